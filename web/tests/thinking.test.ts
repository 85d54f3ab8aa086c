import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { SeatTold } from "../src/lib/protocol";
import Thinking from "../src/table/Thinking.svelte";

const bot = (thinks_ms: number | null): SeatTold => ({
  seat: 1,
  name: "Ferdinand",
  kind: "bot",
  bot: "porter",
  stand_in: null,
  is_open: false,
  has_left: false,
  is_yours: false,
  is_present: true,
  thinks_ms,
});

describe("a bot that thinks", () => {
  let shown: Record<string, unknown> | null = null;
  const draw = (told: SeatTold): void => {
    shown = mount(Thinking, { target: document.body, props: { told } });
    flushSync();
  };

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    if (shown) void unmount(shown);
    vi.useRealTimers();
    document.body.innerHTML = "";
  });

  it("fills three squares and tells the seconds from the third on", () => {
    draw(bot(0));
    expect(document.querySelectorAll("[role=img] i")).toHaveLength(3);
    expect(document.querySelector("small")).toBeNull();
    vi.advanceTimersByTime(2400);
    flushSync();
    expect(document.querySelector("small")).toBeNull();
    vi.advanceTimersByTime(800);
    flushSync();
    expect(document.querySelector("small")).not.toBeNull();
  });

  it("has thought longer than this page is open", () => {
    draw(bot(5000));
    expect(document.querySelector("small")).not.toBeNull();
  });

  it("shows nothing while it does not think", () => {
    draw(bot(null));
    expect(document.querySelector("[role=img]")).toBeNull();
  });
});
