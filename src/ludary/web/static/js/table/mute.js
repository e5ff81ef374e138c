/** Muting: messages of seats that the player does not want to read are left out; nobody is told. The server keeps who they are. */

import {$, el, fill} from "../common/dom.js";
import {openPerson} from "./person_dialog.js";
import {isTalk} from "../state/table_state.js";

/** @import {Table} from "../state/table_state.js" */

/**
 * Tell whether an entry is a message of a seat that is not muted.
 * @param {Table} table
 * @param {Entry} entry
 */
export const isUnmuted = (table, entry) => isTalk(entry) && !(table.snapshot.muted ?? []).includes(entry.seat);

/**
 * Show a button for each other person, which opens what can be done about them.
 * @param {Table} table
 */
export function renderMutes(table) {
  const {muted = [], blocked = [], players} = table.snapshot;
  const others = players.filter(({kind, you}) => kind === "person" && !you);
  fill($("mutes"), [others.map(({seat, name}) => [seat, name]), muted, blocked], () => [
    el("span", {class: "why", id: "page-mutes-title"}, "Mute, block or report:"),
    ...others.map((player) => button(table, player, stateOf(player.seat, muted, blocked))),
  ]);
  $("mutes").hidden = !others.length;
}

/**
 * @param {number} seat
 * @param {number[]} muted
 * @param {number[]} blocked
 */
const stateOf = (seat, muted, blocked) => (blocked.includes(seat) ? "blocked" : muted.includes(seat) ? "muted" : "");

/**
 * @param {Table} table
 * @param {Player} player
 * @param {string} state
 */
function button(table, {seat, name}, state) {
  return el(
    "button", {
      type: "button", class: "quiet", "data-key": `person ${seat}`, "aria-haspopup": "dialog", onclick: () => openPerson(table, seat),
    },
    el("span", {class: "visually-hidden"}, "Mute, block or report "), name, state && el("span", {class: "tag"}, state),
  );
}
