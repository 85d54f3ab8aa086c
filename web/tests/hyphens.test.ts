import { expect, it } from "vitest";
import { softly } from "../src/lib/hyphens";

it("lets long words break between syllables", () => {
  expect(softly("Schmuckkünstlerin", 12).replaceAll("\u00AD", "-")).toBe("Schmuck-künst-le-rin");
});

it("keeps together what starts a syllable together", () => {
  expect(softly("Pferdeknecht", 10).replaceAll("\u00AD", "-")).toBe("Pfer-de-knecht");
  expect(softly("Garderobenfrau", 10).replaceAll("\u00AD", "-")).toBe("Gar-de-ro-ben-frau");
});

it("breaks a compound at its seam", () => {
  expect(softly("Innenarchitekt", 10).replaceAll("\u00AD", "-")).toBe("Innen-archi-tekt");
  expect(softly("Empfangschef", 10).replaceAll("\u00AD", "-")).toBe("Emp-fangs-chef");
});

it("leaves short words and spaces alone", () => {
  expect(softly("Mr. Oundo", 9)).toBe("Mr. Oundo");
});
