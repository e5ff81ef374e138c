/** The page of a table. */

import "./site.js";
import {Board} from "../board/board.js";
import {openBox} from "../table/box.js";
import {tick} from "../table/clocks.js";
import {askHint, resign, sendMessage, standUp, undo} from "../table/table_actions.js";
import {listenToBoard, listenToChoices, placesOf} from "../table/board_input.js";
import {Director} from "../beats/director.js";
import {$, dialog, field, json, on, select} from "../common/dom.js";
import {Feed} from "../state/feed.js";
import {storage} from "../common/storage.js";
import {handleKey, openHelp} from "../table/keys.js";
import {renderRules} from "../table/ledger.js";
import {markLastActions, visibilityChanged} from "../beats/play_news.js";
import {addHatches} from "../board/marks.js";
import {listenToMenu, openNext} from "../choices/menu.js";
import {acceptSnapshot, showConnected, showHeld, showLost, render} from "../table/snapshot_view.js";
import {refreshSnapshot, send} from "../state/sending.js";
import {listenToLog} from "../table/log.js";
import {listenToPast} from "../table/history.js";
import {listenToPeople} from "../table/players.js";
import {layerIds} from "../board/panel.js";
import {closeRecap, listenToRecap, sumUp} from "../beats/recap.js";
import {copy, shareButton} from "../common/sharing.js";
import {noteSound, listenToSound, playDueSound} from "../beats/sound.js";
import {Table} from "../state/table_state.js";
import {showCard} from "../choices/card.js";
import {readTerms} from "../choices/terms.js";
import {listenToTabs, openTab} from "../table/tabs.js";

const MOST_LAYERS = 400; // that a query names

/** @param {Table} table */
function listen(table) {
  document.addEventListener("keydown", (event) => handleKey(table, event));
  listenToHeld(table);
  listenToDecision(table);
  listenToBoard(table);
  listenToTabs(table);
  listenToTalk(table);
  listenToTools(table);
  listenToPast(table);
  listenToLog();
  listenToPeople();
  listenToRecap(table);
  listenToMenu(table);
  listenToSound();
}

/** @param {Table} table */
function listenToDecision(table) {
  listenToChoices(table);
  on("undo", "click", () => undo(table));
  on("hint", "click", () => askHint(table));
}

/**
 * A click on the board or on the decision leads to the choices at once, and does nothing else.
 * @param {Table} table
 */
function listenToHeld(table) {
  document.addEventListener("click", (event) => {
    const target = table.held && event.target instanceof Element && event.target.closest(".felt, #page-decide") ? event.target : null;
    if (!target || target.closest("button, a, summary")) return; // these do what they say
    event.stopPropagation();
    table.director?.skip();
  }, {capture: true});
}

/** @param {Table} table */
function listenToTalk(table) {
  on("say", "submit", (event) => {
    event.preventDefault();
    sendMessage(table);
  });
  on("search", "input", () => {
    table.ruled = "";
    renderRules(table);
  });
}

/** @param {Table} table */
function listenToTools(table) {
  on("invite", "click", () => dialog("inviting").showModal());
  on("copy", "click", () => copy(field("link").value, field("link")));
  shareButton("share", table.snapshot.title, () => field("link").value);
  on("keys", "click", openHelp);
  on("box", "click", () => openBox(table));
  on("keys-on", "change", () => storage.set("keys", field("keys-on").checked ? "on" : "off"));
  on("try", "click", () => table.feed?.open());
  on("resign", "click", () => resign(table));
  on("pace", "change", () => send(table, "pace", {pace: Number(select("pace").value)}, {busy: false}));
  on("leave", "click", () => standUp(table));
}

/**
 * Show the present board, once all beats have been played.
 * @param {Table} table
 */
function settle(table) {
  if (table.shownMoment === null) table.board.show(table.snapshot.board);
  showHeld(table);
  places.changed();
  playDueSound();
  openNext(table);
}

const board = new Board($("board"));
addHatches();
readTerms(json("rules"), showCard);
const table = new Table(json("snapshot"), json("rules"), json("bots"), board);
const places = placesOf(table);
table.choose = (/** @type {Action} */ action) => send(table, "act", {action: action.id, version: table.snapshot.version}, {tries: 8});
table.accept = (/** @type {Snapshot} */ snapshot) => {
  const before = {turn: table.turn, over: Boolean(table.snapshot.over)};
  acceptSnapshot(table, snapshot);
  noteSound(table, before);
  places.changed();
  if (snapshot.over && !before.over) closeRecap(); // the end of the game is told instead
};
table.redraw = () => render(table);
table.openRules = (/** @type {string} */ verb) => {
  table.ruled = verb;
  openTab(table, "rules");
};
table.director = new Director(board, {
  settle: () => settle(table), names: (seat) => table.nameOf(seat),
  missed: (scenes) => sumUp(table, "Meanwhile", scenes),
});
render(table);
markLastActions(table);
listen(table);
const had = () => layerIds(table.snapshot.board).slice(0, MOST_LAYERS).join(".");
table.feed = new Feed(table.snapshot.table, table.path("events"), (all) => `since=${table.known}&have=${all ? "" : had()}`, {
  snapshot: table.accept, changed: () => refreshSnapshot(table), board: () => table.snapshot.board,
  lost: (failures) => showLost(table, failures), back: () => showConnected(table),
});
setInterval(() => tick(table), 500);
document.addEventListener("visibilitychange", () => {
  visibilityChanged(table);
  if (document.hidden) return;
  table.feed?.retry();
  refreshSnapshot(table);
});
