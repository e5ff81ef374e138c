/** The clocks, and a warning when time runs low. */

import {every} from "../common/dom.js";
import {notice} from "../common/notices.js";
import {refreshSnapshot} from "../state/sending.js";
import {clockWords} from "../common/words.js";

/** @import {Table} from "../state/table_state.js" */
/** @typedef {[number, string]} Warning - ms left, and how that is said */

/** @type {Record<string, Warning[]>} */
const WARNINGS = {live: [[10000, "10 seconds"], [30000, "half a minute"]], turns: [[3600000, "an hour"]]};
const LOST = 20000; // ms between two questions how the table stands while no stream comes through

/**
 * Return the time left on a player's clock, ms.
 * @param {Table} table
 * @param {Clock} clock
 */
const timeLeft = (table, clock) => clock.left - (clock.running ? Date.now() + table.ahead - table.snapshot.now : 0);

/**
 * Update all clocks; called once or twice a second.
 * @param {Table} table
 */
export function tick(table) {
  const warnings = WARNINGS[table.snapshot.clock.kind] || [];
  for (const node of every(HTMLElement, "[data-clock]")) {
    const clock = table.snapshot.players[Number(node.dataset.clock)]?.clock;
    if (clock) show(node, clock, timeLeft(table, clock), warnings);
  }
  if (table.lost && Date.now() - table.asked > LOST) refreshSnapshot(table);
  warn(table, warnings);
}

/**
 * @param {HTMLElement} node
 * @param {Clock} clock
 * @param {number} left
 * @param {Warning[]} warnings
 */
function show(node, clock, left, warnings) {
  const low = clock.running && warnings.some(([limit]) => left < limit);
  const words = left <= 0 ? "time is up" : `${clockWords(left)}${low ? " left: hurry" : ""}`;
  if (node.textContent !== words) node.textContent = words;
  node.classList.toggle("low", low);
}

/**
 * Warn the player once that time runs low.
 * @param {Table} table
 * @param {Warning[]} warnings
 */
function warn(table, warnings) {
  const clock = table.mine?.clock;
  if (!clock?.running) return;
  const [, words] = warnings.find(([limit]) => timeLeft(table, clock) < limit) || [0, ""];
  const warning = words ? `${table.snapshot.version} ${words}` : "";
  if (words && table.warned !== warning) notice(`You have less than ${words} left.`, "low");
  table.warned = warning;
}
