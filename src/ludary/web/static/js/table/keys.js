/** The keyboard at a table. */

import {hideTooltip, unmarkTouched} from "../choices/choice_tooltip.js";
import {act} from "../choices/choice_button.js";
import {clearFilter, undo} from "./table_actions.js";
import {$, dialog, every, field, isForeign, isTyping, byId} from "../common/dom.js";
import {storage} from "../common/storage.js";
import {closeOnEscape} from "../choices/places.js";
import {announce} from "../common/notices.js";
import {focusDecision} from "../state/sending.js";
import {backToPresent, stepHistory} from "./history.js";
import {openTab} from "./tabs.js";
import {STEP} from "../board/zoom.js";

/** @import {Table} from "../state/table_state.js" */

const CHANGES = ["u", "h", "d", "/"]; // keys that are for the present alone
const IDLE = ["Shift", "Control", "Alt", "Meta", "Tab"]; // keys that do nothing alone, or only move the focus
const CHOOSES = /^(?:\d|Enter| )$/;
const TYPED = 900; // ms after which a digit is no longer waited for

/** @typedef {Record<string, (table: Table) => void>} Keys */

/** @type {Keys} - wherever a board has choices */
export const BOARD_KEYS = {
  "/": () => ($("filter-row").hidden || $("narrow").hidden ? step(1) : field("filter").focus()),
  d: focusDecision,
  w: () => press("what"),
  i: (table) => table.places.walk(table.choices.find(({id}) => String(id) === focusedKey())?.spot ?? ""),
  "+": (table) => table.board.zoom.by(STEP),
  "=": (table) => table.board.zoom.by(STEP),
  "-": (table) => table.board.zoom.by(1 / STEP),
  f: (table) => table.board.zoom.fit(),
  s: (table) => table.director?.skip(),
  b: () => { byId(HTMLDetailsElement, "words").open = true; every(HTMLElement, "summary", $("words"))[0].focus(); },
};

/** @type {Keys} */
const KEYS = {
  ...BOARD_KEYS,
  "?": openHelp,
  u: () => press("undo"),
  h: () => press("hint"),
  l: (table) => openTab(table, "log"),
  c: (table) => openTab(table, "chat"),
  r: (table) => { table.ruled = ""; openTab(table, "rules"); },
};

/** @param {KeyboardEvent} event */
const walks = ({key, target}) => ["ArrowLeft", "ArrowRight"].includes(key) && target instanceof Element
  && !target.closest("[role=tablist], .zoomed, .strip, pre");

/** The id of the choice whose button has the focus, as a text; "" if none has. */
const focusedKey = () => (document.activeElement instanceof HTMLElement && document.activeElement.dataset.key) || "";

/** @param {string} id */
function press(id) {
  if (!$(id).hidden) $(id).click();
}

export function openHelp() {
  field("keys-on").checked = storage.get("keys", "on") === "on";
  dialog("help").showModal();
}

/**
 * @param {Table} table
 * @param {KeyboardEvent} event
 * @param {{keys?: Keys, walk?: (table: Table, by: number) => void}} [how] - what keys do; what the arrows to the sides do
 */
export function handleKey(table, event, {keys = KEYS, walk = stepHistory} = {}) {
  if (isForeign(event)) return;
  const typing = isTyping(event.target);
  if (closeOnEscape(event)) return;
  if (table.held && !typing && !IDLE.includes(event.key)) {
    table.director?.skip();
    if (CHOOSES.test(event.key)) { // among choices that nobody has seen yet
      event.preventDefault();
      return;
    }
  }
  if (event.key === "Escape" && table.director?.busy && $("about").hidden) {
    table.director.skip();
    return;
  }
  if (event.key === "Escape" && table.pinnedMoment !== null && $("about").hidden) {
    backToPresent(table);
    return;
  }
  if (event.key === "Escape") {
    escape(table, typing);
    return;
  }
  goThrough(table, event, typing);
  if (!typing && storage.get("keys", "on") === "on") shortcut(table, event, keys, walk);
}

/**
 * Close what is open, or go back to the decision.
 * @param {Table} table
 * @param {boolean} typing
 */
function escape(table, typing) {
  if (!$("about").hidden) {
    hideTooltip();
    unmarkTouched(table);
  } else if (table.filter) {
    clearFilter(table);
  } else if (typing) {
    focusDecision();
  } else if (table.isHalfway) {
    undo(table);
  }
}

/**
 * Arrows go through the choices, and Enter makes the first one that was looked for.
 * @param {Table} table
 * @param {KeyboardEvent} event
 * @param {boolean} typing
 */
function goThrough(table, event, typing) {
  const searching = event.target === $("filter"), inPanel = !typing && event.target instanceof Node && $("decide").contains(event.target);
  if (searching && event.key === "Enter" && table.filter.trim() && !event.isComposing) $("choices").querySelector("button")?.click();
  if (!(inPanel || searching) || !["ArrowDown", "ArrowUp"].includes(event.key)) return;
  event.preventDefault();
  step(event.key === "ArrowDown" ? 1 : -1);
}

/**
 * @param {Table} table
 * @param {KeyboardEvent} event
 * @param {Keys} keys
 * @param {(table: Table, by: number) => void} walk
 */
function shortcut(table, event, keys, walk) {
  const action = keys[event.key.toLowerCase()], digit = /^\d$/.test(event.key);
  if (table.pinnedMoment !== null && (digit || CHANGES.includes(event.key.toLowerCase()))) {
    announce("This is an earlier moment. Press Escape to return to now.");
    return;
  }
  if (walks(event)) walk(table, event.key === "ArrowLeft" ? -1 : 1);
  else if (event.key === "Enter" && table.digits) takeTyped(table);
  else if (digit && !event.repeat) typeDigit(table, event.key);
  else if (action) action(table);
  else if (!digit) return;
  event.preventDefault();
}

/**
 * Digits name a choice by its number, at once where no longer number begins so.
 * @param {Table} table
 * @param {string} digit
 */
function typeDigit(table, digit) {
  const number = Number(table.digits + digit);
  clearTimeout(table.typing);
  table.digits = String(number);
  if (!number || number * 10 > table.choices.length) {
    takeTyped(table);
    return;
  }
  $("typed").textContent = `Choice ${table.digits} …`;
  $("typed").hidden = false;
  table.typing = setTimeout(() => takeTyped(table), TYPED);
}

/** @param {Table} table */
function takeTyped(table) {
  const action = table.choices[Number(table.digits) - 1], typed = table.digits;
  clearTimeout(table.typing);
  table.digits = "";
  $("typed").hidden = true;
  if (action) act(table, action);
  else if (table.choices.length) announce(`There is no choice ${typed}.`);
}

/**
 * Move the focus to the next choice, or to the one before.
 * @param {number} by
 */
function step(by) {
  const buttons = every(HTMLButtonElement, "button", $("choices"));
  if (!buttons.length) return;
  const at = buttons.findIndex((button) => button === document.activeElement), first = by > 0 ? 0 : buttons.length - 1;
  buttons[at < 0 ? first : (at + by + buttons.length) % buttons.length].focus();
}
