/** The moves of choices on the board: a ring where each is made, an arrow from where its piece comes, and the piece as a ghost. */

import {pieces, pieceCopy} from "./flights.js";
import {centerOf, drawnElement, rectangleIn} from "./geometry.js";
import {frameOf} from "./spots.js";
import {svgNode} from "./svg.js";

/** @import {Advice, Board} from "./board.js" */
/** @typedef {{x: number, y: number}} Point */

const WIDE = 5, HEAD = 15; // pixels: how wide an arrow is, how long its head
const GHOST = 0.8; // of a place that a piece covers at most as a ghost
const BEND = 0.12; // of its length by which an arrow leaves the straight line

/**
 * Show the better choice and the one that was made, in place of what was shown before.
 * @param {Board} board
 * @param {Advice} advice
 */
export function showAdvice(board, {better, made}) {
  board.box.querySelectorAll(".advised").forEach((shown) => shown.remove());
  if (made && made.start && !(made.spot === better?.spot && made.start === better.start)) point(board, made, "made");
  if (better?.start) point(board, better, "better");
  if (made && made.spot !== better?.spot) ring(board, made.spot, "made", "?");
  if (better) ring(board, better.spot, "better", "\u2713");
}

/**
 * Ring a spot, with a sign at its corner.
 * @param {Board} board
 * @param {string} spot
 * @param {string} kind
 * @param {string} sign
 */
function ring(board, spot, kind, sign) {
  for (const node of spot ? board.at(spot) : []) {
    const svg = node.ownerSVGElement ?? /** @type {SVGSVGElement} */ (node), inside = rectangleIn(node, svg);
    const size = Math.min(26, Math.max(12, inside.height / 3)), middle = {x: inside.x + inside.width - size / 2, y: inside.y + size / 2};
    const words = svgNode("text", {x: middle.x, y: middle.y + size * .3, "font-size": size * .8, "text-anchor": "middle"});
    words.textContent = sign;
    svg.append(svgNode(
      "g", {class: `advised advised-${kind}`, "aria-hidden": "true"}, frameOf(inside, "told-edge"), frameOf(inside, "advised"),
      svgNode("circle", {cx: middle.x, cy: middle.y, r: size / 2}), words,
    ));
  }
}

/**
 * Draw an arrow from where a choice moves something to its spot, and there the piece as a ghost. What stays in one panel is enlarged
 * with it; else it lies over all panels.
 * @param {Board} board
 * @param {MovePlaces} move
 * @param {string} kind
 */
function point(board, {spot, start}, kind) {
  const [from, to] = [start, spot].map((name) => drawnElement(board, name));
  if (!from || !to) return;
  const inside = from.ownerSVGElement === to.ownerSVGElement && from.ownerSVGElement, svg = inside || board.over;
  const [first, last] = [from, to].map((node) => rectangleIn(node, svg)), [tail, goal] = [first, last].map(centerOf);
  if (within(tail, last) || within(goal, first)) return;
  const unit = 1 / (svg.getScreenCTM()?.a || 1), piece = pieces({box: board.box, over: svg}).findLast(({at}) => within(at, first));
  const own = piece ? rectangleIn(piece.node, svg) : last;
  const scale = Math.min(1, GHOST * last.width / own.width, GHOST * last.height / own.height);
  const shift = piece && {
    class: "ghost-advised", transform: `translate(${goal.x} ${goal.y}) scale(${scale}) translate(${-piece.at.x} ${-piece.at.y})`,
  };
  svg.append(svgNode(
    "g", {class: `advised advised-${kind}`, "aria-hidden": "true"},
    ...(shift ? [svgNode("g", shift, pieceCopy(piece))] : []), ...arrow(tail, goal, last, unit),
  ));
}

/**
 * Return a bent line with a head that ends at the edge of a place.
 * @param {Point} tail
 * @param {Point} goal
 * @param {Place} place - around the goal
 * @param {number} unit - of the picture in a pixel
 */
function arrow(tail, goal, place, unit) {
  const far = Math.hypot(goal.x - tail.x, goal.y - tail.y), [x, y] = [(goal.x - tail.x) / far, (goal.y - tail.y) / far];
  const bend = {x: (tail.x + goal.x) / 2 - y * BEND * far, y: (tail.y + goal.y) / 2 + x * BEND * far};
  const way = Math.hypot(goal.x - bend.x, goal.y - bend.y), [u, v] = [(goal.x - bend.x) / way, (goal.y - bend.y) / way];
  const reach = Math.min(place.width / Math.max(Math.abs(u), .01), place.height / Math.max(Math.abs(v), .01)) / 2;
  const length = Math.min(HEAD * unit, far / 2), short = Math.min(reach, far / 2 - length / 2);
  const tip = {x: goal.x - u * short, y: goal.y - v * short}, neck = {x: tip.x - u * length, y: tip.y - v * length};
  const half = .6 * length, d = `M${tail.x} ${tail.y}Q${bend.x} ${bend.y} ${neck.x} ${neck.y}`;
  const head = `M${tip.x} ${tip.y}L${neck.x - v * half} ${neck.y + u * half}L${neck.x + v * half} ${neck.y - u * half}Z`;
  return ["arrow-edge", "arrow"].flatMap((name, at) => [
    svgNode("path", {d, class: name, "stroke-width": (WIDE + 4 * (1 - at)) * unit}),
    svgNode("path", {d: head, class: `${name} head`, "stroke-width": 4 * (1 - at) * unit}),
  ]);
}

/**
 * @param {Point} point
 * @param {Place} place
 */
const within = ({x, y}, place) => x >= place.x && x <= place.x + place.width && y >= place.y && y <= place.y + place.height;
