/** The tooltip of a choice: its effects and rules, shown while the pointer, the focus or a finger rests on it. */

import {$, el, every, fill} from "../common/dom.js";
import {markWords} from "../board/marks.js";
import {plural} from "../common/words.js";
import {linked} from "./terms.js";

/** @import {Table} from "../state/table_state.js" */

const RESTS = 120; // ms that the pointer or the focus stays on a choice before the server is asked what it would touch

/**
 * Show the tooltip of a choice.
 * @param {Table} table
 * @param {Action} action
 */
export function showTooltip(table, action) {
  table.board.point(action.spot);
  markTouched(table, action);
  const box = $("about");
  table.tooltipAction = action.id;
  box.hidden = false;
  box.classList.remove("held");
  fill(box, [action.id, action.words], () => words(table, action));
}

/**
 * @param {Table} table
 * @param {Action} action
 */
function words(table, action) {
  const rows = table.rulesOf(action.name), more = rows.length - 2;
  const openRules = () => table.openRules(action.name);
  const close = () => { hideTooltip(); unmarkTouched(table); };
  return [
    el("p", {class: "about-words"}, linked(action.words)),
    el("p", {class: "touched-key"}),
    rows.length ? el("ul", {}, rows.slice(0, 2).map(ruleItem)) : el("p", {class: "why"}, "No rule is written down for this."),
    el("p", {class: "row"},
      more > 0 && el("button", {type: "button", class: "quiet", onclick: openRules}, plural(more, "more rule")),
      el("button", {type: "button", class: "quiet close", onclick: close}, "Close")),
  ];
}

/** @param {Rule} row */
const ruleItem = (row) => el("li", {}, linked(row.rule), " ", el("span", {class: "rule-id"}, row.section));

export function hideTooltip() {
  $("about").hidden = true;
}

/** The legend of the marks on the board. */
const key = () => every(HTMLElement, ".touched-key", $("about"))[0];

/**
 * Mark on the board what a choice would touch, once the pointer or the focus has rested on it.
 * @param {Table} table
 * @param {Action} action
 */
export function markTouched(table, action) {
  if (table.markedAction === action.id) return;
  unmarkTouched(table);
  if (!table.snapshot.marks) return;
  table.markedAction = action.id;
  table.markTimer = setTimeout(() => mark(table, action), RESTS);
}

/**
 * @param {Table} table
 * @param {Action} action
 */
async function mark(table, action) {
  const marks = await fetchTouched(table, action.id, table.snapshot.version);
  if (table.markedAction !== action.id || !marks) return;
  table.board.touch(marks);
  if (table.tooltipAction === action.id && Object.keys(marks).length) key()?.replaceChildren("Marked: ", ...markWords(marks));
}

/**
 * Remove the marks of a choice that the pointer or the focus has left.
 * @param {Table} table
 */
export function unmarkTouched(table) {
  clearTimeout(table.markTimer);
  table.marksRequest?.abort();
  table.markedAction = table.marksRequest = null;
  table.board.touch({});
  key()?.replaceChildren();
}

/**
 * Return the spots that an action would touch, asked for once a version of the table; null if the server does not say.
 * @param {Table} table
 * @param {number} action
 * @param {number} version
 * @returns {Promise<Marks | null>}
 */
async function fetchTouched(table, action, version) {
  if (table.touches.version !== version) table.touches = {version, told: new Map()};
  const {told} = table.touches, known = told.get(action);
  if (known) return known;
  table.marksRequest = new AbortController();
  try {
    const path = table.path(`marks?action=${action}&version=${version}`);
    const answer = await fetch(path, {credentials: "same-origin", signal: table.marksRequest.signal});
    if (!answer.ok) return null; // the table has moved on, which the feed tells
    const {marks} = await answer.json();
    told.set(action, marks);
    return marks;
  } catch {
    return null; // broken off, or no connection, which the feed tells
  }
}
