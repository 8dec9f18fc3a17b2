// What on this page is too small, too wide, cut off or spilling; evaluated in the page by the tests.
() => {
  const TAP = 47.5, TEXT = 12.9, FIELD = 16; // pixels; half a pixel is rounding
  const found = [];
  const style = (element) => getComputedStyle(element);

  const shown = (element) => {
    const box = element.getBoundingClientRect();
    return box.width > 1 && box.height > 1 && element.checkVisibility({ visibilityProperty: true })
      && !element.closest(".vh, .skip");
  };

  const named = (element) => {
    const words = (element.getAttribute("aria-label") || element.textContent).trim();
    const kind = `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`;
    return `${kind} “${words.replace(/\s+/g, " ").slice(0, 30)}”`;
  };

  const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);

  // What a finger aims at: the label of a radio, the whole row of a link that covers it.
  const target = (element) => {
    if (element.matches("[type=radio], [type=checkbox]")) return element.closest("label");
    return element.matches(".score a") ? element.closest("tr") : element;
  };

  if (document.documentElement.scrollWidth > innerWidth) {
    found.push(`scrolls sideways: ${document.documentElement.scrollWidth} in ${innerWidth}`);
  }
  for (const element of all("a[href], button, input:not([type=hidden]), select, summary")) {
    const { width, height } = target(element).getBoundingClientRect();
    if (width < TAP || height < TAP) {
      found.push(`small target: ${width.toFixed(1)} × ${height.toFixed(1)} ${named(element)}`);
    }
  }
  for (const element of all("a[href], button, input:not([type=hidden]), select, summary")) {
    const aim = target(element);
    aim.scrollIntoView({ block: "center" });
    const { left, top, width, height } = aim.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!aim.contains(hit)) found.push(`out of reach: ${named(element)}`);
  }
  for (const element of all("input:not([type=hidden], [type=radio], [type=checkbox]), select")) {
    if (parseFloat(style(element).fontSize) < FIELD) found.push(`zooming field: ${named(element)}`);
  }
  for (const element of all("body *")) {
    const words = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (words && !element.closest("svg, option") && parseFloat(style(element).fontSize) < TEXT) {
      found.push(`small text: ${style(element).fontSize} ${named(element)}`);
    }
  }
  for (const element of all("button, a, td, th, h1, h2, h3, p, label, legend, li")) {
    const room = element.clientWidth, spills = style(element).overflowX === "visible";
    if (room && spills && style(element).display !== "inline" && element.scrollWidth > room + 2) {
      found.push(`spills: ${element.scrollWidth} in ${room} ${named(element)}`);
    }
  }
  return found;
}
