/** A chance to win as one bar with its uncertainty. */

import {el} from "./dom.js";

/**
 * Return a chance from 0 to 1 with two standard errors, as a bar and in words.
 * @param {number} chance
 * @param {number} [error]
 */
export function chanceBar(chance, error = 0) {
  const percent = Math.round(100 * chance), around = Math.max(error ? 1 : 0, Math.round(200 * error));
  const words = around ? `${percent} ± ${around} %` : `${percent} %`, bar = el("span", {class: "chance-bar", "aria-hidden": "true"});
  for (const [name, at] of Object.entries({at: percent, low: Math.max(0, percent - around), high: Math.min(100, percent + around)})) {
    bar.style.setProperty(`--${name}`, `${at}%`);
  }
  return el("span", {class: "chance"}, bar, words);
}
