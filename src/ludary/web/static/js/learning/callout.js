/** A callout: words beside the place of the board that they are about. On a phone they stay in the sheet, and the place is ringed. */

import {rectangleAround} from "../choices/popover.js";
import {drawnElement, visibleBottom} from "../board/geometry.js";
import {ringSpot} from "../board/spots.js";

/** @import {Board} from "../board/board.js" */

const WIDE = matchMedia("(width >= 46rem)");
const GAP = 14, EDGE = 8; // pixels between the place and the words, the words and the window
const CHOICE = 100; // how much worse it is to hide a choice than something else
const SLIGHT = 60; // square pixels of choices that may be hidden

/** The words of a page, which go where its board points. */
export class Callout {
  /**
   * @param {Board} board
   * @param {HTMLElement} box - the words
   */
  constructor(board, box) {
    this.board = board;
    this.box = box;
    this.spot = ""; // a spot or a panel; "": nowhere
    /** @type {(() => void)[]} - take the rings away */
    this.rings = [];
    board.drawn.add(() => this.point(this.spot));
    for (const kind of ["scroll", "resize"]) addEventListener(kind, () => requestAnimationFrame(() => this.lay()), {passive: true});
    new ResizeObserver(() => this.lay()).observe(board.box);
  }

  /**
   * Point at a spot or a panel; "" at nothing.
   * @param {string} spot
   */
  point(spot) {
    this.spot = spot;
    this.rings.forEach((remove) => remove());
    const nodes = this.nodes();
    this.rings = nodes.filter((node) => node instanceof SVGGraphicsElement && !(node instanceof SVGSVGElement))
      .map((node) => ringSpot(/** @type {SVGGraphicsElement} */ (node)));
    if (nodes.length) reveal(nodes[0]);
    this.lay();
  }

  /**
   * The elements that are pointed at, as far as they are drawn.
   * @returns {Element[]}
   */
  nodes() {
    const panel = this.board.panels.get(this.spot), node = this.spot ? drawnElement(this.board, this.spot) : null;
    if (node) return [node];
    return panel?.placed ? [panel.box] : [];
  }

  /** Put the words beside the place, or in it if it is large, where they hide nothing that can be chosen, and least of all else. */
  lay() {
    const {box} = this, nodes = this.nodes();
    box.removeAttribute("style");
    box.classList.toggle("placed", WIDE.matches && nodes.length > 0);
    if (!box.classList.contains("placed")) return;
    const place = rectangleAround(nodes), size = box.getBoundingClientRect(), felt = this.board.box.getBoundingClientRect();
    const isLarge = (/** @type {DOMRect} */ thing) => thing.width > 1.5 * size.width && thing.height > 1.5 * size.height;
    const choices = [place, ...this.board.spots.map((spot) => rectangleAround(this.board.at(spot)))].filter((thing) => !isLarge(thing));
    const things = [...this.board.box.querySelectorAll("[data-spot], [data-piece], text")].map((thing) => thing.getBoundingClientRect())
      .filter((thing) => !isLarge(thing));
    const sides = [...around(place, size), ...(isLarge(place) ? edgesOf(place, size) : [])].map((side) => within(side, size, felt));
    const hidden = sides.map((side) => CHOICE * covered(side, size, choices) + covered(side, size, things));
    const best = sides[hidden.indexOf(Math.min(...hidden))];
    if (covered(best, size, choices) > SLIGHT) {
      box.classList.remove("placed"); // no room: they stay over the choices
      return;
    }
    box.style.left = `${best.x}px`;
    box.style.top = `${best.y}px`;
  }
}

/**
 * Scroll to a place of the board, within its panel too, unless it is seen.
 * @param {Element} node
 */
function reveal(node) {
  const seen = node.getBoundingClientRect(), panel = node.closest(".panel")?.getBoundingClientRect() ?? seen;
  const low = seen.top < 0 || seen.bottom > visibleBottom(), aside = seen.left < panel.left || seen.right > panel.right;
  if (low || aside) node.scrollIntoView({block: low ? "center" : "nearest", inline: aside ? "center" : "nearest"});
}

/** @typedef {{x: number, y: number}} Corner */

/**
 * Return the corners of a box on the four sides of a place, and at its corners.
 * @param {DOMRect} place
 * @param {DOMRect} size
 * @returns {Corner[]}
 */
function around({left, right, top, bottom}, {width, height}) {
  const x = (left + right - width) / 2, y = (top + bottom - height) / 2;
  const [before, after, above, below] = [left - GAP - width, right + GAP, top - GAP - height, bottom + GAP];
  return [{x, y: above}, {x, y: below}, {x: after, y}, {x: before, y}, {x: after, y: above}, {x: before, y: above}, {x: after, y: below},
    {x: before, y: below}];
}

/**
 * Return the corners of a box at the four edges of a place, within it, and in its corners.
 * @param {DOMRect} place
 * @param {DOMRect} size
 * @returns {Corner[]}
 */
function edgesOf({left, right, top, bottom}, {width, height}) {
  const xs = [left + GAP, (left + right - width) / 2, right - GAP - width];
  const ys = [top + GAP, (top + bottom - height) / 2, bottom - GAP - height];
  return ys.flatMap((y) => xs.map((x) => ({x, y})));
}

/**
 * Return the corner moved so that the box lies on the board and in the window.
 * @param {Corner} corner
 * @param {DOMRect} size
 * @param {DOMRect} felt
 * @returns {Corner}
 */
function within({x, y}, {width, height}, felt) {
  const right = Math.min(innerWidth, felt.right) - EDGE - width, bottom = Math.min(innerHeight, felt.bottom) - EDGE - height;
  return {x: Math.max(Math.max(0, felt.left) + EDGE, Math.min(x, right)), y: Math.max(Math.max(0, felt.top) + EDGE, Math.min(y, bottom))};
}

/**
 * Return how much of some things a box hides.
 * @param {Corner} corner
 * @param {DOMRect} size
 * @param {DOMRect[]} things
 */
const covered = (corner, size, things) => things.reduce((sum, thing) => sum + overlap(corner, size, thing), 0);

/**
 * @param {Corner} corner
 * @param {DOMRect} size
 * @param {DOMRect} other
 */
function overlap({x, y}, {width, height}, other) {
  const wide = Math.min(x + width, other.right) - Math.max(x, other.left);
  const high = Math.min(y + height, other.bottom) - Math.max(y, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}
