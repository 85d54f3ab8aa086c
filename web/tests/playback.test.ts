import { describe, expect, it } from "vitest";
import { Playback, holdOf, paced, type Clock } from "../src/lib/playback";

/** A clock that goes on when it is told to. */
class HandClock implements Clock {
  private waiting: { at: number; act: () => void; timer: number }[] = [];
  private now = 0;
  private count = 0;

  after(ms: number, act: () => void): number {
    this.count += 1;
    this.waiting.push({ at: this.now + ms, act, timer: this.count });
    return this.count;
  }

  cancel(timer: unknown): void {
    this.waiting = this.waiting.filter((one) => one.timer !== timer);
  }

  pass(ms: number): void {
    const until = this.now + ms;
    for (let next = this.due(until); next; next = this.due(until)) {
      this.waiting = this.waiting.filter((one) => one !== next);
      this.now = next.at;
      next.act();
    }
    this.now = until;
  }

  private due(until: number) {
    return this.waiting.filter((one) => one.at <= until).toSorted((a, b) => a.at - b.at)[0];
  }
}

function table() {
  const clock = new HandClock();
  const shown: string[] = [];
  let ends = 0;
  const playback = new Playback<string>(
    (state, played) => shown.push(played ? `${state}*` : state),
    () => (ends += 1),
    clock,
  );
  return { clock, shown, playback, ends: () => ends };
}

describe("moves of others", () => {
  it("are shown one after another, each for its time", () => {
    const { clock, shown, playback } = table();
    playback.push({ state: "a", hold: 100 });
    playback.push({ state: "b", hold: 50 });
    expect(shown).toEqual(["a*"]);
    clock.pass(99);
    expect(shown).toEqual(["a*"]);
    clock.pass(1);
    expect(shown).toEqual(["a*", "b*"]);
    expect(playback.isPlaying).toBe(true);
    clock.pass(50);
    expect(playback.isPlaying).toBe(false);
  });

  it("do not make own moves wait when nothing plays", () => {
    const { shown, playback } = table();
    playback.push({ state: "mine", hold: 0 });
    expect(shown).toEqual(["mine"]);
    expect(playback.isPlaying).toBe(false);
  });

  it("keep their order when a state without a pause comes in between", () => {
    const { clock, shown, playback } = table();
    playback.push({ state: "a", hold: 100 });
    playback.push({ state: "b", hold: 0 });
    playback.push({ state: "c", hold: 10 });
    expect(shown).toEqual(["a*"]);
    clock.pass(100);
    expect(shown).toEqual(["a*", "b", "c*"]);
  });

  it("are all shown at once when skipped, and never again", () => {
    const { clock, shown, playback, ends } = table();
    for (const state of ["a", "b", "c"]) playback.push({ state, hold: 100 });
    playback.skip();
    expect(shown).toEqual(["a*", "b", "c"]);
    expect(ends()).toBe(1);
    clock.pass(1000);
    expect(shown).toEqual(["a*", "b", "c"]);
  });

  it("can be changed while they wait, and forgotten", () => {
    const { clock, shown, playback } = table();
    for (const state of ["a", "b", "c"]) playback.push({ state, hold: 100 });
    expect(playback.last).toBe("c");
    playback.change((state) => state.toUpperCase());
    clock.pass(100);
    expect(shown).toEqual(["a*", "B*"]);
    playback.stop();
    clock.pass(1000);
    expect(shown).toEqual(["a*", "B*"]);
  });
});

describe("how long a move is shown", () => {
  it("is shorter the more moves wait", () => {
    expect(paced(800, 0)).toBe(800);
    expect(paced(800, 24)).toBe(200);
    const { clock, shown, playback } = table();
    playback.push({ state: "first", hold: 0 });
    playback.push({ state: "now", hold: 100 });
    for (let place = 0; place < 9; place += 1) playback.push({ state: `${place}`, hold: 100 });
    clock.pass(100);
    expect(shown.at(-1)).toBe("0*");
    clock.pass(50);
    expect(shown.at(-1)).toBe("1*");
  });

  it("is no time at all without animation or without anything to see", () => {
    expect(holdOf(0, 3, 3)).toBe(0);
    expect(holdOf(1, 0, 0)).toBe(0);
  });

  it("is shorter when it shall be quick", () => {
    expect(holdOf(2, 1, 1)).toBeGreaterThan(0);
    expect(holdOf(2, 1, 1)).toBeLessThan(holdOf(1, 1, 1));
  });
});
