/** The choices: their buttons, their filter, and the request that makes one. */

import {showTooltip, hideTooltip, unmarkTouched} from "./choice_tooltip.js";
import {$, el, every, field, fill} from "../common/dom.js";
import {crowding, groups} from "../state/grouping.js";
import {hasMoved} from "./pointer.js";
import {closePopover} from "./popover.js";
import {linked} from "./terms.js";
import {focusDecision} from "../state/sending.js";

/** @import {Table} from "../state/table_state.js" */

const FILTERED = 20; // choices from which on they can be searched
const FEW = 2; // choices that always fit
const LONG = 40; // letters of an explanation that is written smaller
const SHORT = 18; // letters: choices that are no longer stand side by side
const HOLD = 450; // ms that a finger stays on a choice to be shown what it would do

/** @param {Table} table */
export function renderChoices(table) {
  const actions = table.choices, many = actions.length >= FILTERED;
  const filter = many ? table.filter.toLowerCase().trim() : "", narrowed = Boolean(filter);
  $("narrow").hidden = !many && !narrowed;
  $("filter-row").hidden = !many;
  $("all").hidden = !narrowed;
  if (field("filter").value !== table.filter) field("filter").value = table.filter;
  renderUnavailable(table);
  fill($("choices"), [actions, filter, table.hint?.id], () => listed(table, filter), $("decide-title"));
}

/**
 * List the unavailable choices with their reasons below the others; `fitting.js` unfolds the list where there is room.
 * @param {Table} table
 */
function renderUnavailable(table) {
  const others = table.choices.length ? table.snapshot.decision?.unavailable ?? [] : [], list = $("unavailable");
  list.hidden = !others.length;
  fill($("reasons"), others, () => others.map((one) => reasonItem(table, one)), $("decide-title"));
}

/**
 * Return the line of an unavailable choice; pointing at it marks its spots on the board.
 * @param {Table} table
 * @param {Unavailable} one
 */
function reasonItem(table, {words, reason, spots}) {
  const item = el("li", {}, linked(`${words}: `), el("em", {}, linked(reason)));
  const on = () => table.board.dim(spots), off = () => table.board.dim([]);
  if (!spots.length) return item;
  item.tabIndex = 0;
  for (const kind of ["pointerenter", "focus", "click"]) item.addEventListener(kind, on);
  for (const kind of ["pointerleave", "blur"]) item.addEventListener(kind, off);
  return item;
}

/**
 * @param {Table} table
 * @param {string} filter
 */
function listed(table, filter) {
  const actions = table.choices, words = filter.split(/\s+/);
  /** @param {Row} row */
  const fits = ({action}) => words.every((word) => searchText(action).includes(word));
  const closing = actions.filter((action) => table.isClosing(action)), others = actions.length - closing.length;
  const parts = [groups(actions.slice(0, others)), groups(closing, others)].map((part) => part.flatMap((one) => {
    const rows = one.rows.filter(fits);
    return rows.length ? choiceGroup(table, {...one, rows}, filter ? 0 : crowding(one, actions.length)) : [];
  }));
  if (actions.length && !parts.flat().length) return [el("p", {class: "empty"}, "No choice has these words.")];
  return [...parts[0], parts[1].length > 0 && el("div", {class: "closing"}, parts[1])];
}

/** @param {Action} action */
const searchText = (action) => `${action.words} ${action.notation}`.toLowerCase();

/**
 * Return the elements of a group. What can be chosen on the board as well can be folded up, where there is no room for all.
 * @param {Table} table
 * @param {Group} group
 * @param {number} crowding - 1 if it can be folded up, 2 if it is folded up everywhere
 */
function choiceGroup(table, {heading, rows}, crowding) {
  const short = heading && rows.every((row) => row.words.length <= SHORT);
  /** @param {Row[]} some */
  const list = (some) => el("ul", {class: short ? "few" : ""}, some.map((row) => el("li", {}, choiceButton(table, row, heading))));
  /** @param {Row[]} some */
  const fold = (some) => el("details", {class: "crowd", open: crowding < 2, "data-full": crowding > 1 && ""},
    el("summary", {}, `${heading || "On the board"} (${some.length})`), list(some));
  if (crowding) return [fold(rows)];
  if (heading) return [el("section", {"aria-label": heading}, el("h3", {}, heading), list(rows))];
  const placed = rows.filter(({action}) => action.spot), loose = rows.filter(({action}) => !action.spot);
  if (placed.length < 2 || rows.length <= FEW) return [list(rows)];
  if (!loose.length) return [fold(placed)];
  const [first, last] = [rows.indexOf(placed[0]), rows.indexOf(placed[placed.length - 1])];
  if (last - first >= placed.length) return [list(rows)]; // their numbers would not stand in order
  return first ? [list(rows.slice(0, first)), fold(placed), ...after(rows.slice(last + 1), list)] : [fold(placed), list(loose)];
}

/**
 * Return the list of some rows; none of no rows.
 * @param {Row[]} rows
 * @param {(rows: Row[]) => HTMLElement} list
 */
const after = (rows, list) => (rows.length ? [list(rows)] : []);

/**
 * @param {Table} table
 * @param {Row} row
 * @param {string} heading
 * @param {() => void} [afterwards] - what is done once it has been made
 */
export function choiceButton(table, {action, number, words}, heading, afterwards = () => {}) {
  const hinted = table.hint?.id === action.id;
  const button = el(
    "button",
    {
      type: "button", class: `choice${hinted ? " hinted" : ""}`, "data-key": action.id,
      "aria-label": heading ? `${words}: ${action.words}` : null, "aria-keyshortcuts": number < 10 ? number : null,
    },
    el("span", {class: "number", "aria-hidden": "true"}, String(number)), el("span", {class: "words"}, ...inTwo(words)),
    hinted && el("span", {class: "tag"}, "hint"),
  );
  listen(table, action, button, afterwards);
  return button;
}

/**
 * Return the words of a choice, a long explanation after a colon in smaller letters.
 * @param {string} words
 * @returns {Child[]}
 */
function inTwo(words) {
  const at = words.indexOf(": ");
  return at > 0 && words.length - at > LONG ? [words.slice(0, at), el("small", {}, words.slice(at))] : [words];
}

/**
 * @param {Table} table
 * @param {Action} action
 */
function preview(table, action) {
  showTooltip(table, action);
  table.board.zoom.follow(table.board.at(action.spot), true);
}

/**
 * Let a button be pointed at, reached with the keyboard, held with a finger, and pressed.
 * @param {Table} table
 * @param {Action} action
 * @param {HTMLButtonElement} button
 * @param {() => void} afterwards
 */
function listen(table, action, button, afterwards) {
  const press = holding(table, action, button);
  button.addEventListener("click", (event) => {
    if (press.shown) Object.assign(press, {timer: 0, shown: false});
    else if (event.detail < 2) act(table, action).then(afterwards); // the second click of a double click would land on the next decision
  });
  button.addEventListener("focus", () => button.matches(":focus-visible") && preview(table, action));
  button.addEventListener("blur", () => unmarkTouched(table));
  /** @param {PointerEvent} event */
  const point = (event) => {
    const news = event.type === "pointerenter" || ($("about").hidden && !table.busy);
    if (event.pointerType === "mouse" && hasMoved(event) && news) preview(table, action);
  };
  button.addEventListener("pointerenter", point);
  button.addEventListener("pointermove", point);
  button.addEventListener("pointerleave", () => {
    clearTimeout(press.timer);
    table.board.point("");
    if (press.shown) return;
    press.timer = 0;
    unmarkTouched(table);
  });
}

/**
 * Show the tooltip to a finger that stays on a button, instead of making the choice.
 * @param {Table} table
 * @param {Action} action
 * @param {HTMLButtonElement} button
 */
function holding(table, action, button) {
  const press = {timer: 0, shown: false};
  const show = () => {
    press.shown = true;
    preview(table, action);
    $("about").classList.add("held");
    navigator.vibrate?.(15);
  };
  button.addEventListener("pointerdown", (event) => {
    press.shown = false;
    press.timer = event.pointerType === "mouse" ? 0 : setTimeout(show, HOLD);
  });
  button.addEventListener("pointerup", () => clearTimeout(press.timer));
  button.addEventListener("contextmenu", (event) => (press.timer || press.shown) && event.preventDefault());
  return press;
}

/**
 * Make a choice.
 * @param {Table} table
 * @param {Action} action
 */
export async function act(table, action) {
  if (table.busy || !table.choices.some((one) => one.id === action.id)) return;
  $("typed").hidden = true;
  hideTooltip();
  unmarkTouched(table);
  closePopover();
  every(HTMLElement, `[data-key="${action.id}"]`, $("choices"))[0]?.classList.add("chosen");
  await table.choose(action);
  $("choices").querySelector(".chosen")?.classList.remove("chosen");
  if ($("decide").contains(document.activeElement) || document.activeElement === document.body) focusDecision();
}
