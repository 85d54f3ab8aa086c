import { expect, test } from "vitest";

import { isWanted } from "../src/lib/cardfilter";

const guest = { kind: "guests", colour: "blue", goods: ["wine", "coffee"] };
const cook = { kind: "staff", timing: "end", cost: 3 };

test("without a wish everything is looked for", () => {
  expect(isWanted({}, guest) && isWanted({ text: " " }, cook)).toBe(true);
});

test("a card must have all that is asked for", () => {
  expect(isWanted({ colour: "blue", good: "wine" }, guest)).toBe(true);
  expect(isWanted({ colour: "blue", good: "cake" }, guest)).toBe(false);
  expect(isWanted({ colour: "red", good: "wine" }, guest)).toBe(false);
  expect(isWanted({ cost: 3, timing: "end" }, cook)).toBe(true);
  expect(isWanted({ cost: 0 }, cook)).toBe(false);
});

test("what a card does not have at all does not fit", () => {
  expect(isWanted({ cost: 3 }, guest)).toBe(false);
  expect(isWanted({ good: "wine" }, cook)).toBe(false);
});

test("words are found in any case and any place", () => {
  expect(isWanted({ text: "KÖCH" }, cook, "Die Köchin", "zahlt nichts")).toBe(true);
  expect(isWanted({ text: "kellner" }, cook, "Die Köchin")).toBe(false);
});
