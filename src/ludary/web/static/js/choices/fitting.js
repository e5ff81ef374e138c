/** Choices that fit beside the board: groups that lie on the board are folded up until the rest needs no scrolling. */

import {$, byId, every} from "../common/dom.js";

const WIDE = matchMedia("(width >= 46rem)");

/** @param {HTMLDetailsElement} fold - that the player has not folded or unfolded */
const isFree = (fold) => !fold.hidden && !("touched" in fold.dataset);

/**
 * Unfold what the player has not folded. Then, until the rest fits, fold up what is not possible, leave long explanations to the
 * card of a choice, and fold up the largest groups on the board.
 */
export function fitChoices() {
  const body = every(HTMLElement, ".decide-body", $("decide"))[0];
  if (!WIDE.matches || !body) return;
  const size = (/** @type {Element} */ fold) => fold.querySelectorAll("li").length;
  const crowds = every(HTMLDetailsElement, ".crowd", body).sort((one, other) => size(other) - size(one));
  const [reasons, groups] = [[byId(HTMLDetailsElement, "unavailable")], crowds].map((some) => some.filter(isFree));
  body.classList.remove("brief");
  for (const fold of [...reasons, ...groups]) fold.open = !("full" in fold.dataset);
  const close = (/** @type {HTMLDetailsElement} */ fold) => () => { fold.open = false; };
  for (const shorten of [...reasons.map(close), () => body.classList.add("brief"), ...groups.map(close)]) {
    if (body.scrollHeight <= body.clientHeight + 1) return;
    shorten();
  }
}

/** Keep what the player folds or unfolds, and fit the choices where the side gets another size. */
export function listenToFolds() {
  const side = $("decide").parentElement;
  if (side) new ResizeObserver(fitChoices).observe(side);
  $("decide").addEventListener("click", (event) => {
    const fold = event.target instanceof Element ? event.target.closest("summary")?.parentElement : null;
    if (fold) fold.dataset.touched = "";
  });
}
