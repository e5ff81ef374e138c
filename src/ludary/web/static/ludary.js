/* The pages of Ludary: one plain script without a build step.

   Top to bottom: small tools, light and dark, asking the server, words, the board (drawing, marking, moving), what a choice
   would touch on it, the feed that keeps a table up to date, the table's page part by part, replay, and the smaller pages. Templates carry all that is
   fixed; this file fills in what changes, as text and never as HTML. The one exception is the board, which the server
   draws as SVG: it is parsed as such. Ids of the page begin with `page-`; all others belong to the board. */
(() => {
"use strict";

// ---------------------------------------------------------------------------------------------- small tools

const root = document.documentElement;
const $ = (id) => document.getElementById(`page-${id}`);
const json = (id) => JSON.parse($(id).textContent);
const pause = (ms) => new Promise((done) => setTimeout(done, ms));
const on = (id, event, does) => $(id)?.addEventListener(event, does);

/** An element: `el("p", {class: "why", onclick: f}, "text", child)`. Texts become text nodes; null children are left out. */
function el(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (value === true) node.setAttribute(name, "");
    else if (value !== false && value != null) node.setAttribute(name, value);
  }
  node.append(...children.flat().filter((child) => child != null && child !== false));
  return node;
}

/** What this browser remembers for its user; where it may not remember, nothing breaks. */
const keep = {
  get(key, otherwise = "") {
    try { return localStorage.getItem(`ludary.${key}`) ?? otherwise; } catch { return otherwise; }
  },
  set(key, value) {
    try { localStorage.setItem(`ludary.${key}`, value); } catch { /* a private window */ }
  },
};

/** A Map from what `by` says to the things of which it says so. */
function grouped(list, by) {
  const found = new Map();
  for (const one of list) found.set(by(one), [...(found.get(by(one)) || []), one]);
  return found;
}

const shown = new WeakMap();

/** Fill `node` anew if `key` has changed. Focus inside stays with the same `data-key`, or goes where `lost` says. */
function fill(node, key, build, lost = null) {
  const now = JSON.stringify(key);
  if (shown.get(node) === now) return false;
  shown.set(node, now);
  const held = node.contains(document.activeElement) ? document.activeElement : null;
  node.replaceChildren(...[build()].flat().filter(Boolean));
  if (held) {
    const same = held.dataset.key && node.querySelector(`[data-key="${CSS.escape(held.dataset.key)}"]`);
    (same || lost)?.focus({preventScroll: !same});
  }
  return true;
}

// ---------------------------------------------------------------------------------------------- light and dark

const THEMES = ["auto", "light", "dark"];

function wear(theme) {
  root.dataset.theme = theme;
  const name = $("theme-name");
  if (name) name.textContent = theme;
}

wear(keep.get("theme", "auto")); // before the first paint: this script stands in the head

function themeButton() {
  const button = $("theme");
  button.hidden = false;
  wear(keep.get("theme", "auto"));
  button.addEventListener("click", () => {
    const next = THEMES[(THEMES.indexOf(root.dataset.theme) + 1) % THEMES.length];
    keep.set("theme", next);
    wear(next);
    announce(`Colours: ${next}`);
  });
}

// ---------------------------------------------------------------------------------------------- saying things

/** Say it in the one live region; the last few stay there. */
function announce(words) {
  if (!words) return;
  const live = $("live");
  live.append(el("p", {}, words));
  while (live.children.length > 4) live.firstChild.remove();
}

let noticeTimer = 0;

/** A short word on the page, which is also announced. */
function notice(words, kind = "") {
  const box = $("notice");
  box.querySelector("p").textContent = words;
  box.dataset.kind = kind;
  box.hidden = false;
  announce(words);
  clearTimeout(noticeTimer);
  noticeTimer = setTimeout(() => { if (!box.matches(":hover, :focus-within")) box.hidden = true; }, 4000 + 60 * words.length);
}

/** Words of what went wrong, beside what they are about; focus goes there. */
function wrong(words, place = $("wrong")) {
  place.textContent = words;
  place.hidden = !words;
  if (!words) return;
  announce(words);
  place.tabIndex = -1;
  place.focus();
}

// ---------------------------------------------------------------------------------------------- asking the server

/** The server says no, or says nothing (`status` 0). */
class Refusal extends Error {
  constructor(status, body) {
    super(body.error || "That did not work. Try again.");
    this.status = status;
    this.code = body.code || "";
    this.look = body.look || null;
  }
}

const SILENT = {error: "The table does not answer. Check your connection and try again.", code: "silent"};

/** GET (no body) or POST; the answer's JSON. What gets no answer is sent again, up to `tries` times: only for calls that may come twice. */
async function call(path, body, {tries = 1, text = false} = {}) {
  const asked = {credentials: "same-origin", headers: {Accept: "application/json"}};
  if (body !== undefined) {
    asked.method = "POST";
    asked.headers["Content-Type"] = text ? "text/plain" : "application/json";
    asked.body = text ? body : JSON.stringify(body);
  }
  for (let attempt = 1; ; attempt += 1) {
    let answer, got;
    try {
      answer = await fetch(path, {...asked, signal: AbortSignal.timeout(20000)});
      got = await answer.json().catch((error) => { if (answer.ok) throw error; return {}; });
    } catch {
      answer = null;
    }
    if (answer?.ok) return got;
    const passing = !answer || [429, 502, 503, 504].includes(answer.status);
    if (!passing || attempt >= tries) throw new Refusal(answer?.status ?? 0, answer ? got : SILENT);
    if (attempt === 2) notice("No answer yet. Sending it again …");
    await pause(1000 * Number(answer?.headers.get("Retry-After") || 0) || Math.min(8000, 400 * 2 ** attempt));
  }
}

/** Try something that the server may refuse; its words are then shown at `place`. The button waits meanwhile. */
async function attempt(does, {place = $("wrong"), button = null} = {}) {
  const words = button?.textContent;
  wrong("", place);
  if (button) {
    button.disabled = true;
    button.textContent = "One moment …";
  }
  try {
    await does();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    wrong(error.message, place);
  } finally {
    if (button) {
      button.disabled = false;
      button.textContent = words;
    }
  }
}

/** A word that nobody guesses: letters, digits, - and _. */
const unguessable = () => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(24)))).replaceAll("+", "-").replaceAll("/", "_");

/** Do something that needs a player: who is none yet is made one first, and whoever was one and is not any more, too. */
async function asPlayer(does) {
  const become = async () => {
    await call("/api/players", {name: keep.get("name") || undefined}, {tries: 6});
    document.body.dataset.known = "";
  };
  if (document.body.dataset.known === undefined) await become();
  try {
    return await does();
  } catch (error) {
    if (error.code !== "no_token") throw error;
    await become();
    return does();
  }
}

/** Create a table and go there. */
async function createTable(wish) {
  const asked = {name: keep.get("name") || undefined, key: unguessable(), ...wish};
  const made = await asPlayer(() => call("/api/tables", asked, {tries: 6}));
  location.assign(made.url);
}

async function copy(words, field) {
  try {
    await navigator.clipboard.writeText(words);
    notice("Copied.");
  } catch {
    field?.select();
    notice(field ? "Copy it from the field: this browser does not let a page do it." : `The link: ${words}`);
  }
}

function shareButton(button, title, url) {
  if (!button || !navigator.share) return;
  button.hidden = false;
  button.addEventListener("click", () => navigator.share({title, url: url()}).catch(() => {}));
}

// ---------------------------------------------------------------------------------------------- words

const plural = (number, one, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;
const listed = (words) => (words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`);
const bare = (words) => words.replace(/\.$/, "");
const capital = (words) => words.charAt(0).toUpperCase() + words.slice(1);

/** A clock: `4:05`, `2 h 10 min`, `2 days 5 h`. */
function clockWords(ms) {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const [days, hours, minutes] = [Math.floor(seconds / 86400), Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60];
  if (days) return `${plural(days, "day")} ${hours} h`;
  if (hours) return `${hours} h ${minutes} min`;
  return `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
}

/** How long ago: `3 minutes ago`. */
function ago(ms) {
  const minutes = Math.floor((Date.now() - ms) / 60000);
  if (minutes < 1) return "just now";
  if (minutes < 60) return `${plural(minutes, "minute")} ago`;
  if (minutes < 1440) return `${plural(Math.floor(minutes / 60), "hour")} ago`;
  return `${plural(Math.floor(minutes / 1440), "day")} ago`;
}

/** The words with which all sentences begin, or end, as far as every bracket has its partner. */
function common(sentences, backwards = false) {
  const rows = sentences.map((words) => (backwards ? [...words].reverse() : words));
  let length = 0;
  while (rows.every((row) => row.length > length + 1 && row[length] === rows[0][length])) length += 1;
  const open = (words) => [...words.join(" ")].reduce((sum, sign) => sum + (sign === "(") - (sign === ")"), 0) !== 0;
  while (length && open(rows[0].slice(0, length))) length -= 1;
  const found = rows[0].slice(0, length);
  return backwards ? found.reverse() : found;
}

const MANY = 10, ALIKE = 3, FILTERED = 13; // choices from which on they are grouped, share a heading, can be searched

/** The choices as [{heading, rows: [{action, number, words}]}]: where they are many, those with one verb under a heading. */
function groups(actions) {
  const rows = actions.map((action, at) => ({action, number: at + 1, words: action.words}));
  if (rows.length < MANY) return [{heading: "", rows}];
  const single = {heading: "", rows: []}, found = [single];
  for (const [name, same] of grouped(rows, (row) => row.action.name)) {
    if (same.length < ALIKE) {
      single.rows.push(...same);
      continue;
    }
    const sentences = same.map((row) => row.words.split(" "));
    const front = common(sentences), rest = sentences.map((words) => words.slice(front.length));
    const back = common(rest, true);
    found.push({
      heading: front.length ? `${front.join(" ")} …${back.length ? ` ${back.join(" ")}` : ""}` : capital(name.replaceAll("_", " ")),
      rows: same.map((row, at) => ({...row, words: front.length ? rest[at].slice(0, rest[at].length - back.length).join(" ") : row.words})),
    });
  }
  return found.filter((group) => group.rows.length);
}

// ---------------------------------------------------------------------------------------------- the board

const SVG = "http://www.w3.org/2000/svg";
const FLIGHT = 480; // ms that a piece takes to its new place
const TOO_MANY = 300; // pieces that are not worth moving one by one
const calm = matchMedia("(prefers-reduced-motion: reduce)");

const PLAIN_WIDE = 480, PLAIN_REM = 27; // a picture of the plain width is readable at so many rem

/** The SVG of a board, in a box of the page. */
class Board {
  constructor(box) {
    this.box = box;
    this.svg = box.querySelector("svg");
    this.source = this.svg ? undefined : null; // undefined: the one that the server put into the page
    this.spots = [];
    this.measure();
    this.zoom = new Zoom(this, $("zoom"));
  }

  /** Tell the style sheet how tall the board is for its width, and how wide it wants to be: it may scroll rather than be too small to read. */
  measure() {
    const {width, height} = this.svg?.viewBox.baseVal || {};
    if (!width) return;
    this.box.style.setProperty("--tall", (height / width).toFixed(3));
    this.box.style.setProperty("--wide", `${(this.svg.width.baseVal.value * PLAIN_REM / PLAIN_WIDE).toFixed(1)}rem`);
  }

  /** Draw `source` (null: no board). Pieces fly from where they were, unless the system asks for calm. */
  show(source, moving = true) {
    if (this.source === undefined) this.source = source;
    if (source === this.source) return;
    this.source = source;
    const next = source && new DOMParser().parseFromString(source, "image/svg+xml").documentElement;
    if (next && next.namespaceURI !== SVG) return;
    this.clear();
    const before = moving && !document.hidden && this.svg && next ? pieces(this.svg) : [];
    this.svg = next ? document.adoptNode(next) : null;
    this.zoom.keep(() => this.box.replaceChildren(...(this.svg ? [this.svg] : [])));
    this.measure();
    if (before.length && before.length <= TOO_MANY) this.zoom.follow(move(before, pieces(this.svg), this.svg));
    this.mark(this.spots);
  }

  /** Take the marks away. */
  clear() {
    this.svg?.querySelectorAll(".spot-mark").forEach((mark) => mark.remove());
    this.svg?.querySelectorAll(".spot").forEach((node) => node.classList.remove("spot"));
  }

  /** Mark what may be clicked: a ground that takes clicks under it, and a line with a dark edge around it. */
  mark(spots) {
    const before = this.spots.join();
    this.spots = [...spots];
    this.clear();
    for (const spot of this.spots) {
      for (const node of this.at(spot)) {
        const group = ["g", "svg", "a"].includes(node.localName);
        const [ground, edge, line] = ["ground", "edge", "line"].map((kind) => spotMark(node, spot, kind, group));
        node.classList.add("spot");
        if (group) {
          node.prepend(ground);
          node.append(edge, line);
        } else {
          node.after(edge, line);
        }
      }
    }
    if (this.spots.join() !== before) this.zoom.follow(this.spots.flatMap((spot) => this.at(spot)));
  }

  at(spot) {
    return this.svg ? [...this.svg.querySelectorAll(`[data-spot="${CSS.escape(spot)}"]`)] : [];
  }

  /** Show which spot a choice is about. */
  point(spot) {
    this.svg?.querySelectorAll(".spot-mark").forEach((mark) => mark.classList.toggle("pointed", Boolean(spot) && mark.dataset.of === spot));
  }

  /** The marked spot under an event's target, which may lie within another spot; "" if none. */
  spotOf(target) {
    for (let node = target.closest?.("[data-spot]"); node; node = node.parentElement?.closest("[data-spot]")) {
      if (this.spots.includes(node.dataset.spot)) return node.dataset.spot;
    }
    return "";
  }

  /** Draw what a choice would touch, {kind: spots}, on top of everything, instead of what was drawn so before. */
  touch(marks) {
    this.svg?.querySelector(".touches")?.remove();
    const unit = (this.svg?.viewBox.baseVal.width || 0) / TOUCH_WIDTH, drawn = new Map();
    if (!unit || !Object.keys(marks).length) return;
    const layer = svgNode("g", {class: "touches", "aria-hidden": "true", transform: `scale(${unit})`});
    for (const kind of Object.keys(TOUCHES).filter((one) => marks[one])) {
      for (const node of marks[kind].flatMap((spot) => this.at(spot))) {
        const others = drawn.get(node) || 0;
        layer.append(touchMark(kind, placeOf(node, this.svg, unit), others));
        drawn.set(node, others + 1);
      }
    }
    this.svg.append(layer);
  }
}

function svgNode(tag, attributes, ...children) {
  const node = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children);
  return node;
}

/** One rectangle around a spot. */
function spotMark(node, spot, kind, inside) {
  const {x, y, width, height} = node.getBBox(), mark = document.createElementNS(SVG, "rect");
  for (const [name, value] of Object.entries({x: x - 3, y: y - 3, width: width + 6, height: height + 6, rx: 8, class: `spot-mark spot-${kind}`})) mark.setAttribute(name, value);
  if (!inside && node.hasAttribute("transform")) mark.setAttribute("transform", node.getAttribute("transform"));
  mark.dataset.of = spot;
  return mark;
}

/** Every piece of a board: its node, its kind, its middle and its matrix in the board's own units. */
function pieces(svg) {
  const home = svg.getScreenCTM()?.inverse();
  if (!home) return [];
  return [...svg.querySelectorAll("[data-piece]")].map((node) => {
    const {x, y, width, height} = node.getBBox(), matrix = home.multiply(node.getScreenCTM());
    return {node, kind: node.dataset.piece, matrix, at: new DOMPoint(x + width / 2, y + height / 2).matrixTransform(matrix)};
  });
}

const distance = (one, other) => Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y);

/** Things of one kind are interchangeable: those in the same place stay, the others fly to the nearest new place, the rest fade.

    The nodes of what has a new place; for those who asked for calm nothing flies or fades. */
function move(before, after, svg) {
  const kinds = grouped(after, (piece) => piece.kind), flown = [];
  const left = new Set(before), timing = {duration: FLIGHT, easing: "cubic-bezier(.3,.7,.3,1)"};
  for (const [kind, fresh] of kinds) {
    const pairs = fresh.flatMap((piece) => before.filter((old) => old.kind === kind).map((old) => [distance(old, piece), old, piece]));
    const free = new Set(fresh);
    for (const [far, old, piece] of pairs.sort((one, other) => one[0] - other[0])) {
      if (!left.has(old) || !free.has(piece)) continue;
      left.delete(old);
      free.delete(piece);
      if (far < 1.5) continue;
      flown.push(piece.node);
      if (calm.matches) continue;
      piece.node.animate({opacity: [0, 0]}, FLIGHT);
      const from = `${old.at.x - piece.at.x}px ${old.at.y - piece.at.y}px`;
      ghost(piece, svg).animate({translate: [from, "0px 0px"]}, timing).finished.then(vanish, vanish);
    }
    if (!calm.matches) free.forEach((piece) => piece.node.animate({opacity: [0, 0, 1]}, timing));
  }
  if (!calm.matches) left.forEach((piece) => ghost(piece, svg).animate({opacity: [1, 0]}, timing).finished.then(vanish, vanish));
  return flown;
}

const vanish = (flight) => flight.effect?.target?.remove();

/** A copy of the piece on top of the board, for as long as it flies or fades. */
function ghost({node, matrix}, svg) {
  const copied = node.cloneNode(true), layer = document.createElementNS(SVG, "g");
  for (const part of [copied, ...copied.querySelectorAll("*")]) ["id", "data-piece", "data-spot"].forEach((name) => part.removeAttribute(name));
  copied.querySelectorAll(".spot-mark").forEach((mark) => mark.remove());
  copied.removeAttribute("transform");
  const inner = document.createElementNS(SVG, "g");
  inner.setAttribute("transform", `matrix(${matrix.a} ${matrix.b} ${matrix.c} ${matrix.d} ${matrix.e} ${matrix.f})`);
  inner.append(copied);
  layer.append(inner);
  layer.setAttribute("class", "ghost");
  svg.append(layer);
  return layer;
}

// ---------------------------------------------------------------------------------------------- what a choice would touch

const RESTS = 120; // ms that the pointer or the focus stays on a choice before the server is asked what it would touch
const TOUCH_WIDTH = 480; // units of the board's width in which hatches and signs have the size that they are given here
const SIGNED = 40, LEAST_SIGNED = 18; // of these units: smaller places bear smaller signs, or none

/** Each kind: how a sentence says it, its sign in a square from -6 to 6, and its hatch in a square of 8 units. */
const TOUCHES = {
  reach: {says: "leads to", sign: "M-5 0H4M0.5 -4L5 0L0.5 4", hatch: "M2 2h0.01M6 6h0.01"},
  sight: {says: "has in sight", sign: "M-6 0Q0 -6.5 6 0Q0 6.5 -6 0ZM-0.9 0h1.8", hatch: "M0 2H8M0 6H8"},
  target: {says: "aims at", sign: "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0M-0.9 0h1.8", hatch: ""},
  harm: {says: "harms", sign: "M-4 -4L4 4M4 -4L-4 4", hatch: "M0 0L8 8M8 0L0 8"},
  take: {says: "takes", sign: "M-5 0H5", hatch: "M-2 2L2 -2M0 8L8 0M6 10L10 6"},
  remain: {says: "leaves", sign: "M-5 -2.5H5M-5 2.5H5", hatch: ""},
};

/** The hatches, once for the whole page. */
function hatches() {
  const patterns = Object.entries(TOUCHES).filter(([, {hatch}]) => hatch).map(([kind, {hatch}]) =>
    svgNode("pattern", {id: `page-hatch-${kind}`, width: 8, height: 8, patternUnits: "userSpaceOnUse"}, svgNode("path", {d: hatch, class: `hatch touch-${kind}`})));
  document.body.append(svgNode("svg", {class: "visually-hidden", "aria-hidden": "true", width: 0, height: 0}, svgNode("defs", {}, ...patterns)));
}

/** Where a spot lies on its board, in units of which the board has so many; without the marks of what may be clicked. */
function placeOf(node, svg, unit) {
  const margin = node.querySelector(":scope > .spot-mark") ? 3 : 0, {x, y, width, height} = node.getBBox();
  const matrix = svg.getScreenCTM().inverse().multiply(node.getScreenCTM());
  const [one, other] = [[x + margin, y + margin], [x + width - margin, y + height - margin]].map(([left, top]) => new DOMPoint(left, top).matrixTransform(matrix));
  return {x: one.x / unit, y: one.y / unit, width: (other.x - one.x) / unit, height: (other.y - one.y) / unit};
}

/** A hatched rectangle with a sign at its corner; inside of `others` of the same place. */
function touchMark(kind, place, others = 0) {
  const inset = 1.5 + 4 * others, {sign, hatch} = TOUCHES[kind];
  const box = {x: place.x + inset, y: place.y + inset, width: Math.max(2, place.width - 2 * inset), height: Math.max(2, place.height - 2 * inset), rx: 6};
  const parts = [svgNode("rect", {...box, class: "touch-ground"}), svgNode("rect", {...box, class: "touch-edge"}), svgNode("rect", {...box, class: "touch-line"})];
  if (hatch) parts.splice(1, 0, svgNode("rect", {...box, fill: `url(#page-hatch-${kind})`}));
  const least = Math.min(place.width, place.height);
  if (least >= LEAST_SIGNED) {
    const scale = Math.min(1, least / SIGNED), at = `translate(${place.x + place.width - scale * (7 + 19 * others)} ${place.y + 7 * scale}) scale(${scale})`;
    parts.push(svgNode("g", {class: "touch-sign", transform: at}, svgNode("circle", {r: 9.5}), svgNode("path", {d: sign})));
  }
  return svgNode("g", {class: `touch touch-${kind}`}, ...parts);
}

/** What the marks mean: `takes 3`, each with a piece of its hatch. */
function touchWords(marks) {
  return Object.keys(TOUCHES).filter((kind) => marks[kind]).map((kind) => el("span", {class: "touched"},
    svgNode("svg", {viewBox: "0 0 44 30", width: 36, height: 24, "aria-hidden": "true"}, touchMark(kind, {x: 1, y: 2, width: 42, height: 27})), ` ${TOUCHES[kind].says} ${marks[kind].length}`));
}

// ---------------------------------------------------------------------------------------------- a board larger than its frame

const STEP = 1.4; // how much larger a button or a key makes the board
const SMALL = 0.85; // a board that is drawn smaller than this part of its own size can be enlarged
const MOST = 2.5; // times its own size
const REST = 4000; // ms for which the board does not follow the action after somebody has moved it
const LEAST = 60; // pixels of a frame that are worth looking at
const FAR = 5; // pixels from which on a press is a drag, and no click

/** Enlarges a board, of which its frame then shows a part: by buttons, keys, wheel and two fingers. */
class Zoom {
  constructor(board, tools) {
    Object.assign(this, {board, tools, box: board.box, scale: 0, fitting: 0, moved: 0, drag: null, dragged: false, pinch: null});
    for (const [name, does] of Object.entries({larger: () => this.by(STEP), smaller: () => this.by(1 / STEP), fit: () => this.fit()})) {
      tools.querySelector(`[data-zoom="${name}"]`).addEventListener("click", does);
    }
    for (const kind of ["pointerdown", "wheel", "keydown", "touchstart"]) this.box.addEventListener(kind, () => { this.moved = Date.now(); }, {passive: true});
    this.box.addEventListener("wheel", (event) => this.wheel(event), {passive: false});
    this.byMouse();
    this.byFingers();
    new ResizeObserver(() => this.measure()).observe(this.box);
    this.measure();
  }

  /** Where nothing is larger than its frame, there is nothing to press. */
  measure() {
    if (!this.scale) this.fitting = this.board.svg?.getScreenCTM()?.a || 0;
    this.tools.hidden = !this.scale && !(this.fitting && this.fitting < SMALL);
    for (const [name, cannot] of Object.entries({larger: this.scale >= MOST, smaller: !this.scale, fit: !this.scale})) {
      this.tools.querySelector(`[data-zoom="${name}"]`).setAttribute("aria-disabled", cannot);
    }
  }

  /** Change what is in the frame; the size and the part that is shown stay. */
  keep(change) {
    const {scrollLeft: left, scrollTop: top} = this.box;
    change();
    this.dress();
    this.box.scrollTo({left, top, behavior: "instant"});
  }

  dress() {
    const {svg} = this.board, zoomed = this.scale > 0;
    this.box.classList.toggle("zoomed", zoomed);
    if (svg) svg.style.width = zoomed ? `${svg.viewBox.baseVal.width * this.scale}px` : "";
    const reachable = {tabindex: "0", role: "group", "aria-label": "Enlarged board, arrow keys move it"};
    for (const [name, value] of Object.entries(reachable)) zoomed ? this.box.setAttribute(name, value) : this.box.removeAttribute(name);
    this.measure();
  }

  /** Draw the board with so many pixels to its unit; its point `here` comes to (x, y) of the window. */
  to(scale, x, y, here = this.under(x, y)) {
    if (!this.board.svg || this.tools.hidden) return;
    const before = this.scale;
    this.scale = scale > this.fitting * 1.02 ? Math.min(scale, MOST) : 0;
    if (this.scale === before && !this.pinch) return;
    this.dress();
    const there = here.matrixTransform(this.board.svg.getScreenCTM());
    this.box.scrollBy({left: there.x - x, top: there.y - y, behavior: "instant"});
  }

  /** The point of the board at (x, y) of the window. */
  under(x, y) {
    return new DOMPoint(x, y).matrixTransform(this.board.svg.getScreenCTM().inverse());
  }

  /** So many times as large, around the middle of what can be seen of it. */
  by(factor) {
    if (this.tools.hidden) return;
    const {left, right, top, bottom} = this.seen();
    this.to((this.scale || this.fitting) * factor, (left + right) / 2, (top + bottom) / 2);
    this.follow(this.board.spots.flatMap((spot) => this.board.at(spot)), true);
    announce(this.scale ? `Board ${Math.round((100 * this.scale) / this.fitting)} percent.` : "The board fits.");
  }

  fit() {
    if (this.tools.hidden) return;
    this.scale = 0;
    this.dress();
    announce("The board fits.");
  }

  /** The part of the frame that is in the window and not under the panel with the choices, where that sticks to its lower edge. */
  seen() {
    const {left, right, top, bottom} = this.box.getBoundingClientRect(), panel = document.querySelector(".decide");
    const covered = panel && getComputedStyle(panel).position === "sticky" ? panel.getBoundingClientRect().top : innerHeight;
    const ends = {left: Math.max(0, left), right: Math.min(innerWidth, right), top: Math.max(0, top), bottom: Math.min(innerHeight, covered, bottom)};
    return ends.bottom - ends.top > LEAST ? ends : {left, right, top, bottom};
  }

  /** Bring the first of the nodes into the frame, unless one is there or somebody has just moved the board. */
  follow(nodes, always = false) {
    if (!this.scale || !nodes.length || (!always && Date.now() - this.moved < REST)) return;
    const seen = this.seen(), places = nodes.map((node) => node.getBoundingClientRect());
    if (places.some((place) => place.left >= seen.left && place.right <= seen.right && place.top >= seen.top && place.bottom <= seen.bottom)) return;
    const [{x, y, width, height}] = places;
    const by = {left: x + width / 2 - (seen.left + seen.right) / 2, top: y + height / 2 - (seen.top + seen.bottom) / 2};
    this.box.scrollBy({...by, behavior: calm.matches ? "instant" : "smooth"});
  }

  /** With Ctrl, as pinching on a touch pad does it. */
  wheel(event) {
    if (!event.ctrlKey || this.tools.hidden) return;
    event.preventDefault();
    const notches = Math.max(-1, Math.min(1, event.deltaMode ? event.deltaY / 3 : event.deltaY / 100));
    this.to((this.scale || this.fitting) * STEP ** -notches, event.clientX, event.clientY);
  }

  byMouse() {
    const {box} = this;
    box.addEventListener("pointerdown", (event) => {
      this.dragged = false;
      if (this.scale && event.pointerType === "mouse" && !event.button) this.drag = {x: event.clientX + box.scrollLeft, y: event.clientY + box.scrollTop};
    });
    box.addEventListener("pointermove", (event) => {
      if (!this.drag) return;
      const left = this.drag.x - event.clientX, top = this.drag.y - event.clientY;
      if (!this.dragged && Math.hypot(left - box.scrollLeft, top - box.scrollTop) < FAR) return;
      if (!this.dragged) box.setPointerCapture(event.pointerId);
      this.dragged = true;
      box.scrollTo({left, top, behavior: "instant"});
    });
    for (const kind of ["pointerup", "pointercancel"]) box.addEventListener(kind, () => { this.drag = null; });
    box.addEventListener("click", (event) => {
      if (this.dragged) event.stopPropagation(); // a drag ends where it ends, and chooses nothing
      this.dragged = false;
    }, true);
  }

  byFingers() {
    const {box} = this, spread = ([one, other]) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    const middle = ([one, other]) => [(one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2];
    box.addEventListener("touchstart", (event) => {
      if (event.touches.length !== 2 || this.tools.hidden) return;
      event.preventDefault();
      this.pinch = {spread: spread(event.touches), scale: this.scale || this.fitting, here: this.under(...middle(event.touches))};
    }, {passive: false});
    box.addEventListener("touchmove", (event) => {
      if (!this.pinch || event.touches.length !== 2) return;
      event.preventDefault();
      this.to((this.pinch.scale * spread(event.touches)) / this.pinch.spread, ...middle(event.touches), this.pinch.here);
    }, {passive: false});
    for (const kind of ["touchend", "touchcancel"]) box.addEventListener(kind, () => { this.pinch = null; });
  }
}

// ---------------------------------------------------------------------------------------------- the feed

/** Keeps a table up to date: server-sent events, and after a loss a new try with the number of the last entry known. */
class Feed {
  constructor(path, since, {look, lost, back}) {
    Object.assign(this, {path, since, look, lost, back, failures: 0, timer: 0});
    addEventListener("online", () => this.retry());
    addEventListener("offline", () => {
      this.failures ||= 1; // sure enough to say so at once
      this.fail();
    });
    addEventListener("pagehide", () => this.close());
    addEventListener("pageshow", (event) => event.persisted && this.open());
    this.open();
  }

  open() {
    this.close();
    const source = new EventSource(`${this.path}?since=${this.since()}`);
    this.source = source;
    const alive = () => {
      if (this.failures) this.back();
      this.failures = 0;
    };
    source.onopen = alive;
    source.onerror = () => this.fail();
    source.addEventListener("look", (event) => {
      alive();
      this.look(JSON.parse(event.data));
    });
  }

  close() {
    clearTimeout(this.timer);
    this.source?.close();
    this.source = null;
  }

  fail() {
    this.close();
    this.failures += 1;
    const wait = this.failures === 1 ? 300 : Math.min(15000, 500 * 2 ** this.failures) * (0.8 + 0.4 * Math.random());
    if (this.failures > 1) this.lost(this.failures);
    this.timer = setTimeout(() => this.open(), wait);
  }

  /** Try at once if not connected. */
  retry() {
    if (this.failures && !(this.source?.readyState === EventSource.OPEN)) this.open();
  }
}

// ---------------------------------------------------------------------------------------------- the table

/** All that the table's page knows. */
const table = {
  look: null,
  rules: [],
  bots: [], // who may play or advise, as the first page lists them
  entries: new Map(), // number -> entry of the log
  ahead: 0, // how far the server's clock is before ours, ms
  busy: false, // something has been sent, and its answer is awaited
  filter: "",
  spot: "", // choices are narrowed to this spot of the board
  hint: null,
  unread: 0,
  warned: "", // the last word about low time
  lost: false,
  leaving: false, // by this player's own wish
  asked: Date.now(), // when the Look was last asked for, not sent
  about: "", // the verb whose rules are shown
  shown: null, // the action of which it is shown what it would do
  rested: null, // the action of which it is marked, or asked, what it would touch
  resting: 0, // timer until that is asked
  asking: null, // how to break off the asking
  touches: {version: 0, told: new Map()}, // what actions of this version would touch, by id
};

const api = (what) => `/api/tables/${table.look.table}/${what}`;
const known = () => Math.max(0, ...table.entries.keys());
const mine = () => table.look.players.find((player) => player.you);
/** The actions that may be chosen now; none while a bot plays for this seat. */
const choices = () => (table.look.decision?.yours && !mine()?.stand_in ? table.look.decision.actions : []);
const isTalk = (entry) => entry.kind === "say";
const nameOf = (seat) => table.look.players[seat]?.name || "";
/** The rules about a verb, those about it alone first. */
const rulesOf = (verb) => table.rules.filter((row) => row.actions.includes(verb)).sort((one, other) => one.actions.length - other.actions.length);

function tablePage() {
  table.rules = json("rules");
  table.bots = json("bots");
  table.board = new Board($("board"));
  hatches();
  const look = json("look");
  look.news.forEach((entry) => table.entries.set(entry.number, entry));
  table.look = look;
  table.ahead = look.now - Date.now();
  render();
  listen();
  table.feed = new Feed(api("events"), known, {look: accept, lost, back});
  setInterval(tick, 500);
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) return;
    table.feed.retry();
    freshen();
  });
}

/** A new Look, from the feed or as an answer; what is older than what is shown only adds to the log. */
function accept(look) {
  const fresh = look.news.filter((entry) => !table.entries.has(entry.number));
  fresh.forEach((entry) => table.entries.set(entry.number, entry));
  const before = table.look;
  const older = look.number < before.number || (look.number === before.number && look.now < before.now);
  if (!older) {
    if (look.version !== before.version) {
      Object.assign(table, {hint: null, spot: "", filter: ""});
      leave();
    }
    table.look = look;
    table.ahead = look.now - Date.now();
  }
  const chats = fresh.filter((entry) => isTalk(entry) && entry.seat !== look.seat).length;
  if (chats && $("panel-chat").hidden) table.unread += chats;
  const focused = document.activeElement, within = $("decide").contains(focused);
  render();
  if (focused?.closest("[hidden]")) focusDecision(); // what had the focus is not there any more
  const turned = !older && choices().length && !before.decision?.yours;
  if (turned && (within || document.activeElement === document.body)) focusDecision();
  const news = fresh.flatMap((entry) => (isTalk(entry) ? [`${nameOf(entry.seat)} says: ${entry.lines.join(" ")}`] : entry.lines));
  const changed = !older && (look.version !== before.version || look.status !== before.status);
  announce([...news.slice(-12), changed ? `${heading()}.` : ""].filter(Boolean).join(" "));
  if (!older && before.seat >= 0 && look.seat < 0 && !table.leaving) notice(unseated(look), "wrong");
}

/** Why this browser's player does not sit here any more. */
const unseated = (look) => (look.status === "waiting" ? "Your seat was freed. You can take a seat again." : "This browser is signed out here. Your seat is still yours: sign in with your link.");

const focusDecision = () => $("decide-title").focus({preventScroll: true});

function lost(failures) {
  table.lost = true;
  const words = "Connection lost. Trying to come back; nothing will be missed.";
  $("banner").hidden = false;
  $("banner").querySelector("p").textContent = words;
  if (failures === 2) announce(words);
  if (failures % 3 === 0) freshen();
}

function back() {
  if (!table.lost) return;
  table.lost = false;
  if ($("banner").contains(document.activeElement)) focusDecision();
  $("banner").hidden = true;
  notice("Connected again.");
}

/** Ask for the Look now and then, since a stream may be dead without knowing it, and does not say why it fails. */
async function freshen() {
  table.asked = Date.now();
  try {
    accept(await call(`/api/tables/${table.look.table}?since=${known()}`));
  } catch (error) {
    if (!error.status && !table.lost) table.feed.fail();
    if (error.status !== 404) return;
    table.feed.close();
    $("banner").querySelector("p").textContent = error.message;
    $("try").hidden = true;
  }
}

/** Send something to the table; its answer's Look is shown. What the server refuses is said in words. */
async function send(what, body = {}, {tries = 1, busy = true, player = false} = {}) {
  if (busy && table.busy) return null;
  if (busy) setBusy(true);
  const does = () => call(api(what), body, {tries});
  try {
    const answer = await (player ? asPlayer(does) : does());
    if (busy) setBusy(false);
    if (answer.look) accept(answer.look);
    return answer;
  } catch (error) {
    if (busy) setBusy(false);
    if (!(error instanceof Refusal)) throw error;
    if (error.look) accept(error.look);
    notice(error.code === "late" ? "Too late: the table had moved on. Nothing was done." : error.message, "wrong");
    return null;
  }
}

function setBusy(is) {
  table.busy = is;
  $("decide").classList.toggle("busy", is);
  $("decide").setAttribute("aria-busy", is);
}

async function act(action) {
  if (table.busy || !choices().some((one) => one.id === action.id)) return;
  $("typed").hidden = true;
  $("about").hidden = true;
  leave();
  $("choices").querySelector(`[data-key="${action.id}"]`)?.classList.add("chosen");
  await send("act", {action: action.id, version: table.look.version}, {tries: 8});
  $("choices").querySelector(".chosen")?.classList.remove("chosen");
  if ($("decide").contains(document.activeElement) || document.activeElement === document.body) focusDecision();
}

// ---- the parts of the table's page

function render() {
  const {look} = table;
  table.board.show(look.svg);
  const bareTable = !look.svg && !look.text;
  $("board").closest(".felt").hidden = bareTable;
  document.querySelector(".table").classList.toggle("bare", bareTable);
  if (!look.svg && look.text) $("words").open = true;
  if ($("text").textContent !== look.text) $("text").textContent = look.text;
  renderHead();
  renderDecision();
  renderPeople();
  renderLog();
}

function renderHead() {
  const {look} = table;
  const options = Object.entries(look.options || {}).map(([name, value]) => (value === "yes" ? name : `${name} ${value}`).replaceAll("_", " "));
  const edition = look.edition_brought ? `an edition that a player brought: ${look.edition}` : look.edition && look.edition !== "default" ? `edition ${look.edition}` : "";
  const terms = [edition, ...options, look.clock?.words, look.seat < 0 && look.status !== "waiting" ? "you are watching" : ""];
  $("terms").textContent = capital(terms.filter(Boolean).join(" · "));
  $("source").hidden = !look.source;
  if (look.source) $("source").replaceChildren(look.source.words, " ", el("a", {href: `/t/${look.source.table}/replay?step=${look.source.step - 1}`}, "Look at it"));
  $("resign").hidden = !look.can.resign;
  $("leave").hidden = !look.can.leave;
  $("invite").hidden = look.status === "over";
  const turn = choices().length > 0 || Boolean(look.ask?.yours);
  document.title = `${turn ? "● Your turn · " : ""}${look.title} · Ludary`;
  const icon = $("icon"), wanted = turn ? icon.dataset.turn : icon.dataset.calm;
  if (icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
}

/** What is to be decided, or for whom everybody waits. */
function heading() {
  const {look} = table, own = mine(), open = look.players.filter((player) => player.kind === "open").length;
  if (look.over) return bare(look.over.words);
  if (look.trouble) return "The table cannot go on";
  if (look.status === "waiting") return look.can.join.length ? `${plural(look.can.join.length, "seat")} to take` : `Waiting for ${plural(open, "player")}`;
  if (look.ask?.yours) return `${nameOf(look.ask.by)} asks you`;
  if (!look.decision) return "Just a moment";
  if (own?.stand_in) return "A bot plays for you";
  if (look.decision.yours) return "Your turn";
  if (look.decision.passing) return "Passing for you";
  const player = look.players[look.decision.seat];
  return player.kind === "bot" || player.stand_in ? `${player.name} is thinking` : `Waiting for ${player.name}`;
}

function under() {
  const {look} = table;
  if (look.over) return "";
  if (look.trouble) return look.trouble;
  if (look.status === "waiting") return look.can.join.length ? `${listed(look.players.filter((player) => player.kind !== "open").map((player) => player.name)) || "Nobody"} ${look.players.filter((player) => player.kind !== "open").length > 1 ? "are" : "is"} here already.` : "The game begins when every seat is taken.";
  return look.decision?.words || (look.text || "").split(/\n/, 1)[0];
}

function renderDecision() {
  const {look} = table, panel = $("decide");
  $("decide-title").textContent = heading();
  $("decide-words").textContent = under();
  panel.classList.toggle("turn", choices().length > 0);
  panel.classList.toggle("done", Boolean(look.over));
  fill($("extra"), [look.over, look.ask, look.can.join, look.can.back, look.status, look.seat, look.players.map((player) => player.kind), table.hint], extras, $("decide-title"));
  const actions = choices();
  table.board.mark(new Set(actions.map((action) => action.spot).filter(Boolean)));
  renderChoices(actions);
  $("undo").hidden = look.can.undo === "no";
  $("undo").textContent = look.can.undo === "ask" ? "Ask to take back" : "Take back";
  $("hint").hidden = !look.can.hint || actions.length < 2;
  if (!actions.some((action) => action.id === table.shown)) $("about").hidden = true;
  if (!actions.some((action) => action.id === table.rested)) leave();
  root.style.setProperty("--panel", `${panel.offsetHeight}px`);
}

/** What the player does not want to be asked about: the table passes there at once. */
function renderTopics() {
  const {look} = table, topics = look.status === "playing" && !mine()?.resigned ? look.topics || [] : [];
  $("unasked").hidden = !topics.length;
  fill($("topics"), topics, () => topics.map(({topic, words, quiet}) => el("li", {}, el("label", {class: "check"},
    el("input", {type: "checkbox", "data-key": `topic ${topic}`, checked: quiet, onchange: (event) => {
      const others = topics.filter((one) => one.quiet && one.topic !== topic).map((one) => one.topic);
      send("quiet", {topics: event.target.checked ? [...others, topic] : others});
    }}), el("span", {}, words)))));
}

function renderChoices(actions) {
  const many = actions.length >= FILTERED;
  const filter = many ? table.filter.toLowerCase().trim() : "";
  const narrowed = filter || (table.spot && actions.some((action) => action.spot !== table.spot));
  $("narrow").hidden = !many && !narrowed;
  $("filter-row").hidden = !many;
  $("all").hidden = !narrowed;
  if ($("filter").value !== table.filter) $("filter").value = table.filter;
  fill($("choices"), [actions, filter, table.spot, table.hint?.id], () => {
    const fits = (row) => (!table.spot || row.action.spot === table.spot) && filter.split(/\s+/).every((word) => `${row.action.words} ${row.action.notation}`.toLowerCase().includes(word));
    const found = groups(actions).map((one) => ({...one, rows: one.rows.filter(fits)})).filter((one) => one.rows.length);
    if (actions.length && !found.length) return [el("p", {class: "empty"}, "No choice has these words.")];
    return found.map(choiceGroup);
  }, $("decide-title"));
}

function choiceGroup({heading: title, rows}) {
  const short = title && rows.every((row) => row.words.length <= 18);
  const list = el("ul", {class: short ? "few" : ""}, rows.map((row) => el("li", {}, choiceButton(row, title))));
  if (!title) return list;
  return el("section", {"aria-label": title}, el("h3", {}, title), list);
}

function choiceButton({action, number, words}, title) {
  const hinted = table.hint?.id === action.id;
  const button = el("button", {
    type: "button", class: `choice${hinted ? " hinted" : ""}`, "data-key": action.id,
    "aria-label": title ? `${words}: ${action.words}` : null, "aria-keyshortcuts": number < 10 ? number : null,
  }, el("span", {class: "number", "aria-hidden": "true"}, String(number)), el("span", {class: "words"}, words), hinted && el("span", {class: "tag"}, "hint"));
  const preview = () => {
    about(action);
    table.board.zoom.follow(table.board.at(action.spot), true);
  };
  let held = 0;
  button.addEventListener("click", (event) => {
    if (held === -1) held = 0;
    else if (event.detail < 2) act(action); // the second click of a double click would land on the next decision
  });
  button.addEventListener("focus", () => button.matches(":focus-visible") && preview());
  button.addEventListener("blur", leave);
  button.addEventListener("pointerenter", (event) => event.pointerType === "mouse" && preview());
  button.addEventListener("pointerleave", () => { clearTimeout(held); table.board.point(""); if (held === -1) return; held = 0; leave(); });
  button.addEventListener("pointerdown", (event) => {
    held = 0;
    if (event.pointerType !== "mouse") held = setTimeout(() => { held = -1; preview(); $("about").classList.add("held"); navigator.vibrate?.(15); }, 450);
  });
  button.addEventListener("pointerup", () => held !== -1 && clearTimeout(held));
  button.addEventListener("contextmenu", (event) => held && event.preventDefault());
  return button;
}

/** The pointer or the focus has come to a choice: where it rests, it is marked on the board what the choice would touch. */
function rest(action) {
  if (table.rested === action.id) return;
  leave();
  if (!table.look.marks) return;
  table.rested = action.id;
  table.resting = setTimeout(async () => {
    const marks = await touches(action.id, table.look.version);
    if (table.rested !== action.id || !marks) return;
    table.board.touch(marks);
    const key = table.shown === action.id && $("about").querySelector(".touched-key");
    if (key && Object.keys(marks).length) key.replaceChildren("Marked: ", ...touchWords(marks));
  }, RESTS);
}

/** The pointer or the focus has left the choice. */
function leave() {
  clearTimeout(table.resting);
  table.asking?.abort();
  Object.assign(table, {rested: null, asking: null});
  table.board.touch({});
  $("about").querySelector(".touched-key")?.replaceChildren();
}

/** What an action would touch, {kind: spots}, asked once for each version of the table; null if it is not to be known. */
async function touches(action, version) {
  if (table.touches.version !== version) table.touches = {version, told: new Map()};
  const {told} = table.touches;
  if (told.has(action)) return told.get(action);
  table.asking = new AbortController();
  try {
    const answer = await fetch(api(`marks?action=${action}&version=${version}`), {credentials: "same-origin", signal: table.asking.signal});
    if (!answer.ok) return null; // the table has moved on, which the feed tells
    told.set(action, (await answer.json()).marks);
  } catch {
    return null; // broken off, or no connection, which the feed tells
  }
  return told.get(action);
}

/** What a choice would do, and the rules about it. */
function about(action) {
  table.board.point(action.spot);
  rest(action);
  const rows = rulesOf(action.name), box = $("about");
  table.shown = action.id;
  box.hidden = false;
  box.classList.remove("held");
  fill(box, [action.id, action.words], () => [
    el("p", {class: "about-words"}, action.words),
    el("p", {class: "touched-key"}),
    rows.length ? el("ul", {}, rows.slice(0, 2).map((row) => el("li", {}, row.rule, " ", el("span", {class: "rule-id"}, row.section)))) : el("p", {class: "why"}, "No rule is written down for this."),
    el("p", {class: "row"},
      rows.length > 2 && el("button", {type: "button", class: "quiet", onclick: () => { table.about = action.name; openTab("rules"); }}, `${plural(rows.length - 2, "more rule")}`),
      el("button", {type: "button", class: "quiet close", onclick: () => { box.hidden = true; leave(); }}, "Close")),
  ]);
}

/** What stands above the choices: the result, a question of another player, a seat to take, a hint. */
function extras() {
  const {look} = table;
  if (look.over) return result(look);
  return [
    look.ask && question(look.ask),
    look.can.back && el("p", {class: "row"}, el("button", {type: "button", class: "main", "data-key": "back", onclick: () => send("back")}, "Take your seat back")),
    look.can.join.length > 0 && joinForm(look),
    look.status === "waiting" && look.seat >= 0 && el("p", {class: "row"},
      el("button", {type: "button", class: "main", "data-key": "invite", onclick: () => $("inviting").showModal()}, "Invite somebody"),
      ...look.players.filter((player) => player.kind === "open").map((player) =>
        el("button", {type: "button", "data-key": `fill-${player.seat}`, onclick: () => send("fill", {seat: player.seat, bot: "greedy"})}, `Let a bot have seat ${player.seat + 1}`))),
    table.hint && el("p", {class: "hint"}, el("strong", {}, `${capital(botTitle(table.hint.bot, "the"))} would: `), table.hint.words),
  ];
}

const LEVELS = {uniform: "Easy", greedy: "Medium", "ismcts:1000": "Hard", "ismcts:4000": "Very hard"};

/** `a medium bot`, `the hard bot`, ... */
function botTitle(name, article) {
  const title = table.bots.find((bot) => bot.name === name)?.title || LEVELS[name];
  return title ? `${article} ${title.toLowerCase()} bot` : `the bot ${name}`;
}

function question(ask) {
  if (!ask.yours) return el("p", {class: "hint"}, `${bare(ask.words)}. Waiting for ${listed(ask.waiting)}.`);
  const answer = (accepted) => send("answer", {accept: accepted}).then(focusDecision);
  return el("div", {class: "hint"}, el("p", {}, `${bare(ask.words)}.`), el("p", {class: "row"},
    el("button", {type: "button", class: "main", "data-key": "agree", onclick: () => answer(true)}, "Agree"),
    el("button", {type: "button", "data-key": "refuse", onclick: () => answer(false)}, "Do not agree")));
}

function joinForm(look) {
  const name = el("input", {id: "page-join-name", "data-key": "name", maxlength: 30, autocomplete: "nickname", value: keep.get("name"), oninput: () => keep.set("name", name.value.trim())});
  const seat = el("select", {id: "page-join-seat", "data-key": "seat"}, look.can.join.map((one) => el("option", {value: one}, `Seat ${one + 1}`)));
  const several = look.can.join.length > 1;
  return el("form", {class: "join", onsubmit: async (event) => {
    event.preventDefault();
    const answer = await send("join", {name: name.value.trim() || undefined, seat: Number(seat.value)}, {tries: 6, player: true});
    if (answer) table.feed.open(); // from now on as this seat
    focusDecision();
  }}, el("p", {class: "field"}, el("label", {for: "page-join-name"}, "Your name"), name),
  several && el("p", {class: "field"}, el("label", {for: "page-join-seat"}, "Seat"), seat),
  el("p", {class: "row"}, el("button", {type: "submit", class: "main", "data-key": "take"}, "Take the seat")));
}

function result(look) {
  const {over, players} = look, scored = over.scores?.length && over.scores.some((score) => score != null);
  const better = (one, other) => over.returns[other] - over.returns[one] || (scored ? over.scores[other] - over.scores[one] : 0);
  const order = over.returns ? players.map((player) => player.seat).sort(better) : []; // none: a Record of a game that did not end
  const outcome = (value) => (value > 0 ? "won" : value < 0 ? "lost" : "drawn");
  let place = 0;
  const rows = order.map((seat, at) => {
    if (!at || better(seat, order[at - 1])) place = at + 1;
    return el("tr", {class: place === 1 ? "first" : ""}, el("td", {}, `${place}.`), el("th", {scope: "row"}, players[seat].name, players[seat].you ? " (you)" : ""),
      scored && el("td", {}, String(over.scores[seat])), el("td", {}, players[seat].resigned ? "resigned" : outcome(over.returns[seat])));
  });
  return [
    over.returns && el("table", {class: "result"}, el("thead", {}, el("tr", {}, ["Place", "Player", scored && "Score", "Result"].filter(Boolean).map((words) => el("th", {scope: "col"}, words)))), el("tbody", {}, rows)),
    el("p", {class: "row"},
      look.seat >= 0 && el("button", {type: "button", class: "main", "data-key": "again", onclick: playAgain}, "Play again"),
      look.can.replay && el("a", {class: "button", href: `/t/${look.table}/replay${look.seat >= 0 ? `?seat=${look.seat}` : ""}`, "data-key": "replay"}, "Watch the replay"),
      look.can.record && el("a", {class: "button", href: api("record"), download: `${look.game}-${look.table}.ludary`, "data-key": "record"}, "Save the Record")),
  ];
}

/** A new table with the same game, seats and options; people get open seats. */
async function playAgain() {
  const {look} = table;
  const seats = look.players.map((player) => (player.you ? {kind: "me"} : player.kind === "bot" ? {kind: "bot", bot: player.bot} : {kind: "open"}));
  try {
    await createTable({from: {table: look.table, step: 0}, seats, pace: look.pace, name: mine()?.name});
  } catch (error) {
    notice(error.message, "wrong");
  }
}

function renderPeople() {
  const {look} = table;
  fill($("people"), [look.players, look.can.bot, look.can.free, look.decision?.seat, look.status], () => look.players.map(person), $("decide-title"));
  $("pace-row").hidden = look.seat < 0 || look.status !== "playing" || !look.players.some((player) => player.kind === "bot" || player.stand_in);
  const pace = $("pace");
  if (![...pace.options].some((one) => Number(one.value) === look.pace)) pace.append(el("option", {value: look.pace}, `${look.pace} seconds`));
  if (document.activeElement !== pace) pace.value = String(look.pace);
  renderTopics();
  tick();
}

function person(player) {
  const {look} = table, stand = player.stand_in ? `${botTitle(player.stand_in, "a")} plays` : "";
  const kind = player.kind === "open" ? "open seat" : player.kind === "bot" ? botTitle(player.bot, "").trim() : look.status === "over" ? "" : player.here ? "here" : "away";
  const tags = [player.you && "you", player.resigned && "resigned", look.status === "over" && player.resigned ? "" : stand || kind].filter(Boolean);
  const decides = player.decides && look.status === "playing";
  return el("li", {class: `person${decides ? " decides" : ""}${player.kind === "person" && !player.here ? " away" : ""}`},
    el("span", {class: "person-name"}, decides && el("span", {class: "pointer", "aria-hidden": "true"}, "▸ "), player.kind === "open" ? `Seat ${player.seat + 1}` : player.name),
    el("span", {class: "person-tags"}, tags.join(" · "), decides && el("span", {class: "tag turn"}, "decides")),
    player.score != null && look.status !== "waiting" && el("span", {class: "person-score"}, el("span", {class: "person-unit"}, "score "), String(Math.round(player.score * 100) / 100)),
    player.clock && el("span", {class: "person-clock", "data-clock": player.seat}),
    look.can.free.includes(player.seat) && el("button", {type: "button", "data-key": `free ${player.seat}`, onclick: () => send("free", {seat: player.seat})}, `Free ${player.name}'s seat`),
    look.can.bot.includes(player.seat) && el("button", {type: "button", "data-key": `bot ${player.seat}`, onclick: () => send("bot", {seat: player.seat})}, `Let a bot play for ${player.name}`));
}

/** Time left on a player's clock, ms. */
const timeLeft = (player) => player.clock.left - (player.clock.running ? Date.now() + table.ahead - table.look.now : 0);

const WARNINGS = {live: [[10000, "10 seconds"], [30000, "half a minute"]], turns: [[3600000, "an hour"]]}; // ms left, and how that is said

/** Once or twice a second: the clocks, and a word where time runs low. */
function tick() {
  const warnings = WARNINGS[table.look.clock.kind] || [];
  for (const node of document.querySelectorAll("[data-clock]")) {
    const player = table.look.players[node.dataset.clock];
    if (!player?.clock) continue;
    const left = timeLeft(player), low = player.clock.running && warnings.some(([limit]) => left < limit);
    const words = left <= 0 ? "time is up" : `${clockWords(left)}${low ? " left: hurry" : ""}`;
    if (node.textContent !== words) node.textContent = words;
    node.classList.toggle("low", low);
  }
  const missing = table.look.players.some((player) => player.kind === "person" && !player.you && (!player.here || (player.clock && timeLeft(player) <= 0)));
  if (!table.lost && !document.hidden && Date.now() - table.asked > (missing ? 20000 : 60000)) freshen(); // perhaps a bot may be let in by now
  const own = mine();
  if (!own?.clock?.running) return;
  const [, words] = warnings.find(([limit]) => timeLeft(own) < limit) || [0, ""];
  if (words && table.warned !== `${table.look.version} ${words}`) notice(`You have less than ${words} left.`, "low");
  table.warned = words ? `${table.look.version} ${words}` : "";
}

function renderLog() {
  const entries = [...table.entries.values()].sort((one, other) => one.number - other.number);
  const chats = entries.filter(isTalk);
  appendTo($("log"), entries.filter((entry) => !isTalk(entry) && entry.lines.length), "Nothing has happened yet.");
  appendTo($("chat"), chats, "Nobody has said anything yet. Everybody at the table, and who watches, can read this.");
  $("unread").hidden = !table.unread;
  $("unread").textContent = table.unread || "";
  if (table.unread) $("unread").append(el("span", {class: "visually-hidden"}, " new"));
  $("say").hidden = !table.look.can.say;
  renderRules();
}

/** Bring a list of entries up to date; it stays at its end if it was there. */
function appendTo(list, entries, none) {
  const ids = entries.map((entry) => entry.number);
  const held = shown.get(list) || [];
  if (held.length === ids.length && held.length) return;
  const atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 40;
  const inOrder = held.length && held.every((id, at) => ids[at] === id);
  if (!inOrder) list.replaceChildren();
  list.append(...entries.slice(inOrder ? held.length : 0).map(logEntry));
  if (!entries.length) list.replaceChildren(el("li", {class: "empty"}, none));
  shown.set(list, ids);
  if (atEnd || !inOrder) list.scrollTop = list.scrollHeight;
}

function logEntry(entry) {
  const own = entry.seat >= 0 && entry.seat === table.look.seat;
  return el("li", {class: `entry ${entry.kind}${own ? " own" : ""}`, title: new Date(entry.at).toLocaleString()}, isTalk(entry) && el("strong", {}, nameOf(entry.seat)), entry.lines.map((line) => el("p", {}, line)));
}

/** The rules about the choices, or those that were looked for. */
function renderRules() {
  if ($("panel-rules").hidden) return;
  const words = $("search").value.toLowerCase().trim().split(/\s+/).filter(Boolean);
  const verbs = table.about ? [table.about] : [...new Set(choices().map((action) => action.name))];
  const said = (row) => `${row.section} ${row.rule} ${row.id} ${row.actions.join(" ")}`.toLowerCase();
  const helpful = table.rules.filter((row) => row.actions.some((verb) => verbs.includes(verb)));
  const rows = words.length ? table.rules.filter((row) => words.every((word) => said(row).includes(word))) : helpful.length ? helpful : table.rules;
  const what = words.length ? plural(rows.length, "rule") : helpful.length ? (table.about ? "About this choice:" : "About your choices now:") : "All rules:";
  $("found").textContent = rows.length ? what : "No rule has these words.";
  fill($("ledger"), rows.map((row) => row.id), () => rows.flatMap((row, at) => [
    row.section !== rows[at - 1]?.section && el("h3", {}, row.section),
    el("p", {class: "rule"}, row.rule, " ", el("span", {class: "rule-id"}, row.id)),
  ]));
}

// ---- what the player does

const TABS = ["log", "chat", "rules"];

function openTab(name, focus = true) {
  for (const tab of TABS) {
    const is = tab === name;
    $(`tab-${tab}`).setAttribute("aria-selected", is);
    $(`tab-${tab}`).tabIndex = is ? 0 : -1;
    $(`panel-${tab}`).hidden = !is;
  }
  if (name === "chat") table.unread = 0;
  renderLog();
  const list = $(name === "rules" ? "ledger" : name);
  list.scrollTop = name === "rules" ? 0 : list.scrollHeight;
  if (focus) $({log: "log", chat: $("say").hidden ? "chat" : "say-text", rules: "search"}[name]).focus();
}

async function hint() {
  const button = $("hint"), {version} = table.look;
  if (button.getAttribute("aria-disabled") === "true") return;
  button.setAttribute("aria-disabled", "true");
  button.textContent = "Thinking …";
  const answer = await send("hint", {}, {tries: 2, busy: false});
  button.setAttribute("aria-disabled", "false");
  button.textContent = "Hint";
  if (!answer || version !== table.look.version) return;
  table.hint = answer;
  table.filter = table.spot = "";
  renderDecision();
  announce(`${capital(botTitle(answer.bot, "the"))} would: ${answer.words}`);
  $("choices").querySelector(".hinted")?.focus();
}

async function undo() {
  await send("undo", {version: table.look.version}, {tries: 4});
  focusDecision();
}

/** Ask in the page whether it is meant; true if so. */
function sure(title, words, yes, no = "Not now") {
  const dialog = $("sure");
  $("sure-title").textContent = title;
  $("sure-words").textContent = words;
  $("sure-yes").textContent = yes;
  $("sure-no").textContent = no;
  dialog.returnValue = "";
  dialog.showModal();
  return new Promise((done) => dialog.addEventListener("close", () => done(dialog.returnValue === "yes"), {once: true}));
}

async function say(event) {
  event.preventDefault();
  const field = $("say-text"), text = field.value.trim();
  if (!text) return;
  field.value = "";
  const key = Math.random().toString(36).slice(2) + Date.now().toString(36);
  if (!(await send("say", {text, key}, {tries: 6, busy: false}))) field.value ||= text;
}

const actionsAt = (spot) => (spot ? choices().filter((action) => action.spot === spot) : []);

/** A click on the board: play the only action about that spot, or show only the choices about it.

    A finger has not seen what it would do, as a mouse has while it pointed: its first tap shows, the second plays. */
function clickSpot(event) {
  const spot = table.board.spotOf(event.target);
  if (!spot || (event.pointerType === "mouse" && event.detail > 1)) return;
  const fitting = actionsAt(spot);
  if (fitting.length === 1 && (event.pointerType === "mouse" || table.spot === spot)) {
    act(fitting[0]);
    return;
  }
  table.spot = spot;
  table.filter = "";
  renderDecision();
  if (fitting.length === 1) rest(fitting[0]);
  announce(`${plural(fitting.length, "choice")} about this.`);
  $("choices").parentElement.scrollTop = 0;
  $("choices").querySelector("button")?.focus({preventScroll: true});
}

function showAll() {
  table.spot = table.filter = "";
  leave();
  renderDecision();
  focusDecision();
}

let digits = "", digitTimer = 0;

/** Digits name a choice by its number, at once where no longer number begins so. */
function typeDigit(digit) {
  const actions = choices(), number = Number(digits + digit);
  clearTimeout(digitTimer);
  digits = String(number);
  if (!number || number * 10 > actions.length) {
    takeTyped();
    return;
  }
  $("typed").textContent = `Choice ${digits} …`;
  $("typed").hidden = false;
  digitTimer = setTimeout(takeTyped, 900);
}

function takeTyped() {
  const action = choices()[Number(digits) - 1], typed = digits;
  clearTimeout(digitTimer);
  digits = "";
  $("typed").hidden = true;
  if (action) act(action);
  else if (choices().length) announce(`There is no choice ${typed}.`);
}

function step(by) {
  const buttons = [...$("choices").querySelectorAll("button")];
  if (!buttons.length) return;
  const at = buttons.indexOf(document.activeElement);
  buttons[at < 0 ? (by > 0 ? 0 : buttons.length - 1) : (at + by + buttons.length) % buttons.length].focus();
}

const press = (id) => () => $(id).hidden || $(id).click();
const KEYS = {
  "/": () => ($("filter-row").hidden || $("narrow").hidden ? step(1) : $("filter").focus()),
  "?": () => openHelp(), d: focusDecision, u: press("undo"), h: press("hint"), l: () => openTab("log"), c: () => openTab("chat"),
  r: () => { table.about = ""; openTab("rules"); },
  "+": () => table.board.zoom.by(STEP), "=": () => table.board.zoom.by(STEP), "-": () => table.board.zoom.by(1 / STEP), f: () => table.board.zoom.fit(),
  b: () => { $("words").open = true; $("words").querySelector("summary").focus(); },
};

function openHelp() {
  $("keys-on").checked = keep.get("keys", "on") === "on";
  $("help").showModal();
}

/** Whether keys belong to a field. A dialog that closed keeps the focus until the next frame, but nobody types into it any more. */
const isTyping = (field) => Boolean(field.matches?.("input, textarea, select") && field.checkVisibility());

function keydown(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  const typing = isTyping(event.target);
  const inPanel = $("decide").contains(event.target) && !typing;
  if (event.key === "Escape") {
    if (!$("about").hidden) {
      $("about").hidden = true;
      leave();
    } else if (table.spot || table.filter) showAll();
    else if (typing) focusDecision();
    return;
  }
  if (event.target === $("filter") && event.key === "Enter" && table.filter.trim() && !event.isComposing) $("choices").querySelector("button")?.click();
  if ((inPanel || event.target === $("filter")) && ["ArrowDown", "ArrowUp"].includes(event.key)) {
    event.preventDefault();
    step(event.key === "ArrowDown" ? 1 : -1);
  }
  if (typing || keep.get("keys", "on") !== "on") return;
  if (event.key === "Enter" && digits) {
    event.preventDefault();
    takeTyped();
  } else if (/^\d$/.test(event.key)) {
    event.preventDefault();
    if (!event.repeat) typeDigit(event.key);
  } else if (KEYS[event.key.toLowerCase()]) {
    event.preventDefault();
    KEYS[event.key.toLowerCase()]();
  }
}

function listen() {
  document.addEventListener("keydown", keydown);
  on("undo", "click", undo);
  on("hint", "click", hint);
  on("all", "click", showAll);
  on("filter", "focus", () => { $("about").hidden = true; });
  on("filter", "input", (event) => { table.filter = event.target.value; renderChoices(choices()); });
  on("board", "click", clickSpot);
  on("board", "pointerover", (event) => event.pointerType === "mouse" && pointAt(table.board.spotOf(event.target)));
  on("board", "pointerleave", () => pointAt(""));
  on("say", "submit", say);
  on("search", "input", () => { table.about = ""; renderRules(); });
  on("invite", "click", () => $("inviting").showModal());
  on("copy", "click", () => copy($("link").value, $("link")));
  shareButton($("share"), table.look.title, () => $("link").value);
  on("keys", "click", openHelp);
  on("keys-on", "change", (event) => keep.set("keys", event.target.checked ? "on" : "off"));
  on("try", "click", () => table.feed.open());
  on("resign", "click", async () => {
    if (await sure("Resign?", "The game is lost for you then. The others play on.", "Resign", "Play on")) await send("resign");
    focusDecision();
  });
  on("pace", "change", (event) => send("pace", {pace: Number(event.target.value)}, {busy: false}));
  on("leave", "click", async () => {
    if (await sure("Leave the table?", "Your seat is open again then.", "Leave", "Stay")) {
      table.leaving = true;
      if (await send("leave")) location.assign("/");
      else table.leaving = false;
    }
  });
  $("decide").addEventListener("pointerleave", () => { if (!$("about").classList.contains("held") && !$("choices").contains(document.activeElement)) table.board.point(""); });
  for (const tab of TABS) on(`tab-${tab}`, "click", () => openTab(tab, false));
  document.querySelector(".tabs").addEventListener("keydown", (event) => {
    const by = {ArrowRight: 1, ArrowLeft: -1}[event.key];
    if (!by) return;
    const next = TABS[(TABS.findIndex((tab) => $(`tab-${tab}`) === event.target) + by + TABS.length) % TABS.length];
    openTab(next, false);
    $(`tab-${next}`).focus();
  });
  new ResizeObserver(() => root.style.setProperty("--panel", `${$("decide").offsetHeight}px`)).observe($("decide"));
}

/** The pointer is over a spot of the board: the choices about it stand out. */
function pointAt(spot) {
  const fitting = actionsAt(spot), ids = fitting.map((action) => String(action.id));
  $("choices").querySelectorAll("button").forEach((button) => button.classList.toggle("pointed", ids.includes(button.dataset.key)));
  if (fitting.length === 1) about(fitting[0]);
  else leave();
  table.board.point(spot);
}

// ---------------------------------------------------------------------------------------------- replay

function replayPage() {
  const replay = {head: json("replay"), frames: new Map(), step: 0, seat: -1, timer: 0, wanted: 0};
  const board = new Board($("board")), first = json("frame"), path = `/api/tables/${replay.head.table}`;
  const last = replay.head.lines.length - 1;
  const key = (seat, at) => `${seat} ${at}`;
  Object.assign(replay, {step: first.step, seat: first.seat, wanted: first.step});
  replay.frames.set(key(first.seat, first.step), Promise.resolve(first));

  const frame = (seat, at) => {
    if (!replay.frames.has(key(seat, at))) {
      const asked = call(`${path}/frames/${at}?seat=${seat}`, undefined, {tries: 3});
      replay.frames.set(key(seat, at), asked);
      asked.catch(() => replay.frames.delete(key(seat, at)));
    }
    return replay.frames.get(key(seat, at));
  };

  /** Show a step; of several asked for in a row only the last one is drawn. */
  const go = async (at, {speak = true} = {}) => {
    const wanted = Math.max(0, Math.min(last, at)), {seat} = replay;
    replay.wanted = wanted;
    $("slider").value = wanted;
    $("step").textContent = wanted;
    let got;
    try {
      got = await frame(seat, wanted);
    } catch (error) {
      stop();
      notice(error.message, "wrong");
      return;
    }
    if (replay.wanted !== wanted || replay.seat !== seat) return;
    const near = Math.abs(wanted - replay.step) === 1;
    replay.step = wanted;
    board.show(got.svg, near);
    $("text").textContent = got.text;
    $("lines").replaceChildren(...(got.lines.length ? got.lines : [wanted ? "Nothing new to see." : "The game is set up."]).map((line) => el("li", {}, line)));
    $("slider").setAttribute("aria-valuetext", `Step ${wanted} of ${last}. ${got.lines.join(" ")}`);
    if (speak && document.activeElement !== $("slider")) announce(`Step ${wanted}. ${got.lines.join(" ")}`);
    markStep();
    const url = new URL(location.href);
    url.search = new URLSearchParams({...(seat >= 0 ? {seat} : {}), step: wanted});
    history.replaceState(null, "", url);
    if (wanted < last) frame(seat, wanted + 1).catch(() => {});
  };

  const markStep = () => {
    $("log").querySelectorAll("[aria-current]").forEach((node) => node.removeAttribute("aria-current"));
    const now = $("log").querySelector(`[data-step="${replay.step}"]`);
    if (!now) return;
    now.setAttribute("aria-current", "step");
    const list = $("log"), row = now.parentElement;
    if (row.offsetTop < list.scrollTop || row.offsetTop + row.offsetHeight > list.scrollTop + list.clientHeight) list.scrollTop = row.offsetTop - list.clientHeight / 3;
  };

  const writeLog = () => {
    $("log").replaceChildren(...replay.head.lines.map((lines, at) => el("li", {}, el("button", {type: "button", class: "quiet", "data-step": at, tabindex: -1, onclick: () => { stop(); go(at); }},
      el("span", {class: "number"}, String(at)), el("span", {}, lines.join(" ") || "Nothing new to see.")))));
    markStep();
  };

  const stop = () => {
    clearTimeout(replay.timer);
    replay.timer = 0;
    $("play").textContent = "Play";
  };
  const play = () => {
    if (replay.timer) return stop();
    $("play").textContent = "Pause";
    const next = async (at) => {
      if (at > last) return stop();
      const mark = replay.timer;
      await go(at);
      if (replay.timer === mark) replay.timer = setTimeout(() => next(replay.step + 1), 1000 * Number($("speed").value));
    };
    replay.timer = setTimeout(() => next(replay.step >= last ? 0 : replay.step + 1), 50);
    return undefined;
  };
  const moves = {first: () => 0, back: () => replay.wanted - 1, on: () => replay.wanted + 1, last: () => last};

  document.querySelectorAll("[data-go]").forEach((button) => button.addEventListener("click", () => { stop(); go(moves[button.dataset.go]()); }));
  on("play", "click", play);
  on("slider", "input", (event) => { stop(); go(Number(event.target.value)); });
  on("seat", "change", async (event) => {
    replay.seat = Number(event.target.value);
    try {
      replay.head = await call(`${path}/replay?seat=${replay.seat}`, undefined, {tries: 3});
      writeLog();
    } catch (error) {
      notice(error.message, "wrong");
    }
    go(replay.step);
  });
  on("share", "click", () => copy(location.href));
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]") || isTyping(event.target)) return;
    if (event.target.matches?.(".board.zoomed") && /^(Arrow|Home|End| )/.test(event.key)) return; // they move the board
    const size = {"+": STEP, "=": STEP, "-": 1 / STEP}[event.key];
    if (size) return board.zoom.by(size);
    if (event.key === "f") return board.zoom.fit();
    const move = {ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last"}[event.key];
    if (!move && !(event.key === " " && event.target.matches?.("body, main, h2"))) return;
    event.preventDefault();
    if (!move) return play();
    stop();
    go(moves[move]());
  });
  continueDialog(replay, stop);
  board.show(first.svg); // it is there already; from now on others are drawn over it
  writeLog();
  $("slider").setAttribute("aria-valuetext", `Step ${replay.step} of ${last}`);
}

/** Play on from a step of a replay, against bots. */
function continueDialog(replay, stop) {
  const dialog = $("on"), choose = $("on-bot");
  on("continue", "click", () => {
    stop();
    $("on-step").textContent = replay.step;
    if (replay.seat >= 0) $("on-seat").value = replay.seat;
    dialog.returnValue = "";
    dialog.showModal();
  });
  dialog.addEventListener("submit", (event) => {
    if (event.submitter?.value !== "yes") return;
    event.preventDefault();
    const seats = replay.head.players.map(({seat}) => (seat === Number($("on-seat").value) ? {kind: "me"} : {kind: "bot", bot: choose.value}));
    const from = {table: replay.head.table, step: replay.step + 1}; // so many steps: the set-up is the first
    attempt(() => createTable({game: replay.head.game, seats, from}), {place: dialog.querySelector(".wrong"), button: event.submitter});
  });
}

// ---------------------------------------------------------------------------------------------- the smaller pages

function nameField() {
  const field = $("name");
  if (!field.value) field.value = keep.get("name");
  field.addEventListener("input", () => keep.set("name", field.value.trim()));
  if (field.value) keep.set("name", field.value.trim());
}

function homePage() {
  nameField();
  times();
  for (const form of document.querySelectorAll("form.quick")) {
    const bot = [...form.elements.bot].find((one) => one.value === keep.get("bot")), seats = keep.get(`seats.${form.dataset.game}`);
    if (bot) bot.checked = true;
    if (seats && [...(form.elements.seats.options || [])].some((one) => one.value === seats)) form.elements.seats.value = seats;
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const count = Number(form.elements.seats.value), strength = form.elements.bot.value;
      keep.set("bot", strength);
      keep.set(`seats.${form.dataset.game}`, count);
      const others = Array.from({length: count - 1}, () => ({kind: "bot", bot: strength}));
      attempt(() => createTable({game: form.dataset.game, seats: [{kind: "me"}, ...others]}), {place: form.querySelector(".wrong"), button: form.querySelector("button")});
    });
  }
  addEventListener("pageshow", (event) => event.persisted && refresh());
  document.addEventListener("visibilitychange", () => document.hidden || refresh());
  setInterval(() => document.hidden || refresh(), 20000);
}

/** Bring the lists of tables up to date. */
async function refresh() {
  const ask = (show) => call(`/api/tables?show=${show}`).catch(() => null);
  const [own, open] = [await ask("mine"), await ask("open")];
  if (!own || !open) return;
  const over = own.filter((card) => card.status === "over"), running = own.filter((card) => card.status !== "over");
  for (const [id, cards] of [["running", running], ["over", over], ["waiting", open]]) fill($(id), cards, () => cards.map(tableCard));
  $("mine").hidden = !own.length;
  $("finished").hidden = !over.length;
  $("open").querySelector(".empty").hidden = open.length > 0;
  document.title = `${own.some((card) => card.yours) ? "● Your turn · " : ""}Ludary: games of the table`;
  times();
}

/** As in home.html. */
function tableCard(card) {
  const state = card.yours ? "Your turn" : card.status === "waiting" ? `${plural(card.open, "seat")} open` : card.status === "over" ? "Over" : "Others play";
  return el("li", {class: `table-card${card.yours ? " waits" : ""}`}, el("a", {href: card.url, "data-key": card.id},
    el("strong", {}, card.title), " ", el("span", {class: `tag${card.yours ? " turn" : ""}`}, state), " ", el("span", {class: "table-players"}, card.players.join(", ")), " ",
    el("span", {class: "table-since"}, card.clock ? `${card.clock} · ` : "", el("time", {"data-ms": card.since}))));
}

function times() {
  document.querySelectorAll("time[data-ms]").forEach((node) => { node.textContent = ago(Number(node.dataset.ms)); });
}

function newPage() {
  nameField();
  const game = json("game"), kinds = [...document.querySelectorAll(".seat-kind")];
  const count = () => Number($("count")?.value || game.seats[0]);
  const clock = () => document.querySelector("[name=clock]:checked").value;
  const changed = () => Object.fromEntries([...document.querySelectorAll("[data-option]")]
    .map((field) => [field.dataset.option, field.type === "checkbox" ? (field.checked ? "yes" : "no") : field.value, field.dataset.default])
    .filter(([, value, usual]) => value !== usual).map(([name, value]) => [name, value]));
  const update = () => {
    kinds.forEach((kind, at) => { kind.closest("li").hidden = at >= count(); });
    const used = kinds.slice(0, count()).map((kind) => kind.value), open = used.filter((kind) => kind === "open").length;
    $("public-row").hidden = !open;
    document.querySelectorAll("[data-for]").forEach((node) => { node.hidden = node.dataset.for !== clock(); });
    if ($("own")) $("own").hidden = $("edition").value !== "";
    const number = Object.keys(changed()).length;
    if ($("changed")) $("changed").textContent = number ? `${number} changed` : "";
    $("summary").textContent = open ? `You get a link for ${plural(open, "friend")}.` : used.includes("me") ? "The game begins at once." : "You watch the bots play.";
  };
  /** One browser has one seat: another "Me" becomes a bot. */
  kinds.forEach((kind, at) => kind.addEventListener("change", () => kinds.forEach((other, place) => {
    if (kind.value === "me" && place !== at && other.value === "me") other.value = `bot ${game.bots[Math.min(1, game.bots.length - 1)].name}`;
  })));
  $("new").addEventListener("input", update);
  $("new").addEventListener("change", update);
  on("reset", "click", () => {
    document.querySelectorAll("[data-option]").forEach((field) => {
      if (field.type === "checkbox") field.checked = field.dataset.default === "yes";
      else field.value = field.dataset.default;
    });
    update();
  });
  on("edition-file", "change", async (event) => { $("edition-text").value = await event.target.files[0]?.text() ?? ""; });
  $("new").addEventListener("submit", (event) => {
    event.preventDefault();
    const seats = kinds.slice(0, count()).map((kind) => ({kind: kind.value.split(" ")[0], ...(kind.value.startsWith("bot ") ? {bot: kind.value.slice(4)} : {})}));
    const clocks = {live: {kind: "live", minutes: Number($("minutes").value), increment: Number($("increment").value)}, turns: {kind: "turns", hours: Number($("hours").value)}};
    const own = $("edition")?.value === "" ? {edition_text: $("edition-text").value} : {edition: $("edition")?.value};
    const listed = !$("public-row").hidden && $("public").checked;
    attempt(() => createTable({game: game.name, seats, clock: clocks[clock()], pace: Number($("pace").value), public: listed, options: changed(), ...own}), {button: event.submitter});
  });
  update();
}

function uploadPage() {
  const drop = $("drop");
  const read = async (file) => { if (file) $("record").value = await file.text(); };
  on("file", "change", (event) => read(event.target.files[0]));
  for (const kind of ["dragover", "dragleave", "drop"]) {
    drop.addEventListener(kind, (event) => {
      event.preventDefault();
      drop.classList.toggle("over", kind === "dragover");
      if (kind === "drop") read(event.dataTransfer.files[0]);
    });
  }
  $("upload").addEventListener("submit", (event) => {
    event.preventDefault();
    if (!$("record").value.trim()) return wrong("Choose a file, or paste the text of a Record.");
    const path = `/api/records?key=${unguessable()}`;
    const bring = () => call(path, $("record").value, {text: true, tries: 3});
    return attempt(async () => location.assign((await asPlayer(bring)).url), {button: event.submitter});
  });
}

function rulesPage() {
  const rows = [...document.querySelectorAll(".rule")], headings = [...document.querySelectorAll("h2.section")];
  const texts = rows.map((row) => `${row.textContent} ${sectionOf(row)}`.toLowerCase());
  function sectionOf(row) {
    let before = row;
    while (before && before.localName !== "h2") before = before.previousElementSibling;
    return before?.textContent || "";
  }
  on("search", "input", (event) => {
    const words = event.target.value.toLowerCase().trim().split(/\s+/).filter(Boolean);
    rows.forEach((row, at) => { row.hidden = !words.every((word) => texts[at].includes(word)); });
    headings.forEach((heading) => {
      let after = heading.nextElementSibling, any = false;
      for (; after && after.localName !== "h2"; after = after.nextElementSibling) any ||= !after.hidden;
      heading.hidden = !any;
    });
    const found = rows.filter((row) => !row.hidden).length;
    $("found").hidden = !words.length;
    $("found").textContent = found ? `${plural(found, "entry", "entries")} found.` : "No rule has these words.";
    clearTimeout(rulesPage.timer);
    rulesPage.timer = setTimeout(() => words.length && announce($("found").textContent), 600);
  });
}

/** The token is made here, so that nothing is lost where the answer is: who is refused may have changed it already. */
async function changeToken(token) {
  try {
    await call("/api/me/token", {token}, {tries: 6});
  } catch (error) {
    if (error.status !== 401) throw error;
    await call("/api/me", {token}, {tries: 6});
  }
}

function mePage() {
  const token = location.hash.slice(1);
  if (token) history.replaceState(null, "", location.pathname); // whoever sees it plays as this player
  addEventListener("hashchange", () => location.reload());
  $("arrive").hidden = !token;
  $("depart").hidden = Boolean(token);
  const someoneElse = () => keep.set("who", unguessable()); // the other tabs of this browser read it
  const showLink = async () => {
    $("link").value = (await call("/api/me/link", {}, {tries: 3})).url;
    $("link-row").hidden = false;
    $("link").focus();
    $("link").select();
  };
  on("sign-in", "click", () => attempt(async () => {
    await call("/api/me", {token}, {tries: 3});
    someoneElse();
    location.assign("/");
  }));
  on("make-link", "click", () => attempt(showLink));
  on("sign-out", "click", async () => {
    if (!(await sure("Sign out here?", "This browser forgets your seats. Only a link that you have made, or another device, brings them back.", "Sign out"))) return;
    await attempt(async () => {
      await call("/api/me/leave", {}, {tries: 3});
      someoneElse();
      location.assign("/");
    });
  });
  on("change-link", "click", async () => {
    if (!(await sure("Change your link?", "Links that you made before stop, and all other browsers and devices are signed out.", "Change it"))) return;
    await attempt(async () => {
      await changeToken(unguessable());
      notice("Your link is changed. All other devices are signed out.");
      await showLink();
    });
  });
  on("copy-link", "click", () => copy($("link").value, $("link")));
  shareButton($("share-link"), "My seats at Ludary", () => $("link").value);
}

// ---------------------------------------------------------------------------------------------- begin

const PAGES = {table: tablePage, replay: replayPage, home: homePage, new: newPage, upload: uploadPage, rules: rulesPage, me: mePage};

document.addEventListener("DOMContentLoaded", () => {
  themeButton();
  $("notice").querySelector("button").addEventListener("click", () => { $("notice").hidden = true; });
  document.querySelectorAll("dialog").forEach((dialog) => dialog.addEventListener("click", (event) => event.target === dialog && dialog.close()));
  PAGES[document.body.dataset.page]?.();
  addEventListener("storage", (event) => event.key === "ludary.who" && location.reload()); // somebody signed in or out in another tab
});
})();
