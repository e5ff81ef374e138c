/** A panel of a board: an SVG of layers, which are redrawn only when they change. */

import {el, every} from "../common/dom.js";
import {READABLE} from "./layout.js";
import {svgNode} from "./svg.js";

/** A panel in its own box, which scrolls where the panel is larger. */
export class Panel {
  /** @param {PanelPicture} drawn */
  constructor({name, title}) {
    this.svg = svgNode("svg", {role: "img", "aria-label": title});
    this.box = el("div", {class: "panel", "data-panel": name});
    this.box.append(this.svg);
    this.placed = false;
    this.width = this.height = this.letters = 1;
    this.strip = this.swiped = false;
    /** @type {[number, number] | null} - its size where it is swiped, if that is another */
    this.row = null;
    /** @type {string[]} - ids of the layers that are drawn */
    this.layers = [];
  }

  /**
   * Draw the layers that differ from those that are drawn.
   * @param {PanelPicture} drawn
   */
  show({title, role, width, height, letters, strip, row, layers}) {
    Object.assign(this, {width, height, letters, strip, row});
    this.box.dataset.role = role;
    this.svg.setAttribute("aria-label", title);
    const nodes = [...this.svg.children].filter((node) => node.classList.contains("layer"));
    layers.forEach(({id, svg}, at) => {
      if (this.layers[at] === id && nodes[at]) return;
      const layer = svgNode("g", {class: "layer"}, ...parsed(svg ?? ""));
      if (nodes[at]) nodes[at].replaceWith(layer);
      else this.svg.append(layer);
    });
    nodes.slice(layers.length).forEach((node) => node.remove());
    this.layers = layers.map((layer) => layer.id);
    this.range();
  }

  /** The size of the picture as it lies now. */
  get size() {
    return this.swiped && this.row ? this.row : [this.width, this.height];
  }

  /** Move the elements that have another place in a strip, or move them back. */
  range() {
    const [width, height] = this.size;
    this.svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
    for (const node of every(SVGGElement, "[data-strip]", this.svg)) {
      node.dataset.drawn ??= node.getAttribute("transform") ?? "";
      node.setAttribute("transform", this.swiped ? `translate(${node.dataset.strip})` : node.dataset.drawn);
    }
  }

  /**
   * Place the panel, or hide it.
   * @param {Place | null} place
   * @param {boolean} narrow
   */
  place(place, narrow) {
    const {x, y, width, height} = place ?? {x: 0, y: 0, width: 0, height: 0};
    this.placed = Boolean(place);
    this.svg.style.minWidth = place ? "" : `${(this.width * READABLE) / this.letters}px`; // below the board it scrolls instead
    if (!place) this.box.removeAttribute("style");
    if (!place) return;
    Object.assign(this.box.style, {left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px`});
    const swiped = this.swiped = narrow && this.strip;
    this.box.classList.toggle("strip", swiped);
    this.range();
    const [across, down] = this.size;
    if (!this.box.classList.contains("zoomed")) this.svg.style.width = swiped ? `${(across / down) * height}px` : "";
    if (swiped) this.box.setAttribute("tabindex", "0");
    else if (!this.box.classList.contains("zoomed")) this.box.removeAttribute("tabindex");
  }
}

/**
 * The elements of a layer.
 * @param {string} svg
 * @returns {SVGElement[]}
 */
function parsed(svg) {
  const parsed = new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg">${svg}</svg>`, "image/svg+xml").documentElement;
  if (!(parsed instanceof SVGSVGElement)) return [];
  parsed.querySelectorAll("title").forEach((title) => { // a page tells more than a browser would, by touch and by keys too
    title.parentElement?.setAttribute("data-title", title.textContent ?? "");
    title.remove();
  });
  return [...parsed.children].flatMap((node) => (node instanceof SVGElement ? [document.adoptNode(node)] : []));
}

/**
 * Fold these panels away below the board, each until the user opens it.
 * @param {HTMLElement} place
 * @param {Panel[]} panels
 */
export function foldAway(place, panels) {
  const folds = every(HTMLDetailsElement, ":scope > details", place);
  if (folds.length === panels.length && panels.every((panel, at) => folds[at].contains(panel.box))) return;
  place.replaceChildren(...panels.map(({box, svg}) => el("details", {}, el("summary", {}, svg.getAttribute("aria-label")), box)));
}

/**
 * Return a board with all pictures: layers that are only named are taken from the board before. Null if one is missing there.
 * @param {BoardPicture | null} board
 * @param {BoardPicture | null} before
 * @returns {BoardPicture | null}
 */
export function withAllLayers(board, before) {
  if (!board?.panels.some((panel) => panel.layers.some((layer) => layer.svg === null))) return board;
  const known = new Map(before?.panels.flatMap((panel) => panel.layers).map(({id, svg}) => [id, svg]));
  const panels = board.panels.map((panel) => ({
    ...panel, layers: panel.layers.map(({id, svg}) => ({id, svg: svg ?? known.get(id) ?? null})),
  }));
  return panels.some((panel) => panel.layers.some((layer) => layer.svg === null)) ? null : {...board, panels};
}

/**
 * Return the ids of all layers of a board.
 * @param {BoardPicture | null} board
 */
export const layerIds = (board) => [...new Set(board?.panels.flatMap((panel) => panel.layers.map((layer) => layer.id)))];
