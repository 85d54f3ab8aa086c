import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Line } from "../src/lib/socket";

/** A connection whose other end is the test. */
class Wire {
  static readonly OPEN = 1;
  static all: Wire[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;
  constructor() {
    Wire.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
    this.onclose({ code: 1000 });
  }
  open(): void {
    this.readyState = Wire.OPEN;
    this.onopen();
  }
}

describe("a line that is opened anew before the first try is through", () => {
  const heard: unknown[] = [];
  const status = vi.fn();
  let line: Line;

  beforeEach(async () => {
    Wire.all = [];
    heard.length = 0;
    status.mockClear();
    vi.stubGlobal("WebSocket", Wire);
    const events = { message: (told: unknown) => heard.push(told), status, where: () => ({ known: null, seat: null }) };
    line = new Line("/socket", () => "en", events, Promise.resolve());
    await Promise.resolve();
    line.retry();
  });
  afterEach(() => {
    line.close();
    vi.unstubAllGlobals();
  });

  it("hangs up on the first one and waits for no third", () => {
    expect(Wire.all.map((wire) => wire.readyState)).toEqual([3, 0]);
    expect(status).not.toHaveBeenCalled();
  });

  it("hears what comes through the second one only", () => {
    const [first, second] = Wire.all;
    first?.open();
    second?.open();
    first?.onmessage({ data: '{"type": "notice", "kind": "old", "seat": null}' });
    second?.onmessage({ data: '{"type": "notice", "kind": "new", "seat": null}' });
    expect(heard).toEqual([{ type: "notice", kind: "new", seat: null }]);
  });

  it("sends what waits once", () => {
    void line.ask({ type: "ping" });
    const [first, second] = Wire.all;
    first?.open();
    second?.open();
    expect([first?.sent.length, second?.sent.length]).toEqual([0, 1]);
  });
});
