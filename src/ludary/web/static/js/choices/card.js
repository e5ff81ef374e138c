/** The card of a thing on the board: opened by right click, by a finger or mouse that stays, by the key I. */

import {$, el} from "../common/dom.js";
import {call} from "../common/api.js";
import {hasMoved} from "./pointer.js";
import {closePopover, openPopover, openPopoverBeside, rectangleAround} from "./popover.js";
import {ringSpot} from "../board/spots.js";
import {linked, origin} from "./terms.js";
import {capital} from "../common/words.js";

const RESTS = 800; // ms that a mouse stays on a thing before it is told
const HOLD = 450; // ms that a finger does
const FAR = 12; // pixels: a finger that goes further does not stay
const KEPT = 60; // answers that are remembered
const MOST = {choices: 6, rules: 3}; // that a card names
const THING = "[data-spot], [data-title]"; // an element that can be told

/** Shows cards of the things on a board. */
export class Cards {
  /**
   * @param {HTMLElement} box - the board's
   * @param {(spot: string) => string} path - where it is asked what lies at a spot, as the board is shown now
   * @param {{moment: () => string, choices: (spot: string) => string[]}} more - what answers hold for, and what can be done at a spot
   */
  constructor(box, path, {moment, choices}) {
    this.box = box;
    this.path = path;
    this.moment = moment;
    this.choices = choices;
    /** @type {Map<string, Promise<Inspected>>} */
    this.told = new Map();
    /** @type {Element | null} - what the card is about, or will be */
    this.about = null;
    /** @type {Element | null} - what a moving mouse came to last */
    this.met = null;
    this.unring = () => {}; // take the ring around it away
    this.timer = 0; // until a resting mouse, or a finger, is answered
    this.pinned = false; // it was asked for, so that it stays
    this.held = false; // a finger has just been answered: its click means nothing more
    this.listen();
  }

  listen() {
    const {box} = this;
    for (const kind of /** @type {const} */ (["pointerover", "pointermove"])) {
      box.addEventListener(kind, (event) => event.pointerType === "mouse" && this.hover(event));
    }
    box.addEventListener("pointerleave", () => this.left());
    box.addEventListener("pointerdown", (event) => this.pressed(event));
    for (const kind of ["pointerup", "pointercancel"]) box.addEventListener(kind, () => clearTimeout(this.timer));
    box.addEventListener("contextmenu", (event) => {
      const thing = thingAt(event.target);
      if (!thing) return;
      event.preventDefault();
      if (!this.held) this.show(thing, true);
    });
    box.addEventListener("click", (event) => {
      if (this.held) event.stopPropagation();
      this.held = false;
    }, true);
    $("card-close").addEventListener("click", () => closePopover());
  }

  /**
   * Open a card when the mouse moves onto a thing, not when the page draws one under a resting mouse.
   * @param {PointerEvent} event
   */
  hover(event) {
    const thing = thingAt(event.target), goes = event.type === "pointermove";
    if (thing === this.about || this.pinned || (goes && thing === this.met)) return;
    this.left();
    if (!hasMoved(event)) return;
    this.met = thing;
    if (!thing || event.buttons || openPopover()) return;
    this.about = thing;
    this.timer = setTimeout(() => this.show(thing, false), RESTS);
  }

  /** Close the card of the thing that the mouse has left. */
  left() {
    if (this.pinned) return;
    this.met = null;
    this.forget();
    if (openPopover() === $("card")) closePopover();
  }

  /** Cancel the card that was about to open. */
  forget() {
    clearTimeout(this.timer);
    if (!this.pinned) this.about = null;
  }

  /**
   * Open the card of the thing under a finger that stays.
   * @param {PointerEvent} event
   */
  pressed({pointerType, target, clientX, clientY, isPrimary}) {
    const thing = thingAt(target);
    this.held = false;
    clearTimeout(this.timer);
    if (pointerType === "mouse" || !thing || !isPrimary) return;
    const goes = (/** @type {PointerEvent} */ event) => {
      if (Math.hypot(event.clientX - clientX, event.clientY - clientY) > FAR) clearTimeout(this.timer);
    };
    this.box.addEventListener("pointermove", goes);
    const end = () => this.box.removeEventListener("pointermove", goes);
    this.timer = setTimeout(() => {
      end();
      this.held = true;
      navigator.vibrate?.(15);
      this.show(thing, true);
    }, HOLD);
    addEventListener("pointerup", end, {once: true});
  }

  /** Clean up after the card was closed. */
  gone() {
    this.unring();
    this.about = null;
    this.pinned = false;
  }

  /**
   * Show the card of a thing: `pinned` if the user asked for it, which gives it the focus; `sure` to show it even if it is empty.
   * @param {Element} thing
   * @param {boolean} pinned
   * @param {boolean} [sure]
   */
  async show(thing, pinned, sure = pinned) {
    clearTimeout(this.timer);
    Object.assign(this, {about: thing, pinned});
    const spot = spotOf(thing), words = titleOf(thing);
    const answer = spot ? await this.ask(spot) : null;
    if (this.about !== thing) return;
    const title = answer?.title || words || (sure && capital(spot.replaceAll(/[-_\/]/g, " ")));
    if (!title || !thing.isConnected) {
      this.gone();
      return;
    }
    $("card").classList.toggle("pinned", pinned);
    write(title, answer, spot ? this.choices(spot) : []);
    openPopoverBeside($("card"), rectangleAround([thing]), {focus: pinned ? $("card") : null, gone: () => this.gone()});
    if (thing instanceof SVGGraphicsElement) this.unring = ringSpot(thing);
    Object.assign(this, {about: thing, pinned}); // also where it was open about something else
  }

  /**
   * Return what the server says about a spot; each moment is asked for once.
   * @param {string} spot
   * @returns {Promise<Inspected | null>}
   */
  async ask(spot) {
    const key = `${this.moment()} ${spot}`, known = this.told.get(key);
    /** @type {Promise<Inspected>} */
    const answer = known ?? call(this.path(spot), undefined, {tries: 2});
    this.told.set(key, answer);
    if (this.told.size > KEPT) this.told.delete([...this.told.keys()][0]);
    try {
      return await answer;
    } catch {
      this.told.delete(key); // no connection, which the feed tells, or a moment that is gone
      return null;
    }
  }
}

/**
 * Return the thing of the board under an event's target.
 * @param {EventTarget | null} target
 */
export const thingAt = (target) => (target instanceof Element ? target.closest("[data-spot]") ?? target.closest(THING) : null);

/** @param {Element} thing */
const spotOf = (thing) => thing.getAttribute("data-spot") ?? "";

/**
 * Return a thing's own title in the picture.
 * @param {Element} thing
 */
export const titleOf = (thing) => thing.getAttribute("data-title") ?? thing.querySelector("[data-title]")?.getAttribute("data-title") ?? "";

/**
 * Open the card beside an element of the page, with some words about it.
 * @param {Element} beside
 * @param {{title: string, lines: string[], rules: Told[]}} told
 */
export function showCard(beside, {title, lines, rules}) {
  const place = rectangleAround([beside]);
  $("card").classList.add("pinned");
  write(title, {lines, rules}, []);
  openPopoverBeside($("card"), place, {focus: $("card")});
}

/** @typedef {{rule: string, section: string, origin: string}} Told */

/**
 * @param {string} title
 * @param {{lines: string[], rules: Told[]} | null} answer
 * @param {string[]} choices
 */
function write(title, answer, choices) {
  $("card-title").textContent = title;
  const lines = (answer?.lines ?? []).map((line) => el("p", {}, linked(line)));
  const can = choices.length ? [el("ul", {class: "card-choices", "aria-label": "What you can do here"},
    choices.slice(0, MOST.choices).map((words) => el("li", {}, words)),
    choices.length > MOST.choices && el("li", {}, `and ${choices.length - MOST.choices} more`))] : [];
  const rules = (answer?.rules ?? []).slice(0, MOST.rules)
    .map((row) => el("li", {}, linked(row.rule), " ", origin(row), " ", el("span", {class: "rule-id"}, row.section)));
  const list = rules.length ? [el("ul", {class: "card-rules", "aria-label": "Rules"}, rules)] : [];
  $("card-body").replaceChildren(...lines, ...can, ...list);
}
