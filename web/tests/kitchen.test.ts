import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import { noChoices } from "../src/lib/options";
import type { TableStore } from "../src/lib/table.svelte";
import type { StateTold } from "../src/lib/protocol";
import Kitchen from "../src/table/Kitchen.svelte";

/** A table at which nothing can be chosen, with what serving costs there. */
function tableWith(price: number): TableStore {
  const state = { facts: { serve_price: price }, view: { seats: [] } } as unknown as StateTold;
  const marks = (): boolean => false;
  return { state, mySeat: 0, choices: noChoices(), hints: { marks } } as unknown as TableStore;
}

describe("the kitchen", () => {
  let shown: Record<string, unknown> | null = null;
  const price = (told: number): string => {
    shown = mount(Kitchen, { target: document.body, props: { table: tableWith(told) } });
    flushSync();
    return document.querySelector("svg text")?.textContent ?? "";
  };

  afterEach(() => {
    if (shown) void unmount(shown);
    document.body.innerHTML = "";
  });

  it("shows what the server says that serving costs", () => expect(price(1)).toBe("−1"));

  it("shows that serving is free with staff that waives the krone", () => expect(price(0)).toBe("0"));
});
