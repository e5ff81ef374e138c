/** The button of a choice: its words, its tooltip, and the request that makes the choice. */

import {showTooltip, hideTooltip, unmarkTouched} from "./choice_tooltip.js";
import {$, el, every} from "../common/dom.js";
import {hasMoved} from "./pointer.js";
import {closePopover} from "./popover.js";
import {focusDecision} from "../state/sending.js";
import {capital} from "../common/words.js";

/** @import {Table} from "../state/table_state.js" */

const EXPLAINED = /[:;] |\. (?=[A-Z])| \(/; // where an explanation begins
const STAKE = " \u2014 "; // before what a choice wins or loses at once
const HOLD = 450; // ms that a finger stays on a choice to be shown what it would do

/**
 * @param {Table} table
 * @param {Row} row
 * @param {string} heading
 * @param {boolean} explained - whether explanations are written smaller
 * @param {() => void} [afterwards] - what is done once it has been made
 */
export function choiceButton(table, {action, number, words}, heading, explained, afterwards = () => {}) {
  const hinted = table.hint?.id === action.id, [said, stake] = words.split(STAKE), [first, more] = inTwo(said);
  const named = heading ? `${words}: ${action.words}` : (more || stake) && words; // more may be out of sight
  const told = more && el("small", {class: explained ? "" : "aside"}, more);
  const button = el(
    "button",
    {
      type: "button", class: `choice${hinted ? " hinted" : ""}`, "data-key": action.id,
      "aria-label": named ? `${named}${hinted ? " hint" : ""}` : null, "aria-keyshortcuts": number < 10 ? number : null,
    },
    el("span", {class: "number", "aria-hidden": "true"}, String(number)),
    el("span", {class: "words"}, first, told, stake && el("strong", {class: "stake"}, ` ${capital(stake)}`)),
    hinted && el("span", {class: "tag"}, "hint"),
  );
  listen(table, action, button, afterwards);
  return button;
}

/**
 * Return the words of a choice, and the explanation that follows after a colon, a full stop, or from a bracket on.
 * @param {string} words
 * @returns {[string, string]}
 */
export function inTwo(words) {
  const at = words.search(EXPLAINED);
  return at > 0 ? [words.slice(0, at), words.slice(at)] : [words, ""];
}

/**
 * @param {Table} table
 * @param {Action} action
 */
function preview(table, action) {
  showTooltip(table, action);
  table.board.zoom.follow(table.board.at(action.spot), true);
}

/**
 * Let a button be pointed at, reached with the keyboard, held with a finger, and pressed.
 * @param {Table} table
 * @param {Action} action
 * @param {HTMLButtonElement} button
 * @param {() => void} afterwards
 */
function listen(table, action, button, afterwards) {
  const press = holding(table, action, button);
  button.addEventListener("click", (event) => {
    if (press.shown) Object.assign(press, {timer: 0, shown: false});
    else if (event.detail < 2) act(table, action).then(afterwards); // the second click of a double click would land on the next decision
  });
  button.addEventListener("focus", () => button.matches(":focus-visible") && preview(table, action));
  button.addEventListener("blur", () => unmarkTouched(table));
  /** @param {PointerEvent} event */
  const point = (event) => {
    const news = event.type === "pointerenter" || ($("about").hidden && !table.busy);
    if (event.pointerType === "mouse" && hasMoved(event) && news) preview(table, action);
  };
  button.addEventListener("pointerenter", point);
  button.addEventListener("pointermove", point);
  button.addEventListener("pointerleave", () => {
    clearTimeout(press.timer);
    table.board.point("");
    if (press.shown) return;
    press.timer = 0;
    unmarkTouched(table);
  });
}

/**
 * Show the tooltip to a finger that stays on a button, instead of making the choice.
 * @param {Table} table
 * @param {Action} action
 * @param {HTMLButtonElement} button
 */
function holding(table, action, button) {
  const press = {timer: 0, shown: false};
  const show = () => {
    press.shown = true;
    preview(table, action);
    $("about").classList.add("held");
    navigator.vibrate?.(15);
  };
  button.addEventListener("pointerdown", (event) => {
    press.shown = false;
    press.timer = event.pointerType === "mouse" ? 0 : setTimeout(show, HOLD);
  });
  button.addEventListener("pointerup", () => clearTimeout(press.timer));
  button.addEventListener("contextmenu", (event) => (press.timer || press.shown) && event.preventDefault());
  return press;
}

/**
 * Make a choice.
 * @param {Table} table
 * @param {Action} action
 */
export async function act(table, action) {
  if (table.busy || !table.choices.some((one) => one.id === action.id)) return;
  $("typed").hidden = true;
  hideTooltip();
  unmarkTouched(table);
  closePopover();
  every(HTMLElement, `[data-key="${action.id}"]`, $("choices"))[0]?.classList.add("chosen");
  await table.choose(action);
  $("choices").querySelector(".chosen")?.classList.remove("chosen");
  if ($("decide").contains(document.activeElement) || document.activeElement === document.body) focusDecision();
}
