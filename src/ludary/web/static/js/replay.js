/** The page of a replay. */

import "./site.js";
import {attempt, call, createTable, refusal} from "./api.js";
import {Board} from "./board.js";
import {$, dialog, el, every, field, isForeign, isTyping, json, on, root, select} from "./dom.js";
import {escaped, listenToPlaces} from "./places.js";
import {announce, notice} from "./saying.js";
import {copy} from "./sharing.js";
import {STEP} from "./zoom.js";

/** A finished game, step by step, as a seat saw it. */
class Replay {
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
    /** @type {Map<string, Promise<Frame>>} - by seat and step */
    this.frames = new Map([[`${first.seat} ${first.step}`, Promise.resolve(first)]]);
  }

  /**
   * A step as a seat saw it, asked for once.
   * @param {number} seat
   * @param {number} at
   * @returns {Promise<Frame>}
   */
  frame(seat, at) {
    const key = `${seat} ${at}`, known = this.frames.get(key);
    if (known) return known;
    /** @type {Promise<Frame>} */
    const asked = call(`${this.path}/frames/${at}?seat=${seat}`, undefined, {tries: 3});
    this.frames.set(key, asked);
    asked.catch(() => this.frames.delete(key));
    return asked;
  }

  /**
   * Show a step; of several asked for in a row only the last one is drawn.
   * @param {number} at
   */
  async go(at) {
    const wanted = Math.max(0, Math.min(this.last, at)), {seat} = this;
    this.wanted = wanted;
    field("slider").value = String(wanted);
    $("step").textContent = String(wanted);
    try {
      const got = await this.frame(seat, wanted);
      if (this.wanted === wanted && this.seat === seat) this.show(got);
    } catch (error) {
      this.stop();
      notice(refusal(error).message, "wrong");
    }
  }

  /** @param {Frame} got */
  show(got) {
    const near = Math.abs(this.wanted - this.step) === 1, words = got.lines.join(" "), {seat} = this;
    const lines = got.lines.length ? got.lines : [this.wanted ? "Nothing new to see." : "The game is set up."];
    this.step = this.wanted;
    this.board.show(got.board, near);
    $("text").textContent = got.text;
    $("lines").replaceChildren(...lines.map((line) => el("li", {}, line)));
    field("slider").setAttribute("aria-valuetext", `Step ${this.step} of ${this.last}. ${words}`);
    if (document.activeElement !== field("slider")) announce(`Step ${this.step}. ${words}`);
    this.markStep();
    this.rename();
    if (this.step < this.last) this.frame(seat, this.step + 1).catch(() => {});
  }

  /** The page's address leads to what it shows. */
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
   * Go somewhere by hand.
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
    const mark = this.timer;
    await this.go(at);
    if (this.timer === mark) this.timer = setTimeout(() => this.next(this.step + 1), 1000 * Number(select("speed").value));
  }

  /**
   * See it as another seat saw it.
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

/** @type {Record<string, string>} */
const WAYS = {ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last"};

/**
 * @param {Replay} replay
 * @param {KeyboardEvent} event
 */
function keydown(replay, event) {
  if (isForeign(event) || isTyping(event.target) || !(event.target instanceof Element)) return;
  if (event.target.matches(".panel.zoomed") && /^(Arrow|Home|End| )/.test(event.key)) return; // they move the board
  if (escaped(event)) return;
  const {zoom} = replay.board, size = {"+": STEP, "=": STEP, "-": 1 / STEP}[event.key];
  const way = WAYS[event.key], space = event.key === " " && event.target.matches("body, main, h2");
  if (size) zoom.by(size);
  else if (event.key === "f") zoom.fit();
  if (!way && !space) return;
  event.preventDefault();
  if (way) replay.walk(way);
  else replay.play();
}

/**
 * Play on from a step of a replay, against bots.
 * @param {Replay} replay
 */
function listenToContinue(replay) {
  const box = dialog("on");
  on("continue", "click", () => {
    replay.stop();
    $("on-step").textContent = String(replay.step);
    if (replay.seat >= 0) select("on-seat").value = String(replay.seat);
    box.returnValue = "";
    box.showModal();
  });
  box.addEventListener("submit", (event) => {
    const button = event.submitter;
    if (!(button instanceof HTMLButtonElement) || button.value !== "yes") return;
    event.preventDefault();
    attempt(() => playOn(replay), {place: every(HTMLElement, ".wrong", box)[0], button});
  });
}

/** @param {Replay} replay */
function playOn({head, step}) {
  const mine = Number(select("on-seat").value), bot = select("on-bot").value;
  const seats = head.players.map(({seat}) => (seat === mine ? {kind: "me"} : {kind: "bot", bot}));
  return createTable({game: head.game, seats, from: {table: head.table, step: step + 1}}); // so many steps: the set-up is the first
}

/** @param {Replay} replay */
function listen(replay) {
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
field("slider").setAttribute("aria-valuetext", `Step ${replay.step} of ${replay.last}`);
