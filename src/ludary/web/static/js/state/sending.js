/** Requests to the table, and asking for its Snapshot. */

import {$} from "../common/dom.js";
import {asPlayer, call, refusal} from "../common/api.js";
import {notice} from "../common/notices.js";

/** @import {Table} from "./table_state.js" */

const SOON = 1500; // ms within which the feed tells what an answer without a Snapshot was about

/**
 * Send a request, and show the table after it. While the feed is open, the answer need not carry the Snapshot.
 * Refusals are shown as notices, but for one with the code `passes`, which is returned as `{refused: words}`.
 * @param {Table} table
 * @param {string} what
 * @param {object} [body]
 * @param {{tries?: number, busy?: boolean, player?: boolean, passes?: string, patience?: number, stop?: AbortSignal}} [how]
 * @returns {Promise<any>}
 */
export async function send(table, what, body = {}, {busy = true, player = false, passes = "", ...how} = {}) {
  if (busy && table.busy) return null;
  if (busy) {
    table.director?.skip(); // who acts has seen enough
    setBusy(table, true);
  }
  const request = () => call(table.path(what), body, {...how, brief: Boolean(table.feed?.isOpen)});
  try {
    const answer = await (player ? asPlayer(request) : request());
    const there = answer.snapshot || answer.number === undefined || await table.reaches(answer.number, SOON);
    if (busy) setBusy(table, false);
    if (answer.snapshot) table.accept(answer.snapshot);
    if (!there) await refreshSnapshot(table);
    return answer;
  } catch (error) {
    if (busy) setBusy(table, false);
    const {snapshot, code, message} = refusal(error);
    if (snapshot) table.accept(snapshot);
    if (passes && code === passes) return {refused: message};
    notice(code === "late" ? "Too late: the table had moved on. Nothing was done." : message, "wrong");
    return null;
  }
}

/**
 * @param {Table} table
 * @param {boolean} is
 */
function setBusy(table, is) {
  table.busy = is;
  $("decide").classList.toggle("busy", is);
  $("decide").setAttribute("aria-busy", String(is));
}

/**
 * Ask for the Snapshot where the stream does not bring it, or fails: streams give no reason.
 * @param {Table} table
 */
export async function refreshSnapshot(table) {
  table.asked = Date.now();
  try {
    table.accept(await call(`/api/tables/${table.snapshot.table}?since=${table.known}`));
  } catch (error) {
    const {status, code, message} = refusal(error);
    if (!status && !table.lost) table.feed?.fail();
    if (status === 404 || code === "banned") end(table, message);
  }
}

/**
 * Say that the table is gone, and close its feed.
 * @param {Table} table
 * @param {string} words
 */
function end(table, words) {
  table.feed?.close();
  writeBanner(words);
  $("try").hidden = true;
}

/**
 * Write into the banner over the table.
 * @param {string} words
 */
export function writeBanner(words) {
  $("banner").getElementsByTagName("p")[0].textContent = words;
}

/** Move the focus to the decision. */
export const focusDecision = () => $("decide-title").focus({preventScroll: true});
