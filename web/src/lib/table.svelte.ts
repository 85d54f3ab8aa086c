/**
 * The table one sits at: the last state of the server, as it is shown.
 *
 * What the player does with it is kept by concern (`moves`, `intent`, `attention`, `others`, `hints`).
 * Nobody writes into any of them from outside: they have methods.
 */

import { greet } from "./api";
import { Attention } from "./attention.svelte";
import { loadCards } from "./cards.svelte";
import { flightsOf } from "./flights";
import { Hints } from "./hints.svelte";
import { Intent } from "./intent.svelte";
import { isSilent } from "./loglines";
import { Moves } from "./moves.svelte";
import { noChoices, sortOptions, type Choices } from "./options";
import { Others } from "./others.svelte";
import { Playback, holdOf } from "./playback";
import type { Fault, LogEntry, Message, Notice, Reply, StateTold } from "./protocol";
import { settings, speedNow } from "./settings.svelte";
import { Sight } from "./sight";
import { Line, type Request } from "./socket";
import type { Asked } from "./types";

/** How long a notice is shown, in milliseconds. */
const NOTICE = 6000;
/** More answers at once are not played one after another. */
const MOST_PLAYED = 12;

export class TableStore {
  #state = $state.raw<StateTold | null>(null);
  #log = $state.raw<LogEntry[]>([]);
  #online = $state(true);
  #closed = $state.raw<Fault | null>(null);
  #notice = $state.raw<Notice | null>(null);
  #eyes = $state(0);

  readonly attention = new Attention();
  readonly intent = new Intent();
  readonly others = new Others();
  readonly moves = new Moves(
    (message) => this.ask(message),
    () => this.#state,
  );
  readonly hints = new Hints((message) => this.ask(message));

  readonly choices: Choices = $derived.by(() => {
    const decision = this.#state?.decision;
    const seat = this.#state?.seat ?? null;
    if (!decision || seat === null) return noChoices();
    const own = this.#state?.view.seats[seat];
    return sortOptions(decision.options, new Set(own?.staff.map((card) => card.staff)));
  });

  private readonly line: Line | null;
  private readonly playback = new Playback<StateTold>(
    (state, played) => this.show(state, played),
    () => this.others.hush(),
  );
  /** Where the server stands, which may be ahead of what is shown. */
  private newest: { number: number; seat: number | null } | null = null;
  private readonly sight: Sight | null;

  /** A table with a line to the server; one without is only looked at (replay). */
  constructor(
    readonly id: string,
    live = true,
  ) {
    this.line = live ? this.connect(id) : null;
    this.sight = live ? this.watch(id) : null;
  }

  get state(): StateTold | null {
    return this.#state;
  }

  get log(): LogEntry[] {
    return this.#log;
  }

  get online(): boolean {
    return this.#online;
  }

  /** Why the table cannot be shown at all. */
  get closed(): Fault | null {
    return this.#closed;
  }

  get notice(): Notice | null {
    return this.#notice;
  }

  /** The seat at whose side a spectator stands. */
  get eyes(): number {
    return this.#eyes;
  }

  /** The seat whose side of the table is drawn below: one's own, or the one a spectator chose. */
  get mySeat(): number {
    const state = this.#state;
    if (!state) return 0;
    return state.seat ?? state.holds[0] ?? this.#eyes;
  }

  lookFrom(seat: number): void {
    this.#eyes = seat;
  }

  leave(): void {
    this.sight?.close();
    this.playback.stop();
    this.line?.close();
  }

  retry(): void {
    this.line?.retry();
  }

  /** A position of a replay: from one move to the next things travel. */
  lookAt(state: StateTold, log: LogEntry[]): void {
    const isNext = log.length === this.#log.length + 1;
    const setOff = isNext ? this.others.takeOff(log.at(-1)?.events ?? []) : undefined;
    this.#log = log;
    this.#state = state;
    this.others.land(setOff);
  }

  /** Stop showing the moves of others one after another: show where we are. */
  skip(): void {
    this.playback.skip();
  }

  /** Put away all that is open. */
  letGo(): void {
    this.intent.letGo();
    this.attention.letGo();
    this.others.closeRecap();
    this.hints.close();
  }

  /** Ask why something is not possible, and show the answer beside it. */
  async whyNot(about: Asked[], title: string, box: DOMRect): Promise<void> {
    const number = this.#state?.number;
    if (number === undefined) return;
    const reply = await this.ask({ type: "why_not", number, about });
    if (!reply?.ok || this.#state?.number !== number) return;
    const told = (reply.reasons ?? []).map((one) => one.reason).find((one) => one !== null);
    if (told) this.attention.tell({ title, text: told.text, rule: told.rule, box });
  }

  async face(seat: number | null): Promise<void> {
    await this.ask({ type: "face", seat });
  }

  async speak(language: string): Promise<void> {
    await this.ask({ type: "language", language });
  }

  async moveNow(): Promise<void> {
    await this.ask({ type: "move_now" });
  }

  private ask(message: Request): Promise<Reply> | undefined {
    return this.line?.ask(message);
  }

  private connect(id: string): Line {
    const hears = {
      message: (message: Message) => this.hear(message),
      status: (online: boolean) => (this.#online = online),
      where: () => ({ known: this.newest?.number ?? null, seat: this.newest?.seat ?? null }),
    };
    return new Line(`/api/tables/${encodeURIComponent(id)}/socket`, () => settings.language, hears, greet());
  }

  private watch(id: string): Sight {
    return new Sight(id, {
      leave: () => {
        this.playback.skip();
        return this.#log.length;
      },
      come: (seen) => {
        if (this.#state && seen < this.#log.length) this.others.missed(seen, this.#log, this.#state);
      },
    });
  }

  private hear(message: Message): void {
    if (message.type === "state") this.receive(message);
    else if (message.type === "seats") {
      this.change((state) => ({ ...state, seats: message.seats, spectators: message.spectators }));
    } else if (message.type === "thinking") {
      this.change((state) => ({
        ...state,
        seats: state.seats.map((told) => (told.seat === message.seat ? { ...told, thinks_ms: 0 } : told)),
      }));
    } else if (message.type === "notice") {
      this.#notice = message;
      setTimeout(() => (this.#notice = this.#notice === message ? null : this.#notice), NOTICE);
    } else if (message.type === "error") this.#closed = message.error;
  }

  /** Something about the seats, now and in what waits to be shown. */
  private change(how: (state: StateTold) => StateTold): void {
    if (this.#state) this.#state = how(this.#state);
    this.playback.change(how);
  }

  /** Own moves are shown at once, those of others one after another. */
  private receive(state: StateTold): void {
    const { entries } = state.log;
    const others = entries.filter((entry) => entry.seat !== null && !state.holds.includes(entry.seat));
    const isHere = this.#state !== null && !document.hidden && state.seat === this.newest?.seat;
    this.newest = { number: state.number, seat: state.seat };
    const isPlayed = isHere && entries.length <= MOST_PLAYED && others.length > 0;
    const events = isPlayed ? entries.flatMap((entry) => entry.events) : [];
    const hold = holdOf(speedNow(), events.filter((event) => !isSilent(event)).length, flightsOf(events).length);
    this.playback.push({ state, hold });
  }

  private show(state: StateTold, played: boolean): void {
    const { edition, flags } = state.view.options;
    void loadCards(edition, flags, settings.language);
    const isFirst = this.#state === null;
    const { from, entries } = state.log;
    const fresh = isFirst ? [] : entries.filter((entry) => entry.answer >= this.#log.length);
    const events = fresh.flatMap((entry) => entry.events);
    const byOthers = fresh.some((entry) => entry.seat !== null && !state.holds.includes(entry.seat));
    const setOff = !document.hidden && (played || !byOthers) ? this.others.takeOff(events) : undefined;
    this.#log = [...this.#log.slice(0, from), ...entries];
    if (byOthers) this.others.mark(events);
    this.others.announce(played ? events : []);
    this.draw(state);
    this.others.land(setOff);
    if (isFirst) this.sight?.lookBack();
  }

  private draw(state: StateTold): void {
    const moved = state.number !== this.#state?.number || state.seat !== this.#state.seat;
    this.#state = state;
    if (!moved) return;
    this.intent.clear();
    this.attention.lookUp();
    this.hints.close();
    this.moves.begin();
  }
}
