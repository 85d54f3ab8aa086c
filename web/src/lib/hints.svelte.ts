/** What the server advises whoever has to decide, and which option of it is marked on the table. */

import type { Ask } from "./moves.svelte";
import type { Fault, HintTold } from "./protocol";
import type { Option } from "./types";

export class Hints {
  #told = $state.raw<HintTold[]>([]);
  #busy = $state(false);
  #fault = $state.raw<Fault | null>(null);
  #place = $state(0);
  #asked = 0;

  constructor(private readonly ask: Ask) {}

  get told(): HintTold[] {
    return this.#told;
  }

  get busy(): boolean {
    return this.#busy;
  }

  /** Why there is no hint. */
  get fault(): Fault | null {
    return this.#fault;
  }

  /** The place in the ranking of the option that is marked. */
  get place(): number {
    return this.#place;
  }

  /** Mark the option at a place of the ranking. */
  show(place: number): void {
    this.#place = place;
  }

  get isOpen(): boolean {
    return this.#told.length > 0;
  }

  /** The code of the option that is marked on the table. */
  get marked(): number | null {
    return this.#told[this.#place]?.code ?? null;
  }

  /** Whether a thing on the table stands for the marked option. */
  marks(...options: (Option | null | undefined)[]): boolean {
    return this.marked !== null && options.some((option) => option?.code === this.marked);
  }

  /** Ask for a hint; asking again puts it away. */
  async toggle(number: number | undefined): Promise<void> {
    if (this.isOpen || this.#busy || number === undefined) {
      this.close();
      return;
    }
    this.#busy = true;
    this.#fault = null;
    const asked = (this.#asked += 1);
    const reply = await this.ask({ type: "hint", number });
    if (asked !== this.#asked) return; // put away, or the table has moved on
    this.#busy = false;
    if (reply?.ok) this.#told = reply.hints ?? [];
    else this.#fault = reply?.error ?? null;
  }

  close(): void {
    this.#asked += 1;
    this.#told = [];
    this.#busy = false;
    this.#fault = null;
    this.#place = 0;
  }
}
