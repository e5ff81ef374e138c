/** The page on which the box of a game is changed, played with, and compared with the one that ships. */

import "./site.js";
import {asPlayer, attempt, call, createTable, refusal} from "../common/api.js";
import {$, byId, field, json, on, select} from "../common/dom.js";
import {announce} from "../common/notices.js";
import {storage} from "../common/storage.js";
import {plural} from "../common/words.js";
import {EditionForm} from "../lab/edition_form.js";
import {follow} from "../lab/report.js";

/** @type {Game} */
const game = json("game");
const kept = `lab.${game.name}`;
const path = `/api/games/${game.name}/edition`;
let text = ""; // of an edition of one's own; "" for the one that ships
let form = new EditionForm(json("form"), update);

/**
 * @param {EditionGroup[]} groups
 * @param {Record<string, string>} written
 */
function begin(groups, written) {
  form = new EditionForm(groups, update);
  form.restore(written);
  $("groups").replaceChildren(...form.groups);
  update();
}

/** Show what is changed, and remember it in this browser. */
function update() {
  const {changed, faulty} = form, marked = changed.length ? `${plural(changed.length, "value")} changed` : "Nothing is changed yet";
  $("count").textContent = `${text ? "Your file. " : ""}${marked}${faulty ? ", and one is not allowed" : ""}.`;
  if (changed.length) storage.set(kept, JSON.stringify({text, written: form.written}));
  else storage.drop(kept);
}

/** Show the fields that are looked for. */
function find() {
  const search = field("search").value, only = field("only").checked, shown = form.filter(search, only);
  $("found").hidden = !search && !only;
  $("found").textContent = shown ? `${plural(shown, "value")} found.` : "No value contains these words.";
}

/** Show all fields. */
function showAll() {
  field("search").value = "";
  field("only").checked = false;
  find();
}

/**
 * Do something with the box. Words of the server about a card appear beside it, others over the buttons.
 * @param {() => Promise<void>} action
 */
async function withBox(action) {
  form.blame("");
  try {
    await action();
  } catch (error) {
    const {message} = refusal(error);
    showAll();
    if (!form.blame(message)) throw error;
    announce(message);
  }
}

/** Tell whether all values are allowed; if not, go to the first that is not. */
function isAllowed() {
  const {faulty} = form;
  if (!faulty) return true;
  showAll();
  form.goTo(faulty);
  announce(`${faulty.field.label}: ${faulty.fault}`);
  return false;
}

const wish = () => ({edition_text: text, changes: form.changes});

/** @returns {Promise<ChangedEdition>} */
const made = () => asPlayer(() => call(path, wish(), {tries: 3}));

async function play() {
  const seats = game.seats.includes(2) ? 2 : game.seats[0], bot = select("opponent").value;
  const others = Array.from({length: seats - 1}, () => ({kind: "bot", bot}));
  await createTable({game: game.name, seats: [{kind: "me"}, ...others], hints: true, edition_text: (await made()).text});
}

async function download() {
  const {text: written} = await made();
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([written], {type: "application/toml"}));
  link.download = `${game.name}-mine.toml`;
  link.click();
}

async function ask() {
  const lab = `/api/lab/${game.name}`, question = {...wish(), bots: select("bots").value};
  /** @type {LabAnswer} */
  const first = await asPlayer(() => call(lab, question, {tries: 3}));
  $("ask").scrollIntoView();
  $("ask").focus({preventScroll: true});
  void follow($("report"), lab, question, first);
}

/** Begin with the numbers of a file. */
async function read() {
  const own = await field("edition-file").files?.[0]?.text();
  if (!own) return;
  /** @type {ChangedEdition} */
  const got = await asPlayer(() => call(path, {edition_text: own}, {tries: 3}));
  text = got.text;
  begin(got.form, {});
}

/** Go on with what was changed here before. */
async function resume() {
  const before = JSON.parse(storage.get(kept, "null"));
  if (!before?.text) return begin(json("form"), before?.written ?? {});
  begin(json("form"), {});
  /** @type {ChangedEdition} */
  const got = await asPlayer(() => call(path, {edition_text: before.text}, {tries: 3}));
  text = got.text;
  begin(got.form, before.written);
}

/** @type {[string, () => Promise<void>][]} */
const buttons = [["play", play], ["download", download], ["ask-now", ask]];
for (const [id, action] of buttons) {
  on(id, "click", () => isAllowed() && attempt(() => withBox(action), {button: byId(HTMLButtonElement, id)}));
}
on("search", "input", find);
on("only", "change", find);
on("reset", "click", () => { form.restore({}); update(); find(); });
on("edition-file", "change", () => attempt(read));
void attempt(resume);
