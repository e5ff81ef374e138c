/** The page on which a tournament is set up. */

import {asPlayer, attempt, call, randomWord} from "../common/api.js";
import {el, every, field, fill, on, select} from "../common/dom.js";
import {storage} from "../common/storage.js";
import {nameField} from "./site.js";

const key = randomWord();
const format = () => every(HTMLInputElement, "[name=format]").find((one) => one.checked)?.value ?? "swiss";
const number = (/** @type {string} */ id) => Number(field(id).value);

/** Show the fields that belong to the chosen format and game. */
function update() {
  for (const node of every(HTMLElement, "[data-for]")) node.hidden = node.dataset.for !== format();
  const counts = select("game").selectedOptions[0]?.dataset.counts?.split(" ") ?? [];
  fill(select("count"), counts, () => counts.map((count) => el("option", {}, count)));
}

async function create() {
  const robin = format() === "robin";
  const plan = {seats: robin ? 2 : Number(select("count").value), minutes: number("minutes"), increment: number("increment")};
  const rounds = robin ? {} : {rounds: number("rounds")}, name = field("title").value.trim() || field("title").placeholder;
  const body = {name, game: select("game").value, format: format(), ...plan, ...rounds, key};
  const made = await asPlayer(() => call("/api/tournaments", body, {tries: 6}));
  await call(`/api/tournaments/${made.id}/join`, {name: storage.get("name")}, {tries: 6});
  location.assign(made.url);
}

nameField();
on("new-tournament", "input", update);
on("new-tournament", "submit", (event) => {
  event.preventDefault();
  attempt(create, {button: event.submitter});
});
update();
