/** The button "What is this?": the few rules that matter for the decision, beside it. */

import {showCard} from "../choices/card.js";
import {$, on} from "../common/dom.js";

/** @import {Table} from "../state/table_state.js" */

/** @param {Table} table */
const rowsAtHand = (table) => {
  const ids = table.choices.length ? table.snapshot.decision?.rules ?? [] : [];
  return table.rules.filter(({id}) => ids.includes(id));
};

/**
 * Offer the button where rules are written down for the decision.
 * @param {Table} table
 */
export function renderAtHand(table) {
  $("what").hidden = !rowsAtHand(table).length;
}

/** @param {Table} table */
function tellDecision(table) {
  const rules = rowsAtHand(table);
  if (!rules.length) return;
  const decides = table.snapshot.board?.decides, lines = decides ? [decides] : [];
  showCard($("decide"), {title: "What is this?", lines, rules});
}

/** @param {Table} table */
export function listenToAtHand(table) {
  on("what", "click", () => tellDecision(table));
}
