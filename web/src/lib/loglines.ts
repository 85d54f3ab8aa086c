/** The log as lines: rounds, what each seat did, and the seal that undo cannot pass. */

import type { LogEntry, LogEvent } from "./protocol";
import { isLead, partsOf, type Part } from "./terse";

export interface TextLine {
  kind: "text";
  key: string;
  seat: number | null;
  parts: Part[];
  /** The same in whole sentences. */
  text: string;
  /** The answer to go back to, on own lines of this turn. */
  undo: number | null;
}

export type LogLine =
  | { kind: "round"; key: string; round: number }
  | { kind: "seal"; key: string }
  | { kind: "news"; key: string }
  | TextLine;

/** Events that only repeat what others say, or what one sees anyway. */
const SILENT = new Set([
  "turn_started",
  "die_rolled",
  "round_ended",
  "good_placed",
  "declined",
  "politics_chosen",
  "tile_chosen",
  "board_assigned",
  "turn_finished",
]);

/** Whether an event is left out of the log and of what is announced. */
export function isSilent(event: LogEvent): boolean {
  return SILENT.has(event.event) || isDeal(event) || isNothing(event);
}

/** Nothing paid, gained or lost. */
function isNothing(event: LogEvent): boolean {
  return /^(kronen_(gained|paid)|steps_taken|set_back|points_scored)$/.test(event.event) && event.amount === 0;
}

/** Cards dealt at the start are no news. */
function isDeal(event: LogEvent): boolean {
  return (
    event.because.kind === "setup" && /^(staff_drawn|guest_revealed|goods_received|kronen_gained)$/.test(event.event)
  );
}

export function linesOf(log: LogEntry[], firstUndoable: number, seen = Infinity): LogLine[] {
  const lines: LogLine[] = [];
  const writer = new Writer(lines);
  for (const entry of log) {
    const isOwn = entry.answer >= firstUndoable;
    if (entry.answer === firstUndoable && entry.answer > 0) writer.close({ kind: "seal", key: `s${entry.answer}` });
    if (entry.answer === seen) writer.close({ kind: "news", key: `n${entry.answer}` });
    // What is paid first belongs to what follows, not to the line before.
    const lead = entry.events.find(isLead);
    if (isOwn || (lead && lead.event !== "good_served")) writer.close();
    let undo = isOwn ? entry.answer : null;
    for (const [place, event] of entry.events.entries()) {
      const key = `${entry.answer}-${place}`;
      if (event.event === "round_started") writer.close({ kind: "round", key, round: Number(event.round) });
      else if (!isSilent(event)) {
        writer.write(event, key, undo);
        undo = null;
      }
    }
  }
  return lines;
}

/** Puts small events behind the one that began the line. */
class Writer {
  private open: TextLine | null = null;
  private lead: LogEvent | null = null;

  constructor(private readonly lines: LogLine[]) {}

  /** End the line; something else may follow it. */
  close(line?: LogLine): void {
    this.open = null;
    this.lead = null;
    if (line) this.lines.push(line);
  }

  write(event: LogEvent, key: string, undo: number | null): void {
    const isArrival = event.event === "guest_revealed";
    // Guests who were there from the start are no news; later ones come because of another.
    if (isArrival && (!this.open || this.lead?.event === "start_chosen")) return;
    const seat = isArrival ? (this.open?.seat ?? null) : (event.seat ?? null);
    if (this.open === null || undo !== null || this.open.seat !== seat || (isLead(event) && !this.goesOn(event, key))) {
      this.open = { kind: "text", key, seat, parts: [], text: "", undo };
      this.lead = null;
      this.lines.push(this.open);
    }
    if (isLead(event) && this.lead === null) {
      // What was paid beforehand stands behind what it was paid for.
      this.lead = event;
      this.open.parts = [...partsOf(event, event), ...this.open.parts];
    } else this.open.parts = joined(this.open.parts, partsOf(event, this.lead));
    this.open.text = this.open.text ? `${this.open.text} ${event.text}` : event.text;
  }

  /** Serving one guest good by good is one line, and so is an answer with its price. */
  private goesOn(event: LogEvent, key: string): boolean {
    if (this.lead === null) return this.open?.key.split("-")[0] === key.split("-")[0];
    return event.event === "good_served" && this.lead.event === "good_served" && this.lead.guest === event.guest;
  }
}

/** Goods and points of a kind that follow each other become one number. */
function joined(parts: Part[], more: Part[]): Part[] {
  const last = parts.at(-1);
  const [first, ...rest] = more;
  if (!last || !first || rest.length) return [...parts, ...more];
  const same =
    last.kind === first.kind && (last.kind !== "good" || (first.kind === "good" && last.good === first.good));
  if (!same || !("number" in last) || !("number" in first)) return [...parts, ...more];
  if (last.kind === "words" || first.kind === "words" || last.kind === "die") return [...parts, ...more];
  return [...parts.slice(0, -1), { ...last, number: last.number + first.number }];
}
