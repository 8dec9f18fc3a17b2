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
  // A form that is sent no longer waits for what its fields come to.
  document.addEventListener("submit", (event) => {
    const once = event.target.dataset.once, last = body.dataset.fresh;
    const doubled = once !== undefined && last !== undefined && !(last && last === once);
    if (doubled) event.preventDefault();
    if (doubled || event.submitter?.matches("[data-plain]")) event.stopImmediatePropagation();
    if (doubled) return;
    for (const asking of event.target.querySelectorAll("[hx-get]")) {
      asking.dispatchEvent(new Event("htmx:abort"));
    }
  }, true);

  // A field with data-own changes nothing else while it is typed in, and none does while its form
  // is being sent.
  document.addEventListener("change", (event) => {
    const quiet = event.target.matches("[data-own]") || event.target.closest("form.htmx-request");
    if (quiet) event.stopImmediatePropagation();
  }, true);

  // A number with data-select is replaced by what is typed.
  document.addEventListener("focusin", (event) => {
    if (event.target.matches("[data-select]")) event.target.select();
  });

  const trouble = (shown) => {
    const notice = document.querySelector("[data-trouble]");
    if (notice) notice.hidden = !shown;
  };

  // An answer whose page was swapped meanwhile goes to the page that is there now, unless that one
  // is newer already.
  const page = (root) => root?.querySelector("#page[data-version]");
  document.addEventListener("htmx:after:request", ({ detail: { ctx } }) => {
    if (ctx.target?.isConnected === false) ctx.target = document.getElementById("page");
  });
  document.addEventListener("htmx:before:swap", (event) => {
    const here = page(document)?.dataset;
    const coming = event.detail.tasks.map(({ fragment }) => page(fragment)?.dataset).find(Boolean);
    const older = coming && coming.sheet === here?.sheet && +coming.version < +here.version;
    if (older) event.preventDefault();
  });

  // A fold with data-remember stays as it was when its page is swapped.
  // What asks by itself with data-quiet has saved nothing that could be lost.
  const quiet = (source) => source?.matches("[data-quiet]");
  document.addEventListener("htmx:before:swap", ({ detail: { ctx, tasks } }) => {
    if (quiet(ctx.sourceElement) && ctx.response.status !== 200) return;
    const failed = ctx.response.status >= 500;
    trouble(failed);
    for (const fold of document.querySelectorAll("details[data-remember][open]")) {
      for (const { fragment } of tasks) {
        fragment?.querySelector(`#${fold.id}`)?.setAttribute("open", "");
      }
    }
    const { once } = ctx.sourceElement.dataset;
    if (once !== undefined && !failed) fresh(once);
  });
  document.addEventListener("htmx:error", ({ detail }) => {
    if (!quiet(detail?.ctx?.sourceElement)) trouble(true);
  });
})();
