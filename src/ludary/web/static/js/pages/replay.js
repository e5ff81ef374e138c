/** The page of a replay. */

import "./site.js";
import {call, refusal} from "../common/api.js";
import {Board} from "../board/board.js";
import {Director} from "../beats/director.js";
import {chanceBar} from "../common/chance.js";
import {$, el, every, field, isForeign, isTyping, json, on, root, select} from "../common/dom.js";
import {listenToContinue} from "./play_on.js";
import {showReview} from "../endings/review.js";
import {closeOnEscape, listenToPlaces} from "../choices/places.js";
import {announce, notice} from "../common/notices.js";
import {copy} from "../common/sharing.js";
import {STEP} from "../board/zoom.js";

const REST = 300; // ms at least between what two steps show
const PACE = 0.8; // of the seconds from step to step

/** A finished game, step by step, as a seat saw it. */
export class Replay {
  /**
   * @param {ReplayHead} head
   * @param {Frame} first
   * @param {Board} board
   */
  constructor(head, first, board) {
    this.head = head;
    this.board = board;
    this.path = `/api/tables/${head.table}`;
    this.last = head.lines.length - 1;
    this.step = first.step; // that is shown
    this.wanted = first.step; // that was asked for last
    this.seat = first.seat; // -1: a spectator
    this.timer = 0; // while it plays
    /** @type {ReviewFound["marked"][0] | undefined} - of the review, whose choices are shown at its position */
    this.marked = undefined;
    this.decides = first.decides; // the seat whose action is the next step
    this.director = new Director(board);
    /** @type {Map<string, Promise<Frame>>} - by seat and step */
    this.frames = new Map([[`${first.seat} ${first.step}`, Promise.resolve(first)]]);
  }

  /**
   * Return a step as a seat saw it; each is asked for once.
   * @param {number} seat
   * @param {number} at
   * @returns {Promise<Frame>}
   */
  frame(seat, at) {
    const key = `${seat} ${at}`, known = this.frames.get(key);
    if (known) return known;
    /** @type {Promise<Frame>} */
    const request = call(`${this.path}/frames/${at}?seat=${seat}`, undefined, {tries: 3});
    this.frames.set(key, request);
    request.catch(() => this.frames.delete(key));
    return request;
  }

  /**
   * Show a step; of several asked for in a row only the last one is drawn.
   * @param {number} at
   */
  async go(at) {
    const target = Math.max(0, Math.min(this.last, at)), {seat} = this;
    this.wanted = target;
    field("slider").value = String(target);
    $("step").textContent = String(target);
    try {
      const frame = await this.frame(seat, target);
      if (this.wanted === target && this.seat === seat) this.show(frame);
    } catch (error) {
      this.stop();
      notice(refusal(error).message, "wrong");
    }
  }

  /** @param {Frame} frame */
  show(frame) {
    const by = this.wanted - this.step, words = frame.lines.join(" "), {seat} = this;
    const lines = frame.lines.length ? frame.lines : [this.wanted ? "Nothing new to see." : "The game is set up."];
    this.step = this.wanted;
    this.stage(frame, by);
    $("text").textContent = frame.text;
    const mark = this.marked && this.marked.step === this.step + 1 ? this.marked : null;
    this.board.advise(mark ?? {});
    $("lines").replaceChildren(...(mark ? bothChoices(mark) : lines).map((line) => el("li", {}, line)));
    field("slider").setAttribute("aria-valuetext", `Step ${this.step} of ${this.last}. ${words}`);
    if (document.activeElement !== field("slider")) announce(`Step ${this.step}. ${words}`);
    this.markStep();
    this.rename();
    $("continue").toggleAttribute("disabled", this.step >= this.last && Boolean(this.head.over)); // nothing is left to be played there
    if (this.step < this.last) this.frame(seat, this.step + 1).catch(() => {});
  }

  /**
   * Play the beats of the next step between the two boards; show the board of any other step at once.
   * @param {Frame} got
   * @param {number} by - steps
   */
  stage({beats, board, decides}, by) {
    const {director} = this, steps = [{seat: this.decides, beats}];
    director.skip();
    director.lastMoves.showInstead(null);
    director.pace = Number(select("speed").value) * PACE;
    if (by === 1 && beats.length) this.played = director.play({steps, board, patient: true, past: true});
    else this.board.show(board, by === -1);
    this.decides = decides;
  }

  /** Put the shown seat and step into the page's address. */
  rename() {
    const url = new URL(location.href);
    url.search = String(new URLSearchParams({...(this.seat >= 0 ? {seat: String(this.seat)} : {}), step: String(this.step)}));
    history.replaceState(null, "", url);
  }

  markStep() {
    const list = $("log"), now = list.querySelector(`[data-step="${this.step}"]`), row = now?.parentElement;
    list.querySelectorAll("[aria-current]").forEach((node) => node.removeAttribute("aria-current"));
    if (!now || !row) return;
    now.setAttribute("aria-current", "step");
    const above = row.offsetTop < list.scrollTop, below = row.offsetTop + row.offsetHeight > list.scrollTop + list.clientHeight;
    if (above || below) list.scrollTop = row.offsetTop - list.clientHeight / 3;
  }

  writeLog() {
    $("log").replaceChildren(...this.head.lines.map((lines, at) => el("li", {}, this.stepButton(lines, at))));
    this.markStep();
  }

  /**
   * @param {string[]} lines
   * @param {number} at
   */
  stepButton(lines, at) {
    return el(
      "button", {type: "button", class: "quiet", "data-step": at, tabindex: -1, onclick: () => this.jump(at)},
      el("span", {class: "number"}, String(at)), el("span", {}, lines.join(" ") || "Nothing new to see."),
    );
  }

  /**
   * Show both choices of a mark of the review, once the step before it is shown.
   * @param {ReviewFound["marked"][0]} [mark]
   */
  advise(mark) {
    this.marked = mark;
  }

  /** Show the mark that the page's address names. */
  async showMarked() {
    const step = Number(new URL(location.href).searchParams.get("marked"));
    if (!step) return;
    /** @type {Review | null} */
    const review = await call(`${this.path}/review`, undefined, {tries: 3}).catch(() => null);
    this.advise(review?.found?.marked.find((one) => one.step === step));
    this.go(this.step);
  }

  /**
   * Go to a step, and stop playing.
   * @param {number} at
   */
  jump(at) {
    this.stop();
    this.go(at);
  }

  /** @param {string} way */
  walk(way) {
    this.jump({first: 0, back: this.wanted - 1, on: this.wanted + 1, last: this.last}[way] ?? this.wanted);
  }

  stop() {
    clearTimeout(this.timer);
    this.timer = 0;
    $("play").textContent = "Play";
  }

  /** Begin to play, or end it. */
  play() {
    if (this.timer) {
      this.stop();
      return;
    }
    $("play").textContent = "Pause";
    this.timer = setTimeout(() => this.next(this.step >= this.last ? 0 : this.step + 1), 50);
  }

  /** @param {number} at */
  async next(at) {
    if (at > this.last) {
      this.stop();
      return;
    }
    const mark = this.timer, began = performance.now();
    await this.go(at);
    await this.played;
    const rest = Math.max(REST, 1000 * Number(select("speed").value) - (performance.now() - began));
    if (this.timer === mark) this.timer = setTimeout(() => this.next(this.step + 1), rest);
  }

  /**
   * Show the replay as another seat saw it.
   * @param {number} seat
   */
  async sit(seat) {
    this.seat = seat;
    try {
      this.head = await call(`${this.path}/replay?seat=${seat}`, undefined, {tries: 3});
      this.writeLog();
    } catch (error) {
      notice(refusal(error).message, "wrong");
    }
    this.go(this.step);
  }
}

/**
 * Return the better choice and the one that was made, each with its chance to win, and what is said of them.
 * @param {ReviewFound["marked"][0]} mark
 * @returns {Child[][]}
 */
const bothChoices = ({best, action, chance, loss, error, words}) => [
  ["\u2713 ", best, " ", chanceBar(chance)], ["? ", action, " ", chanceBar(Math.max(0, chance - loss), error)], [words],
];

/** @type {Record<string, string>} */
const WAYS = {ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last"};

/**
 * @param {Replay} replay
 * @param {KeyboardEvent} event
 */
function keydown(replay, event) {
  if (isForeign(event) || isTyping(event.target) || !(event.target instanceof Element)) return;
  if (event.target.matches(".panel.zoomed") && /^(Arrow|Home|End| )/.test(event.key)) return; // they move the board
  if (closeOnEscape(event)) return;
  const {zoom} = replay.board, size = {"+": STEP, "=": STEP, "-": 1 / STEP}[event.key];
  const way = WAYS[event.key], space = event.key === " " && event.target.matches("body, main, h2");
  if (size) zoom.by(size);
  else if (event.key === "f") zoom.fit();
  else if (event.key === "s" || event.key === "Escape") replay.director.skip();
  if (!way && !space) return;
  event.preventDefault();
  if (way) replay.walk(way);
  else replay.play();
}

/** @param {Replay} replay */
function listen(replay) {
  on("review-button", "click", () => showReview(replay));
  for (const button of every(HTMLElement, "[data-go]")) button.addEventListener("click", () => replay.walk(button.dataset.go ?? ""));
  on("play", "click", () => replay.play());
  on("slider", "input", () => replay.jump(Number(field("slider").value)));
  on("seat", "change", () => replay.sit(Number(select("seat").value)));
  on("share", "click", () => copy(location.href));
  document.addEventListener("keydown", (event) => keydown(replay, event));
  listenToContinue(replay);
  on("unfold", "click", () => $("unfold").setAttribute("aria-expanded", String($("player").classList.toggle("open"))));
  new ResizeObserver(() => root.style.setProperty("--panel", `${$("player").offsetHeight}px`)).observe($("player"));
}

const first = json("frame"), replay = new Replay(json("replay"), first, new Board($("board")));
const places = listenToPlaces(replay.board, {
  path: (spot) => `${replay.path}/inspect?spot=${encodeURIComponent(spot)}&step=${replay.step}&seat=${replay.seat}`,
  moment: () => `${replay.seat} ${replay.step}`,
  leave: () => $("decide-title").focus({preventScroll: true}),
});
on("board", "click", (event) => places.tell(event.target));
listen(replay);
replay.board.show(first.board);
replay.writeLog();
replay.showMarked();
const showReviewIfAsked = () => {
  if (location.hash === "#review") showReview(replay);
};
showReviewIfAsked();
addEventListener("hashchange", showReviewIfAsked);
field("slider").setAttribute("aria-valuetext", `Step ${replay.step} of ${replay.last}`);
