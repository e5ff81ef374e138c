/** The lobby, which is the home page: a game against bots at a click, and lists of tables that keep up to date. */

import {attempt, call, createTable} from "../common/api.js";
import {$, el, every, fill, json} from "../common/dom.js";
import {showCount} from "../common/push.js";
import {storage} from "../common/storage.js";
import {passkeyParts} from "../signing/passkeys.js";
import {offerTables} from "../signing/signing.js";
import {nameField, playsWith} from "./site.js";
import {ago, plural} from "../common/words.js";

const AGAIN = 20000; // ms after which the lists are asked for again

/**
 * A game that begins at once, with the level that was chosen last time at any game, and the players that were chosen at this one.
 * @param {HTMLFormElement} form
 */
function quickForm(form) {
  const game = form.dataset.game ?? "", [level] = every(HTMLSelectElement, "[name=bot]", form), bots = [...level.options];
  const usual = bots.find((one) => one.dataset.level === storage.get("level")), usualSeats = storage.get(`seats.${game}`);
  if (usual) usual.selected = true;
  const choice = every(HTMLSelectElement, "[name=seats]", form)[0];
  if (choice && [...choice.options].some((one) => one.value === usualSeats)) choice.value = usualSeats;
  const players = () => Number(choice?.value ?? every(HTMLInputElement, "[name=seats]", form)[0].value);
  offer(bots, players());
  const [[says], [chosen]] = [".what-it-does", ".chosen"].map((name) => every(HTMLElement, name, form));
  const say = () => {
    const [bot] = level.selectedOptions;
    says.textContent = `A bot of this level ${bot?.dataset.about ?? ""}.`;
    chosen.textContent = `${bot?.textContent ?? ""}, ${plural(players(), "player")}`;
  };
  say();
  choice?.addEventListener("change", () => { offer(bots, players()); say(); });
  level.addEventListener("change", say);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const seats = players();
    const chosen = level.selectedOptions[0];
    if (chosen?.dataset.level) storage.set("level", chosen.dataset.level); // one bot can be of different levels in different games
    storage.set(`seats.${game}`, seats);
    const [place] = every(HTMLElement, ".wrong", form), button = form.querySelector("button");
    attempt(() => play(game, seats, chosen?.value ?? ""), {place, button});
  });
}

/**
 * Offer the bots that play with so many players; where another was chosen, the one that usually is.
 * @param {HTMLOptionElement[]} bots
 * @param {number} seats
 */
function offer(bots, seats) {
  for (const one of bots) one.disabled = !playsWith(one, seats);
  const usual = bots[Math.min(1, bots.length - 1)];
  if (usual && bots.some((one) => one.selected && one.disabled)) usual.selected = true;
}

/**
 * @param {string} game
 * @param {number} seats
 * @param {string} bot
 */
function play(game, seats, bot) {
  const others = Array.from({length: seats - 1}, () => ({kind: "bot", bot}));
  return createTable({game, seats: [{kind: "me"}, ...others]});
}

/**
 * @param {string} show
 * @returns {Promise<Card[] | null>}
 */
const ask = (show) => call(`/api/tables?show=${show}`).catch(() => null);

/** Take the words away from the games that have been made ready; their room stays, lest buttons move. */
async function markReady() {
  const notes = every(HTMLElement, ".unready:not(.gone)");
  if (!notes.length) return;
  /** @type {{compiling: string[]} | null} */
  const health = await call("/healthz").catch(() => null);
  for (const note of health ? notes : []) {
    const game = note.closest(".game-card")?.querySelector("form")?.dataset.game ?? "";
    note.classList.toggle("gone", !health?.compiling.includes(game));
  }
}

/** Bring the lists of tables up to date. */
async function refresh() {
  markReady();
  const [mine, open] = [await ask("mine"), await ask("open")];
  if (mine && open) show({mine, open});
}

/**
 * Draw the lists of tables.
 * @param {{mine: Card[], open: Card[]}} tables
 */
function show({mine: own, open}) {
  const over = own.filter((card) => card.status === "over");
  const lists = {running: own.filter((card) => card.status !== "over"), over, waiting: open};
  for (const [id, cards] of Object.entries(lists)) fill($(id), cards, () => cards.map(tableCard));
  $("mine").hidden = !own.length;
  $("finished").hidden = !over.length;
  every(HTMLElement, ".empty", $("open"))[0].hidden = open.length > 0;
  document.title = `${own.some((card) => card.yours) ? "● Your turn · " : ""}Ludary: games of the table`;
  showCount(own.filter((card) => card.yours).length);
  times();
}

/** @param {Card} card */
function stateOf(card) {
  if (card.yours) return "Your turn";
  if (card.kept) return "A seat is kept for you";
  if (card.status === "waiting") return `${plural(card.open, "seat")} open`;
  return card.status === "over" ? card.ending || "Over" : "Others play";
}

/** @param {Card} card */
function tableCard(card) {
  return el("li", {class: `table-card${card.yours || card.kept ? " waits" : ""}`}, el(
    "a", {href: card.url, "data-key": card.id},
    el("strong", {}, card.title), " ", el("span", {class: `tag${card.yours ? " turn" : ""}`}, stateOf(card)), " ",
    el("span", {class: "table-players"}, card.players.join(", ")), " ",
    el("span", {class: "table-since"}, card.clock ? `${card.clock} · ` : "", el("time", {"data-ms": card.since})),
  ));
}

function times() {
  for (const node of every(HTMLElement, "time[data-ms]")) node.textContent = ago(Number(node.dataset.ms));
}

nameField();
passkeyParts();
if (storage.get("voucher")) attempt(offerTables).then(refresh);
show(json("tables"));
every(HTMLFormElement, "form.quick").forEach(quickForm);
addEventListener("pageshow", (event) => event.persisted && refresh());
document.addEventListener("visibilitychange", () => document.hidden || refresh());
setInterval(() => document.hidden || refresh(), AGAIN);
