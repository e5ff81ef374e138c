/** The result of the game, and the buttons below it. */

import {anotherLevel, offerWords, playAgain} from "./rematch.js";
import {el, field} from "../common/dom.js";
import {gameReview} from "./review.js";
import {scoreParts} from "./score_parts.js";
import {share} from "../common/sharing.js";

/** @import {Table} from "../state/table_state.js" */
/** @typedef {(number | null)[] | null} Scores */

/**
 * @param {Table} table
 * @param {Outcome} over
 * @returns {Child[]}
 */
export function result(table, over) {
  const {players, can} = table.snapshot;
  return [
    over.last.length > 0 && el("ul", {class: "last"}, over.last.map((line) => el("li", {}, line))),
    offerWords(table),
    el("p", {class: "row"}, ways(table)),
    over.returns && standings(players, over.returns, over.scores), // none: a Record of a game that did not end
    scoreParts(players, over),
    can.replay && over.returns && gameReview({path: table.path("review"), replay: replayOf(table.snapshot), file: fileOf(table.snapshot)}),
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
    scores && el("td", {}, String(scores[seat])),
    el("td", {}, players[seat].late ? "lost on time" : players[seat].resigned ? "resigned" : outcome(returns[seat])),
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
 * Return the buttons of a finished game.
 * @param {Table} table
 */
function ways(table) {
  const {snapshot} = table, {can} = snapshot, file = `${fileOf(snapshot)}.ludary`;
  return [
    can.again && el("button", {type: "button", class: "main", "data-key": "again", onclick: () => playAgain(table)}, "Play again"),
    can.again && anotherLevel(table),
    can.replay && el("a", {class: "button", href: replayOf(snapshot), "data-key": "replay"}, "Watch the replay"),
    el("button", {type: "button", "data-key": "share", onclick: () => shareResult(snapshot)}, "Share"),
    can.record && el("a", {class: "button", href: table.path("record"), download: file, "data-key": "record"}, "Save the Record"),
  ];
}

/** @param {Snapshot} snapshot */
const replayOf = ({table, seat}) => `/t/${table}/replay${seat >= 0 ? `?seat=${seat}` : ""}`;

/** @param {Snapshot} snapshot */
const fileOf = ({game, table}) => `${game}-${table}`;

/**
 * Share the result and its link.
 * @param {Snapshot} snapshot
 */
function shareResult({title, over, can}) {
  const link = field("link").value;
  return share(title, `${title}: ${over?.words ?? ""}`, can.replay ? `${link}/replay` : link);
}
