/** The page for signing in on other devices. */

import "./site.js";
import "./alerts.js";
import "./blocked_players.js";
import "../signing/farewell.js";
import {attempt, call} from "../common/api.js";
import {$, field, byIdIfAny, on} from "../common/dom.js";
import {notice, confirmed} from "../common/notices.js";
import {becomeTheirs} from "../common/preferences.js";
import {passkeyParts} from "../signing/passkeys.js";
import {refreshSessions} from "../signing/sessions.js";
import {leave} from "../signing/signing.js";
import {copy, shareButton} from "../common/sharing.js";

const FORGETS = "This browser forgets your seats. Only a link that you have made, a passkey or another device can bring them back.";
const STOPS = "Your earlier links stop working, and all other browsers and devices are signed out.";

/** @param {string} token */
async function signIn(token) {
  await call("/api/me", {token}, {tries: 3});
  document.body.dataset.known = "";
  await becomeTheirs();
  leave();
}

async function signOut() {
  if (!(await confirmed("Sign out here?", FORGETS, "Sign out"))) return;
  await attempt(async () => {
    await call("/api/me/leave", {}, {tries: 3});
    leave();
  });
}

async function showLink() {
  const {url, code} = await call("/api/me/link", {}, {tries: 3});
  field("link").value = url;
  $("link-code").setAttribute("src", code);
  $("link-row").hidden = false;
  field("link").focus();
  field("link").select();
  await refreshSessions();
}

async function changeLink() {
  if (!(await confirmed("Change your link?", STOPS, "Change it"))) return;
  await attempt(async () => {
    await changeToken();
    notice("Your link is changed. All other devices are signed out.");
    await showLink();
  });
}

/**
 * Give this browser a new token, then end all other sessions. Each call can be repeated: the old token stops once the new one is
 * used.
 */
async function changeToken() {
  const {url} = await call("/api/me/link", {}, {tries: 6});
  await call("/api/me", {token: url.split("#")[1]}, {tries: 6});
  await call("/api/me/sessions/end", {links: true}, {tries: 6});
}

const token = location.hash.startsWith("#page-") ? "" : location.hash.slice(1); // else it names a part of this page
if (token) history.replaceState(null, "", location.pathname); // whoever sees it plays as this player
addEventListener("hashchange", () => location.reload());
$("arrive").hidden = !token;
$("depart").hidden = Boolean(token);
if (byIdIfAny(HTMLElement, "sessions")) attempt(refreshSessions);
passkeyParts();
on("sign-in", "click", () => attempt(() => signIn(token)));
on("make-link", "click", () => attempt(showLink));
on("sign-out", "click", signOut);
on("change-link", "click", changeLink);
on("copy-link", "click", () => copy(field("link").value, field("link")));
shareButton("share-link", "My seats at Ludary", () => field("link").value);
