/** The colour button: system, light, dark. `before_paint.js` sets the colours before the page is painted. */

import {$, root} from "./dom.js";
import {storage} from "./storage.js";
import {announce} from "./notices.js";

const THEMES = ["auto", "light", "dark"];

/** @param {string} theme */
function applyTheme(theme) {
  root.dataset.theme = theme;
  $("theme-name").textContent = theme;
}

export function themeButton() {
  const button = $("theme");
  button.hidden = false;
  applyTheme(storage.get("theme", "auto"));
  button.addEventListener("click", () => {
    const next = THEMES[(THEMES.indexOf(root.dataset.theme ?? "") + 1) % THEMES.length];
    storage.set("theme", next);
    applyTheme(next);
    announce(`Colours: ${next}`);
  });
}
