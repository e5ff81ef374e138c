/** Deleting everything about oneself. */

import {attempt, call} from "../common/api.js";
import {on} from "../common/dom.js";
import {confirmed} from "../common/notices.js";
import {storage, storedNames} from "../common/storage.js";
import {proofIfAny} from "./passkeys.js";
import {leave} from "./signing.js";

const DELETES = "You resign your running games and leave waiting tables. Your name becomes “A former player” in finished games, and what "
  + "you said is removed. Passkeys, links and all devices are signed out. None of it can be brought back.";

async function deleteMe() {
  if (!(await confirmed("Delete everything about you?", DELETES, "Delete everything"))) return;
  await attempt(async () => {
    const {due} = await call("/api/me/delete", {sure: true, proof: await proofIfAny()});
    if (due !== null) return location.reload(); // it waits, and the page says how long
    storedNames().forEach((name) => storage.drop(name)); // what this browser remembers, too
    leave();
  });
}

on("delete-me", "click", deleteMe);
