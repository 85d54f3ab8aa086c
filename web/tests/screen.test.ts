import { describe, expect, it } from "vitest";
import { layoutOf, zoomOf } from "../src/lib/screen.svelte";

const SIZES = [
  [1440, 900],
  [1024, 768],
  [390, 844],
  [320, 640],
  [1920, 1080],
  [844, 390],
] as const;
const DRAWN = { desk: 1440, tablet: 1024, phone: 320 };

describe("the layout", () => {
  it("is the one drawn for the window, unchanged, at the usual size of text", () => {
    const found = SIZES.slice(0, 4).map(([wide, tall]) => {
      const layout = layoutOf(wide, tall, 1);
      return [layout, zoomOf(layout, wide, tall, 1)];
    });
    expect(found).toEqual([
      ["desk", 1],
      ["tablet", 1],
      ["phone", 1],
      ["phone", 1],
    ]);
  });

  it.each(SIZES)("is never wider than a window of %i by %i", (wide, tall) => {
    for (const text of [1, 1.1, 1.2, 1.3, 1.4, 1.5]) {
      const layout = layoutOf(wide, tall, text);
      expect(zoomOf(layout, wide, tall, text) * DRAWN[layout]).toBeLessThanOrEqual(wide + 1e-9);
    }
  });

  it("has larger letters when one wants them", () => {
    const zooms = [1, 1.1, 1.2, 1.3, 1.4, 1.5].map((text) => zoomOf(layoutOf(1440, 900, text), 1440, 900, text));
    expect(zooms).toEqual(zooms.toSorted());
    expect(zooms.at(-1)).toBeGreaterThan(1.4);
  });
});
