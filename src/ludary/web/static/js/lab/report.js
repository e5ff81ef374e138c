/** The answer of the lab to a question: asked for until it is there, and shown with its charts and tables. */

import {call, refusal} from "../common/api.js";
import {el} from "../common/dom.js";
import {announce} from "../common/notices.js";

const SOONEST = 700, LATEST = 4000; // ms until it is asked again

/**
 * Ask the lab, and show in `place` how far it is and what it found. A later question ends an earlier one.
 * @param {HTMLElement} place
 * @param {string} path
 * @param {object} question
 * @param {LabAnswer} first
 */
export async function follow(place, path, question, first) {
  const bar = el("progress", {max: 1, value: 0, "aria-label": "Progress of the lab"}), said = el("p", {class: "why"});
  const mark = el("div", {class: "report-wait"}, said, bar);
  place.replaceChildren(mark);
  let answer = first;
  for (let attempt = 0; answer.status === "working" && mark.isConnected; attempt += 1) {
    said.textContent = answer.words;
    bar.value = answer.progress;
    await new Promise((done) => setTimeout(done, Math.min(LATEST, SOONEST * 1.2 ** attempt)));
    if (mark.isConnected) answer = await state(path, question, answer);
  }
  if (!mark.isConnected) return;
  place.replaceChildren(...(answer.found ? report(answer.found) : [el("p", {class: "wrong"}, answer.words)]));
  announce(answer.found ? `The lab has answered. ${answer.found.verdict[0]}` : answer.words);
}

/**
 * Return what is known of an answer now. A server that does not know the question is asked it.
 * @param {string} path
 * @param {object} question
 * @param {LabAnswer} before
 * @returns {Promise<LabAnswer>}
 */
async function state(path, question, before) {
  try {
    return await call(`${path}/${before.id}`, undefined, {tries: 5})
      .catch((error) => refusal(error).status === 404 ? call(path, question, {tries: 5}) : Promise.reject(error));
  } catch (error) {
    return {...before, status: "impossible", words: refusal(error).message, found: null};
  }
}

/**
 * Return an answer as a page shows it.
 * @param {LabFound} found
 */
function report(found) {
  const page = URL.createObjectURL(new Blob([found.page], {type: "text/html"}));
  return [
    el("h3", {tabindex: -1}, found.question),
    el("ul", {class: "verdict"}, found.verdict.map((line) => el("li", {}, line))),
    ...found.charts.map(chart),
    ...found.tables.map(table),
    el("details", {}, el("summary", {}, "How it was found"), ...found.about.map((line) => el("p", {}, line))),
    el("p", {class: "row"}, el("a", {class: "button", href: page, download: "lab.html"}, "Download the report")),
  ];
}

/** @param {LabFound["charts"][0]} chart */
function chart({title, svg, words, note}) {
  const drawn = document.importNode(new DOMParser().parseFromString(svg, "image/svg+xml").documentElement, true);
  drawn.setAttribute("role", "img");
  drawn.setAttribute("aria-label", words);
  const picture = el("div", {class: "wide", tabindex: "0", role: "region", "aria-label": title}, /** @type {any} */ (drawn));
  return el("figure", {}, el("figcaption", {}, title), picture, note && el("p", {class: "why"}, note));
}

/** @param {LabFound["tables"][0]} table */
function table({title, head, rows, note}) {
  const heads = el("tr", {}, head.map((name) => (name ? el("th", {scope: "col"}, name) : el("td"))));
  const lines = rows.map(([name, ...cells]) => el("tr", {}, el("th", {scope: "row"}, name), cells.map((cell) => el("td", {}, cell))));
  const whole = el("table", {}, el("thead", {}, heads), el("tbody", {}, lines));
  const wide = el("div", {class: "wide", tabindex: "0", role: "region", "aria-label": title}, whole);
  return el("section", {class: "report-table"}, el("h4", {}, title), wide, note && el("p", {class: "why"}, note));
}
