/** The result of the game, and the buttons below it. */

import {anotherLevel, offerWords, playAgain} from "./rematch.js";
import {el, every, field} from "../common/dom.js";
import {savePicture} from "./picture.js";
import {gameReview, reviewThere, turningPoint} from "./review.js";
import {scoreParts} from "./score_parts.js";
import {share} from "../common/sharing.js";

/** @import {Table} from "../state/table_state.js" */
/** @typedef {(number | null)[] | null} Scores */

/**
 * Tell whether the reader is among the winners.
 * @param {Snapshot} snapshot
 */
export const hasWon = ({over, players}) => Boolean(over?.returns && players.some(({you, seat}) => you && (over.returns?.[seat] ?? 0) > 0));

/**
 * @param {Table} table
 * @param {Outcome} over
 * @returns {Child[]}
 */
export function result(table, over) {
  const {snapshot} = table, {players, can, seat} = snapshot;
  const review = {path: table.path("review"), replay: replayOf(snapshot), file: fileOf(snapshot), seat, frames: table.path("frames")};
  const reviewed = can.replay && over.returns && gameReview(review);
  return [
    ...howItEnded(over),
    offerWords(table),
    el("p", {class: "row"}, ways(table)),
    reviewed && turningPoint(review), // below the buttons, which it must not move
    over.returns && standings(players, over.returns, over.scores), // none: a Record of a game that did not end
    reviewed,
    scoreParts(players, over),
    el("p", {class: "row"}, keepsakes(table)),
  ];
}

/**
 * Return what ended the game, if the verdict does not say it by the score, and what led to it, folded.
 * @param {Outcome} over
 * @returns {Child[]}
 */
function howItEnded({last, words}) {
  const told = /\d/.test(words) ? last.length : last.length - 1;
  const items = last.slice(0, told).map((line) => el("li", {}, line));
  const before = told > 0 && el("details", {}, el("summary", {}, "What led to it"), el("ul", {}, items));
  return last.length ? [el("div", {class: "last"}, last.slice(told).map((line) => el("p", {}, line)), before)] : [];
}

/**
 * @param {Player[]} players
 * @param {number[]} returns
 * @param {Scores} all
 */
function standings(players, returns, all) {
  const scores = telling(all);
  const heads = ["Place", "Player", ...(scores ? ["Score"] : []), "Result"].map((words) => el("th", {scope: "col"}, words));
  const rows = places(returns, scores).map(({seat, place}) => el(
    "tr", {class: place === 1 ? "first" : ""},
    el("td", {}, `${place}.`), el("th", {scope: "row"}, players[seat].name, players[seat].you ? " (you)" : ""),
    scores && el("td", {}, String(scores[seat])),
    el("td", {}, players[seat].late ? "lost on time" : players[seat].resigned ? "resigned" : outcome(returns[seat])),
  ));
  return el("table", {class: "result"}, el("thead", {}, el("tr", {}, heads)), el("tbody", {}, rows));
}

/**
 * Return the scores, unless they are mere places, which say nothing more.
 * @param {Scores} all
 */
function telling(all) {
  const told = all?.filter((score) => score != null) ?? [];
  return Math.max(0, ...told.map(Number)) > told.length ? all : null;
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
  const {snapshot} = table, {can, tournament} = snapshot, {again} = can;
  const link = {class: "button main", href: `/tournaments/${tournament}`, "data-key": "tournament"};
  const back = tournament && el("a", link, "Back to the tournament");
  return [
    back,
    !tournament && again && el("button", {
      type: "button", class: "main", "data-key": "again", onclick: () => playAgain(table),
    }, "Play again"),
    can.again && anotherLevel(table),
    can.replay && el("a", {class: "button", href: replayOf(snapshot), "data-key": "replay"}, "Watch the replay"),
    hasPuzzles() && el("a", {class: "button", href: `/puzzles/${snapshot.game}`, "data-key": "puzzles"}, "Puzzles"),
  ];
}

const hasPuzzles = () => Boolean(Number(every(HTMLElement, "[data-puzzles]")[0]?.dataset.puzzles));

/**
 * Return the ways to keep a finished game, or to show it to others.
 * @param {Table} table
 */
function keepsakes(table) {
  const {snapshot} = table, {can} = snapshot, file = `${fileOf(snapshot)}.ludary`;
  return [
    el("button", {type: "button", "data-key": "share", onclick: () => shareResult(snapshot)}, "Share"),
    snapshot.board && el("button", {type: "button", "data-key": "picture", onclick: () => asPicture(table)}, "Save as picture"),
    can.record && el("a", {class: "button", href: table.path("record"), download: file, "data-key": "record"}, "Save the Record"),
  ];
}

/** @param {Table} table */
async function asPicture(table) {
  const {title, over, players, board, game} = table.snapshot;
  if (!over || !board) return;
  const scores = telling(over.scores);
  const all = places(over.returns ?? [], scores).map(({seat, place}) => {
    const score = scores?.[seat];
    return `${place}. ${players[seat].name}${score == null ? "" : `: ${score}`}`;
  });
  const found = await reviewThere(table.path("review"));
  await savePicture({title, lines: [over.words, all.join(" \u00b7 ")], board, found}, `${game}-${table.snapshot.table}.png`);
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
