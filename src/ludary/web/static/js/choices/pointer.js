/** Whether a pointer has moved, or only the page under a pointer that rests. */

/** Where the pointer moved to last. */
const last = {x: -1, y: -1};
addEventListener("pointermove", (event) => Object.assign(last, {x: event.clientX, y: event.clientY}), {passive: true});

/**
 * Tell whether the pointer is elsewhere than it was.
 * @param {PointerEvent} event
 */
export const moved = (event) => event.clientX !== last.x || event.clientY !== last.y;
