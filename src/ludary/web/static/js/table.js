/** The page of a table. */

import "./site.js";
import {hideAbout} from "./about.js";
import {Board} from "./board.js";
import {renderChoices} from "./choices.js";
import {tick} from "./clocks.js";
import {clickSpot, hint, pointAt, resign, say, showAll, standUp, undo} from "./deeds.js";
import {measurePanel} from "./decision.js";
import {$, dialog, field, json, on, select} from "./dom.js";
import {Feed} from "./feed.js";
import {toggle} from "./fold.js";
import {keep} from "./keep.js";
import {keydown, openHelp} from "./keys.js";
import {renderRules} from "./ledger.js";
import {hatches} from "./marks.js";
import {accept, back, lost, render} from "./news.js";
import {freshen, send} from "./sending.js";
import {listenToPast} from "./past.js";
import {layerIds} from "./panel.js";
import {copy, shareButton} from "./sharing.js";
import {Table} from "./state.js";
import {listenToTabs} from "./tabs.js";

const MOST_LAYERS = 400; // that a query names

/** @param {Table} table */
function listen(table) {
  document.addEventListener("keydown", (event) => keydown(table, event));
  listenToDecision(table);
  listenToBoard(table);
  listenToTabs(table);
  listenToTalk(table);
  listenToTools(table);
  listenToPast(table);
}

/** @param {Table} table */
function listenToDecision(table) {
  on("unfold", "click", toggle);
  on("undo", "click", () => undo(table));
  on("hint", "click", () => hint(table));
  on("all", "click", () => showAll(table));
  on("filter", "focus", hideAbout);
  on("filter", "input", () => {
    table.filter = field("filter").value;
    renderChoices(table);
  });
  on("decide", "pointerleave", () => {
    if (!$("about").classList.contains("held") && !$("choices").contains(document.activeElement)) table.board.point("");
  });
  new ResizeObserver(measurePanel).observe($("decide"));
}

/** @param {Table} table */
function listenToBoard(table) {
  on("board", "click", (event) => clickSpot(table, event));
  on("board", "pointerover", (event) => event.pointerType === "mouse" && pointAt(table, table.board.spotOf(event.target)));
  on("board", "pointerleave", () => pointAt(table, ""));
}

/** @param {Table} table */
function listenToTalk(table) {
  on("say", "submit", (event) => {
    event.preventDefault();
    say(table);
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
  on("keys-on", "change", () => keep.set("keys", field("keys-on").checked ? "on" : "off"));
  on("try", "click", () => table.feed?.open());
  on("resign", "click", () => resign(table));
  on("pace", "change", () => send(table, "pace", {pace: Number(select("pace").value)}, {busy: false}));
  on("leave", "click", () => standUp(table));
}

const board = new Board($("board"));
hatches();
const table = new Table(json("snapshot"), json("rules"), json("bots"), board);
table.accept = (/** @type {Snapshot} */ snapshot) => accept(table, snapshot);
table.redraw = () => render(table);
render(table);
listen(table);
const had = () => layerIds(table.snapshot.board).slice(0, MOST_LAYERS).join(".");
table.feed = new Feed(table.path("events"), (all) => `since=${table.known}&have=${all ? "" : had()}`, {
  snapshot: table.accept, board: () => table.snapshot.board, lost: (failures) => lost(table, failures), back: () => back(table),
});
setInterval(() => tick(table), 500);
document.addEventListener("visibilitychange", () => {
  if (document.hidden) return;
  table.feed?.retry();
  freshen(table);
});
