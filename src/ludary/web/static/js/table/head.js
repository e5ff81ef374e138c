/** The head of a table's page, and the title and icon of its tab. */

import {$, el} from "../common/dom.js";
import {capital} from "../common/words.js";

/** @import {Table} from "../state/table_state.js" */

/** @param {Table} table */
export function renderHead(table) {
  const {snapshot} = table;
  $("terms").textContent = capital(terms(snapshot).filter(Boolean).join(" · "));
  renderSource(snapshot);
  $("resign").hidden = !snapshot.can.resign;
  $("leave").hidden = !snapshot.can.leave;
  $("invite").hidden = snapshot.status === "over";
  document.title = `${table.turn ? "● Your turn · " : ""}${snapshot.title} · Ludary`;
  const icon = $("icon"), href = (table.turn ? icon.dataset.turn : icon.dataset.calm) ?? "";
  if (icon.getAttribute("href") !== href) icon.setAttribute("href", href);
}

/**
 * Return the special terms of this table.
 * @param {Snapshot} snapshot
 */
function terms(snapshot) {
  const options = Object.entries(snapshot.options || {}).map(([name, value]) => (value === "yes" ? name : `${name} ${value}`));
  const watching = snapshot.seat < 0 && snapshot.status !== "waiting" ? "you are watching" : "";
  return [edition(snapshot), ...options.map((words) => words.replaceAll("_", " ")), snapshot.clock?.words, watching];
}

/** @param {Snapshot} snapshot */
function edition(snapshot) {
  if (snapshot.edition_brought) return `an edition that a player brought: ${snapshot.edition}`;
  return snapshot.edition && snapshot.edition !== "default" ? `edition ${snapshot.edition}` : "";
}

/** @param {Snapshot} snapshot */
function renderSource({source}) {
  $("source").hidden = !source;
  if (!source) return;
  const link = el("a", {href: `/t/${source.table}/replay?step=${source.step - 1}`}, "Look at it");
  $("source").replaceChildren(source.words, " ", link);
}
