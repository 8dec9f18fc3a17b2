// What the pages do beyond forms and links, bound by data- attributes. It knows no rule.
(() => {
  const FRESH = 250; // ms: a tap that soon after a page has come was meant for what stood there before
  const body = document.body;

  // Marks the page as just come, after a form with this data-once or none.
  let waiting;
  const fresh = (once = "") => {
    body.dataset.fresh = once;
    clearTimeout(waiting);
    waiting = setTimeout(() => delete body.dataset.fresh, FRESH);
  };
  fresh();

  // A form with data-once ignores the second tap of a double tap, unless both have the same name
  // in it: five quick taps on a tile are five tricks.
  // A key with data-plain sends its form as a page of its own, not through htmx.
  document.addEventListener("submit", (event) => {
    const once = event.target.dataset.once, last = body.dataset.fresh;
    const doubled = once !== undefined && last !== undefined && !(last && last === once);
    if (doubled) event.preventDefault();
    if (doubled || event.submitter?.matches("[data-plain]")) event.stopImmediatePropagation();
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
  document.addEventListener("htmx:before:swap", ({ detail: { ctx } }) => {
    folds = [...document.querySelectorAll("details[data-remember][open]")].map((fold) => fold.id);
    if (ctx.sourceElement.matches("[data-once]")) fresh(ctx.sourceElement.dataset.once);
  });
  document.addEventListener("htmx:after:swap", ({ detail: { ctx } }) => {
    for (const id of folds) document.getElementById(id)?.setAttribute("open", "");
    trouble(ctx.response.status >= 500);
  });
  document.addEventListener("htmx:error", () => trouble(true));
})();
