/** The recap of actions that the player missed: a few lines over the board, and a button that plays them. */

import {call, refusal} from "../common/api.js";
import {$, el, on} from "../common/dom.js";
import {storage} from "../common/storage.js";
import {announce, notice} from "../common/notices.js";
import {plural} from "../common/words.js";

/** @import {Table} from "../state/table_state.js" */

const MOST_LINES = 5;
const ENOUGH = 3; // actions of others from which on they are summed up
const MOST_SHOWN = 12; // actions that are played

/** @type {() => void} - play what is summed up */
let playSummary = () => {};

/** @param {Table} table */
export function listenToRecap(table) {
  on("recap-show", "click", () => {
    closeRecap();
    playSummary();
  });
  on("recap-close", "click", closeRecap);
  recall(table);
}

export function closeRecap() {
  const hadFocus = $("recap").contains(document.activeElement);
  $("recap").hidden = true;
  if (hadFocus) $("decide-title").focus({preventScroll: true});
}

/**
 * Sum up what happened, with at most so many lines; those that matter most, in their order.
 * @param {Table} table
 * @param {string} title
 * @param {{words: string, weight: number}[]} lines - one for each action
 * @param {() => void} plays - plays the actions
 */
function recap(table, title, lines, plays) {
  const listed = new Set(lines.map((line, at) => ({...line, at})).sort((one, other) => other.weight - one.weight || other.at - one.at)
    .slice(0, MOST_LINES).map(({at}) => at));
  const more = lines.length - listed.size, words = `${title}: ${plural(lines.length, "action")}.`;
  $("recap-title").textContent = title;
  $("recap-lines").replaceChildren(...lines.filter((_, at) => listed.has(at)).map((line) => el("li", {}, line.words)));
  $("recap-more").textContent = more ? `and ${plural(more, "more action")}` : "";
  $("recap").hidden = false;
  playSummary = plays;
  announce(table.turn ? `${words} It is your turn.` : words);
}

/**
 * Sum up scenes that were not played, if they are more than a few and the game goes on; tell whether they are.
 * @param {Table} table
 * @param {string} title
 * @param {Scene[]} scenes - the first one with the board before it
 */
export function sumUp(table, title, scenes) {
  const {over, seat: own} = table.snapshot, others = scenes.flatMap(({steps}) => steps).filter(({seat}) => seat !== own);
  const enough = !over && others.length >= ENOUGH;
  if (enough) recap(table, title, others.map(lineOf), () => playScenes(table, scenes));
  return enough;
}

/**
 * Play what was not seen, at leisure.
 * @param {Table} table
 * @param {Scene[]} scenes
 */
export function playScenes(table, scenes) {
  for (const scene of scenes.slice(-MOST_SHOWN)) table.director?.play({...scene, patient: true});
}

/**
 * The most telling caption of an action.
 * @param {Step} step
 */
function lineOf({beats}) {
  const [first] = [...beats].sort((one, other) => (other.weight ?? 1) - (one.weight ?? 1));
  return {words: `${first.caption}.`.replace(/\.\.$/, "."), weight: first.weight ?? 1};
}

/**
 * Remember how far this player has seen the table.
 * @param {Table} table
 */
export function rememberSeen({snapshot}) {
  if (snapshot.seat < 0 || document.hidden) return;
  if (snapshot.over) storage.drop(`seen.${snapshot.table}`);
  else storage.set(`seen.${snapshot.table}`, snapshot.number);
}

/**
 * Sum up what others did since this player last saw the table.
 * @param {Table} table
 */
function recall(table) {
  const {snapshot} = table, news = [...table.entries.values()], lastSeen = Number(storage.get(`seen.${snapshot.table}`)) || 0;
  rememberSeen(table);
  const since = news.filter((entry) => entry.number > lastSeen && entry.kind === "act" && entry.lines.length);
  const others = since.filter((entry) => entry.seat !== snapshot.seat);
  if (!lastSeen || snapshot.over || snapshot.status !== "playing" || others.length < ENOUGH) return;
  const before = news.findLast((entry) => entry.number < since[0].number && entry.step !== null);
  const toPlay = [before, ...since].slice(-MOST_SHOWN - 1).flatMap((entry) => entry ?? []);
  recap(table, "Since you were last here", others.map(({lines}) => ({words: lines[0], weight: 1})), () => fetchAndPlay(table, toPlay));
}

/**
 * Ask for the boards after these entries, and play from the first one to the last. The server lets few requests of a person wait,
 * so the boards are asked for one at a time.
 * @param {Table} table
 * @param {Entry[]} entries
 */
async function fetchAndPlay(table, entries) {
  try {
    /** @type {PastBoard[]} */
    const boards = [];
    for (const {number} of entries) boards.push(await call(table.path(`past/${number}`), undefined, {tries: 2}));
    boards.slice(1).forEach(({board, beats}, at) => table.director?.play({
      steps: [{seat: entries[at + 1].seat, beats}], board, before: at ? undefined : boards[0].board, patient: true,
    }));
  } catch (error) {
    notice(refusal(error).message, "wrong");
  }
}
