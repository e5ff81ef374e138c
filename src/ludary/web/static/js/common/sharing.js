/** Links to copy and to share. */

import {byIdIfAny} from "./dom.js";
import {notice} from "./notices.js";

/**
 * @param {string} words
 * @param {HTMLInputElement} [field]
 */
export async function copy(words, field) {
  try {
    await navigator.clipboard.writeText(words);
    notice("Copied.");
  } catch {
    field?.select();
    notice(field ? "Copy it from the field: this browser does not let pages copy." : `The link: ${words}`);
  }
}

/**
 * Share words and a link, or copy them where the browser cannot.
 * @param {string} title
 * @param {string} text
 * @param {string} url
 */
export function share(title, text, url) {
  if ("share" in navigator) return navigator.share({title, text, url}).catch(() => {});
  return copy(`${text} ${url}`);
}

/**
 * Let a button share a link, if the browser can.
 * @param {string} id
 * @param {string} title
 * @param {() => string} url
 */
export function shareButton(id, title, url) {
  const button = byIdIfAny(HTMLElement, id);
  if (!button || !("share" in navigator)) return;
  button.hidden = false;
  button.addEventListener("click", () => navigator.share({title, url: url()}).catch(() => {}));
}
