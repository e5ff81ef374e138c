/** The tabs beside the board: log, chat and rules. */

import {$, every} from "../common/dom.js";
import {renderLog} from "./log.js";

/** @import {Table} from "../state/table_state.js" */
/** @typedef {"log" | "chat" | "rules"} Tab */

/** @type {Tab[]} */
const TABS = ["log", "chat", "rules"];

/**
 * @param {Table} table
 * @param {Tab} name
 * @param {boolean} [focus]
 */
export function openTab(table, name, focus = true) {
  for (const tab of TABS) {
    const is = tab === name;
    $(`tab-${tab}`).setAttribute("aria-selected", String(is));
    $(`tab-${tab}`).tabIndex = is ? 0 : -1;
    $(`panel-${tab}`).hidden = !is;
  }
  if (name === "chat") table.unread = 0;
  renderLog(table);
  const list = $(name === "rules" ? "ledger" : name);
  list.scrollTop = name === "rules" ? 0 : list.scrollHeight;
  if (focus) $({log: "log", chat: $("say").hidden ? "chat" : "say-text", rules: "search"}[name]).focus();
}

/** @param {Table} table */
export function listenToTabs(table) {
  for (const tab of TABS) $(`tab-${tab}`).addEventListener("click", () => openTab(table, tab, false));
  every(HTMLElement, ".tabs")[0].addEventListener("keydown", (event) => {
    const by = {ArrowRight: 1, ArrowLeft: -1}[event.key];
    if (!by) return;
    const at = TABS.findIndex((tab) => $(`tab-${tab}`) === event.target);
    const next = TABS[(at + by + TABS.length) % TABS.length];
    openTab(table, next, false);
    $(`tab-${next}`).focus();
  });
}
