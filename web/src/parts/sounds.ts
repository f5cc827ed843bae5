/** Sounds of our own making: nothing is loaded, each is put together when it is heard. */
import { settings } from "./settings.svelte";

export type Sound = "card" | "wagon" | "station" | "tunnel" | "ticket" | "turn" | "end";

let context: AudioContext | undefined;
let out: GainNode;
let noise: AudioBuffer;

/** Play a sound, `times` over: wagons clack as many times as there are. Silent unless sounds are wanted. */
export function play(sound: Sound, times = 1): void {
  if (!settings.sounds || typeof AudioContext === "undefined") return;
  context ??= open();
  // a browser lets nothing be heard before somebody has touched the page; what was missed is not made up for
  if (context.state === "suspended") void context.resume();
  const now = context.currentTime + 0.01;
  for (let at = 0; at < Math.min(times, 9); at++) SOUNDS[sound](now + at * 0.13, at);
}

function open(): AudioContext {
  const opened = new AudioContext();
  const soft = opened.createDynamicsCompressor();
  out = opened.createGain();
  out.gain.value = 0.5;
  out.connect(soft).connect(opened.destination);
  noise = opened.createBuffer(1, opened.sampleRate * 2, opened.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return opened;
}

/** A loudness that rises at once and dies away. */
function fading(begin: number, loud: number, lasts: number, rise = 0.004): GainNode {
  const gain = context!.createGain();
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(loud, begin + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
  gain.connect(out);
  return gain;
}

function tone(begin: number, pitch: number, lasts: number, loud: number, shape: OscillatorType = "sine", to = pitch): void {
  const voice = context!.createOscillator();
  voice.type = shape;
  voice.frequency.setValueAtTime(pitch, begin);
  voice.frequency.exponentialRampToValueAtTime(to, begin + lasts);
  voice.connect(fading(begin, loud, lasts));
  voice.start(begin);
  voice.stop(begin + lasts);
}

function hiss(begin: number, lasts: number, loud: number, pitch: number, to = pitch, sharp = 1, rise = 0.004): void {
  const source = context!.createBufferSource();
  const filter = context!.createBiquadFilter();
  source.buffer = noise;
  filter.type = "bandpass";
  filter.Q.value = sharp;
  filter.frequency.setValueAtTime(pitch, begin);
  filter.frequency.exponentialRampToValueAtTime(to, begin + lasts);
  source.connect(filter).connect(fading(begin, loud, lasts, rise));
  source.start(begin, Math.random());
  source.stop(begin + lasts);
}

/** A bell: partials that are no multiples of one another, the higher the sooner gone. */
function bell(begin: number, pitch: number, loud: number): void {
  [1, 2.76, 5.4, 8.93].forEach((partial, at) => tone(begin, pitch * partial, 1.4 / (at + 1), loud / (at * 1.6 + 1)));
}

const SOUNDS: Record<Sound, (begin: number, at: number) => void> = {
  card: (begin) => hiss(begin, 0.16, 0.5, 1800, 5200, 0.8, 0.05),
  wagon: (begin, at) => {
    const heavier = at % 2 ? 0.92 : 1;
    tone(begin, 420 * heavier, 0.05, 0.4, "triangle", 210);
    hiss(begin, 0.04, 0.7, 2600 * heavier, 2600 * heavier, 3);
    tone(begin + 0.045, 300 * heavier, 0.05, 0.3, "triangle", 160);
  },
  station: (begin) => {
    tone(begin, 130, 0.3, 0.9, "sine", 48);
    hiss(begin, 0.08, 0.5, 700, 300);
  },
  tunnel: (begin) => {
    hiss(begin, 1.3, 1.4, 90, 190, 1.2, 0.5);
    for (let beat = 0; beat < 4; beat++) tone(begin + 0.15 + beat * 0.24, 62, 0.16, 0.5, "sine", 45);
  },
  ticket: (begin) => {
    hiss(begin, 0.03, 0.8, 3800, 3000, 4);
    tone(begin + 0.06, 900, 0.03, 0.3, "square", 300);
    hiss(begin + 0.07, 0.05, 0.6, 1500, 900, 2);
  },
  turn: (begin) => {
    bell(begin, 784, 0.28);
    bell(begin + 0.22, 1047, 0.22);
  },
  end: (begin) => {
    // an engine's whistle, two notes at a time, the last one long
    const chords: readonly (readonly [number, number, number])[] = [[392, 523, 0.2], [494, 659, 0.2], [587, 784, 0.9]];
    let when = begin;
    for (const [low, high, lasts] of chords) {
      tone(when, low, lasts, 0.2, "triangle");
      tone(when, high, lasts, 0.2, "triangle", high * 0.995);
      hiss(when, lasts, 0.12, high * 2, high * 2, 2, 0.03);
      when += lasts + 0.04;
    }
    bell(when - 0.9, 1175, 0.15);
  },
};
