/** The dialog about another player: muting, blocking, and a report to the host of the server. */

import {asPlayer, attempt, call} from "../common/api.js";
import {$, byId, dialog, el, on, select} from "../common/dom.js";
import {announce, notice} from "../common/notices.js";
import {send} from "../state/sending.js";
import {isTalk} from "../state/table_state.js";

/** @import {Table} from "../state/table_state.js" */

const LAST = 10; // messages that can be named
const BLOCKED = "You have blocked them: you see nothing that they say.", MUTED = "You have muted them at this table.";
const LONGEST = 60; // letters of one, as it is named

/** @type {{table: Table, seat: number} | null} - whom the dialog is about */
let about = null;

/**
 * Open the dialog about a seat's player.
 * @param {Table} table
 * @param {number} seat
 */
export function openPerson(table, seat) {
  about = {table, seat};
  byId(HTMLFormElement, "person-report").reset();
  $("person-wrong").hidden = true;
  render();
  fillMessages();
  dialog("person").showModal();
}

function render() {
  if (!about) return;
  const {table, seat} = about, {muted = [], blocked = []} = table.snapshot, isBlocked = blocked.includes(seat);
  $("person-title").textContent = table.nameOf(seat);
  $("person-mute").textContent = muted.includes(seat) ? "Show what they say here" : "Mute at this table";
  $("person-mute").hidden = isBlocked;
  $("person-block").textContent = isBlocked ? "End the block" : "Block everywhere";
  const state = isBlocked ? BLOCKED : muted.includes(seat) ? MUTED : "";
  $("person-state").textContent = state;
  $("person-state").hidden = !state;
}

/** Offer the player's last messages, so that a report can name one. */
function fillMessages() {
  if (!about) return;
  const {table, seat} = about, said = [...table.entries.values()].filter((entry) => isTalk(entry) && entry.seat === seat).slice(-LAST);
  select("person-number").replaceChildren(
    el("option", {value: ""}, "No single one"),
    ...said.reverse().map((entry) => el("option", {value: entry.number}, shortened(entry.lines.join(" ")))),
  );
  $("person-number-row").hidden = !said.length;
}

/** @param {string} words */
const shortened = (words) => (words.length > LONGEST ? `${words.slice(0, LONGEST)} …` : words);

/**
 * Mute or block the player, or end that.
 * @param {"mute" | "block"} what
 */
async function change(what) {
  if (!about) return;
  const {table, seat} = about, {muted = [], blocked = []} = table.snapshot;
  const body = what === "mute" ? {seat, muted: !muted.includes(seat)} : {seat, blocked: !blocked.includes(seat)};
  const wasStranger = document.body.dataset.known === undefined;
  if (!(await send(table, what, body, {tries: 3, busy: false, player: true}))) return;
  if (wasStranger) table.feed?.open(); // from now on as this player
  render();
  announce($("person-state").textContent || "You see what they say again.");
}

/** @param {Event} event */
async function report(event) {
  event.preventDefault();
  if (!about) return;
  const {table, seat} = about, number = select("person-number").value;
  const words = byId(HTMLTextAreaElement, "person-words").value.trim();
  const body = {seat, reason: select("person-reason").value, words, ...(number ? {number: Number(number)} : {})};
  await attempt(async () => {
    await asPlayer(() => call(table.path("report"), body, {tries: 3}));
    dialog("person").close();
    notice(`Your report about ${table.nameOf(seat)} has been sent to the host of this server.`);
  }, {place: $("person-wrong"), button: $("person-send")});
}

on("person-mute", "click", () => change("mute"));
on("person-block", "click", () => change("block"));
on("person-report", "submit", report);
on("person-close", "click", () => dialog("person").close());
