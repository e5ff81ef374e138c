/** Gestures on an enlarged board: the wheel with Ctrl, dragging with a mouse, two fingers. */

/** @import {Zoom} from "./zoom.js" */

const FAR = 5; // pixels from which on a press is a drag, and no click

/**
 * Zoom by the wheel with Ctrl, which browsers send for pinching on a touch pad.
 * @param {Zoom} zoom
 * @param {number} step
 */
export function listenToWheel(zoom, step) {
  zoom.box.addEventListener("wheel", (event) => {
    if (!event.ctrlKey || zoom.tools.hidden) return;
    event.preventDefault();
    const notches = Math.max(-1, Math.min(1, event.deltaMode ? event.deltaY / 3 : event.deltaY / 100));
    zoom.to(zoom.size * step ** -notches, event.clientX, event.clientY);
  }, {passive: false});
}

/**
 * A drag ends where it ends, and chooses nothing.
 * @param {Zoom} zoom
 */
export function listenToDrags(zoom) {
  const {box} = zoom;
  /** @type {{x: number, y: number} | null} */
  let from = null;
  let dragged = false;
  box.addEventListener("pointerdown", (event) => {
    dragged = false;
    if (!zoom.scale || event.pointerType !== "mouse" || event.button) return;
    from = {x: event.clientX + box.scrollLeft, y: event.clientY + box.scrollTop};
  });
  box.addEventListener("pointermove", (event) => {
    if (!from) return;
    const left = from.x - event.clientX, top = from.y - event.clientY;
    if (!dragged && Math.hypot(left - box.scrollLeft, top - box.scrollTop) < FAR) return;
    if (!dragged) box.setPointerCapture(event.pointerId);
    dragged = true;
    box.scrollTo({left, top, behavior: "instant"});
  });
  for (const kind of ["pointerup", "pointercancel"]) box.addEventListener(kind, () => { from = null; });
  box.addEventListener("click", (event) => {
    if (dragged) event.stopPropagation();
    dragged = false;
  }, true);
}

/** @param {TouchList} touches */
const spread = ([one, other]) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);

/** @param {TouchList} touches */
const middle = ([one, other]) => ({x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2});

/** @param {Zoom} zoom */
export function listenToPinches(zoom) {
  const {box} = zoom;
  let began = {spread: 1, scale: 1, here: new DOMPoint()};
  box.addEventListener("touchstart", (event) => {
    if (event.touches.length !== 2 || zoom.tools.hidden) return;
    event.preventDefault();
    const {x, y} = middle(event.touches);
    began = {spread: spread(event.touches), scale: zoom.size, here: zoom.under(x, y)};
    zoom.pinched = true;
  }, {passive: false});
  box.addEventListener("touchmove", (event) => {
    if (!zoom.pinched || event.touches.length !== 2) return;
    event.preventDefault();
    const {x, y} = middle(event.touches);
    zoom.to((began.scale * spread(event.touches)) / began.spread, x, y, began.here);
  }, {passive: false});
  for (const kind of ["touchend", "touchcancel"]) box.addEventListener(kind, () => { zoom.pinched = false; });
}
