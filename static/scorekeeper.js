// What the pages do beyond forms and links, bound by data- attributes. It knows no rule.
(() => {
  const FRESH = 250; // ms: a second tap that soon after a swap was meant for what stood there before

  // A form with data-once ignores the second tap of a double tap.
  // A key with data-plain sends its form as a page of its own, not through htmx.
  document.addEventListener("submit", (event) => {
    const fresh = event.target.matches("[data-once]") && document.querySelector("[data-fresh]");
    if (fresh) event.preventDefault();
    if (fresh || event.submitter?.matches("[data-plain]")) event.stopImmediatePropagation();
  }, true);

  // A field with data-own changes nothing else while it is typed in.
  document.addEventListener("change", (event) => {
    if (event.target.matches("[data-own]")) event.stopImmediatePropagation();
  }, true);

  // A number with data-select is replaced by what is typed.
  document.addEventListener("focusin", (event) => {
    if (event.target.matches("[data-select]")) event.target.select();
  });

  const trouble = (shown) => {
    const notice = document.querySelector("[data-trouble]");
    if (notice) notice.hidden = !shown;
  };

  // A fold with data-remember stays as it was when its page is swapped.
  let folds = [];
  document.addEventListener("htmx:before:swap", () => {
    folds = [...document.querySelectorAll("details[data-remember][open]")].map((fold) => fold.id);
  });
  document.addEventListener("htmx:after:swap", () => {
    for (const id of folds) document.getElementById(id)?.setAttribute("open", "");
    trouble(false);
    const page = document.getElementById("page");
    page.dataset.fresh = "";
    setTimeout(() => delete page.dataset.fresh, FRESH);
  });
  document.addEventListener("htmx:error", () => trouble(true));
  document.addEventListener("htmx:response:error", (event) => {
    if (event.detail.ctx.response.status >= 500) trouble(true);
  });
})();
