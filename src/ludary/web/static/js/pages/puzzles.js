/** The page of a position to solve: each choice is answered in place, the best one with its reasons. */

import "./site.js";
import {call, refusal} from "../common/api.js";
import {$, byIdIfAny, el, json, on} from "../common/dom.js";
import {notice} from "../common/notices.js";
import {PositionPage} from "../learning/position_page.js";

/** @type {PuzzleHead} */
const head = json("head");
/** @type {Position} */
const position = json("position");
const path = `/api/puzzles/${head.game}`;

/**
 * Answer a choice.
 * @param {Action} action
 */
async function choose(action) {
  try {
    /** @type {PuzzleAnswer} */
    const {right, words} = await call(`${path}/${head.number}/answer?action=${action.id}`, undefined, {tries: 3});
    page.reply(words.slice(0, 1), right ? "Solved" : "Not yet");
    if (!right) return;
    $("reply").append(...words.slice(1).map(reason));
    $("show").hidden = true;
    byIdIfAny(HTMLElement, "next")?.classList.add("main");
  } catch (error) {
    notice(refusal(error).message, "wrong");
  }
}

/**
 * Return why the solution is better than another choice: what happens by the next turn, and how often.
 * @param {string} words
 */
function reason(words) {
  const [head, ...parts] = words.split(/(?<=”): |; /);
  return el("div", {}, el("p", {}, `${head}:`), el("ul", {}, parts.map((part) => el("li", {}, part))));
}

const page = new PositionPage(head, position, head.number, {path, rules: json("rules"), choose, walk: () => {}});
on("show", "click", () => {
  const solution = page.table.choices.find(({id}) => id === position.planned);
  if (solution) choose(solution);
});
page.show(position, head.number, {point: ""});
