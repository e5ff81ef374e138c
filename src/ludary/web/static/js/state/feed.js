/** The feed: server-sent events. After a loss it reconnects with the number of the last known entry. */

import {applyChanges} from "./json_changes.js";
import {withAllLayers} from "../board/panel.js";

const LONGEST = 15000; // ms between two tries
const CONNECTS = 8000; // ms in which a stream opens, or else something holds it back
const SILENCE = 22000; // ms without an event, where the server sends a beat every ten seconds: the stream has died without a word

/**
 * @typedef {object} Tells
 * @property {(snapshot: Snapshot) => void} snapshot
 * @property {() => BoardPicture | null} board - the one that is there
 * @property {(failures: number) => void} lost
 * @property {() => void} back
 */

/** Keeps a table up to date. */
export class Feed {
  /**
   * @param {string} path
   * @param {(all: boolean) => string} asks - what is had already, as a query: no layers where `all` are wanted
   * @param {Tells} tells
   */
  constructor(path, asks, tells) {
    this.path = path;
    this.asks = asks;
    this.tells = tells;
    this.failures = 0; // tries in a row that did not connect
    this.timer = 0; // until the next try, or until this one counts as lost
    /** @type {Snapshot | null} - the last one of this connection, to which changes are made */
    this.last = null;
    /** @type {EventSource | null} */
    this.source = null;
    addEventListener("online", () => this.retry());
    addEventListener("offline", () => this.lose());
    addEventListener("pagehide", () => this.close());
    addEventListener("pageshow", (event) => event.persisted && this.open());
    this.open();
  }

  /**
   * Connect anew.
   * @param {boolean} [all] - have all of the board sent
   */
  open(all = false) {
    this.close();
    const source = new EventSource(`${this.path}?changes=1&${this.asks(all)}`);
    this.source = source;
    this.timer = setTimeout(() => this.lose(), CONNECTS);
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
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.lose(), SILENCE);
  }

  close() {
    clearTimeout(this.timer);
    this.source?.close();
    this.source = this.last = null;
  }

  fail() {
    this.close();
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
