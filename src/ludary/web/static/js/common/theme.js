/** Light and dark: a button goes through what one can wish for. The page itself is coloured before it is painted. */

import {$, root} from "./dom.js";
import {keep} from "./storage.js";
import {announce} from "./notices.js";

const THEMES = ["auto", "light", "dark"];

/** @param {string} theme */
function wear(theme) {
  root.dataset.theme = theme;
  $("theme-name").textContent = theme;
}

export function themeButton() {
  const button = $("theme");
  button.hidden = false;
  wear(keep.get("theme", "auto"));
  button.addEventListener("click", () => {
    const next = THEMES[(THEMES.indexOf(root.dataset.theme ?? "") + 1) % THEMES.length];
    keep.set("theme", next);
    wear(next);
    announce(`Colours: ${next}`);
  });
}
