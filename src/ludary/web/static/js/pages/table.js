/** The page of a table. */

import "./site.js";
import {hideTooltip} from "../choices/choice_tooltip.js";
import {Board} from "../board/board.js";
import {openBox} from "../table/box.js";
import {renderChoices} from "../choices/choices.js";
import {tick} from "../table/clocks.js";
import {clickSpot, askHint, highlightChoices, resign, sendMessage, clearFilter, standUp, undo} from "../table/table_actions.js";
import {measurePanel} from "../table/decision.js";
import {Director} from "../beats/director.js";
import {$, dialog, field, json, on, select} from "../common/dom.js";
import {Feed} from "../state/feed.js";
import {toggleSheet} from "../table/phone_sheet.js";
import {storage} from "../common/storage.js";
import {handleKey, openHelp} from "../table/keys.js";
import {renderRules} from "../table/ledger.js";
import {markLastActions, visibilityChanged} from "../beats/play_news.js";
import {addHatches} from "../board/marks.js";
import {chooseAt, isOpenAt, listenToMenu, openNext} from "../choices/menu.js";
import {acceptSnapshot, showConnected, showLost, render} from "../table/snapshot_view.js";
import {focusDecision, refreshSnapshot, send} from "../state/sending.js";
import {listenToLog} from "../table/log.js";
import {listenToPast} from "../table/history.js";
import {listenToPeople} from "../table/players.js";
import {hasMoved} from "../choices/pointer.js";
import {layerIds} from "../board/panel.js";
import {closeRecap, listenToRecap, sumUp} from "../beats/recap.js";
import {listenToPlaces} from "../choices/places.js";
import {copy, shareButton} from "../common/sharing.js";
import {noteSound, listenToSound, playDueSound} from "../beats/sound.js";
import {Table} from "../state/table_state.js";
import {listenToTabs, openTab} from "../table/tabs.js";

const MOST_LAYERS = 400; // that a query names

/** @param {Table} table */
function listen(table) {
  document.addEventListener("keydown", (event) => handleKey(table, event));
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
  on("unfold", "click", toggleSheet);
  on("undo", "click", () => undo(table));
  on("hint", "click", () => askHint(table));
  on("all", "click", () => clearFilter(table));
  on("filter", "focus", hideTooltip);
  on("filter", "input", () => {
    table.filter = field("filter").value;
    renderChoices(table);
  });
  on("decide", "pointerleave", () => {
    if ($("about").classList.contains("held") || $("decide").querySelector(".choice:focus-visible, #page-about :focus-visible")) return;
    table.board.point("");
    hideTooltip();
  });
  new ResizeObserver(measurePanel).observe($("decide"));
}

/** @param {Table} table */
function listenToBoard(table) {
  on("board", "click", (event) => {
    const about = table.board.spotOf(event.target);
    clickSpot(table, event);
    if (about) table.director?.skip(); // what is chosen from shall be what is shown
  });
  let pointed = ""; // the spot that a moving mouse came to last
  const point = (/** @type {PointerEvent} */ event) => {
    const goes = event.type === "pointermove", spot = hasMoved(event) ? table.board.spotOf(event.target) : "";
    if (event.pointerType !== "mouse" || (goes && (!hasMoved(event) || spot === pointed))) return;
    pointed = spot;
    highlightChoices(table, spot);
  };
  on("board", "pointerover", point);
  on("board", "pointermove", point);
  on("board", "pointerleave", () => {
    pointed = "";
    highlightChoices(table, "");
  });
}

/**
 * Connect the cards of places on the board, and walking there by keys.
 * @param {Table} table
 */
function placesOf(table) {
  const {board} = table, places = listenToPlaces(board, {
    path: (spot) => {
      const moment = table.shownMoment === null ? "" : `&number=${table.shownMoment}`;
      return table.path(`inspect?spot=${encodeURIComponent(spot)}${moment}`);
    },
    moment: () => `${table.snapshot.seat} ${table.snapshot.version} ${table.shownMoment}`,
    leave: focusDecision,
    can: (spot) => [...table.choicesAt(spot).map((action) => action.words),
      ...table.offAt(spot).map(({words, reason}) => `Not possible now: ${words}, ${reason}`)],
    choose: (spot) => {
      const any = table.choicesAt(spot).length + table.offAt(spot).length > 0;
      if (any) chooseAt(table, spot, true);
      return any;
    },
    kept: (target) => isOpenAt(board.spotOf(target)),
  });
  table.places = places;
  return places;
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
  places.changed();
  playDueSound();
  openNext(table);
}

const board = new Board($("board"));
addHatches();
const table = new Table(json("snapshot"), json("rules"), json("bots"), board);
const places = placesOf(table);
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
table.feed = new Feed(table.path("events"), (all) => `since=${table.known}&have=${all ? "" : had()}`, {
  snapshot: table.accept, board: () => table.snapshot.board,
  lost: (failures) => showLost(table, failures), back: () => showConnected(table),
});
setInterval(() => tick(table), 500);
document.addEventListener("visibilitychange", () => {
  visibilityChanged(table);
  if (document.hidden) return;
  table.feed?.retry();
  refreshSnapshot(table);
});
