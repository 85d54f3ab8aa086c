"""The pending frames of a position from JSON; whether they can be is checked with the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hotelier.engine.agenda import FRAME_NAMES, Frame, Item
from hotelier.engine.decisions import fields as meaning
from hotelier.engine.decisions.fields import FIELDS
from hotelier.engine.decisions.kind import KINDS
from hotelier.engine.effects import EFFECT_NAMES, FREE, Effect
from hotelier.engine.events import CAUSE_NAMES, TILE_NAMES
from hotelier.engine.hotel import ALL_ROOMS, ROOM_NAMES
from hotelier.engine.invariants.effects import MOST_ITEMS
from hotelier.engine.state import Position
from hotelier.engine.values import (
    COLOURS,
    FIRST_GUEST,
    FIRST_POLITICS,
    FIRST_STAFF,
    GOODS,
    GUESTS,
    POLITICS,
    STAFF,
    pack_store,
)
from hotelier.position.fields import Fields
from hotelier.position.writer import TURN_FLAGS, WHICH_ROOMS

_MOST_FRAMES = 60
_MOST = 20
_CARDS = {
    "die": (1, 6),
    "guest": (FIRST_GUEST, FIRST_GUEST + GUESTS - 1),
    "staff": (FIRST_STAFF, FIRST_STAFF + STAFF - 1),
    "politics": (FIRST_POLITICS, FIRST_POLITICS + POLITICS - 1),
}


def read_pending(fields: Fields, pos: Position) -> None:
    """Put the pending frames on the agenda, bottom first."""
    for place, data in enumerate(fields.items("pending", 0, _MOST_FRAMES)):
        frame = Fields(data, f"pending frame {place}")
        pos.top = _frame(frame, pos)
        frame.close()


def _frame(fields: Fields, pos: Position) -> Frame:
    kind = fields.choice("frame", FRAME_NAMES)
    seat = -1
    if fields.raw("seat") is not None:
        seat = fields.number("seat", 0, len(pos.players) - 1)
    cause = _cause(fields.raw("because"))
    numbers: dict[str, Any] = {}
    for field, _, number in FIELDS:
        if KINDS[kind].fields & field:
            numbers[number] = _READ[field](fields)
    if "rolling" in numbers:
        pos.rolling = numbers.pop("rolling")
    return Frame(kind, seat, cause, pos.top, **numbers)


def _cause(data: Any) -> int:
    fields = Fields(data, "a cause")
    kind = fields.choice("kind", CAUSE_NAMES)
    name = CAUSE_NAMES[kind]
    detail = 0
    if name in _CARDS:
        detail = fields.number(name, *_CARDS[name])
    elif name == "group":
        detail = fields.choice("colour", COLOURS[:3])
    elif name == "room":
        detail = fields.choice("room", ROOM_NAMES)
    elif name == "tile":
        detail = fields.choice("tile", TILE_NAMES)
    fields.close()
    return 1000 * kind + detail


def _discount(fields: Fields) -> int:
    return FREE if fields.raw("discount") == "free" else fields.number("discount", 0, _MOST)


def _items(fields: Fields) -> tuple[Item, ...]:
    return tuple(_item(Fields(item, "an item")) for item in fields.items("items", 1, MOST_ITEMS))


def _item(fields: Fields) -> Item:
    effect = Effect(
        fields.choice("effect", EFFECT_NAMES),
        fields.number("amount", 0, _MOST),
        pack_store(**fields.goods("goods", _MOST)) if fields.has("goods") else 0,
        _discount(fields) if fields.has("discount") else 0,
        fields.named_mask("rooms", ROOM_NAMES) if fields.has("rooms") else ALL_ROOMS,
        fields.has("occupied") and fields.flag("occupied"),
        fields.has("must") and fields.flag("must"),
    )
    item = Item(effect, _cause(fields.raw("because")))
    fields.close()
    return item


_READ: dict[int, Callable[[Fields], Any]] = {
    meaning.DONE: lambda fields: fields.named_mask("done", TURN_FLAGS),
    meaning.COUNT: lambda fields: fields.number("count", 0, _MOST),
    meaning.NO_COUNT: lambda fields: fields.number("count", 0, _MOST),
    meaning.DICE: lambda fields: fields.number("count", 0, _MOST),
    meaning.DISCOUNT: _discount,
    meaning.WHICH: lambda fields: fields.choice("which", WHICH_ROOMS),
    meaning.GOODS: lambda fields: pack_store(**fields.goods("goods", _MOST)),
    meaning.PAIR: lambda fields: 2 * fields.choice("goods", [list(GOODS[:2]), list(GOODS[2:])]),
    meaning.ROOMS: lambda fields: fields.named_mask("rooms", ROOM_NAMES),
    meaning.CARDS: lambda fields: fields.mask("cards", FIRST_STAFF, STAFF),
    meaning.LEAST: lambda fields: fields.number("least", 0, 3),
    meaning.ITEMS: _items,
}
