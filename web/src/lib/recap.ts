/** What happened while one was away, turn by turn. */

import type { LogEntry, LogEvent } from "./protocol";

export interface RecapTurn {
  /** Whose turn; null where nobody's: a new round, the emperor. */
  seat: number | null;
  round: number;
  events: LogEvent[];
}

const BREAKS = new Set(["turn_started", "extra_turn_started", "round_started", "emperor_came"]);

/**
 * The turns since a place in the log. The turn one was looking at goes on as the first of them;
 * turns of one's own seats are left out, as one has played them oneself.
 */
export function recapOf(log: LogEntry[], seen: number, own: readonly number[]): RecapTurn[] {
  const turns: RecapTurn[] = [];
  let round = 0;
  let now: RecapTurn | null = null;
  for (const entry of log) {
    for (const event of entry.events) {
      if (event.event === "round_started") round = Number(event.round);
      if (BREAKS.has(event.event) || now === null) {
        now = {
          seat: event.event === "round_started" || event.event === "emperor_came" ? null : (event.seat ?? entry.seat),
          round,
          events: [],
        };
        turns.push(now);
      }
      if (entry.answer >= seen) now.events.push(event);
    }
  }
  return turns.filter((turn) => turn.events.some(isNews) && (turn.seat === null || !own.includes(turn.seat)));
}

/** That somebody is to move or a die was rolled is no news of its own. */
export function isNews(event: LogEvent): boolean {
  return !["turn_started", "die_rolled", "round_ended", "good_placed", "declined", "round_started"].includes(
    event.event,
  );
}

/** How many turns others have had. */
export function turnsOfOthers(turns: RecapTurn[]): number {
  return turns.filter((turn) => turn.seat !== null).length;
}
