/** News of the game: handed to the director, or kept while the page is hidden. */

import {playScenes, rememberSeen, sumUp} from "./recap.js";

/** @import {Table} from "../state/table_state.js" */

/** @type {Scene[]} - what happened while the page was hidden */
let unseen = [];

/**
 * A new Snapshot has brought these entries: play what they did, from the board that is shown to the new one.
 * @param {Table} table
 * @param {Entry[]} fresh
 * @param {BoardPicture | null} before
 */
export function playNews(table, fresh, before) {
  const {director, snapshot} = table;
  if (!director) return;
  director.pace = snapshot.pace;
  rememberSeen(table);
  if (fresh.some((entry) => entry.kind === "undo")) {
    director.stop();
    director.lastMoves.forget();
    return;
  }
  const steps = fresh.flatMap(({seat, beats}) => (beats ? [{seat, beats}] : [])), scene = {steps, board: snapshot.board};
  if (!steps.length) return;
  if (!document.hidden && table.shownMoment === null) director.play(scene);
  else director.note([scene]);
  if (document.hidden) unseen.push(unseen.length ? scene : {...scene, before});
}

/**
 * The page is hidden, or seen again.
 * @param {Table} table
 */
export function visibilityChanged(table) {
  const scenes = unseen, isPlayed = scenes.length > 0 && table.shownMoment === null && !table.snapshot.over;
  unseen = [];
  if (document.hidden) table.director?.skip();
  else if (isPlayed && !sumUp(table, "While you were away", scenes)) playScenes(table, scenes);
  rememberSeen(table);
}

/**
 * Mark what everybody did last before this page was opened.
 * @param {Table} table
 */
export function markLastActions({director, snapshot}) {
  const steps = snapshot.news.flatMap(({seat, beats}) => (beats ? [{seat, beats}] : []));
  if (steps.length) director?.note([{steps, board: snapshot.board}]);
}
