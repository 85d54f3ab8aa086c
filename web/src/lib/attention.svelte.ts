/** What the player looks at: the thing pointed at, a card shown large, a reason beside a thing. */

import type { Option } from "./types";

export interface CardName {
  guest?: number;
  staff?: number;
  politics?: number;
  tile?: string;
}

export interface Reason {
  title: string;
  text: string;
  rule: string | null;
  /** The thing it is about. */
  box: DOMRect;
}

export interface Inspected {
  card: CardName;
  box: DOMRect;
}

export class Attention {
  #hovered = $state.raw<Option | null>(null);
  #inspected = $state.raw<Inspected | null>(null);
  #reason = $state.raw<Reason | null>(null);
  #explains = $state(false);

  /** The option the pointer or the focus is on. */
  get hovered(): Option | null {
    return this.#hovered;
  }

  /** A card that is shown large, and where. */
  get inspected(): Inspected | null {
    return this.#inspected;
  }

  /** Why something is not possible. */
  get reason(): Reason | null {
    return this.#reason;
  }

  /** Whether a click explains instead of choosing. */
  get explains(): boolean {
    return this.#explains;
  }

  /** The pointer or focus is on an option. Things that vanish lose focus while we draw: wait. */
  hover(option: Option | null | undefined): void {
    queueMicrotask(() => (this.#hovered = option ?? null));
  }

  unhover(option: Option | null | undefined): void {
    queueMicrotask(() => {
      if (this.#hovered === (option ?? null)) this.#hovered = null;
      this.#inspected = null;
    });
  }

  inspect(card: CardName, box: DOMRect): void {
    this.#inspected = { card, box };
  }

  tell(reason: Reason): void {
    this.#reason = reason;
  }

  hush(): void {
    this.#reason = null;
  }

  toggleExplaining(): void {
    this.#explains = !this.#explains;
  }

  /** The table has changed: what was looked at may be gone. */
  lookUp(): void {
    this.#hovered = null;
    this.#reason = null;
  }

  /** The player wants nothing shown or explained. */
  letGo(): void {
    this.#inspected = null;
    this.#reason = null;
    this.#explains = false;
  }
}
