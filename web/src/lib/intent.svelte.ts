/** A choice that has begun and is not made yet: who moves in, what the six copies, a krone for the die. */

export class Intent {
  #movingTable = $state<number | null>(null);
  #copying = $state(false);
  #boosted = $state(false);

  /** The café table whose guest is about to move in. */
  get movingTable(): number | null {
    return this.#movingTable;
  }

  /** The die 6 has been clicked: which action shall it copy? */
  get copying(): boolean {
    return this.#copying;
  }

  /** Whether the next die is made stronger. */
  get boosted(): boolean {
    return this.#boosted;
  }

  moveIn(place: number | null): void {
    this.#movingTable = place;
  }

  toggleCopying(): void {
    this.#copying = !this.#copying;
  }

  boost(wanted: boolean): void {
    this.#boosted = wanted;
  }

  letGo(): void {
    this.#movingTable = null;
    this.#copying = false;
  }

  /** The table has changed: what had begun is done or no longer possible. */
  clear(): void {
    this.letGo();
    this.#boosted = false;
  }
}
