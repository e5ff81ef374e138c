/** Marks of clickable spots: a quiet glow, and a ground that takes clicks. */

import {rectangleIn} from "./geometry.js";
import {svgNode} from "./svg.js";

const INSET = 1; // units by which a mark lies within its spot, so that those of neighbours do not overlap

/**
 * Mark a spot: a ground that takes clicks, and a line with a soft edge.
 * @param {SVGGraphicsElement} node
 * @param {string} spot
 */
export function markSpot(node, spot) {
  const group = ["g", "svg", "a"].includes(node.localName);
  const [ground, edge, line] = ["ground", "edge", "line"].map((kind) => frame(node, spot, kind, group));
  node.classList.add("spot");
  if (group) {
    node.prepend(ground);
    node.append(edge, line);
  } else {
    node.after(edge, line);
  }
}

/**
 * Mark an unavailable spot by a broken line.
 * @param {SVGGraphicsElement} node
 * @param {string} spot
 */
export function dimSpot(node, spot) {
  const group = ["g", "svg", "a"].includes(node.localName), line = frame(node, spot, "off", group);
  if (group) node.append(line);
  else node.after(line);
}

/**
 * Draw a ring around a thing, over everything else of its panel; return the function that removes it.
 * @param {SVGGraphicsElement} node
 */
export function ringSpot(node) {
  const svg = node.ownerSVGElement ?? /** @type {SVGSVGElement} */ (node);
  const lines = ["told-edge", "told"].map((kind) => frameOf(rectangleIn(node, svg), kind));
  svg.append(...lines);
  return () => lines.forEach((line) => line.remove());
}

/**
 * Return the rectangle around a spot.
 * @param {SVGGraphicsElement} node
 * @param {string} spot
 * @param {string} kind
 * @param {boolean} inside
 */
function frame(node, spot, kind, inside) {
  const transform = node.getAttribute("transform"), mark = frameOf(node.getBBox(), kind, spot);
  if (!inside && transform !== null) mark.setAttribute("transform", transform);
  return mark;
}

/**
 * Return a frame within a place.
 * @param {Place} place
 * @param {string} kind
 * @param {string} [spot] - whose mark it is, which goes with the marks of other spots
 */
export function frameOf({x, y, width, height}, kind, spot = "") {
  const round = Math.min(8, width / 5, height / 5);
  const inner = {x: x + INSET, y: y + INSET, width: Math.max(1, width - 2 * INSET), height: Math.max(1, height - 2 * INSET), rx: round};
  return svgNode("rect", {...inner, class: `spot-mark spot-${kind}`, ...(spot && {"data-of": spot})});
}
