/** Saying things: in the live region, as a note on the page, beside what they are about, and as a question. */

import {$, dialog, el} from "./dom.js";

const KEPT = 4; // sentences that stay in the live region

/**
 * Say it in the one live region; the last few stay there.
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
 * A short word on the page, which is also announced.
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
 * Words of what went wrong, beside what they are about; focus goes there.
 * @param {string} words
 * @param {HTMLElement} [place]
 */
export function wrong(words, place = $("wrong")) {
  place.textContent = words;
  place.hidden = !words;
  if (!words) return;
  announce(words);
  place.tabIndex = -1;
  place.focus();
}

/**
 * Ask in the page whether it is meant; true if so.
 * @param {string} title
 * @param {string} words
 * @param {string} yes
 * @param {string} [no]
 * @returns {Promise<boolean>}
 */
export function sure(title, words, yes, no = "Not now") {
  const box = dialog("sure");
  for (const [id, text] of Object.entries({title, words, yes, no})) $(`sure-${id}`).textContent = text;
  box.returnValue = "";
  box.showModal();
  return new Promise((done) => box.addEventListener("close", () => done(box.returnValue === "yes"), {once: true}));
}

/**
 * A line of the log is struck out, for ears too, or is not any more.
 * @param {HTMLElement} line
 * @param {boolean} undone
 */
export function takeBack(line, undone) {
  if (line.classList.contains("undone") === undone) return;
  line.classList.toggle("undone", undone);
  if (undone) line.prepend(el("span", {class: "visually-hidden"}, "Taken back: "));
  else line.firstElementChild?.remove();
}
