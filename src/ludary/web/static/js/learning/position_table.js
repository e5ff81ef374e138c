/** A single position of a Record in place of a table: one seat's choices, which the page answers itself. */

import {Table} from "../state/table_state.js";

/** @import {Board} from "../board/board.js" */
/** @typedef {{game: string, title: string, seat: number, players: string[], marks: boolean}} PositionHead */

/** @type {Omit<Permissions, "query">} - without what browsers have under this name */
const NOTHING = {
  join: [], leave: false, undo: "no", picked: [], resign: false, hint: false, say: false, free: [], fill: [], bot: [], claim: [],
  back: false, again: false, replay: false, record: false,
};

/** A position as `Table`, so that choices, menus, cards and keys work as at a table. Nothing of it is sent. */
export class PositionTable extends Table {
  /**
   * @param {PositionHead} head
   * @param {Position} position
   * @param {{rules: Rule[], board: Board, path: string}} how - `path`: where the positions are asked for, without the number
   * @param {number} number - of this position
   */
  constructor(head, position, {rules, board, path}, number) {
    super(snapshotOf(head, position, number), rules, [], board);
    this.head = head;
    this.where = path;
  }

  /** @param {string} what */
  path(what) {
    return `${this.where}/${this.snapshot.number}/${what}`;
  }

  /**
   * Show another position.
   * @param {Position} position
   * @param {number} number
   */
  place(position, number) {
    this.take(snapshotOf(this.head, position, number));
  }
}

/**
 * Return a position as a Snapshot of a table at which nobody waits.
 * @param {PositionHead} head
 * @param {Position} position
 * @param {number} number
 * @returns {Snapshot}
 */
function snapshotOf({game, title, seat, players, marks}, {board, text, actions, closing, unavailable, rules}, number) {
  const decision = actions.length ? {seat, yours: true, passing: false, actions, closing, unavailable, rules} : null;
  return {
    table: "", game, title, edition: "", edition_brought: false, source: null, options: {}, status: "playing", number,
    version: number + 1, seat, now: Date.now(), players: players.map((name, at) => playerOf(name, at, seat)), decision, board, text,
    news: [], skipped: 0, can: /** @type {Permissions} */ (NOTHING), ask: null, over: null, again: null,
    clock: {kind: "none", words: ""}, hints: false, pace: 1, topics: [], marks, trouble: "",
  };
}

/**
 * @param {string} name
 * @param {number} at
 * @param {number} mine
 * @returns {Player}
 */
function playerOf(name, at, mine) {
  return {
    seat: at, name, kind: at === mine ? "person" : "bot", bot: null, you: at === mine, here: true, decides: at === mine, score: null,
    score_words: null, standing: null, resigned: false, late: false, stand_in: null, clock: null, result: null,
  };
}
