/** Choices that fit beside the board: groups that lie on the board are folded up until the rest needs no scrolling. */

import {$, byId, el, every} from "../common/dom.js";

const FEWEST = 2; // choices of a group that are shown, or none
const WIDE = matchMedia("(width >= 46rem)");

/** @param {HTMLDetailsElement} fold - that the player has not folded or unfolded */
const isFree = (fold) => !fold.hidden && !("touched" in fold.dataset);

/**
 * Unfold what the player has not folded. Then, until the rest fits, fold up what is not possible, leave explanations to the card of
 * a choice, and fold up the largest groups on the board. Then open these as far as there is room.
 */
export function fitChoices() {
  const body = every(HTMLElement, ".decide-body", $("decide"))[0];
  if (!WIDE.matches || !body) return;
  const size = (/** @type {Element} */ fold) => fold.querySelectorAll("li").length;
  const crowds = every(HTMLDetailsElement, ".crowd", body).sort((one, other) => size(other) - size(one));
  const [reasons, groups] = [[byId(HTMLDetailsElement, "unavailable")], crowds].map((some) => some.filter(isFree));
  const fits = () => body.scrollHeight <= body.clientHeight + 1;
  body.classList.remove("brief", "tight");
  groups.forEach(showAll);
  for (const fold of [...reasons, ...groups]) fold.open = !("full" in fold.dataset);
  const close = (/** @type {HTMLDetailsElement} */ fold) => () => { fold.open = false; };
  const few = $("decide").classList.contains("few"), style = few ? "tight" : "brief"; // few choices keep their explanations
  for (const shorten of [...reasons.map(close), () => body.classList.add(style), ...groups.map(close)]) {
    if (fits()) return;
    shorten();
  }
  for (const fold of groups.reverse()) if (!fold.open && !("full" in fold.dataset)) openPartly(fold, fits);
  body.classList.remove("brief");
  if (!few && !fits()) body.classList.add("brief");
}

/**
 * Open a group, without its last choices where there is no room for them.
 * @param {HTMLDetailsElement} fold
 * @param {() => boolean} fits
 */
function openPartly(fold, fits) {
  const rows = every(HTMLLIElement, "li", fold);
  fold.open = true;
  if (fits()) return;
  const words = document.createTextNode(""), more = el("li", {class: "more"}, el("button", {type: "button"}, words));
  rows.at(-1)?.after(more);
  let shown = rows.length;
  do {
    shown -= 1;
    rows[shown].hidden = true;
    words.data = `${rows.length - shown} more`;
  } while (shown > FEWEST && !fits());
  if (fits()) return;
  showAll(fold);
  fold.open = false;
}

/** @param {HTMLDetailsElement} fold */
function showAll(fold) {
  for (const row of every(HTMLLIElement, "li", fold)) row.hidden = false;
  fold.querySelector(".more")?.remove();
}

/** Keep what the player folds or unfolds, and fit the choices where the side gets another size. */
export function listenToFolds() {
  const side = $("decide").parentElement;
  if (side) new ResizeObserver(fitChoices).observe(side);
  $("decide").addEventListener("click", (event) => {
    if (!(event.target instanceof Element)) return;
    const more = event.target.closest(".more"), fold = more?.closest("details") ?? event.target.closest("summary")?.parentElement;
    if (fold) fold.dataset.touched = "";
    if (more && fold instanceof HTMLDetailsElement) showAll(fold);
  });
}
