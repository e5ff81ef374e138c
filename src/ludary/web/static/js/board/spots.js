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
  const lines = ["told-edge", "told"].map((kind) => box(rectangleIn(node, svg), "", kind));
  svg.append(...lines);
  return () => lines.forEach((line) => line.remove());
}

/**
 * Ring the places of the better choice and of the one that was made, each with its sign.
 * @param {{box: HTMLElement, at: (spot: string) => SVGGraphicsElement[]}} board
 * @param {{better?: string, made?: string}} advice
 */
export function ringAdvised({box: place, at}, {better = "", made = ""}) {
  place.querySelectorAll(".advised").forEach((ring) => ring.remove());
  for (const [kind, sign, spot] of [["made", "?", made === better ? "" : made], ["better", "\u2713", better]]) {
    for (const node of spot ? at(spot) : []) {
      const svg = node.ownerSVGElement ?? /** @type {SVGSVGElement} */ (node), inside = rectangleIn(node, svg);
      const size = Math.min(26, Math.max(12, inside.height / 3)), middle = {x: inside.x + inside.width - size / 2, y: inside.y + size / 2};
      const words = svgNode("text", {x: middle.x, y: middle.y + size * .3, "font-size": size * .8, "text-anchor": "middle"});
      words.textContent = sign;
      svg.append(svgNode(
        "g", {class: `advised advised-${kind}`, "aria-hidden": "true"}, box(inside, "", "told-edge"), box(inside, "", "advised"),
        svgNode("circle", {cx: middle.x, cy: middle.y, r: size / 2}), words,
      ));
    }
  }
}

/**
 * Return the rectangle around a spot.
 * @param {SVGGraphicsElement} node
 * @param {string} spot
 * @param {string} kind
 * @param {boolean} inside
 */
function frame(node, spot, kind, inside) {
  const transform = node.getAttribute("transform"), mark = box(node.getBBox(), spot, kind);
  if (!inside && transform !== null) mark.setAttribute("transform", transform);
  return mark;
}

/**
 * @param {Place} place
 * @param {string} spot
 * @param {string} kind
 */
function box({x, y, width, height}, spot, kind) {
  const round = Math.min(8, width / 5, height / 5);
  const inner = {x: x + INSET, y: y + INSET, width: Math.max(1, width - 2 * INSET), height: Math.max(1, height - 2 * INSET), rx: round};
  return svgNode("rect", {...inner, class: `spot-mark spot-${kind}`, "data-of": spot});
}
