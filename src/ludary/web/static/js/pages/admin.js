/** The page of an admin: reports, tables, tournaments, players, bans and the audit trail, and acts that ask for a reason. */

import "./site.js";
import {attempt, call} from "../common/api.js";
import {rowOf} from "./admin_rows.js";
import {$, byIdIfAny, dialog, el, every, field, on} from "../common/dom.js";
import {announce, notice} from "../common/notices.js";
import {plural} from "../common/words.js";

const PAGE = 50; // rows of one answer

/** @import {Act} from "./admin_rows.js" */

/** @type {keyof AdminLists} */
let shown = "reports";
let asked = 0; // requests so far
let before = 0; // what the last row is older than, as the API pages

/**
 * Return the time, or the number, by which the API pages a list.
 * @param {any} row
 */
const placeOf = (row) => (shown === "acts" ? row.number : (row.at ?? row.touched ?? row.since));

/**
 * Show a list, or more of it.
 * @param {boolean} [more]
 */
async function refresh(more = false) {
  const query = new URLSearchParams({find: field("find").value.trim(), ...(more ? {before: String(before)} : {})});
  const list = shown, number = asked += 1;
  const rows = (await call(`/api/admin/${list}?${query}`, undefined, {tries: 3}))[list];
  if (number !== asked) return; // another list has been opened meanwhile
  if (!more) $("rows").replaceChildren();
  $("rows").append(...rows.map((/** @type {any} */ row) => rowOf(shown, row, {act, find: open})));
  if (!rows.length && !more) $("rows").append(el("li", {class: "empty"}, "There are none."));
  if (rows.length) before = placeOf(rows.at(-1));
  $("older").hidden = rows.length < PAGE;
  announce(plural(rows.length, "row"));
}

/**
 * Open a list, with what is to be found there.
 * @param {keyof AdminLists} list
 * @param {string} [find]
 */
function open(list, find = "") {
  shown = list;
  field("find").value = find;
  for (const tab of every(HTMLElement, "[data-list]")) {
    tab.setAttribute("aria-selected", String(tab.dataset.list === list));
    tab.tabIndex = tab.dataset.list === list ? 0 : -1;
  }
  $("panel").setAttribute("aria-labelledby", `page-tab-${list}`);
  return attempt(() => refresh());
}

/**
 * Ask for the reason, and carry an act out. Before a ban of a network, show how many players it hits.
 * @param {Act} act
 */
async function carryOut(act) {
  const box = dialog("act");
  const reach = act.network ? await call(`/api/admin/networks/${act.network}`, undefined, {tries: 3}) : null;
  const said = reach ? `${reach.words} ${act.words}` : act.words;
  for (const [id, words] of [["act-title", act.title], ["act-words", said], ["act-yes", act.yes]]) $(id).textContent = words;
  $("days-row").hidden = $("why-read").hidden = !act.days;
  $("all-row").hidden = !(field("all").required = Boolean(reach?.wide));
  field("all").checked = false;
  field("why").value = box.returnValue = "";
  box.showModal();
  field("why").focus();
  box.addEventListener("close", () => {
    if (box.returnValue !== "yes") return;
    const days = act.days ? {days: Number(field("days").value), sure: field("all").checked} : {};
    const body = {...act.body, why: field("why").value, ...days};
    attempt(async () => {
      await call(`/api/admin/${act.path}`, body, {tries: 3});
      notice(`Done: ${act.title.replace("?", "")}.`);
      await refresh();
    });
  }, {once: true});
}

/** @param {Act} what */
const act = (what) => attempt(() => carryOut(what));

/** @param {KeyboardEvent} event */
function moveAmongTabs(event) {
  const tabs = every(HTMLElement, "[data-list]"), at = tabs.findIndex((tab) => tab === event.target);
  const step = {ArrowRight: 1, ArrowLeft: -1}[event.key];
  if (at < 0 || !step) return;
  const next = tabs[(at + step + tabs.length) % tabs.length];
  next.focus();
  open(/** @type {keyof AdminLists} */ (next.dataset.list));
}

/** @param {string} token */
async function enter(token) {
  await call("/api/admin/enter", {token});
  location.replace("/admin");
}

const token = location.hash.slice(1);
if (token) history.replaceState(null, "", location.pathname); // whoever sees it is the admin
addEventListener("hashchange", () => location.reload());
if (byIdIfAny(HTMLElement, "enter") && token) attempt(() => enter(token));
on("enter", "submit", (event) => {
  event.preventDefault();
  attempt(() => enter(field("token").value.trim()));
});
on("leave", "click", () => attempt(async () => {
  await call("/api/admin/leave", {});
  location.replace("/admin");
}));
on("act-no", "click", () => dialog("act").close());
on("search", "submit", (event) => {
  event.preventDefault();
  attempt(() => refresh());
});
on("older", "click", () => attempt(() => refresh(true)));
for (const tab of every(HTMLElement, "[data-list]")) {
  tab.addEventListener("click", () => open(/** @type {keyof AdminLists} */ (tab.dataset.list)));
  tab.addEventListener("keydown", moveAmongTabs);
}
if (byIdIfAny(HTMLElement, "rows")) attempt(() => refresh());
