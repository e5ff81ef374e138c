/** The page on which somebody goes on with another device. */

import "./site.js";
import {attempt, call, Refusal, unguessable} from "./api.js";
import {$, field, on} from "./dom.js";
import {keep} from "./keep.js";
import {notice, sure} from "./saying.js";
import {copy, shareButton} from "./sharing.js";

const FORGETS = "This browser forgets your seats. Only a link that you have made, or another device, brings them back.";
const STOPS = "Links that you made before stop, and all other browsers and devices are signed out.";

/** Somebody else is here now: the other tabs of this browser read it. */
function leave() {
  keep.set("who", unguessable());
  location.assign("/");
}

/** @param {string} token */
async function signIn(token) {
  await call("/api/me", {token}, {tries: 3});
  leave();
}

async function signOut() {
  if (!(await sure("Sign out here?", FORGETS, "Sign out"))) return;
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
}

async function changeLink() {
  if (!(await sure("Change your link?", STOPS, "Change it"))) return;
  await attempt(async () => {
    await changeToken(unguessable());
    notice("Your link is changed. All other devices are signed out.");
    await showLink();
  });
}

/**
 * The token is made here, so that nothing is lost where the answer is: who is refused may have changed it already.
 * @param {string} token
 */
async function changeToken(token) {
  try {
    await call("/api/me/token", {token}, {tries: 6});
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 401) throw error;
    await call("/api/me", {token}, {tries: 6});
  }
}

const token = location.hash.slice(1);
if (token) history.replaceState(null, "", location.pathname); // whoever sees it plays as this player
addEventListener("hashchange", () => location.reload());
$("arrive").hidden = !token;
$("depart").hidden = Boolean(token);
on("sign-in", "click", () => attempt(() => signIn(token)));
on("make-link", "click", () => attempt(showLink));
on("sign-out", "click", signOut);
on("change-link", "click", changeLink);
on("copy-link", "click", () => copy(field("link").value, field("link")));
shareButton("share-link", "My seats at Ludary", () => field("link").value);
