/** A hint: what a bot would do, the chance to win with each choice, and the reason. */

import {chanceBar} from "../common/chance.js";
import {el} from "../common/dom.js";
import {capital} from "../common/words.js";

/** @import {Table} from "../state/table_state.js" */

/**
 * @param {Table} table
 * @param {Hint} hint
 */
export function hintBox(table, {bot, words, choices}) {
  const [best, ...others] = choices, heading = el("strong", {}, `${capital(table.botTitle(bot, "the"))} would: `);
  const items = others.map((one) => el("li", {}, `${one.words} `, chanceBar(one.chance, one.error), ` ${one.compared}. ${one.why}`));
  return [
    el("p", {}, heading, words), best && el("p", {}, "Chance to win: ", chanceBar(best.chance, best.error)), best && el("p", {}, best.why),
    others.length > 0 && el("details", {}, el("summary", {}, "Why not the others?"), el("ul", {}, items)),
  ];
}
