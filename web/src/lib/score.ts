/** Points that lie open on the table. */

import type { SeatView } from "./types";

export function total(seat: SeatView): number {
  return Object.values(seat.points).reduce((sum, points) => sum + points, 0);
}
