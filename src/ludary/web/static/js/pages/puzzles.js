/** The page of a position to solve: each choice is answered in place, the best one with its reason. */

import "./site.js";
import {call, refusal} from "../common/api.js";
import {$, byIdIfAny, json, on} from "../common/dom.js";
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
    const {right, words, move} = await call(`${path}/${head.number}/answer?action=${action.id}`, undefined, {tries: 3});
    page.reply(words, right ? "Solved" : "Not yet");
    page.table.board.advise(right ? {better: move} : {made: move});
    if (!right) return;
    $("show").hidden = true;
    byIdIfAny(HTMLElement, "next")?.classList.add("main");
    byIdIfAny(HTMLElement, "next")?.scrollIntoView({block: "nearest"});
  } catch (error) {
    notice(refusal(error).message, "wrong");
  }
}

const page = new PositionPage(head, position, head.number, {path, rules: json("rules"), choose, walk: () => {}});
on("show", "click", () => {
  const solution = page.table.choices.find(({id}) => id === position.planned);
  if (solution) choose(solution);
});
page.show(position, head.number, {point: ""});
