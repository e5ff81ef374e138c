/** The curve of chances in a review: the server's picture, and a slider that reads it off. */

import {el, every} from "../common/dom.js";

const SVG = "http://www.w3.org/2000/svg";

/**
 * Return a difference of chances in points, or a chance in per cent.
 * @param {number} chance
 * @param {boolean} [signed]
 * @param {number} [digits] - after the point
 */
export function points(chance, signed = false, digits = 0) {
  const words = Math.abs(100 * chance).toFixed(digits);
  return Number(words) === 0 ? words : `${chance < 0 ? "−" : signed ? "+" : ""}${words}`;
}

/**
 * Return the curve with a slider below it; the pointer reads it off too.
 * @param {ReviewFound} found
 * @param {(step: number) => HTMLElement} see - makes a link to a step
 */
export function curve(found, see) {
  const svg = document.importNode(new DOMParser().parseFromString(found.picture, "image/svg+xml").documentElement, true);
  const [left, top, width, height, last] = (svg.getAttribute("data-frame") ?? "").split(" ").map(Number);
  const line = document.createElementNS(SVG, "path"), said = el("p", {class: "read", "aria-live": "off"});
  line.setAttribute("class", "cursor");
  svg.append(line);
  const slider = el("input", {type: "range", min: 0, max: found.chances.length - 1, value: 0, "aria-label": "Step of the curve"});

  /** @param {number} place */
  const show = (place) => {
    const {step, chances} = found.chances[place];
    const words = chances.map((one, seat) => `${found.players[seat].name} ${Math.round(100 * one)} %`);
    slider.value = String(place);
    slider.setAttribute("aria-valuetext", `Step ${step}: ${words.join(", ")}`);
    line.setAttribute("d", `M${left + width * step / last} ${top}v${height}`);
    said.replaceChildren(`Step ${step}: ${words.join(", ")}. `, see(step));
  };
  slider.addEventListener("input", () => show(Number(slider.value)));
  svg.addEventListener("pointermove", (event) => show(nearest(svg, event, left, width, last, found.chances)));
  svg.addEventListener("click", () => every(HTMLElement, "a", said)[0]?.click());
  show(0);
  return el("div", {class: "curve"}, /** @type {any} */ (svg), slider, said);
}

/**
 * Return the place in the curve that the pointer is at.
 * @param {Element} svg
 * @param {PointerEvent} event
 * @param {number} left
 * @param {number} width
 * @param {number} last
 * @param {{step: number}[]} chances
 */
function nearest(svg, event, left, width, last, chances) {
  const box = svg.getBoundingClientRect(), [, , wide] = (svg.getAttribute("viewBox") ?? "").split(" ").map(Number);
  const step = ((event.clientX - box.left) * wide / box.width - left) / width * last;
  const after = chances.findIndex((one) => one.step >= step);
  return after < 0 ? chances.length - 1 : after;
}
