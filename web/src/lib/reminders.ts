/** What could still be done before a turn ends. */

import type { Choices } from "./options";
import type { Reminder } from "./settings.svelte";
import type { GuestCard, Option, SeatView } from "./types";
import { GOODS } from "./types";

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
  guests: ReadonlyMap<number, GuestCard>,
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
    const seated = own?.cafe[table];
    const first = servings[0];
    const order = guests.get(seated?.guest ?? 0)?.order; // unknown as long as the cards are on their way
    if (!own || !seated || !order || first?.action !== "serve") continue;
    const isInKitchen = GOODS.every((good) => (order[good] ?? 0) - (seated.served[good] ?? 0) <= own.kitchen[good]);
    if (isInKitchen) found.push({ kind: "order", table, guest: seated.guest, option: first });
  }
  return found.filter((one) => !muted.includes(one.kind));
}
