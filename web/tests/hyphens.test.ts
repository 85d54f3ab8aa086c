import { expect, it } from "vitest";
import { softly } from "../src/lib/hyphens";

it("lets long words break between syllables", () => {
  expect(softly("Schmuckkünstlerin", 12).replaceAll("\u00AD", "-")).toBe("Schmuck-künst-le-rin");
});

it("leaves short words and spaces alone", () => {
  expect(softly("Mr. Oundo", 9)).toBe("Mr. Oundo");
});
