/** The colour button: system, light, dark. `before_paint.js` sets the colours before the page is painted. */

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
