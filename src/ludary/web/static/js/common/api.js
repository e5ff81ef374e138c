/** Calls to the server: repeated where that is safe, and as a player where one is needed. */

import {$} from "./dom.js";
import {storage} from "./storage.js";
import {notice, showError} from "./notices.js";

const PATIENCE = 20000; // ms after which a call has got no answer
const PASSING = [429, 502, 503, 504]; // refusals after which the same call may be granted
const SILENT = {error: "The table does not answer. Check your connection and try again.", code: "silent"};

/** A refusal of the server, or no answer (`status` 0). */
export class Refusal extends Error {
  /**
   * @param {number} status
   * @param {{error?: string, code?: string, snapshot?: Snapshot | null}} body
   */
  constructor(status, body) {
    super(body.error || "That did not work. Try again.");
    this.status = status;
    this.code = body.code || "";
    this.snapshot = body.snapshot || null;
  }
}

/** @param {number} ms */
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/**
 * Return the request: GET (no body) or POST of text or JSON; `brief` if the feed will bring the Snapshot.
 * @param {unknown} body
 * @param {boolean} text
 * @param {boolean} brief
 * @returns {RequestInit}
 */
function request(body, text, brief) {
  const accept = {Accept: "application/json", ...(brief ? {Prefer: "return=minimal"} : {})};
  if (body === undefined) return {credentials: "same-origin", headers: accept};
  const headers = {...accept, "Content-Type": text ? "text/plain" : "application/json"};
  return {credentials: "same-origin", method: "POST", headers, body: text ? String(body) : JSON.stringify(body)};
}

/**
 * Return the answer and its JSON; null if none came in so many ms, or before it was stopped.
 * @param {string} path
 * @param {RequestInit} init
 * @param {number} patience
 * @param {AbortSignal} [stop]
 * @returns {Promise<{answer: Response | null, got: any}>}
 */
async function once(path, init, patience, stop) {
  const controller = new AbortController(), end = () => controller.abort(), timer = setTimeout(end, patience);
  stop?.addEventListener("abort", end);
  try {
    const answer = await fetch(path, {...init, signal: controller.signal});
    const data = await answer.json().catch((error) => { if (answer.ok) throw error; return {}; });
    return {answer, got: data};
  } catch {
    return {answer: null, got: SILENT};
  } finally {
    clearTimeout(timer);
    stop?.removeEventListener("abort", end);
  }
}

/**
 * Return the time to wait: as the server says, else longer after each try.
 * @param {Response | null} answer
 * @param {number} attempt
 */
const delay = (answer, attempt) => 1000 * Number(answer?.headers.get("Retry-After") || 0) || Math.min(8000, 400 * 2 ** attempt);

/**
 * GET (no body) or POST, and return the answer's JSON. Without an answer the call is repeated, up to `tries` times: only for calls
 * that are safe to repeat. Once it is stopped, it is refused with the code `stopped`.
 * @param {string} path
 * @param {unknown} [body]
 * @param {{tries?: number, text?: boolean, brief?: boolean, patience?: number, stop?: AbortSignal}} [how] - `patience` in ms
 * @returns {Promise<any>}
 */
export async function call(path, body, {tries = 1, text = false, brief = false, patience = PATIENCE, stop} = {}) {
  for (let attempt = 1; ; attempt += 1) {
    const {answer, got: data} = await once(path, request(body, text, brief), patience, stop);
    if (answer?.ok) return data;
    if (stop?.aborted) throw new Refusal(0, {code: "stopped"});
    const passing = !answer || PASSING.includes(answer.status);
    if (!passing || attempt >= tries) throw new Refusal(answer?.status ?? 0, data);
    if (attempt === 2) notice("No answer yet. Sending it again …");
    await pause(delay(answer, attempt));
  }
}

/**
 * Return a Refusal; throw any other error again.
 * @param {unknown} error
 * @returns {Refusal}
 */
export function refusal(error) {
  if (error instanceof Refusal) return error;
  throw error;
}

/**
 * Do something that the server may refuse, and show its words at `place`. The button is disabled meanwhile.
 * @param {() => Promise<unknown>} action
 * @param {{place?: HTMLElement, button?: HTMLElement | null}} [where]
 */
export async function attempt(action, {place = $("wrong"), button = null} = {}) {
  const words = button?.textContent ?? "", waiting = button instanceof HTMLButtonElement ? button : null;
  showError("", place);
  if (waiting) Object.assign(waiting, {disabled: true, textContent: "One moment …"});
  try {
    await action();
  } catch (error) {
    showError(refusal(error).message, place);
  } finally {
    if (waiting) Object.assign(waiting, {disabled: false, textContent: words});
  }
}

/** Return a random word of letters, digits, - and _. */
export function randomWord() {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
}

async function becomePlayer() {
  await call("/api/players", {name: storage.get("name") || undefined}, {tries: 6});
  document.body.dataset.known = "";
}

/**
 * Do something as a player; create the player first if this browser has none, or no longer has one.
 * @template T
 * @param {() => Promise<T>} action
 * @returns {Promise<T>}
 */
export async function asPlayer(action) {
  if (document.body.dataset.known === undefined) await becomePlayer();
  try {
    return await action();
  } catch (error) {
    if (refusal(error).code !== "no_token") throw error;
    await becomePlayer();
    return action();
  }
}

/**
 * Create a table and go there.
 * @param {Record<string, unknown>} body
 */
export async function createTable(body) {
  const request = {name: storage.get("name") || undefined, key: randomWord(), ...body};
  const created = await asPlayer(() => call("/api/tables", request, {tries: 6}));
  location.assign(created.url);
}
