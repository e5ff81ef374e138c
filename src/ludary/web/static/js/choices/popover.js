/** A box beside a place of the board: where there is room without covering the place; on a phone a sheet at the other end of the window. */

const NARROW = matchMedia("(width < 46rem)");
const GAP = 10, EDGE = 8; // pixels between the place and the box, the box and the window
const LEAST = {width: 200, height: 120}; // pixels: a side that has less room is taken only where no other has more

/**
 * What is open, if anything: where focus goes back to, and what is done when it closes.
 * `light` is what came by itself.
 * @type {{box: HTMLElement, back: Element | null, light: boolean, gone: () => void} | null}
 */
let open = null;
let closed = 0; // when it was last closed by a press beside it, ms

export const opened = () => open?.box ?? null;

/** Tell whether the press that goes on has closed something: then its click does nothing more. */
export const justClosed = () => performance.now() - closed < 700;

/**
 * Open a box beside a place of the window, instead of what was open.
 * @param {HTMLElement} box
 * @param {DOMRect} place
 * @param {{focus?: HTMLElement | null, gone?: () => void}} [how] - what gets the focus, if anything
 */
export function openBeside(box, place, {focus = null, gone = () => {}} = {}) {
  const back = open?.back ?? document.activeElement;
  dismiss(false);
  open = {box, back, light: !focus, gone};
  box.hidden = false;
  lie(box, place);
  focus?.focus({preventScroll: true});
}

/**
 * Close what is open.
 * @param {boolean} [refocus] - whether focus goes back to where it was
 */
export function dismiss(refocus = true) {
  if (!open) return;
  const {box, back, gone} = open, held = box.contains(document.activeElement);
  open = null;
  box.hidden = true;
  if (held && refocus && back instanceof HTMLElement && back.isConnected) back.focus({preventScroll: true});
  gone();
}

/**
 * Let a box lie beside a place.
 * @param {HTMLElement} box
 * @param {DOMRect} place
 */
function lie(box, place) {
  const {style} = box, narrow = NARROW.matches;
  box.removeAttribute("style");
  box.classList.toggle("drawer", narrow);
  const seen = {left: Math.max(0, place.left), right: Math.min(innerWidth, place.right), top: Math.max(0, place.top),
    bottom: Math.min(innerHeight, place.bottom)};
  if (narrow) {
    const above = seen.top, below = innerHeight - seen.bottom;
    box.classList.add("low");
    const low = below >= Math.min(above, box.offsetHeight + GAP);
    box.classList.toggle("low", low);
    style.maxHeight = `${Math.max(LEAST.height, Math.min(innerHeight * 0.6, (low ? below : above) - GAP))}px`;
    return;
  }
  const {width, height} = box.getBoundingClientRect();
  const side = sides(seen).map((one) => ({...one, fits: Math.min(1, one.width / width) * Math.min(1, one.height / height)}))
    .sort((one, other) => other.fits - one.fits)[0];
  style.maxWidth = `${Math.max(LEAST.width, Math.min(width, side.width))}px`;
  style.maxHeight = `${Math.max(LEAST.height, side.height)}px`;
  const lies = box.getBoundingClientRect(), at = side.at(lies.width, lies.height);
  style.left = `${within(at.x, innerWidth - lies.width)}px`;
  style.top = `${within(at.y, innerHeight - lies.height)}px`;
}

/**
 * The four sides of a place: how much room each has, and where a box lies there.
 * @param {{left: number, right: number, top: number, bottom: number}} place
 */
function sides({left, right, top, bottom}) {
  const high = innerHeight - 2 * EDGE, wide = innerWidth - 2 * EDGE, y = (top + bottom) / 2, x = (left + right) / 2;
  /** @typedef {{width: number, height: number, at: (width: number, height: number) => {x: number, y: number}}} Side */
  /** @type {Side[]} */
  const all = [
    {width: innerWidth - right - GAP - EDGE, height: high, at: (_, height) => ({x: right + GAP, y: y - height / 2})},
    {width: left - GAP - EDGE, height: high, at: (width, height) => ({x: left - GAP - width, y: y - height / 2})},
    {width: wide, height: innerHeight - bottom - GAP - EDGE, at: (width) => ({x: x - width / 2, y: bottom + GAP})},
    {width: wide, height: top - GAP - EDGE, at: (width, height) => ({x: x - width / 2, y: top - GAP - height})},
  ];
  return all.map((side) => ({...side, width: Math.max(1, side.width), height: Math.max(1, side.height)}));
}

/**
 * @param {number} at
 * @param {number} most
 */
const within = (at, most) => Math.max(EDGE, Math.min(at, most - EDGE));

/**
 * The place of these nodes in the window, all together.
 * @param {Element[]} nodes
 */
export function placeOf(nodes) {
  const all = nodes.map((node) => node.getBoundingClientRect()).filter(({width, height}) => width || height);
  if (!all.length) return new DOMRect(innerWidth / 2, innerHeight / 2, 0, 0);
  const left = Math.min(...all.map((one) => one.left)), top = Math.min(...all.map((one) => one.top));
  return new DOMRect(left, top, Math.max(...all.map((one) => one.right)) - left, Math.max(...all.map((one) => one.bottom)) - top);
}

/**
 * A press beside what is open closes it, but one on `kept`, which says by itself what it does; so does another window size.
 * @param {(target: EventTarget | null) => boolean} kept
 */
export function closeBeside(kept) {
  document.addEventListener("pointerdown", ({target}) => {
    if (!open || (target instanceof Node && open.box.contains(target)) || kept(target)) return;
    if (!open.light) closed = performance.now();
    dismiss(false);
  }, true);
  addEventListener("resize", () => dismiss());
}
