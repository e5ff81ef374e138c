/** The list of sessions and links, with a button that ends each. */

import {attempt, call} from "../common/api.js";
import {$, el, fill, on} from "../common/dom.js";
import {announce, confirmed} from "../common/notices.js";
import {ago} from "../common/words.js";

const HOUR = 3600000; // ms
const ENDS = "It is signed out at once. To come back it needs a link of yours.";
const ENDS_LINK = "Nobody can sign in with it any more. Whoever has done so stays signed in.";
const ENDS_OTHERS = "All other browsers and programs are signed out at once. Your links keep working: “Change my link” stops them, too.";

/** @param {Session} session */
const nameOf = (session) => (session.link ? "A link" : session.label || "A browser or program");

/**
 * Return the times at which a session began and was last used, to the hour.
 * @param {Session} session
 */
function times(session) {
  const began = `${session.link ? "made" : "signed in"} ${ago(session.since)}`;
  if (session.used === null) return `${began}, not used yet`;
  if (session.here || (!session.link && Date.now() - session.since < 2 * HOUR)) return began;
  return `${began}, used ${Date.now() - session.used < 2 * HOUR ? "in the last two hours" : ago(session.used)}`;
}

/** @param {Session} session */
function line(session) {
  const name = nameOf(session), spoken = `End: ${name}, ${times(session)}`;
  const end = el("button", {type: "button", "data-key": session.id, "aria-label": spoken, onclick: () => endOne(session)}, "End");
  const here = session.here ? el("span", {class: "tag"}, "This browser") : null;
  const words = el("div", {}, el("strong", {}, name), here, el("span", {class: "why"}, times(session)));
  return el("li", {}, words, session.here ? null : end);
}

/** @param {{sessions: Session[]}} found */
function show({sessions}) {
  const sorted = [...sessions].sort((one, other) => Number(other.here) - Number(one.here));
  $("end-others").hidden = !sessions.some((one) => !one.here && !one.link);
  fill($("sessions"), sorted, () => sorted.map(line), $("signed-in-title"));
}

/** @param {Session} session */
async function endOne(session) {
  const name = nameOf(session);
  if (!(await confirmed(session.link ? "End this link?" : `End ${name}?`, session.link ? ENDS_LINK : ENDS, "End"))) return;
  await attempt(async () => {
    show(await call(`/api/me/sessions/${session.id}/end`, {}, {tries: 3}));
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

/**
 * Cancel what waits at this player; with `end`, end all other sessions and links.
 * @param {boolean} end
 */
async function refuse(end) {
  await attempt(async () => {
    await call("/api/me/sessions/not-me", {end}, {tries: 3});
    location.reload();
  });
}

/** Fetch the list and show it. */
export const refreshSessions = async () => show(await call("/api/me/sessions", undefined, {tries: 3}));

on("end-others", "click", endOthers);
on("not-me", "click", () => refuse(true));
on("cancel-waiting", "click", () => refuse(false));
