/** The rematch: the first player who asks sets up a table, the others are sent there. */

import {call, refusal} from "../common/api.js";
import {el} from "../common/dom.js";
import {notice} from "../common/notices.js";

/** @import {Table} from "../state/table_state.js" */

/**
 * Offer a rematch, or take the seat that is kept at the offered table.
 * @param {Table} table
 */
export async function playAgain(table) {
  try {
    const created = await call(table.path("again"), {}, {tries: 3});
    if (created.seat < 0) await call(`/api/tables/${created.id}/join`, {}, {tries: 6});
    location.assign(created.url);
  } catch (error) {
    notice(refusal(error).message, "wrong");
  }
}

/**
 * Return the words of another player's offer.
 * @param {Table} table
 */
export function offerWords({snapshot}) {
  const offer = snapshot.again;
  if (!offer || offer.by === snapshot.seat) return null;
  const look = el("a", {href: `/t/${offer.table}`, "data-key": "look"}, "Look on");
  return el("p", {class: "hint"}, `${offer.words} `, snapshot.can.again ? "Your seat is kept: press “Play again” to take it." : look);
}
