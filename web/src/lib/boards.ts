/** The printed hotel: colours, groups and figures, for drawing only. */

import type { Colour } from "./types";

export interface Board {
  /** Colour of each room; room 0 is bottom left, 19 top right. */
  colours: Colour[];
  /** For each room the number of its group. */
  group: number[];
  /** The rooms of each group. */
  groups: number[][];
}

export const ROOMS: readonly string[] = [1, 2, 3, 4].flatMap((row) =>
  [..."abcde"].map((column) => `${column}${row}`),
);

const NAMES: Record<string, Colour> = { B: "blue", R: "red", Y: "yellow" };

const PRINTED: Record<string, string> = {
  night: "BYRRB YYRRY BRBYY BRBRB",
  A: "RYRRY BYBBB BYRRY BYBBR",
  B: "BYRRR BYRBY BRBRY YBBRB",
  C: "RBRYR RBYYY RYRBB BYRBY",
  D: "RBRRB YBYYY YBBRB RRRYB",
};

/** Points printed on rooms, and what a full group brings by colour and size. */
export const PRINTED_POINTS: Readonly<Record<string, number>> = { d3: 1, e3: 1, c4: 2, d4: 2, e4: 2 };
export const GROUP_BONUS: Record<string, readonly number[]> = {
  blue: [0, 2, 5, 9, 15],
  red: [0, 1, 3, 6, 10],
  yellow: [0, 1, 3, 6, 10],
};
export const FLOOR_PRICE = [0, 1, 2, 3] as const;
export const FLOOR_POINTS = [1, 2, 3, 4] as const;
export const ROW_PRICE = [3, 2, 1, 0, 0] as const;
export const TRACK_POINTS = [0, 1, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9] as const;

function near(room: number): number[] {
  const column = room % 5;
  return [
    ...(column > 0 ? [room - 1] : []),
    ...(column < 4 ? [room + 1] : []),
    ...(room >= 5 ? [room - 5] : []),
    ...(room < 15 ? [room + 5] : []),
  ];
}

function build(letters: string): Board {
  const colours = [...letters.replaceAll(" ", "")].map((letter) => NAMES[letter] ?? "blue");
  const group: number[] = Array<number>(20).fill(-1);
  const groups: number[][] = [];
  for (let room = 0; room < 20; room++) {
    if (group[room] !== -1) continue;
    const found = [room];
    for (const here of found) {
      group[here] = groups.length;
      for (const next of near(here)) {
        if (colours[next] === colours[room] && !found.includes(next)) found.push(next);
      }
    }
    groups.push(found.sort((a, b) => a - b));
  }
  return { colours, group, groups };
}

const built = new Map<string, Board>();

export function boardOf(name: string | null): Board {
  const key = name && PRINTED[name] ? name : "night";
  let board = built.get(key);
  if (!board) {
    board = build(PRINTED[key] ?? "");
    built.set(key, board);
  }
  return board;
}

export type RoomState = "empty" | "free" | "occupied";

/** The state of a room in the drawing of a hotel (top row first). */
export function roomState(hotel: string[], room: number): RoomState {
  const letter = hotel[3 - Math.floor(room / 5)]?.[room % 5] ?? ".";
  if (letter === ".") return "empty";
  return letter === letter.toUpperCase() ? "occupied" : "free";
}
