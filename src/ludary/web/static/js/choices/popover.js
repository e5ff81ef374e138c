/** Popovers beside a place of the board, which they do not cover; on a phone a sheet at the other end of the window. */

const NARROW = matchMedia("(width < 46rem)");
const GAP = 10, EDGE = 8; // pixels between the place and the box, the box and the window
const LEAST = {width: 200, height: 120}; // pixels: a side that has less room is taken only where no other has more

/**
 * The open popover, if any: the element that gets the focus back, and the function to call when it closes.
 * `light`: it opened by itself.
 * @type {{box: HTMLElement, back: Element | null, light: boolean, gone: () => void} | null}
 */
let open = null;
let closed = 0; // when it was last closed by a press beside it, ms

export const openPopover = () => open?.box ?? null;

/** Tell whether the present press has closed a popover: then its click does nothing more. */
export const hasJustClosed = () => performance.now() - closed < 700;

/**
 * Open a box beside a place of the window, and close the popover that was open.
 * @param {HTMLElement} box
 * @param {DOMRect} place
 * @param {{focus?: HTMLElement | null, gone?: () => void}} [how] - what gets the focus, if anything
 */
export function openPopoverBeside(box, place, {focus = null, gone = () => {}} = {}) {
  const back = open?.back ?? document.activeElement;
  closePopover(false);
  open = {box, back, light: !focus, gone};
  box.hidden = false;
  position(box, place);
  focus?.focus({preventScroll: true});
}

/**
 * Close the popover.
 * @param {boolean} [refocus] - whether focus goes back to where it was
 */
export function closePopover(refocus = true) {
  if (!open) return;
  const {box, back, gone} = open, hadFocus = box.contains(document.activeElement);
  open = null;
  box.hidden = true;
  if (hadFocus && refocus && back instanceof HTMLElement && back.isConnected) back.focus({preventScroll: true});
  gone();
}

/**
 * Position a box beside a place.
 * @param {HTMLElement} box
 * @param {DOMRect} place
 */
function position(box, place) {
  const {style} = box, narrow = NARROW.matches;
  box.removeAttribute("style");
  box.classList.toggle("drawer", narrow);
  const visible = {left: Math.max(0, place.left), right: Math.min(innerWidth, place.right), top: Math.max(0, place.top),
    bottom: Math.min(innerHeight, place.bottom)};
  if (narrow) {
    const above = visible.top, below = innerHeight - visible.bottom;
    box.classList.add("low");
    const low = below >= Math.min(above, box.offsetHeight + GAP);
    box.classList.toggle("low", low);
    style.maxHeight = `${Math.max(LEAST.height, Math.min(innerHeight * 0.6, (low ? below : above) - GAP))}px`;
    return;
  }
  const {width, height} = box.getBoundingClientRect();
  const side = sides(visible).map((one) => ({...one, fits: Math.min(1, one.width / width) * Math.min(1, one.height / height)}))
    .sort((one, other) => other.fits - one.fits)[0];
  style.maxWidth = `${Math.max(LEAST.width, Math.min(width, side.width))}px`;
  style.maxHeight = `${Math.max(LEAST.height, side.height)}px`;
  const lies = box.getBoundingClientRect(), at = side.at(lies.width, lies.height);
  style.left = `${within(at.x, innerWidth - lies.width)}px`;
  style.top = `${within(at.y, innerHeight - lies.height)}px`;
}

/**
 * Return the four sides of a place, each with its room and the position of a box there.
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
 * Return the rectangle around these nodes in the window.
 * @param {Element[]} nodes
 */
export function rectangleAround(nodes) {
  const all = nodes.map((node) => node.getBoundingClientRect()).filter(({width, height}) => width || height);
  if (!all.length) return new DOMRect(innerWidth / 2, innerHeight / 2, 0, 0);
  const left = Math.min(...all.map((one) => one.left)), top = Math.min(...all.map((one) => one.top));
  return new DOMRect(left, top, Math.max(...all.map((one) => one.right)) - left, Math.max(...all.map((one) => one.bottom)) - top);
}

/**
 * Close the popover on a press outside it, unless `kept` is true of the target, and when the window is resized.
 * @param {(target: EventTarget | null) => boolean} isKept
 */
export function closeOnPressBeside(isKept) {
  document.addEventListener("pointerdown", ({target}) => {
    if (!open || (target instanceof Node && open.box.contains(target)) || isKept(target)) return;
    if (!open.light) closed = performance.now();
    closePopover(false);
  }, true);
  addEventListener("resize", () => closePopover());
}
