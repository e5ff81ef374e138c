/** The words of a game in sentences: links to the card of the thing, with what the box says of it. */

import {byIdIfAny, el, every} from "../common/dom.js";

const LINES = 3; // of a log, the newest, whose links are stops of Tab

/** @type {Map<string, Term>} - by their names */
const terms = new Map();
/** @type {RegExp | null} - finds names in a sentence; null: there are none */
let names = null;
/** @type {Rule[]} */
let ledger = [];
/** @type {(beside: Element, told: {title: string, lines: string[], rules: Rule[]}) => void} */
let showCard = () => {};

/**
 * Take the words of the page's game.
 * @param {Rule[]} rules
 * @param {(beside: Element, told: {title: string, lines: string[], rules: Rule[]}) => void} show - opens the card of a thing
 */
export function readTerms(rules, show) {
  /** @type {Term[]} */
  const all = JSON.parse(byIdIfAny(HTMLElement, "glossary")?.textContent || "[]");
  for (const term of all) for (const name of term.names) terms.set(name, term);
  const longest = [...terms.keys()].sort((one, other) => other.length - one.length).map(escaped);
  names = longest.length ? new RegExp(`(?<![\\p{L}\\d])(${longest.join("|")})(?![\\p{L}\\d])`, "gu") : null;
  ledger = rules;
  showCard = show;
}

/** @param {string} text */
const escaped = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * Return a sentence with links where it names a thing; its text is the same.
 * @param {string} text
 * @param {{stop?: boolean}} [how] - whether the links are stops of Tab
 * @returns {Child[]}
 */
export function linked(text, {stop = true} = {}) {
  if (!names) return [text];
  /** @type {Child[]} */
  const parts = [];
  let end = 0;
  for (const found of text.matchAll(names)) {
    parts.push(text.slice(end, found.index), link(found[0], stop));
    end = found.index + found[0].length;
  }
  return [...parts, text.slice(end)].filter(Boolean);
}

/**
 * Return who says a rule, where it is not the rulebook.
 * @param {{origin: string}} row
 */
export const origin = (row) => row.origin !== "printed" && el("span", {class: "origin"}, row.origin);

/**
 * @param {string} name
 * @param {boolean} stop
 */
function link(name, stop) {
  const open = (/** @type {Event} */ event) => {
    event.stopPropagation(); // a line of the log also leads to its moment
    if (event.currentTarget instanceof Element) openTerm(name, event.currentTarget);
  };
  return el("button", {type: "button", class: "term", "aria-haspopup": "dialog", tabindex: stop ? null : -1, onclick: open}, name);
}

/**
 * Open the card of a thing beside its name.
 * @param {string} name
 * @param {Element} beside
 */
function openTerm(name, beside) {
  const term = terms.get(name);
  if (!term) return;
  const word = name.toLowerCase(), rules = ledger.filter(({rule}) => rule.toLowerCase().includes(word));
  showCard(beside, {title: term.title, lines: [term.kind, ...term.lines], rules});
}

/**
 * Let Tab reach the links of the newest lines of a list, and no others: a long log would have hundreds.
 * @param {HTMLElement} list
 */
export function limitStops(list) {
  for (const node of every(HTMLElement, ".term", list)) node.tabIndex = -1;
  for (const line of [...list.children].slice(-LINES)) every(HTMLElement, ".term", line).forEach((node) => { node.tabIndex = 0; });
}
