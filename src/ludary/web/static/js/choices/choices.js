/** The choices: their lists in groups, and their filter. */

import {choiceButton, inTwo} from "./choice_button.js";
import {$, el, field, fill} from "../common/dom.js";
import {crowding, groups} from "../state/grouping.js";
import {linked} from "./terms.js";

/** @import {Table} from "../state/table_state.js" */

const FILTERED = 20; // choices from which on they can be searched
const FEW = 2; // choices that always fit
const SHOWN = 6; // choices of a decision that are never folded up
const LONG = 24; // letters of an explanation from which on those of a list are written smaller
const SHORT = 24; // letters: choices that are no longer stand side by side, where there is room
const FIRSTS = 3; // verbs that the heading of a mixed group names

/** @param {Table} table */
export function renderChoices(table) {
  const actions = table.choices, many = actions.length >= FILTERED;
  const filter = many ? table.filter.toLowerCase().trim() : "", narrowed = Boolean(filter);
  $("narrow").hidden = !many && !narrowed;
  $("filter-row").hidden = !many;
  $("all").hidden = !narrowed;
  if (field("filter").value !== table.filter) field("filter").value = table.filter;
  renderUnavailable(table);
  fill($("choices"), [actions, filter, table.hint?.id], () => listed(table, filter), $("decide-title"));
}

/**
 * List the unavailable choices with their reasons below the others; `fitting.js` unfolds the list where there is room.
 * @param {Table} table
 */
function renderUnavailable(table) {
  const others = table.choices.length ? table.snapshot.decision?.unavailable ?? [] : [], list = $("unavailable");
  list.hidden = !others.length;
  fill($("reasons"), others, () => others.map((one) => reasonItem(table, one)), $("decide-title"));
}

/**
 * Return the line of an unavailable choice; pointing at it marks its spots on the board.
 * @param {Table} table
 * @param {Unavailable} one
 */
function reasonItem(table, {words, reason, spots}) {
  const item = el("li", {}, linked(`${words}: `), el("em", {}, linked(reason)));
  const on = () => table.board.dim(spots), off = () => table.board.dim([]);
  if (!spots.length) return item;
  item.tabIndex = 0;
  for (const kind of ["pointerenter", "focus", "click"]) item.addEventListener(kind, on);
  for (const kind of ["pointerleave", "blur"]) item.addEventListener(kind, off);
  return item;
}

/**
 * @param {Table} table
 * @param {string} filter
 */
function listed(table, filter) {
  const actions = table.choices, words = filter.split(/\s+/);
  /** @param {Row} row */
  const fits = ({action}) => words.every((word) => searchText(action).includes(word));
  const closing = actions.filter((action) => table.isClosing(action)), others = actions.length - closing.length;
  const whole = Boolean(filter) || actions.length <= SHOWN;
  $("decide").classList.toggle("few", actions.length > 0 && actions.length <= SHOWN);
  const parts = [groups(actions.slice(0, others)), groups(closing, others)].map((part) => part.flatMap((one) => {
    const rows = one.rows.filter(fits);
    return rows.length ? choiceGroup(table, {...one, rows}, whole ? -1 : crowding(one, actions.length)) : [];
  }));
  if (actions.length && !parts.flat().length) return [el("p", {class: "empty"}, "No choice contains these words.")];
  return [...parts[0], parts[1].length > 0 && el("div", {class: "closing"}, parts[1])];
}

/** @param {Action} action */
const searchText = (action) => `${action.words} ${action.notation}`.toLowerCase();

/**
 * Return the elements of a group. What can be chosen on the board as well can be folded up, where there is no room for all.
 * @param {Table} table
 * @param {Group} group
 * @param {number} crowding - 1 if it can be folded up, 2 if it is folded up everywhere, -1 if nothing of it is
 */
function choiceGroup(table, {heading, rows}, crowding) {
  /** @param {Row[]} some */
  const list = (some) => choiceList(table, some, heading);
  /** @param {Row[]} some */
  const fold = (some) => el("details", {class: "crowd", open: crowding < 2, "data-full": crowding > 1 && ""},
    el("summary", {}, ...headingParts(heading || verbsOf(some)), ` (${some.length})`), list(some));
  if (crowding > 0) return [fold(rows)];
  if (heading) return [el("section", {"aria-label": heading}, el("h3", {}, heading), list(rows))];
  const placed = rows.filter(({action}) => action.spot), loose = rows.filter(({action}) => !action.spot);
  if (crowding < 0 || placed.length < 2 || rows.length <= FEW) return [list(rows)];
  if (!loose.length) return [fold(placed)];
  const [first, last] = [rows.indexOf(placed[0]), rows.indexOf(placed[placed.length - 1])];
  if (last - first >= placed.length) return [list(rows)]; // their numbers would not stand in order
  return first ? [list(rows.slice(0, first)), fold(placed), ...after(rows.slice(last + 1), list)] : [fold(placed), list(loose)];
}

/**
 * Return a list of choices. Short ones stand side by side; in a `brief` list explanations are left to the card, if no two choices
 * are alike without them.
 * @param {Table} table
 * @param {Row[]} rows
 * @param {string} heading
 */
function choiceList(table, rows, heading) {
  const parts = rows.map(({words}) => inTwo(words)), some = parts.some(([, after]) => after.length > LONG);
  const heads = parts.map(([words]) => words), distinct = new Set(heads).size === heads.length;
  const length = (/** @type {string[]} */ all) => Math.max(...all.map((words) => words.length));
  const [whole, brief] = [length(rows.map(({words}) => words)), distinct ? length(heads) : SHORT + 1];
  const kinds = [heading && whole <= SHORT && "few", brief <= SHORT && "terse", distinct && "distinct"].filter(Boolean).join(" ");
  const list = el("ul", {class: kinds}, rows.map((row) => el("li", {}, choiceButton(table, row, heading, some))));
  list.style.setProperty("--letters", String(whole));
  list.style.setProperty("--brief", String(brief));
  return list;
}

/**
 * Return the verbs of a mixed group: "Spawn, Cast, Eat".
 * @param {Row[]} rows
 */
function verbsOf(rows) {
  const verbs = [...new Set(rows.map(({words}) => words.split(/[^\p{L}]/u)[0]))];
  return verbs.length > 1 ? `${verbs.slice(0, FIRSTS).join(", ")}${verbs.length > FIRSTS ? " …" : ""}` : "On the board";
}

/**
 * Return the words of a heading; a `brief` one ends at the dots.
 * @param {string} heading
 * @returns {Child[]}
 */
function headingParts(heading) {
  const [front, after] = heading.split(" … ");
  return after ? [`${front} …`, el("small", {class: "aside"}, ` ${after}`)] : [heading];
}

/**
 * Return the list of some rows; none of no rows.
 * @param {Row[]} rows
 * @param {(rows: Row[]) => HTMLElement} list
 */
const after = (rows, list) => (rows.length ? [list(rows)] : []);
