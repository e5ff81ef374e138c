/** The list of sessions and links, with a button that ends each. */

import {attempt, call} from "../common/api.js";
import {$, el, fill, on} from "../common/dom.js";
import {announce, confirmed} from "../common/notices.js";
import {ago} from "../common/words.js";

const HOUR = 3600000; // ms
const ENDS = "It is signed out at once. To come back it needs a link of yours.";
const ENDS_LINK = "Nobody can sign in with it any more. Whoever has done so stays signed in.";
const ENDS_OTHERS = "All other browsers and programs are signed out at once. Your links go on: “Change my link” stops them, too.";

/** @param {Session} one */
const nameOf = (one) => (one.link ? "A link" : one.label || "A browser or program");

/**
 * Return the times at which a session began and was last used, to the hour.
 * @param {Session} one
 */
function times(one) {
  const began = `${one.link ? "made" : "signed in"} ${ago(one.since)}`;
  if (one.used === null) return `${began}, not used yet`;
  if (one.here || (!one.link && Date.now() - one.since < 2 * HOUR)) return began;
  return `${began}, used ${Date.now() - one.used < 2 * HOUR ? "in the last two hours" : ago(one.used)}`;
}

/** @param {Session} one */
function line(one) {
  const name = nameOf(one), spoken = `End: ${name}, ${times(one)}`;
  const end = el("button", {type: "button", "data-key": one.id, "aria-label": spoken, onclick: () => endOne(one)}, "End");
  const here = one.here ? el("span", {class: "tag"}, "This browser") : null;
  const words = el("div", {}, el("strong", {}, name), here, el("span", {class: "why"}, times(one)));
  return el("li", {}, words, one.here ? null : end);
}

/** @param {{sessions: Session[]}} found */
function show({sessions}) {
  const sorted = [...sessions].sort((one, other) => Number(other.here) - Number(one.here));
  $("end-others").hidden = !sessions.some((one) => !one.here && !one.link);
  fill($("sessions"), sorted, () => sorted.map(line), $("signed-in-title"));
}

/** @param {Session} one */
async function endOne(one) {
  const name = nameOf(one);
  if (!(await confirmed(one.link ? "End this link?" : `End ${name}?`, one.link ? ENDS_LINK : ENDS, "End"))) return;
  await attempt(async () => {
    show(await call(`/api/me/sessions/${one.id}/end`, {}, {tries: 3}));
    announce(`${name} is ended.`);
  });
}

async function endOthers() {
  if (!(await confirmed("End all others?", ENDS_OTHERS, "End them"))) return;
  await attempt(async () => {
    show(await call("/api/me/sessions/end", {}, {tries: 3}));
    announce("All others are signed out.");
    $("signed-in-title").focus();
  });
}

/** Fetch the list and show it. */
export const refreshSessions = async () => show(await call("/api/me/sessions", undefined, {tries: 3}));

on("end-others", "click", endOthers);
