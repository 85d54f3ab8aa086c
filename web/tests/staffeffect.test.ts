import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import type { StaffCard } from "../src/lib/types";
import StaffEffect from "../src/parts/StaffEffect.svelte";

const manager = (amount: number): StaffCard =>
  ({ modifiers: [{ modifier: "avoid_penalty", amount, faces: [], colour: "any" }] }) as unknown as StaffCard;

describe("the Conference Manager", () => {
  let shown: Record<string, unknown> | null = null;
  const price = (amount: number): string => {
    shown = mount(StaffEffect, { target: document.body, props: { card: manager(amount) } });
    flushSync();
    return document.querySelector("svg text")?.textContent ?? "";
  };

  afterEach(() => {
    if (shown) void unmount(shown);
    document.body.innerHTML = "";
  });

  it("shows the price that the edition names", () => expect(price(1)).toBe("−1"));

  it("shows that it costs nothing where it is free", () => expect(price(0)).toBe("0"));
});
