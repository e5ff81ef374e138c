/**
 * The layout of panels in a frame, computed as by `ludary/core/picture/panels.py`.
 *
 * An arrangement is a tree of names, `["across", ...]` and `["down", ...]`. Panels keep their proportions, so its height is a linear
 * function of its width: `slope` times the width, and `rise`.
 */

const EMPTY = /^~/; // before a name: a place as large as that panel, with nothing in it
export const READABLE = 12; // pixels that the smallest letters shall have
const STRIP = 13; // the same in a panel that is swiped

/**
 * Return the proportions of each panel; a strip that is swiped has a fixed height.
 * @param {PanelPicture[]} panels
 * @param {boolean} strips
 * @returns {Map<string, Line>}
 */
function linesOf(panels, strips) {
  return new Map(panels.map(({name, width, height, letters, strip, row}) => [
    name, strips && strip ? {slope: 0, rise: ((row?.[1] ?? height) * STRIP) / letters} : {slope: height / width, rise: 0},
  ]));
}

/**
 * @param {Arrangement} tree
 * @param {Map<string, Line>} lines
 * @param {number} gap
 * @returns {Line}
 */
function lineOf(tree, lines, gap) {
  if (typeof tree === "string") return lines.get(tree.replace(EMPTY, "")) ?? {slope: 0, rise: 0};
  const [way, ...parts] = tree, all = parts.map((part) => lineOf(part, lines, gap)), gaps = gap * (parts.length - 1);
  if (way === "down") return {slope: sum(all.map((line) => line.slope)), rise: sum(all.map((line) => line.rise)) + gaps};
  const slope = 1 / sum(all.map((line) => 1 / line.slope));
  return {slope, rise: slope * (sum(all.map((line) => line.rise / line.slope)) - gaps)};
}

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((one, other) => one + other, 0);

/**
 * Return the rectangle of each panel of an arrangement.
 * @param {Arrangement} tree
 * @param {Map<string, Line>} lines
 * @param {number} gap
 * @param {{x: number, y: number, width: number}} place
 * @returns {[string, Place][]}
 */
function placesIn(tree, lines, gap, place) {
  const {slope, rise} = lineOf(tree, lines, gap), height = slope * place.width + rise;
  if (typeof tree === "string") return EMPTY.test(tree) ? [] : [[tree, {...place, height}]];
  const [way, ...parts] = tree;
  let {x, y} = place;
  return parts.flatMap((part) => {
    const line = lineOf(part, lines, gap), width = way === "down" ? place.width : (height - line.rise) / line.slope;
    const inner = placesIn(part, lines, gap, {x, y, width});
    if (way === "down") y += line.slope * width + line.rise + gap;
    else x += width + gap;
    return inner;
  });
}

/**
 * @typedef {object} Frame - the room for a board, in pixels
 * @property {number} width
 * @property {number} height
 * @property {number} gap - between panels
 * @property {number} edge - free around all
 * @property {boolean} narrow
 * @property {number} [give] - how much of the width a board may leave to what stands beside it
 */

/**
 * Lay out a board in a frame: take the arrangement that shows most of what is played on with all letters readable, and center it.
 * If no arrangement is readable, let the frame grow: take the lowest readable arrangement, or the most readable one.
 * Narrow windows have an arrangement of their own, as high as needed.
 * @param {BoardPicture} board
 * @param {Frame} frame
 * @returns {{places: Map<string, Place>, width: number, height: number}}
 */
export function layOut({panels, wide, narrow}, frame) {
  const sizes = new Map(panels.map((panel) => [panel.name, panel])), {width, height} = frame;
  if (frame.narrow) {
    const lines = linesOf(panels, true), {slope, rise} = lineOf(narrow, lines, frame.gap);
    return {places: new Map(placesIn(narrow, lines, frame.gap, {x: 0, y: 0, width})), width, height: slope * width + rise};
  }
  const lines = linesOf(panels, false);
  const tried = wide.map((tree) => ({places: fitted(tree, lines, frame), width, height}));
  const [best] = tried.sort((one, other) => worth(other.places, sizes) - worth(one.places, sizes));
  return worth(best.places, sizes) > 0 ? drawnIn(best, frame) : lowest([...wide, narrow], lines, frame, sizes);
}

/**
 * Return a layout in a frame that is as narrow as the board, as far as the frame can give.
 * @param {{places: Map<string, Place>, width: number, height: number}} layout
 * @param {Frame} frame
 */
function drawnIn({places, width, height}, {edge, give = 0}) {
  const free = Math.max(0, Math.min(...[...places.values()].map(({x}) => x)) - edge), given = Math.floor(Math.min(2 * free, give));
  return {places: new Map([...places].map(([name, place]) => [name, {...place, x: place.x - given / 2}])), width: width - given, height};
}

/**
 * Return the lowest readable layout of the whole width, or the one with the largest letters.
 * @param {Arrangement[]} trees
 * @param {Map<string, Line>} lines
 * @param {Frame} frame
 * @param {Map<string, PanelPicture>} sizes
 */
function lowest(trees, lines, frame, sizes) {
  const {width, gap, edge} = frame;
  const tried = trees.map((tree) => {
    const {slope, rise} = lineOf(tree, lines, gap), height = slope * (width - 2 * edge) + rise + 2 * edge;
    return {places: fitted(tree, lines, {...frame, height}), width, height};
  });
  const readable = tried.filter(({places}) => worth(places, sizes) > 0).sort((one, other) => one.height - other.height);
  return readable[0] ?? tried.sort((one, other) => worth(other.places, sizes) - worth(one.places, sizes))[0];
}

/**
 * Return the layout of an arrangement, as large as the frame allows.
 * @param {Arrangement} tree
 * @param {Map<string, Line>} lines
 * @param {Frame} frame
 */
function fitted(tree, lines, {width, height, gap, edge}) {
  const {slope, rise} = lineOf(tree, lines, gap), wide = Math.max(1, Math.min(width - 2 * edge, (height - 2 * edge - rise) / slope));
  const place = {x: (width - wide) / 2, y: (height - slope * wide - rise) / 2, width: wide};
  return new Map(placesIn(tree, lines, gap, place));
}

/**
 * Return the score of a layout: first whether all letters are readable, then the area of the panels, twice that of what is played on.
 * @param {Map<string, Place>} places
 * @param {Map<string, PanelPicture>} panels
 */
function worth(places, panels) {
  let least = Infinity, covered = 0;
  for (const [name, {width, height}] of places) {
    const panel = panels.get(name);
    least = Math.min(least, panel ? (panel.letters * width) / panel.width : 0);
    covered += width * height * (panel?.played_on ? 2 : 1);
  }
  return least < READABLE - 0.01 ? least / READABLE - 1 : covered;
}
