"""Positions as JSON; see docs/reference/position.md. ``position_reader`` reads them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hotelier.decision import item_dict
from hotelier.engine import agenda
from hotelier.engine.agenda import FRAME_NAMES, Frame
from hotelier.engine.effects import FREE
from hotelier.engine.events import SOURCES, TILE_NAMES, cause_dict, goods_dict
from hotelier.engine.hotel import FLOORS, ROOM_NAMES
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
from hotelier.engine.views import UNKNOWN_CARD
from hotelier.game_options import GameOptions

if TYPE_CHECKING:
    from hotelier.view import View

FORMAT = "hotelier-position"
VIEW_FORMAT = "hotelier-view"
VERSION = 1
WHICH_ROOMS = ("highest_free", "highest_occupied", "below", "below_any", "next_floor")
TURN_FLAGS = ("touched", "guest_taken", "die_taken", "extra")

# What the mask of a frame holds.
GOODS_FRAMES = (agenda.CHOOSE_GOODS, agenda.ALLOCATE_GOODS)
ROOM_FRAMES = (agenda.PREPARE_ROOMS, agenda.PREPARE_OCCUPIED, agenda.REMOVE_ROOMS)
CARD_FRAMES = (agenda.LOOK_AT_STAFF, agenda.STAFF_ON_OFFER, agenda.RETURN_OFFER)
PRICED_FRAMES = (
    agenda.PREPARE_ROOMS,
    agenda.PREPARE_OCCUPIED,
    agenda.HIRE_STAFF,
    agenda.LOOK_AT_STAFF,
    agenda.STAFF_ON_OFFER,
)


def dump(options: GameOptions, pos: Position, view: View | None = None) -> dict[str, Any]:
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


def _count_hidden(result: dict[str, Any], view: View) -> None:
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
        frames.insert(0, _frame(frame))
        if frame.kind == agenda.ROLL_DICE:
            frames[0]["count"] = int(pos.rolling)
        frame = frame.below
    return frames


def _frame(frame: Frame) -> dict[str, Any]:
    kind = frame.kind
    result: dict[str, Any] = {
        "frame": FRAME_NAMES[kind],
        "seat": None if frame.seat < 0 else int(frame.seat),
        "because": cause_dict(frame.cause),
    }
    if kind == agenda.TURN:
        result["done"] = [name for bit, name in enumerate(TURN_FLAGS) if frame.count >> bit & 1]
        return result
    result["count"] = int(frame.count)
    if kind in PRICED_FRAMES:
        result["discount"] = "free" if frame.price == FREE else int(frame.price)
    if kind == agenda.REMOVE_ROOMS:
        result["which"] = WHICH_ROOMS[frame.price]
    if kind in GOODS_FRAMES:
        result["goods"] = goods_dict(frame.mask)
    elif kind == agenda.SPLIT_GOODS:
        result["goods"] = [GOODS[frame.mask], GOODS[frame.mask + 1]]
    elif kind in ROOM_FRAMES:
        result["rooms"] = [ROOM_NAMES[room] for room in members(frame.mask)]
    elif kind in CARD_FRAMES:
        # In a view the cards others look at are only counted.
        result["cards"] = frame.least or _cards(frame.mask, FIRST_STAFF)
    if kind in (agenda.PREPARE_ROOMS, agenda.HIRE_STAFF):
        result["least"] = max(0, int(frame.least))
    if frame.items:
        result["items"] = [item_dict(item) for item in frame.items]
    return result
