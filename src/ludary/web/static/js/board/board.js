/** The board: panels that the server draws, laid out for the window, with moving pieces and marks of clickable spots. */

import {$, every, root} from "../common/dom.js";
import {showAdvice} from "./advice.js";
import {pieceCopy, flyPieces, pieces} from "./flights.js";
import {visibleBottom} from "./geometry.js";
import {layOut} from "./layout.js";
import {drawMarks} from "./marks.js";
import {foldAway, Panel} from "./panel.js";
import {dimSpot, markSpot} from "./spots.js";
import {svgNode, matrixWithin} from "./svg.js";
import {Zoom} from "./zoom.js";

const TOO_MANY = 300; // pieces that are not worth moving one by one
const NARROW = matchMedia("(width < 46rem)");
const GAP = 6, EDGE = 4; // pixels between panels, and around them
const GIVE = 0.15; // of the window: so much a board leaves at most to what stands beside it

/**
 * Tell whether the middle of something is in the window, and not under the choices.
 * @param {Element} node
 */
function isSeen(node) {
  const {left, right, top, bottom} = node.getBoundingClientRect(), [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x > 0 && x < innerWidth && y > 0 && y < visibleBottom();
}

/** @typedef {{better?: MovePlaces, made?: MovePlaces}} Advice */

/** @param {PanelPicture} panel */
const kindOf = ({name, shape_of: of}) => of || name;

/** The panels of a board, in a box of the page. */
export class Board {
  /** @param {HTMLElement} box */
  constructor(box) {
    this.box = box;
    /** @type {BoardPicture | null} - what is drawn */
    this.picture = null;
    /** @type {Map<string, Panel>} */
    this.panels = new Map();
    /** @type {string[]} - what is marked */
    this.spots = [];
    /** Over all panels, in pixels of the box: what flies from one to another. */
    this.over = svgNode("svg", {class: "over", "aria-hidden": "true"});
    this.at = this.at.bind(this);
    /** @type {Set<() => void>} - called whenever another board has been drawn */
    this.drawn = new Set();
    this.zoom = new Zoom(this, $("zoom"));
    /** The height that the window offers, while the board is higher; else 0. */
    this.room = 0;
    /** The width that the board leaves to what stands beside it. */
    this.given = 0;
    /** @type {Advice} - the places of choices that are advised, or that were made */
    this.advice = {};
    this.laid = ""; // where the panels lie, as text
    new ResizeObserver(() => this.lay()).observe(box);
    addEventListener("resize", () => this.measure());
    this.drawn.add(() => showAdvice(this, this.advice));
    box.addEventListener("scroll", () => showAdvice(this, this.advice), {capture: true, passive: true}); // of a panel
  }

  /**
   * Draw a board (null: none). Pieces fly from where they were, unless the system asks for calm.
   * @param {BoardPicture | null} picture
   * @param {boolean} [moving]
   */
  show(picture, moving = true) {
    if (picture === this.picture) return;
    const first = !this.picture, before = moving && !first && !document.hidden && picture ? pieces(this) : [];
    this.clear();
    this.picture = picture;
    this.fill(picture?.panels ?? []);
    this.lay();
    if (before.length && before.length <= TOO_MANY) this.zoom.follow(flyPieces(before, pieces(this), this.over));
    this.mark(this.spots);
    for (const tell of this.drawn) tell();
  }

  /**
   * Replace the panels by these, in this order.
   * @param {PanelPicture[]} drawn
   */
  fill(drawn) {
    const names = drawn.map((panel) => panel.name);
    for (const [name, panel] of this.panels) {
      if (names.includes(name)) continue;
      panel.box.remove();
      this.panels.delete(name);
    }
    for (const one of drawn) {
      const panel = this.panels.get(one.name) ?? new Panel(one);
      this.panels.set(one.name, panel);
      panel.show(one);
    }
    const felt = /** @type {HTMLElement} */ (this.box.parentElement); // what is folded away below the board lies on its ground too
    felt.style.setProperty("--board-ground", this.picture?.ground ?? "");
    if (names.length) this.zoom.take(this.panels.get(names[0]) ?? null);
  }

  /** Lay the panels out for a window of another size. */
  measure() {
    if (!NARROW.matches) this.grow(0, 0); // on a phone that hides its bar, the page shall not jump
    this.lay();
    this.reveal();
  }

  /**
   * Let the page be as high as the board needs (0: the board has what the window leaves it).
   * @param {number} height
   * @param {number} room - how high the window would let it be
   */
  grow(height, room) {
    this.room = room;
    this.box.style.height = height ? `${height}px` : "";
    this.box.closest(".table")?.classList.toggle("tall", room > 0);
  }

  /** Lay the panels out for the present box. Panels outside the arrangement are folded away. */
  lay() {
    if (!this.picture || !this.box.clientWidth) return;
    const narrow = NARROW.matches, room = this.room || this.box.clientHeight, whole = this.box.clientWidth + (narrow ? 0 : this.given);
    const frame = {width: whole, height: room, gap: GAP, narrow, edge: narrow ? 0 : EDGE, give: innerWidth * GIVE};
    const {places, width, height} = layOut(this.picture, frame);
    this.give(narrow ? 0 : whole - width);
    if (narrow) this.grow(height, 0);
    else if (height > room + 1) this.grow(height, room);
    else if (this.room || this.box.style.height) this.grow(0, 0);
    this.place(places, narrow);
    this.over.setAttribute("viewBox", `0 0 ${width} ${Math.max(1, height)}`);
    this.zoom.measure();
    const laid = JSON.stringify([...places]);
    if (laid !== this.laid) for (const tell of this.drawn) tell(); // marks have their size in pixels
    this.laid = laid;
  }

  /** @param {number} given - so much of the width is left to what stands beside the board */
  give(given) {
    if (given === this.given) return;
    this.given = given;
    root.style.setProperty("--given", `${given}px`);
  }

  /**
   * Put the panels where they lie. Those that lie nowhere are folded away, but for other shapes of one that does.
   * @param {Map<string, Place>} places
   * @param {boolean} narrow
   */
  place(places, narrow) {
    const panels = this.picture?.panels ?? [], shown = new Set(panels.filter(({name}) => places.has(name)).map(kindOf));
    for (const [name, panel] of this.panels) panel.place(places.get(name) ?? null, narrow);
    /** @param {PanelPicture[]} some */
    const boxes = (some) => some.flatMap(({name}) => this.panels.get(name) ?? []);
    const laid = [...boxes(panels.filter(({name}) => places.has(name))).map(({box}) => box), this.over];
    if (laid.some((box, at) => this.box.children[at] !== box)) {
      this.box.replaceChildren(...laid);
      this.markAll(); // other shapes of panels have come
    }
    foldAway($("folded"), boxes(panels.filter((one) => !shown.has(kindOf(one)) && !one.shape_of)));
  }

  /** Take the marks away. */
  clear() {
    this.box.querySelectorAll(".spot-mark[data-of]").forEach((mark) => mark.remove());
    this.box.querySelectorAll(".spot").forEach((node) => node.classList.remove("spot"));
  }

  markAll() {
    this.clear();
    for (const spot of this.spots) this.at(spot).forEach((node) => markSpot(node, spot));
  }

  /**
   * Mark the clickable spots.
   * @param {Iterable<string>} spots
   */
  mark(spots) {
    const before = this.spots.join();
    this.spots = [...spots];
    this.markAll();
    if (this.spots.join() === before) return;
    this.zoom.follow(this.spots.flatMap(this.at));
    this.reveal();
  }

  /** Scroll to the first mark if the board is higher than the window and no mark is seen. */
  reveal() {
    if (!(this.room || NARROW.matches) || this.box.getBoundingClientRect().bottom <= 0) return;
    const marked = this.spots.flatMap(this.at).filter((node) => node.getBoundingClientRect().width > 0);
    if (!marked.some(isSeen)) marked[0]?.scrollIntoView({block: "center"});
  }

  /**
   * Return the elements of a spot.
   * @param {string} spot
   */
  at(spot) {
    return every(SVGGraphicsElement, `[data-spot="${CSS.escape(spot)}"]`, this.box);
  }

  /**
   * Return a copy of an element, to be shown over all panels.
   * @param {SVGGraphicsElement} node
   */
  copy(node) {
    return pieceCopy({node, matrix: matrixWithin(node, this.over)});
  }

  /**
   * Show which spot a choice is about.
   * @param {string} spot
   */
  point(spot) {
    for (const mark of every(SVGElement, ".spot-mark", this.box)) {
      mark.classList.toggle("pointed", Boolean(spot) && mark.dataset.of === spot);
    }
  }

  /**
   * Return the marked spot under an event's target; "" if none.
   * @param {EventTarget | null} target
   */
  spotOf(target) {
    return this.under(target, (spot) => this.spots.includes(spot));
  }

  /**
   * Return the innermost spot under an event's target for which `meant` is true; "" if none.
   * @param {EventTarget | null} target
   * @param {(spot: string) => boolean} meant
   */
  under(target, meant) {
    let node = target instanceof Element ? target.closest("[data-spot]") : null;
    for (; node; node = node.parentElement?.closest("[data-spot]") ?? null) {
      const spot = node.getAttribute("data-spot") ?? "";
      if (meant(spot)) return spot;
    }
    return "";
  }

  /**
   * Mark the unavailable spots, in place of the earlier ones.
   * @param {string[]} spots
   */
  dim(spots) {
    this.box.querySelectorAll(".spot-off").forEach((mark) => mark.remove());
    for (const spot of spots) this.at(spot).forEach((node) => dimSpot(node, spot));
  }

  /**
   * Show the moves of choices, in place of the earlier ones: the better one, and the one that was made.
   * @param {Advice} advice
   */
  advise(advice) {
    this.advice = advice;
    showAdvice(this, advice);
    const [node] = advice.better ? this.at(advice.better.spot) : [];
    if (node && NARROW.matches && !isSeen(node)) node.scrollIntoView({block: "center"});
  }

  /**
   * Draw the marks of a choice, in place of the earlier ones.
   * @param {Marks} marks
   */
  touch(marks) {
    drawMarks(this, marks);
  }
}
