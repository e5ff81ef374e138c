/** The rows of an admin's lists, each with what can be done about it. */

import {el} from "../common/dom.js";
import {ago, plural} from "../common/words.js";

/**
 * What is asked before it is done.
 * @typedef {{path: string, title: string, words: string, yes: string, body?: object, days?: boolean, network?: string}} Act
 */

/**
 * @typedef {object} Does
 * @property {(act: Act) => unknown} act - carry out, after asking for a reason
 * @property {(list: keyof AdminLists, find: string) => unknown} find - open another list
 */

/** @param {number} ms */
const when = (ms) => el("time", {datetime: new Date(ms).toISOString(), title: new Date(ms).toLocaleString()}, ago(ms));

/**
 * @param {Does} does
 * @param {string} label
 * @param {Act} act
 */
const acting = (does, label, act) => el("button", {type: "button", onclick: () => does.act(act)}, label);

/**
 * Return a button that finds an id or a digest in another list.
 * @param {Does} does
 * @param {keyof AdminLists} list
 * @param {string | null} find
 * @param {string} [label]
 */
function finding(does, list, find, label = find ?? "") {
  if (!find) return null;
  const spoken = label === find ? `Find ${find} among the ${list}` : null;
  return el("button", {type: "button", class: "quiet digest", "aria-label": spoken, onclick: () => does.find(list, find)}, label);
}

/**
 * @param {Does} does
 * @param {{person?: string, network?: string}} whom
 */
const ban = (does, whom) => acting(does, whom.person ? "Ban the player" : "Ban the network", {
  path: "bans", body: whom, days: true, network: whom.network, yes: "Ban", title: whom.person ? "Ban this player?" : "Ban this network?",
  words: "Every request is refused with the reason, and open pages stop at once.",
});

/**
 * @param {Does} does
 * @param {string} table
 * @param {number} seat
 * @param {string} name
 */
const remove = (does, table, seat, name) => acting(does, `Remove ${name || `seat ${seat + 1}`}`, {
  path: `tables/${table}/remove`, body: {seat}, title: `Remove ${name || "this player"}?`, yes: "Remove",
  words: "Before the game, the seat opens again. During the game, a bot plays on, as after a resignation.",
});

/**
 * @param {ReportRow} row
 * @param {Does} does
 */
function reportLines(row, does) {
  const said = el("ol", {class: "said"}, row.evidence.map((one) => el("li", {}, el("strong", {}, one.name), ` ${one.text}`)));
  const handle = {path: `reports/${row.id}/handle`, title: "Dealt with?", words: "Say what you did about it.", yes: "Dealt with"};
  return [
    el("h2", {}, `${row.name || "Somebody"}: ${row.reason}`, row.handled !== null && el("span", {class: "tag"}, "dealt with")),
    el("p", {class: "why"},
      `Reported by ${row.by_name || "somebody"} `, when(row.at), ", ",
      el("a", {href: `/t/${row.table}`}, `seat ${row.seat + 1} of a table`)),
    row.words ? el("p", {}, `“${row.words}”`) : null,
    row.evidence.length ? el("details", {}, el("summary", {}, plural(row.evidence.length, "message")), said) : null,
    el("p", {class: "row"},
      row.handled === null && acting(does, "Dealt with", handle),
      remove(does, row.table, row.seat, row.name), ban(does, {person: row.other}), finding(does, "players", row.other)),
  ];
}

/**
 * @param {TableRow} row
 * @param {Does} does
 */
function tableLines(row, does) {
  const close = {
    path: `tables/${row.id}/close`, title: "Close this table?", yes: "Close it",
    words: "It ends without a winner, and everybody is told.",
  };
  return [
    el("h2", {}, el("a", {href: `/t/${row.id}`}, row.game), el("span", {class: "tag"}, row.status)),
    el("p", {class: "why"},
      `${plural(row.number, "entry", "entries")}, the last `, when(row.touched), row.public ? ", public " : " ",
      finding(does, "tables", row.origin)),
    el("ul", {class: "seated"}, row.seats.map((one) => el("li", {},
      one.name || `Seat ${one.seat + 1} (${one.kind})`, finding(does, "players", one.person),
      one.kind === "person" && row.status !== "over" && remove(does, row.id, one.seat, one.name)))),
    row.status === "over" ? null : el("p", {class: "row"}, acting(does, "Close the table", close)),
  ];
}

/**
 * @param {TournamentRow} row
 * @param {Does} does
 */
function tournamentLines(row, does) {
  const close = {
    path: `tournaments/${row.id}/close`, title: "Close this tournament?", yes: "Close it",
    words: "It ends, and its page has no name of its own. Games that are being played go on.",
  };
  return [
    el("h2", {},
      el("a", {href: `/tournaments/${row.id}`}, row.name), el("span", {class: "tag"}, row.status)),
    el("p", {class: "why"},
      `${plural(row.players, "player")}, changed `, when(row.touched), " ",
      finding(does, "players", row.owner, "the organiser"),
      finding(does, "tournaments", row.origin)),
    el("p", {class: "row"}, acting(does, "Close the tournament", close)),
  ];
}

/**
 * @param {PlayerRow} row
 * @param {Does} does
 */
function playerLines(row, does) {
  const take = {
    path: `players/${row.id}/name`, title: `Take the name ${row.name} away?`, yes: "Take it away",
    words: "They are then called “Player 2” or similar, and may choose another.",
  };
  return [
    el("h2", {}, row.name || "No name", row.banned && el("span", {class: "tag"}, "banned")),
    el("p", {class: "why"},
      "Came ", when(row.since), `, sits at ${plural(row.tables, "table")} `,
      finding(does, "tables", row.id), finding(does, "players", row.origin)),
    el("p", {class: "row"},
      row.name !== "" && acting(does, "Take the name away", take),
      !row.banned && ban(does, {person: row.id}), row.origin !== null && ban(does, {network: row.origin})),
  ];
}

/**
 * @param {BanRow} row
 * @param {Does} does
 */
function banLines(row, does) {
  const holds = row.ended === null && row.until > Date.now();
  return [
    el("h2", {}, row.network ? "A network" : row.name || "No name", el("span", {class: "tag"}, holds ? "holds" : "over")),
    el("p", {}, row.why),
    el("p", {class: "why"},
      "Since ", when(row.since), `, until ${new Date(row.until).toLocaleString()} `, finding(does, "players", row.person || row.network),
      holds && finding(does, "acts", row.id, "end the ban in the trail")),
  ];
}

/**
 * @param {ActRow} row
 * @param {Does} does
 */
function actLines(row, does) {
  const undo = {path: `acts/${row.number}/undo`, title: `Undo act ${row.number}?`, words: `${row.who} ${row.words}.`, yes: "Undo it"};
  return [
    el("h2", {}, `${row.number}. ${row.who} ${row.words}`, row.undone && el("span", {class: "tag"}, "undone")),
    el("p", {}, row.why),
    el("p", {class: "why"}, when(row.at), row.undoes ? `, undoes ${row.undoes} ` : " ", finding(does, "acts", row.about)),
    row.can_undo ? el("p", {class: "row"}, acting(does, "Undo", undo)) : null,
  ];
}

/** @type {Record<string, (row: any, does: Does) => (Child | null)[]>} */
const LINES = {
  reports: reportLines, tables: tableLines, tournaments: tournamentLines, players: playerLines, bans: banLines,
  acts: actLines,
};

/**
 * Return a row of a list.
 * @param {keyof AdminLists} list
 * @param {any} row
 * @param {Does} does
 */
export const rowOf = (list, row, does) => el("li", {}, LINES[list](row, does).filter((one) => one !== null));
