import { expect, test } from "vitest";

import { curveOf } from "../src/lib/curve";
import type { LogEntry } from "../src/lib/protocol";

type Told = [event: string, seat?: number, more?: Record<string, number>];

function log(...told: Told[]): LogEntry[] {
  return told.map(
    ([event, seat, more], answer) =>
      ({ answer, seat: seat ?? null, events: [{ event, seat, ...more }] }) as unknown as LogEntry,
  );
}

test("rounds end together for all, also for who has passed", () => {
  const curve = curveOf(
    log(
      ["round_started", undefined, { round: 1 }],
      ["points_scored", 0, { amount: 4 }],
      ["turn_finished", 0],
      ["turn_finished", 1],
      ["turn_finished", 0],
      ["round_ended"],
      ["emperor_came", undefined, { round: 1 }],
      ["points_scored", 1, { amount: 7 }],
      ["game_ended"],
    ),
    2,
  );
  expect(curve.series).toEqual([
    [0, 4, 4, 4],
    [0, 0, 0, 7],
  ]);
  expect(curve.emperor).toEqual([{ turn: 2, round: 1 }]);
  expect(curve.peaks.map((peak) => [peak.seat, peak.gain])).toEqual([[0, 4]]);
});
