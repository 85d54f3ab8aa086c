/** What others do: announced while it is shown, marked until the next click, told again to who was away. */

import { tick } from "svelte";
import { changedSpots, flightsOf, type Flight } from "./flights";
import { isSilent } from "./loglines";
import type { LogEntry, LogEvent, StateTold } from "./protocol";
import { recapOf, turnsOfOthers, type RecapTurn } from "./recap";

/** Draws what travels: measures before the change; what it returns lets things fly after it. */
export type Draw = (flights: Flight[]) => () => void;

export class Others {
  #announced = $state.raw<LogEvent[]>([]);
  #marks = $state.raw<string[]>([]);
  #recap = $state.raw<RecapTurn[]>([]);
  #seen = $state(Infinity);
  #draw: Draw | null = null;

  /** What others did just now, while it is shown. */
  get announced(): LogEvent[] {
    return this.#announced;
  }

  /** Places that others have changed since the last click. */
  get marks(): string[] {
    return this.#marks;
  }

  /** The turns that went by while one was away. */
  get recap(): RecapTurn[] {
    return this.#recap;
  }

  /** How many answers the player had seen when he last looked away. */
  get seen(): number {
    return this.#seen;
  }

  get isMoving(): boolean {
    return this.#announced.length > 0;
  }

  /** From now on flights are drawn like this, until what is returned is called. */
  drawWith(draw: Draw): () => void {
    this.#draw = draw;
    return () => (this.#draw = null);
  }

  /** Measure where things are before a change; to be landed after it. */
  takeOff(events: LogEvent[]): (() => void) | undefined {
    return this.#draw?.(flightsOf(events));
  }

  land(setOff: (() => void) | undefined): void {
    if (setOff) void tick().then(setOff);
  }

  announce(events: LogEvent[]): void {
    this.#announced = events.filter((event) => !isSilent(event));
  }

  hush(): void {
    this.#announced = [];
  }

  /** Mark what events have changed, beside what is marked already. */
  mark(events: LogEvent[]): void {
    this.#marks = [...new Set([...this.#marks, ...changedSpots(events)])];
  }

  /** Mark only this. */
  markOnly(events: LogEvent[]): void {
    this.#marks = changedSpots(events);
  }

  unmark(): void {
    this.#marks = [];
  }

  /** Tell what was missed while one was away. */
  missed(seen: number, log: LogEntry[], state: StateTold): void {
    this.#seen = seen;
    const turns = recapOf(log, seen, state.holds);
    if (turnsOfOthers(turns) > 0 && !state.result) this.#recap = turns;
  }

  closeRecap(): void {
    this.#recap = [];
  }
}
