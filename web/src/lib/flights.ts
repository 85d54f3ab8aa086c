/** What travels over the table when something happens: from the events of the server alone. */

import type { LogEvent } from "./protocol";
import type { Cause, Good, Goods } from "./types";
import { GOODS } from "./types";

/** A thing on its way. Each end lists places, the best first: the first that is on screen counts. */
export interface Flight {
  sign: "good" | "coin" | "steps" | "points" | "disk" | "die" | "guest" | "staff";
  from: string[];
  to: string[];
  good?: Good;
  /** The number on a coin or shield, the face of a die, the number of a card, a seat. */
  number?: number;
  seat?: number;
  /** The thing itself moves: both ends may bear its name. */
  moves?: boolean;
}

/** Where things lie. A seat is the last resort: its board, its panel or its chip. */
export const spots = {
  seat: (seat: number) => `seat-${seat}`,
  good: (seat: number, good: Good) => `good-${seat}-${good}`,
  purse: (seat: number) => `purse-${seat}`,
  points: (seat: number) => `points-${seat}`,
  track: (seat: number) => `track-${seat}`,
  hand: (seat: number) => `hand-${seat}`,
  room: (seat: number, room: string) => `room-${seat}-${room}`,
  guest: (guest: number) => `guest-${guest}`,
  staff: (staff: number) => `staff-${staff}`,
  die: (face: number) => `die-${face}`,
  turn: (seat: number) => `turn-${seat}`,
  politics: (politics: number) => `politics-${politics}`,
  tile: (tile: string) => `tile-${tile}`,
  guestDeck: "guest-deck",
  staffDeck: "staff-deck",
};

/** The place of what brought something about. */
function placeOf(cause: Cause, seat: number): string[] {
  switch (cause.kind) {
    case "die":
      return [spots.die(cause.die ?? 0)];
    case "guest":
      return [spots.guest(cause.guest ?? 0), spots.seat(seat)];
    case "staff":
      return [spots.staff(cause.staff ?? 0), spots.seat(seat)];
    case "politics":
      return [spots.politics(cause.politics ?? 0)];
    case "tile":
      return [spots.tile(cause.tile ?? "")];
    case "room":
      return [spots.room(seat, cause.room ?? ""), spots.seat(seat)];
    case "emperor_track":
      return [spots.track(seat)];
    default:
      return [spots.seat(seat)];
  }
}

type Say = (event: LogEvent, seat: number, last: string[]) => Flight[];

/** The flights of each kind of event; `last` is the place of the room moved into just now. */
const FLIGHTS: Record<string, Say> = {
  die_taken: (event, seat) => [
    {
      sign: "die",
      number: Number(event.die),
      from: [spots.die(Number(event.die))],
      to: [spots.turn(seat), spots.seat(seat)],
    },
  ],
  guest_taken: (event, seat) => {
    const guest = spots.guest(Number(event.guest));
    return [{ sign: "guest", number: Number(event.guest), from: [guest], to: [guest, spots.seat(seat)], moves: true }];
  },
  guest_moved_in: (event, seat) => [
    {
      sign: "guest",
      number: Number(event.guest),
      from: [spots.guest(Number(event.guest)), spots.seat(seat)],
      to: [spots.room(seat, String(event.room)), spots.seat(seat)],
    },
  ],
  goods_received: (event, seat) =>
    goodsFlights(event.goods ?? {}, (good) => ({
      from: placeOf(event.because, seat),
      to: [spots.good(seat, good), spots.seat(seat)],
    })),
  goods_lost: (event, seat) =>
    goodsFlights(event.goods ?? {}, (good) => ({
      from: [spots.good(seat, good), spots.seat(seat)],
      to: placeOf(event.because, seat),
    })),
  good_placed: servedFlight,
  good_served: servedFlight,
  kronen_gained: (event, seat, last) => [
    {
      sign: "coin",
      number: Number(event.amount),
      from: event.because.kind === "group" ? last : placeOf(event.because, seat),
      to: [spots.purse(seat), spots.seat(seat)],
    },
  ],
  kronen_paid: (event, seat) => [
    {
      sign: "coin",
      number: -Number(event.amount),
      from: [spots.purse(seat), spots.seat(seat)],
      to: placeOf(event.because, seat),
    },
  ],
  points_scored: (event, seat, last) => [
    {
      sign: "points",
      number: Number(event.amount),
      from: event.because.kind === "group" ? last : placeOf(event.because, seat),
      to: [spots.points(seat), spots.seat(seat)],
    },
  ],
  steps_taken: trackFlight,
  set_back: trackFlight,
  staff_hired: (event, seat) => [
    {
      sign: "staff",
      number: Number(event.staff),
      from: [spots.staff(Number(event.staff)), spots.hand(seat), spots.seat(seat)],
      to: [spots.staff(Number(event.staff)), spots.seat(seat)],
      moves: true,
    },
  ],
  staff_drawn: (event, seat) => [
    {
      sign: "staff",
      ...(event.staff ? { number: event.staff } : {}),
      from: [spots.staffDeck],
      to: [spots.hand(seat), spots.seat(seat)],
    },
  ],
  politics_claimed: (event, seat) => [
    { sign: "disk", seat, from: [spots.seat(seat)], to: [spots.politics(Number(event.politics))] },
  ],
};

function goodsFlights(goods: Goods, way: (good: Good) => { from: string[]; to: string[] }): Flight[] {
  return GOODS.flatMap((good) =>
    Array.from({ length: goods[good] ?? 0 }, (): Flight => ({ sign: "good", good, ...way(good) })),
  );
}

function servedFlight(event: LogEvent, seat: number): Flight[] {
  const good = String(event.good) as Good;
  const from =
    event.event === "good_placed" ? placeOf(event.because, seat) : [spots.good(seat, good), spots.seat(seat)];
  return [{ sign: "good", good, from, to: [spots.guest(Number(event.guest)), spots.seat(seat)] }];
}

function trackFlight(_event: LogEvent, seat: number): Flight[] {
  return [{ sign: "disk", seat, from: [spots.track(seat)], to: [spots.track(seat)], moves: true }];
}

/** Everything that travels because of some events, in their order. */
export function flightsOf(events: LogEvent[]): Flight[] {
  let last: string[] = [];
  return events.flatMap((event) => {
    const seat = event.seat ?? -1;
    if (event.because.kind === "setup" || seat < 0) return [];
    if (typeof event.room === "string") last = [spots.room(seat, event.room), spots.seat(seat)];
    const found = FLIGHTS[event.event]?.(event, seat, last.length ? last : [spots.seat(seat)]) ?? [];
    return found.filter((flight) => flight.moves === true || flight.from[0] !== flight.to[0]);
  });
}

/** The places that look different after some events: they are marked until the next click. */
export function changedSpots(events: LogEvent[]): string[] {
  const found = new Set<string>();
  for (const event of events) {
    if (event.because.kind === "setup") continue;
    for (const spot of changedBy(event)) found.add(spot);
  }
  return [...found];
}

function changedBy(event: LogEvent): string[] {
  const seat = event.seat ?? -1;
  switch (event.event) {
    case "guest_revealed":
    case "guest_taken":
    case "good_placed":
    case "good_served":
      return [spots.guest(Number(event.guest))];
    case "goods_received":
    case "goods_lost":
      return GOODS.filter((good) => event.goods?.[good]).map((good) => spots.good(seat, good));
    case "kronen_gained":
    case "kronen_paid":
      return [spots.purse(seat)];
    case "points_scored":
      return [spots.points(seat)];
    case "steps_taken":
    case "set_back":
      return [spots.track(seat)];
    case "guest_moved_in":
    case "room_prepared":
    case "room_occupied":
    case "room_removed":
      return [spots.room(seat, String(event.room))];
    case "dice_rerolled":
      return [1, 2, 3, 4, 5, 6].map((face) => spots.die(face));
    case "die_taken":
      return [spots.die(Number(event.die))];
    case "staff_hired":
      return [spots.staff(Number(event.staff))];
    case "politics_claimed":
      return [spots.politics(Number(event.politics))];
    default:
      return [];
  }
}
