/** Which key does what. Digits, arrows, Enter and Escape are the same for everybody. */

export const USUAL_KEYS = {
  boost: "b",
  guests: "g",
  cafe: "c",
  hotel: "h",
  hand: "j",
  kitchen: "k",
  staff: "t",
  goals: "p",
  rivals: "v",
  log: "l",
  move_in: "m",
  finish: "f",
  pass: "x",
  undo: "z",
  undo_to_seal: "Shift+z",
  redo: "y",
  next: "n",
  inspect: "i",
  skip: "Space",
  explain: "?",
  hint: "a",
} as const;

export type Command = keyof typeof USUAL_KEYS;
export type KeyChoice = Record<string, string>;

export const COMMANDS = Object.keys(USUAL_KEYS) as Command[];

const FIXED = /^(Shift\+)?([0-9]|Enter|Escape|Tab|Backspace|Arrow.*)$/;
const BARE = /^(Shift|Control|Alt|AltGraph|Meta|CapsLock|Dead|Process|Unidentified)$/;

/** A pressed key as it is noted: "z", "Shift+z", "?", "Space"; null for Shift and the like alone. */
export function keyName(event: { key: string; shiftKey: boolean }): string | null {
  if (BARE.test(event.key)) return null;
  if (event.key === " ") return "Space";
  const letter = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  // Only of letters and named keys is Shift told: "?" is a key of its own on every keyboard.
  const told = event.shiftKey && (letter !== letter.toUpperCase() || event.key.length > 1);
  return told ? `Shift+${letter}` : letter;
}

export function keyOf(command: Command, chosen: KeyChoice): string {
  return chosen[command] ?? USUAL_KEYS[command];
}

export function commandOf(key: string, chosen: KeyChoice): Command | null {
  return COMMANDS.find((command) => keyOf(command, chosen) === key) ?? null;
}

export type Assigned = { kind: "done"; keys: KeyChoice } | { kind: "fixed" } | { kind: "taken"; by: Command };

/** Give a command a key, unless that key is taken or always means the same. */
export function assign(command: Command, key: string, chosen: KeyChoice): Assigned {
  if (FIXED.test(key)) return { kind: "fixed" };
  const by = commandOf(key, chosen);
  if (by !== null && by !== command) return { kind: "taken", by };
  const { [command]: _, ...rest } = chosen;
  return { kind: "done", keys: key === USUAL_KEYS[command] ? rest : { ...rest, [command]: key } };
}

/** How a key is written on a button. */
export function keyLabel(key: string): string {
  return key.replace(
    /^(Shift\+)?(\p{L})$/u,
    (_, shift: string, letter: string) => (shift ? "⇧ " : "") + letter.toUpperCase(),
  );
}
