/**
 * The feed: server-sent events. After a loss it reconnects with the number of the last known entry. The shared worker of all tabs says
 * which of them share its stream; without such a worker each has a stream of its own.
 */

import {applyChanges} from "./json_changes.js";
import {withAllLayers} from "../board/panel.js";

const LONGEST = 15000; // ms between two tries
const CONNECTS = 8000; // ms in which a stream opens, or else something holds it back
const SILENCE = 22000; // ms without an event, where the server sends a beat every ten seconds: the stream has died without a word
const WORKER = "../stream_worker.js"; // seen from this bundle

/**
 * @typedef {object} Tells
 * @property {(snapshot: Snapshot) => void} snapshot
 * @property {() => Promise<void>} changed - the table has changed: fetch its Snapshot
 * @property {() => BoardPicture | null} board - the one that is there
 * @property {(failures: number) => void} lost
 * @property {() => void} back
 */

/** Keeps a table up to date. */
export class Feed {
  /**
   * @param {string} id - the table's
   * @param {string} path
   * @param {(all: boolean) => string} asks - what is had already, as a query: no layers where `all` are wanted
   * @param {Tells} tells
   */
  constructor(id, path, asks, tells) {
    this.id = id;
    this.path = path;
    this.asks = asks;
    this.tells = tells;
    this.failures = 0; // tries in a row that did not connect
    this.timer = 0; // until the next try, or until this one counts as lost
    /** @type {Snapshot | null} - the last one of this connection, to which changes are made */
    this.last = null;
    /** @type {EventSource | null} */
    this.source = null;
    this.isShared = false; // whether the shared worker's stream brings the news
    this.isFetching = this.isStale = false; // a Snapshot is being fetched; the table has changed meanwhile
    this.port = this.connect();
    addEventListener("online", () => this.retry());
    addEventListener("offline", () => this.lose());
    addEventListener("pagehide", () => this.close());
    addEventListener("pageshow", (event) => event.persisted && this.join());
    this.join();
  }

  /** Return the line to the shared worker; null where the browser has none. */
  connect() {
    if (!("SharedWorker" in window)) return null;
    const {port} = new SharedWorker(new URL(WORKER, import.meta.url), {type: "module"});
    port.onmessage = ({data}) => this.learn(data);
    return port;
  }

  /** Open a stream, and ask the shared worker whether there are too many. */
  join() {
    this.port?.postMessage({table: this.id});
    this.open();
  }

  /**
   * Handle a message of the shared worker.
   * @param {"shared" | "changed" | "beat" | "lost" | "missing"} word
   */
  learn(word) {
    if (word === "shared") {
      this.stop();
      this.isShared = true;
    }
    if (!this.isShared) return;
    if (word === "missing") { // the shared stream goes on without this table
      this.close();
      this.lose();
      return;
    }
    if (word === "lost") {
      this.failures += 1;
      this.wait(SILENCE);
      if (this.failures > 1) this.tells.lost(this.failures);
      return;
    }
    this.port?.postMessage({table: this.id});
    this.alive();
    if (word !== "beat") this.fetch();
  }

  /** Fetch the Snapshot, and fetch it again if the table changes meanwhile. */
  async fetch() {
    this.isStale = true;
    if (this.isFetching) return;
    this.isFetching = true;
    while (this.isStale) {
      this.isStale = false;
      await this.tells.changed();
    }
    this.isFetching = false;
  }

  /**
   * Connect anew.
   * @param {boolean} [all] - have all of the board sent
   */
  open(all = false) {
    this.stop();
    if (this.isShared) {
      this.port?.postMessage({table: this.id, anew: true});
      this.wait(CONNECTS);
      return;
    }
    const source = new EventSource(`${this.path}?changes=1&${this.asks(all)}`);
    this.source = source;
    this.wait(CONNECTS);
    source.onopen = () => this.alive();
    source.onerror = () => this.fail();
    source.addEventListener("beat", () => this.alive());
    source.addEventListener("snapshot", (event) => this.hear(() => JSON.parse(event.data)));
    source.addEventListener("changes", (event) => this.hear(() => applyChanges(this.last, JSON.parse(event.data))));
  }

  /**
   * Tell of a Snapshot that is whole; where this page lacks what it is made of, ask for all of it.
   * @param {() => Snapshot} snapshotOf
   */
  hear(snapshotOf) {
    this.alive();
    try {
      const snapshot = snapshotOf(), board = withAllLayers(snapshot.board, this.tells.board());
      if (snapshot.board && !board) throw new Error("a layer is only named that this page has not got");
      this.last = {...snapshot, board};
    } catch {
      this.open(true);
      return;
    }
    this.tells.snapshot({...this.last});
  }

  /** Tell whether it is connected, as far as is known. */
  get isOpen() {
    return !this.failures && this.source?.readyState === EventSource.OPEN;
  }

  alive() {
    if (this.failures) this.tells.back();
    this.failures = 0;
    this.wait(SILENCE);
  }

  /**
   * Count the connection as lost after so many ms of silence. If the shared worker is silent, go on without it.
   * @param {number} ms
   */
  wait(ms) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.isShared = false;
      this.lose();
    }, ms);
  }

  /** End the feed, until it is joined again. */
  close() {
    this.port?.postMessage(null);
    this.isShared = false;
    this.stop();
  }

  stop() {
    clearTimeout(this.timer);
    this.source?.close();
    this.source = this.last = null;
  }

  fail() {
    this.stop();
    this.failures += 1;
    const wait = this.failures === 1 ? 300 : Math.min(LONGEST, 500 * 2 ** this.failures) * (0.8 + 0.4 * Math.random());
    if (this.failures > 1) this.tells.lost(this.failures);
    this.timer = setTimeout(() => this.open(), wait);
  }

  /** The connection is lost for sure: say so at once, and try again. */
  lose() {
    this.failures ||= 1;
    this.fail();
  }

  /** Try at once if not connected. */
  retry() {
    if (this.failures && this.source?.readyState !== EventSource.OPEN) this.open();
  }
}
