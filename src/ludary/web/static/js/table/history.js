/** Looking back during a game: the board as this seat saw it at an earlier moment. Nothing can be done there. */

import {call, refusal} from "../common/api.js";
import {$, every, on} from "../common/dom.js";
import {spotsOf} from "../beats/last_moves.js";
import {announce, notice, strikeOut} from "../common/notices.js";

/** @import {Table} from "../state/table_state.js" */

const NARROW = matchMedia("(width < 46rem)");
const APART = 80; // ms between two requests for boards, of which a key that is held would send too many
const GLANCE = 250; // ms that the mouse rests on a line of the log before its moment is shown

/** @type {Map<string, Promise<PastBoard>>} - by seat and number of an entry */
const boards = new Map();
let timer = 0; // until a glance is shown
/** @type {Promise<unknown>} - until the next board may be asked for */
let pause = Promise.resolve();

/**
 * The moments that can be looked back at, in their order: one for each step, without what was taken back. The last one is now.
 * @param {Table} table
 * @returns {Entry[]}
 */
export function moments(table) {
  /** @type {Map<number, Entry>} */
  const standing = new Map();
  for (const entry of [...table.entries.values()].sort((one, other) => one.number - other.number)) {
    const {step} = entry;
    if (step === null) continue;
    if (entry.kind === "undo") [...standing.keys()].filter((later) => later > step).forEach((later) => standing.delete(later));
    if (!standing.has(step)) standing.set(step, entry);
  }
  const all = [...standing.values()];
  return all.filter((entry, at) => entry.lines.length || at === all.length - 1);
}

/**
 * The controls, and what tells that the board is not the present one.
 * @param {Table} table
 */
export function renderPast(table) {
  const all = moments(table), at = all.findIndex((entry) => entry.number === table.pinnedMoment), stays = table.pinnedMoment !== null;
  $("past").hidden = all.length < 2;
  $("past-now").hidden = !stays;
  $("past-words").textContent = stays ? where(table, all, at) : "";
  $("past-back").setAttribute("aria-disabled", String(at === 0));
  $("past-on").setAttribute("aria-disabled", String(!stays));
  every(HTMLElement, ".felt")[0].classList.toggle("past-shown", table.shownMoment !== null);
  $("past").classList.toggle("looking", stays);
  const hadFocus = stays && $("decide-more").contains(document.activeElement);
  $("decide-more").inert = stays;
  if (hadFocus) $("past-back").focus({preventScroll: true});
  markLog(table, new Set(all.map((entry) => entry.number)));
}

/**
 * @param {Table} table
 * @param {Entry[]} all
 * @param {number} at
 */
function where(table, all, at) {
  const what = at < 0 ? "a step that was taken back" : `step ${all[at].step} of ${all.at(-1)?.step}`;
  return `You are looking at ${what}.${table.turn ? " It is your turn." : ""}`;
}

/**
 * @param {Table} table
 * @param {Set<number>} numbers - of the moments that stand
 */
function markLog(table, numbers) {
  for (const line of every(HTMLElement, "[data-number]", $("log"))) {
    const number = Number(line.dataset.number), entry = table.entries.get(number);
    strikeOut(line, !numbers.has(number) && entry?.kind === "act");
    if (number === table.pinnedMoment) line.setAttribute("aria-current", "step");
    else line.removeAttribute("aria-current");
  }
}

/**
 * Go back (-1) or on (1) by one moment; after the last one it is now again.
 * @param {Table} table
 * @param {number} by
 */
export function stepHistory(table, by) {
  const all = moments(table), last = all.length - 1, at = all.findIndex((entry) => entry.number === table.pinnedMoment);
  const to = (at < 0 ? last : at) + by;
  if (to < 0 || to > last) announce(to < 0 ? "This is the first moment." : "This is now.");
  else lookAt(table, all[to].number, by > 0);
}

/**
 * Stay at the moment after an entry; or play what led to it, and stay there then.
 * @param {Table} table
 * @param {number} number
 * @param {boolean} [plays]
 */
export function lookAt(table, number, plays = false) {
  const all = moments(table), entry = all.find((one) => one.number === number);
  if (!entry) return;
  const now = entry === all.at(-1);
  table.pinnedMoment = now ? null : number;
  announce(`${now ? "Now" : `Step ${entry.step} of ${all.at(-1)?.step}`}. ${entry.lines.join(" ")}`);
  const before = all[all.indexOf(entry) - 1];
  if (plays && before) replay(table, entry, before, now);
  else show(table, now ? null : number);
}

/**
 * Play an entry again, from the board before it, and stay there; the last one leads to now.
 * @param {Table} table
 * @param {Entry} entry
 * @param {Entry} before
 * @param {boolean} now
 */
async function replay(table, entry, before, now) {
  const {number, seat} = entry;
  clearTimeout(timer);
  table.director?.stop();
  table.release();
  table.director?.lastMoves.showInstead(new Map());
  table.shownMoment = number;
  renderPast(table);
  try {
    const [from, present] = await Promise.all([boardAt(table, before.number), boardAt(table, number)]);
    if (table.shownMoment !== number) return;
    table.board.mark([]);
    $("text").textContent = present.text;
    const scene = {steps: [{seat, beats: present.beats}], before: from.board, board: present.board, patient: true, past: true};
    await (present.beats.length ? table.director?.play(scene) : table.board.show(present.board));
    if (now && table.shownMoment === number) backToPresent(table);
  } catch (error) {
    giveUp(table, number, error);
  }
}

/**
 * Give up showing an earlier moment, and say why.
 * @param {Table} table
 * @param {number} number
 * @param {unknown} error
 */
function giveUp(table, number, error) {
  if (table.shownMoment !== number) return;
  if (table.pinnedMoment !== null) notice(refusal(error).message, "wrong");
  backToPresent(table);
}

/** @param {Table} table */
export function backToPresent(table) {
  const hadFocus = document.activeElement === $("past-now");
  table.pinnedMoment = null;
  if (table.shownMoment !== null) announce("Back to now.");
  show(table, null);
  if (hadFocus) $("past-back").focus({preventScroll: true});
}

/**
 * Show the board after an entry, or the present one (null).
 * @param {Table} table
 * @param {number | null} number
 */
async function show(table, number) {
  clearTimeout(timer);
  table.director?.stop();
  table.release();
  table.shownMoment = number;
  if (number === null) {
    table.director?.lastMoves.showInstead(null);
    table.redraw();
    return;
  }
  renderPast(table);
  try {
    await pause;
    if (table.shownMoment !== number) return;
    const moment = await boardAt(table, number);
    if (table.shownMoment !== number) return;
    table.board.mark([]);
    table.board.show(moment.board);
    tell(table, number, moment.beats);
    $("text").textContent = moment.text;
  } catch (error) {
    giveUp(table, number, error);
  }
}

/**
 * Write over the board what led to an earlier moment, and mark its spots.
 * @param {Table} table
 * @param {number} number
 * @param {Beat[]} beats
 */
function tell({director, entries}, number, beats) {
  const [first] = [...beats].sort((one, other) => (other.weight ?? 1) - (one.weight ?? 1)), seat = entries.get(number)?.seat ?? -1;
  director?.lastMoves.showInstead(new Map([[seat, spotsOf(beats)]]));
  director?.write(first?.caption ?? "", seat);
}

/**
 * Return the board after an entry; each is asked for once.
 * @param {Table} table
 * @param {number} number
 * @returns {Promise<PastBoard>}
 */
function boardAt(table, number) {
  const key = `${table.snapshot.seat} ${number}`, known = boards.get(key);
  if (known) return known;
  /** @type {Promise<PastBoard>} */
  const request = call(table.path(`past/${number}`), undefined, {tries: 3});
  boards.set(key, request);
  pause = Promise.allSettled([request, new Promise((done) => setTimeout(done, APART))]);
  request.catch(() => boards.delete(key));
  return request;
}

/**
 * Return the entry number of the line of the log at an event; null if it has none.
 * @param {Event} event
 */
function momentOf(event) {
  const line = event.target instanceof Element ? event.target.closest("[data-number]:not(.undone)") : null;
  return line instanceof HTMLElement ? Number(line.dataset.number) : null;
}

/** @param {Table} table */
export function listenToPast(table) {
  on("past-back", "click", () => stepHistory(table, -1));
  on("past-on", "click", () => stepHistory(table, 1));
  on("past-now", "click", () => backToPresent(table));
  on("log", "click", (event) => {
    const number = momentOf(event);
    if (number === null || !getSelection()?.isCollapsed) return;
    lookAt(table, number, true);
    if (NARROW.matches) every(HTMLElement, ".felt")[0].scrollIntoView({block: "start"});
  });
  on("log", "pointerover", (event) => {
    clearTimeout(timer);
    const number = momentOf(event);
    if (event.pointerType !== "mouse" || event.buttons) return;
    if (number !== null && number !== moments(table).at(-1)?.number) timer = setTimeout(() => show(table, number), GLANCE);
    else if (table.shownMoment !== table.pinnedMoment) show(table, table.pinnedMoment);
  });
  on("log", "pointerleave", () => {
    clearTimeout(timer);
    if (table.shownMoment !== table.pinnedMoment) show(table, table.pinnedMoment);
  });
}
