/** The end of the game, and the things that can be done then. */

import {createTable, refusal} from "./api.js";
import {el} from "./dom.js";
import {notice} from "./saying.js";

/** @import {Table} from "./state.js" */
/** @typedef {(number | null)[] | null} Scores */

/**
 * @param {Table} table
 * @param {Outcome} over
 * @returns {Child[]}
 */
export function result(table, over) {
  return [
    over.returns && standings(table.snapshot.players, over.returns, over.scores), // none: a Record of a game that did not end
    el("p", {class: "row"}, ways(table)),
  ];
}

/**
 * @param {Player[]} players
 * @param {number[]} returns
 * @param {Scores} all
 */
function standings(players, returns, all) {
  const scores = all?.some((score) => score != null) ? all : null;
  const heads = ["Place", "Player", ...(scores ? ["Score"] : []), "Result"].map((words) => el("th", {scope: "col"}, words));
  const rows = places(returns, scores).map(({seat, place}) => el(
    "tr", {class: place === 1 ? "first" : ""},
    el("td", {}, `${place}.`), el("th", {scope: "row"}, players[seat].name, players[seat].you ? " (you)" : ""),
    scores && el("td", {}, String(scores[seat]), players[seat].score_words && el("small", {}, ` ${players[seat].score_words}`)),
    el("td", {}, players[seat].resigned ? "resigned" : outcome(returns[seat])),
  ));
  return el("table", {class: "result"}, el("thead", {}, el("tr", {}, heads)), el("tbody", {}, rows));
}

/** @param {number} value */
const outcome = (value) => (value > 0 ? "won" : value < 0 ? "lost" : "drawn");

/**
 * The seats, the best first; equals share a place.
 * @param {number[]} returns
 * @param {Scores} scores
 */
function places(returns, scores) {
  /**
   * @param {number} one
   * @param {number} other
   */
  const better = (one, other) => returns[other] - returns[one] || (scores ? Number(scores[other]) - Number(scores[one]) : 0);
  const order = returns.map((_, seat) => seat).sort(better);
  let place = 0;
  return order.map((seat, at) => {
    if (!at || better(seat, order[at - 1])) place = at + 1;
    return {seat, place};
  });
}

/**
 * The things that can be done with a game that is over.
 * @param {Table} table
 */
function ways(table) {
  const {snapshot} = table, replay = `/t/${snapshot.table}/replay${snapshot.seat >= 0 ? `?seat=${snapshot.seat}` : ""}`;
  const file = `${snapshot.game}-${snapshot.table}.ludary`, again = () => playAgain(table);
  return [
    snapshot.seat >= 0 && el("button", {type: "button", class: "main", "data-key": "again", onclick: again}, "Play again"),
    snapshot.can.replay && el("a", {class: "button", href: replay, "data-key": "replay"}, "Watch the replay"),
    snapshot.can.record && el("a", {class: "button", href: table.path("record"), download: file, "data-key": "record"}, "Save the Record"),
  ];
}

/**
 * A new table with the same game, seats and options; people get open seats.
 * @param {Table} table
 */
async function playAgain({snapshot, mine}) {
  const seats = snapshot.players.map(seatOf);
  try {
    await createTable({from: {table: snapshot.table, step: 0}, seats, pace: snapshot.pace, name: mine?.name});
  } catch (error) {
    notice(refusal(error).message, "wrong");
  }
}

/**
 * @param {Player} player
 * @returns {SeatWish}
 */
function seatOf({you, kind, bot}) {
  if (you) return {kind: "me"};
  return kind === "bot" ? {kind: "bot", bot: bot ?? ""} : {kind: "open"};
}
