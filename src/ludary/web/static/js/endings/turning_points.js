/** The turning points of a finished game, which take the server a while to find. */

import {call, refusal} from "../common/api.js";
import {el} from "../common/dom.js";
import {announce} from "../common/notices.js";

/** @import {Table} from "../state/table_state.js" */

const SOONEST = 1000, LATEST = 8000; // ms until it is asked again
const TRIES = 60;
const ABOUT = "The chances are estimates: the game was played on many times from what the players could see then.";

/** @type {Promise<Review> | null} */
let requested = null;

/**
 * Return a place that fills once the turning points are found.
 * @param {Table} table
 * @param {string} replay - the address of the replay
 */
export function turningPoints(table, replay) {
  const place = el("div", {}, el("p", {class: "why"}, "They are being looked for …"));
  const first = !requested;
  requested ??= review(table);
  requested.then((found) => {
    place.replaceChildren(...told(found, replay));
    if (first && found.turns.length) announce(`Turning points: ${found.turns.map((turn) => turn.words).join(" ")}`);
  });
  const title = el("h3", {id: "page-turning-title"}, "Turning points");
  return el("section", {class: "turning", "aria-labelledby": title.id}, title, place);
}

/**
 * @param {Table} table
 * @returns {Promise<Review>}
 */
async function review(table) {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    /** @type {Review} */
    const answer = await call(table.path("review"), undefined, {tries: 3}).catch((error) => nothing(refusal(error).message));
    if (answer.status !== "working") return answer;
    await new Promise((done) => setTimeout(done, Math.min(LATEST, SOONEST * 1.3 ** attempt)));
  }
  return nothing("They are still being looked for: come back later.");
}

/**
 * @param {string} words
 * @returns {Review}
 */
const nothing = (words) => ({status: "impossible", words, turns: []});

/**
 * @param {Review} found
 * @param {string} replay
 */
function told({turns, words}, replay) {
  if (!turns.length) return [el("p", {class: "why"}, words)];
  const link = replay + (replay.includes("?") ? "&" : "?");
  const items = turns.map(({step, words: sentence}) => el(
    "li", {}, `${sentence} `, el("a", {href: `${link}step=${step}`, "aria-label": `See it: step ${step}`}, "See it"),
  ));
  return [el("ol", {}, items), el("p", {class: "why"}, ABOUT)];
}
