/** The sheet of choices on a phone: one line below the board, unfolded by a touch, or if no choice lies on the board. */

import {$} from "../common/dom.js";

/** @import {Table} from "../state/table_state.js" */

const SHOWN = 6; // choices that are unfolded although they lie on the board

let decidedFor = ""; // the table's moment for which it has been decided whether the choices are unfolded

/**
 * Unfold the choices of a new decision if none lies on the board; keep what the player has unfolded since.
 * @param {Table} table
 */
export function foldChoices(table) {
  const {snapshot, choices} = table, stuck = snapshot.can.bot.length + snapshot.can.claim.length > 0;
  const moment = [snapshot.version, snapshot.status, Boolean(snapshot.ask), choices.length, stuck].join();
  if (moment === decidedFor) return;
  decidedFor = moment;
  const few = choices.length <= SHOWN && !$("decide").closest(".lesson"); // a lesson is about the board
  const onBoard = choices.some((action) => table.board.at(action.spot).length > 0);
  unfoldSheet(snapshot.status !== "playing" || Boolean(snapshot.ask?.yours) || stuck || (choices.length > 0 && (!onBoard || few)));
  $("unfold").textContent = choices.length ? "Choices" : "More";
}

/** @param {boolean} is */
export function unfoldSheet(is) {
  $("decide").classList.toggle("folded-up", !is);
  $("unfold").setAttribute("aria-expanded", String(is));
}

export const toggleSheet = () => unfoldSheet($("decide").classList.contains("folded-up"));
