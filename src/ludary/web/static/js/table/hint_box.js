/** A hint: what a bot would do, the chance to win with each choice, and what each does. */

import {el} from "../common/dom.js";
import {capital} from "../common/words.js";

/** @import {Table} from "../state/table_state.js" */

/**
 * @param {Table} table
 * @param {Hint} hint
 */
export function hintBox(table, {bot, words, choices}) {
  const [best, ...others] = choices, heading = el("strong", {}, `${capital(table.botTitle(bot, "the"))} would: `);
  if (!best) return el("p", {class: "boxed"}, heading, words);
  const items = others.map((one) => el("li", {}, `${one.words}: ${chance(one)}, ${one.compared}. ${one.why}`));
  return el(
    "div", {class: "boxed"}, el("p", {}, heading, words), el("p", {}, `Chance to win: ${chance(best)}. ${best.why}`),
    others.length > 0 && el("details", {}, el("summary", {}, "Why not the others?"), el("ul", {}, items)),
  );
}

/**
 * Return the chance with two standard errors.
 * @param {HintChoice} choice
 */
const chance = ({chance: value, error}) => `${Math.round(100 * value)} ± ${Math.max(1, Math.round(200 * error))} %`;
