/** Shapes that the pages' modules share; the API's answers are in `api.d.ts`. */

type Arrangement = string | ["across" | "down", ...Arrangement[]];

/** The height of an arrangement as a function of its width. */
interface Line {
  slope: number;
  rise: number;
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

type Marks = Partial<Record<Mark, string[]>>;

interface Rule {
  id: string;
  section: string;
  rule: string;
  actions: string[];
  origin: string;
}

/** A thing of the box that sentences name. */
interface Term {
  names: string[];
  title: string;
  kind: string;
  lines: string[];
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

/** What the server tells the service worker. */
declare const APP: {icon: string; badge: string; page: string; policy: string};
