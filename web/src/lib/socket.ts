/** One line to a table that mends itself: requests have ids, so repeating them is harmless. */

import type { Message, Reply, Sent } from "./contract";

type WithoutId<One> = One extends Sent ? Omit<One, "id"> : never;

/** A message to the server, each of its own form; its id is given when it is sent. */
export type Request = WithoutId<Sent>;

export interface LineEvents {
  message: (message: Message) => void;
  /** Connected, or seconds until the next try. */
  status: (online: boolean, retryIn: number) => void;
  /** What to tell the server when we come back: the version and seat seen last. */
  where: () => { known: number | null; seat: number | null };
}

interface Waiting {
  text: string;
  done: (reply: Reply) => void;
}

let counter = 0;

function newId(): string {
  counter += 1;
  const random = crypto.getRandomValues(new Uint32Array(2));
  return `${random[0]?.toString(36)}${random[1]?.toString(36)}-${counter}`;
}

export class Line {
  private socket: WebSocket | null = null;
  private readonly waiting = new Map<string, Waiting>();
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private lastHeard = 0;
  private readonly pulse: ReturnType<typeof setInterval>;

  constructor(
    private readonly path: string,
    private readonly language: () => string,
    private readonly events: LineEvents,
    ready: Promise<void>,
  ) {
    this.pulse = setInterval(() => this.beat(), 10_000);
    void ready.then(() => {
      if (!this.closed) this.open();
    });
  }

  /** Send a request and wait for its reply, across broken connections. */
  ask(message: Request): Promise<Reply> {
    const id = newId();
    const text = JSON.stringify({ ...message, id });
    return new Promise((done) => {
      this.waiting.set(id, { text, done });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
    });
  }

  /** Try again now. */
  retry(): void {
    clearTimeout(this.timer);
    if (!this.closed && this.socket?.readyState !== WebSocket.OPEN) this.open();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    this.socket?.close();
  }

  private open(): void {
    const { known, seat } = this.events.where();
    const query = new URLSearchParams({ lang: this.language() });
    if (known !== null) query.set("known", String(known));
    if (seat !== null) query.set("seat", String(seat));
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${this.path}?${query}`);
    const before = this.socket;
    this.socket = socket;
    before?.close();
    socket.onopen = () => {
      if (this.socket !== socket) return;
      this.failures = 0;
      this.lastHeard = Date.now();
      this.events.status(true, 0);
      for (const { text } of this.waiting.values()) socket.send(text);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.socket === socket) this.hear(event.data);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket || this.closed) return;
      if (event.code === 4404 || event.code === 4403) return;
      this.failures += 1;
      const wait = Math.min(15, 0.5 * 2 ** Math.min(this.failures, 5));
      this.events.status(false, wait);
      this.timer = setTimeout(() => this.open(), wait * 1000);
    };
  }

  private hear(data: string): void {
    this.lastHeard = Date.now();
    const message = JSON.parse(data) as Message;
    if (message.type === "reply") {
      const asked = message.id === null ? undefined : this.waiting.get(message.id);
      if (asked && message.id !== null) {
        this.waiting.delete(message.id);
        asked.done(message);
      }
      return;
    }
    this.events.message(message);
  }

  /** A line that has gone silent (sleep, lost network) is opened anew. */
  private beat(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.lastHeard > 25_000) {
      this.socket.close();
      return;
    }
    void this.ask({ type: "ping" });
  }
}
