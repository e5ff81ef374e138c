/** Tells a pointer that moved from a page that moved under a resting pointer. */

/** The last position of the pointer. */
const last = {x: -1, y: -1};
addEventListener("pointermove", (event) => Object.assign(last, {x: event.clientX, y: event.clientY}), {passive: true});

/**
 * Tell whether the pointer is elsewhere than it was.
 * @param {PointerEvent} event
 */
export const hasMoved = (event) => event.clientX !== last.x || event.clientY !== last.y;
