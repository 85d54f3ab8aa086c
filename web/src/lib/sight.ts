/** How much of a game this browser has seen when the player looked away, and what he missed. */

/** Whoever is away for less than this has missed nothing worth telling. */
const AWAY = 10_000;

interface Left {
  /** Answers in the log when one looked last. */
  seen: number;
  /** When that was, in milliseconds since 1970. */
  at: number;
}

export interface Watched {
  /** The player looks away; how many answers he has seen. */
  leave: () => number;
  /** He is back after more than a moment. */
  come: (seen: number) => void;
}

export class Sight {
  private left: Left | null;
  private readonly key: string;

  constructor(
    table: string,
    private readonly watched: Watched,
  ) {
    this.key = `hotelier-seen-${table}`;
    this.left = this.load();
    document.addEventListener("visibilitychange", this.look);
    addEventListener("pagehide", this.lookAway);
  }

  close(): void {
    this.lookAway();
    document.removeEventListener("visibilitychange", this.look);
    removeEventListener("pagehide", this.lookAway);
  }

  /** To be called once the table is there; later the page itself notices. */
  lookBack(): void {
    const left = this.left;
    if (!left || document.hidden) return;
    this.left = null;
    if (Date.now() - left.at >= AWAY) this.watched.come(left.seen);
  }

  private readonly look = (): void => {
    if (document.hidden) this.lookAway();
    else this.lookBack();
  };

  private readonly lookAway = (): void => {
    const seen = this.watched.leave();
    if (this.left || !seen) return;
    this.left = { seen, at: Date.now() };
    try {
      localStorage.setItem(this.key, JSON.stringify(this.left));
    } catch {
      // Without storage there is no recap after closing the page, only after looking away.
    }
  };

  private load(): Left | null {
    try {
      const told = JSON.parse(localStorage.getItem(this.key) ?? "null") as Partial<Left> | null;
      if (typeof told?.seen !== "number" || typeof told.at !== "number") return null;
      return { seen: told.seen, at: told.at };
    } catch {
      return null;
    }
  }
}
