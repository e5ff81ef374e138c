/** Muting: hides a player's messages from this browser's user; nobody is told. */

import {$, el, fill} from "../common/dom.js";
import {storage} from "../common/storage.js";
import {isTalk} from "../state/table_state.js";

/** @import {Table} from "../state/table_state.js" */

/** @param {Table} table */
const keyOf = (table) => `muted ${table.snapshot.table}`;

/**
 * Return the muted seats of this table.
 * @param {Table} table
 */
const muted = (table) => new Set(storage.get(keyOf(table)).split(" ").filter(Boolean).map(Number));

/**
 * Tell whether an entry is a message of a seat that is not muted.
 * @param {Table} table
 * @param {Entry} entry
 */
export const isUnmuted = (table, entry) => isTalk(entry) && !muted(table).has(entry.seat);

/**
 * Show a button for each other player who has said something.
 * @param {Table} table
 * @param {() => void} renew
 */
export function renderMutes(table, renew) {
  const silent = muted(table), talked = new Set([...table.entries.values()].filter(isTalk).map((entry) => entry.seat));
  const others = table.snapshot.players.filter(({seat, you}) => !you && talked.has(seat));
  fill($("mutes"), [others.map(({name}) => name), [...silent]], () => others.map(({seat, name}) => {
    const is = silent.has(seat), toggle = () => {
      storage.set(keyOf(table), [...(is ? [...silent].filter((one) => one !== seat) : [...silent, seat])].join(" "));
      renew();
    };
    const words = is ? `Show what ${name} says` : `Mute ${name}`;
    return el("button", {type: "button", class: "quiet", "data-key": `mute ${seat}`, onclick: toggle}, words);
  }));
  $("mutes").hidden = !others.length;
}
