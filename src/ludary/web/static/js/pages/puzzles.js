/** The page of a position to solve: each choice is answered in place, the best one with its reason. */

import "./site.js";
import {call, refusal} from "../common/api.js";
import {$, byIdIfAny, every, json, on} from "../common/dom.js";
import {notice} from "../common/notices.js";
import {storage} from "../common/storage.js";
import {PositionPage} from "../learning/position_page.js";

/** @type {PuzzleHead} */
const head = json("head");
/** @type {Position} */
const position = json("position");
const KEPT = 20; // solved positions that are remembered of a game
const path = `/api/puzzles/${head.game}`;

/** The positions of this game that the player has solved. */
const solved = () => storage.get(`solved.${head.game}`).split(" ").filter(Boolean);

/** Mark the solved positions in the list. */
function markSolved() {
  const own = solved(), links = every(HTMLElement, "a", $("positions"));
  head.keys.forEach((key, at) => {
    links[at].classList.toggle("solved", own.includes(key));
    links[at].setAttribute("aria-label", `Position ${at + 1}${own.includes(key) ? ", solved" : ""}`);
  });
}

/**
 * Answer a choice.
 * @param {Action} action
 * @param {boolean} [shown] - whether the page has made it, because the player wants to see it
 */
async function choose(action, shown = false) {
  try {
    /** @type {PuzzleAnswer} */
    const {right, words, move} = await call(`${path}/${head.number}/answer?action=${action.id}`, undefined, {tries: 3});
    page.reply(words, shown ? "The answer" : right ? "Solved" : "Not yet");
    page.table.board.advise(right ? {better: move} : {made: move});
    if (!right) return;
    if (!shown) storage.set(`solved.${head.game}`, [...new Set([...solved(), head.keys[head.number - 1]])].slice(-KEPT).join(" "));
    markSolved();
    $("show").hidden = true;
    byIdIfAny(HTMLElement, "next")?.classList.add("main");
    byIdIfAny(HTMLElement, "next")?.scrollIntoView({block: "nearest"});
  } catch (error) {
    notice(refusal(error).message, "wrong");
  }
}

const page = new PositionPage(head, position, head.number, {
  path, rules: json("rules"), choose: (action) => choose(action), walk: () => {},
});
on("show", "click", () => {
  const solution = page.table.choices.find(({id}) => id === position.planned);
  if (solution) choose(solution, true);
});
page.show(position, head.number, {point: ""});
markSolved();
const unsolved = head.keys.findIndex((key) => !solved().includes(key)) + 1;
if (!location.search && unsolved > 1) location.replace(`?number=${unsolved}`);
