import { describe, expect, it } from "vitest";
import type { LogEntry, LogEvent } from "../src/lib/protocol";
import { recapOf, turnsOfOthers } from "../src/lib/recap";
import type { EventName } from "../src/lib/types";

const event = (name: EventName, fields: Partial<LogEvent> = {}): LogEvent => ({
  event: name,
  because: { kind: "turn" },
  text: name,
  ...fields,
});

function log(...entries: [number | null, LogEvent[]][]): LogEntry[] {
  return entries.map(([seat, events], answer) => ({ answer, seat, action: null, first_event: 0, events, seal: false }));
}

const game = log(
  [null, [event("round_started", { round: 3 }), event("turn_started", { seat: 0 })]],
  [0, [event("die_taken", { seat: 0 }), event("turn_finished", { seat: 0 }), event("turn_started", { seat: 1 })]],
  [1, [event("guest_taken", { seat: 1 })]],
  [1, [event("die_taken", { seat: 1 }), event("turn_finished", { seat: 1 }), event("turn_started", { seat: 2 })]],
  [
    2,
    [
      event("passed", { seat: 2 }),
      event("emperor_came", { round: 3 }),
      event("set_back", { seat: 0 }),
      event("round_started", { round: 4 }),
      event("turn_started", { seat: 0 }),
    ],
  ],
  [0, [event("passed", { seat: 0 })]],
);

describe("what happened while one was away", () => {
  it("is told turn by turn, without one's own turns", () => {
    const turns = recapOf(game, 0, [0]);
    expect(turns.map((turn) => turn.seat)).toEqual([1, 2, null]);
    expect(turnsOfOthers(turns)).toBe(2);
    expect(turns[0]?.events.map((one) => one.event)).toEqual([
      "turn_started",
      "guest_taken",
      "die_taken",
      "turn_finished",
    ]);
  });

  it("begins in the middle of the turn one was looking at", () => {
    const turns = recapOf(game, 3, [0]);
    expect(turns[0]?.seat).toBe(1);
    expect(turns[0]?.events.map((one) => one.event)).toEqual(["die_taken", "turn_finished"]);
  });

  it("tells the visit of the emperor as a step of its own, in its round", () => {
    const visit = recapOf(game, 3, [0]).find((turn) => turn.seat === null);
    expect(visit?.events[0]?.event).toBe("emperor_came");
    expect(visit?.round).toBe(3);
  });

  it("is nothing if nobody moved", () => {
    expect(recapOf(game, 6, [0])).toEqual([]);
    expect(turnsOfOthers(recapOf(game, 5, [0]))).toBe(0);
  });

  it("tells a spectator everything", () => {
    expect(recapOf(game, 0, []).map((turn) => turn.seat)).toEqual([0, 1, 2, null, 0]);
  });
});
