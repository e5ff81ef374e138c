/** One line at a table that goes over days, while others decide: whether the player is told of turns. */

import {call} from "../common/api.js";
import {$, el, fill} from "../common/dom.js";
import {announce} from "../common/notices.js";
import {obstacle, subscribe} from "../common/push.js";

/** @import {Table} from "../state/table_state.js" */

/** @type {AlertState | null} */
let alerts = null;
let asked = false, words = "";

/**
 * Show the line where people play with others, without a clock for the whole game.
 * @param {Table} table
 */
export function renderTurnAlert(table) {
  const {snapshot} = table, others = snapshot.players.some((one) => !one.you && one.kind !== "bot");
  const fits = snapshot.seat >= 0 && snapshot.status !== "over" && snapshot.clock.kind !== "live" && others && !table.mine?.resigned;
  if (fits && !asked) refresh(table);
  $("turn-alert").hidden = !fits || !alerts || table.turn;
  $("turn-alert").classList.toggle("told", Boolean(alerts?.wanted && isReached(alerts)));
  if (fits && alerts) fill($("turn-alert"), [alerts, words], () => line(table, /** @type {AlertState} */ (alerts)));
}

/** @param {Table} table */
function refresh(table) {
  asked = true;
  call(table.path("alerts"), undefined, {tries: 3}).then((found) => show(table, found), () => undefined); // without it there is no line
}

/**
 * @param {Table} table
 * @param {AlertState} found
 * @param {string} [told]
 */
function show(table, found, told = "") {
  alerts = found;
  words = told;
  announce(told);
  renderTurnAlert(table);
}

/** @param {AlertState} found */
const isReached = (found) => found.browsers > 0 || Boolean(found.mail?.confirmed && found.mails);

/**
 * @param {Table} table
 * @param {AlertState} found
 */
function line(table, found) {
  const settings = el("a", {href: "/me#page-alerts"}, "Settings");
  if (found.wanted && isReached(found)) {
    return [el("span", {}, "You will be told. "), button("Stop", () => want(table, false)), settings];
  }
  const start = button("Tell me when it is my turn", () => want(table, true));
  return words ? [start, el("span", {}, words, " "), settings] : [start];
}

/**
 * @param {string} name
 * @param {() => unknown} onclick
 */
const button = (name, onclick) => el("button", {type: "button", class: "quiet", "data-key": "alert", onclick}, name);

/**
 * Tell the player of turns here, or no more.
 * @param {Table} table
 * @param {boolean} wanted
 */
async function want(table, wanted) {
  try {
    if (wanted && alerts && !isReached(alerts)) alerts = await reach(alerts);
    show(table, await call(table.path("alerts"), {wanted}, {tries: 3}));
    announce(wanted ? "You will be told when it is your turn." : "You will not be told of turns at this table.");
  } catch (error) {
    if (alerts) show(table, alerts, /** @type {Error} */ (error).message);
  }
}

/**
 * Subscribe this browser, since there is no other way to the player.
 * @param {AlertState} found
 */
async function reach(found) {
  const why = obstacle();
  if (why) throw new Error(found.mails ? `${why} An email can tell you instead.` : why);
  return subscribe(found.key);
}
