/** What the trained player says of a recorded game, made ready to be shown. */

import { api, type Judged, type ReplayTold } from "./api";
import { turnAt, type ReplayTurn } from "./replay";

/** Choices that cost less are not worth a look. */
const WORTH_A_LOOK = 2;
const MOST_LISTED = 3;

export interface Outlook {
  step: number;
  /** The chance to win, from 0 to 1. */
  win: number;
}

const asked = new Map<string, Promise<Judged[]>>();

/** The choices of a game; whoever asks again while it is being analysed waits for the same answer. */
export function analysisOf(name: string): Promise<Judged[]> {
  const known = asked.get(name) ?? api.analysis(name).then((told) => told.choices);
  asked.set(name, known);
  known.catch(() => asked.delete(name));
  return known;
}

/** For each seat how its chance went, before and after each choice, and in the end who won. */
export function outlooksOf(
  choices: readonly Judged[],
  replay: Pick<ReplayTold, "players" | "result" | "steps">,
): Outlook[][] {
  const rows: Outlook[][] = replay.players.map(() => []);
  for (const { seat, step, win, win_taken: taken } of choices) {
    rows[seat]?.push({ step, win });
    if (taken !== undefined) rows[seat]?.push({ step: step + 1, win: taken });
  }
  const winners = replay.result?.winners ?? [];
  if (winners.length)
    for (const [seat, row] of rows.entries())
      row.push({ step: replay.steps.length, win: winners.includes(seat) ? 1 / winners.length : 0 });
  return rows;
}

/** What was said last up to a step. */
export function outlookAt(row: readonly Outlook[], step: number): Outlook | undefined {
  return row.findLast((one) => one.step <= step);
}

/** As per cent; before the end nothing is sure. */
export function percentOf(win: number, isOver: boolean): number {
  const percent = Math.round(100 * win);
  return isOver ? percent : Math.min(99, Math.max(1, percent));
}

/** The choices that cost most, of each player one in a turn; and of everybody at least the costliest. */
export function costliest(choices: readonly Judged[], turns: readonly ReplayTurn[]): Judged[] {
  const worst = new Map<string, Judged>();
  for (const one of choices) {
    const turn = `${turnAt(turns, one.step)}/${one.seat}`;
    if (costOf(one) >= WORTH_A_LOOK && costOf(one) > costOf(worst.get(turn))) worst.set(turn, one);
  }
  const ranked = [...worst.values()].toSorted((a, b) => costOf(b) - costOf(a));
  return ranked.filter((one, place) => place < MOST_LISTED || one === ranked.find((other) => other.seat === one.seat));
}

/** What a choice cost; nothing if the record ends before it. */
function costOf(choice: Judged | undefined): number {
  return choice?.lost ?? 0;
}

/** The choice nearest to a step. */
export function nearest(choices: readonly Judged[], step: number): Judged | undefined {
  return choices.toSorted((a, b) => Math.abs(a.step - step) - Math.abs(b.step - step))[0];
}
