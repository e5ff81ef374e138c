/** Pieces that fly from where they were on the last board to where they are on the new one. */

import {every} from "../common/dom.js";
import {groupBy} from "../common/lists.js";
import {reducedMotion, svgNode, matrixWithin} from "./svg.js";

const FLIGHT = 480; // ms that a piece takes to its new place
const TIMING = {duration: FLIGHT, easing: "cubic-bezier(.3,.7,.3,1)"};
const STILL = 2.5; // pixels: what lies nearer than that has not moved

/**
 * Return the pieces of a board with their places in pixels of its box; pieces that are not drawn are left out.
 * @param {{box: HTMLElement, over: SVGSVGElement}} board
 * @returns {Piece[]}
 */
export function pieces({box, over}) {
  if (!over.getScreenCTM()) return [];
  return every(SVGGraphicsElement, "[data-piece]", box).filter((node) => node.getScreenCTM()).map((node) => {
    const {x, y, width, height} = node.getBBox(), matrix = matrixWithin(node, over);
    return {node, kind: node.dataset.piece ?? "", matrix, at: new DOMPoint(x + width / 2, y + height / 2).matrixTransform(matrix)};
  });
}

/**
 * Move pieces to their new places. Pieces of one kind are interchangeable: those in the same place stay, the others fly to the
 * nearest new place, the rest fade. Return the nodes that moved. Nothing flies if the user prefers reduced motion.
 * @param {Piece[]} before
 * @param {Piece[]} after
 * @param {SVGSVGElement} svg - over all panels, in pixels of their box
 */
export function flyPieces(before, after, svg) {
  const left = new Set(before), flown = [];
  for (const [kind, fresh] of groupBy(after, (piece) => piece.kind)) {
    const free = new Set(fresh);
    for (const {far, old, piece} of nearest(before.filter((one) => one.kind === kind), fresh)) {
      if (!left.has(old) || !free.has(piece)) continue;
      left.delete(old);
      free.delete(piece);
      if (far < STILL) continue;
      flown.push(piece.node);
      if (!reducedMotion.matches) fly(old, piece, svg);
    }
    if (!reducedMotion.matches) free.forEach((piece) => piece.node.animate({opacity: [0, 0, 1]}, TIMING));
  }
  if (!reducedMotion.matches) left.forEach((piece) => passing(piece, svg, {opacity: [1, 0]}));
  return flown;
}

/**
 * Return all pairs of an old and a new place, nearest first.
 * @param {Piece[]} before
 * @param {Piece[]} fresh
 */
function nearest(before, fresh) {
  const pairs = fresh.flatMap((piece) => before.map((old) => ({far: distance(old, piece), old, piece})));
  return pairs.sort((one, other) => one.far - other.far);
}

/**
 * @param {Piece} one
 * @param {Piece} other
 */
const distance = (one, other) => Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y);

/**
 * @param {Piece} old
 * @param {Piece} piece
 * @param {SVGSVGElement} svg
 */
function fly(old, piece, svg) {
  piece.node.animate({opacity: [0, 0]}, FLIGHT);
  passing(piece, svg, {translate: [`${old.at.x - piece.at.x}px ${old.at.y - piece.at.y}px`, "0px 0px"]});
}

/**
 * A copy of the piece on top of the board, for as long as it flies or fades.
 * @param {Piece} piece
 * @param {SVGSVGElement} svg
 * @param {PropertyIndexedKeyframes} frames
 */
function passing(piece, svg, frames) {
  const copy = pieceCopy(piece), vanish = () => copy.remove();
  svg.append(copy);
  copy.animate(frames, TIMING).finished.then(vanish, vanish);
}

/**
 * A copy of a piece without its names, in pixels of the board's box.
 * @param {{node: SVGGraphicsElement, matrix: DOMMatrix}} piece
 */
export function pieceCopy({node, matrix: {a, b, c, d, e, f}}) {
  const copied = /** @type {SVGGraphicsElement} */ (node.cloneNode(true));
  for (const part of [copied, ...copied.querySelectorAll("*")]) {
    for (const name of ["id", "data-piece", "data-spot"]) part.removeAttribute(name);
  }
  copied.querySelectorAll(".spot-mark").forEach((mark) => mark.remove());
  copied.removeAttribute("transform");
  return svgNode("g", {class: "ghost"}, svgNode("g", {transform: `matrix(${a} ${b} ${c} ${d} ${e} ${f})`}, copied));
}
