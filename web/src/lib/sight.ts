/** How much of a game this browser has seen, kept while one is away. */

export interface Sight {
  /** Answers in the log when one looked last. */
  seen: number;
  /** When that was, in milliseconds since 1970. */
  at: number;
}

/** Whoever is away for less than this has missed nothing worth telling. */
export const AWAY = 10_000;

const keyOf = (table: string): string => `hotelier-seen-${table}`;

export function loadSight(table: string): Sight | null {
  try {
    const told = JSON.parse(localStorage.getItem(keyOf(table)) ?? "null") as Partial<Sight> | null;
    if (typeof told?.seen !== "number" || typeof told.at !== "number") return null;
    return { seen: told.seen, at: told.at };
  } catch {
    return null;
  }
}

export function saveSight(table: string, sight: Sight): void {
  try {
    localStorage.setItem(keyOf(table), JSON.stringify(sight));
  } catch {
    // Without storage there is no recap after closing the page, only after looking away.
  }
}
