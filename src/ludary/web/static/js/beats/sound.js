/** A few quiet sounds, made here: off until somebody wants them, and remembered by this browser. */

import {$} from "../common/dom.js";
import {storage} from "../common/storage.js";
import {announce} from "../common/notices.js";

/** @import {Table} from "../state/table_state.js" */
/** @typedef {"flip" | "move" | "roll" | "throw" | "spin" | "strike" | "gain" | "lose" | "say" | "turn" | "end"} Sound */

const LOUD = 0.16; // how loud everything is together

/** @type {AudioContext | null} */
let audio = null;
/** @type {GainNode | null} */
let out = null;
/** @type {AudioBuffer | null} - what cards, dice and sticks are made of */
let noise = null;
/** @type {Sound | ""} - one's turn or the end, which is not heard before it is seen */
let due = "";
let last = 0; // when the last one began, s: several at once would be a din

const isOn = () => storage.get("sound") === "on";

/** Return the audio output. Browsers start it only after the user has pressed something. */
function speakers() {
  if (!audio || !out) {
    audio = new AudioContext();
    out = new GainNode(audio, {gain: LOUD});
    out.connect(audio.destination);
    noise = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
    noise.getChannelData(0).forEach((_, at, all) => { all[at] = 2 * Math.random() - 1; });
  }
  if (audio.state === "suspended") audio.resume().catch(() => {});
  return {audio, out};
}

/**
 * A loudness that begins at once and fades away.
 * @param {number} at
 * @param {number} loud
 * @param {number} fades
 */
function fading(at, loud, fades) {
  const {audio: by, out: into} = speakers(), gain = new GainNode(by, {gain: 0});
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0008, at + fades);
  gain.connect(into);
  return gain;
}

/**
 * A tone of a bell or a wooden bar.
 * @param {number} at
 * @param {number} pitch - in Hz
 * @param {number} loud
 * @param {number} fades - seconds
 * @param {OscillatorType} [type]
 * @param {number} [to] - the pitch to which it glides
 */
function tone(at, pitch, loud, fades, type = "sine", to = pitch) {
  const oscillator = new OscillatorNode(speakers().audio, {type, frequency: pitch});
  oscillator.frequency.exponentialRampToValueAtTime(to, at + fades);
  oscillator.connect(fading(at, loud, fades));
  oscillator.start(at);
  oscillator.stop(at + fades + 0.02);
}

/**
 * A rustle or a click: a piece of noise around a pitch.
 * @param {number} at
 * @param {number} pitch
 * @param {number} loud
 * @param {number} fades
 * @param {number} [sharp]
 */
function rustle(at, pitch, loud, fades, sharp = 1) {
  const {audio: by} = speakers(), band = new BiquadFilterNode(by, {type: "bandpass", frequency: pitch, Q: sharp});
  const source = new AudioBufferSourceNode(by, {buffer: noise});
  source.connect(band).connect(fading(at, loud, fades));
  source.start(at, Math.random() * 0.2, fades + 0.02);
}

/**
 * The sound of each kind, played from a moment on.
 * @type {Record<Sound, (at: number) => void>}
 */
const SOUNDS = {
  flip: (at) => { rustle(at, 2600, 0.5, 0.09); rustle(at + 0.05, 1500, 0.35, 0.06); },
  move: (at) => { rustle(at, 700, 0.8, 0.07, 2); tone(at, 180, 0.25, 0.08); },
  roll: (at) => [0, 0.07, 0.13, 0.22, 0.34].forEach((late, n) => rustle(at + late, 1800 - 150 * n, 0.9 - 0.12 * n, 0.045, 4)),
  throw: (at) => [0, 0.06, 0.15].forEach((late, n) => {
    rustle(at + late, 900 + 200 * n, 0.8, 0.06, 3);
    tone(at + late, 420, 0.12, 0.05, "triangle");
  }),
  spin: (at) => [0, 0.05, 0.11, 0.19, 0.3, 0.46].forEach((late) => rustle(at + late, 2200, 0.5, 0.03, 6)),
  strike: (at) => { tone(at, 150, 0.9, 0.22, "triangle", 60); rustle(at, 420, 0.7, 0.12); },
  gain: (at) => { tone(at, 660, 0.3, 0.18); tone(at + 0.08, 880, 0.3, 0.24); },
  lose: (at) => { tone(at, 392, 0.3, 0.2); tone(at + 0.09, 311, 0.3, 0.28); },
  say: () => {},
  turn: (at) => { tone(at, 523, 0.4, 0.4); tone(at + 0.13, 784, 0.4, 0.6); tone(at + 0.13, 1568, 0.08, 0.4); },
  end: (at) => [392, 523, 659, 784].forEach((pitch, n) => tone(at + 0.14 * n, pitch, 0.38, 0.5 + 0.15 * n)),
};
const SHORTEST = 0.05; // s between two sounds

/**
 * Play a sound, by the kind of a beat, if sounds are wanted and the page is seen; one's turn is heard in another tab too.
 * @param {string} kind
 */
export function playSound(kind) {
  const sound = SOUNDS[/** @type {Sound} */ (kind)];
  if (!sound || !isOn() || (document.hidden && kind !== "turn" && kind !== "end")) return;
  const now = speakers().audio.currentTime;
  if (now - last < SHORTEST && kind !== "turn" && kind !== "end") return;
  last = now;
  sound(now + 0.02);
}

/**
 * Note the sound that a new Snapshot asks for (your turn, the end of the game); it is played after the Snapshot's beats.
 * @param {Table} table
 * @param {{turn: boolean, over: boolean}} before
 */
export function noteSound(table, before) {
  if (table.snapshot.over && !before.over) due = "end";
  else if (table.turn && !before.turn) due = "turn";
  if (!table.director?.busy) playDueSound();
}

/** Play what has been waited with. */
export function playDueSound() {
  if (due) playSound(due);
  due = "";
}

function renderSwitch() {
  $("sound").setAttribute("aria-pressed", String(isOn()));
}

/** The switch; where sounds are wanted from an earlier visit, the first press lets them begin. */
export function listenToSound() {
  $("sound").addEventListener("click", () => {
    storage.set("sound", isOn() ? "off" : "on");
    renderSwitch();
    announce(isOn() ? "Sounds are on." : "Sounds are off.");
    playSound("turn");
  });
  addEventListener("pointerdown", () => isOn() && speakers(), {once: true});
  renderSwitch();
}
