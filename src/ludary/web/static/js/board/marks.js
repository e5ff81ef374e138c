/** Marks of the spots that a choice would touch. Each kind has its own hatch and sign, and a colour from the style sheet. */

import {el} from "../common/dom.js";
import {svgNode, matrixWithin} from "./svg.js";

const SIGNED = 40, LEAST_SIGNED = 18; // pixels: smaller places bear smaller signs, or none

/**
 * Each kind: its words, its sign in a square from -6 to 6, and its hatch in a square of 8 units.
 * @type {Record<Mark, {says: string, sign: string, hatch: string}>}
 */
const TOUCHES = {
  from: {says: "moves", sign: "M5 -4.5V4.5M-5 0H2M-1.5 -3.5L2 0L-1.5 3.5", hatch: ""},
  reach: {says: "leads to", sign: "M-5 0H4M0.5 -4L5 0L0.5 4", hatch: "M2 2h0.01M6 6h0.01"},
  sight: {says: "has in sight", sign: "M-6 0Q0 -6.5 6 0Q0 6.5 -6 0ZM-0.9 0h1.8", hatch: "M0 2H8M0 6H8"},
  target: {says: "aims at", sign: "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0M-0.9 0h1.8", hatch: ""},
  harm: {says: "harms", sign: "M-4 -4L4 4M4 -4L-4 4", hatch: "M0 0L8 8M8 0L0 8"},
  take: {says: "takes", sign: "M-5 0H5", hatch: "M-2 2L2 -2M0 8L8 0M6 10L10 6"},
  remain: {says: "leaves", sign: "M-5 -2.5H5M-5 2.5H5", hatch: ""},
};
const KINDS = /** @type {Mark[]} */ (Object.keys(TOUCHES));

/** The hatches, once for the whole page. */
export function addHatches() {
  const patterns = KINDS.filter((kind) => TOUCHES[kind].hatch).map((kind) => svgNode(
    "pattern", {id: `page-hatch-${kind}`, width: 8, height: 8, patternUnits: "userSpaceOnUse"},
    svgNode("path", {d: TOUCHES[kind].hatch, class: `hatch touch-${kind}`}),
  ));
  const hidden = {class: "visually-hidden", "aria-hidden": "true", width: 0, height: 0};
  document.body.append(svgNode("svg", hidden, svgNode("defs", {}, ...patterns)));
}

/**
 * Draw the marks of a choice on top of the board, in place of the earlier ones.
 * @param {Marked} board
 * @param {Marks} marks
 */
export function drawMarks({box, at}, marks) {
  box.querySelectorAll(".touches").forEach((layer) => layer.remove());
  /** @type {Map<Element, number>} */
  const drawn = new Map();
  for (const kind of KINDS) {
    for (const node of (marks[kind] ?? []).flatMap(at)) {
      const svg = node.ownerSVGElement, layer = svg && layerOf(svg), others = drawn.get(node) || 0;
      if (!svg || !layer) continue;
      layer.append(markAt(kind, placeOf(node, svg, unitOf(svg)), others));
      drawn.set(node, others + 1);
    }
  }
}

/**
 * Return the units of a panel in a pixel, so that hatches and signs have the same size everywhere; 0 if the panel is not drawn.
 * @param {SVGSVGElement} svg
 */
const unitOf = (svg) => 1 / (svg.getScreenCTM()?.a || Infinity);

/**
 * Return the layer on top of a panel for its marks; null if the panel is folded away.
 * @param {SVGSVGElement} svg
 */
function layerOf(svg) {
  const there = svg.querySelector(":scope > .touches"), unit = unitOf(svg);
  if (there || !unit) return there;
  const layer = svgNode("g", {class: "touches", "aria-hidden": "true", transform: `scale(${unit})`});
  svg.insertBefore(layer, svg.querySelector(":scope > .advised"));
  return layer;
}

/**
 * Return the rectangle of a spot in its panel, in pixels.
 * @param {SVGGraphicsElement} node
 * @param {SVGSVGElement} svg
 * @param {number} unit
 * @returns {Place}
 */
function placeOf(node, svg, unit) {
  const {x, y, width, height} = node.getBBox(), matrix = matrixWithin(node, svg);
  const point = new DOMPoint(x, y).matrixTransform(matrix);
  const other = new DOMPoint(x + width, y + height).matrixTransform(matrix);
  return {x: point.x / unit, y: point.y / unit, width: (other.x - point.x) / unit, height: (other.y - point.y) / unit};
}

/**
 * Return a hatched rectangle with a sign at its corner, inside `others` of the same place.
 * @param {Mark} kind
 * @param {Place} place
 * @param {number} [others]
 */
function markAt(kind, place, others = 0) {
  const inset = 1.5 + 4 * others, {hatch} = TOUCHES[kind];
  const [width, height] = [place.width, place.height].map((length) => Math.max(2, length - 2 * inset));
  const box = {x: place.x + inset, y: place.y + inset, width, height, rx: 6};
  return svgNode(
    "g", {class: `touch touch-${kind}`},
    svgNode("rect", {...box, class: "touch-ground"}),
    ...(hatch ? [svgNode("rect", {...box, fill: `url(#page-hatch-${kind})`})] : []),
    svgNode("rect", {...box, class: "touch-edge"}),
    svgNode("rect", {...box, class: "touch-line"}),
    ...signAt(kind, place, others),
  );
}

/**
 * Return the sign of a kind, if there is room for it.
 * @param {Mark} kind
 * @param {Place} place
 * @param {number} others
 */
function signAt(kind, place, others) {
  const least = Math.min(place.width, place.height), scale = Math.min(1, least / SIGNED);
  if (least < LEAST_SIGNED) return [];
  const transform = `translate(${place.x + place.width - scale * (7 + 19 * others)} ${place.y + 7 * scale}) scale(${scale})`;
  return [svgNode("g", {class: "touch-sign", transform}, svgNode("circle", {r: 9.5}), svgNode("path", {d: TOUCHES[kind].sign}))];
}

/**
 * Return the legend of the marks: `takes 3`, each with a piece of its hatch.
 * @param {Marks} marks
 */
export function markWords(marks) {
  return KINDS.flatMap((kind) => {
    const spots = marks[kind];
    if (!spots) return [];
    const piece = svgNode("svg", {viewBox: "0 0 44 30", width: 36, height: 24, "aria-hidden": "true"},
      markAt(kind, {x: 1, y: 2, width: 42, height: 27}));
    return [el("span", {class: "touched"}, piece, ` ${TOUCHES[kind].says} ${spots.length}`)];
  });
}
