/** Where rooms lie in the drawing of a hotel. */

export const ROOMS: readonly string[] = [1, 2, 3, 4].flatMap((row) =>
  ["a", "b", "c", "d", "e"].map((column) => `${column}${row}`),
);

export type RoomState = "empty" | "free" | "occupied";

/** The state of a room in the drawing of a hotel (top row first). */
export function roomState(hotel: string[], room: number): RoomState {
  const letter = hotel[3 - Math.floor(room / 5)]?.[room % 5] ?? ".";
  if (letter === ".") return "empty";
  return letter === letter.toUpperCase() ? "occupied" : "free";
}
