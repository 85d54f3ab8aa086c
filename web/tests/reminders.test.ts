import { describe, expect, it } from "vitest";
import type { Choices } from "../src/lib/options";
import { openThings } from "../src/lib/reminders";
import type { GuestCard, SeatView } from "../src/lib/types";

const choices = {
  moveIn: new Map(),
  politics: new Map(),
  staff: new Map(),
  serve: new Map([[0, [{ action: "serve" }]]]),
} as unknown as Choices;
const own = {
  cafe: [{ guest: 49, served: {} }],
  kitchen: { strudel: 0, cake: 1, wine: 2, coffee: 0 },
} as unknown as SeatView;
const wanting = (order: Record<string, number>): Map<number, GuestCard> =>
  new Map([[49, { order } as unknown as GuestCard]]);

describe("what could still be done", () => {
  it("is an order that the kitchen holds", () => {
    expect(openThings(choices, own, wanting({ wine: 2 }), []).map((one) => one.kind)).toEqual(["order"]);
    expect(openThings(choices, own, wanting({ wine: 3 }), [])).toEqual([]);
  });

  it("is not known of a guest whose card is still on its way", () =>
    expect(openThings(choices, own, new Map(), [])).toEqual([]));
});
