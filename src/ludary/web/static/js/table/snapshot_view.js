/** The changes that a new Snapshot makes to the page, and the words for them. */

import {unmarkTouched} from "../choices/choice_tooltip.js";
import {fitChoices} from "../choices/fitting.js";
import {heading, renderDecision} from "./decision.js";
import {$, every, byId} from "../common/dom.js";
import {renderHead} from "./head.js";
import {playNews} from "../beats/play_news.js";
import {renderLog} from "./log.js";
import {isUnmuted} from "./mute.js";
import {withAllLayers} from "../board/panel.js";
import {renderPast} from "./history.js";
import {renderPeople} from "./players.js";
import {announce, notice} from "../common/notices.js";
import {renderTurnAlert} from "./turn_alert.js";
import {writeBanner, focusDecision, refreshSnapshot} from "../state/sending.js";
import {isTalk} from "../state/table_state.js";

/** @import {Table} from "../state/table_state.js" */

const SPOKEN = 12; // lines of news that are read out at once

/** @param {Table} table */
export function render(table) {
  const {board, text} = table.snapshot, bare = !board && !text;
  if (table.shownMoment === null) {
    if (!table.director?.busy) table.board.show(board);
    table.director?.renew();
    if ($("text").textContent !== text) $("text").textContent = text;
  }
  every(HTMLElement, ".felt")[0].hidden = bare;
  every(HTMLElement, ".table")[0].classList.toggle("bare", bare);
  if (!board && text) byId(HTMLDetailsElement, "words").open = true;
  renderHead(table);
  renderDecision(table);
  renderPeople(table);
  renderTurnAlert(table);
  renderLog(table);
  renderPast(table);
  fitChoices();
}

/**
 * Show a new Snapshot, from the feed or from an answer. One that is older than the shown one only adds to the log.
 * @param {Table} table
 * @param {Snapshot} snapshot
 */
export function acceptSnapshot(table, snapshot) {
  const before = table.snapshot, board = withAllLayers(snapshot.board, before.board);
  if (snapshot.board && !board) { // a layer is only named that this page has not got: ask for all of it
    refreshSnapshot(table);
    return;
  }
  snapshot.board = board;
  const older = table.isOlder(snapshot), fresh = table.addEntries(snapshot);
  if (!older) {
    if (snapshot.version !== before.version) unmarkTouched(table);
    table.take(snapshot);
    playNews(table, fresh, before.board);
    const ends = Boolean(snapshot.over) && (table.held || !before.over);
    table.held = (table.decides || ends) && Boolean(table.director?.isTelling);
  }
  if ($("panel-chat").hidden) table.unread += fresh.filter((entry) => isUnmuted(table, entry) && entry.seat !== snapshot.seat).length;
  const turned = !older && table.choices.length > 0 && !before.decision?.yours;
  renderKeepingFocus(table, turned);
  const changed = !older && (snapshot.version !== before.version || snapshot.status !== before.status);
  announce([...spoken(table, fresh).slice(-SPOKEN), changed ? `${heading(table)}.` : ""].filter(Boolean).join(" "));
  if (!older && before.seat >= 0 && snapshot.seat < 0 && !table.leaving) notice(unseated(snapshot), "wrong");
}

/**
 * Show the decision, once what led to it has been seen.
 * @param {Table} table
 */
export function showHeld(table) {
  if (!table.held) return;
  table.held = false;
  renderKeepingFocus(table, table.choices.length > 0);
  announce(`${heading(table)}.`);
}

/**
 * Draw the page, and move the focus to the decision if its element is gone, or if the turn has come and the focus was there or nowhere.
 * @param {Table} table
 * @param {boolean} turned
 */
function renderKeepingFocus(table, turned) {
  const focused = document.activeElement, within = $("decide").contains(focused);
  render(table);
  if (focused?.closest("[hidden]")) focusDecision();
  if (turned && (within || document.activeElement === document.body)) focusDecision();
}

/**
 * @param {Table} table
 * @param {Entry[]} fresh
 */
function spoken(table, fresh) {
  const heard = fresh.filter((entry) => !isTalk(entry) || isUnmuted(table, entry));
  return heard.flatMap((entry) => (isTalk(entry) ? [`${table.nameOf(entry.seat)} says: ${entry.lines.join(" ")}`] : entry.lines));
}

/**
 * Return the reason why this browser's player has lost the seat.
 * @param {Snapshot} snapshot
 */
function unseated(snapshot) {
  if (snapshot.status === "waiting") return "Your seat was freed. You can take a seat again.";
  return "This browser is signed out here. Your seat is still yours: sign in with your link.";
}

/**
 * Show that the feed has lost its connection.
 * @param {Table} table
 * @param {number} failures
 */
export function showLost(table, failures) {
  const words = "Connection lost. Reconnecting; you will miss nothing.";
  table.lost = true;
  $("banner").hidden = false;
  writeBanner(words);
  if (failures > 2) return;
  announce(words);
  refreshSnapshot(table);
}

/**
 * Show that the feed is connected again.
 * @param {Table} table
 */
export function showConnected(table) {
  if (!table.lost) return;
  table.lost = false;
  if ($("banner").contains(document.activeElement)) focusDecision();
  $("banner").hidden = true;
  notice("Connected again.");
}
