/** Listening to a board and to the choices: clicks, a moving mouse, cards of places, walking by keys, the filter. */

import {hideTooltip} from "../choices/choice_tooltip.js";
import {renderChoices} from "../choices/choices.js";
import {fitChoices, listenToFolds} from "../choices/fitting.js";
import {chooseAt, isOpenAt} from "../choices/menu.js";
import {listenToPlaces} from "../choices/places.js";
import {hasMoved} from "../choices/pointer.js";
import {$, field, on} from "../common/dom.js";
import {focusDecision} from "../state/sending.js";
import {listenToAtHand} from "./at_hand.js";
import {measurePanel} from "./decision.js";
import {toggleSheet} from "./phone_sheet.js";
import {clearFilter, clickSpot, highlightChoices} from "./table_actions.js";

/** @import {Table} from "../state/table_state.js" */

/** @param {Table} table */
export function listenToChoices(table) {
  on("unfold", "click", toggleSheet);
  listenToAtHand(table);
  on("all", "click", () => clearFilter(table));
  on("filter", "focus", hideTooltip);
  on("filter", "input", () => {
    table.filter = field("filter").value;
    renderChoices(table);
    fitChoices();
  });
  listenToFolds();
  on("decide", "pointerleave", () => {
    if ($("about").classList.contains("held") || $("decide").querySelector(".choice:focus-visible, #page-about :focus-visible")) return;
    table.board.point("");
    hideTooltip();
  });
  new ResizeObserver(measurePanel).observe($("decide"));
}

/** @param {Table} table */
export function listenToBoard(table) {
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
export function placesOf(table) {
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
