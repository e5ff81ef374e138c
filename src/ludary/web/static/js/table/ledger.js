/** The list of rules: those about the choices, or those found by a search. */

import {$, el, field, fill} from "../common/dom.js";
import {plural, searchWords} from "../common/words.js";
import {linked, origin} from "../choices/terms.js";

/** @import {Table} from "../state/table_state.js" */

/** @param {Table} table */
export function renderRules(table) {
  if ($("panel-rules").hidden) return;
  const {rows, what} = found(table);
  $("found").textContent = rows.length ? what : "No rule contains these words.";
  fill($("ledger"), rows.map((row) => row.id), () => rows.flatMap((row, at) => [
    row.section !== rows[at - 1]?.section && el("h3", {}, row.section),
    el("p", {class: "rule"}, linked(row.rule), " ", origin(row), " ", el("span", {class: "rule-id"}, row.id)),
  ]));
}

/**
 * Return the rules to show, and their heading.
 * @param {Table} table
 * @returns {{rows: Rule[], what: string}}
 */
function found(table) {
  const words = searchWords(field("search").value);
  if (words.length) {
    const rows = table.rules.filter((row) => words.every((word) => searchText(row).includes(word)));
    return {rows, what: plural(rows.length, "rule")};
  }
  const verbs = table.ruled ? [table.ruled] : table.choices.map((action) => action.name);
  const rows = table.rules.filter((row) => row.actions.some((verb) => verbs.includes(verb)));
  if (rows.length) return {rows, what: table.ruled ? "About this choice:" : "About your choices now:"};
  return {rows: table.rules, what: "All rules:"};
}

/** @param {Rule} row */
const searchText = (row) => `${row.section} ${row.rule} ${row.id} ${row.actions.join(" ")}`.toLowerCase();
