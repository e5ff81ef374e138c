/** Playing on from a step of a replay. */

import {attempt, createTable} from "../common/api.js";
import {$, dialog, every, on, select} from "../common/dom.js";

/** @import {Replay} from "./replay.js" */

/**
 * Listen to the dialog that starts a game against bots from a step of a replay.
 * @param {Replay} replay
 */
export function listenToContinue(replay) {
  const box = dialog("on");
  on("continue", "click", () => {
    replay.stop();
    $("on-step").textContent = String(replay.step);
    if (replay.seat >= 0) select("on-seat").value = String(replay.seat);
    box.returnValue = "";
    box.showModal();
  });
  if (location.hash === "#play-on") $("continue").click(); // a link of a review
  box.addEventListener("submit", (event) => {
    const button = event.submitter;
    if (!(button instanceof HTMLButtonElement) || button.value !== "yes") return;
    event.preventDefault();
    attempt(() => playOn(replay), {place: every(HTMLElement, ".wrong", box)[0], button});
  });
}

/** @param {Replay} replay */
function playOn({head, step}) {
  const mine = Number(select("on-seat").value), bot = select("on-bot").value;
  const seats = head.players.map(({seat}) => (seat === mine ? {kind: "me"} : {kind: "bot", bot}));
  return createTable({game: head.game, seats, from: {table: head.table, step: step + 1}}); // so many steps: the set-up is the first
}
