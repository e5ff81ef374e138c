/** Pictures of a finished game that need no page around them: a board, and one image with all that somebody would show to others. */

import {layOut} from "../board/layout.js";
import {el} from "../common/dom.js";

const WIDE = 1200, HIGH = 720, EDGE = 32; // of the image and of its board at most, and around all, in pixels
const CURVE = .6; // of the image's width
const LETTERS = 24, LINE = 34; // of its words
const PAPER = "#fffdf8", INK = "#1b2529";
/** @type {Record<string, string>} */
const ESCAPES = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"};

/** @param {string} text */
const escaped = (text) => text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign]);

/** @param {string} svg */
export const addressOf = (svg) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/**
 * Return a board as the text of an SVG file, with its size.
 * @param {BoardPicture} board
 * @param {number} [width] - pixels that it may have
 * @param {number} [high]
 */
export function boardFile(board, width = WIDE, high = HIGH) {
  const laid = layOut(board, {width, height: high, gap: 6, edge: 4, narrow: false, give: width});
  const font = getComputedStyle(document.body).fontFamily;
  const panels = board.panels.flatMap(({name, width: wide, height: tall, layers}) => {
    const place = laid.places.get(name), size = place && `x="${place.x}" y="${place.y}" width="${place.width}" height="${place.height}"`;
    return size ? [`<svg ${size} viewBox="0 0 ${wide} ${tall}">${layers.map(({svg}) => svg).join("")}</svg>`] : [];
  });
  const head = `xmlns="http://www.w3.org/2000/svg" width="${laid.width}" height="${laid.height}" font-family="${escaped(font)}"`;
  const ground = `<rect width="100%" height="100%" fill="${board.ground || INK}"/>`;
  const svg = `<svg ${head} viewBox="0 0 ${laid.width} ${laid.height}">${ground}${panels.join("")}</svg>`;
  return {svg, width: laid.width, height: laid.height};
}

/**
 * Draw one image of a finished game, and let the browser save it.
 * @param {object} game
 * @param {string} game.title
 * @param {string[]} game.lines - how it ended, and the places
 * @param {BoardPicture} game.board
 * @param {ReviewFound | null} game.found - its review, once there is one
 * @param {string} file - its name
 */
export async function savePicture({title, lines, board, found}, file) {
  const canvas = el("canvas", {}), pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const font = `${LETTERS}px ${getComputedStyle(document.body).fontFamily}`, room = WIDE - 2 * EDGE, drawn = boardFile(board, room);
  const pictures = await Promise.all([drawn.svg, ...(found ? [found.picture] : [])].map(loaded));
  pen.font = font;
  const head = [title, ...lines].flatMap((line) => wrapped(pen, line, room)), told = found ? wrapped(pen, found.turning, room) : [];
  const widths = [room, CURVE * room], heights = pictures.map((one, at) => widths[at] * one.naturalHeight / one.naturalWidth);
  canvas.width = WIDE;
  canvas.height = 3 * EDGE + LINE * (head.length + told.length) + heights.reduce((sum, one) => sum + one, 0);
  Object.assign(pen, {fillStyle: PAPER});
  pen.fillRect(0, 0, canvas.width, canvas.height);
  Object.assign(pen, {fillStyle: INK, font});
  let y = EDGE;
  const write = (/** @type {string} */ line, /** @type {number} */ at) => {
    pen.font = at ? font : `bold ${font}`;
    pen.fillText(line, EDGE, y += LINE);
  };
  const draw = (/** @type {number} */ at) => {
    pen.drawImage(pictures[at], EDGE, y += EDGE / 2, widths[at], heights[at]);
    y += heights[at];
  };
  head.forEach(write);
  draw(0);
  told.forEach((line) => write(line, 1));
  if (pictures.length > 1) draw(1);
  const blob = await new Promise((/** @type {(blob: Blob | null) => void} */ done) => canvas.toBlob(done, "image/png"));
  if (blob) el("a", {href: URL.createObjectURL(blob), download: file}).click();
}

/**
 * Return an SVG file as a picture that can be drawn.
 * @param {string} svg
 */
async function loaded(svg) {
  const image = new Image();
  image.src = addressOf(svg);
  await image.decode();
  return image;
}

/**
 * Break words into lines.
 * @param {CanvasRenderingContext2D} pen
 * @param {string} words
 * @param {number} room
 */
function wrapped(pen, words, room) {
  /** @type {string[]} */
  const lines = [];
  for (const word of words.split(" ").filter(Boolean)) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && pen.measureText(longer).width <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
