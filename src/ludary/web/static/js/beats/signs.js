/** The sign of each seat: a shape, and a colour from the style sheet. Marks of a seat show it. */

import {svgNode} from "../board/svg.js";

const SHAPES = [ // in a square from -6 to 6: circle, square, triangle, diamond, cross, hexagon, star, moon
  "M0-5.5A5.5 5.5 0 1 1-.01-5.5Z",
  "M-5-5H5V5H-5Z",
  "M0-6L6 5.500H-6Z",
  "M0-6.500L6.500 0L0 6.500L-6.500 0Z",
  "M-2-6H2V-2H6V2H2V6H-2V2H-6V-2H-2Z",
  "M-3-5.500H3L6 0L3 5.500H-3L-6 0Z",
  "M0-6.500L1.800-2.200L6.300-2L2.800 1L4 5.500L0 3L-4 5.500L-2.800 1L-6.300-2L-1.800-2.200Z",
  "M3-5.500A6 6 0 1 0 3 5.500A4.500 4.500 0 0 1 3-5.500Z",
];

/** @param {number} seat - negative: nobody's, such as what the set-up of a game does */
export const seatClass = (seat) => `seat-${seat < 0 ? "nobody" : seat % SHAPES.length}`;

/**
 * Return the sign of a seat around (0, 0), 12 units wide; null for nobody.
 * @param {number} seat
 */
export const signOf = (seat) => (
  seat < 0 ? svgNode("g", {}) : svgNode("path", {d: SHAPES[seat % SHAPES.length], class: `seat-sign ${seatClass(seat)}`}));

/**
 * Return the sign of a seat as a small picture among words.
 * @param {number} seat
 */
export const signPicture = (seat) => svgNode(
  "svg", {viewBox: "-8 -8 16 16", width: 16, height: 16, "aria-hidden": "true", class: "seat-picture"}, signOf(seat),
);
