/** All that the player does beside choosing from the list: hints, taking back, chat, clicks on the board, leaving. */

import {about, leave, rest} from "./about.js";
import {act} from "./choices.js";
import {renderDecision} from "./decision.js";
import {$, every, field} from "./dom.js";
import {announce, sure} from "./saying.js";
import {unfold} from "./fold.js";
import {focusDecision, send} from "./sending.js";
import {capital, plural} from "./words.js";

/** @import {Table} from "./state.js" */

/**
 * Ask a bot what it would do, and show it among the choices.
 * @param {Table} table
 */
export async function hint(table) {
  const button = $("hint"), {version} = table.snapshot;
  if (button.getAttribute("aria-disabled") === "true") return;
  button.setAttribute("aria-disabled", "true");
  button.textContent = "Thinking …";
  const answer = await send(table, "hint", {}, {tries: 2, busy: false});
  button.setAttribute("aria-disabled", "false");
  button.textContent = "Hint";
  if (!answer || version !== table.snapshot.version) return;
  Object.assign(table, {hint: answer, filter: "", spot: ""});
  renderDecision(table);
  announce(`${capital(table.botTitle(answer.bot, "the"))} would: ${answer.words}`);
  every(HTMLElement, ".hinted", $("choices"))[0]?.focus();
}

/** @param {Table} table */
export async function undo(table) {
  await send(table, "undo", {version: table.snapshot.version}, {tries: 4});
  focusDecision();
}

/**
 * Say what is written in the chat; it stays there if it is refused.
 * @param {Table} table
 */
export async function say(table) {
  const line = field("say-text"), text = line.value.trim();
  if (!text) return;
  line.value = "";
  const key = Math.random().toString(36).slice(2) + Date.now().toString(36);
  if (!(await send(table, "say", {text, key}, {tries: 6, busy: false}))) line.value ||= text;
}

/** @param {Table} table */
export async function resign(table) {
  if (await sure("Resign?", "The game is lost for you then. The others play on.", "Resign", "Play on")) await send(table, "resign");
  focusDecision();
}

/** @param {Table} table */
export async function standUp(table) {
  if (!(await sure("Leave the table?", "Your seat is open again then.", "Leave", "Stay"))) return;
  table.leaving = true;
  if (await send(table, "leave")) location.assign("/");
  else table.leaving = false;
}

/**
 * A click on the board: play the only action about that spot, or show only the choices about it.
 * A finger has not seen what it would do, as a mouse has while it pointed: its first tap shows, the second plays.
 * @param {Table} table
 * @param {MouseEvent} event
 */
export function clickSpot(table, event) {
  const spot = table.board.spotOf(event.target), mouse = event instanceof PointerEvent && event.pointerType === "mouse";
  if (!spot || (mouse && event.detail > 1)) return;
  const fitting = table.choicesAt(spot), only = fitting.length === 1;
  if (only && (mouse || table.spot === spot)) {
    act(table, fitting[0]);
    return;
  }
  Object.assign(table, {spot, filter: ""});
  renderDecision(table);
  unfold(true);
  if (only) rest(table, fitting[0]);
  announce(`${plural(fitting.length, "choice")} about this.`);
  every(HTMLElement, ".decide-body")[0].scrollTop = 0;
  $("choices").querySelector("button")?.focus({preventScroll: true});
}

/**
 * The pointer is over a spot of the board: the choices about it stand out.
 * @param {Table} table
 * @param {string} spot
 */
export function pointAt(table, spot) {
  const fitting = table.choicesAt(spot), ids = fitting.map((action) => String(action.id));
  for (const button of every(HTMLButtonElement, "button", $("choices"))) {
    button.classList.toggle("pointed", ids.includes(button.dataset.key ?? ""));
  }
  if (fitting.length === 1) about(table, fitting[0]);
  else leave(table);
  table.board.point(spot);
}

/** @param {Table} table */
export function showAll(table) {
  Object.assign(table, {spot: "", filter: ""});
  leave(table);
  renderDecision(table);
  focusDecision();
}
