/** The server's answers to the pages, as the API describes them, and a few shapes that the pages' modules share. */

interface Action {
  id: number;
  notation: string;
  name: string;
  words: string;
  spot: string;
}

interface Decision {
  seat: number;
  yours: boolean;
  passing: boolean;
  actions: Action[];
  closing: number[];
  unavailable: Unavailable[];
}

interface Unavailable {
  words: string;
  reason: string;
  spots: string[];
}

interface Clock {
  left: number;
  running: boolean;
}

interface Player {
  seat: number;
  name: string;
  kind: "open" | "person" | "bot";
  bot: string | null;
  you: boolean;
  here: boolean;
  decides: boolean;
  score: number | null;
  score_words: string | null;
  resigned: boolean;
  late: boolean;
  stand_in: string | null;
  clock: Clock | null;
  result: number | null;
}

interface Topic {
  topic: string;
  words: string;
  quiet: boolean;
}

type BeatKind = "flip" | "move" | "roll" | "throw" | "spin" | "strike" | "gain" | "lose" | "say";

/** One thing that happened; what is empty is left out. */
interface Beat {
  kind: BeatKind;
  caption: string;
  spots?: string[];
  faces?: string[];
  badge?: string;
  weight?: number;
}

interface Entry {
  number: number;
  kind: string;
  seat: number;
  at: number;
  step: number | null;
  lines: string[];
  instead?: number;
  beats?: Beat[];
}

/** A choice that was made one by one with others, and can be taken back by itself. */
interface Picked {
  id: number;
  notation: string;
  spot: string;
}

interface Permissions {
  join: number[];
  leave: boolean;
  undo: "no" | "now" | "ask";
  picked: Picked[];
  resign: boolean;
  hint: boolean;
  say: boolean;
  free: number[];
  fill: number[];
  bot: number[];
  claim: number[];
  back: boolean;
  again: boolean;
  replay: boolean;
  record: boolean;
}

interface Ask {
  by: number;
  words: string;
  yours: boolean;
  waiting: string[];
}

/** Something that scores: how many every seat has, and their points. */
interface ScorePart {
  name: string;
  each: number | null;
  counts: number[];
  points: (number | null)[];
}

interface Outcome {
  words: string;
  last: string[];
  returns: number[] | null;
  scores: (number | null)[] | null;
  parts: ScorePart[];
  order: number[];
}

interface LayerPicture {
  id: string;
  svg: string | null;
}

interface PanelPicture {
  name: string;
  title: string;
  role: "map" | "story" | "hand" | "players" | "supply" | "aid";
  width: number;
  height: number;
  letters: number;
  strip: boolean;
  row: [number, number] | null;
  layers: LayerPicture[];
}

type Arrangement = string | ["across" | "down", ...Arrangement[]];

interface BoardPicture {
  name: string;
  heading: string;
  decides: string;
  ground: string;
  panels: PanelPicture[];
  wide: Arrangement[];
  narrow: Arrangement;
}

/** The height of an arrangement as a function of its width. */
interface Line {
  slope: number;
  rise: number;
}

interface Snapshot {
  table: string;
  game: string;
  title: string;
  edition: string;
  edition_brought: boolean;
  source: {table: string; step: number; words: string} | null;
  options: Record<string, string>;
  status: "waiting" | "playing" | "over";
  number: number;
  version: number;
  seat: number;
  now: number;
  players: Player[];
  decision: Decision | null;
  board: BoardPicture | null;
  text: string;
  news: Entry[];
  skipped: number;
  can: Permissions;
  ask: Ask | null;
  over: Outcome | null;
  again: {by: number; table: string; words: string} | null;
  clock: {kind: "none" | "live" | "turns"; words: string};
  pace: number;
  topics: Topic[];
  marks: boolean;
  trouble: string;
}

/** What changes at a place of a Snapshot: it is another value, a list with more or fewer things, or a text of which pieces are others. */
interface Change {
  at: (string | number)[];
  is?: unknown;
  from?: number;
  to?: number;
  put?: unknown[];
  by?: string;
  edits?: [number, number, string | null][];
}

interface Hint {
  id: number;
  notation: string;
  words: string;
  bot: string;
}

type Kind = "reach" | "sight" | "target" | "harm" | "take" | "remain";
type Marks = Partial<Record<Kind, string[]>>;

interface Rule {
  id: string;
  section: string;
  rule: string;
  actions: string[];
}

/** What lies at a spot of the board. */
interface Inspected {
  spot: string;
  title: string;
  lines: string[];
  rules: {id: string; section: string; rule: string}[];
}

/** Components of one sort, such as Monsters; the last of `header` is empty where rows end with what each does. */
interface ComponentTable {
  title: string;
  header: string[];
  rows: string[][];
  numbers: number;
}

interface Bot {
  name: string;
  title: string;
  about: string;
  seats: number[];
}

interface Game {
  name: string;
  title: string;
  seats: number[];
  bots: Bot[];
}

/** A browser or program in which one is signed in, or a link with which one can be in another. */
interface Session {
  id: string;
  label: string;
  link: boolean;
  since: number;
  used: number | null;
  here: boolean;
}

interface Card {
  id: string;
  game: string;
  title: string;
  status: "waiting" | "playing" | "over";
  players: string[];
  seats: number;
  open: number;
  yours: boolean;
  seat: number;
  kept: boolean;
  url: string;
  since: number;
  clock: string;
}

interface ReplayHead {
  table: string;
  game: string;
  title: string;
  players: {seat: number; name: string}[];
  steps: number;
  lines: string[][];
  over: Outcome | null;
}

interface Frame {
  step: number;
  seat: number;
  board: BoardPicture | null;
  text: string;
  lines: string[];
  beats: Beat[];
  decides: number;
}

interface PastBoard {
  number: number;
  step: number;
  seat: number;
  board: BoardPicture | null;
  text: string;
  beats: Beat[];
  decides: number;
}

interface TurningPoint {
  step: number;
  actor: number;
  action: string;
  seat: number;
  before: number;
  after: number;
  words: string;
}

interface Review {
  status: "working" | "ready" | "impossible";
  words: string;
  turns: TurningPoint[];
}

interface SeatWish {
  kind: "me" | "open" | "bot";
  bot?: string;
}

/** The server's answer to something that was sent to a table. */
interface Answer {
  snapshot?: Snapshot;
}

type Child = Node | string | null | undefined | false;

/** A piece of the board, with its middle and its matrix in pixels of the board's box. */
interface Piece {
  node: SVGGraphicsElement;
  kind: string;
  matrix: DOMMatrix;
  at: DOMPoint;
}

/** What somebody did, as beats. */
interface Step {
  seat: number;
  beats: Beat[];
}

/** Steps that lead to a board. */
interface Scene {
  steps: Step[];
  board: BoardPicture | null;
  before?: BoardPicture | null; // shown first
  patient?: boolean; // somebody asked to see it: nothing hurries
  past?: boolean; // of an earlier moment: what it did last is marked only while that is shown
}

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A choice as it is listed: its number, and the words on its button. */
interface Row {
  action: Action;
  number: number;
  words: string;
}

interface Group {
  heading: string;
  rows: Row[];
}

/** The board on which marks are drawn. */
interface Marked {
  box: HTMLElement;
  spots: string[];
  at(spot: string): SVGGraphicsElement[];
}
