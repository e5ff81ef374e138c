/** The board: an SVG that the server draws. It is shown, its pieces move, and what may be clicked is marked. */

import {$, every} from "./dom.js";
import {move, pieces} from "./flights.js";
import {drawMarks} from "./marks.js";
import {svgNode} from "./svg.js";
import {Zoom} from "./zoom.js";

const TOO_MANY = 300; // pieces that are not worth moving one by one
const PLAIN_WIDE = 480, PLAIN_REM = 27; // a picture of the plain width is readable at so many rem

/** The SVG of a board, in a box of the page. */
export class Board {
  /** @param {HTMLElement} box */
  constructor(box) {
    this.box = box;
    /** @type {SVGSVGElement | null} */
    this.svg = box.querySelector("svg");
    /** @type {string | null | undefined} - what is drawn; undefined: the one that the server put into the page */
    this.source = this.svg ? undefined : null;
    /** @type {string[]} - what is marked */
    this.spots = [];
    this.at = this.at.bind(this);
    this.measure();
    this.zoom = new Zoom(this, $("zoom"));
  }

  /**
   * Tell the style sheet how tall the board is for its width, and how wide it wants to be: it may scroll rather than be too small to read.
   */
  measure() {
    const {width, height} = this.svg?.viewBox.baseVal ?? {width: 0, height: 0};
    if (!this.svg || !width) return;
    this.box.style.setProperty("--tall", (height / width).toFixed(3));
    this.box.style.setProperty("--wide", `${(this.svg.width.baseVal.value * PLAIN_REM / PLAIN_WIDE).toFixed(1)}rem`);
  }

  /**
   * Draw `source` (null: no board). Pieces fly from where they were, unless the system asks for calm.
   * @param {string | null} source
   * @param {boolean} [moving]
   */
  show(source, moving = true) {
    if (this.source === undefined) this.source = source;
    if (source === this.source) return;
    this.source = source;
    const next = source ? new DOMParser().parseFromString(source, "image/svg+xml").documentElement : null;
    if (next && !(next instanceof SVGSVGElement)) return;
    this.clear();
    const before = moving && !document.hidden && this.svg && next ? pieces(this.svg) : [];
    this.svg = next ? document.adoptNode(next) : null;
    this.zoom.keep(() => this.box.replaceChildren(...(this.svg ? [this.svg] : [])));
    this.measure();
    if (this.svg && before.length && before.length <= TOO_MANY) this.zoom.follow(move(before, pieces(this.svg), this.svg));
    this.mark(this.spots);
  }

  /** Take the marks away. */
  clear() {
    this.svg?.querySelectorAll(".spot-mark").forEach((mark) => mark.remove());
    this.svg?.querySelectorAll(".spot").forEach((node) => node.classList.remove("spot"));
  }

  /**
   * Mark what may be clicked.
   * @param {Iterable<string>} spots
   */
  mark(spots) {
    const before = this.spots.join();
    this.spots = [...spots];
    this.clear();
    for (const spot of this.spots) this.at(spot).forEach((node) => markSpot(node, spot));
    if (this.spots.join() !== before) this.zoom.follow(this.spots.flatMap(this.at));
  }

  /**
   * The elements of a spot.
   * @param {string} spot
   */
  at(spot) {
    return this.svg ? every(SVGGraphicsElement, `[data-spot="${CSS.escape(spot)}"]`, this.svg) : [];
  }

  /**
   * Show which spot a choice is about.
   * @param {string} spot
   */
  point(spot) {
    const marks = this.svg ? every(SVGElement, ".spot-mark", this.svg) : [];
    for (const mark of marks) mark.classList.toggle("pointed", Boolean(spot) && mark.dataset.of === spot);
  }

  /**
   * The marked spot under an event's target, which may lie within another spot; "" if none.
   * @param {EventTarget | null} target
   */
  spotOf(target) {
    let node = target instanceof Element ? target.closest("[data-spot]") : null;
    for (; node; node = node.parentElement?.closest("[data-spot]") ?? null) {
      const spot = node.getAttribute("data-spot") ?? "";
      if (this.spots.includes(spot)) return spot;
    }
    return "";
  }

  /**
   * Draw what a choice would touch, instead of what was drawn so before.
   * @param {Marks} marks
   */
  touch(marks) {
    drawMarks(this, marks);
  }
}

/**
 * A ground that takes clicks under a spot, and a line with a dark edge around it.
 * @param {SVGGraphicsElement} node
 * @param {string} spot
 */
function markSpot(node, spot) {
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
 * One rectangle around a spot.
 * @param {SVGGraphicsElement} node
 * @param {string} spot
 * @param {string} kind
 * @param {boolean} inside
 */
function frame(node, spot, kind, inside) {
  const {x, y, width, height} = node.getBBox(), transform = node.getAttribute("transform");
  const box = {x: x - 3, y: y - 3, width: width + 6, height: height + 6, rx: 8};
  const mark = svgNode("rect", {...box, class: `spot-mark spot-${kind}`, "data-of": spot});
  if (!inside && transform !== null) mark.setAttribute("transform", transform);
  return mark;
}
