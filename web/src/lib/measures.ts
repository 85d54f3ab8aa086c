/** Counting what lies open on the table, for progress bars only. */

import { boardOf, roomState } from "./boards";
import type { Measure, SeatView } from "./types";

export function counted(measure: Measure, seat: SeatView): number {
  const board = boardOf(seat.board);
  const rooms = board.colours.map((colour, room) => ({
    colour,
    room,
    state: roomState(seat.hotel, room),
  }));
  const occupied = rooms.filter((room) => room.state === "occupied");
  const isFull = (list: number[]): boolean =>
    list.every((room) => rooms[room]?.state === "occupied");
  const lines = (length: number, pick: (line: number) => number[]): number =>
    Array.from({ length }, (_, line) => pick(line)).filter(isFull).length;
  switch (measure.measure) {
    case "kronen":
      return seat.kronen;
    case "emperor_position":
      return seat.emperor;
    case "staff_in_play":
      return seat.staff.length;
    case "room_tiles":
      return rooms.filter((room) => room.state !== "empty").length;
    case "occupied_rooms":
      return occupied.filter(
        (room) => measure.colour === "any" || room.colour === measure.colour,
      ).length;
    case "full_groups":
      return board.groups.filter(isFull).length;
    case "full_rows":
      return lines(4, (row) => [0, 1, 2, 3, 4].map((column) => 5 * row + column));
    case "full_columns":
      return lines(5, (column) => [0, 1, 2, 3].map((row) => 5 * row + column));
    case "full_colours":
      return ["blue", "red", "yellow"].filter((colour) =>
        isFull(rooms.filter((room) => room.colour === colour).map((room) => room.room)),
      ).length;
    default:
      return 0;
  }
}
