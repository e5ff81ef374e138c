/** Another game with the same people, once one is over: whoever asks first offers it, the others are led there. */

import {call, refusal} from "../common/api.js";
import {el} from "../common/dom.js";
import {notice} from "../common/notices.js";

/** @import {Table} from "../state/table_state.js" */

/**
 * Open the next table, or take the seat that is kept at the one that somebody offers.
 * @param {Table} table
 */
export async function playAgain(table) {
  try {
    const made = await call(table.path("again"), {}, {tries: 3});
    if (made.seat < 0) await call(`/api/tables/${made.id}/join`, {}, {tries: 6});
    location.assign(made.url);
  } catch (error) {
    notice(refusal(error).message, "wrong");
  }
}

/**
 * What somebody else offers.
 * @param {Table} table
 */
export function offered({snapshot}) {
  const offer = snapshot.again;
  if (!offer || offer.by === snapshot.seat) return null;
  const look = el("a", {href: `/t/${offer.table}`, "data-key": "look"}, "Look on");
  return el("p", {class: "hint"}, `${offer.words} `, snapshot.can.again ? "Your seat is kept: press “Play again” to take it." : look);
}
