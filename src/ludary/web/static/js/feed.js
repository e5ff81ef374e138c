/** The feed: server-sent events, and after a loss a new try with the number of the last entry known. */

const LONGEST = 15000; // ms between two tries

/** Keeps a table up to date. */
export class Feed {
  /**
   * @param {string} path
   * @param {() => string} asks - what is had already, as a query
   * @param {{snapshot: (snapshot: Snapshot) => void, lost: (failures: number) => void, back: () => void}} tells
   */
  constructor(path, asks, tells) {
    this.path = path;
    this.asks = asks;
    this.tells = tells;
    this.failures = 0; // tries in a row that did not connect
    this.timer = 0; // until the next try
    /** @type {EventSource | null} */
    this.source = null;
    addEventListener("online", () => this.retry());
    addEventListener("offline", () => {
      this.failures ||= 1; // sure enough to say so at once
      this.fail();
    });
    addEventListener("pagehide", () => this.close());
    addEventListener("pageshow", (event) => event.persisted && this.open());
    this.open();
  }

  open() {
    this.close();
    const source = new EventSource(`${this.path}?${this.asks()}`);
    this.source = source;
    source.onopen = () => this.alive();
    source.onerror = () => this.fail();
    source.addEventListener("snapshot", (event) => {
      this.alive();
      this.tells.snapshot(JSON.parse(event.data));
    });
  }

  /** Tell whether it is connected, as far as is known. */
  get isOpen() {
    return !this.failures && this.source?.readyState === EventSource.OPEN;
  }

  alive() {
    if (this.failures) this.tells.back();
    this.failures = 0;
  }

  close() {
    clearTimeout(this.timer);
    this.source?.close();
    this.source = null;
  }

  fail() {
    this.close();
    this.failures += 1;
    const wait = this.failures === 1 ? 300 : Math.min(LONGEST, 500 * 2 ** this.failures) * (0.8 + 0.4 * Math.random());
    if (this.failures > 1) this.tells.lost(this.failures);
    this.timer = setTimeout(() => this.open(), wait);
  }

  /** Try at once if not connected. */
  retry() {
    if (this.failures && this.source?.readyState !== EventSource.OPEN) this.open();
  }
}
