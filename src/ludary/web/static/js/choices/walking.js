/** Walking over the board by keyboard: one stop of Tab, arrows go to the next place, Enter chooses, I opens the card. */

import {$, el, every} from "../common/dom.js";

/** @import {Board} from "../board/board.js" */

const ASIDE = 2.2; // how much further a place counts that lies aside of the way
/** @type {Record<string, [number, number]>} */
const WAYS = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]};

/** The keyboard's place on a board. */
export class Walker {
  /**
   * @param {Board} board
   * @param {object} actions
   * @param {(spot: string, later?: (words: string) => void) => string} actions.words - the words for a spot; `later` gets the game's own
   * @param {(spot: string) => void} actions.choose
   * @param {(node: Element) => void} actions.tell
   * @param {() => void} actions.leave
   */
  constructor(board, actions) {
    this.board = board;
    this.does = actions;
    this.spot = "";
    this.button = this.made();
    $("board").before(this.button);
  }

  /** The stop of Tab: a ring over the present place, which takes no clicks. */
  made() {
    const button = el("button", {type: "button", class: "walker", "aria-label": "Walk over the board with the arrow keys"});
    button.addEventListener("focus", () => { if (!this.node()) this.to(this.first()); else this.lie(); });
    button.addEventListener("blur", () => button.classList.remove("on"));
    button.addEventListener("click", () => this.spot && this.does.choose(this.spot));
    button.addEventListener("keydown", (event) => this.keydown(event));
    return button;
  }

  /** Return the places to go to: those of panels that are not folded away. */
  places() {
    return every(SVGGraphicsElement, "[data-spot]", $("board")).filter((node) => node.getBoundingClientRect().width > 0);
  }

  /** Return the element of the present place. */
  node() {
    return this.spot ? this.board.at(this.spot).find((node) => node.getBoundingClientRect().width > 0) : undefined;
  }

  /** Return the first place with a choice, else the first place. */
  first() {
    return this.marked()[0] ?? this.places()[0];
  }

  marked() {
    return this.places().filter((node) => this.board.spots.includes(node.dataset.spot ?? ""));
  }

  /** @param {KeyboardEvent} event */
  keydown(event) {
    const {key} = event, way = WAYS[key], node = this.node();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (way) this.to(node ? this.next(node, way) : this.first());
    else if (key === "PageDown" || key === "PageUp") this.hop(key === "PageDown" ? 1 : -1);
    else if (key === "Home" || key === "End") this.to(this.marked().at(key === "Home" ? 0 : -1) ?? this.first());
    else if (key.toLowerCase() === "i" && node) this.does.tell(node);
    else if (key === "Escape") this.does.leave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /**
   * Go to the next place with a choice, or to the one before.
   * @param {number} by
   */
  hop(by) {
    const all = this.marked(), at = all.findIndex((node) => node.dataset.spot === this.spot);
    if (all.length) this.to(all[at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length]);
  }

  /**
   * Return the nearest place in a direction.
   * @param {Element} from
   * @param {[number, number]} way
   */
  next(from, [right, down]) {
    const here = middle(from);
    let best = from, least = Infinity;
    for (const node of this.places()) {
      const there = middle(node), x = there.x - here.x, y = there.y - here.y;
      const along = x * right + y * down, aside = Math.abs(x * down) + Math.abs(y * right);
      const far = along + ASIDE * aside;
      if (along > 1 && aside <= 2 * along && far < least) [best, least] = [node, far];
    }
    return best;
  }

  /**
   * Go to a place. The focus moves to another element, so that screen readers announce the place.
   * @param {Element | undefined} node
   */
  to(node) {
    if (!node) return;
    this.spot = node.getAttribute("data-spot") ?? "";
    node.scrollIntoView({block: "nearest", inline: "nearest"});
    const before = this.button, hadFocus = document.activeElement === before;
    this.button = this.made();
    this.name();
    before.replaceWith(this.button);
    if (hadFocus) this.button.focus({preventScroll: true});
    this.lie();
  }

  /** Move the ring over the present place. */
  lie() {
    const node = this.node(), frame = this.button.offsetParent?.getBoundingClientRect();
    if (!node || !frame || !this.isHere) return;
    const {left, top, width, height} = node.getBoundingClientRect();
    const place = {left: left - frame.left, top: top - frame.top, width, height};
    for (const [name, length] of Object.entries(place)) this.button.style.setProperty(name, `${length}px`);
    this.button.classList.add("on");
  }

  /** Announce the place: at once in the picture's words, then in the game's own. */
  name() {
    const {button, spot} = this;
    button.setAttribute("aria-label", this.does.words(spot, (words) => {
      if (button === this.button && spot === this.spot) button.setAttribute("aria-label", words);
    }));
  }

  /** Keep the place after the board has changed, and announce what can be done there now. */
  renew() {
    if (!this.isHere) return;
    this.name();
    if (this.node()) this.lie();
    else this.to(this.first());
  }

  /** Enter the board. */
  enter() {
    this.button.focus({preventScroll: true});
  }

  get isHere() {
    return document.activeElement === this.button;
  }
}

/** @param {Element} node */
function middle(node) {
  const {x, y, width, height} = node.getBoundingClientRect();
  return {x: x + width / 2, y: y + height / 2};
}
