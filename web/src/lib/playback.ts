/** States of the table wait here while the moves of others are shown one after another. */

export interface Shown<State> {
  state: State;
  /** How long the table rests before the next state, in milliseconds; 0 shows it at once. */
  hold: number;
}

export interface Clock {
  after: (ms: number, act: () => void) => unknown;
  cancel: (timer: unknown) => void;
}

const browserClock: Clock = {
  after: (ms, act) => setTimeout(act, ms),
  cancel: (timer) => clearTimeout(timer as number),
};

/** Shows states in their order, each for its time; nothing is ever left out or shown twice. */
export class Playback<State> {
  private waiting: Shown<State>[] = [];
  private timer: unknown = null;

  constructor(
    private readonly show: (state: State, played: boolean) => void,
    private readonly done: () => void = () => undefined,
    private readonly clock: Clock = browserClock,
  ) {}

  get isPlaying(): boolean {
    return this.timer !== null;
  }

  /** The newest state, shown or not. */
  get last(): State | null {
    return this.waiting.at(-1)?.state ?? null;
  }

  push(shown: Shown<State>): void {
    this.waiting.push(shown);
    if (!this.isPlaying) this.next();
  }

  /** Change what waits, such as who is present. */
  change(how: (state: State) => State): void {
    this.waiting = this.waiting.map((shown) => ({ ...shown, state: how(shown.state) }));
  }

  /** Show everything at once. */
  skip(): void {
    if (!this.isPlaying) return;
    this.clock.cancel(this.timer);
    this.timer = null;
    const rest = this.waiting;
    this.waiting = [];
    for (const { state } of rest) this.show(state, false);
    this.done();
  }

  /** Forget what waits. */
  stop(): void {
    this.clock.cancel(this.timer);
    this.timer = null;
    this.waiting = [];
  }

  private next(): void {
    this.timer = null;
    for (let shown = this.waiting.shift(); shown; shown = this.waiting.shift()) {
      this.show(shown.state, shown.hold > 0);
      if (shown.hold > 0) {
        this.timer = this.clock.after(paced(shown.hold, this.waiting.length), () => this.next());
        return;
      }
    }
    this.done();
  }
}

/** The more waits, the faster it goes: three bots in a row must not take a minute. */
export function paced(hold: number, behind: number): number {
  return hold / (1 + behind / 8);
}

/** How fast moves of others are shown: not at all, calmly, quickly. */
export type Speed = 0 | 1 | 2;

/** Milliseconds that a thing travels. */
export const TRAVEL: Record<Speed, number> = { 0: 0, 1: 380, 2: 220 };
/** Milliseconds to read what has happened. */
const READING: Record<Speed, number> = { 0: 0, 1: 420, 2: 120 };

/** How long a move is shown: travel and a moment to read; nothing if nothing is to be seen. */
export function holdOf(speed: Speed, lines: number, flights: number): number {
  if (speed === 0 || (lines === 0 && flights === 0)) return 0;
  return TRAVEL[speed] + (lines ? READING[speed] : 0);
}
