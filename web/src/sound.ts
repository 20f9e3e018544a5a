// Wood on wood, made on the spot: short bursts of filtered noise and a few decaying partials. Quiet.

import { sound } from "./keep/preferences";

interface Knock {
  /** Seconds after the start. */
  at: number;
  /** The partials of the wood, in hertz. */
  tones: number[];
  /** How long it rings, in seconds. */
  ring: number;
  loud: number;
  /** The colour of the noise of the touch itself, in hertz, and how long it lasts. */
  noise: number;
  brush: number;
}

const knock = (at: number, pitch: number, loud: number): Knock => ({
  at,
  tones: [pitch, pitch * 2.76, pitch * 5.4],
  ring: 0.09,
  loud,
  noise: pitch * 4,
  brush: 0.012,
});
/** A small bowl bell, struck softly: it rings on. */
const bell = (at: number, pitch: number, loud: number): Knock => ({
  ...knock(at, pitch, loud),
  ring: 1.1,
  brush: 0.006,
});
const rub = (at: number, loud: number, brush: number, noise = 900): Knock => ({
  at,
  tones: [],
  ring: 0,
  loud,
  noise,
  brush,
});

const sounds: Record<string, Knock[]> = {
  tap: [knock(0, 620, 0.5)],
  lift: [rub(0, 0.12, 0.05, 1800), knock(0.01, 880, 0.12)],
  slide: [rub(0, 0.18, 0.16), knock(0.17, 480, 0.45)],
  push: [rub(0, 0.2, 0.12), knock(0.05, 420, 0.6), knock(0.19, 360, 0.4)],
  fall: [rub(0, 0.15, 0.1), knock(0.16, 300, 0.6), knock(0.27, 340, 0.3), knock(0.33, 320, 0.15)],
  snap: [rub(0, 0.22, 0.02, 2600), knock(0.004, 940, 0.2)],
  clack: [knock(0, 760, 0.6), rub(0, 0.2, 0.02, 3200)],
  clink: [knock(0, 1180, 0.5), knock(0.006, 1490, 0.2)],
  drop: [rub(0, 0.1, 0.08, 500), knock(0.36, 210, 0.5), knock(0.5, 230, 0.2)],
  cheer: [
    rub(0, 0.05, 0.45, 620),
    rub(0.12, 0.1, 0.48, 760),
    rub(0.28, 0.13, 0.5, 900),
    rub(0.5, 0.1, 0.5, 720),
    rub(0.75, 0.05, 0.5, 560),
  ],
  win: [
    knock(0, 520, 0.4),
    knock(0.12, 660, 0.4),
    knock(0.24, 780, 0.5),
    knock(0.36, 1040, 0.5),
    bell(0.4, 1046, 0.35),
    bell(0.52, 1568, 0.2),
  ],
  lose: [knock(0, 330, 0.4), knock(0.2, 262, 0.4), knock(0.44, 196, 0.45)],
  draw: [knock(0, 440, 0.4), knock(0.2, 440, 0.4), bell(0.24, 660, 0.15)],
};

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Makes the sound of this name, if sounds are on; a softer one where it is less than 1. */
export function play(name: string, loud = 1): void {
  const knocks = sounds[name];
  if (!knocks || loud <= 0 || !sound.get() || typeof AudioContext === "undefined") return;
  // A deal or a roll may come before anybody has touched the page: browsers keep silent then.
  if (navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const out = context.createGain();
  out.gain.value = 0.22 * Math.min(1, loud);
  out.connect(context.destination);
  for (const each of knocks) strike(context, out, each);
}

function strike(context: AudioContext, out: AudioNode, knock: Knock): void {
  const start = context.currentTime + 0.005 + knock.at;
  knock.tones.forEach((tone, index) => {
    const partial = context.createOscillator();
    partial.frequency.value = tone;
    partial.connect(fading(context, out, start, knock.loud / (index * 2 + 1), knock.ring / (index + 1)));
    partial.start(start);
    partial.stop(start + knock.ring + 0.05);
  });
  const noise = context.createBufferSource();
  noise.buffer = hiss ??= whiteNoise(context);
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = knock.noise;
  noise.connect(filter).connect(fading(context, out, start, knock.loud * 0.8, knock.brush));
  noise.start(start);
  noise.stop(start + knock.brush + 0.05);
}

function fading(context: AudioContext, out: AudioNode, start: number, loud: number, length: number): AudioNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.002);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + 0.004 + length);
  gain.connect(out);
  return gain;
}

function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
