/** Preferences that follow a player from device to device: those of this browser's storage that are no table's own. The last write wins. */

import {call} from "./api.js";
import {storage, storedNames} from "./storage.js";

const CARRIED = /^(theme|sound|level|keys|learnt|(seats|solved)\.[\w.:-]{1,50})$/;
const REFRESH = 600000; // ms after which they are asked for again
const GATHER = 800; // ms in which changes are collected
const path = "/api/me/preferences";

const unsent = () => storage.get("unsent").split(" ").filter(Boolean);
const isKnown = () => document.body.dataset.known !== undefined;

/** Send what has changed here. What does not arrive is sent from the next page. */
async function send() {
  const names = unsent();
  if (!names.length || !isKnown()) return;
  const set = Object.fromEntries(names.map((name) => [name, storage.get(name) || null]));
  await call(path, {set});
  storage.set("unsent", unsent().filter((name) => !names.includes(name)).join(" "));
}

/** Take over what another device has written, and send what the server lacks. */
export async function takePreferences() {
  storage.set("asked", Date.now()); // so that a page which is left meanwhile does not ask again
  /** @type {Preferences} */
  const {preferences} = await call(path);
  const own = unsent(), lacks = storedNames().filter((name) => CARRIED.test(name) && !(name in preferences));
  for (const [name, value] of Object.entries(preferences)) {
    if (CARRIED.test(name) && !own.includes(name)) storage.set(name, value, false);
  }
  storage.set("unsent", [...new Set([...own, ...lacks])].join(" "));
  await send();
}

/** Keep the preferences of this browser and of its player alike. Without an answer they stay as they are. */
export function carryPreferences() {
  let timer = 0;
  storage.changed = (name) => {
    if (!CARRIED.test(name)) return;
    storage.set("unsent", [...new Set([...unsent(), name])].join(" "));
    clearTimeout(timer);
    timer = setTimeout(() => send().catch(() => {}), GATHER);
  };
  if (!isKnown()) return;
  const isOld = Date.now() - Number(storage.get("asked", "0")) > REFRESH;
  (isOld ? takePreferences() : send()).catch(() => storage.drop("asked"));
}

/** Take over the preferences of whoever has just signed in here. */
export async function becomeTheirs() {
  storage.drop("unsent");
  await takePreferences().catch(() => storage.drop("asked"));
}
