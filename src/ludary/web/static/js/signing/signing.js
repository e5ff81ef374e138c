/** After this browser's player has changed: their preferences, the tables of the player before, and the other tabs. */

import {call, randomWord, refusal} from "../common/api.js";
import {dialog} from "../common/dom.js";
import {confirmed, notice} from "../common/notices.js";
import {becomeTheirs} from "../common/preferences.js";
import {storage} from "../common/storage.js";
import {plural} from "../common/words.js";

const CARRY = "They become games of the player you have signed in as. If you leave them, nobody can play them from here any more.";

/** Tell the other tabs that the player of this browser has changed, and go to the lobby. */
export function leave() {
  storage.set("who", randomWord());
  location.assign("/");
}

/**
 * Go on as the player whose passkey has signed this browser in.
 * @param {SignedInBy} signedIn
 */
export async function goOnAs({name, voucher, tables, due}) {
  document.body.dataset.known = "";
  if (voucher) storage.set("voucher", JSON.stringify({name, voucher, tables, due}));
  await becomeTheirs();
  await offerTables().catch(() => {}); // the lobby asks again, and says what is wrong
  leave();
}

/** Ask whether the tables of the player before shall be carried over, until that is answered. */
export async function offerTables() {
  /** @type {SignedInBy | null} */
  const waiting = JSON.parse(storage.get("voucher", "null"));
  if (!waiting) return;
  if (waiting.due && waiting.due > Date.now()) {
    notice(`${plural(waiting.tables, "game")} of this browser can be carried over from ${new Date(waiting.due).toLocaleString()} on.`);
    return;
  }
  const title = `Carry ${plural(waiting.tables, "game")} of this browser over${waiting.name ? ` to ${waiting.name}` : ""}?`;
  if (await confirmed(title, CARRY, "Carry over", "Leave them")) await carry(waiting.voucher ?? "");
  else if (dialog("sure").returnValue !== "no") return; // closed without an answer: the lobby asks again
  storage.drop("voucher");
}

/** @param {string} voucher */
async function carry(voucher) {
  try {
    for (let left = 1; left;) ({left} = await call("/api/me/carry", {voucher}, {tries: 3}));
  } catch (error) {
    if (refusal(error).code === "bad_voucher") storage.drop("voucher");
    throw error;
  }
}
