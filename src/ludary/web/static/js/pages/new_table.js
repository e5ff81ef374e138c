/** The page on which a table is set up. */

import {attempt, createTable} from "../common/api.js";
import {$, every, field, json, byIdIfAny, on, select, byId} from "../common/dom.js";
import {nameField, playsWith} from "./site.js";
import {plural} from "../common/words.js";

/** @type {Game} */
const game = json("game");
const kinds = every(HTMLSelectElement, ".seat-kind");
const usualBot = `bot ${game.bots[Math.min(1, game.bots.length - 1)].name}`;
const options = [...every(HTMLInputElement, "[data-option]"), ...every(HTMLSelectElement, "[data-option]")];

let hintsChosen = false; // until then a player alone has hints, and people among themselves have none

const count = () => Number(byIdIfAny(HTMLSelectElement, "count")?.value || game.seats[0]);
const clock = () => every(HTMLInputElement, "[name=clock]").find((one) => one.checked)?.value ?? "none";

/** @param {HTMLInputElement | HTMLSelectElement} option */
const valueOf = (option) => (isSwitch(option) ? (option.checked ? "yes" : "no") : option.value);

/**
 * @param {HTMLElement} option
 * @returns {option is HTMLInputElement}
 */
const isSwitch = (option) => option instanceof HTMLInputElement && option.type === "checkbox";

/** Return the options that differ from the printed rules. */
function changed() {
  const other = options.filter((option) => valueOf(option) !== option.dataset.default);
  return Object.fromEntries(other.map((option) => [option.dataset.option, valueOf(option)]));
}

/** Offer the bots that play with so many players; where another was chosen, the one that usually is. */
function offer() {
  for (const kind of kinds) {
    for (const one of kind.options) one.disabled = !playsWith(one, count());
    if (kind.selectedOptions[0]?.disabled) kind.value = usualBot;
  }
}

/** Show the fields that belong to the chosen options. */
function update() {
  offer();
  const used = kinds.slice(0, count()).map((kind) => kind.value), open = used.filter((kind) => kind === "open").length;
  for (const [at, kind] of kinds.entries()) kind.closest("li")?.toggleAttribute("hidden", at >= count());
  $("public-row").hidden = !open;
  if (!hintsChosen) field("hints").checked = !open;
  for (const node of every(HTMLElement, "[data-for]")) node.hidden = node.dataset.for !== clock();
  const edition = byIdIfAny(HTMLSelectElement, "edition")?.value;
  byIdIfAny(HTMLElement, "own")?.toggleAttribute("hidden", edition !== "");
  for (const node of every(HTMLElement, "[data-edition]")) node.hidden = node.dataset.edition !== edition;
  const number = Object.keys(changed()).length, note = byIdIfAny(HTMLElement, "changed");
  if (note) note.textContent = number ? `${number} changed` : "";
  $("summary").textContent = summary(open, used.includes("me"));
}

/**
 * @param {number} open
 * @param {boolean} playing
 */
function summary(open, playing) {
  if (open) return `You get a link for ${plural(open, "friend")}.`;
  return playing ? "The game begins at once." : "You watch the bots play.";
}

/**
 * Replace a second "Me" by a bot: one browser has one seat.
 * @param {HTMLSelectElement} kind
 */
function onlyMe(kind) {
  if (kind.value !== "me") return;
  for (const other of kinds) if (other !== kind && other.value === "me") other.value = usualBot;
}

/** Reset all options to the printed rules. */
function reset() {
  for (const option of options) {
    if (isSwitch(option)) option.checked = option.dataset.default === "yes";
    else option.value = option.dataset.default ?? "";
  }
  update();
}

/**
 * @param {HTMLSelectElement} kind
 */
const seatOf = ({value}) => (value.startsWith("bot ") ? {kind: "bot", bot: value.slice("bot ".length)} : {kind: value});

function clockWish() {
  const number = (/** @type {string} */ id) => Number(field(id).value);
  if (clock() === "live") return {kind: "live", minutes: number("minutes"), increment: number("increment")};
  return clock() === "turns" ? {kind: "turns", hours: Number(select("hours").value)} : undefined;
}

/** Return the table's other settings: the values of the visible fields with `data-setting`. */
function settings() {
  const fields = [...every(HTMLInputElement, "[data-setting]"), ...every(HTMLSelectElement, "[data-setting]")];
  return Object.fromEntries(fields.filter((one) => !one.closest("[hidden]")).map((one) => [one.dataset.setting, settingOf(one)]));
}

/** @param {HTMLInputElement | HTMLSelectElement} setting */
function settingOf(setting) {
  if (isSwitch(setting)) return setting.checked;
  return "number" in setting.dataset ? Number(setting.value) : setting.value;
}

function editionWish() {
  const edition = byIdIfAny(HTMLSelectElement, "edition")?.value;
  return edition === "" ? {edition_text: byId(HTMLTextAreaElement, "edition-text").value} : {edition};
}

function create() {
  return createTable({
    game: game.name, seats: kinds.slice(0, count()).map(seatOf), clock: clockWish(), ...settings(), options: changed(), ...editionWish(),
  });
}

nameField();
for (const kind of kinds) kind.addEventListener("change", () => onlyMe(kind));
on("hints", "change", () => { hintsChosen = true; });
on("new", "input", update);
on("new", "change", update);
on("reset", "click", reset);
on("edition-file", "change", async () => {
  byId(HTMLTextAreaElement, "edition-text").value = await field("edition-file").files?.[0]?.text() ?? "";
});
on("new", "submit", (event) => {
  event.preventDefault();
  attempt(create, {button: event.submitter});
});
update();
