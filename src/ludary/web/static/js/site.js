/** What every page has: the button for its colours, the note, dialogs that close, and who one is in the other tabs. */

import {$, every, field} from "./dom.js";
import {keep} from "./keep.js";
import {themeButton} from "./theme.js";

/** Remember the name that somebody plays under. */
export function nameField() {
  const name = field("name");
  if (!name.value) name.value = keep.get("name");
  name.addEventListener("input", () => keep.set("name", name.value.trim()));
  if (name.value) keep.set("name", name.value.trim());
}

/**
 * Whether a bot, as a choice of a form, plays with so many players: its `data-seats` has the numbers. Other choices always do.
 * @param {HTMLElement} choice
 * @param {number} players
 */
export function playsWith(choice, players) {
  return choice.dataset.seats === undefined || choice.dataset.seats.split(" ").includes(String(players));
}

themeButton();
$("notice").querySelector("button")?.addEventListener("click", () => { $("notice").hidden = true; });
for (const box of every(HTMLDialogElement, "dialog")) box.addEventListener("click", (event) => event.target === box && box.close());
addEventListener("storage", (event) => event.key === "ludary.who" && location.reload()); // somebody signed in or out in another tab
