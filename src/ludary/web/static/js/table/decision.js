/** The panel of the decision: its heading, and everything above the choices. */

import {$, dialog, el, fill, root} from "../common/dom.js";
import {hideTooltip, unmarkTouched} from "../choices/choice_tooltip.js";
import {renderChoices} from "../choices/choices.js";
import {foldChoices} from "./phone_sheet.js";
import {renderAtHand} from "./at_hand.js";
import {hintBox} from "./hint_box.js";
import {joinForm} from "./joining.js";
import {freshenMenu} from "../choices/menu.js";
import {goOnButtons} from "./players.js";
import {hasWon, result} from "../endings/result.js";
import {focusDecision, send} from "../state/sending.js";
import {withoutStop, listWords, plural} from "../common/words.js";

/** @import {Table} from "../state/table_state.js" */

/** @param {Table} table */
export function renderDecision(table) {
  const {snapshot} = table, over = shownResult(table), actions = table.choices, panel = $("decide");
  $("decide-title").textContent = heading(table);
  $("decide-words").textContent = under(table);
  panel.classList.toggle("turn", actions.length > 0);
  panel.classList.toggle("done", Boolean(over));
  panel.classList.toggle("won", Boolean(over) && hasWon(snapshot));
  fill($("extra"), extraKey(table), () => extras(table), $("decide-title"));
  renderHint(table);
  table.board.mark(new Set(table.shownMoment === null ? actions.map((action) => action.spot).filter(Boolean) : []));
  renderChoices(table);
  foldChoices(table);
  renderTools(table, actions);
  renderAtHand(table);
  freshenMenu(table);
  if (!actions.some((action) => action.id === table.tooltipAction)) hideTooltip();
  if (!actions.some((action) => action.id === table.markedAction)) unmarkTouched(table);
  measurePanel();
}

/**
 * Show the hint above the choices, where it does not scroll with them, and ring its place on the board.
 * @param {Table} table
 */
function renderHint(table) {
  const {hint} = table, action = hint && table.choices.find((one) => one.id === hint.id);
  $("hint-box").hidden = !hint;
  fill($("hint-box"), hint, () => (hint ? hintBox(table, hint) : []), $("decide-title"));
  table.board.advise(hint && action ? {better: hint.move} : {});
}

/** Tell the style sheet how high the panel is: on a phone the board ends above it. */
export const measurePanel = () => root.style.setProperty("--panel", `${$("decide").offsetHeight}px`);

/**
 * @param {Table} table
 * @param {Action[]} actions
 */
function renderTools(table, actions) {
  const {can} = table.snapshot, half = table.isHalfway;
  $("undo").hidden = can.undo === "no";
  const esc = half ? [" ", el("kbd", {"aria-hidden": "true"}, "Esc")] : [];
  $("undo").replaceChildren(can.undo === "ask" ? "Ask to take back" : "Take back", ...esc);
  if (half) $("undo").setAttribute("aria-keyshortcuts", "Escape");
  else $("undo").removeAttribute("aria-keyshortcuts");
  $("hint").hidden = !can.hint || actions.length < 2;
}

/**
 * Return the heading: the decision, or the player to decide.
 * @param {Table} table
 */
export function heading(table) {
  const {snapshot, held} = table, {decision} = snapshot;
  if (snapshot.over) return held ? "See how it ends" : withoutStop(snapshot.over.verdict);
  if (snapshot.trouble) return "The table cannot go on";
  if (snapshot.status === "waiting") return missing(snapshot);
  if (snapshot.ask?.yours) return `${table.nameOf(snapshot.ask.by)} asks you`;
  if (!decision) return "Just a moment";
  if (table.mine?.stand_in) return "A bot plays for you";
  if (decision.yours) return held ? "See what happens" : "Your turn";
  if (decision.passing) return "Passing for you";
  const player = snapshot.players[decision.seat];
  return player.kind === "bot" || player.stand_in ? `${player.name} is thinking` : `Waiting for ${player.name}`;
}

/** @param {Snapshot} snapshot */
function missing({can, players}) {
  if (can.join.length) return `${plural(can.join.length, "seat")} to take`;
  return `Waiting for ${plural(players.filter((player) => player.kind === "open").length, "player")}`;
}

/**
 * Return the result, once what led to it has been shown.
 * @param {Table} table
 */
const shownResult = ({held, snapshot}) => (held ? null : snapshot.over);

/** @param {Table} table */
function under({snapshot, held}) {
  if (held) return `Click or press a key to go to ${snapshot.over ? "the result" : "your choice"}.`;
  if (snapshot.over) return "";
  if (snapshot.trouble) return snapshot.trouble;
  if (snapshot.status !== "waiting") return snapshot.board?.decides ?? "";
  if (!snapshot.can.join.length) return "The game begins when every seat is taken.";
  const names = snapshot.players.filter((player) => player.kind !== "open").map((player) => player.name);
  return `${listWords(names) || "Nobody"} ${names.length > 1 ? "are" : "is"} here already.`;
}

/**
 * Return everything on which the extras depend.
 * @param {Table} table
 */
function extraKey(table) {
  const {snapshot} = table, {again, ask, can, status, seat, players} = snapshot;
  return [shownResult(table), again, ask, can.join, can.fill, can.back, can.picked, can.bot, can.claim, status, seat,
    players.map((player) => [player.kind, player.decides])];
}

/**
 * Return the elements above the choices: the result, a question of another player, a seat to take.
 * @param {Table} table
 * @returns {Child[]}
 */
function extras(table) {
  const {snapshot} = table, over = shownResult(table);
  const back = {type: "button", class: "main", "data-key": "back", onclick: () => send(table, "back")};
  if (over) return result(table, over);
  const stuck = snapshot.players.filter((player) => player.decides).flatMap((player) => goOnButtons(table, player));
  return [
    stuck.length > 0 && el("p", {class: "row"}, stuck),
    snapshot.ask && question(table, snapshot.ask),
    snapshot.can.back && el("p", {class: "row"}, el("button", back, "Take your seat back")),
    snapshot.can.join.length > 0 && joinForm(table),
    snapshot.status === "waiting" && snapshot.seat >= 0 && inviting(table),
    snapshot.can.picked.length > 0 && el("p", {class: "row"}, snapshot.can.picked.map((one) => putBack(table, one))),
  ];
}

/**
 * Take back one of the choices made one by one.
 * @param {Table} table
 * @param {Picked} one
 */
function putBack(table, {id, notation, words}) {
  const name = notation.split(" ").slice(1).join(" ").replaceAll("-", " "), at = words.toLowerCase().indexOf(name);
  const press = () => send(table, "undo", {version: table.snapshot.version, action: id}).then(focusDecision);
  const said = at < 0 ? name : words.slice(at, at + name.length);
  return el("button", {type: "button", "data-key": `picked-${id}`, onclick: press}, `Take back ${said}`);
}

/** @param {Table} table */
function inviting(table) {
  const open = table.snapshot.can.fill;
  const invite = {type: "button", class: "main", "data-key": "invite", onclick: () => dialog("inviting").showModal()};
  /** @param {number} seat */
  const fillSeat = (seat) => send(table, "fill", {seat, bot: "greedy"});
  return el("p", {class: "row"}, el("button", invite, "Invite somebody"), open.map((seat) =>
    el("button", {type: "button", "data-key": `fill-${seat}`, onclick: () => fillSeat(seat)}, `Give seat ${seat + 1} to a bot`)));
}

/**
 * @param {Table} table
 * @param {UndoRequest} ask
 */
function question(table, ask) {
  if (!ask.yours) return el("p", {class: "boxed"}, `${withoutStop(ask.words)}. Waiting for ${listWords(ask.waiting)}.`);
  /** @param {boolean} accept */
  const answer = (accept) => send(table, "answer", {accept}).then(focusDecision);
  return el("div", {class: "boxed"}, el("p", {}, `${withoutStop(ask.words)}.`), el("p", {class: "row"},
    el("button", {type: "button", class: "main", "data-key": "agree", onclick: () => answer(true)}, "Agree"),
    el("button", {type: "button", "data-key": "refuse", onclick: () => answer(false)}, "Do not agree")));
}
