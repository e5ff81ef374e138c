/** Pictures of beats: halos, trays, trails, flashes, cards that turn, and badges that float up, drawn over the board. */

import {drawnElement, isPlace, centerOf, rectangleIn, visibleBottom} from "../board/geometry.js";
import {seatClass} from "./signs.js";
import {reducedMotion, svgNode} from "../board/svg.js";
import {trayOf} from "./throws.js";

/** @import {Board} from "../board/board.js" */

const LINGERS = 900; // ms that a tray stays after its beat, while the next ones are played
const FLOATS = 1300; // ms that a badge floats
const ROOMY = 520; // pixels: on a narrower board trays are smaller
const EDGE = 8; // pixels that trays and badges keep from the edge of the board
const MOST_SPOTS = 24; // that one beat marks
const LETTER = 8.8, BADGE = 26; // pixels: about how wide a letter of a badge is, and how high a badge
const FRONT = .6, LARGEST = 4; // of the board that the place of an end covers at most, and how many times it grows
const RAYS = 14; // behind it
const THROWN = ["roll", "throw", "spin"];

/** Draws beats over a board. */
export class Effects {
  /** @param {Board} board */
  constructor(board) {
    this.board = board;
    /** @type {SVGElement | null} - what was thrown last */
    this.tray = null;
  }

  /** Remove everything. */
  clear() {
    this.board.over.querySelectorAll(".act").forEach((node) => node.remove());
    this.tray = null;
  }

  /**
   * Draw a beat for so many ms; trays and badges stay a little longer.
   * @param {Beat} beat
   * @param {number} seat
   * @param {number} ms
   */
  show(beat, seat, ms) {
    const nodes = (beat.spots ?? []).slice(-MOST_SPOTS).flatMap((spot) => drawnElement(this.board, spot) ?? []);
    const places = nodes.map((node) => rectangleIn(node, this.board.over));
    this.board.zoom.follow(nodes.slice(-1));
    if (beat.kind !== "say") nodes.forEach((node, at) => this.halo(beat.kind, seat, places[at], isPlace(node), ms));
    if (beat.kind === "move" && places.length > 1) this.add(trail(places, seat, ms), ms);
    if (beat.kind === "flip" && nodes.length) this.flip(nodes[nodes.length - 1], ms);
    if (beat.kind === "strike") nodes.slice(-1).forEach((node) => this.strike(node, ms));
    if (THROWN.includes(beat.kind) && beat.faces?.length) this.throw(beat, places, ms);
    if (beat.badge) this.float(beat, places.slice(-1), ms);
  }

  /**
   * Add an element that removes itself.
   * @param {SVGElement} node
   * @param {number} ms
   */
  add(node, ms) {
    node.classList.add("act");
    this.board.over.append(node);
    setTimeout(() => node.remove(), ms);
  }

  /**
   * Draw a frame around a place, a quieter one if it fills a panel.
   * @param {BeatKind} kind
   * @param {number} seat
   * @param {Place} place
   * @param {boolean} whole
   * @param {number} ms
   */
  halo(kind, seat, {x, y, width, height}, whole, ms) {
    const box = {x: x - 1, y: y - 1, width: width + 2, height: height + 2, rx: Math.min(10, width / 4, height / 4)};
    const node = svgNode("g", {class: `halo halo-${kind} ${seatClass(seat)}${whole ? "" : " halo-panel"}`},
      svgNode("rect", {...box, class: "halo-edge"}), svgNode("rect", {...box, class: "halo-line"}));
    if (!reducedMotion.matches) node.animate({opacity: [0, 1, 1, 0], offset: [0, 0.15, 0.7, 1]}, {duration: ms + 200});
    this.add(node, ms + (reducedMotion.matches ? 0 : 180));
  }

  /**
   * Draw dice, sticks or a wheel beside their place.
   * @param {Beat} beat
   * @param {Place[]} places
   * @param {number} ms
   */
  throw(beat, places, ms) {
    this.tray?.remove();
    const {tray, width, height} = trayOf(beat, ms), place = places[0];
    const {clientWidth, clientHeight} = this.board.box, scale = Math.min(1, clientWidth / ROOMY, (clientWidth - 2 * EDGE) / width);
    const [wide, high] = [scale * width, scale * height], about = place ? centerOf(place) : {x: clientWidth / 2, y: clientHeight / 3};
    const above = place ? place.y - high / 2 - EDGE : about.y, fits = above - high / 2 >= EDGE;
    const y = fits || !place ? above : place.y + place.height + high / 2 + EDGE;
    const at = {x: between(about.x, wide, clientWidth), y: between(y, high, clientHeight)};
    const node = svgNode("g", {transform: `translate(${at.x} ${at.y}) scale(${scale})`}, tray);
    if (!reducedMotion.matches) node.animate({opacity: [1, 1, 0], offset: [0, 0.8, 1]}, {duration: ms + LINGERS});
    this.tray = node;
    this.add(node, ms + LINGERS);
  }

  /**
   * Turn over a copy of the things at a spot, and hide the things meanwhile.
   * @param {SVGGraphicsElement} node
   * @param {number} ms
   */
  flip(node, ms) {
    if (reducedMotion.matches || !isPlace(node)) return;
    const copy = this.copyOf(node, ms);
    copy.animate({scale: ["0 1", "0 1", "1 1"], offset: [0, 0.25, 1], easing: "ease-out"}, {duration: ms});
  }

  /**
   * Flash rays at a spot, and shake the thing there.
   * @param {SVGGraphicsElement} node
   * @param {number} ms
   */
  strike(node, ms) {
    const place = rectangleIn(node, this.board.over), {x, y} = centerOf(place), far = Math.min(70, Math.max(place.width, place.height));
    const rays = Array.from({length: 8}, (_, at) => {
      const angle = (Math.PI * (at + 0.5)) / 4, [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      return `M${x + far * 0.5 * cos} ${y + far * 0.5 * sin}L${x + far * 0.82 * cos} ${y + far * 0.82 * sin}`;
    }).join("");
    const lines = ["burst-edge", "burst-line"].map((kind) => svgNode("path", {d: rays, class: kind}));
    const burst = svgNode("g", {class: "burst"}, ...lines);
    if (reducedMotion.matches || !isPlace(node)) {
      this.add(burst, ms);
      return;
    }
    const copy = this.copyOf(node, ms);
    copy.animate({translate: ["0px 0px", "-5px 2px", "5px -2px", "-4px -1px", "3px 1px", "0px 0px"]}, {duration: Math.min(ms, 450)});
    const flash = svgNode("rect", {...place, rx: 6, class: "flash"});
    flash.animate({opacity: [0, 0.85, 0.15, 0.6, 0]}, {duration: ms});
    burst.animate({opacity: [0, 1, 1, 0], offset: [0, 0.15, 0.6, 1]}, {duration: ms});
    this.add(flash, ms);
    this.add(burst, ms);
  }

  /**
   * Bring what lies at a spot to the front of the board that is in view, with rays behind it, while all else goes dark.
   * @param {string} spot
   * @param {number} ms
   */
  finale(spot, ms) {
    const node = spot && drawnElement(this.board, spot), seen = this.board.box.getBoundingClientRect();
    if (!node) return;
    const place = rectangleIn(node, this.board.over), from = centerOf(place), {clientWidth: wide, clientHeight: high} = this.board.box;
    const [top, bottom] = [Math.max(0, -seen.top), Math.min(high, visibleBottom() - seen.top)], x = wide / 2, y = (top + bottom) / 2;
    const scale = Math.max(1, Math.min(LARGEST, FRONT * wide / place.width, FRONT * (bottom - top) / place.height));
    const far = Math.min(.5 * Math.hypot(wide, bottom - top), .8 * scale * Math.max(place.width, place.height));
    const timing = {duration: ms, easing: "ease-in-out"}, offset = [0, .25, .85, 1];
    const dark = svgNode("rect", {x: 0, y: 0, width: wide, height: high, class: "finale-dark"});
    const rays = svgNode("g", {transform: `translate(${x} ${y})`}, svgNode("path", {d: raysOf(far), class: "finale-rays"}));
    dark.animate({opacity: [0, 1, 1, 0], offset}, timing);
    rays.animate({opacity: [0, 1, 1, 0], offset}, timing);
    rays.firstElementChild?.animate({rotate: ["0deg", "30deg"]}, {duration: ms});
    this.add(dark, ms);
    this.add(rays, ms);
    const front = {translate: `${x - from.x}px ${y - from.y}px`, scale: String(scale)};
    this.copyOf(node, ms).animate([
      {translate: "0px 0px", scale: "1"}, {...front, offset: .3}, {...front, opacity: 1, offset: .85}, {...front, opacity: 0},
    ], timing);
  }

  /**
   * Return a copy over the board of an element, which is hidden meanwhile.
   * @param {SVGGraphicsElement} node
   * @param {number} ms
   */
  copyOf(node, ms) {
    const copy = this.board.copy(node);
    copy.classList.add("turning");
    node.animate({opacity: [0, 0]}, ms);
    this.add(copy, ms);
    return copy;
  }

  /**
   * Let a few letters float up from a place.
   * @param {Beat} beat
   * @param {Place[]} places
   * @param {number} ms
   */
  float({kind, badge = ""}, [place], ms) {
    if (!place) return;
    const {clientWidth, clientHeight} = this.board.box, wide = badge.length * LETTER + 24;
    const at = {x: between(centerOf(place).x, wide, clientWidth), y: between(centerOf(place).y, 3 * BADGE, clientHeight)};
    const words = svgNode("text", {"text-anchor": "middle", y: 5.5, class: "badge-words"});
    words.textContent = badge;
    const plate = svgNode("rect", {x: -wide / 2, y: -BADGE / 2, width: wide, height: BADGE, rx: BADGE / 2, class: "badge-ground"});
    const moved = svgNode("g", {}, plate, words), transform = `translate(${at.x} ${at.y})`;
    const node = svgNode("g", {class: `badge badge-${kind}`, transform}, moved);
    const duration = Math.max(FLOATS, ms);
    if (!reducedMotion.matches) {
      moved.animate({translate: ["0px 8px", "0px -10px", "0px -26px"], opacity: [0, 1, 0], offset: [0, 0.15, 1]}, {duration});
    }
    this.add(node, duration);
  }
}

/**
 * Return rays around a middle.
 * @param {number} far - how long they are
 */
const raysOf = (far) => Array.from({length: RAYS}, (_, at) => [at - .25, at + .25].map((turn) => {
  const angle = 2 * Math.PI * turn / RAYS;
  return `${far * Math.cos(angle)} ${far * Math.sin(angle)}`;
})).map(([one, other]) => `M0 0L${one}L${other}Z`).join("");

/**
 * Return the nearest center at which a thing lies within the board.
 * @param {number} at
 * @param {number} size
 * @param {number} room
 */
const between = (at, size, room) => Math.max(size / 2 + EDGE, Math.min(room - size / 2 - EDGE, at));

/**
 * Return the path through places, with its end.
 * @param {Place[]} places
 * @param {number} seat
 * @param {number} ms
 */
function trail(places, seat, ms) {
  const points = places.map(centerOf), line = points.map(({x, y}, at) => `${at ? "L" : "M"}${x} ${y}`).join("");
  const [{x, y}, before] = [points[points.length - 1], points[points.length - 2]];
  const angle = (Math.atan2(y - before.y, x - before.x) * 180) / Math.PI;
  const head = svgNode("path", {d: "M-13-7L2 0L-13 7Z", class: "trail-head", transform: `translate(${x} ${y}) rotate(${angle})`});
  const node = svgNode("g", {class: `trail ${seatClass(seat)}`},
    svgNode("path", {d: line, class: "trail-edge"}), svgNode("path", {d: line, class: "trail-line"}), head);
  if (!reducedMotion.matches) node.animate({opacity: [0, 0.9, 0.9, 0], offset: [0, 0.2, 0.7, 1]}, {duration: ms});
  return node;
}
