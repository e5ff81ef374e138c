/** The menu at a place of the board: the choices about a spot, and what is not possible there, with the reason. */

import {unmarkTouched, markTouched} from "./choice_tooltip.js";
import {act, choiceButton} from "./choice_button.js";
import {$, el, every} from "../common/dom.js";
import {groups} from "../state/grouping.js";
import {closePopover, openPopover, openPopoverBeside, rectangleAround} from "./popover.js";
import {announce} from "../common/notices.js";
import {plural} from "../common/words.js";

/** @import {Table} from "../state/table_state.js" */

let shownSpot = ""; // the spot whose menu is open
let due = 0; // the version of the table for which what comes next shall open
let version = 0; // of the table, for which it was opened

/** Tell whether the menu of a spot is open. */
export const isOpenAt = (/** @type {string} */ spot) => Boolean(spot) && shownSpot === spot && openPopover() === $("menu");

/**
 * Open the menu of a spot; focus goes to its first choice.
 * @param {Table} table
 * @param {string} spot
 */
export function openMenu(table, spot) {
  const fitting = table.choicesAt(spot), off = table.offAt(spot), box = $("menu");
  $("menu-title").textContent = fitting.length ? plural(fitting.length, "choice") : "Not possible now";
  $("menu-choices").replaceChildren(...rows(table, spot), ...off.map((one) => offRow(one)));
  const first = every(HTMLElement, "button", $("menu-choices"))[0];
  openPopoverBeside(box, rectangleAround(table.board.at(spot)), {focus: first, gone: () => gone(table)});
  shownSpot = spot;
  version = table.snapshot.version;
  table.board.point(spot);
  if (fitting.length === 1) markTouched(table, fitting[0]);
  const not = off.map((one) => `${one.words}: ${one.reason}.`);
  announce([fitting.length ? `${plural(fitting.length, "choice")} here.` : "Not possible now.", ...not].join(" "));
}

/** @param {Table} table */
function gone(table) {
  shownSpot = "";
  table.board.point("");
  unmarkTouched(table);
}

/**
 * The choices about a spot, in groups, with the numbers that they have in the list.
 * @param {Table} table
 * @param {string} spot
 */
function rows(table, spot) {
  const numbers = new Map(table.choices.map((action, at) => [action.id, at + 1])), fitting = table.choicesAt(spot);
  const parts = [fitting.filter((action) => !table.isClosing(action)), fitting.filter((action) => table.isClosing(action))];
  return parts.flatMap((part, at) => groups(part).map(({heading, rows: groupRows}) => {
    const numbered = groupRows.map((row) => ({...row, number: numbers.get(row.action.id) ?? 0}));
    const buttons = numbered.map((row) => item(choiceButton(table, row, heading, true, () => follow(table))));
    const head = heading && el("p", {"aria-hidden": "true", class: "menu-heading"}, heading);
    const name = heading || (at ? "Ends or passes" : "Choices");
    return el("div", {role: "group", "aria-label": name, class: at ? "closing" : ""}, head, buttons);
  })).filter((group) => group.querySelector("button"));
}

/** @param {HTMLElement} button */
function item(button) {
  button.setAttribute("role", "menuitem");
  button.tabIndex = -1;
  return button;
}

/** @param {Unavailable} one */
function offRow({words, reason}) {
  const button = el("button", {type: "button", class: "choice off", "aria-disabled": "true"},
    el("span", {class: "words"}, `${words}: `, el("em", {}, reason)));
  button.addEventListener("click", () => announce(`Not possible now: ${reason}.`));
  return item(button);
}

/**
 * Close a menu whose choices are gone.
 * @param {Table} table
 */
export function freshenMenu(table) {
  if (shownSpot && (table.snapshot.version !== version || table.shownMoment !== null)) closePopover();
}

/**
 * Listen to the menu: arrows move through it, Tab leaves it.
 * @param {Table} table
 */
export function listenToMenu(table) {
  $("menu-close").addEventListener("click", () => closePopover());
  $("menu-tell").addEventListener("click", () => table.places.tell(table.board.at(shownSpot)[0]));
  $("menu").addEventListener("keydown", (event) => {
    const items = every(HTMLElement, "[role=menuitem]", $("menu")), at = items.findIndex((one) => one === document.activeElement);
    const to = {ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1}[event.key];
    if (to === undefined && event.key !== "Tab") return;
    event.preventDefault();
    event.stopPropagation();
    if (to === undefined) closePopover();
    else items.at(to % items.length)?.focus();
  });
}

/**
 * Open the next menu after a choice on the board, once all its beats have been shown.
 * @param {Table} table
 */
function follow(table) {
  due = table.snapshot.version;
  if (!table.director?.busy) openNext(table);
}

/**
 * Open the menu of the next spot, if all following choices lie at one spot.
 * @param {Table} table
 */
export function openNext(table) {
  if (due !== table.snapshot.version || openPopover()) return;
  due = 0;
  const next = table.choices.filter((action) => !table.isClosing(action)), [{spot} = {spot: ""}] = next;
  if (table.choices.length < 2 || table.shownMoment !== null || next.some((action) => action.spot !== spot)) return;
  if (table.board.at(spot).length) openMenu(table, spot);
}

/**
 * Choose at a spot: make its only choice, or open the menu of several and of unavailable ones. The menu also opens for fingers and
 * keys, which have not seen the tooltip yet.
 * @param {Table} table
 * @param {string} spot
 * @param {boolean} pointed
 */
export function chooseAt(table, spot, pointed) {
  const fitting = table.choicesAt(spot), only = fitting.length === 1, open = isOpenAt(spot);
  if (only && (pointed || open)) act(table, fitting[0]).then(() => follow(table));
  else if (open) closePopover();
  else openMenu(table, spot);
}
