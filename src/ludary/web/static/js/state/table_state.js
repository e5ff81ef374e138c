/** The state of a table's page. */

import {groups} from "./grouping.js";

/** @import {Board} from "../board/board.js" */
/** @import {Director} from "../beats/director.js" */
/** @import {Feed} from "./feed.js" */

/** @param {Entry} entry */
export const isTalk = (entry) => entry.kind === "say";

const TRAINED = "trained:"; // before the names of bots that were trained
/** @type {Record<string, string>} - where the page lists no such bot */
const LEVELS = {
  uniform: "Random", novice: "Easy", casual: "Medium", careless: "Easy", greedy: "Medium", learned: "Hard",
  "ismcts:1000": "Hard", "ismcts:4000": "Very hard", "search:1000": "Expert",
};

/**
 * The actions of a decision as they are listed: in groups, and last of all those that end a turn, pass, or give something up.
 * @param {Decision} decision
 * @returns {Action[]}
 */
function inOrder({actions, closing}) {
  const parts = [false, true].map((last) => actions.filter(({id}) => closing.includes(id) === last));
  return parts.flatMap((part) => groups(part).flatMap(({rows}) => rows.map(({action}) => action)));
}

/** A table as this browser's player sees it. */
export class Table {
  /** @type {Map<number, Entry>} - the log, by number */
  entries = new Map();
  /** @type {(verb: string) => void} - open the tab of the rules about a verb */
  openRules = () => {};
  /** @type {(action: Action) => Promise<unknown>} - make a choice */
  choose = () => Promise.resolve();

  /**
   * @param {Snapshot} snapshot
   * @param {Rule[]} rules
   * @param {Bot[]} bots - who may play or advise, as the lobby lists them
   * @param {Board} board
   */
  constructor(snapshot, rules, bots, board) {
    this.snapshot = snapshot;
    this.rules = rules;
    this.bots = bots;
    this.board = board;
    /** @type {Feed | null} */
    this.feed = null;
    /** @type {Director | null} */
    this.director = null;
    /** @type {(snapshot: Snapshot) => void} - what is done with an answer's Snapshot */
    this.accept = () => {};
    this.addEntries(snapshot);
    this.ahead = snapshot.now - Date.now(); // how far the server's clock is before ours, ms
    this.asked = Date.now(); // when the Snapshot was last asked for, not sent
    this.lost = false; // the connection
    this.held = false; // the decision or the result, until what led to it has been shown
    this.leaving = this.busy = false; // because this player chose to; something has been sent, and its answer is awaited
    /** @type {Set<() => void>} - called after each Snapshot that is taken */
    this.snapshotListeners = new Set();
    this.unread = 0; // messages
    this.warned = this.ruled = ""; // the last word about low time; the verb whose rules are shown
    /** @type {{decision: Decision | null, actions: Action[]}} - the choices in their order */
    this.ordered = {decision: null, actions: []};
    this.filter = this.digits = ""; // what is looked for among the choices; the number of one, as far as it is typed
    this.typing = 0; // timer until it is taken
    /** @type {number | null} - the entry of the log after which the board is shown, instead of the present one */
    this.shownMoment = null;
    /** @type {number | null} - the same while it stays there; a mere glance of the mouse goes back by itself */
    this.pinnedMoment = null;
    /** @type {() => void} - show the present */
    this.redraw = () => {};
    /** @type {{tell: (target: EventTarget | null) => void, walk: (spot: string) => void}} - see `choices/places.js` */
    this.places = {tell: () => {}, walk: () => {}};
    /** @type {Hint | null} */
    this.hint = null;
    /** @type {number | null} - the action of which it is shown what it would do */
    this.tooltipAction = null;
    /** @type {number | null} - the action of which it is marked, or asked, what it would touch */
    this.markedAction = null;
    this.markTimer = 0; // timer until that is asked
    /** @type {AbortController | null} - how to break off the asking */
    this.marksRequest = null;
    /** @type {{version: number, told: Map<number, Marks>}} - what actions of this version would touch, by id */
    this.touches = {version: 0, told: new Map()};
  }

  /**
   * Return the path of one of the table's routes.
   * @param {string} what
   */
  path(what) {
    return `/api/tables/${this.snapshot.table}/${what}`;
  }

  /** The number of the last entry known. */
  get known() {
    return Math.max(0, ...this.entries.keys());
  }

  get mine() {
    return this.snapshot.players.find((player) => player.you);
  }

  get decides() {
    return Boolean(this.snapshot.decision?.yours && !this.mine?.stand_in);
  }

  /** Show the decision, although what led to it is not shown any more. */
  release() {
    if (!this.held) return;
    this.held = false;
    this.redraw();
  }

  /** The actions that may be chosen now, in the order in which they are listed and numbered. */
  get choices() {
    const {decision} = this.snapshot;
    if (!decision || !this.decides || this.held) return [];
    if (this.ordered.decision !== decision) this.ordered = {decision, actions: inOrder(decision)};
    return this.ordered.actions;
  }

  /**
   * Tell whether a choice ends a turn, passes, or gives something up: these come last.
   * @param {Action} action
   */
  isClosing(action) {
    return Boolean(this.snapshot.decision?.closing.includes(action.id));
  }

  /**
   * Return the unavailable choices about a spot of the board.
   * @param {string} spot
   */
  offAt(spot) {
    return spot && this.choices.length ? this.snapshot.decision?.unavailable.filter((one) => one.spots.includes(spot)) ?? [] : [];
  }

  /** Tell whether this player's last action was the first half of a move: it has no words yet, and can be taken back at once. */
  get isHalfway() {
    const done = [...this.entries.values()].filter((entry) => entry.step !== null).sort((one, other) => one.number - other.number).at(-1);
    const mine = done?.kind === "act" && done.seat === this.snapshot.seat && !done.lines.length;
    return Boolean(mine && this.choices.length && this.snapshot.can.undo === "now");
  }

  /** Tell whether somebody waits for this player. */
  get turn() {
    return this.decides || Boolean(this.snapshot.ask?.yours);
  }

  /**
   * The choices about a spot of the board.
   * @param {string} spot
   */
  choicesAt(spot) {
    return spot ? this.choices.filter((action) => action.spot === spot) : [];
  }

  /** @param {number} seat */
  nameOf(seat) {
    return this.snapshot.players[seat]?.name || "";
  }

  /**
   * `a medium bot`, `the hard bot`, `the bot Ada`, ...
   * @param {string} name
   * @param {string} article
   */
  botTitle(name, article) {
    if (name.startsWith(TRAINED)) return this.trainedTitle(name, article);
    const title = this.bots.find((bot) => bot.name === name)?.title || LEVELS[name] || LEVELS[name.split(":")[0]];
    return title ? `${article} ${title.toLowerCase()} bot` : `the bot ${name}`;
  }

  /**
   * Return the title of a trained bot, which has its own name; once it is no longer offered, another bot replaces it.
   * @param {string} name
   * @param {string} article
   */
  trainedTitle(name, article) {
    const here = this.bots.some((bot) => bot.name === name), own = name.slice(TRAINED.length);
    return here ? `${article && "the"} bot ${own}` : `${article} bot in place of ${own}`;
  }

  /**
   * The rules about a verb, those about it alone first.
   * @param {string} verb
   */
  rulesOf(verb) {
    const rows = this.rules.filter((row) => row.actions.includes(verb));
    return rows.sort((one, other) => one.actions.length - other.actions.length);
  }

  /**
   * Add the new entries of a Snapshot to the log, and return them. An entry that continues the last line of an earlier one, such as a
   * walk, replaces that line.
   * @param {Snapshot} snapshot
   */
  addEntries(snapshot) {
    const fresh = snapshot.news.filter((entry) => !this.entries.has(entry.number));
    for (const entry of fresh) {
      this.entries.set(entry.number, entry);
      const before = entry.instead ? this.entries.get(entry.instead) : undefined;
      if (before) this.entries.set(before.number, {...before, lines: before.lines.slice(0, -1)});
    }
    return fresh;
  }

  /**
   * Tell whether a Snapshot is older than what is shown.
   * @param {Snapshot} snapshot
   */
  isOlder(snapshot) {
    return snapshot.number < this.snapshot.number || (snapshot.number === this.snapshot.number && snapshot.now < this.snapshot.now);
  }

  /**
   * Replace the Snapshot, and forget what was found for another version.
   * @param {Snapshot} snapshot
   */
  take(snapshot) {
    if (snapshot.version !== this.snapshot.version) Object.assign(this, {hint: null, filter: ""});
    this.snapshot = snapshot;
    this.ahead = snapshot.now - Date.now();
    for (const tell of this.snapshotListeners) tell();
  }

  /**
   * Wait until a Snapshot with this number, or a later one, is shown; false if that takes longer.
   * @param {number} number
   * @param {number} ms
   * @returns {Promise<boolean>}
   */
  async reaches(number, ms) {
    if (this.snapshot.number >= number) return true;
    let tell = () => {}, timer = 0;
    const arrival = new Promise((/** @type {(is: boolean) => void} */ done) => {
      tell = () => { if (this.snapshot.number >= number) done(true); };
      timer = setTimeout(done, ms, false);
    });
    this.snapshotListeners.add(tell);
    const there = await arrival;
    this.snapshotListeners.delete(tell);
    clearTimeout(timer);
    return there;
  }
}
