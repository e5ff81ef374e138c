/** SVG: making its elements, and whether they shall move. */

export const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * An SVG element with its attributes and children.
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, string | number>} attributes
 * @param {SVGElement[]} children
 * @returns {SVGElementTagNameMap[K]}
 */
export function svgNode(tag, attributes, ...children) {
  const node = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, String(value));
  node.append(...children);
  return node;
}

/**
 * Return the matrix from an element's own units to those of its board.
 * @param {SVGGraphicsElement} node
 * @param {SVGSVGElement} svg
 */
export function matrixWithin(node, svg) {
  return new DOMMatrix().multiply(svg.getScreenCTM()?.inverse()).multiply(node.getScreenCTM() ?? undefined);
}
