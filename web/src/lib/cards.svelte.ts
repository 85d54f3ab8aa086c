/** The cards of the edition in force, in the language in force. */

import { api } from "./api";
import type { Catalogue } from "./types";
import { say } from "./words.svelte";

const empty: Catalogue = {
  guests: new Map(),
  staff: new Map(),
  politics: new Map(),
  tiles: new Map(),
};

let catalogue = $state.raw<Catalogue>(empty);
let loaded = "";

/** The cards that are drawn now. */
export function cards(): Catalogue {
  return catalogue;
}

/** Fetch the cards of an edition with its flags in a language. */
export async function loadCards(
  edition: string,
  flags: Record<string, unknown>,
  language: string,
): Promise<void> {
  const key = JSON.stringify([edition, flags, language]);
  if (key === loaded) return;
  const fresh = await api.cards(edition, flags, language);
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
