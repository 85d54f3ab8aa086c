/** Short sounds, made here; off unless the player wants them. */

import { settings } from "./settings.svelte";

export type Sound = "turn" | "move" | "end";

interface Tone {
  pitch: number;
  start: number;
  length: number;
  loud: number;
}

const TONES: Record<Sound, Tone[]> = {
  turn: [
    { pitch: 659, start: 0, length: 0.35, loud: 0.16 },
    { pitch: 988, start: 0.13, length: 0.5, loud: 0.14 },
  ],
  move: [{ pitch: 330, start: 0, length: 0.07, loud: 0.06 }],
  end: [
    { pitch: 523, start: 0, length: 0.3, loud: 0.14 },
    { pitch: 659, start: 0.15, length: 0.3, loud: 0.14 },
    { pitch: 784, start: 0.3, length: 0.6, loud: 0.14 },
  ],
};

let room: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  room ??= new AudioContext();
  void room.resume().catch(() => undefined);
  for (const tone of TONES[sound]) strike(room, tone);
}

/** One stroke of a small bell: it sounds at once and dies away. */
function strike(to: AudioContext, tone: Tone): void {
  const from = to.currentTime + tone.start;
  const voice = to.createOscillator();
  const volume = to.createGain();
  voice.type = "triangle";
  voice.frequency.value = tone.pitch;
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(tone.loud, from + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, from + tone.length);
  voice.connect(volume).connect(to.destination);
  voice.start(from);
  voice.stop(from + tone.length);
}
