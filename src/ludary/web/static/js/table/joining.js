/** Taking a seat. */

import {el} from "../common/dom.js";
import {confirmed} from "../common/notices.js";
import {storage} from "../common/storage.js";
import {focusDecision, send} from "../state/sending.js";

/** @import {Table} from "../state/table_state.js" */

/** @param {Table} table */
export function joinForm(table) {
  /** @type {HTMLInputElement} */
  const name = el("input", {
    id: "page-join-name", "data-key": "name", maxlength: 30, autocomplete: "nickname", value: storage.get("name"),
    oninput: () => storage.set("name", name.value.trim()),
  });
  const free = table.snapshot.can.join;
  const seat = el("select", {id: "page-join-seat", "data-key": "seat"}, free.map((one) => el("option", {value: one}, `Seat ${one + 1}`)));
  /** @param {Event} event */
  const join = async (event) => {
    event.preventDefault();
    const body = {name: name.value.trim() || undefined, seat: Number(seat.value)};
    if (await sitDown(table, body)) table.feed?.open(); // from now on as this seat
    focusDecision();
  };
  return el(
    "form", {class: "join", onsubmit: join},
    el("p", {class: "field"}, el("label", {for: "page-join-name"}, "Your name"), name),
    free.length > 1 && el("p", {class: "field"}, el("label", {for: "page-join-seat"}, "Seat"), seat),
    table.snapshot.hints && el("p", {class: "why"}, "Whoever sits down agrees to hints: each player may ask a bot, and the log shows it."),
    el("p", {class: "row"}, el("button", {type: "submit", class: "main", "data-key": "take"}, "Take the seat")),
  );
}

/**
 * Take a seat; ask first if somebody is there whom the player has blocked.
 * @param {Table} table
 * @param {object} body
 */
async function sitDown(table, body) {
  const done = await send(table, "join", body, {tries: 6, player: true, passes: "blocked"});
  if (!done?.refused) return done;
  const [words] = done.refused.split(" Send `"); // which is for programs
  if (!(await confirmed("Sit down anyway?", words, "Sit down"))) return null;
  return send(table, "join", {...body, knowing: true}, {tries: 6, player: true});
}
