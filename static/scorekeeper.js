// What the pages do beyond forms and links, bound by data- attributes. It knows no rule.
(() => {
  const FRESH = 250; // ms: a tap that soon after a page has come was meant for what stood there before
  const body = document.body;

  // Marks the page as just come, after a form with this data-once or none, or by itself.
  let waiting, unasked;
  const fresh = (once = "", itself = false) => {
    body.dataset.fresh = once;
    unasked = itself;
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
    if (doubled && unasked) say("untaken", true);
    if (doubled || event.submitter?.matches("[data-plain]")) event.stopImmediatePropagation();
    if (doubled) return;
    for (const asking of event.target.querySelectorAll("[hx-get], [hx-post]")) {
      asking.dispatchEvent(new Event("htmx:abort"));
    }
  }, true);

  // A field with data-own changes nothing else while it is typed in, and none does while its form
  // is being sent.
  document.addEventListener("change", (event) => {
    const quiet = event.target.matches("[data-own]") || event.target.closest("form.htmx-request");
    if (quiet) event.stopImmediatePropagation();
  }, true);

  // What was refused of such a field is said no longer while it is being mended.
  document.addEventListener("input", ({ target }) => {
    if (target.matches("[data-own]")) target.form.querySelector("[role='alert']")?.remove();
  });

  // A number with data-select is replaced by what is typed.
  document.addEventListener("focusin", (event) => {
    if (event.target.matches("[data-select]")) event.target.select();
  });

  // Days and times are said on this phone's own clock.
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  document.cookie = `zone=${timeZone}; path=/; max-age=31536000; samesite=lax`;

  // That the scorekeeper did not answer, and that something was not saved for it.
  const notice = document.querySelector("[data-trouble]");
  const trouble = (shown, saving = true) => {
    notice.hidden = !shown;
    notice.querySelector("b").hidden = !saving;
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
  document.addEventListener("htmx:before:swap", ({ detail: { ctx, tasks } }) => {
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
  document.addEventListener("htmx:error", () => trouble(true));

  // A page with data-live follows its sheet: by one stream of events while it is seen, or where
  // there is no room for that by looking now and then. Whatever has the page last is its present.
  const SILENT = 12000; // ms: a stream is lost after two beats
  const LOOK = 10000; // ms from one look to the next without a stream
  const ROOM = 4; // streams of one browser: it has six connections, and pages need some
  let stream, following = "", timer, held, tag, newer = 0;
  const seen = () => document.getElementById("page");
  const elsewhere = window.BroadcastChannel && new BroadcastChannel("live");

  // The page's own query goes on with it, unless it is to become another page (a result, a hand).
  const query = () => (location.pathname === seen().dataset.now ? location.search.slice(1) : "");

  // What says how live the page is stands in its frame, and is put back there after every swap.
  const lines = {};
  for (const name of ["unlive", "busy", "changed", "untaken"]) {
    lines[name] = document.querySelector(`[data-${name}]`);
  }
  const say = (name, shown) => {
    const line = lines[name];
    line.hidden = !shown;
    if (!shown) return body.append(line);
    const { now } = seen().dataset, link = line.querySelector("a");
    if (link) link.href = name === "busy" ? location.pathname + location.search : now;
    if (name === "unlive") seen().querySelector(".bar__text p, .board__head p")?.prepend(line);
    else seen().querySelector("main")?.before(line);
  };
  const told = (name) => !lines[name].hidden;

  // What is being filled in, or was refused, is not replaced under the fingers.
  document.addEventListener("input", ({ target }) => {
    if (seen().contains(target)) seen().dataset.typed = "";
  });
  const filling = () =>
    "typed" in seen().dataset || seen().querySelector("[name^='touched-'], [role='alert']");

  // A page that follows nothing stays, such as one that says that somebody else was first.
  const show = () => {
    if (!seen().dataset.live) held = null;
    if (!held || document.querySelector(".htmx-request")) return;
    const { change, text } = held;
    if (change <= +seen().dataset.change) held = null;
    else if (filling()) {
      const what = new DOMParser().parseFromString(text, "text/html").getElementById("say");
      lines.changed.querySelector("[data-what]").textContent = what.textContent;
      if (!told("changed")) say("changed", true), fresh();
    } else {
      held = null;
      trouble(false);
      htmx.swap({
        text, target: "#page", select: "#page", selectOOB: "#say:innerHTML", swap: "outerMorph",
        sourceElement: body, response: { status: 200 }, quiet: true,
      });
      fresh("", true);
    }
  };

  const close = () => {
    stream?.close();
    stream = null;
    clearTimeout(timer);
  };
  const alive = () => {
    clearTimeout(timer);
    timer = setTimeout(lost, SILENT);
    answers();
    if (told("busy")) say("busy", false);
  };
  const answers = () => {
    if (!told("unlive")) return;
    say("unlive", false);
    trouble(false);
  };
  const lost = () => {
    say("unlive", true);
    open();
  };
  const open = () => {
    close();
    if (!following) return;
    newer = 0;
    elsewhere?.postMessage("open");
    const source = stream = new EventSource(`${following}&change=${seen().dataset.change}`);
    timer = setTimeout(lost, SILENT);
    source.addEventListener("beat", alive);
    source.onmessage = ({ data, lastEventId }) => {
      alive();
      held = { text: data, change: +lastEventId };
      show();
    };
    source.onerror = () => {
      if (source.readyState === EventSource.CLOSED) look();
      else say("unlive", true);
    };
  };
  const look = async () => {
    close();
    timer = setTimeout(open, LOOK);
    const asked = following;
    let status = 0;
    try {
      const headers = tag ? { "If-None-Match": tag } : {};
      const answer = await fetch(`${seen().dataset.now}?${query()}`, { headers });
      status = answer.status;
      if (status === 200) {
        tag = answer.headers.get("ETag");
        const text = await answer.text();
        if (asked !== following) return;
        held = { text, change: +/data-change="(\d+)"/.exec(text)?.[1] };
        show();
      }
    } catch { /* the network is gone: it says so below */ }
    if (asked !== following) return;
    const answered = status === 200 || status === 304;
    say("busy", answered);
    if (answered) answers();
    else say("unlive", true);
  };
  const follow = () => {
    const { live } = seen().dataset;
    const wanted = live && !document.hidden ? `${live}&${query()}` : "";
    if (wanted === following || (wanted && following && filling())) return;
    following = wanted;
    tag = held = null;
    open();
  };

  if (elsewhere) elsewhere.onmessage = () => stream && ++newer >= ROOM && look();
  document.addEventListener("visibilitychange", follow);
  addEventListener("online", () => {
    trouble(false);
    open();
  });
  addEventListener("offline", () => following && say("unlive", true));
  addEventListener("pageshow", ({ persisted }) => persisted && open());

  // A link of a page that is not live is followed once the scorekeeper answers: until then the page
  // stays and says that it does not, where the browser would show an error instead.
  document.addEventListener("click", async (event) => {
    const link = event.target.closest("a[href]"), silent = told("unlive") || !notice.hidden;
    if (!link || link.hash || link.origin !== location.origin || (!silent && navigator.onLine)) return;
    event.preventDefault();
    try {
      await fetch(link.href, { method: "HEAD", signal: AbortSignal.timeout(SILENT) });
      location.assign(link.href);
    } catch { trouble(true, false); }
  });
  document.addEventListener("htmx:before:swap", ({ detail: { ctx, tasks } }) => {
    for (const { fragment } of ctx.quiet ? tasks : []) {
      fragment.querySelectorAll("[autofocus]").forEach((found) => found.removeAttribute("autofocus"));
    }
  });
  document.addEventListener("htmx:after:swap", ({ detail: { ctx } }) => {
    if (!ctx.quiet) say("changed", false), say("untaken", false);
    for (const name in lines) if (told(name)) say(name, true);
    follow();
  });
  document.addEventListener("htmx:finally:request", () => setTimeout(show));
  follow();
})();
