/** The cards of the edition in force, in the language in force. */

import { api } from "./api";
import { ROOMS } from "./boards";
import type { Board, Catalogue, Colour, Group } from "./types";
import { say } from "./words.svelte";

const empty: Catalogue = {
  guests: new Map(),
  staff: new Map(),
  politics: new Map(),
  tiles: new Map(),
  boards: new Map(),
  printed: {
    rooms: [],
    room_points: {},
    floor_prices: [],
    floor_points: [],
    row_prices: [],
    track_points: [],
    politics_points: [],
    rounds: 0,
    scoring_rounds: [],
  },
};

let catalogue = $state.raw<Catalogue>(empty);
let loaded = "";
let wanted = "";

/** The cards that are drawn now. */
export function cards(): Catalogue {
  return catalogue;
}

/** What a hotel looks like, room by room; before the cards are there all of it is plain. */
export function boardOf(name: string | null): { colours: Colour[]; groups: Group[] } {
  const board: Board | undefined = catalogue.boards.get(name ?? "night");
  return {
    colours: ROOMS.map((room) => board?.rooms[room] ?? "blue"),
    groups: board?.groups ?? [],
  };
}

/** Fetch the cards of an edition with its flags in a language; what was asked for last is drawn. */
export async function loadCards(edition: string, flags: Record<string, unknown>, language: string): Promise<void> {
  const key = JSON.stringify([edition, flags, language]);
  wanted = key;
  if (key === loaded) return;
  const fresh = await api.cards(edition, flags, language);
  if (key !== wanted) return;
  loaded = key;
  catalogue = fresh;
}

const TIMINGS: Record<string, string> = {
  once_per_round: "round",
  when_hired: "once",
  whenever: "perm",
  always: "perm",
  at_end: "end",
};

/** The sign and tint of a moment. */
export function momentKey(moment: string): string {
  return TIMINGS[moment] ?? "perm";
}

export function momentWord(moment: string): string {
  return say(`web-timing-${momentKey(moment)}`);
}
