/** Groups of choices: many choices of one verb stand under a heading with the words that they share. */

import {groupBy} from "../common/lists.js";
import {capital} from "../common/words.js";

const MANY = 4, ALIKE = 3; // choices from which on they are grouped, share a heading
const CROWD = 20; // choices of one verb, each about a place of the board, from which on they are folded up beside others

/**
 * Return the choices in the groups in which they are listed; numbers begin at `after` + 1.
 * @param {Action[]} actions
 * @param {number} [after]
 * @returns {Group[]}
 */
export function groups(actions, after = 0) {
  const rows = actions.map((action, at) => ({action, number: after + at + 1, words: action.words}));
  if (!rows.length) return [];
  if (rows.length < MANY) return [{heading: "", rows}];
  /** @type {Group} */
  const single = {heading: "", rows: []};
  const all = [single];
  for (const [name, same] of groupBy(rows, (row) => row.action.name)) {
    if (same.length < ALIKE) single.rows.push(...same);
    else all.push(group(name, same));
  }
  return all.filter((one) => one.rows.length).sort((one, other) => one.rows[0].number - other.rows[0].number);
}

/**
 * Tell whether players can choose a group on the board as well (1), or its choices are so many that they do so anyway (2).
 * @param {Group} group
 * @param {number} all - how many choices there are
 */
export function crowding({heading, rows}, all) {
  if (!heading || !rows.every(({action}) => action.spot)) return 0;
  return rows.length >= CROWD && rows.length < all ? 2 : 1;
}

/**
 * @param {string} name
 * @param {Row[]} same
 * @returns {Group}
 */
function group(name, same) {
  const sentences = same.map((row) => row.words.split(" "));
  const front = common(sentences), rest = sentences.map((words) => words.slice(front.length));
  if (!front.length) return {heading: capital(name.replaceAll("_", " ")), rows: same};
  const back = common(rest, true), end = back.length ? ` ${back.join(" ")}` : "";
  const rows = same.map((row, at) => ({...row, words: rest[at].slice(0, rest[at].length - back.length).join(" ")}));
  return {heading: `${front.join(" ")} …${end}`, rows};
}

/**
 * Return the words with which all sentences begin, or end, with brackets in pairs.
 * @param {string[][]} sentences
 * @param {boolean} [backwards]
 */
function common(sentences, backwards = false) {
  const rows = sentences.map((words) => (backwards ? [...words].reverse() : words));
  let length = 0;
  while (rows.every((row) => row.length > length + 1 && row[length] === rows[0][length])) length += 1;
  while (length && isOpen(rows[0].slice(0, length))) length -= 1;
  const words = rows[0].slice(0, length);
  return backwards ? words.reverse() : words;
}

/** @param {string[]} words */
function isOpen(words) {
  const signs = [...words.join(" ")];
  return signs.filter((sign) => sign === "(").length !== signs.filter((sign) => sign === ")").length;
}
