import { expect, test } from "vitest";

import { beside } from "../src/lib/beside";

const screen = { width: 1000, height: 800 };
const note = { width: 300, height: 80 };
const thing = { left: 400, top: 300, width: 90, height: 90 };

test("a note stands below its thing", () => {
  expect(beside(thing, note, [], screen)).toEqual({ left: 295, top: 398 });
});

test("a note stands above its thing rather than on what can be clicked", () => {
  const free = [{ left: 320, top: 400, width: 90, height: 90 }];
  expect(beside(thing, note, free, screen)).toEqual({ left: 295, top: 212 });
});

test("a note stands aside if there are things to click above and below", () => {
  const free = [395, 205].map((top) => ({ left: 400, top, width: 90, height: 90 }));
  expect(beside(thing, note, free, screen)).toEqual({ left: 498, top: 305 });
});

test("a note stays on the screen", () => {
  const corner = { left: 0, top: 710, width: 90, height: 90 };
  expect(beside(corner, note, [], screen)).toEqual({ left: 8, top: 622 });
});
