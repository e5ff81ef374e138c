/** Dice, sticks and wheels: drawn on a tray over the board, where they tumble and come to rest on their faces. */

import {reducedMotion, svgNode} from "../board/svg.js";

const DIE = 42; // pixels: a die
const ROW = 6; // things in one row of a tray
const GAP = 10, EDGE = 12; // pixels between things, and around them
const LETTERS = 15, LETTER = 8.6; // pixels: the size of letters, and how wide one is about
const WHEEL = 38; // radius of a wheel
const SECTORS = 10;
const LYING = [-9, 6, -4, 10, -7, 3]; // degrees by which sticks lie askew, one after another
const TUMBLING = 0.6; // part of a beat in which things tumble: then they lie

/** @type {Record<string, [number, number][]>} - where the pips of a die lie, from -1 to 1 */
const PIPS = {
  1: [[0, 0]], 2: [[-1, -1], [1, 1]], 3: [[-1, -1], [0, 0], [1, 1]], 4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]], 6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
};

/**
 * Return a tray with dice, sticks or a wheel, around (0, 0), and its size.
 * @param {Beat} beat
 * @param {number} ms
 * @returns {{tray: SVGGElement, width: number, height: number}}
 */
export function trayOf({kind, faces = []}, ms) {
  const things = kind === "spin" ? [wheel(faces[0] ?? "", ms)] : faces.map((face, at) => thing(kind, face, at, ms));
  const rows = Array.from({length: Math.ceil(things.length / ROW)}, (_, row) => things.slice(row * ROW, (row + 1) * ROW));
  const widths = rows.map((row) => row.reduce((sum, one) => sum + one.width + GAP, -GAP));
  const heights = rows.map((row) => Math.max(...row.map((one) => one.height)));
  const width = Math.max(...widths) + 2 * EDGE, height = heights.reduce((sum, one) => sum + one + GAP, -GAP) + 2 * EDGE;
  const tray = svgNode("g", {class: "tray"}, svgNode("rect", {x: -width / 2, y: -height / 2, width, height, rx: 14, class: "tray-ground"}));
  let y = EDGE - height / 2;
  rows.forEach((row, at) => {
    let x = -widths[at] / 2;
    for (const one of row) {
      tray.append(svgNode("g", {transform: `translate(${x + one.width / 2} ${y + heights[at] / 2})`}, one.node));
      x += one.width + GAP;
    }
    y += heights[at] + GAP;
  });
  return {tray, width, height};
}

/** @typedef {{node: SVGElement, width: number, height: number}} Thing */

/**
 * Return a tumbling die or stick; each tumbles a little longer than the one before.
 * @param {string} kind
 * @param {string} face
 * @param {number} at
 * @param {number} ms
 * @returns {Thing}
 */
function thing(kind, face, at, ms) {
  const thrown = kind === "throw" ? stick(face) : die(face, ms);
  const turn = (at % 2 ? -1 : 1) * (kind === "throw" ? 540 : 360), from = [(at % 2 ? 1 : -1) * 40, -90];
  const duration = ms * Math.min(0.8, TUMBLING + 0.05 * at);
  if (kind === "throw") thrown.node.setAttribute("transform", `rotate(${LYING[at % LYING.length]})`);
  if (!reducedMotion.matches) {
    thrown.node.animate({
      translate: [`${from[0]}px ${from[1]}px`, "0px 6px", "0px -10px", "0px 0px"], rotate: [`${turn}deg`, "40deg", "12deg", "0deg"],
      opacity: [0, 1, 1, 1], offset: [0, 0.6, 0.8, 1],
    }, {duration, easing: "ease-out"});
  }
  return thrown;
}

/**
 * Return a die: pips for 1 to 6, letters for all else; while it tumbles it shows other faces.
 * @param {string} face
 * @param {number} ms
 * @returns {Thing}
 */
function die(face, ms) {
  const width = PIPS[face] ? DIE : Math.max(DIE, face.length * LETTER + 18), at = DIE / 2;
  const shows = PIPS[face] ? pips(face) : word(face, "die-word"), node = svgNode("g", {class: "die"},
    svgNode("rect", {x: -width / 2, y: -at, width, height: DIE, rx: 9, class: "die-ground"}));
  if (PIPS[face] && !reducedMotion.matches) {
    const others = ["1", "2", "3", "4", "5", "6"].filter((one) => one !== face), timing = {duration: ms * TUMBLING};
    [0, 1, 2].forEach((turn) => {
      const passing = pips(others[(Number(face) + 2 * turn) % others.length]), seen = [0, 0, 0, 0];
      seen[turn] = 1;
      passing.setAttribute("opacity", "0");
      passing.animate({opacity: seen, easing: "steps(1, end)"}, timing);
      node.append(passing);
    });
    shows.animate({opacity: [0, 0, 0, 1], easing: "steps(1, end)"}, timing);
  }
  node.append(shows);
  return {node, width, height: DIE};
}

/** @param {string} face */
function pips(face) {
  const dots = PIPS[face].map(([x, y]) => svgNode("circle", {cx: x * DIE * 0.26, cy: y * DIE * 0.26, r: DIE * 0.09, class: "pip"}));
  return svgNode("g", {}, ...dots);
}

/**
 * @param {string} words
 * @param {string} kind
 */
function word(words, kind) {
  const node = svgNode("text", {"text-anchor": "middle", y: LETTERS * 0.35, "font-size": LETTERS, class: kind});
  node.textContent = words;
  return node;
}

/**
 * Return a stick, bone or coin, with its result written on it.
 * @param {string} face
 * @returns {Thing}
 */
function stick(face) {
  const width = Math.max(64, face.length * LETTER + 34), knob = 9;
  const ends = [-1, 1].flatMap((side) => [-1, 1].map((up) => svgNode(
    "circle", {cx: side * (width / 2 - knob), cy: up * knob * 0.7, r: knob, class: "stick-ground"})));
  const shaft = svgNode("rect", {x: knob - width / 2, y: -11, width: width - 2 * knob, height: 22, rx: 6, class: "stick-ground"});
  return {node: svgNode("g", {class: "stick"}, ...ends, shaft, word(face, "die-word")), width, height: 34};
}

/**
 * Return a wheel that turns until its pointer shows the result, which a plate below names.
 * @param {string} face
 * @param {number} ms
 * @returns {Thing}
 */
function wheel(face, ms) {
  const width = Math.max(2 * WHEEL, face.length * LETTER + 24), plate = 28, top = -(plate + 6) / 2;
  const sectors = Array.from({length: SECTORS}, (_, at) => svgNode("path", {d: sector(at), class: `sector sector-${at % 2}`}));
  const rim = svgNode("circle", {r: WHEEL, class: "wheel-rim"}), hub = svgNode("circle", {r: 7, class: "wheel-hub"});
  const disc = svgNode("g", {}, rim, ...sectors, hub);
  const plateNode = svgNode("g", {transform: `translate(0 ${top + WHEEL + 6 + plate / 2})`},
    svgNode("rect", {x: -width / 2, y: -plate / 2, width, height: plate, rx: 8, class: "die-ground"}), word(face, "die-word"));
  const pointer = svgNode("path", {d: `M-8 ${top - WHEEL - 6}H8L0 ${top - WHEEL + 10}Z`, class: "wheel-pointer"});
  if (!reducedMotion.matches) {
    disc.animate({rotate: ["-900deg", "0deg"]}, {duration: ms * 0.7, easing: "cubic-bezier(.15,.6,.3,1)"});
    plateNode.animate({opacity: [0, 0, 1], offset: [0, 0.6, 0.75]}, {duration: ms});
  }
  const placed = svgNode("g", {transform: `translate(0 ${top})`}, disc);
  return {node: svgNode("g", {class: "wheel"}, placed, pointer, plateNode), width, height: 2 * WHEEL + plate + 12};
}

/** @param {number} at */
function sector(at) {
  const [from, other] = [at, at + 1].map((side) => (2 * Math.PI * (side - 0.5)) / SECTORS - Math.PI / 2), radius = WHEEL - 4;
  /** @param {number} angle */
  const point = (angle) => `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
  return `M0 0L${point(from)}A${radius} ${radius} 0 0 1 ${point(other)}Z`;
}
