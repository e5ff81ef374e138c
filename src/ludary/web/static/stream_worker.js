/**
 * The shared worker of all tabs with tables. Over HTTP/1.1 a browser opens six connections to a host, and a stream keeps one for as long
 * as its tab is open. So the first tabs have streams of their own, and this worker has one stream for all others, which tells whose table
 * has changed. Each tab fetches its Snapshot itself.
 *
 * A tab sends `{table}` when it comes and after each beat, `{table, anew: true}` to have the stream opened anew, and null when it leaves.
 */

export {}; // a module, whose names are its own

const OWN = 3; // tabs with streams of their own
const MOST = 30; // tables of one stream; tabs beyond have streams of their own
const SOON = 100; // ms in which tabs that come and go are gathered
const LONGEST = 15000; // ms between two tries
const SILENCE = 22000; // ms without a beat after which the stream is dead
const MOST_UNANSWERED = 4; // beats after which a tab is gone, or frozen

/**
 * @typedef {object} Tab
 * @property {string} table
 * @property {boolean} own - whether it has a stream of its own
 * @property {number} unanswered - beats that it has not answered
 */

/** @type {Map<MessagePort, Tab>} */
const tabs = new Map();
/** @type {EventSource | null} */
let source = null;
let failures = 0, timer = 0;

/** Return the tabs without streams of their own. */
const sharing = () => [...tabs].filter(([, tab]) => !tab.own);

/**
 * Tell the tabs that have a table, or all that share the stream.
 * @param {string} word
 * @param {string} [table]
 */
function tell(word, table) {
  for (const [port, tab] of sharing()) if (table === undefined || tab.table === table) port.postMessage(word);
}

/**
 * Open the stream after a while, for the tables of the tabs that share it.
 * @param {number} ms
 */
function openIn(ms) {
  clearTimeout(timer);
  timer = setTimeout(open, ms);
}

function open() {
  const tables = [...new Set(sharing().map(([, {table}]) => table))];
  source?.close();
  source = null;
  if (!tables.length) return;
  source = new EventSource(`/api/events?tables=${tables.join(".")}`);
  source.onopen = alive;
  source.onerror = fail;
  source.addEventListener("beat", beat);
  source.addEventListener("table", ({data}) => tell("changed", JSON.parse(data)));
  source.addEventListener("missing", ({data}) => tell("missing", JSON.parse(data)));
  timer = setTimeout(fail, SILENCE);
}

function alive() {
  failures = 0;
  clearTimeout(timer);
  timer = setTimeout(fail, SILENCE);
}

/** Pass a sign of life on, and forget the tabs that have not answered the last ones. */
function beat() {
  alive();
  for (const [port, tab] of sharing()) {
    tab.unanswered += 1;
    if (tab.unanswered > MOST_UNANSWERED) leave(port);
  }
  tell("beat");
}

function fail() {
  source?.close();
  source = null;
  failures += 1;
  tell("lost");
  openIn(failures === 1 ? 300 : Math.min(LONGEST, 500 * 2 ** failures));
}

/**
 * @param {MessagePort} port
 * @param {string} table
 */
function join(port, table) {
  const own = tabs.size - sharing().length < OWN || sharing().length >= MOST;
  tabs.set(port, {table, own, unanswered: 0});
  if (own) return;
  port.postMessage("shared");
  openIn(SOON);
}

/** @param {MessagePort} port */
function leave(port) {
  if (tabs.get(port)?.own === false) openIn(SOON);
  tabs.delete(port);
}

/** @type {any} */ (self).onconnect = (/** @type {MessageEvent} */ {ports: [port]}) => {
  port.onmessage = ({data}) => {
    const tab = tabs.get(port);
    if (!data) leave(port);
    else if (!tab) join(port, data.table);
    else tab.unanswered = 0;
    if (data?.anew && tab && !tab.own) openIn(0);
  };
};
