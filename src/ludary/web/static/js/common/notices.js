/** Messages: in the live region, as a notice, beside an element, and as a question. */

import {$, dialog, el} from "./dom.js";

const KEPT = 4; // sentences that stay in the live region

/**
 * Announce words in the live region, which keeps the last few.
 * @param {string} words
 */
export function announce(words) {
  if (!words) return;
  const live = $("live");
  live.append(el("p", {}, words));
  while (live.children.length > KEPT) live.firstChild?.remove();
}

let timer = 0;

/**
 * Show a notice on the page, and announce it.
 * @param {string} words
 * @param {string} [kind]
 */
export function notice(words, kind = "") {
  const box = $("notice"), hide = () => { if (!box.matches(":hover, :focus-within")) box.hidden = true; };
  box.getElementsByTagName("p")[0].textContent = words;
  box.dataset.kind = kind;
  box.hidden = false;
  announce(words);
  clearTimeout(timer);
  timer = setTimeout(hide, 4000 + 60 * words.length);
}

/**
 * Show an error beside its element, and move the focus there.
 * @param {string} words
 * @param {HTMLElement} [place]
 */
export function showError(words, place = $("wrong")) {
  place.textContent = words;
  place.hidden = !words;
  if (!words) return;
  announce(words);
  place.tabIndex = -1;
  place.focus();
}

/**
 * Ask for confirmation in a dialog; true if confirmed.
 * @param {string} title
 * @param {string} words
 * @param {string} yes
 * @param {string} [no]
 * @returns {Promise<boolean>}
 */
export function confirmed(title, words, yes, no = "Not now") {
  const box = dialog("sure");
  for (const [id, text] of Object.entries({title, words, yes, no})) $(`sure-${id}`).textContent = text;
  box.returnValue = "";
  box.showModal();
  return new Promise((done) => box.addEventListener("close", () => done(box.returnValue === "yes"), {once: true}));
}

/**
 * Strike a line of the log out, for screen readers too, or restore it.
 * @param {HTMLElement} line
 * @param {boolean} undone
 */
export function strikeOut(line, undone) {
  if (line.classList.contains("undone") === undone) return;
  line.classList.toggle("undone", undone);
  if (undone) line.prepend(el("span", {class: "visually-hidden"}, "Taken back: "));
  else line.firstElementChild?.remove();
}
