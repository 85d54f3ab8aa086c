import { beforeEach, expect, test } from "vitest";

import { botName, levelText } from "../src/lib/levels";
import { loadWords } from "../src/lib/words.svelte";

beforeEach(() => loadWords("en"));

test("a level tells what was measured of it", () => {
  expect(levelText("director", { points: 163.6, elo: 1812.4 })).toMatch(/ · about 164 points · Elo 1812$/);
});

test("a level tells the time its Elo was measured with, if that was not the usual", () => {
  expect(levelText("director", { elo: 1812, seconds: 0.5 })).toMatch(/ · Elo 1812 \(measured at 0\.5 s a turn\)$/);
});

test("a program is named without the folders of its command line", () => {
  expect(botName("cmd:python3 /home/me/bots/bellboy.py --fast")).toBe("python3 bellboy.py --fast");
  expect(botName("cmd:./mybot")).toBe("mybot");
  expect(botName("porter")).toBe("Porter");
});

test("the time is written as in the language", async () => {
  await loadWords("de");
  expect(levelText("director", { elo: 1812, seconds: 0.5 })).toMatch(/ · Elo 1812 \(gemessen mit 0,5 s je Zug\)$/);
});
