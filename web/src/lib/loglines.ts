/** The log as lines: rounds, events in words, and the seal that undo cannot pass. */

import type { LogEntry } from "./protocol";

export type LogLine =
  | { kind: "round"; key: string; round: number }
  | { kind: "seal"; key: string }
  | { kind: "news"; key: string }
  | { kind: "text"; key: string; seat: number | null; text: string; undo: number | null };

/** Events that only repeat what others say, or what one sees anyway. */
const SILENT = new Set([
  "turn_started", "die_rolled", "round_ended", "good_placed", "declined", "politics_chosen",
  "tile_chosen", "board_assigned",
]);

export function linesOf(log: LogEntry[], firstUndoable: number, seen = Infinity): LogLine[] {
  const lines: LogLine[] = [];
  for (const entry of log) {
    if (entry.answer === firstUndoable && entry.answer > 0) {
      lines.push({ kind: "seal", key: `s${entry.answer}` });
    }
    if (entry.answer === seen) lines.push({ kind: "news", key: `n${entry.answer}` });
    let first = true;
    for (const [place, event] of entry.events.entries()) {
      const key = `${entry.answer}-${place}`;
      if (event.event === "round_started") {
        lines.push({ kind: "round", key, round: Number(event["round"]) });
      } else if (!SILENT.has(event.event) && !isDeal(event)) {
        const undo = first && entry.answer >= firstUndoable ? entry.answer : null;
        first = false;
        lines.push({ kind: "text", key, seat: event.seat ?? null, text: event.text, undo });
      }
    }
  }
  return lines;
}

/** Cards dealt at the start are no news. */
function isDeal(event: { event: string; because: { kind: string } }): boolean {
  return event.because.kind === "setup" && /^(staff_drawn|guest_revealed|goods_received|kronen_gained)$/.test(event.event);
}
