/** The stable codes of actions, needed only to ask why something is not possible. */

import { ROOMS } from "./boards";
import { GOODS, type Good } from "./types";

export const codes = {
  takeGuest: (space: number): number[] => [3 + space],
  takeDie: (face: number): number[] =>
    face < 6 ? [6 + 2 * face] : [1, 2, 3, 4, 5].map((action) => 16 + 2 * action),
  prepare: (room: string): number => 95 + ROOMS.indexOf(room),
  turnRoom: (room: string): number => 115 + ROOMS.indexOf(room),
  removeRoom: (room: string): number => 226 + ROOMS.indexOf(room),
  serve: (good: Good, table: number): number => 135 + 3 * GOODS.indexOf(good) + table,
  place: (good: Good, table: number): number => 79 + 3 * GOODS.indexOf(good) + table,
  moveIn: (table: number, room: string): number => 147 + 20 * table + ROOMS.indexOf(room),
  claim: (group: number): number[] => [207 + group],
  hire: (staff: number): number[] => [245 + staff],
  useStaff: (staff: number): number[] => [293 + staff],
  finish: 1,
  pass: 0,
};
