/** Choosing and taking back: what is sent to the server, and what it says about each option before. */

import type { Fault, PreviewTold, Reply, StateTold } from "./protocol";
import { settings } from "./settings.svelte";
import type { Request } from "./socket";
import type { Option } from "./types";

export type Ask = (message: Request) => Promise<Reply | undefined> | undefined;

export class Moves {
  #busy = $state(false);
  #fault = $state.raw<Fault | null>(null);
  #confirming = $state.raw<Option | null>(null);
  readonly #previews = $derived.by(() => new Map((this.now()?.previews ?? []).map((told) => [told.option.code, told])));

  constructor(
    private readonly ask: Ask,
    private readonly now: () => StateTold | null,
  ) {}

  /** Why the last choice was refused. */
  get fault(): Fault | null {
    return this.#fault;
  }

  /** An option that cannot be taken back, waiting for a second yes. */
  get confirming(): Option | null {
    return this.#confirming;
  }

  previewOf(option: Option | null | undefined): PreviewTold | null {
    return option ? (this.#previews.get(option.code) ?? null) : null;
  }

  /** Whether an option reveals something or ends the turn: what follows is not one's own. */
  seals(option: Option): boolean {
    return this.previewOf(option)?.seals ?? false;
  }

  /** The table has changed: what was begun before is void. */
  begin(): void {
    this.#confirming = null;
    this.#fault = null;
    this.#busy = false;
  }

  /** Choose an option; a second click while one is on its way does nothing. */
  async choose(option: Option | null | undefined): Promise<void> {
    const state = this.now();
    if (!option || this.#busy || !state) return;
    if (settings.askBeforeSeal && this.#confirming !== option && this.seals(option)) {
      this.#confirming = option;
      return;
    }
    await this.request({ type: "choose", number: state.number, option: option.index });
  }

  /** The player has thought better of it. */
  spare(): void {
    this.#confirming = null;
  }

  async undo(to?: number): Promise<void> {
    const state = this.now();
    if (!state?.undo.steps || this.#busy) return;
    await this.request({ type: "undo", number: state.number, ...(to === undefined ? {} : { to }) });
  }

  async undoToSeal(): Promise<void> {
    const state = this.now();
    if (!state?.undo.steps || this.#busy) return;
    await this.request({ type: "undo", number: state.number, to_seal: true });
  }

  async redo(): Promise<void> {
    const state = this.now();
    if (!state?.undo.redo || this.#busy) return;
    await this.request({ type: "redo", number: state.number });
  }

  private async request(message: Request): Promise<void> {
    this.#busy = true;
    const reply = await this.ask(message);
    this.#busy = false;
    this.#fault = reply?.ok ? null : (reply?.error ?? null);
  }
}
