import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import type { Result, SeatTold } from "../src/lib/protocol";
import ScoreSheet from "../src/screens/ScoreSheet.svelte";

const seat = (number: number, bot: string | null, stand_in: string | null): SeatTold => ({
  seat: number,
  name: ["Anna", "Bela"][number] ?? "",
  kind: bot ? "bot" : "you",
  bot,
  stand_in,
  is_open: false,
  has_left: false,
  is_yours: false,
  is_present: true,
  thinks_ms: null,
});
const result = { scores: [{ guests: 70 }, { guests: 50 }], totals: [70, 50], winners: [0] } as unknown as Result;

describe("the score sheet", () => {
  let shown: Record<string, unknown> | null = null;
  const notes = (second: SeatTold): number => {
    shown = mount(ScoreSheet, { target: document.body, props: { result, seats: [seat(0, null, null), second] } });
    flushSync();
    return document.querySelectorAll("small").length;
  };

  afterEach(() => {
    if (shown) void unmount(shown);
    document.body.innerHTML = "";
  });

  it("tells that a bot has failed and who took over", () => expect(notes(seat(1, "concierge", "porter"))).toBe(1));

  it("has nothing to tell of a bot that played by itself", () => expect(notes(seat(1, "concierge", null))).toBe(0));
});
