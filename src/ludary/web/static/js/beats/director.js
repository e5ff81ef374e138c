/** The director: plays the beats between two boards, one after another. */

import {Effects} from "./effects.js";
import {$, el, on} from "../common/dom.js";
import {LastMoves, spotsOf} from "./last_moves.js";
import {drawnElement} from "../board/geometry.js";
import {signPicture} from "./signs.js";
import {playSound} from "./sound.js";
import {reducedMotion} from "../board/svg.js";

/** @import {Board} from "../board/board.js" */

const LENGTHS = [180, 480, 700, 2000]; // ms that a beat takes, by its weight
const END = 3; // the weight of the end of the game, which nothing hurries
const THROWN = 700; // ms that something that is thrown takes at least
const USUAL_PACE = 1.2; // seconds between actions at which beats take just as long
const SLOWEST = 1.6, QUICKEST = 0.5; // how much longer they take at other paces
const MOST_WAITING = 2500; // ms of beats that may wait before all are played faster
const LEAST = 70; // ms: shorter beats cannot be seen
const LATEST = 6000; // ms after which the present board is shown in any case
const SHORT = 400; // ms of beats for which no decision waits
const LINGERS = 2600; // ms that the last caption stays
const FLIGHT = 250; // ms: in shorter beats pieces do not fly
const SHOWING = ["flip", "move"], BEFORE = ["roll", "throw", "spin", "strike"];

/** @typedef {{beat: Beat, seat: number}} Cue */
/** @typedef {Scene & {cues: Cue[], turn: number, at: number, shown: boolean, arrived: number, done: () => void}} Played */

/** Plays scenes on a board, and writes captions over it. */
export class Director {
  /**
   * @param {Board} board
   * @param {{settle?: () => unknown, missed?: (scenes: Scene[]) => unknown, names?: (seat: number) => string}} [how] - `settle` shows
   *   the board as it is now, once all is played; `missed` gets the scenes that were left out
   */
  constructor(board, {settle = () => {}, missed = () => {}, names = () => ""} = {}) {
    this.board = board;
    this.settle = settle;
    this.missed = missed;
    this.names = names;
    this.effects = new Effects(board);
    this.lastMoves = new LastMoves(board);
    this.pace = USUAL_PACE;
    /** @type {Played[]} - the first one is being played */
    this.scenes = [];
    this.timer = 0; // until the next beat
    this.fading = 0; // until the last caption goes
    this.words = ""; // that caption
    on("skip", "click", () => this.skip());
    this.write("");
  }

  get busy() {
    return this.scenes.length > 0;
  }

  /** Tell whether something is being played that takes long enough to be seen, before the board is as it is now. */
  get isTelling() {
    const ends = this.scenes.some(({cues, at}) => cues.slice(at - 1).some(({beat}) => beat.weight === END));
    return this.busy && !reducedMotion.matches && (ends || this.waiting() * this.haste() > SHORT);
  }

  /**
   * Play the scene that led to a board, after those in progress. The promise is fulfilled when it has been played or skipped.
   * @param {Scene} scene
   * @returns {Promise<void>}
   */
  play(scene) {
    const {steps} = scene, cues = steps.flatMap(({seat, beats}) => beats.map((beat) => ({beat, seat})));
    const last = cues.length - (steps.at(-1)?.beats.length ?? 0), turn = reducedMotion.matches ? 0 : turnOf(cues, last);
    return new Promise((done) => {
      this.scenes.push({...scene, cues, turn, at: 0, shown: false, arrived: performance.now(), done});
      if (this.scenes.length === 1) this.next();
    });
  }

  /** Play the next beat; after the last one show the present board. */
  next() {
    clearTimeout(this.timer);
    while (this.isLate()) this.hurry();
    for (let scene = this.scenes[0]; scene; scene = this.scenes[0]) {
      if (scene.at < scene.cues.length) {
        this.act(scene);
        return;
      }
      this.close(scene);
    }
    this.fading = setTimeout(() => this.write(""), LINGERS);
    this.renderSkip();
    this.settle();
  }

  /** @param {Played} scene */
  act(scene) {
    if (!scene.at && scene.before) this.board.show(scene.before, false);
    const {beat, seat} = scene.cues[scene.at], ends = beat.weight === END && !reducedMotion.matches;
    const ms = ends ? LENGTHS[END] : this.lengthOf(beat) * this.haste();
    const there = (beat.spots ?? []).some((spot) => drawnElement(this.board, spot));
    if (scene.at >= scene.turn || (beat.spots?.length && !there && this.scenes.length === 1)) this.reveal(scene, ms > FLIGHT);
    scene.at += 1;
    this.write(beat.caption, this.subject(beat.caption, seat));
    this.effects.show(beat, seat, ms);
    if (ends) this.effects.finale(spotOf(scene.cues.slice(0, scene.at)), ms);
    playSound(beat.kind);
    this.renderSkip();
    this.timer = setTimeout(() => this.next(), ms);
  }

  /**
   * Show the board to which a scene leads.
   * @param {Played} scene
   * @param {boolean} moving
   */
  reveal(scene, moving) {
    if (scene.shown) return;
    scene.shown = true;
    this.board.show(scene.board, moving);
  }

  /** @param {Played} scene */
  close(scene) {
    this.reveal(scene, false);
    this.drop([scene]);
  }

  /**
   * Mark the last action of a seat.
   * @param {Scene[]} scenes
   */
  note(scenes) {
    for (const {steps, past} of scenes) {
      if (past) this.lastMoves.other = new Map(steps.map(({seat, beats}) => [seat, spotsOf(beats)]));
      else steps.forEach(({seat, beats}) => this.lastMoves.note(seat, beats));
    }
    this.lastMoves.draw();
  }

  /** @param {Beat} beat */
  lengthOf({kind, weight = 1, faces}) {
    return Math.max(LENGTHS[Math.min(weight, END - 1)] ?? 0, faces?.length && BEFORE.includes(kind) ? THROWN : 0);
  }

  /** Return the factor for the length of a beat: smaller at a quick table, and where many beats wait. */
  haste() {
    const slow = Math.max(QUICKEST, Math.min(SLOWEST, this.pace / USUAL_PACE)), waiting = slow * this.waiting();
    return slow * Math.min(1, MOST_WAITING / waiting);
  }

  /** Return the milliseconds of beats that wait; scenes that the user asked for do not count. */
  waiting() {
    const waiting = this.scenes[0]?.patient ? this.scenes.slice(0, 1) : this.scenes, left = waiting.flatMap(({cues, at}) => cues.slice(at));
    return left.reduce((sum, {beat}) => sum + this.lengthOf(beat), 0);
  }

  /** Tell whether the scene is too old, or would be too fast to be seen. */
  isLate() {
    const [oldest, next] = this.scenes;
    if (!oldest || oldest.patient) return false;
    return Boolean(next && performance.now() - oldest.arrived > LATEST) || this.haste() * LENGTHS[1] < LEAST;
  }

  /** Leave out all but the newest scene, and report those left out. */
  hurry() {
    const before = this.board.picture, left = this.scenes.length > 1 ? this.scenes.slice(0, -1) : this.scenes, last = left[left.length - 1];
    this.drop(left);
    if (!last.shown) this.board.show(last.board, false);
    this.missed(left.map((scene, at) => (at ? scene : {...scene, before})));
  }

  /**
   * Count these scenes as played.
   * @param {Played[]} scenes
   */
  drop(scenes) {
    this.scenes = this.scenes.filter((scene) => !scenes.includes(scene));
    this.note(scenes);
    for (const {done} of scenes) done();
  }

  /** Show the last board at once. */
  skip() {
    const last = this.scenes.at(-1);
    if (!last) return;
    this.stop();
    this.board.show(last.board, false);
    this.settle();
  }

  /** Stop playing; the board stays as it is. */
  stop() {
    clearTimeout(this.timer);
    this.effects.clear();
    this.drop(this.scenes);
    this.write("");
    this.renderSkip();
  }

  /**
   * Write a caption over the board, with the sign of its seat.
   * @param {string} words
   * @param {number} [seat]
   */
  write(words, seat = -1) {
    clearTimeout(this.fading);
    this.words = words;
    const line = $("caption-words"), key = words ? "" : this.key();
    line.classList.toggle("said", Boolean(words));
    line.replaceChildren(...(words && seat >= 0 ? [signPicture(seat)] : []), words, ...(words ? [] : key));
    line.classList.toggle("long", line.scrollHeight > line.clientHeight + 1);
  }

  /**
   * Return the seat of a caption: the one whose name it begins with, else the one that acted.
   * @param {string} words
   * @param {number} actor
   */
  subject(words, actor) {
    let about = actor, letters = 0;
    for (let seat = 0; this.names(seat); seat += 1) { // of "Ann" and "Ann Lee" the longer name
      const name = `${this.names(seat)} `;
      if (words.startsWith(name) && name.length > letters) [about, letters] = [seat, name.length];
    }
    return about;
  }

  /** Update the line over the board, unless it is a caption. */
  renew() {
    if (!this.words) this.write("");
  }

  /** Write the line between scenes: the moment of the game, and the seats of the marks. */
  key() {
    const moment = this.board.picture?.heading, seats = [...this.lastMoves.marked.keys()].sort((one, other) => one - other);
    const names = seats.map((seat) => el("span", {class: "seat-name"}, signPicture(seat), this.names(seat)));
    return [...(moment ? [el("strong", {}, moment)] : []), ...names];
  }

  /** Show the button while a scene is played; if it had the focus, the decision gets it. */
  renderSkip() {
    const button = $("skip"), hadFocus = document.activeElement === button;
    button.classList.toggle("idle", !this.busy);
    if (!this.busy && hadFocus) $("decide-title").focus({preventScroll: true});
  }
}

/**
 * Return the spot of a scene's end: where the last beat was, else the weightiest one before it.
 * @param {Cue[]} cues
 */
function spotOf(cues) {
  const placed = cues.map(({beat}) => beat).filter(({spots}) => spots?.length), most = Math.max(...placed.map(({weight}) => weight ?? 1));
  return placed.findLast(({weight}) => (weight ?? 1) === most)?.spots?.at(-1) ?? "";
}

/**
 * Return the index of the beat with which the new board is shown: the first that reveals or moves something, or follows a throw.
 * @param {Cue[]} cues
 * @param {number} from - where the last action begins: nobody knows the boards before it
 */
function turnOf(cues, from) {
  const own = cues.slice(from), shows = own.findIndex(({beat}) => SHOWING.includes(beat.kind));
  return from + (shows >= 0 ? shows : own.findLastIndex(({beat}) => BEFORE.includes(beat.kind)) + 1);
}
