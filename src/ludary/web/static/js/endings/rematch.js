/** The rematch: the first player who asks sets up a table, the others are sent there. And a game against stronger or weaker bots. */

import {call, createTable, refusal} from "../common/api.js";
import {el} from "../common/dom.js";
import {notice} from "../common/notices.js";
import {storage} from "../common/storage.js";

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
 * @param {Record<string, unknown>} setUp
 * @param {string} level
 */
async function begin(setUp, level) {
  storage.set("level", level);
  try {
    await createTable(setUp);
  } catch (error) {
    notice(refusal(error).message, "wrong");
  }
}

/**
 * Return a button for a game against the next level of bots: the one above after a victory, the one below after a defeat.
 * @param {Table} table
 */
export function anotherLevel({snapshot, bots}) {
  const {game, seat, players, over, options, edition} = snapshot, mine = over?.returns?.[seat] ?? 0;
  const [rival, ...others] = players.filter((one) => one.seat !== seat).map(({bot}) => bot);
  const usual = edition === "default" && !Object.keys(options).length;
  if (seat < 0 || !usual || !mine || !rival || others.some((bot) => bot !== rival)) return null;
  const levels = bots.filter((one) => one.seats.includes(players.length)), at = levels.findIndex(({name}) => name === rival);
  const next = at >= 0 && levels[at + Math.sign(mine)];
  if (!next) return null;
  const seats = players.map((one) => (one.seat === seat ? {kind: "me"} : {kind: "bot", bot: next.name}));
  return el("button", {type: "button", "data-key": "level", onclick: () => begin({game, seats}, next.title)},
    `${mine > 0 ? "Harder" : "Easier"} bots: ${next.title}`);
}

/**
 * Return the words of another player's offer.
 * @param {Table} table
 */
export function offerWords({snapshot}) {
  const offer = snapshot.again;
  if (!offer || offer.by === snapshot.seat) return null;
  const look = el("a", {href: `/t/${offer.table}`, "data-key": "look"}, "Look on");
  return el("p", {class: "boxed"}, `${offer.words} `, snapshot.can.again ? "Your seat is kept: press “Play again” to take it." : look);
}
