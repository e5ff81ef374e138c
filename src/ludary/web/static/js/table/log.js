/** The log and the chat. */

import {$, el} from "../common/dom.js";
import {renderRules} from "./ledger.js";
import {limitStops, linked} from "../choices/terms.js";
import {isUnmuted, renderMutes} from "./mute.js";
import {isTalk} from "../state/table_state.js";

/** @import {Table} from "../state/table_state.js" */

const NEAR = 40; // pixels: a list that is so near to its end follows what is added
const MUTED = "All messages here are from people you have muted or blocked.";
const SILENCE = "Nobody has said anything yet. Everybody at the table, and anybody watching, can read this.";

/** @type {WeakSet<HTMLElement>} - lists that somebody has scrolled away from their end */
const left = new WeakSet();

/** @type {WeakMap<HTMLElement, string[]>} - the entries that a list shows: their numbers, and how many lines they have there */
const drawnKeys = new WeakMap();

/** @param {Table} table */
export function renderLog(table) {
  const entries = [...table.entries.values()].sort((one, other) => one.number - other.number);
  appendTo(table, $("log"), entries.filter((entry) => !isTalk(entry) && entry.lines.length), "Nothing has happened yet.");
  appendTo(table, $("chat"), entries.filter((entry) => isUnmuted(table, entry)), entries.some(isTalk) ? MUTED : SILENCE);
  renderMutes(table);
  $("unread").hidden = !table.unread;
  $("unread").textContent = String(table.unread || "");
  if (table.unread) $("unread").append(el("span", {class: "visually-hidden"}, " new"));
  $("say").hidden = !table.snapshot.can.say;
  renderRules(table);
}

/** Keep a list at its end when its size changes. */
export function listenToLog() {
  for (const list of [$("log"), $("chat")]) {
    let high = list.clientHeight;
    list.addEventListener("scroll", () => {
      if (list.clientHeight !== high) return; // nobody has scrolled it: its room has just changed
      if (isAtEnd(list)) left.delete(list);
      else left.add(list);
    }, {passive: true});
    new ResizeObserver(() => {
      high = list.clientHeight;
      if (!left.has(list)) list.scrollTop = list.scrollHeight;
    }).observe(list);
  }
}

/** @param {HTMLElement} list */
const isAtEnd = (list) => list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;

/**
 * Update a list of entries; keep it at its end if it was there.
 * @param {Table} table
 * @param {HTMLElement} list
 * @param {Entry[]} entries
 * @param {string} none
 */
function appendTo(table, list, entries, none) {
  const keys = entries.map((entry) => `${entry.number} ${entry.lines.length}`), drawn = drawnKeys.get(list) || [];
  const differs = drawn.findIndex((key, at) => key !== keys[at]), same = differs < 0 ? drawn.length : differs;
  if (same && same === drawn.length && same === keys.length) return;
  if (same) [...list.children].slice(same).forEach((item) => item.remove());
  else list.replaceChildren();
  list.append(...entries.slice(same).map((entry) => logEntry(table, entry)));
  if (!entries.length) list.replaceChildren(el("li", {class: "empty"}, none));
  drawnKeys.set(list, keys);
  limitStops(list);
  if (!left.has(list) || !same) list.scrollTop = list.scrollHeight;
}

/**
 * @param {Table} table
 * @param {Entry} entry
 */
function logEntry(table, entry) {
  const own = entry.seat >= 0 && entry.seat === table.snapshot.seat;
  return el(
    "li", {
      class: `entry ${entry.kind}${own ? " own" : ""}`, title: new Date(entry.at).toLocaleString(),
      "data-number": entry.step === null ? null : entry.number,
    },
    isTalk(entry) && el("strong", {}, table.nameOf(entry.seat)),
    entry.lines.map((line) => el("p", {}, isTalk(entry) ? line : linked(line, {stop: false}))),
  );
}
