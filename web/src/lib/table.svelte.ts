/** The table one sits at: the last state of the server, and what the player is doing with it. */

import { greet } from "./api";
import { loadCards } from "./cards.svelte";
import { noChoices, sortOptions, type Choices } from "./options";
import type { Fault, LogEntry, Message, Notice, PreviewTold, StateTold } from "./protocol";
import { settings } from "./settings.svelte";
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
  reason = $state<{ title: string; text: string; rule: string | null; x: number; y: number } | null>(null);
  busy = $state(false);
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

  choices: Choices = $derived.by(() => {
    const decision = this.state?.decision;
    if (!decision || this.state?.seat === null) return noChoices();
    const own = this.state?.view.seats[this.state.seat ?? 0];
    return sortOptions(decision.options, new Set(own?.staff.map((card) => card.staff)));
  });

  private readonly line: Line | null;

  /** A table with a line to the server; one without is only looked at (replay). */
  constructor(
    readonly id: string,
    live = true,
  ) {
    this.line = live ? this.connect(id) : null;
    if (live) this.rememberSight();
  }

  /** Note what has been seen when the page is left, and mark what is new on coming back. */
  private rememberSight(): void {
    const key = `hotelier-seen-${this.id}`;
    this.seen = Number(localStorage.getItem(key) ?? Infinity);
    this.onHide = () => {
      if (!document.hidden) return;
      localStorage.setItem(key, String(this.log.length));
      this.seen = this.log.length;
    };
    document.addEventListener("visibilitychange", this.onHide);
  }

  private onHide: () => void = () => undefined;

  private connect(id: string): Line {
    return new Line(`/api/tables/${encodeURIComponent(id)}/socket`, () => settings.language, {
      message: (message) => this.hear(message),
      status: (online, retryIn) => {
        this.online = online;
        this.retryIn = retryIn;
      },
      where: () => ({ known: this.state?.number ?? null, seat: this.state?.seat ?? null }),
    }, greet());
  }

  leave(): void {
    document.removeEventListener("visibilitychange", this.onHide);
    this.line?.close();
  }

  retry(): void {
    this.line?.retry();
  }

  private hear(message: Message): void {
    if (message.type === "state") this.show(message);
    else if (message.type === "seats" && this.state) {
      this.state = { ...this.state, seats: message.seats, spectators: message.spectators };
    } else if (message.type === "thinking" && this.state) {
      const seats = this.state.seats.map((told) =>
        told.seat === message.seat ? { ...told, thinks_ms: 0 } : told,
      );
      this.state = { ...this.state, seats };
    } else if (message.type === "notice") {
      this.notice = message;
      setTimeout(() => {
        if (this.notice === message) this.notice = null;
      }, 6000);
    }
    else if (message.type === "error") this.closed = message.error;
  }

  private show(state: StateTold): void {
    const options = state.view.options;
    void loadCards(options.edition, options.flags, settings.language);
    this.log = [...this.log.slice(0, state.log.from), ...state.log.entries];
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
    if (state.decision) void this.askPreviews();
  }

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
    if (settings.askBeforeSeal && this.confirming !== option && this.seals(option)) {
      this.confirming = option;
      return;
    }
    this.busy = true;
    await this.request({ type: "choose", number: this.state.number, option: option.index });
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
  async whyNot(about: Asked[], title: string, at: { x: number; y: number }): Promise<void> {
    const number = this.state?.number;
    const reply = await this.line?.ask({ type: "why_not", number, about });
    if (!reply?.ok || this.state?.number !== number) return;
    const told = (reply.reasons ?? []).map((one) => one.reason).find((one) => one !== null);
    if (told) this.reason = { title, text: told.text, rule: told.rule, ...at };
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

  /** The seat whose side of the table is drawn below: one's own, or the first. */
  get mySeat(): number {
    const state = this.state;
    if (!state) return 0;
    return state.seat ?? state.holds[0] ?? 0;
  }
}
