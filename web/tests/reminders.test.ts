import { describe, expect, it } from "vitest";
import type { Choices } from "../src/lib/options";
import { openThings, type Open } from "../src/lib/reminders";
import type { SeatFacts, SeatView } from "../src/lib/types";

const choices = {
  moveIn: new Map(),
  politics: new Map(),
  staff: new Map(),
  serve: new Map([[1, [{ action: "serve" }]]]),
} as unknown as Choices;
const own = { cafe: [null, { guest: 49 }, null] } as unknown as SeatView;

function openWith(isInKitchen: boolean): Open[] {
  const facts = { cafe: [null, { is_in_kitchen: isInKitchen }, null] } as unknown as SeatFacts;
  return openThings(choices, own, facts, []);
}

describe("what could still be done", () => {
  it("is an order of which the server says that the kitchen holds it", () => {
    expect(openWith(true)).toMatchObject([{ kind: "order", table: 1, guest: 49 }]);
    expect(openWith(false)).toEqual([]);
  });
});
