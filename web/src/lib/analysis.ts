/** What the trained player says of a recorded game, made ready to be drawn. */

import type { Judged, ReplayTold } from "./api";
import { turnAt, type ReplayTurn } from "./replay";

/** Choices that cost less are not worth a look. */
const WORTH_A_LOOK = 2;
const MOST_LISTED = 3;

export interface Outlook {
  step: number;
  /** The chance to win, from 0 to 1. */
  win: number;
}

/** For each seat how its chance went, and in the end who won. */
export function outlooksOf(choices: readonly Judged[], replay: ReplayTold): Outlook[][] {
  const rows: Outlook[][] = replay.players.map(() => []);
  for (const { seat, step, win } of choices) rows[seat]?.push({ step, win });
  const winners = replay.result?.winners ?? [];
  if (winners.length) for (const [seat, row] of rows.entries()) row.push({ step: replay.steps.length, win: winners.includes(seat) ? 1 / winners.length : 0 });
  return rows;
}

/** What was said last before a step, or first if nothing was. */
export function outlookAt(row: readonly Outlook[], step: number): Outlook | undefined {
  return row.findLast((one) => one.step <= step) ?? row[0];
}

/** The choices that cost most, one of each turn: who errs early in a turn errs in all that follows. */
export function costliest(choices: readonly Judged[], turns: readonly ReplayTurn[]): Judged[] {
  const worst = new Map<number, Judged>();
  for (const one of choices) {
    const turn = turnAt(turns, one.step);
    if (one.lost >= WORTH_A_LOOK && one.lost > (worst.get(turn)?.lost ?? 0)) worst.set(turn, one);
  }
  return [...worst.values()].toSorted((a, b) => b.lost - a.lost).slice(0, MOST_LISTED);
}

/** The choice nearest to a step. */
export function nearest(choices: readonly Judged[], step: number): Judged | undefined {
  return choices.reduce<Judged | undefined>((best, one) => (best && Math.abs(best.step - step) <= Math.abs(one.step - step) ? best : one), undefined);
}
