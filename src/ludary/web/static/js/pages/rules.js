/** The page of a game's rules: looking for some of them. */

import "./site.js";
import {$, every, field, on} from "../common/dom.js";
import {announce} from "../common/notices.js";
import {plural, searchWords} from "../common/words.js";

const SPEAK = 600; // ms after the last letter

const rows = every(HTMLElement, ".rule"), headings = every(HTMLElement, "h2.section");
const texts = new Map(rows.map((row) => [row, `${row.textContent} ${sectionOf(row)}`.toLowerCase()]));
let timer = 0;

/** @param {Element} row */
function sectionOf(row) {
  /** @type {Element | null} */
  let before = row;
  while (before && before.localName !== "h2") before = before.previousElementSibling;
  return before?.textContent || "";
}

/**
 * Tell whether something is shown under a heading.
 * @param {Element} heading
 */
function hasRules(heading) {
  for (let after = heading.nextElementSibling; after && after.localName !== "h2"; after = after.nextElementSibling) {
    if (!after.hasAttribute("hidden")) return true;
  }
  return false;
}

on("search", "input", () => {
  const words = searchWords(field("search").value);
  for (const row of rows) row.hidden = !words.every((word) => texts.get(row)?.includes(word));
  for (const heading of headings) heading.hidden = !hasRules(heading);
  const count = rows.filter((row) => !row.hidden).length;
  const sentence = count ? `${plural(count, "entry", "entries")} found.` : "No rule contains these words.";
  $("found").hidden = !words.length;
  $("found").textContent = sentence;
  clearTimeout(timer);
  timer = setTimeout(() => words.length && announce(sentence), SPEAK);
});
