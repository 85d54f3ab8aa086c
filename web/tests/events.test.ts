import { describe, expect, it } from "vitest";
import { curveOf } from "../src/lib/curve";
import { changedSpots, flightsOf } from "../src/lib/flights";
import { linesOf } from "../src/lib/loglines";
import type { LogEntry, LogEvent } from "../src/lib/protocol";
import { turnAt, turnsOf } from "../src/lib/replay";
import type { Cause, EventName } from "../src/lib/types";

const event = (name: EventName, fields: Partial<LogEvent> = {}, because: Cause = { kind: "turn" }): LogEvent => ({
  event: name,
  because,
  text: `${name}.`,
  ...fields,
});
const entry = (answer: number, seat: number | null, ...events: LogEvent[]): LogEntry => ({
  answer,
  seat,
  action: null,
  first_event: 0,
  events,
  seal: false,
});

describe("what travels", () => {
  it("goods go from the die to the kitchen, each by itself", () => {
    const flights = flightsOf([
      event("goods_received", { seat: 1, goods: { wine: 2, coffee: 1 } }, { kind: "die", die: 2 }),
    ]);
    expect(flights.map((flight) => flight.good)).toEqual(["wine", "wine", "coffee"]);
    expect(flights[0]?.from).toEqual(["die-2"]);
    expect(flights[0]?.to).toEqual(["good-1-wine", "seat-1"]);
  });

  it("coins go into the purse and out of it", () => {
    const [gained] = flightsOf([event("kronen_gained", { seat: 0, amount: 3 }, { kind: "guest", guest: 7 })]);
    expect([gained?.from[0], gained?.to[0], gained?.number]).toEqual(["guest-7", "purse-0", 3]);
    const [paid] = flightsOf([event("kronen_paid", { seat: 0, amount: 2 }, { kind: "die", die: 6 })]);
    expect([paid?.from[0], paid?.to[0], paid?.number]).toEqual(["purse-0", "die-6", -2]);
  });

  it("the bonus of a group comes from the room that filled it", () => {
    const flights = flightsOf([
      event("room_occupied", { seat: 1, room: "b2" }),
      event("points_scored", { seat: 1, amount: 5 }, { kind: "group", colour: "blue" }),
    ]);
    expect(flights[0]?.from[0]).toBe("room-1-b2");
  });

  it("nothing flies in the setup or onto its own place", () => {
    expect(flightsOf([event("kronen_gained", { seat: 0, amount: 10 }, { kind: "setup" })])).toEqual([]);
    expect(
      flightsOf([event("kronen_paid", { seat: 0, amount: 1 })]).every((flight) => flight.from[0] !== flight.to[0]),
    ).toBe(true);
  });

  it("marks each changed place once", () => {
    const spots = changedSpots([
      event("kronen_paid", { seat: 1, amount: 1 }),
      event("kronen_gained", { seat: 1, amount: 2 }),
      event("room_prepared", { seat: 1, room: "a1" }),
    ]);
    expect(spots).toEqual(["purse-1", "room-1-a1"]);
  });
});

describe("the log", () => {
  const game = [
    entry(0, null, event("round_started", { round: 2 }), event("turn_started", { seat: 1 })),
    entry(1, 1, event("guest_taken", { seat: 1, guest: 5 }), event("kronen_paid", { seat: 1, amount: 2 })),
    entry(2, null, event("guest_revealed", { guest: 9 })),
    entry(3, 1, event("die_taken", { seat: 1, die: 4, strength: 2 })),
    entry(
      4,
      1,
      event("kronen_gained", { seat: 1, amount: 2 }),
      event("points_scored", { seat: 1, amount: 4 }, { kind: "staff", staff: 30 }),
    ),
    entry(5, 0, event("good_served", { seat: 0, guest: 3, good: "wine" })),
    entry(6, 0, event("good_served", { seat: 0, guest: 3, good: "wine" })),
  ];

  it("puts what follows from a move into its line", () => {
    const texts = linesOf(game, Infinity).filter((line) => line.kind === "text");
    expect(texts.map((line) => line.parts.map((part) => part.kind))).toEqual([
      ["words", "coin", "words"],
      ["words", "die", "strength", "coin", "cause", "points"],
      ["words", "good"],
    ]);
    expect(texts[2]?.parts[1]).toEqual({ kind: "good", good: "wine", number: 2 });
    expect(texts[1]?.text).toBe("die_taken. kronen_gained. points_scored.");
  });

  it("gives every own answer that can be taken back a line with its place, below the seal", () => {
    const lines = linesOf(game, 5);
    const seal = lines.findIndex((line) => line.kind === "seal");
    expect(lines.slice(seal + 1).map((line) => (line.kind === "text" ? line.undo : null))).toEqual([5, 6]);
    expect(lines.slice(0, seal).every((line) => line.kind !== "text" || line.undo === null)).toBe(true);
  });

  it("puts what was paid first behind what it was paid for", () => {
    const lines = linesOf(
      [
        ...game.slice(0, 4),
        entry(4, 1, event("kronen_paid", { seat: 1, amount: 3 }), event("guest_taken", { seat: 1, guest: 8 })),
      ],
      Infinity,
    );
    const last = lines.at(-1);
    expect(last?.kind === "text" ? last.parts.map((part) => part.kind) : []).toEqual(["words", "coin"]);
  });

  it("has no line for nothing paid and no step back", () => {
    const nothing = (["kronen_paid", "set_back", "points_scored"] as const).map((name, place) =>
      entry(7 + place, 1, event(name, { seat: 1, amount: 0 })),
    );
    expect(linesOf([...game, ...nothing], Infinity)).toEqual(linesOf(game, Infinity));
  });

  it("marks where one left", () => {
    expect(linesOf(game, Infinity, 3).map((line) => line.kind)).toEqual(["round", "text", "news", "text", "text"]);
  });
});

describe("points over the turns", () => {
  const game = [
    entry(
      0,
      0,
      event("round_started", { round: 1 }),
      event("points_scored", { seat: 0, amount: 4 }),
      event("turn_finished", { seat: 0 }),
    ),
    entry(1, 1, event("points_scored", { seat: 1, amount: 9 }), event("turn_finished", { seat: 1 })),
    entry(2, null, event("emperor_came", { round: 3 }), event("points_scored", { seat: 0, amount: 2 })),
    entry(
      3,
      0,
      event("round_started", { round: 4 }),
      event("turn_finished", { seat: 0 }),
      event("points_scored", { seat: 1, amount: -5 }),
      event("game_ended"),
    ),
  ];

  it("has a figure for each own turn and one for the end", () => {
    expect(curveOf(game, 2).series).toEqual([
      [0, 4, 6, 6],
      [0, 9, 4],
    ]);
  });

  it("knows when the emperor came and which turns brought most", () => {
    const { emperor, peaks } = curveOf(game, 2);
    expect(emperor).toEqual([{ turn: 1, round: 3 }]);
    expect(peaks.map((peak) => [peak.seat, peak.gain, peak.answer])).toEqual([
      [1, 9, 1],
      [0, 4, 0],
      [0, 2, 3],
    ]);
  });
});

describe("a replay", () => {
  const steps = [[], [event("turn_started", { seat: 1 })], [event("passed")], [event("turn_started", { seat: 0 })]].map(
    (events, place) => ({
      step: place + 1,
      seat: null,
      action: { action: "pass" as const, code: 0, notation: "pass" },
      events,
      round: 1,
      totals: [0, 0],
    }),
  );

  it("finds turns and the turn of a step", () => {
    const turns = turnsOf(steps);
    expect(turns.map((turn) => [turn.step, turn.seat])).toEqual([
      [0, null],
      [2, 1],
      [4, 0],
    ]);
    expect([0, 1, 2, 3, 4].map((step) => turnAt(turns, step))).toEqual([0, 0, 1, 1, 2]);
  });
});
