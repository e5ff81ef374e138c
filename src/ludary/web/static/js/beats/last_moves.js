/** Marks of the last actions: quiet corners around their places on the board, with the seat's sign, until that seat acts again. */

import {drawnElement, isPlace, rectangleIn} from "../board/geometry.js";
import {seatClass, signOf} from "./signs.js";
import {svgNode} from "../board/svg.js";

const MOST = 6; // places that one action is marked at: the last ones
const CORNER = 11, LEAST_CORNER = 4; // pixels: the legs of a corner
const SIGN = 1.1; // size of a sign beside the corners
const STEP = 5; // pixels by which the corners of others lie further inside
const LINE = 3; // times as wide as high: a place is a line of words, which nothing may lie over
const BESIDE = 9; // pixels from the end of a line to the middle of a sign

/** @import {Board} from "../board/board.js" */

/** The marks of the last actions on a board. */
export class LastMoves {
  /** @param {Board} board */
  constructor(board) {
    this.board = board;
    /** @type {Map<number, string[]>} - by seat: where its last action was */
    this.marked = new Map();
    /** @type {Map<number, string[]> | null} - shown instead of them, while an earlier moment is */
    this.other = null;
    board.drawn.add(() => this.draw());
  }

  /**
   * A seat has acted: its marks lie there now. Those of all others stay.
   * @param {number} seat
   * @param {Beat[]} beats
   */
  note(seat, beats) {
    if (seat < 0) return;
    this.marked.delete(seat);
    const spots = spotsOf(beats);
    if (spots.length) this.marked.set(seat, spots);
  }

  /** Forget what was taken back. */
  forget() {
    this.marked.clear();
    this.draw();
  }

  /**
   * Show these marks for as long as an earlier moment is shown; null: the present ones again.
   * @param {Map<number, string[]> | null} other
   */
  showInstead(other) {
    this.other = other;
    this.draw();
  }

  draw() {
    this.board.box.querySelectorAll(".lately").forEach((layer) => layer.remove());
    /** @type {Map<Element, number>} */
    const others = new Map();
    for (const [seat, spots] of this.other ?? this.marked) {
      for (const node of spots.map((spot) => drawnElement(this.board, spot))) {
        if (!node || !isPlace(node)) continue;
        const layer = layerOf(node.ownerSVGElement), depth = others.get(node) || 0;
        layer?.append(mark(seat, node, depth));
        others.set(node, depth + 1);
      }
    }
  }
}

/**
 * Return the spots at which an action is marked: the ends of its beats. Gains and losses count only if there are no other beats.
 * @param {Beat[]} beats
 */
export function spotsOf(beats) {
  const placed = beats.filter((beat) => beat.spots?.length), acts = placed.filter(({kind}) => !["gain", "lose", "say"].includes(kind));
  const ends = (acts.length ? acts : placed).map(({spots}) => spots?.at(-1) ?? "");
  return [...new Set(ends.reverse())].slice(0, MOST);
}

/**
 * The layer of a panel for these marks, in pixels; it lies on top of what is drawn.
 * @param {SVGSVGElement | null} svg
 */
function layerOf(svg) {
  const there = svg?.querySelector(":scope > .lately"), unit = svg ? 1 / (svg.getScreenCTM()?.a || Infinity) : 0;
  if (!svg || there || !unit) return there;
  const layer = svgNode("g", {class: "lately", "aria-hidden": "true", transform: `scale(${unit})`});
  svg.append(layer);
  return layer;
}

/**
 * Four corners around a place, inside of those of `depth` others, and the sign of the seat: at the lower left corner, or beside a line
 * of words.
 * @param {number} seat
 * @param {SVGGraphicsElement} node
 * @param {number} depth
 */
function mark(seat, node, depth) {
  const svg = /** @type {SVGSVGElement} */ (node.ownerSVGElement), scale = svg.getScreenCTM()?.a || 1;
  const place = rectangleIn(node, svg), isLine = place.width > LINE * place.height, inset = (isLine ? -2 : 1) + depth * STEP;
  const [x, y] = [place.x * scale + inset, place.y * scale + inset];
  const [width, height] = [place.width, place.height].map((length) => Math.max(2, length * scale - 2 * inset));
  const leg = Math.max(LEAST_CORNER, Math.min(CORNER, width / 3, height / 3)), [right, bottom] = [x + width, y + height];
  const corners = `M${x} ${y + leg}V${y}H${x + leg}M${right - leg} ${y}H${right}V${y + leg}`
    + `M${right} ${bottom - leg}V${bottom}H${right - leg}M${x + leg} ${bottom}H${x}V${bottom - leg}`;
  const [signX, signY] = isLine ? [x > 2 * BESIDE ? x - BESIDE : right + BESIDE, (y + bottom) / 2] : [x + 2, bottom - 2];
  const sign = svgNode("g", {transform: `translate(${signX} ${signY}) scale(${SIGN})`}, signOf(seat));
  return svgNode("g", {class: `lately-mark ${seatClass(seat)}`},
    svgNode("path", {d: corners, class: "lately-edge"}), svgNode("path", {d: corners, class: "lately-line"}), sign);
}
