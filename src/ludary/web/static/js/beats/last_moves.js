/** Marks of the last actions: quiet corners around their places on the board, with the seat's sign, until that seat acts again. */

import {drawnElement, isPlace, rectangleIn} from "../board/geometry.js";
import {seatClass, signOf} from "./signs.js";
import {svgNode} from "../board/svg.js";
import {every} from "../common/dom.js";

const MOST = 6; // places that one action is marked at: the last ones
const CORNER = 11, LEAST_CORNER = 4; // pixels: the legs of a corner
const SIGN = 1.1; // size of a sign beside the corners
const STEP = 5; // pixels by which the corners of others lie further inside
const LINE = 3; // times as wide as high: a place is a line of words, which nothing may lie over
const BESIDE = 9; // pixels from the end of a line to the middle of a sign
const ABOVE = 0.16, LETTERS = 0.66; // of the height of a text: what is free above its letters, and how high they are

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
 * Corners around a place, inside of those of `depth` others, and the sign of the seat: at a corner, or beside a line of words. None of
 * them lies over words.
 * @param {number} seat
 * @param {SVGGraphicsElement} node
 * @param {number} depth
 */
function mark(seat, node, depth) {
  const svg = /** @type {SVGSVGElement} */ (node.ownerSVGElement), scale = svg.getScreenCTM()?.a || 1;
  const place = rectangleIn(node, svg), isLine = place.width > LINE * place.height, inset = (isLine ? -2 : 1) + depth * STEP;
  const [x, y] = [place.x * scale + inset, place.y * scale + inset];
  const [width, height] = [place.width, place.height].map((length) => Math.max(2, length * scale - 2 * inset));
  const words = wordsOf(svg, scale), free = (/** @type {Place} */ box) => !words.some((other) => meet(box, other));
  const box = {x, y, width, height}, corners = cornersOf(box, free), at = signPlace(box, isLine, svg.clientWidth, free);
  const lines = ["lately-edge", "lately-line"].flatMap((kind) => corners.map((d) => svgNode("path", {d, class: kind})));
  const sign = at ? [svgNode("g", {transform: `translate(${at[0]} ${at[1]}) scale(${SIGN})`}, signOf(seat))] : [];
  return svgNode("g", {class: `lately-mark ${seatClass(seat)}`}, ...lines, ...sign);
}

/**
 * The corners of a box, from the lower left one on, each with the directions of its legs.
 * @param {Place} box
 */
const endsOf = ({x, y, width, height}) => [
  [x, y + height, 1, -1], [x + width, y + height, -1, -1], [x + width, y, -1, 1], [x, y, 1, 1],
];

/**
 * Return the lines of those corners that lie over no words.
 * @param {Place} box
 * @param {(box: Place) => boolean} free
 */
function cornersOf(box, free) {
  const leg = Math.max(LEAST_CORNER, Math.min(CORNER, box.width / 3, box.height / 3));
  return endsOf(box)
    .filter(([u, v, across, down]) => free(around(u, u + across * leg, v, v)) && free(around(u, u, v, v + down * leg)))
    .map(([u, v, across, down]) => `M${u} ${v + down * leg}V${v}H${u + across * leg}`);
}

/**
 * Return the place of a sign within its panel, where it lies over no words; undefined if there is none.
 * @param {Place} box
 * @param {boolean} isLine
 * @param {number} room - the width of the panel
 * @param {(box: Place) => boolean} free
 */
function signPlace(box, isLine, room, free) {
  const {x, y, width, height} = box, middle = y + height / 2;
  const beside = isLine ? [[x - BESIDE, middle], [x + width + BESIDE, middle]] : [];
  const edges = [1, 2, 3, 4, 5].flatMap((part) => [y + height, y].map((edge) => [x + (width * part) / 6, edge]));
  return [...beside, ...endsOf(box).map(([u, v, across, down]) => [u + 2 * across, v + 2 * down]), ...edges]
    .find(([u, v]) => u > BESIDE && u < room - BESIDE && free(around(u, u, v, v, 7 * SIGN)));
}

/**
 * The words of a panel as boxes, in pixels.
 * @param {SVGSVGElement} svg
 * @param {number} scale
 */
const wordsOf = (svg, scale) => every(SVGTextElement, ".layer text", svg).map((text) => {
  const {x, y, width, height} = rectangleIn(text, svg);
  return {x: x * scale, y: (y + height * ABOVE) * scale, width: width * scale, height: height * LETTERS * scale};
});

/**
 * Return the box around two points.
 * @param {number} x
 * @param {number} u
 * @param {number} y
 * @param {number} v
 * @param {number} [margin]
 */
const around = (x, u, y, v, margin = 4) => ({
  x: Math.min(x, u) - margin, y: Math.min(y, v) - margin, width: Math.abs(u - x) + 2 * margin, height: Math.abs(v - y) + 2 * margin,
});

/**
 * @param {Place} one
 * @param {Place} other
 */
const meet = (one, other) => one.x < other.x + other.width && other.x < one.x + one.width
  && one.y < other.y + other.height && other.y < one.y + one.height;
