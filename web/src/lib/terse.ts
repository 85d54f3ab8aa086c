/** Events in few words and many signs, as the log shows them. */

import type { LogEvent } from "./protocol";
import type { Cause, Good } from "./types";
import { GOODS } from "./types";

export type Part =
  | { kind: "words"; key: string; guest?: number; staff?: number; politics?: number; tile?: string; number?: number }
  | { kind: "plain"; text: string }
  | { kind: "good"; good: Good; number: number }
  | { kind: "coin"; number: number }
  | { kind: "steps"; number: number }
  | { kind: "points"; number: number }
  | { kind: "strength"; number: number }
  | { kind: "die"; number: number }
  | { kind: "room"; sign: "roomplus" | "roomocc"; room: string }
  | { kind: "cause"; because: Cause };

/** Events that open a line of their own. */
const LEADS = new Set([
  "guest_taken",
  "die_taken",
  "dice_used",
  "passed",
  "staff_used",
  "staff_hired",
  "guest_moved_in",
  "politics_claimed",
  "bonus_received",
  "penalty_suffered",
  "penalty_avoided",
  "emperor_came",
  "extra_turn_started",
  "dice_rerolled",
  "start_chosen",
  "game_ended",
  "effect_lapsed",
  "good_served",
]);

export function isLead(event: LogEvent): boolean {
  return LEADS.has(event.event);
}

const number = (event: LogEvent, field: keyof LogEvent): number => Number(event[field]);

const PARTS: Record<string, (event: LogEvent) => Part[]> = {
  guest_taken: (event) => [{ kind: "words", key: "log-guest_taken", guest: number(event, "guest") }],
  guest_revealed: (event) => [{ kind: "words", key: "log-guest_revealed", guest: number(event, "guest") }],
  die_taken: dice,
  dice_used: dice,
  passed: () => [{ kind: "words", key: "log-passed" }],
  order_completed: (event) => [{ kind: "words", key: "log-order_completed", guest: number(event, "guest") }],
  guest_moved_in: (event) => [{ kind: "words", key: "log-guest_moved_in", guest: number(event, "guest") }],
  room_prepared: (event) => [{ kind: "room", sign: "roomplus", room: String(event.room) }],
  room_occupied: (event) => [{ kind: "room", sign: "roomocc", room: String(event.room) }],
  room_removed: (event) => [
    { kind: "words", key: "log-room_removed" },
    { kind: "plain", text: String(event.room) },
  ],
  group_completed: (event) => [{ kind: "words", key: "log-group_completed", number: number(event, "size") }],
  staff_hired: (event) => [{ kind: "words", key: "log-staff_hired", staff: number(event, "staff") }],
  staff_used: (event) => [{ kind: "words", key: "log-staff_used", staff: number(event, "staff") }],
  staff_drawn: card,
  staff_drafted: card,
  staff_returned: card,
  staff_discarded: (event) => [{ kind: "words", key: "log-staff_discarded", staff: number(event, "staff") }],
  politics_claimed: (event) => [{ kind: "words", key: "log-politics_claimed", politics: number(event, "politics") }],
  bonus_received: (event) => [{ kind: "words", key: "log-bonus_received", tile: String(event.tile) }],
  penalty_suffered: (event) => [{ kind: "words", key: "log-penalty_suffered", tile: String(event.tile) }],
  penalty_avoided: (event) => [{ kind: "words", key: "log-penalty_avoided", tile: String(event.tile) }],
  kronen_gained: (event) => [{ kind: "coin", number: number(event, "amount") }],
  kronen_paid: (event) => [{ kind: "coin", number: -number(event, "amount") }],
  steps_taken: (event) => [{ kind: "steps", number: number(event, "amount") }],
  set_back: (event) => [{ kind: "steps", number: -number(event, "amount") }],
  points_scored: (event) => [{ kind: "points", number: number(event, "amount") }],
  goods_received: (event) => goods(event, 1),
  goods_lost: (event) => goods(event, -1),
};

function dice(event: LogEvent): Part[] {
  return [
    { kind: "words", key: `log-${event.event}` },
    { kind: "die", number: number(event, "die") },
    { kind: "strength", number: number(event, "strength") },
  ];
}

/** A card that only its owner sees has no name for the others. */
function card(event: LogEvent): Part[] {
  const key = `log-${event.event}`;
  return event.staff
    ? [{ kind: "words", key, staff: number(event, "staff") }]
    : [{ kind: "words", key: `${key}-hidden` }];
}

function goods(event: LogEvent, sign: number): Part[] {
  const told = event.goods ?? {};
  return GOODS.flatMap((good): Part[] =>
    told[good] ? [{ kind: "good", good, number: sign * (told[good] ?? 0) }] : [],
  );
}

/** A good served from the kitchen; the guest is named with the first one. */
function served(event: LogEvent, lead: LogEvent | null): Part[] {
  const good: Part = { kind: "good", good: String(event.good) as Good, number: 1 };
  return lead === event ? [{ kind: "words", key: "log-good_served", guest: number(event, "guest") }, good] : [good];
}

/** What an event says in a line; those without a short form say their whole sentence. */
export function partsOf(event: LogEvent, lead: LogEvent | null): Part[] {
  if (event.event === "good_served") return served(event, lead);
  const parts = PARTS[event.event]?.(event) ?? [{ kind: "plain", text: event.text }];
  return isOwnCause(event, lead) ? [{ kind: "cause", because: event.because }, ...parts] : parts;
}

/** A card that adds something to what another thing began is named. */
function isOwnCause(event: LogEvent, lead: LogEvent | null): boolean {
  const { kind } = event.because;
  if (isLead(event) || (kind !== "staff" && kind !== "politics" && kind !== "emperor_track")) return false;
  if (kind === "staff") return lead?.staff !== event.because.staff;
  if (kind === "politics") return lead?.politics !== event.because.politics;
  return true;
}
