/** The turns of a recorded game, and where one is among them. */

import type { ReplayStep } from "./api";

export interface ReplayTurn {
  /** The step after which the turn begins. */
  step: number;
  seat: number | null;
  round: number;
}

/** Before the first turn there is the setup, which counts as one. */
export function turnsOf(steps: readonly ReplayStep[]): ReplayTurn[] {
  const turns: ReplayTurn[] = [{ step: 0, seat: null, round: 0 }];
  for (const [place, step] of steps.entries()) {
    for (const event of step.events) {
      if (event.event !== "turn_started") continue;
      const turn = { step: place + 1, seat: event.seat ?? null, round: step.round };
      if (turns.at(-1)?.step === turn.step) turns[turns.length - 1] = turn;
      else turns.push(turn);
    }
  }
  return turns;
}

/** Which turn a step belongs to. */
export function turnAt(turns: readonly ReplayTurn[], step: number): number {
  return Math.max(
    0,
    turns.findLastIndex((turn) => turn.step <= step),
  );
}

/** Milliseconds between moves while a game plays by itself. */
export const PACES = { slow: 1600, usual: 800, fast: 300 } as const;
export type Pace = keyof typeof PACES;
