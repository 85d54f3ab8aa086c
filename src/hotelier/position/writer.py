"""Positions as JSON; see docs/reference/position.md. ``position_reader`` reads them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from hotelier.engine.agenda import FRAME_NAMES, Frame
from hotelier.engine.decisions import fields
from hotelier.engine.decisions.kind import KINDS
from hotelier.engine.effects import FREE
from hotelier.engine.events import SOURCES, TILE_NAMES, cause_dict, goods_dict
from hotelier.engine.hotel import FLOORS, ROOM_NAMES
from hotelier.engine.secrets import UNKNOWN_CARD, hidden_cards
from hotelier.engine.state import EMPTY_TABLE, PHASE_NAMES, Player, Position
from hotelier.engine.values import (
    FIRST_GUEST,
    FIRST_POLITICS,
    FIRST_STAFF,
    GOODS,
    TABLES,
    dice_on,
    in_order,
    in_store,
    lowest,
    members,
)
from hotelier.game.decision import item_dict
from hotelier.game.options import GameOptions

FORMAT = "hotelier-position"
VIEW_FORMAT = "hotelier-view"
VERSION = 1
WHICH_ROOMS = ("highest_free", "highest_occupied", "below", "below_any", "next_floor")
TURN_FLAGS = ("touched", "guest_taken", "die_taken", "extra")


class Seen(Protocol):
    """What a view knows of cards that it hides."""

    seat: int | None
    hand_sizes: list[int]
    pack_sizes: list[int]
    staff_deck_size: int


def dump(options: GameOptions, pos: Position, view: Seen | None = None) -> dict[str, Any]:
    """A position as JSON; with a view, what it hides is counted instead of named."""
    result: dict[str, Any] = {
        "format": FORMAT if view is None else VIEW_FORMAT,
        "version": VERSION,
        "options": options.to_dict(),
        "phase": PHASE_NAMES[pos.phase],
        "round": int(pos.round),
        "start": None if pos.start < 0 else int(pos.start),
        "dice": [int(dice_on(pos.dice, face)) for face in range(1, 7)],
        "dustbin": int(pos.dustbin),
        "passed": members(pos.passed),
        "row": [_guest(pos.guest_in_row(space)) for space in range(5)],
        "guest_deck": _cards(pos.guest_deck, FIRST_GUEST),
        "guest_discard": _cards(pos.guest_discard, FIRST_GUEST),
        "staff_deck": _cards(pos.staff_deck, FIRST_STAFF),
        "under_deck": [_under(entry) for entry in pos.under_deck],
        "staff_removed": _cards(pos.removed, FIRST_STAFF),
        "politics": [_politics(pos, group) for group in range(3)],
        "tiles": [None if tile < 0 else TILE_NAMES[tile] for tile in pos.tiles],
        "seats": [_player(player) for player in pos.players],
        "pending": _frames(pos),
    }
    if view is not None:
        _count_hidden(result, view)
    return result


def _count_hidden(result: dict[str, Any], view: Seen) -> None:
    result["seat"] = view.seat
    result["staff_unseen"] = result["staff_deck"]
    result["staff_deck"] = view.staff_deck_size
    for seat, player in enumerate(result["seats"]):
        if seat != view.seat:
            player["hand"] = view.hand_sizes[seat]
            player["pack"] = view.pack_sizes[seat]


def _guest(index: int) -> int | None:
    return None if index < 0 else index + FIRST_GUEST


def _cards(mask: int, first: int) -> list[int]:
    return [first + index for index in members(mask)]


def _under(entry: int) -> dict[str, Any]:
    card = entry & 63
    return {"staff": None if card == UNKNOWN_CARD else card + FIRST_STAFF, "seat": entry >> 6}


def _politics(pos: Position, group: int) -> dict[str, Any] | None:
    card = pos.politics[group]
    if card < 0:
        return None
    disks = [int(pos.disk_at(group, place)) for place in range(pos.disks_on(group))]
    return {"politics": card + FIRST_POLITICS, "disks": disks}


def _player(player: Player) -> dict[str, Any]:
    return {
        "board": None if player.board is None else player.board.name,
        "kronen": int(player.kronen),
        "emperor": int(player.emperor),
        "kitchen": {name: int(in_store(player.kitchen, good)) for good, name in enumerate(GOODS)},
        "cafe": [_table(player, table) for table in range(TABLES)],
        "hotel": draw_hotel(player),
        "paid_groups": _paid_groups(player),
        "hand": _cards(player.hand, FIRST_STAFF),
        "pack": _cards(player.pack, FIRST_STAFF),
        "staff": [
            {"staff": card + FIRST_STAFF, "used": bool(player.used >> card & 1)}
            for card in player.played
        ],
        "dice": [int(player.first_die) or None, int(player.second_die) or None],
        "points": dict(zip(SOURCES, player.points, strict=True)),
    }


def _table(player: Player, table: int) -> dict[str, Any] | None:
    guest = player.guest_at(table)
    if guest == EMPTY_TABLE:
        return None
    served = player.served_at(table)
    goods = {name: int(in_order(served, good)) for good, name in enumerate(GOODS)}
    return {
        "guest": int(guest) + FIRST_GUEST,
        "served": {name: count for name, count in goods.items() if count},
        "tipped": bool(player.tipped >> table & 1),
    }


def draw_hotel(player: Player) -> list[str]:
    """The hotel as four lines, top row first: ``.`` empty, ``b`` free, ``B`` occupied."""
    if player.board is None:
        return ["....."] * FLOORS
    lines = []
    for row in range(FLOORS - 1, -1, -1):
        line = ""
        for room in range(5 * row, 5 * row + 5):
            letter = "bry"[player.board.colour_of[room]]
            if player.occupied >> room & 1:
                letter = letter.upper()
            line += letter if player.prepared >> room & 1 else "."
        lines.append(line)
    return lines


def _paid_groups(player: Player) -> list[str]:
    if player.board is None:
        return []
    groups = player.board.groups
    return [ROOM_NAMES[lowest(groups[number])] for number in members(player.paid_groups)]


def _frames(pos: Position) -> list[dict[str, Any]]:
    """The agenda, bottom first."""
    frames: list[dict[str, Any]] = []
    frame = pos.top
    while frame is not None:
        frames.insert(0, _frame(frame, pos))
        frame = frame.below
    return frames


def _frame(frame: Frame, pos: Position) -> dict[str, Any]:
    result: dict[str, Any] = {
        "frame": FRAME_NAMES[frame.kind],
        "seat": None if frame.seat < 0 else int(frame.seat),
        "because": cause_dict(frame.cause),
    }
    for field, name, _ in fields.FIELDS:
        if KINDS[frame.kind].fields & field:
            result[name] = _TOLD[field](frame, pos)
    return result


_TOLD: dict[int, Callable[[Frame, Position], Any]] = {
    fields.DONE: lambda frame, _: [
        name for bit, name in enumerate(TURN_FLAGS) if frame.count >> bit & 1
    ],
    fields.COUNT: lambda frame, _: int(frame.count),
    fields.NO_COUNT: lambda frame, _: int(frame.count),
    fields.DICE: lambda _, pos: int(pos.rolling),
    fields.DISCOUNT: lambda frame, _: "free" if frame.price == FREE else int(frame.price),
    fields.WHICH: lambda frame, _: WHICH_ROOMS[frame.price],
    fields.GOODS: lambda frame, _: goods_dict(frame.mask),
    fields.PAIR: lambda frame, _: [GOODS[frame.mask], GOODS[frame.mask + 1]],
    fields.ROOMS: lambda frame, _: [ROOM_NAMES[room] for room in members(frame.mask)],
    # In a view the cards others look at are only counted.
    fields.CARDS: lambda frame, _: hidden_cards(frame) or _cards(frame.mask, FIRST_STAFF),
    fields.LEAST: lambda frame, _: max(0, int(frame.least)),
    fields.ITEMS: lambda frame, _: [item_dict(item) for item in frame.items],
}
