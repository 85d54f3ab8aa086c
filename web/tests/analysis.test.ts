import { expect, test } from "vitest";

import { costliest, nearest, outlookAt, outlooksOf, percentOf } from "../src/lib/analysis";
import type { Judged, ReplayStep, ReplayTold } from "../src/lib/api";

function choice(step: number, seat: number, win: number, more: Partial<Judged> = {}): Judged {
  return { step, seat, round: 1, win, points: 100, ...more };
}

const players = [
  { name: "Anna", bot: null },
  { name: "Ben", bot: null },
];
const steps = Array.from({ length: 10 }, (_, place) => ({ step: place + 1 }) as ReplayStep);
const result = { winners: [1] } as ReplayTold["result"];

test("a chance is that of the best option until one is taken, and then that of the one taken", () => {
  const rows = outlooksOf([choice(2, 0, 0.6, { win_taken: 0.4 }), choice(5, 1, 0.7)], { players, steps, result });
  const seen = (step: number): (number | undefined)[] => rows.map((row) => outlookAt(row, step)?.win);
  expect(seen(1)).toEqual([undefined, undefined]);
  expect(seen(2)).toEqual([0.6, undefined]);
  expect(seen(3)).toEqual([0.4, undefined]);
  expect(seen(9)).toEqual([0.4, 0.7]);
  expect(seen(10)).toEqual([0, 1]);
});

test("a shared victory is shared", () => {
  const rows = outlooksOf([], { players, steps, result: { winners: [0, 1] } as ReplayTold["result"] });
  expect(rows.map((row) => row.at(-1)?.win)).toEqual([0.5, 0.5]);
});

test("a game that is not over has no winner", () => {
  expect(outlooksOf([], { players, steps, result: null })).toEqual([[], []]);
});

test("nothing is sure before the end", () => {
  expect([0, 0.004, 0.5, 0.996].map((win) => percentOf(win, false))).toEqual([1, 1, 50, 99]);
  expect([0, 1].map((win) => percentOf(win, true))).toEqual([0, 100]);
});

test("the costliest choices are of different turns or players", () => {
  const turns = [
    { step: 0, seat: null, round: 0 },
    { step: 4, seat: 0, round: 1 },
  ];
  const choices = [
    choice(1, 0, 0.5, { lost: 3 }),
    choice(2, 1, 0.5, { lost: 4 }),
    choice(4, 0, 0.5, { lost: 9 }),
    choice(5, 0, 0.5, { lost: 8 }),
    choice(6, 0, 0.5, { lost: 1 }),
    choice(7, 0, 0.5),
  ];
  expect(costliest(choices, turns).map((one) => one.step)).toEqual([4, 2, 1]);
});

test("everybody sees at least the own costliest choice", () => {
  const turns = [0, 1, 2, 3, 4].map((step) => ({ step, seat: 1, round: 1 }));
  const choices = [
    ...[9, 8, 7, 6].map((lost, step) => choice(step, 1, 0.5, { lost })),
    choice(4, 0, 0.5, { lost: 2 }),
    choice(4, 2, 0.5, { lost: 1 }),
  ];
  expect(costliest(choices, turns).map((one) => [one.seat, one.lost])).toEqual([
    [1, 9],
    [1, 8],
    [1, 7],
    [0, 2],
  ]);
});

test("the choice nearest to a step", () => {
  const choices = [choice(2, 0, 0.5), choice(8, 0, 0.5)];
  expect([0, 4, 6, 99].map((step) => nearest(choices, step)?.step)).toEqual([2, 2, 8, 8]);
  expect(nearest([], 3)).toBeUndefined();
});
