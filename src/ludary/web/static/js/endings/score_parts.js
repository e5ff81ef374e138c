/** The score taken apart: what scored, and how much of it everybody had. */

import {el} from "../common/dom.js";

/**
 * @param {Player[]} players
 * @param {Outcome} over
 */
export function scoreParts(players, {parts, scores}) {
  if (!parts.length || (parts.length === 1 && parts[0].each === 1)) return null; // the score itself says as much
  const heads = [el("td", {}), ...players.map((player) => el("th", {scope: "col"}, player.name))];
  const sums = scores?.map((score) => el("td", {}, score === null ? "–" : String(score))) ?? [];
  const total = scores && el("tr", {class: "first"}, el("th", {scope: "row"}, "Total"), sums);
  const table = el("table", {class: "result parts"}, el("thead", {}, el("tr", {}, heads)), el("tbody", {}, parts.map(row), total));
  const region = {class: "wide", tabindex: "0", role: "region", "aria-label": "The score taken apart"};
  return el("details", {class: "apart"}, el("summary", {}, "The score taken apart"), el("div", region, table));
}

/** @param {ScorePart} part */
function row({name, each, counts, points}) {
  const cells = counts.map((count, seat) => el("td", {}, cell(count, each, points[seat])));
  return el("tr", {}, el("th", {scope: "row"}, name, each !== null && each !== 1 && el("small", {}, ` × ${each}`)), cells);
}

/**
 * Points, and of how many pieces where each has more than one.
 * @param {number} count
 * @param {number | null} each
 * @param {number | null} points
 * @returns {Child[]}
 */
function cell(count, each, points) {
  if (points === null) return [String(count)];
  return each === 1 ? [String(points)] : [String(points), count ? el("small", {}, ` (${count})`) : null];
}
