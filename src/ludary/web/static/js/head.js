/** The head of a table's page, and what the browser shows of it in its tab. */

import {$, el} from "./dom.js";
import {capital} from "./words.js";

/** @import {Table} from "./state.js" */

/** @param {Table} table */
export function renderHead(table) {
  const {look} = table;
  $("terms").textContent = capital(terms(look).filter(Boolean).join(" · "));
  renderSource(look);
  $("resign").hidden = !look.can.resign;
  $("leave").hidden = !look.can.leave;
  $("invite").hidden = look.status === "over";
  document.title = `${table.turn ? "● Your turn · " : ""}${look.title} · Ludary`;
  const icon = $("icon"), wanted = (table.turn ? icon.dataset.turn : icon.dataset.calm) ?? "";
  if (icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
}

/**
 * What is special about this table.
 * @param {Look} look
 */
function terms(look) {
  const options = Object.entries(look.options || {}).map(([name, value]) => (value === "yes" ? name : `${name} ${value}`));
  const watching = look.seat < 0 && look.status !== "waiting" ? "you are watching" : "";
  return [edition(look), ...options.map((words) => words.replaceAll("_", " ")), look.clock?.words, watching];
}

/** @param {Look} look */
function edition(look) {
  if (look.edition_brought) return `an edition that a player brought: ${look.edition}`;
  return look.edition && look.edition !== "default" ? `edition ${look.edition}` : "";
}

/** @param {Look} look */
function renderSource({source}) {
  $("source").hidden = !source;
  if (!source) return;
  const link = el("a", {href: `/t/${source.table}/replay?step=${source.step - 1}`}, "Look at it");
  $("source").replaceChildren(source.words, " ", link);
}
