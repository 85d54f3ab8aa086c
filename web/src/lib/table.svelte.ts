/** The table one sits at: the last state of the server, and what the player is doing with it. */

import { tick } from "svelte";
import { greet } from "./api";
import { loadCards } from "./cards.svelte";
import { Hints } from "./hints.svelte";
import { changedSpots, flightsOf, type Flight } from "./flights";
import { isSilent } from "./loglines";
import { noChoices, sortOptions, type Choices } from "./options";
import { Playback, holdOf } from "./playback";
import type { Fault, LogEntry, LogEvent, Message, Notice, PreviewTold, StateTold } from "./protocol";
import { recapOf, turnsOfOthers, type RecapTurn } from "./recap";
import { settings, speedNow } from "./settings.svelte";
import { Sight } from "./sight";
import { Line } from "./socket";
import type { CardName } from "../table/target";
import type { Asked, Option } from "./types";

export class TableStore {
  state = $state.raw<StateTold | null>(null);
  log = $state.raw<LogEntry[]>([]);
  online = $state(true);
  retryIn = $state(0);
  fault = $state.raw<Fault | null>(null);
  /** The table cannot be shown at all. */
  closed = $state.raw<Fault | null>(null);
  notice = $state.raw<Notice | null>(null);
  previews = $state.raw(new Map<number, PreviewTold>());
  reason = $state<{ title: string; text: string; rule: string | null; box: DOMRect } | null>(null);
  busy = $state(false);
  /** The seat at whose side a spectator stands. */
  eyes = $state(0);
  /** The option the pointer or the focus is on. */
  hovered = $state.raw<Option | null>(null);
  /** The café table whose guest is about to move in. */
  movingTable = $state<number | null>(null);
  boosted = $state(false);
  /** The die 6 has been clicked: which action shall it copy? */
  copying = $state(false);
  explain = $state(false);
  /** An option that cannot be taken back, waiting for a second yes. */
  confirming = $state.raw<Option | null>(null);
  /** A card that is shown large, and where. */
  inspected = $state.raw<{ card: CardName; box: DOMRect } | null>(null);
  /** How many answers the player had seen when he last looked away. */
  seen = $state(Infinity);
  /** What others did just now, while it is shown. */
  announced = $state.raw<LogEvent[]>([]);
  /** Places that others have changed since the last click. */
  marks = $state.raw<string[]>([]);
  /** The turns that went by while one was away. */
  recap = $state.raw<RecapTurn[]>([]);
  /** Draws what travels: measures before the change, then sets off. */
  motion: ((flights: Flight[]) => () => void) | null = null;

  readonly hints = new Hints((message) => this.line?.ask(message));

  choices: Choices = $derived.by(() => {
    const decision = this.state?.decision;
    const seat = this.state?.seat ?? null;
    if (!decision || seat === null) return noChoices();
    const own = this.state?.view.seats[seat];
    return sortOptions(decision.options, new Set(own?.staff.map((card) => card.staff)));
  });

  private readonly line: Line | null;
  private readonly playback = new Playback<StateTold>(
    (state, played) => this.show(state, played),
    () => (this.announced = []),
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
    this.sight = live
      ? new Sight(id, {
          leave: () => {
            this.playback.skip();
            return this.log.length;
          },
          come: (seen) => this.missed(seen),
        })
      : null;
  }

  /** Tell what was missed while one was away. */
  private missed(seen: number): void {
    const state = this.state;
    if (!state || seen >= this.log.length) return;
    this.seen = seen;
    const turns = recapOf(this.log, seen, state.holds);
    if (turnsOfOthers(turns) > 0 && !state.result) this.recap = turns;
  }

  private connect(id: string): Line {
    return new Line(
      `/api/tables/${encodeURIComponent(id)}/socket`,
      () => settings.language,
      {
        message: (message) => this.hear(message),
        status: (online, retryIn) => {
          this.online = online;
          this.retryIn = retryIn;
        },
        where: () => ({ known: this.newest?.number ?? null, seat: this.newest?.seat ?? null }),
      },
      greet(),
    );
  }

  leave(): void {
    this.sight?.close();
    this.playback.stop();
    this.line?.close();
  }

  retry(): void {
    this.line?.retry();
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
      this.notice = message;
      setTimeout(() => (this.notice = this.notice === message ? null : this.notice), 6000);
    } else if (message.type === "error") this.closed = message.error;
  }

  /** Something about the seats, now and in what waits to be shown. */
  private change(how: (state: StateTold) => StateTold): void {
    if (this.state) this.state = how(this.state);
    this.playback.change(how);
  }

  /** Own moves are shown at once, those of others one after another. */
  private receive(state: StateTold): void {
    const others = state.log.entries.filter((entry) => entry.seat !== null && !state.holds.includes(entry.seat));
    const isNext =
      this.state !== null && !document.hidden && state.seat === this.newest?.seat && state.log.entries.length <= 12;
    this.newest = { number: state.number, seat: state.seat };
    const events = isNext && others.length ? state.log.entries.flatMap((entry) => entry.events) : [];
    const hold = holdOf(speedNow(), events.filter((event) => !isSilent(event)).length, flightsOf(events).length);
    this.playback.push({ state, hold });
  }

  /** A position of a replay: from one move to the next things travel. */
  lookAt(state: StateTold, log: LogEntry[]): void {
    const isNext = log.length === this.log.length + 1;
    const setOff = isNext ? this.motion?.(flightsOf(log.at(-1)?.events ?? [])) : undefined;
    this.log = log;
    this.state = state;
    if (setOff) void tick().then(setOff);
  }

  /** Stop showing the moves of others one after another: show where we are. */
  skip(): void {
    this.playback.skip();
  }

  get isPlaying(): boolean {
    return this.announced.length > 0;
  }

  private show(state: StateTold, played: boolean): void {
    const options = state.view.options;
    void loadCards(options.edition, options.flags, settings.language);
    const isFirst = this.state === null;
    const { from, entries } = state.log;
    const fresh = isFirst ? [] : entries.filter((entry) => entry.answer >= this.log.length);
    const events = fresh.flatMap((entry) => entry.events);
    const byOthers = fresh.some((entry) => entry.seat !== null && !state.holds.includes(entry.seat));
    const setOff = !document.hidden && (played || !byOthers) ? this.motion?.(flightsOf(events)) : undefined;
    this.log = [...this.log.slice(0, from), ...entries];
    if (byOthers) this.marks = [...new Set([...this.marks, ...changedSpots(events)])];
    this.announced = played ? events.filter((event) => !isSilent(event)) : [];
    this.draw(state);
    if (setOff) void tick().then(setOff);
    if (isFirst) this.sight?.lookBack();
  }

  private draw(state: StateTold): void {
    const moved = state.number !== this.state?.number || state.seat !== this.state.seat;
    this.state = state;
    if (!moved) return;
    this.previews = new Map();
    this.movingTable = null;
    this.copying = false;
    this.confirming = null;
    this.boosted = false;
    this.hovered = null;
    this.fault = null;
    this.reason = null;
    this.busy = false;
    this.hints.close();
    if (state.decision) this.previewed = this.askPreviews();
  }

  /** Done when it is known what the options lead to. */
  private previewed: Promise<void> = Promise.resolve();

  private async askPreviews(): Promise<void> {
    const number = this.state?.number;
    const reply = await this.line?.ask({ type: "preview", number });
    if (!reply?.ok || this.state?.number !== number) return;
    this.previews = new Map((reply.previews ?? []).map((told) => [told.option.code, told]));
  }

  previewOf(option: Option | null | undefined): PreviewTold | null {
    return option ? (this.previews.get(option.code) ?? null) : null;
  }

  /** Whether an option reveals something or ends the turn: what follows is not one's own. */
  seals(option: Option): boolean {
    return this.previewOf(option)?.seals ?? false;
  }

  /** The pointer or focus is on an option. Things that vanish lose focus while we draw: wait. */
  hover(option: Option | null | undefined): void {
    queueMicrotask(() => (this.hovered = option ?? null));
  }

  unhover(option: Option | null | undefined): void {
    queueMicrotask(() => {
      if (this.hovered === (option ?? null)) this.hovered = null;
      this.inspected = null;
    });
  }

  /** Choose an option; a second click while one is on its way does nothing. */
  async choose(option: Option | null | undefined): Promise<void> {
    if (!option || this.busy || !this.state) return;
    const { number } = this.state;
    if (settings.askBeforeSeal && this.confirming !== option) {
      await this.previewed;
      if (this.isElsewhere(number)) return;
      if (this.seals(option)) {
        this.confirming = option;
        return;
      }
    }
    this.busy = true;
    await this.request({ type: "choose", number, option: option.index });
  }

  /** Whether something else has been chosen, or the table has moved on. */
  private isElsewhere(number: number): boolean {
    return this.busy || this.state?.number !== number;
  }

  async undo(to?: number): Promise<void> {
    if (!this.state?.undo.steps || this.busy) return;
    this.busy = true;
    const request: Record<string, unknown> = { type: "undo", number: this.state.number };
    if (to !== undefined) request["to"] = to;
    await this.request(request);
  }

  async undoToSeal(): Promise<void> {
    if (!this.state?.undo.steps || this.busy) return;
    this.busy = true;
    await this.request({ type: "undo", number: this.state.number, to_seal: true });
  }

  async redo(): Promise<void> {
    if (!this.state?.undo.redo || this.busy) return;
    this.busy = true;
    await this.request({ type: "redo", number: this.state.number });
  }

  private async request(message: Record<string, unknown>): Promise<void> {
    const reply = await this.line?.ask(message);
    this.busy = false;
    this.fault = reply?.ok ? null : (reply?.error ?? null);
  }

  /** Ask why something is not possible, and show the answer beside it. */
  async whyNot(about: Asked[], title: string, box: DOMRect): Promise<void> {
    const number = this.state?.number;
    const reply = await this.line?.ask({ type: "why_not", number, about });
    if (!reply?.ok || this.state?.number !== number) return;
    const told = (reply.reasons ?? []).map((one) => one.reason).find((one) => one !== null);
    if (told) this.reason = { title, text: told.text, rule: told.rule, box };
  }

  inspect(card: CardName, box: DOMRect): void {
    this.inspected = { card, box };
  }

  async face(seat: number | null): Promise<void> {
    await this.line?.ask({ type: "face", seat });
  }

  async speak(language: string): Promise<void> {
    await this.line?.ask({ type: "language", language });
  }

  async moveNow(): Promise<void> {
    await this.line?.ask({ type: "move_now" });
  }

  /** The seat whose side of the table is drawn below: one's own, or the one a spectator chose. */
  get mySeat(): number {
    const state = this.state;
    if (!state) return 0;
    return state.seat ?? state.holds[0] ?? this.eyes;
  }
}
