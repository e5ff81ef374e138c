/** Code of every page: the colour button, notices, dialogs, and reloading when another tab signs in or out. */

import {$, every, field, root} from "../common/dom.js";
import {isInstalled, serviceWorker} from "../common/push.js";
import {storage} from "../common/storage.js";
import {carryPreferences} from "../common/preferences.js";
import {themeButton} from "../common/theme.js";

/** Remember the name that somebody plays under. */
export function nameField() {
  const name = field("name");
  if (!name.value) name.value = storage.get("name");
  name.addEventListener("input", () => storage.set("name", name.value.trim()));
  if (name.value) storage.set("name", name.value.trim());
}

/**
 * Tell whether a choice of a form plays with so many players: `data-seats` of a bot has the numbers. Other choices always do.
 * @param {HTMLElement} choice
 * @param {number} players
 */
export function playsWith(choice, players) {
  return choice.dataset.seats === undefined || choice.dataset.seats.split(" ").includes(String(players));
}

/** Tell the style sheet whether the user last pressed a key: focus rings are for keyboard users. */
function tellKeys() {
  addEventListener("pointerdown", () => { delete root.dataset.keys; }, true);
  addEventListener("keydown", ({key}) => {
    if (!["Shift", "Control", "Alt", "Meta"].includes(key)) root.dataset.keys = "";
  }, true);
}

tellKeys();
themeButton();
carryPreferences();
if (isInstalled() && "serviceWorker" in navigator) serviceWorker().catch(() => undefined); // it says so when there is no connection
$("notice").querySelector("button")?.addEventListener("click", () => { $("notice").hidden = true; });
for (const box of every(HTMLDialogElement, "dialog")) box.addEventListener("click", (event) => event.target === box && box.close());
addEventListener("storage", (event) => event.key === "ludary.who" && location.reload()); // somebody signed in or out in another tab
