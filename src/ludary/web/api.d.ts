/** The API's answers, made from the server's models by `python -m tests.web.api_types`: do not edit. */

type BeatKind = "flip" | "move" | "roll" | "throw" | "spin" | "strike" | "gain" | "lose" | "say";

type Mark = "from" | "reach" | "sight" | "target" | "harm" | "take" | "remain";

/** The game from which another one goes on. */
interface GameSource {
  table: string;
  step: number;
  words: string;
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
  standing: string | null;
  resigned: boolean;
  late: boolean;
  stand_in: string | null;
  clock: Clock | null;
  result: number | null;
}

interface Action {
  id: number;
  notation: string;
  name: string;
  words: string;
  spot: string;
}

interface Unavailable {
  words: string;
  reason: string;
  spots: string[];
}

interface Decision {
  seat: number;
  yours: boolean;
  passing: boolean;
  actions: Action[];
  closing: number[];
  unavailable: Unavailable[];
  rules: string[];
}

/** A layer of a panel. */
interface LayerPicture {
  id: string;
  svg: string | null;
}

/** A panel of a board. */
interface PanelPicture {
  name: string;
  title: string;
  role: "map" | "dice" | "story" | "hand" | "players" | "supply" | "aid";
  width: number;
  height: number;
  letters: number;
  strip: boolean;
  row: [number, number] | null;
  played_on: boolean;
  shape_of: string;
  layers: LayerPicture[];
}

/** A board as panels, and how they may lie: trees of names and of `["across", ...]` and
    `["down", ...]`.
     */
interface BoardPicture {
  name: string;
  heading: string;
  decides: string;
  ground: string;
  panels: PanelPicture[];
  wide: Arrangement[];
  narrow: Arrangement;
}

/** A beat, as pages show it: an event with its spots, its kind and a caption. */
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
  words: string;
  spot: string;
}

/** The things that your seat may do beside its decision. */
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

/** A request to take the last action back. */
interface UndoRequest {
  by: number;
  words: string;
  yours: boolean;
  waiting: string[];
}

/** A kind of things that score: how many every seat has, and their points. */
interface ScorePart {
  name: string;
  each: number | null;
  counts: number[];
  points: (number | null)[];
}

/** The end of a game. */
interface Outcome {
  words: string;
  verdict: string;
  last: string[];
  returns: number[] | null;
  scores: (number | null)[] | null;
  parts: ScorePart[];
  order: number[];
}

interface RematchOffer {
  by: number;
  table: string;
  words: string;
}

interface ClockTerms {
  kind: "none" | "live" | "turns";
  words: string;
}

interface Topic {
  topic: string;
  words: string;
  quiet: boolean;
}

/** A table as a seat, or a spectator, is shown it. */
interface Snapshot {
  table: string;
  game: string;
  title: string;
  edition: string;
  edition_brought: boolean;
  source: GameSource | null;
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
  ask: UndoRequest | null;
  over: Outcome | null;
  again: RematchOffer | null;
  tournament?: string;
  clock: ClockTerms;
  pace: number;
  hints: boolean;
  topics: Topic[];
  marks: boolean;
  muted?: number[];
  blocked?: number[];
  trouble: string;
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
  ending: string;
}

interface ReplayPlayer {
  seat: number;
  name: string;
}

interface ReplayHead {
  table: string;
  game: string;
  title: string;
  players: ReplayPlayer[];
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

/** The board after an earlier entry of a table's log. */
interface PastBoard {
  number: number;
  step: number;
  seat: number;
  board: BoardPicture | null;
  text: string;
  beats: Beat[];
  decides: number;
}

/** One player's game: `start + skill + gifts + play + luck` is `result`. */
interface ReviewPlayer {
  seat: number;
  name: string;
  start: number;
  skill: number;
  gifts: number;
  play: number;
  luck: number;
  result: number;
  error: number;
  choices: number;
  error_rate: number;
}

interface ReviewChances {
  step: number;
  chances: number[];
}

/** The places of a choice on the board. */
interface MovePlaces {
  spot: string;
  start: string;
}

/** A choice that gave away a chance to win for certain. */
interface ReviewMark {
  step: number;
  seat: number;
  mark: "inaccuracy" | "mistake" | "blunder";
  loss: number;
  error: number;
  action: string;
  best: string;
  chance: number;
  made: MovePlaces;
  better: MovePlaces;
  words: string;
}

/** An outcome of fate by which a seat's chance changed much. */
interface ReviewLuck {
  step: number;
  seat: number;
  change: number;
  words: string;
}

interface ReviewFound {
  version: string;
  reviewer: string;
  judge: "network" | "formula";
  about: string;
  finished: boolean;
  players: ReviewPlayer[];
  chances: ReviewChances[];
  turning: string;
  turning_step: number;
  marked: ReviewMark[];
  lucky: ReviewLuck[];
  picture: string;
  text: string;
}

/** The review of a finished game. */
interface Review {
  status: "working" | "ready" | "impossible";
  words: string;
  progress: number;
  found: ReviewFound | null;
}

/** A lesson without its steps. */
interface LessonHead {
  game: string;
  title: string;
  lesson: string;
  minutes: number;
  seat: number;
  players: string[];
  steps: number;
  marks: boolean;
}

/** A position as one seat sees it, and the choices of that seat, if it is to choose. */
interface Position {
  board: BoardPicture | null;
  text: string;
  planned: number;
  actions: Action[];
  closing: number[];
  unavailable: Unavailable[];
  rules: string[];
}

/** Beats of what a seat did, as pages show them. */
interface PlayedStep {
  seat: number;
  beats: Beat[];
}

interface LessonStep {
  board: BoardPicture | null;
  text: string;
  planned: number;
  actions: Action[];
  closing: number[];
  unavailable: Unavailable[];
  rules: string[];
  number: number;
  say: string;
  point: string;
  news: string[];
  scenes: PlayedStep[];
}

/** The answer to a choice that is not planned. */
interface ChoiceAnswer {
  action: number;
  words: string[];
}

/** A position to solve. */
interface PuzzleHead {
  game: string;
  title: string;
  seat: number;
  players: string[];
  number: number;
  keys: string[];
  marks: boolean;
}

/** The answer to a choice of a position to solve. */
interface PuzzleAnswer {
  action: number;
  right: boolean;
  move: MovePlaces;
  words: string[];
}

/** A choice, as a hint weighs it, by what your seat knows. */
interface HintChoice {
  id: number;
  words: string;
  chance: number;
  error: number;
  less: number;
  less_error: number;
  checked: boolean;
  compared: string;
  why: string;
}

interface Hint {
  id: number;
  notation: string;
  words: string;
  bot: string;
  move: MovePlaces;
  choices: HintChoice[];
}

/** A row of the game's ledger. */
interface RuleRow {
  id: string;
  section: string;
  rule: string;
  origin: string;
}

/** The thing at a spot of your board. */
interface Inspected {
  spot: string;
  title: string;
  lines: string[];
  rules: RuleRow[];
  origin: string;
}

/** Components of one sort, such as Monsters. */
interface ComponentTable {
  title: string;
  header: string[];
  rows: string[][];
  origins: string[];
  numbers: number;
}

/** The spots of the board that a choice would touch. */
interface ChoiceMarks {
  action: number;
  version: number;
  marks: Partial<Record<Mark, string[]>>;
}

/** A browser or program in which you are signed in, or a link for signing in. */
interface Session {
  id: string;
  label: string;
  link: boolean;
  since: number;
  used: number | null;
  here: boolean;
}

/** The options of `navigator.credentials.create`: a discoverable credential, `userVerification`
    "preferred".
     */
interface CreationOptions {
  challenge: string;
  site: string;
  person: string;
  name: string;
  known: string[];
  algorithms: number[];
  lasts: number;
}

interface ProofOptions {
  challenge: string;
  site: string;
  lasts: number;
  known: string[];
}

/** The options of `navigator.credentials.get`. */
interface RequestOptions {
  challenge: string;
  site: string;
  lasts: number;
}

interface Passkey {
  id: string;
  name: string;
  since: number;
  used: number | null;
  waits: boolean;
}

interface PasskeyList {
  passkeys: Passkey[];
}

/** A session that a passkey began. */
interface SignedInBy {
  token: string;
  name: string;
  voucher: string | null;
  tables: number;
  due: number | null;
}

interface Preferences {
  preferences: Record<string, string>;
}

interface FinishedGame {
  id: string;
  game: string;
  title: string;
  seat: number;
  outcome: "won" | "drew" | "lost" | "";
  others: string[];
  ended: number;
  actions: number | null;
  url: string;
  replay: string;
}

interface GameCount {
  game: string;
  title: string;
  played: number;
  won: number;
  drew: number;
  lost: number;
}

/** Counts of games in which you ended before, beside and behind somebody. */
interface HeadToHead {
  name: string;
  played: number;
  ahead: number;
  level: number;
  behind: number;
}

interface OwnGames {
  running: Card[];
  finished: FinishedGame[];
  count: number;
  page: number;
  pages: number;
  unknown: number;
  by_game: GameCount[];
  people: HeadToHead[];
  bots: HeadToHead[];
}

/** Somebody whom you have blocked, or muted at a table. */
interface BlockedPerson {
  id: string;
  name: string;
  table: string | null;
  since: number;
}

interface Message {
  number: number;
  seat: number;
  name: string;
  at: number;
  text: string;
}

/** A report of a player. */
interface ReportRow {
  id: string;
  at: number;
  by: string;
  by_name: string;
  origin: string;
  other: string;
  name: string;
  table: string;
  seat: number;
  reason: "insults" | "threats" | "spam" | "cheating" | "name" | "other";
  words: string;
  evidence: Message[];
  handled: number | null;
}

interface SeatRow {
  seat: number;
  kind: "open" | "person" | "bot";
  name: string;
  person: string | null;
}

/** A table, without anything of its game. */
interface TableRow {
  id: string;
  game: string;
  status: "waiting" | "playing" | "over";
  number: number;
  public: boolean;
  since: number;
  touched: number;
  owner: string | null;
  origin: string | null;
  bytes: number;
  seats: SeatRow[];
}

/** A tournament. */
interface TournamentRow {
  id: string;
  name: string;
  status: "waiting" | "playing" | "over";
  since: number;
  touched: number;
  owner: string | null;
  origin: string | null;
  players: number;
}

/** A player. */
interface PlayerRow {
  id: string;
  name: string;
  since: number;
  origin: string | null;
  tables: number;
  banned: boolean;
}

interface BanRow {
  id: string;
  person: string | null;
  network: string | null;
  name: string;
  why: string;
  since: number;
  until: number;
  ended: number | null;
}

/** A row of the audit trail. */
interface ActRow {
  number: number;
  at: number;
  who: string;
  what: string;
  about: string;
  words: string;
  why: string;
  undoes: number | null;
  undone: boolean;
  can_undo: boolean;
}

/** One of the lists, the newest first; of the others none. */
interface AdminLists {
  reports?: ReportRow[];
  tables?: TableRow[];
  tournaments?: TournamentRow[];
  players?: PlayerRow[];
  bans?: BanRow[];
  acts?: ActRow[];
}

/** A value of an edition that can be changed. */
interface EditionField {
  path: string;
  label: string;
  kind: "number" | "switch" | "choice" | "text";
  value: string;
  least: number | null;
  most: number | null;
  values: string[];
  about: string;
  pattern: string;
}

interface EditionRow {
  name: string;
  about: string;
  fields: EditionField[];
}

/** A table of an edition, with a row for each entry. */
interface EditionGroup {
  key: string;
  title: string;
  rows: EditionRow[];
}

/** An edition with changes. */
interface ChangedEdition {
  text: string;
  form: EditionGroup[];
}

interface LabTable {
  title: string;
  head: string[];
  rows: string[][];
  note: string;
}

interface LabChart {
  title: string;
  svg: string;
  words: string;
  note: string;
}

/** An answer: what is clear, what is not, and the figures. */
interface LabFound {
  question: string;
  verdict: string[];
  about: string[];
  tables: LabTable[];
  charts: LabChart[];
  page: string;
}

/** The state of a question. */
interface LabAnswer {
  id: string;
  status: "working" | "ready" | "impossible";
  words: string;
  progress: number;
  found: LabFound | null;
}

/** Hours in which no alert is sent; it comes when they end, if it is still the player's turn. */
interface QuietHours {
  begins: string;
  ends: string;
  zone: string;
}

interface MailState {
  address: string;
  confirmed: boolean;
}

/** Your settings for alerts of turns in games that go over days, while you are not at the
    table.
     */
interface AlertState {
  everywhere: boolean;
  wanted: boolean | null;
  here: boolean;
  browsers: number;
  quiet: QuietHours | null;
  mail: MailState | null;
  mails: boolean;
  key: string;
}

interface TournamentPlan {
  game: string;
  title: string;
  format: "swiss" | "robin";
  seats: number;
  rounds: number;
  minutes: number;
  increment: number;
}

interface TournamentPlayer {
  number: number;
  name: string;
  left: "" | "left" | "out";
  place: number;
  points: number;
  buchholz: number;
  wins: number;
}

/** A table of a round. */
interface TournamentBoard {
  table: string;
  players: number[];
  status: "waiting" | "playing" | "over";
  points: number[] | null;
}

interface TournamentRound {
  boards: TournamentBoard[];
  byes: number[];
}

/** A tournament as everybody may see it, and which player you are. */
interface TournamentState {
  id: string;
  name: string;
  status: "waiting" | "playing" | "over";
  plan: TournamentPlan;
  players: TournamentPlayer[];
  rounds: TournamentRound[];
  you: number;
  organiser: boolean;
  open: boolean;
  table: string;
}
