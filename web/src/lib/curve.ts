/** Points over the turns of a game, from its log. */

import type { LogEntry } from "./protocol";

export interface Curve {
  /**
   * For each seat its points: before the first turn, after each own turn, and at the end.
   * Rounds end together: who passed has fewer turns, and waits.
   */
  series: number[][];
  /** Where the emperor came: after how many turns of each. */
  emperor: { turn: number; round: number }[];
  /** The turns that brought most. */
  peaks: Peak[];
}

export interface Peak {
  seat: number;
  round: number;
  gain: number;
  /** The answer after which the points were there. */
  answer: number;
}

export function curveOf(log: LogEntry[], seats: number): Curve {
  const sums = Array<number>(seats).fill(0);
  const series = sums.map(() => [0]);
  const emperor: Curve["emperor"] = [];
  const peaks: Peak[] = [];
  let round = 1;
  const note = (seat: number, answer: number, isTurn: boolean): void => {
    const row = series[seat] ?? [];
    const gain = (sums[seat] ?? 0) - (row.at(-1) ?? 0);
    row.push(sums[seat] ?? 0);
    if (isTurn) peaks.push({ seat, round, gain, answer });
  };
  const wait = (): void => {
    const turns = longest(series);
    for (const row of series) while (row.length < turns) row.push(row.at(-1) ?? 0);
  };
  for (const { answer, events } of log) {
    for (const event of events) {
      const seat = event.seat ?? -1;
      if (event.event === "round_ended") wait();
      else if (event.event === "round_started") round = Number(event.round);
      else if (event.event === "points_scored") sums[seat] = (sums[seat] ?? 0) + Number(event.amount);
      else if (event.event === "turn_finished") note(seat, answer, true);
      else if (event.event === "emperor_came") emperor.push({ turn: longest(series) - 1, round: Number(event.round) });
      else if (event.event === "game_ended") for (const one of series.keys()) note(one, answer, false);
    }
  }
  return {
    series,
    emperor,
    peaks: peaks
      .toSorted((a, b) => b.gain - a.gain)
      .slice(0, 3)
      .filter((peak) => peak.gain > 0),
  };
}

function longest(series: number[][]): number {
  return Math.max(...series.map((row) => row.length));
}
