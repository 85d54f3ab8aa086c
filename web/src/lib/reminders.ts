/** What could still be done before a turn ends. */

import type { Choices } from "./options";
import type { Reminder } from "./settings.svelte";
import type { Option, SeatFacts, SeatView } from "./types";

export interface Open {
  kind: Reminder;
  /** The café table it is about. */
  table?: number;
  guest?: number;
  /** What a click on the reminder chooses; none if a room is to be chosen first. */
  option?: Option;
}

export function openThings(
  choices: Choices,
  own: SeatView | undefined,
  facts: SeatFacts | undefined,
  muted: readonly Reminder[],
): Open[] {
  const found: Open[] = [];
  for (const [table, rooms] of choices.moveIn) {
    const guest = own?.cafe[table]?.guest ?? 0;
    found.push({ kind: "guest", table, guest, ...(rooms.length === 1 && rooms[0] ? { option: rooms[0] } : {}) });
  }
  for (const option of choices.politics.values()) found.push({ kind: "politics", option });
  for (const option of choices.staff.values()) {
    if (option.action === "use_staff") found.push({ kind: "staff", option });
  }
  for (const [table, servings] of choices.serve) {
    const guest = own?.cafe[table]?.guest ?? 0;
    const first = servings[0];
    if (first?.action !== "serve" || !facts?.cafe[table]?.is_in_kitchen) continue;
    found.push({ kind: "order", table, guest, option: first });
  }
  return found.filter((one) => !muted.includes(one.kind));
}
