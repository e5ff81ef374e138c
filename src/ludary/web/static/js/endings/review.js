/** The review of a finished game, which takes the server a while: the curve of chances, luck and skill, the choices that cost most. */

import {call, refusal} from "../common/api.js";
import {$, el} from "../common/dom.js";
import {announce} from "../common/notices.js";
import {copy} from "../common/sharing.js";
import {addressOf, boardFile} from "./picture.js";
import {curve, points} from "./review_curve.js";

/**
 * @typedef {object} Place - where a review is shown
 * @property {string} path - of the review, to be asked for
 * @property {string} replay - the address of the replay
 * @property {string} file - the beginning of names of files
 * @property {(step: number, mark?: Mark) => void} [go] - goes to a step on the same page, and shows the choices of a mark
 * @property {number} [seat] - of the reader, whose own choices come first
 */

/** @typedef {ReviewFound["marked"][0]} Mark */

const SOONEST = 1000, LATEST = 5000; // ms until it is asked again
const TRIES = 150;
const SHOWN = 4, SHOWN_OWN = 3; // choices that are not folded: of all, and of one's own
const PARTS = "The curve shows what the players knew together, so all chances add up to 100 %. Skill is what a player's own choices " +
  "gave away, for certain; gifts are what rivals' choices gave away to them. Luck is dice and cards. Play is what choices changed " +
  "besides: good moves, surprises, and errors of the judge. Start, skill, gifts, play and luck add up to the result.";

/** @type {Map<string, Promise<Review>>} */
const requested = new Map();

/**
 * Return a place that fills once the review is made.
 * @param {Place} at
 */
export function gameReview(at) {
  const title = el("h3", {id: "page-review-heading", tabindex: -1}, "Review"), known = requested.get(at.path);
  const bar = el("progress", {max: 1, value: 0, "aria-label": "Progress of the review"});
  const place = el("div", {class: "review-parts"}, el("p", {class: "why"}, "The server is reviewing the game …"), bar);
  const request = known ?? ask(at.path, (done) => { bar.value = done; });
  requested.set(at.path, request);
  request.then(({found, words}) => {
    place.replaceWith(el("div", {class: "review-parts"}, found ? told(found, at) : el("p", {class: "why"}, words)));
    if (!known && found) announce(`The review is ready: ${found.marked.length} choices gave something away.`);
  });
  return el("section", {class: "review", "aria-labelledby": title.id}, title, place);
}

/**
 * Return the review of a game if it is there already; null if not.
 * @param {string} path
 * @returns {Promise<ReviewFound | null>}
 */
export const reviewThere = async (path) => (await Promise.race([requested.get(path), Promise.resolve(null)]))?.found ?? null;

/**
 * Return a place for the turning point of a game, with the board before it, once the review is made.
 * @param {Place & {frames: string}} at - `frames`: where boards are asked for
 */
export function turningPoint(at) {
  const place = el("div", {class: "turning", hidden: ""});
  requested.get(at.path)?.then(async ({found}) => {
    if (!found?.turning) return;
    const step = found.turning_step - 1, mark = found.marked.find((one) => one.step === found.turning_step);
    place.replaceChildren(...turning(found), el("p", {}, see(at, step, mark)));
    place.hidden = false;
    /** @type {Frame | null} */
    const frame = await call(`${at.frames}/${step}?seat=${mark?.seat ?? at.seat ?? -1}`, undefined, {tries: 3}).catch(() => null);
    if (frame?.board) place.prepend(el("img", {src: addressOf(boardFile(frame.board).svg), alt: `The board after step ${step}`}));
  });
  return place;
}

/** @param {ReviewFound} found */
const turning = ({turning: words}) => (words ? [el("p", {}, el("strong", {}, "The turning point: "), words)] : []);

/**
 * Show the review of a game in the page of its replay, in the place of all that happened.
 * @param {{path: string, head: ReplayHead, jump: (step: number) => void, advise: (mark?: Mark) => void}} replay
 */
export function showReview(replay) {
  const {table, game} = replay.head;
  const go = (/** @type {number} */ step, /** @type {Mark | undefined} */ mark) => { replay.advise(mark); replay.jump(step); };
  const at = {path: `${replay.path}/review`, replay: `/t/${table}/replay`, file: `${game}-${table}`, go};
  const open = (/** @type {boolean} */ shown) => {
    $("review").hidden = !shown;
    $("steps").hidden = shown;
    (shown ? $("review-heading") : $("review-button")).focus({preventScroll: !shown});
  };
  const close = el("button", {type: "button", class: "quiet", onclick: () => open(false)}, "Back to everything that happened");
  $("review").replaceChildren(gameReview(at), el("p", {class: "row"}, close));
  open(true);
}

/**
 * @param {string} path
 * @param {(done: number) => void} tell
 * @returns {Promise<Review>}
 */
async function ask(path, tell) {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    /** @type {Review} */
    const answer = await call(path, undefined, {tries: 3}).catch((error) => nothing(refusal(error).message));
    if (answer.status !== "working") return answer;
    tell(answer.progress);
    await new Promise((done) => setTimeout(done, Math.min(LATEST, SOONEST * 1.3 ** attempt)));
  }
  return nothing("The review is still being made: come back later.");
}

/**
 * @param {string} words
 * @returns {Review}
 */
const nothing = (words) => ({status: "impossible", words, progress: 0, found: null});

/**
 * @param {ReviewFound} found
 * @param {Place} at
 * @returns {Child[]}
 */
function told(found, at) {
  return [
    ...(at.go ? turning(found) : []), // beside a finished game it comes before all else
    curve(found, (step) => see(at, step)),
    ...costly(found.marked, at),
    players(found),
    found.lucky.length > 0 && folded(`Luck that changed the most (${found.lucky.length})`, moves(found.lucky, at, false)),
    el("details", {}, el("summary", {}, "About these figures"), el("p", {}, `${found.about} ${PARTS} Made by ${found.version}.`)),
    el(
      "p", {class: "row"},
      el("button", {type: "button", onclick: () => copy(`${location.origin}${at.replay}#review`)}, "Copy the link"),
      save("Save the review", found.text, `${at.file}-review.txt`, "text/plain"),
      save("Save the curve", found.picture, `${at.file}-review.svg`, "image/svg+xml"),
    ),
  ];
}

/**
 * Return the address of a step of the replay; of a marked one as its player saw it.
 * @param {Place} at
 * @param {number} step
 * @param {Mark} [mark]
 */
function linkTo({replay}, step, mark) {
  if (mark) return `${replay.split("?")[0]}?seat=${mark.seat}&step=${step}&marked=${mark.step}`;
  return `${replay}${replay.includes("?") ? "&" : "?"}step=${step}`;
}

/**
 * Return a link to the board after a step; for a mark, with both choices ringed.
 * @param {Place} at
 * @param {number} step
 * @param {Mark} [mark]
 */
function see(at, step, mark) {
  const words = "Show the position";
  const follow = at.go && ((/** @type {Event} */ event) => { event.preventDefault(); at.go?.(step, mark); });
  return el("a", {href: linkTo(at, step, mark), onclick: follow, "aria-label": `${words}: step ${step}`}, words);
}

/** @param {ReviewFound} found */
function players({players: all, finished}) {
  /** @type {[string, (one: ReviewFound["players"][0]) => string][]} */
  const kinds = [
    ["Start", (one) => points(one.start)], ["Skill", (one) => points(one.skill, true)], ["Gifts", (one) => points(one.gifts, true)],
    ["Play", (one) => points(one.play, true)], ["Luck", (one) => points(one.luck, true)],
    [finished ? "Result" : "End", (one) => points(one.result)],
    ["Error rate", (one) => points(one.error_rate, false, 1)],
  ];
  const rows = kinds.map(([words, tell]) => el(
    "tr", {class: words === "Result" ? "first" : ""}, el("th", {scope: "row"}, words), all.map((one) => el("td", {}, tell(one))),
  ));
  const heads = [el("td", {}, "Points"), ...all.map((one) => el("th", {scope: "col"}, one.name))];
  const table = el("table", {class: "result"}, el("thead", {}, el("tr", {}, heads)), el("tbody", {}, rows));
  return el("div", {class: "wide", tabindex: "0", role: "region", "aria-label": "Luck and skill"}, table);
}

/**
 * Return the choices that gave most away, and the others folded.
 * @param {ReviewFound["marked"]} marked
 * @param {Place} at
 * @returns {Child[]}
 */
function costly(marked, at) {
  if (!marked.length) return [el("p", {class: "why"}, "No choice clearly gave away much.")];
  const mine = marked.filter((one) => one.seat === at.seat), isOwn = mine.length > 0, among = isOwn ? mine : marked;
  const least = among.map((one) => one.loss).sort((one, other) => other - one)[(isOwn ? SHOWN_OWN : SHOWN) - 1] ?? 0;
  const most = among.filter((one) => one.loss >= least), others = marked.filter((one) => !most.includes(one));
  const [title, rest] = isOwn ? ["Your choices that gave away the most", "Other choices"] : ["Choices that gave away the most", "Others"];
  return [
    el("h4", {}, title), moves(most, at, true),
    others.length > 0 && folded(`${rest} that gave something away (${others.length})`, moves(others, at, true)),
  ];
}

/**
 * @param {string} title
 * @param {Child} inside
 */
const folded = (title, inside) => el("details", {}, el("summary", {}, title), inside);

/**
 * Return a list of steps that stand out.
 * @param {(Mark | ReviewFound["lucky"][0])[]} all
 * @param {Place} at
 * @param {boolean} playable - whether one can play on from before them
 */
function moves(all, at, playable) {
  const base = at.replay.split("?")[0], words = "Play on from there";
  const on = (/** @type {number} */ seat, /** @type {number} */ step) => el(
    "a", {href: `${base}?seat=${seat}&step=${step}#play-on`, "aria-label": `${words}: step ${step}`}, words,
  );
  const items = all.map((one) => el(
    "li", {class: "mark" in one ? one.mark : ""}, `${one.words} `, see(at, one.step - 1, "mark" in one ? one : undefined),
    playable && " · ", playable && on(one.seat, one.step - 1),
  ));
  return el("ol", {}, items);
}

/**
 * Return a link that saves a text as a file.
 * @param {string} words
 * @param {string} text
 * @param {string} name
 * @param {string} type
 */
function save(words, text, name, type) {
  return el("a", {class: "button", href: URL.createObjectURL(new Blob([text], {type})), download: name}, words);
}
