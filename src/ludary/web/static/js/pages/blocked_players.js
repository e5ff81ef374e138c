/** The list of people whom the player has muted or blocked, with a button that ends each. */

import {attempt, call} from "../common/api.js";
import {$, byIdIfAny, el, fill} from "../common/dom.js";
import {announce} from "../common/notices.js";
import {ago} from "../common/words.js";

/** @param {BlockedPerson} one */
function line(one) {
  const name = one.name || "Somebody without a name", what = one.table ? "Muted at " : "Blocked everywhere";
  const where = one.table ? el("a", {href: `/t/${one.table}`}, "one table") : null;
  return el("li", {},
    el("div", {}, el("strong", {}, name), el("span", {class: "why"}, what, where, `, ${ago(one.since)}`)),
    el("button", {type: "button", "data-key": one.id, "aria-label": `End: ${name}`, onclick: () => end(one, name)}, "End"));
}

/** @param {{blocks: BlockedPerson[]}} found */
function show({blocks}) {
  $("blocking").hidden = !blocks.length && $("blocking").hidden;
  const none = () => [el("li", {class: "empty"}, "Nobody any more.")];
  fill($("blocks"), blocks, () => (blocks.length ? blocks.map(line) : none()), $("blocking-title"));
}

/**
 * @param {BlockedPerson} one
 * @param {string} name
 */
const end = (one, name) => attempt(async () => {
  show(await call(`/api/me/blocks/${one.id}/end`, {}, {tries: 3}));
  announce(`You see what ${name} says again.`);
});

if (byIdIfAny(HTMLElement, "blocks")) attempt(async () => show(await call("/api/me/blocks", undefined, {tries: 3})));
