/** Elements of the page: finding, making and filling them. Ids of the page begin with `page-`; all others belong to the board. */

export const root = document.documentElement;

/**
 * Return the elements of a class that match a selector.
 * @template {Element} T
 * @param {new () => T} kind
 * @param {string} selector
 * @param {ParentNode} [within]
 * @returns {T[]}
 */
export function every(kind, selector, within = document) {
  return /** @type {T[]} */ ([...within.querySelectorAll(selector)].filter((node) => node instanceof kind));
}

/**
 * Return the element of a class with an id, if the page has one.
 * @template {Element} T
 * @param {new () => T} kind
 * @param {string} id
 * @returns {T | null}
 */
export function byIdIfAny(kind, id) {
  const node = document.getElementById(`page-${id}`);
  return node instanceof kind ? node : null;
}

/**
 * Return the element of a class with an id.
 * @template {Element} T
 * @param {new () => T} kind
 * @param {string} id
 * @returns {T}
 */
export function byId(kind, id) {
  const node = byIdIfAny(kind, id);
  if (!node) throw new Error(`The page has no ${id}.`);
  return node;
}

/** @param {string} id */
export const $ = (id) => byId(HTMLElement, id);
/** @param {string} id */
export const field = (id) => byId(HTMLInputElement, id);
/** @param {string} id */
export const select = (id) => byId(HTMLSelectElement, id);
/** @param {string} id */
export const dialog = (id) => byId(HTMLDialogElement, id);

/**
 * Return the JSON that the server has put into the page.
 * @param {string} id
 */
export const json = (id) => JSON.parse($(id).textContent ?? "");

/**
 * Listen to an element, if the page has it.
 * @template {keyof HTMLElementEventMap} K
 * @param {string} id
 * @param {K} event
 * @param {(event: HTMLElementEventMap[K]) => unknown} listener
 */
export const on = (id, event, listener) => byIdIfAny(HTMLElement, id)?.addEventListener(event, listener);

/**
 * Return an element: `el("p", {class: "why", onclick: f}, "text", child)`. Texts become text nodes; null children are left out.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, string | number | boolean | null | undefined | ((event: any) => unknown)>} [attributes]
 * @param {(Child | Child[])[]} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function el(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") node.addEventListener(name.slice("on".length), value);
    else if (value === true) node.setAttribute(name, "");
    else if (value !== false && value != null) node.setAttribute(name, String(value));
  }
  node.append(...children.flat().filter((child) => child != null && child !== false));
  return node;
}

/** @type {WeakMap<Element, string>} */
const keys = new WeakMap();

/**
 * Refill `node` if `key` has changed. The focus inside stays with the same `data-key`, else it moves to `lost`.
 * @param {HTMLElement} node
 * @param {unknown} key
 * @param {() => Child | Child[]} build
 * @param {HTMLElement | null} [lost]
 */
export function fill(node, key, build, lost = null) {
  const now = JSON.stringify(key);
  if (keys.get(node) === now) return;
  keys.set(node, now);
  const focused = node.contains(document.activeElement) ? /** @type {HTMLElement} */ (document.activeElement) : null;
  node.replaceChildren(...[build()].flat().filter((child) => child != null && child !== false));
  if (focused) {
    const same = focused.dataset.key ? every(HTMLElement, `[data-key="${CSS.escape(focused.dataset.key)}"]`, node)[0] : null;
    (same || lost)?.focus({preventScroll: !same});
  }
}

/**
 * Tell whether keys belong to a field. A closed dialog keeps the focus until the next frame, but takes no keys.
 * @param {EventTarget | null} target
 */
export const isTyping = (target) => target instanceof Element && target.matches("input, textarea, select") && target.checkVisibility();

/**
 * Tell whether the page should ignore a key: it is part of a browser's shortcut, or a dialog is open.
 * @param {KeyboardEvent} event
 */
export const isForeign = (event) => event.ctrlKey || event.metaKey || event.altKey || Boolean(document.querySelector("dialog[open]"));
