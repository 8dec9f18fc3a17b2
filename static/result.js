// Draws how a game stands as a picture, with the phone's own letters, and passes it on. All texts
// come with the page, in its data- attributes. It knows no rule.
(() => {
  const WIDTH = 1200, HEIGHT = 630, EDGE = 48, PANEL = 500;
  const GROUND = "#0d1311", SURFACE = "#1b2420", INK = "#f0f4f1", SOFT = "#b3c0b8";
  const LAMP = "#ffc663", LAMP_INK = "#2a1b00";
  const box = document.querySelector("[data-result]");
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext("2d");
  const family = getComputedStyle(document.body).fontFamily;
  const letters = (text) =>
    window.Intl?.Segmenter
      ? [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)
      : [...text];

  // Sets the largest letters, down to the least, in which the text is not wider than that.
  const fit = (text, width, weight, size, least) => {
    do pen.font = `${weight} ${size}px ${family}`;
    while (pen.measureText(text).width > width && (size -= 2) >= least);
    return Math.max(size, least);
  };
  // The text, cut where it is still too wide.
  const cut = (text, width) => {
    const all = letters(text);
    if (pen.measureText(text).width <= width) return text;
    while (all.length && pen.measureText(`${all.join("")}…`).width > width) all.pop();
    return `${all.join("")}…`;
  };
  // The text in lines, broken between words.
  const lines = (text, width) => {
    const found = [];
    for (const word of text.split(" ")) {
      const longer = found.length ? `${found.at(-1)} ${word}` : word;
      if (found.length && pen.measureText(longer).width <= width) found[found.length - 1] = longer;
      else found.push(word);
    }
    return found;
  };
  // Up to so many lines, in letters as large as they allow; how high they are.
  const block = (text, x, y, width, weight, size, most) => {
    let broken;
    for (; ; size -= 2) {
      pen.font = `${weight} ${size}px ${family}`;
      broken = lines(text, width);
      const wide = Math.max(...broken.map((line) => pen.measureText(line).width));
      if ((broken.length <= most && wide <= width) || size <= 26) break;
    }
    broken = broken.slice(0, most).map((line) => cut(line, width));
    broken.forEach((line, n) => pen.fillText(line, x, y + (n + 0.8) * size * 1.15));
    return broken.length * size * 1.15;
  };

  const panel = ({ head, points, under, foot, won }) => {
    const x = EDGE + PANEL / 2, width = PANEL - 64;
    pen.fillStyle = won ? LAMP : SURFACE;
    pen.beginPath();
    pen.roundRect(EDGE, EDGE, PANEL, HEIGHT - 2 * EDGE, 32);
    pen.fill();
    pen.fillStyle = won ? LAMP_INK : INK;
    pen.textAlign = "center";
    let y = EDGE + 40;
    if (points) y += block(points, x, y, width, 760, 150, 1) + 8;
    y += block(head, x, y, width, 720, 60, points ? 2 : 4) + 12;
    if (under) block(under, x, y, width, 500, 34, 1);
    block(foot, x, HEIGHT - EDGE - 96, width, 500, 30, 2);
  };
  const standing = (rows) => {
    const left = EDGE + PANEL + 48, right = WIDTH - EDGE;
    const high = Math.min(110, (HEIGHT - 2 * EDGE) / rows.length);
    let y = (HEIGHT - high * rows.length) / 2;
    for (const [place, name, points] of rows) {
      const middle = y + high / 2;
      pen.textBaseline = "middle";
      pen.textAlign = "right";
      pen.fillStyle = INK;
      pen.font = `740 ${high * 0.46}px ${family}`;
      pen.fillText(points, right, middle);
      const room = right - pen.measureText(points).width - 32 - (left + 56);
      pen.textAlign = "left";
      fit(name, room, 640, high * 0.42, 24);
      pen.fillText(cut(name, room), left + 56, middle);
      pen.fillStyle = SOFT;
      pen.font = `500 ${high * 0.36}px ${family}`;
      pen.fillText(place, left, middle);
      pen.fillStyle = SURFACE;
      pen.fillRect(left, y + high - 1, right - left, 2);
      y += high;
    }
  };

  pen.fillStyle = GROUND;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  panel(box.dataset);
  standing(JSON.parse(box.dataset.rows));
  const address = canvas.toDataURL("image/png");
  box.querySelector("img").src = address;
  Object.assign(box.querySelector("[data-save]"), { href: address, download: box.dataset.file });
  box.hidden = false;

  canvas.toBlob((blob) => {
    const files = [new File([blob], box.dataset.file, { type: "image/png" })];
    const send = box.querySelector("[data-send]");
    if (!navigator.canShare?.({ files })) return;
    send.hidden = false;
    send.addEventListener("click", () =>
      navigator.share({ files, title: box.dataset.head }).catch(() => {}),
    );
  });

  // Copying needs https; without it the link is a field whose text can be chosen.
  const copy = document.querySelector("[data-copy]");
  if (navigator.clipboard) copy.hidden = false;
  copy.addEventListener("click", async () => {
    await navigator.clipboard.writeText(copy.dataset.copy);
    copy.textContent = copy.dataset.done;
  });
})();
