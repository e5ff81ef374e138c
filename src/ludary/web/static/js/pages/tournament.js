/** A tournament: its standing table and pairings, which keep up to date, and what its players can do. */

import {asPlayer, attempt, call} from "../common/api.js";
import {$, byId, el, field, fill, json, on} from "../common/dom.js";
import {confirmed} from "../common/notices.js";
import {copy, shareButton} from "../common/sharing.js";
import {storage} from "../common/storage.js";
import {listWords, plural} from "../common/words.js";
import {nameField} from "./site.js";

const AGAIN = 2000, AWAY = 10000; // ms after which the tournament is asked for again, in view and out of it

/** @type {TournamentState} */
let tournament = json("tournament");
const title = document.title;
const path = `/api/tournaments/${tournament.id}`;

/** @param {number} number */
const playerOf = (number) => tournament.players.find((one) => one.number === number);
/** @param {number} number */
const nameOf = (number) => playerOf(number)?.name ?? "";
/** @param {number} value */
const points = (value) => String(Math.round(value * 100) / 100).replace(/^0?\.5$/, "½").replace(".5", "½");
const round = () => tournament.rounds.at(-1);

/**
 * Do something at the tournament.
 * @param {string} act
 * @param {Record<string, unknown>} [body]
 * @param {HTMLElement | null} [button]
 */
const act = (act, body = {}, button = null) => attempt(async () => {
  show(await asPlayer(() => call(`${path}/${act}`, body, {tries: 6})));
}, {button});

/** Return the plan in words. */
function planWords() {
  const {format, seats, minutes, increment} = tournament.plan;
  const kind = format === "robin" ? "Round robin" : "Swiss", size = seats > 2 ? `, tables of ${seats}` : "";
  return `${kind}, ${plural(tournament.plan.rounds, "round")}${size}, ${minutes} min + ${increment} s each`;
}

/** Return what happens now, as the reader should know it. */
function stateWords() {
  const {status, you, rounds, plan, table, players} = tournament, me = playerOf(you);
  if (status === "waiting") return me && !me.left ? "You are in. It begins when the organiser says so." : "Join with your name.";
  if (status === "over") {
    const first = players.filter(({place}) => place === 1).map(({name}) => name);
    return !rounds.length ? "The tournament is over." : first.length > 1 ? `${listWords(first)} share the victory.` : `${first[0]} wins.`;
  }
  const now = `It's round ${rounds.length} of ${plan.rounds}.`;
  if (table) return `${now} Your table: ${listWords(rivals(you))}.`;
  if (!me) return now;
  if (me.left) return `${now} You have dropped out.`;
  if (round()?.byes.includes(you)) return `${now} You have a bye${plan.format === "swiss" ? ": a point without a game" : ""}.`;
  const plays = round()?.boards.some((board) => board.players.includes(you));
  return `${now} ${plays ? "Your game is over. Wait for the others." : "You play in the next one."}`;
}

/** @param {number} you */
function rivals(you) {
  const board = round()?.boards.find((one) => one.players.includes(you));
  return (board?.players ?? []).filter((one) => one !== you).map(nameOf);
}

/** Return the buttons of the reader. */
function acts() {
  const {status, organiser, table, you, players} = tournament, me = playerOf(you), joined = players.filter(({left}) => !left).length;
  if (status === "over") return [];
  return [
    table && el("a", {class: "button main", href: `/t/${table}`, "data-key": "table"}, "Go to your table"),
    organiser && status === "waiting" && el("button", {
      type: "button", class: "main", "data-key": "begin", disabled: joined < 3, onclick: ({target}) => act("begin", {}, target),
    }, joined < 3 ? "Begin (3 players or more)" : "Begin"),
    me?.left === "left" && el("button", {type: "button", class: "main", "data-key": "back", onclick: () => act("join")}, "Come back"),
    me && !me.left && el("button", {type: "button", "data-key": "leave", onclick: dropOut}, "Drop out"),
    organiser && el("button", {type: "button", "data-key": "end", onclick: endEarly}, "End it early"),
  ];
}

async function dropOut() {
  const words = "You sit out the remaining rounds. You can come back while the tournament lasts.";
  if (await confirmed("Drop out?", words, "Drop out", "Stay")) act("leave");
}

async function endEarly() {
  const words = "The standings stay as they are. The tournament cannot be continued.";
  if (await confirmed("End the tournament?", words, "End it", "Go on")) act("end");
}

/** @param {TournamentPlayer} one */
async function takeOut({name, number}) {
  const words = `${name} sits out the remaining rounds, and cannot come back.`;
  if (await confirmed(`Take ${name} out?`, words, "Take out")) act("leave", {number});
}

/** @param {TournamentPlayer} one */
function row(one) {
  const {number, name, left, place, points: own, buchholz, wins} = one, begun = tournament.rounds.length > 0;
  const out = tournament.organiser && !left && number !== tournament.you && tournament.status !== "over" && el("button", {
    type: "button", class: "quiet", "data-key": `out-${number}`, "aria-label": `Take ${name} out`, onclick: () => takeOut(one),
  }, "Take out");
  const head = el("th", {scope: "row"}, begun && el("span", {}, `${place}.`), name, left ? " (left)" : "", out || "");
  return el("tr", {class: `${left ? "gone" : ""} ${number === tournament.you ? "me" : ""}`}, head,
    ...[own, buchholz, wins].map((value) => el("td", {}, begun ? points(value) : "")));
}

/** @param {TournamentRound} one */
function boards({boards: all, byes}) {
  const rows = all.map(({table, players, status, points: own}) => {
    const names = players.map((number, at) => `${nameOf(number)}${own ? ` ${points(own[at])}` : ""}`).join(" – ");
    const words = status === "over" ? (own ? "See the game" : "No result") : status === "playing" ? "Playing: watch" : "Opening";
    const yours = players.includes(tournament.you) && status === "playing";
    return el("li", {class: yours ? "me" : ""}, el("span", {}, names),
      table ? el("a", {href: `/t/${table}`, "data-key": table}, yours ? "Your table" : words) : el("span", {class: "why"}, words));
  });
  const resting = byes.length > 0 && el("li", {}, el("span", {}, listWords(byes.map(nameOf))), el("span", {class: "why"}, "bye"));
  return el("ul", {class: "boards"}, rows, resting || []);
}

/** @param {TournamentState} now */
function show(now) {
  tournament = now;
  const {rounds, players, status, you, table} = tournament, me = playerOf(you), mayJoin = tournament.open && !me;
  fill($("plan"), planWords(), () => planWords());
  fill($("state"), stateWords(), () => stateWords());
  fill($("acts"), [status, table, me?.left, you, players.filter(({left}) => !left).length > 2], acts);
  $("join").hidden = !mayJoin;
  fill($("standing"), [players, status], () => players.map(row));
  $("pairings-title").textContent = rounds.length ? `Round ${rounds.length} of ${tournament.plan.rounds}` : "Tables";
  const none = () => el("p", {class: "empty"}, "The pairings appear here once it begins.");
  fill($("pairings"), [rounds.at(-1), players], () => (rounds.length ? boards(rounds[rounds.length - 1]) : none()));
  const earlier = rounds.slice(0, -1).map((one, at) => [el("h3", {}, `Round ${at + 1}`), boards(one)]);
  fill($("earlier-rounds"), [rounds, players], () => earlier.flat().reverse());
  $("earlier").hidden = !earlier.length;
  document.title = `${table ? "● Your table · " : ""}${title}`;
}

async function refresh() {
  /** @type {TournamentState | null} */
  const now = await call(path).catch(() => null);
  if (now) show(now);
  setTimeout(refresh, document.hidden ? AWAY : tournament.status === "over" ? AWAY : AGAIN);
}

nameField();
on("join", "submit", (event) => {
  event.preventDefault();
  act("join", {name: storage.get("name")}, event.submitter);
});
on("copy", "click", () => copy(field("link").value, byId(HTMLInputElement, "link")));
shareButton("share", tournament.name, () => field("link").value);
document.addEventListener("visibilitychange", () => document.hidden || call(path).then(show).catch(() => {}));
show(tournament);
setTimeout(refresh, AGAIN);
