/** The player's actions beside choosing from the list: hints, undo, chat, clicks on the board, leaving. */

import {showTooltip, unmarkTouched} from "../choices/choice_tooltip.js";
import {renderChoices} from "../choices/choices.js";
import {fitChoices} from "../choices/fitting.js";
import {renderDecision} from "./decision.js";
import {$, every, field} from "../common/dom.js";
import {chooseAt} from "../choices/menu.js";
import {hasJustClosed} from "../choices/popover.js";
import {announce, confirmed} from "../common/notices.js";
import {focusDecision, send} from "../state/sending.js";
import {capital} from "../common/words.js";

/** @import {Table} from "../state/table_state.js" */

const LONG = 20000; // ms after which it is said that the bot still thinks
const LONGEST = 600000; // ms that a hint may take on a busy server

/**
 * Ask a bot what it would do, and show it among the choices. Once the table has moved on, the hint is not waited for.
 * @param {Table} table
 */
export async function askHint(table) {
  const button = $("hint"), {version} = table.snapshot;
  if (button.getAttribute("aria-disabled") === "true") return;
  button.setAttribute("aria-disabled", "true");
  button.textContent = "Thinking …";
  const moved = new AbortController(), end = () => { if (table.snapshot.version !== version) moved.abort(); };
  table.snapshotListeners.add(end);
  const timer = setTimeout(() => {
    button.textContent = "Still thinking …";
    announce("The server is busy: the bot is still thinking.");
  }, LONG);
  const answer = await send(table, "hint", {}, {tries: 2, busy: false, passes: "stopped", patience: LONGEST, stop: moved.signal});
  table.snapshotListeners.delete(end);
  clearTimeout(timer);
  button.setAttribute("aria-disabled", "false");
  button.textContent = "Hint";
  if (!answer || version !== table.snapshot.version) return;
  Object.assign(table, {hint: answer, filter: ""});
  renderDecision(table);
  fitChoices();
  announce(`${capital(table.botTitle(answer.bot, "the"))} would: ${answer.words}`);
  every(HTMLElement, ".hinted", $("choices"))[0]?.focus();
}

/**
 * Take the last action back, or one of the choices made one by one.
 * @param {Table} table
 * @param {number} [action]
 */
export async function undo(table, action) {
  await send(table, "undo", {version: table.snapshot.version, ...(action === undefined ? {} : {action})}, {tries: 4});
  focusDecision();
}

/**
 * Send the message in the chat; if it is refused, it stays in the field.
 * @param {Table} table
 */
export async function sendMessage(table) {
  const line = field("say-text"), text = line.value.trim();
  if (!text) return;
  line.value = "";
  const key = Math.random().toString(36).slice(2) + Date.now().toString(36);
  if (!(await send(table, "say", {text, key}, {tries: 6, busy: false}))) line.value ||= text;
}

/** @param {Table} table */
export async function resign(table) {
  if (await confirmed("Resign?", "You lose the game. The others play on.", "Resign", "Play on")) await send(table, "resign");
  focusDecision();
}

/** @param {Table} table */
export async function standUp(table) {
  if (!(await confirmed("Leave the table?", "Your seat becomes open again.", "Leave", "Stay"))) return;
  table.leaving = true;
  if (await send(table, "leave")) location.assign("/");
  else table.leaving = false;
}

/**
 * Handle a click on the board: choose or open the choices of the spot, take back what was picked there, give the reason for an
 * unavailable choice, or open the card of the thing.
 * @param {Table} table
 * @param {MouseEvent} event
 */
export function clickSpot(table, event) {
  const {board} = table, spot = board.spotOf(event.target) || board.under(event.target, (name) => table.offAt(name).length > 0);
  const mouse = event instanceof PointerEvent && event.pointerType === "mouse";
  if (mouse && event.detail > 1) return;
  const free = table.snapshot.can.picked.filter((one) => !table.choicesAt(one.spot).length);
  const at = board.under(event.target, (name) => free.some((one) => one.spot === name)), picked = free.find((one) => at && one.spot === at);
  if (picked) return void undo(table, picked.id);
  if (spot) chooseAt(table, spot, mouse);
  else if (!hasJustClosed()) table.places.tell(event.target);
}

/**
 * Highlight the choices about the spot under the pointer.
 * @param {Table} table
 * @param {string} spot
 */
export function highlightChoices(table, spot) {
  const fitting = table.choicesAt(spot), ids = fitting.map((action) => String(action.id));
  for (const button of every(HTMLButtonElement, "button", $("choices"))) {
    button.classList.toggle("pointed", ids.includes(button.dataset.key ?? ""));
  }
  if (fitting.length === 1) showTooltip(table, fitting[0]);
  else unmarkTouched(table);
  table.board.point(spot);
}

/** @param {Table} table */
export function clearFilter(table) {
  table.filter = "";
  unmarkTouched(table);
  renderChoices(table);
  focusDecision();
}
