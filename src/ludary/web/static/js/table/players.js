/** The players, the bots' pace, and the player's muted topics. */

import {tick} from "./clocks.js";
import {$, byId, el, every, fill, select} from "../common/dom.js";
import {send} from "../state/sending.js";

/** @import {Table} from "../state/table_state.js" */

/** @type {Map<string, boolean>} - topics that the player has ticked or not, until the server has answered */
const wanted = new Map();

/** @param {Table} table */
export function renderPeople(table) {
  const {snapshot} = table, key = [snapshot.players, snapshot.can, snapshot.decision?.seat, snapshot.status];
  fill($("people"), key, () => snapshot.players.map((player) => person(table, player)), $("decide-title"));
  renderPace(snapshot);
  renderTopics(table);
  $("settings").hidden = ["pace-row", "unasked", "source"].every((name) => $(name).hidden);
  tick(table);
}

/** Show how scores add up while the pointer or the focus is on the players. The box keeps its height, so that nothing below moves. */
export function listenToPeople() {
  const box = every(HTMLElement, ".people")[0];
  const tell = () => {
    if (!box.classList.contains("told")) box.style.setProperty("--held", `${box.getBoundingClientRect().height}px`);
    box.classList.add("told");
  };
  const end = () => box.classList.toggle("told", box.matches(":hover") || box.contains(document.activeElement));
  for (const kind of ["pointerenter", "focusin"]) box.addEventListener(kind, tell);
  box.addEventListener("pointerleave", end);
  box.addEventListener("focusout", () => setTimeout(end)); // once it is known where the focus goes
  listenToSettings(byId(HTMLDetailsElement, "settings"));
}

/**
 * Close the settings on Escape, and when the focus or a click goes elsewhere.
 * @param {HTMLDetailsElement} settings
 */
function listenToSettings(settings) {
  /** @param {Node | null} target */
  const leave = (target) => {
    if (settings.open && target && !settings.contains(target)) settings.open = false;
  };
  document.addEventListener("pointerdown", (event) => leave(event.target instanceof Node ? event.target : null));
  settings.addEventListener("focusout", (event) => leave(event.relatedTarget instanceof Node ? event.relatedTarget : null));
  settings.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !settings.open) return;
    event.stopPropagation();
    settings.open = false;
    settings.querySelector("summary")?.focus();
  });
}

/** @param {Snapshot} snapshot */
function renderPace(snapshot) {
  const pace = select("pace"), isBot = snapshot.players.some((player) => player.kind === "bot" || player.stand_in);
  $("pace-row").hidden = snapshot.seat < 0 || snapshot.status !== "playing" || !isBot;
  if (![...pace.options].some((one) => Number(one.value) === snapshot.pace)) {
    pace.append(el("option", {value: snapshot.pace}, `${snapshot.pace} seconds`));
  }
  if (document.activeElement !== pace) pace.value = String(snapshot.pace);
}

/**
 * @param {Table} table
 * @param {Player} player
 */
function person(table, player) {
  const {snapshot} = table, decides = player.decides && snapshot.status === "playing", away = player.kind === "person" && !player.here;
  return el(
    "li", {class: `person${decides ? " decides" : ""}${away ? " away" : ""}`},
    el("span", {class: "person-name"},
      decides && el("span", {class: "pointer", "aria-hidden": "true"}, "▸ "),
      player.kind === "open" ? `Seat ${player.seat + 1}` : player.name),
    el("span", {class: "person-tags"},
      el("span", {class: "person-state"}, tags(table, player).join(" · ")),
      decides && el("span", {class: "tag turn"}, "decides")),
    player.standing && snapshot.status === "playing" && el("span", {class: "person-standing"}, player.standing),
    player.score != null && showsScore(snapshot, player) && score(player.score),
    player.score_words && showsScore(snapshot, player) && el("span", {class: "person-sum"}, player.score_words),
    player.clock && el("span", {class: "person-clock", "data-clock": player.seat}),
    snapshot.can.free.includes(player.seat) && seatButton(table, player.seat, "free", `Free ${player.name}'s seat`),
    !decides && goOnButtons(table, player),
  );
}

/**
 * Tell whether the score says how the player stands.
 * @param {Snapshot} snapshot
 * @param {Player} player
 */
const showsScore = ({status}, {standing}) => status === "over" || (status === "playing" && !standing);

/**
 * Return the buttons that let the game go on without a player; while that player is to decide they stand in the decision's panel.
 * @param {Table} table
 * @param {Player} player
 */
export function goOnButtons(table, player) {
  const {snapshot} = table, {bot, claim} = snapshot.can;
  return [
    bot.includes(player.seat) && seatButton(table, player.seat, "bot", `Let a bot play for ${player.name}`),
    claim.includes(player.seat) && seatButton(table, player.seat, "claim", claimWords(snapshot, player)),
  ].filter(Boolean);
}

/**
 * @param {Snapshot} snapshot
 * @param {Player} player
 */
function claimWords({players}, {name}) {
  return players.length === 2 ? `Claim the win: ${name}'s time is up` : `${name}'s time is up: out of the game`;
}

/** @param {number} points */
const score = (points) => el(
  "span", {class: "person-score"},
  el("span", {class: "person-unit"}, "score "), String(Math.round(points * 100) / 100),
);

/**
 * @param {Table} table
 * @param {number} seat
 * @param {string} what
 * @param {string} words
 */
function seatButton(table, seat, what, words) {
  return el("button", {type: "button", "data-key": `${what} ${seat}`, onclick: () => send(table, what, {seat})}, words);
}

/**
 * Return the words under a player's name.
 * @param {Table} table
 * @param {Player} player
 */
function tags(table, player) {
  const over = table.snapshot.status === "over", stand = player.stand_in ? `${table.botTitle(player.stand_in, "a")} plays` : "";
  const state = over && player.resigned ? "" : stand || kindOf(table, player);
  return [player.you ? "you" : "", gone(player), state].filter(Boolean);
}

/** @param {Player} player */
const gone = ({resigned, late}) => (late ? "lost on time" : resigned ? "resigned" : "");

/**
 * @param {Table} table
 * @param {Player} player
 */
function kindOf(table, player) {
  if (player.kind === "open") return "open seat";
  if (player.kind === "bot") return table.botTitle(player.bot ?? "", "").trim();
  if (table.snapshot.status === "over") return "";
  return player.you ? "" : player.here ? "here" : "away";
}

/**
 * Show the topics that the player can mute; the table passes at muted decisions.
 * @param {Table} table
 */
function renderTopics(table) {
  const {snapshot} = table, topics = snapshot.status === "playing" && !table.mine?.resigned ? snapshot.topics || [] : [];
  $("unasked").hidden = !topics.length;
  fill($("topics"), topics, () => topics.map((one) => topicItem(table, one)));
}

/**
 * Send what the player wants, one request after the other: each has all topics.
 * @param {Table} table
 */
async function sendTopics(table) {
  while (wanted.size) {
    const asked = new Map(wanted), quiet = (table.snapshot.topics || []).filter((one) => asked.get(one.topic) ?? one.quiet);
    await send(table, "quiet", {topics: quiet.map(({topic}) => topic)}, {busy: false});
    for (const [topic, is] of asked) if (wanted.get(topic) === is) wanted.delete(topic);
  }
  renderTopics(table);
}

/**
 * @param {Table} table
 * @param {Topic} one
 */
function topicItem(table, {topic, words, quiet}) {
  /** @type {HTMLInputElement} */
  const box = el("input", {
    type: "checkbox", "data-key": `topic ${topic}`, checked: wanted.get(topic) ?? quiet,
    onchange: () => {
      wanted.set(topic, box.checked);
      if (wanted.size === 1) sendTopics(table);
    },
  });
  return el("li", {}, el("label", {class: "check"}, box, el("span", {}, words)));
}
