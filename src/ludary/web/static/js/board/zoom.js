/** Zooming: a panel larger than its frame, by buttons, keys, wheel and two fingers. */

import {every} from "../common/dom.js";
import {listenToDrags, listenToPinches, listenToWheel} from "./gestures.js";
import {visibleBottom} from "./geometry.js";
import {announce} from "../common/notices.js";
import {reducedMotion} from "./svg.js";

/** @import {Panel} from "./panel.js" */

export const STEP = 1.4; // how much larger a button or a key makes the board
const SMALL = 14; // pixels: panels with smaller letters can be enlarged
const MOST = 4; // times as large as it fits
const REST = 4000; // ms after the user has moved the board in which it does not follow the game
const LEAST = 60; // pixels of a frame that are worth looking at
const REACHABLE = {tabindex: "0", role: "group", "aria-label": "Enlarged board, arrow keys move it"};

/** Enlarges the first panel of a board. */
export class Zoom {
  /**
   * @param {Marked} board
   * @param {HTMLElement} tools
   */
  constructor(board, tools) {
    this.board = board;
    /** @type {Panel | null} */
    this.panel = null;
    this.tools = tools;
    this.scale = 0; // pixels to a unit of the panel; 0: it fits its frame
    this.fitting = 0; // the same where it fits
    this.moved = 0; // when somebody last moved it, ms
    this.pinched = false;
    const buttons = {larger: () => this.by(STEP), smaller: () => this.by(1 / STEP), fit: () => this.fit()};
    for (const [name, action] of Object.entries(buttons)) this.button(name).addEventListener("click", action);
    this.measure();
  }

  /**
   * Enlarge this panel from now on.
   * @param {Panel | null} panel
   */
  take(panel) {
    if (panel === this.panel) return;
    this.panel = panel;
    this.scale = 0;
    if (panel) this.listen();
    this.measure();
  }

  /** The frame. */
  get box() {
    return this.panel?.box ?? this.board.box;
  }

  get svg() {
    return this.panel?.svg ?? null;
  }

  listen() {
    for (const kind of ["pointerdown", "wheel", "keydown", "touchstart"]) {
      this.box.addEventListener(kind, () => { this.moved = Date.now(); }, {passive: true});
    }
    listenToWheel(this, STEP);
    listenToDrags(this);
    listenToPinches(this);
  }

  /** @param {string} name */
  button(name) {
    return every(HTMLElement, `[data-zoom="${name}"]`, this.tools)[0];
  }

  /** The size in which it is drawn, in pixels to a unit. */
  get size() {
    return this.scale || this.fitting;
  }

  /** Show the buttons if the panel can be enlarged, and disable those that would change nothing. */
  measure() {
    if (!this.scale) this.fitting = this.svg?.getScreenCTM()?.a || 0;
    this.tools.hidden = !this.scale && !(this.fitting && this.fitting * (this.panel?.letters ?? 0) < SMALL);
    for (const [name, cannot] of Object.entries({larger: this.scale >= this.fitting * MOST, smaller: !this.scale, fit: !this.scale})) {
      this.button(name).setAttribute("aria-disabled", String(cannot));
    }
  }

  dress() {
    const {svg} = this, zoomed = this.scale > 0;
    this.box.classList.toggle("zoomed", zoomed);
    if (svg) svg.style.width = zoomed ? `${svg.viewBox.baseVal.width * this.scale}px` : "";
    for (const [name, value] of Object.entries(REACHABLE)) {
      if (zoomed) this.box.setAttribute(name, value);
      else this.box.removeAttribute(name);
    }
    this.measure();
  }

  /**
   * Draw the panel at a scale (pixels to its unit), with its point `here` at (x, y) of the window.
   * @param {number} scale
   * @param {number} x
   * @param {number} y
   * @param {DOMPoint} [here]
   */
  to(scale, x, y, here = this.under(x, y)) {
    const {svg} = this, before = this.scale;
    if (!svg || this.tools.hidden) return;
    this.scale = scale > this.fitting * 1.02 ? Math.min(scale, this.fitting * MOST) : 0;
    if (this.scale === before && !this.pinched) return;
    this.dress();
    const there = here.matrixTransform(svg.getScreenCTM() ?? undefined);
    this.box.scrollBy({left: there.x - x, top: there.y - y, behavior: "instant"});
  }

  /**
   * The point of the board at (x, y) of the window.
   * @param {number} x
   * @param {number} y
   */
  under(x, y) {
    return new DOMPoint(x, y).matrixTransform(this.svg?.getScreenCTM()?.inverse());
  }

  /**
   * Multiply the size by a factor, around the middle of the visible part.
   * @param {number} factor
   */
  by(factor) {
    if (this.tools.hidden) return;
    const {left, right, top, bottom} = this.seen();
    this.to(this.size * factor, (left + right) / 2, (top + bottom) / 2);
    this.follow(this.board.spots.flatMap((spot) => this.board.at(spot)), true);
    announce(this.scale ? `Board ${Math.round((100 * this.scale) / this.fitting)} percent.` : "The board fits.");
  }

  fit() {
    if (this.tools.hidden) return;
    this.scale = 0;
    this.dress();
    announce("The board fits.");
  }

  /** The part of the frame that is in the window and not under the panel with the choices, where that sticks to its lower edge. */
  seen() {
    const {left, right, top, bottom} = this.box.getBoundingClientRect();
    const [above, below] = [Math.max(0, top), Math.min(visibleBottom(), bottom)];
    if (below - above <= LEAST) return {left, right, top, bottom};
    return {left: Math.max(0, left), right: Math.min(innerWidth, right), top: above, bottom: below};
  }

  /**
   * Bring the first of the nodes into the frame, unless one is there or somebody has just moved the board.
   * @param {Element[]} nodes
   * @param {boolean} [always]
   */
  follow(nodes, always = false) {
    const mine = nodes.filter((node) => this.box.contains(node)); // other panels are seen whole
    if (!this.scale || !mine.length || (!always && Date.now() - this.moved < REST)) return;
    const frame = this.seen(), places = mine.map((node) => node.getBoundingClientRect());
    if (places.some((place) => isWithin(place, frame))) return;
    const [{x, y, width, height}] = places, behavior = reducedMotion.matches ? "instant" : "smooth";
    const down = y + height / 2 - (frame.top + frame.bottom) / 2, {scrollTop, scrollHeight, clientHeight} = this.box;
    const can = Math.max(-scrollTop, Math.min(down, scrollHeight - clientHeight - scrollTop));
    this.box.scrollBy({left: x + width / 2 - (frame.left + frame.right) / 2, top: down, behavior});
    if (always && y - can + height > frame.bottom) scrollBy({top: down - can, behavior}); // out from under the choices
  }
}

/** @typedef {{left: number, right: number, top: number, bottom: number}} Ends */

/**
 * @param {Ends} inner
 * @param {Ends} outer
 */
function isWithin(inner, outer) {
  return inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;
}
