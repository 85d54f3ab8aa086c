"""What is different at a seat after something has happened; what is the same is left out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hotelier.engine.events import SOURCES
from hotelier.engine.hotel import ROOM_NAMES
from hotelier.engine.state import EMPTY_TABLE, Player
from hotelier.engine.values import (
    FIRST_GUEST,
    FIRST_STAFF,
    GOODS,
    TABLES,
    bits,
    in_order,
    in_store,
    members,
)


def changes_of(old: Player, new: Player) -> dict[str, Any]:
    """The changes of a seat as JSON: ``{"kronen": -1, "rooms": {"prepared": ["b1"]}, ...}``."""
    return _present(
        {
            "kronen": int(new.kronen - old.kronen),
            "emperor": int(new.emperor - old.emperor),
            "points": _present(
                {
                    source: new.points[place] - old.points[place]
                    for place, source in enumerate(SOURCES)
                }
            ),
            "kitchen": _present(
                {
                    name: int(in_store(new.kitchen, good) - in_store(old.kitchen, good))
                    for good, name in enumerate(GOODS)
                }
            ),
            "guests": _guests(old, new),
            "orders": _orders(old, new),
            "rooms": _present(
                {
                    "prepared": _rooms(new.prepared & ~old.prepared),
                    "occupied": _rooms(new.occupied & ~old.occupied),
                    "removed": _rooms(old.prepared & ~new.prepared),
                }
            ),
            "staff": _present(
                {
                    "hired": _staff(new.staff & ~old.staff),
                    "lost": _staff(old.staff & ~new.staff),
                    "used": _staff(new.used & ~old.used),
                    "ready": _staff(old.used & ~new.used),
                }
            ),
            "hand": int(bits(new.hand) - bits(old.hand)),
            "pack": int(bits(new.pack) - bits(old.pack)),
            "dice": _dice(new) - _dice(old),
            "politics": ["ABC"[group] for group in members(new.claimed & ~old.claimed)],
        }
    )


def _present(changes: Mapping[str, Any]) -> dict[str, Any]:
    return {name: change for name, change in changes.items() if change}


def _rooms(mask: int) -> list[str]:
    return [ROOM_NAMES[room] for room in members(mask)]


def _staff(mask: int) -> list[int]:
    return [card + FIRST_STAFF for card in members(mask)]


def _dice(player: Player) -> int:
    """Dice on the turn order tile."""
    return int(player.first_die > 0) + int(player.second_die > 0)


def _served(player: Player) -> dict[int, int]:
    """The guests of the café by number, with what has been served to them."""
    return {
        int(player.guest_at(table)) + FIRST_GUEST: int(player.served_at(table))
        for table in range(TABLES)
        if player.guest_at(table) != EMPTY_TABLE
    }


def _guests(old: Player, new: Player) -> dict[str, Any]:
    here, there = _served(old), _served(new)
    return _present(
        {
            "came": [guest for guest in there if guest not in here],
            "left": [guest for guest in here if guest not in there],
        }
    )


def _orders(old: Player, new: Player) -> list[dict[str, Any]]:
    """Goods put on (or taken off) the orders of guests who stay."""
    here, there = _served(old), _served(new)
    found = []
    for guest, served in there.items():
        before = here.get(guest, 0)
        goods = _present(
            {
                name: int(in_order(served, good) - in_order(before, good))
                for good, name in enumerate(GOODS)
            }
        )
        if goods:
            found.append({"guest": guest, "goods": goods})
    return found
