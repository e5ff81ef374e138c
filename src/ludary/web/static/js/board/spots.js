/** Marks of clickable spots: a quiet glow, and a ground that takes clicks. */

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
 * Draw a ring around a thing; return the function that removes it.
 * @param {SVGGraphicsElement} node
 */
export function ringSpot(node) {
  const group = ["g", "svg", "a"].includes(node.localName);
  const lines = ["told-edge", "told"].map((kind) => frame(node, "", kind, group));
  if (group) node.append(...lines);
  else node.after(...lines);
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
  const {x, y, width, height} = node.getBBox(), transform = node.getAttribute("transform");
  const round = Math.min(8, width / 5, height / 5);
  const box = {x: x + INSET, y: y + INSET, width: Math.max(1, width - 2 * INSET), height: Math.max(1, height - 2 * INSET), rx: round};
  const mark = svgNode("rect", {...box, class: `spot-mark spot-${kind}`, "data-of": spot});
  if (!inside && transform !== null) mark.setAttribute("transform", transform);
  return mark;
}
