/** The page of a lesson: a guided game, step by step. Other choices than the planned one are answered in place. */

import "./site.js";
import {attempt, call, createTable, refusal} from "../common/api.js";
import {$, byId, el, json, on} from "../common/dom.js";
import {announce, notice} from "../common/notices.js";
import {storage} from "../common/storage.js";
import {PositionPage} from "../learning/position_page.js";
import {focusDecision} from "../state/sending.js";
import {unfoldSheet} from "../table/phone_sheet.js";

/** A lesson, and the step that is shown. */
class Lesson {
  /**
   * @param {LessonHead} head
   * @param {LessonStep} first
   * @param {Game & {puzzles: number}} game
   * @param {Rule[]} rules
   */
  constructor(head, first, game, rules) {
    this.head = head;
    this.game = game;
    this.step = first;
    this.wanted = first.number; // the step that was asked for last
    /** @type {Map<number, Promise<LessonStep>>} */
    this.steps = new Map([[first.number, Promise.resolve(first)]]);
    this.path = `/api/lessons/${head.game}`;
    this.page = new PositionPage(head, first, first.number, {
      path: this.path, rules, choose: (action) => this.choose(action), walk: (by) => this.go(this.step.number + by),
    });
  }

  /**
   * Return a step; each is asked for once.
   * @param {number} number
   * @returns {Promise<LessonStep>}
   */
  find(number) {
    const known = this.steps.get(number);
    if (known) return known;
    /** @type {Promise<LessonStep>} */
    const request = call(`${this.path}/${number}`, undefined, {tries: 3});
    this.steps.set(number, request);
    request.catch(() => this.steps.delete(number));
    return request;
  }

  /**
   * Go to a step; of several asked for in a row only the last one is shown.
   * @param {number} number
   */
  async go(number) {
    if (number < 0 || number > this.head.steps) return;
    this.wanted = number;
    try {
      const step = await this.find(number);
      if (this.wanted === number) this.show(step);
    } catch (error) {
      notice(refusal(error).message, "wrong");
    }
  }

  /** @param {LessonStep} step */
  show(step) {
    const next = step.number === this.step.number + 1;
    this.step = step;
    this.page.show(step, step.number, {point: step.point, scenes: next ? step.scenes : []});
    this.render();
    announce([...(next ? step.news : []), step.say].join(" "));
    const url = new URL(location.href);
    url.search = step.number ? `?step=${step.number}` : "";
    history.replaceState(null, "", url);
  }

  /** Write the words of the step. */
  render() {
    const {step, head} = this, {number} = step, over = number === head.steps;
    if (over) storage.set("learnt", "yes");
    $("decide-title").textContent = over ? "You have learnt it" : `Step ${number + 1} of ${head.steps}`;
    $("say").textContent = step.say;
    byId(HTMLProgressElement, "progress").value = number;
    const news = step.news.length ? step.news : [number ? "Nothing has happened since." : "Nothing yet."];
    $("news").replaceChildren(...news.map((line) => el("li", {}, line)));
    $("on").textContent = over ? "Play your first game" : step.planned < 0 ? "Go on" : "Show me";
    $("on").classList.toggle("main", step.planned < 0);
    $("back").toggleAttribute("disabled", number === 0);
    $("restart").hidden = number === 0;
    $("extra").replaceChildren(...(over ? [this.links()] : []));
    $("unfold").hidden = !over && step.planned < 0;
    if (over) unfoldSheet(true);
    if (!over) this.find(number + 1).catch(() => {});
  }

  /** Where to go from the end. */
  links() {
    const {game, title} = this.head;
    return el("ul", {class: "next"}, el("li", {}, el("a", {href: `/rules/${game}`}, `All rules of ${title}`)),
      this.game.puzzles > 0 && el("li", {}, el("a", {href: `/puzzles/${game}`}, "Positions to solve")),
      el("li", {}, el("a", {href: "/"}, "Other games")));
  }

  /**
   * Go on after the planned choice, and answer any other.
   * @param {Action} action
   */
  async choose(action) {
    const {number, planned} = this.step;
    if (action.id === planned) {
      await this.go(number + 1);
      return;
    }
    try {
      /** @type {ChoiceAnswer} */
      const {words} = await call(`${this.path}/${number}/answer?action=${action.id}`, undefined, {tries: 3});
      if (this.step.number === number) this.page.reply(words, action.words);
    } catch (error) {
      notice(refusal(error).message, "wrong");
    }
  }

  /** Go on where nothing is to be chosen; else make the planned choice; at the end begin a game. */
  async next() {
    if (this.step.number < this.head.steps) {
      await this.go(this.step.number + 1);
      focusDecision();
      return;
    }
    const seats = this.head.players.length, bot = this.game.bots.find((one) => one.seats.includes(seats))?.name;
    const others = Array.from({length: seats - 1}, () => ({kind: "bot", bot}));
    await attempt(() => createTable({game: this.head.game, seats: [{kind: "me"}, ...others]}), {place: $("reply"), button: $("on")});
  }
}

const lesson = new Lesson(json("head"), json("position"), json("game"), json("rules"));
on("on", "click", () => lesson.next());
on("back", "click", () => lesson.go(lesson.step.number - 1));
on("restart", "click", () => lesson.go(0));
lesson.page.show(lesson.step, lesson.step.number, {point: lesson.step.point});
lesson.render();
