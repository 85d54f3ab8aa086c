import { describe, expect, it } from "vitest";
import { copies, dieOption } from "../src/lib/dice";
import { sortOptions } from "../src/lib/options";
import type { Option } from "../src/lib/types";

const option = (fields: Partial<Option>): Option => ({
  action: "pass",
  code: 0,
  notation: "",
  text: "",
  index: 0,
  ...fields,
});

describe("options by the thing one clicks", () => {
  it("finds guests by space and rooms by name", () => {
    const found = sortOptions(
      [option({ action: "take_guest", space: 2 }), option({ action: "prepare_room", room: "b1" })],
      new Set(),
    );
    expect(found.guests.get(2)?.action).toBe("take_guest");
    expect(found.rooms.get("b1")?.action).toBe("prepare_room");
    expect(found.bar).toEqual([]);
  });

  it("tells staff in play from staff in the hand", () => {
    const discard = [option({ action: "discard_staff", staff: 28 }), option({ action: "discard_staff", staff: 29 })];
    const found = sortOptions(discard, new Set([28]));
    expect([...found.staff.keys()]).toEqual([28]);
    expect([...found.hand.keys()]).toEqual([29]);
  });

  it("leaves to the bar what has no place on the table", () => {
    const found = sortOptions([option({ action: "split_goods", fine: 1 })], new Set());
    expect(found.bar.map((one) => one.fine)).toEqual([1]);
  });
});

describe("a space of dice", () => {
  const three = [option({ face: 3, boosted: false, code: 12 }), option({ face: 3, boosted: true, code: 13 })];

  it("chooses plain or boosted", () => {
    expect(dieOption(three, 3, false)?.code).toBe(12);
    expect(dieOption(three, 3, true)?.code).toBe(13);
  });

  it("asks first what a six copies", () => {
    const six = [option({ face: 6, performs: 1, code: 18 }), option({ face: 6, performs: 2, code: 20 })];
    expect(dieOption(six, 6, false)).toBeNull();
    expect(copies(six, false).map((one) => one.performs)).toEqual([1, 2]);
  });

  it("copies plainly where no boost is offered", () => {
    const six = [option({ face: 6, performs: 1, boosted: false })];
    expect(copies(six, true)).toHaveLength(1);
  });
});
