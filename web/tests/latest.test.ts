import { describe, expect, it, vi } from "vitest";
import { api } from "../src/lib/api";
import { cards, loadCards } from "../src/lib/cards.svelte";
import type { Catalogue } from "../src/lib/types";

/** Cards that arrive when they are told to. */
function waiting(): { arrive: (edition: string) => Promise<void>; told: (edition: string) => Catalogue } {
  const open = new Map<string, (told: Catalogue) => void>();
  const all = new Map<string, Catalogue>();
  vi.spyOn(api, "cards").mockImplementation((edition) => {
    all.set(edition, { ...cards() });
    return new Promise((resolve) => open.set(edition, resolve));
  });
  const told = (edition: string): Catalogue => {
    const found = all.get(edition);
    if (!found) throw new Error(`nobody has asked for ${edition}`);
    return found;
  };
  return {
    told,
    arrive: async (edition) => {
      open.get(edition)?.(told(edition));
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}

describe("cards on their way", () => {
  it("are not drawn if others were asked for since then", async () => {
    const { arrive, told } = waiting();
    void loadCards("classic", {}, "en");
    void loadCards("retail-2022", {}, "en");
    await arrive("retail-2022");
    await arrive("classic");
    expect(cards()).toBe(told("retail-2022"));
  });

  it("are not drawn if the ones that are there were wanted again", async () => {
    const { arrive, told } = waiting();
    void loadCards("classic", {}, "de");
    await arrive("classic");
    void loadCards("retail-2022", {}, "de");
    void loadCards("classic", {}, "de");
    await arrive("retail-2022");
    expect(cards()).toBe(told("classic"));
  });
});
