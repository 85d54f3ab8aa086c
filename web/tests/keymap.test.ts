import { describe, expect, it } from "vitest";
import { COMMANDS, USUAL_KEYS, assign, commandOf, keyLabel, keyName, keyOf } from "../src/lib/keymap";

const pressed = (key: string, shiftKey = false) => keyName({ key, shiftKey });

describe("keys", () => {
  it("are each given to one command only", () => {
    expect(new Set(Object.values(USUAL_KEYS)).size).toBe(COMMANDS.length);
  });

  it("have the same name whatever Shift and Caps Lock do to the letter", () => {
    expect(pressed("z")).toBe("z");
    expect(pressed("Z")).toBe("z");
    expect(pressed("Z", true)).toBe("Shift+z");
    expect(pressed("?", true)).toBe("?");
    expect(pressed(" ")).toBe("Space");
    expect(pressed("Ж", true)).toBe("Shift+ж");
    expect(pressed("Shift", true)).toBeNull();
  });

  it("find their command, also after a change", () => {
    expect(commandOf("z", {})).toBe("undo");
    expect(commandOf("Shift+z", {})).toBe("undo_to_seal");
    expect(commandOf("u", { undo: "u" })).toBe("undo");
    expect(commandOf("z", { undo: "u" })).toBeNull();
    expect(keyOf("undo", { undo: "u" })).toBe("u");
  });

  it("can be changed, and taking the usual one again forgets the change", () => {
    const told = assign("undo", "u", {});
    expect(told).toEqual({ kind: "done", keys: { undo: "u" } });
    expect(assign("undo", "z", { undo: "u" })).toEqual({ kind: "done", keys: {} });
  });

  it("that are taken are refused by name, those set free are not", () => {
    expect(assign("undo", "y", {})).toEqual({ kind: "taken", by: "redo" });
    expect(assign("undo", "y", { redo: "r" })).toEqual({ kind: "done", keys: { redo: "r", undo: "y" } });
    expect(assign("boost", "r", { redo: "r" })).toEqual({ kind: "taken", by: "redo" });
  });

  it("that always mean the same cannot be given away", () => {
    for (const key of ["1", "9", "Enter", "Escape", "Tab", "Shift+Tab", "ArrowLeft"]) {
      expect(assign("undo", key, {})).toEqual({ kind: "fixed" });
    }
  });

  it("are written as on the keyboard", () => {
    expect(["z", "Shift+z", "ж", "Space", "?", "F2"].map(keyLabel)).toEqual(["Z", "⇧ Z", "Ж", "Space", "?", "F2"]);
  });
});
