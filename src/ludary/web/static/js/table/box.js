/** The components in the box, and how many of each the player has not seen. */

import {call, refusal} from "../common/api.js";
import {$, dialog, el, fill} from "../common/dom.js";

/** @import {Table} from "../state/table_state.js" */

let requested = ""; // the moment that was asked for last

/**
 * Show the list as the seat knows it.
 * @param {Table} table
 */
export async function openBox(table) {
  const {seat, version} = table.snapshot, moment = `${seat} ${version}`;
  dialog("box-list").showModal();
  if (requested === moment) return;
  requested = moment;
  try {
    const {tables} = /** @type {{tables: ComponentTable[]}} */ (await call(table.path("components")));
    if (requested === moment) show(tables);
  } catch (error) {
    requested = "";
    fill($("components"), refusal(error).message, () => el("p", {class: "empty"}, refusal(error).message));
  }
}

/** @param {ComponentTable[]} tables */
function show(tables) {
  const none = el("p", {class: "empty"}, "This game does not tell what is in its box.");
  fill($("components"), tables, () => (tables.length ? tables.flatMap((one) => [el("h3", {}, one.title), listed(one)]) : none));
}

/** @param {ComponentTable} one */
function listed({header, rows, numbers}) {
  const effects = header.length > 1 && header[header.length - 1] === "" ? 1 : 0, last = header.length - effects;
  const kind = (/** @type {number} */ at) => ({class: at >= last - numbers && at < last && "number"});
  return el("table", {},
    el("thead", {}, el("tr", {}, header.slice(0, last).map((text, at) => (text ? el("th", {scope: "col", ...kind(at)}, text) : el("td"))))),
    el("tbody", {}, rows.flatMap((row) => [
      el("tr", {}, row.slice(0, last).map((text, at) => el(at ? "td" : "th", at ? kind(at) : {scope: "row"}, text))),
      ...(effects ? [el("tr", {class: "told"}, el("td", {colspan: last}, row[last]))] : []),
    ])));
}
