/** Choices in groups: where they are many, those with one verb stand under a heading, which has the words that they share. */

import {grouped} from "../common/lists.js";
import {capital} from "../common/words.js";

const MANY = 10, ALIKE = 3; // choices from which on they are grouped, share a heading
const CROWD = 20; // choices of one verb, each about a place of the board, from which on they are folded up beside others

/**
 * The choices as they are listed, the first of them as number `after` + 1.
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
  const found = [single];
  for (const [name, same] of grouped(rows, (row) => row.action.name)) {
    if (same.length < ALIKE) single.rows.push(...same);
    else found.push(group(name, same));
  }
  return found.filter((one) => one.rows.length).sort((one, other) => one.rows[0].number - other.rows[0].number);
}

/**
 * Whether these are so many places of the board that they are rather chosen there.
 * @param {Group} group
 * @param {number} all - how many choices there are
 */
export const isCrowd = ({rows}, all) => rows.length >= CROWD && rows.length < all && rows.every(({action}) => action.spot);

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
 * The words with which all sentences begin, or end, as far as every bracket has its partner.
 * @param {string[][]} sentences
 * @param {boolean} [backwards]
 */
function common(sentences, backwards = false) {
  const rows = sentences.map((words) => (backwards ? [...words].reverse() : words));
  let length = 0;
  while (rows.every((row) => row.length > length + 1 && row[length] === rows[0][length])) length += 1;
  while (length && isOpen(rows[0].slice(0, length))) length -= 1;
  const found = rows[0].slice(0, length);
  return backwards ? found.reverse() : found;
}

/** @param {string[]} words */
function isOpen(words) {
  const signs = [...words.join(" ")];
  return signs.filter((sign) => sign === "(").length !== signs.filter((sign) => sign === ")").length;
}
