/** Places of spots on a board. */

import {matrixWithin} from "./svg.js";

/** The part of a panel, or of a board, from which on a spot is no place in it but all of it. */
const ALL = 0.5;

/**
 * Return the rectangle of an element in the units of an SVG that it is drawn in, or over.
 * @param {SVGGraphicsElement} node
 * @param {SVGSVGElement} svg
 * @returns {Place}
 */
export function rectangleIn(node, svg) {
  const {x, y, width, height} = node.getBBox(), matrix = matrixWithin(node, svg);
  const [corner, other] = [new DOMPoint(x, y), new DOMPoint(x + width, y + height)].map((point) => point.matrixTransform(matrix));
  const [left, top] = [Math.min(corner.x, other.x), Math.min(corner.y, other.y)];
  return {x: left, y: top, width: Math.abs(other.x - corner.x), height: Math.abs(other.y - corner.y)};
}

/**
 * The element of a spot that is drawn now; undefined if there is none.
 * @param {{at(spot: string): SVGGraphicsElement[]}} board
 * @param {string} spot
 */
export const drawnElement = (board, spot) => board.at(spot).find((node) => node.getScreenCTM() && node.getBBox().width > 0);

/**
 * Tell whether an element is only a part of its panel: what fills most of one is no place that could be marked.
 * @param {SVGGraphicsElement} node
 */
export function isPlace(node) {
  const panel = node.ownerSVGElement?.getBoundingClientRect(), own = node.getBoundingClientRect();
  return Boolean(panel) && own.width * own.height < ALL * (panel?.width ?? 0) * (panel?.height ?? 0);
}

/** @param {Place} place */
export const centerOf = ({x, y, width, height}) => ({x: x + width / 2, y: y + height / 2});

/** Return the lower end of the visible page: the top of the choices where they stick to the lower edge, else the window. */
export function visibleBottom() {
  const panel = document.querySelector(".decide");
  return panel && getComputedStyle(panel).position === "sticky" ? Math.min(innerHeight, panel.getBoundingClientRect().top) : innerHeight;
}
