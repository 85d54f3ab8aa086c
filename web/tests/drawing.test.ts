import { describe, expect, it } from "vitest";
import { roomState } from "../src/lib/boards";
import { bustOf } from "../src/lib/busts";
import { linesOf } from "../src/lib/loglines";
import type { LogEntry } from "../src/lib/protocol";

describe("a hotel", () => {
  it("reads a drawing from the top row down", () => {
    const hotel = [".....", ".....", "y....", "bY..."];
    expect(roomState(hotel, 0)).toBe("free");
    expect(roomState(hotel, 1)).toBe("occupied");
    expect(roomState(hotel, 5)).toBe("free");
    expect(roomState(hotel, 19)).toBe("empty");
  });
});

describe("portraits", () => {
  it("are all different", () => {
    const all = Array.from({ length: 56 }, (_, place) => {
      const group = place < 14 ? "y" : place < 28 ? "b" : place < 42 ? "r" : "g";
      return group + JSON.stringify(bustOf(49 + place));
    });
    expect(new Set(all).size).toBe(56);
  });
});

describe("the log", () => {
  const entry = (answer: number, text: string): LogEntry => ({
    answer,
    seat: 0,
    action: null,
    first_event: 0,
    seal: false,
    events: [{ event: "guest_taken", seat: 0, because: { kind: "turn" }, text }],
  });

  it("shows the seal before the first answer that can be taken back", () => {
    const lines = linesOf([entry(1, "one"), entry(2, "two"), entry(3, "three")], 2);
    expect(lines.map((line) => line.kind)).toEqual(["text", "seal", "text", "text"]);
    expect(lines.map((line) => (line.kind === "text" ? line.undo : "-"))).toEqual([null, "-", 2, 3]);
  });
});
