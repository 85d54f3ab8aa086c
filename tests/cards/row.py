"""Rows of the tables of cards: a seat before, choices in notation, and all that has changed.

Choices are parted by ``;``; one that begins with ``!`` is refused at that moment. What has changed
is written in short sentences parted by commas, all that change and no others::

    5 VP guests     -1 kronen     +2 steps      +1 cake       69 +1 cake
    a1 occupied     b2 free       c3 empty      +guest 81     -guest 75
    +hand 12        -staff 28     used 3        removed 28    under 45 17
    disk A          die 3 taken

``69 +1 cake`` is a cake on the order of guest 69, ``under 45 17`` are cards put under the deck,
``die 3 taken`` a die that now lies on the turn order tile.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from hotelier import Seat, arrange
from tests.table import Table

ROOM_STATES = {".": "empty", "b": "free", "r": "free", "y": "free"}
COUNTED_AT_THE_END = ("occupied_rooms", "kronen", "goods", "guests_left")
"""Points of the final scoring that have nothing to do with a card."""


@dataclass(frozen=True)
class Row:
    """What a card does for seat 0; ``about`` tells rows of the same card apart."""

    card: int | str
    before: Seat
    choices: str
    after: str
    about: str = ""
    flags: Mapping[str, str | int] = field(default_factory=dict)
    rival: Seat = field(default_factory=Seat)
    rival_after: str = ""
    table: Mapping[str, Any] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """How the row is called among the tests."""
        return row_name(self.card, self.about, self.flags)


def row_name(card: int | str, about: str, flags: Mapping[str, str | int]) -> str:
    """The card, the flags that differ, and what the row is about."""
    marks = [f"{flag}={value}" for flag, value in flags.items()]
    return " ".join([str(card), *marks, *([about] if about else [])])


def check(row: Row) -> None:
    """Play a row and compare everything that has changed at both seats."""
    table = Table(arrange(seats=[row.before, row.rival], flags=row.flags, **row.table))
    before = table.game.to_dict()
    play(table, row.choices)
    after = table.game.to_dict()
    assert nothing_pending(after)
    assert changes(before, after, 0) == sentences(row.after)
    assert changes(before, after, 1) == sentences(row.rival_after)


def play(table: Table, choices: str) -> None:
    """Play choices; those that begin with ``!`` must be refused."""
    for choice in filter(None, map(str.strip, choices.split(";"))):
        if choice.startswith("!"):
            assert table.refuses(choice[1:]), f"{choice[1:]} is possible: {table.offered}"
        else:
            assert choice in table.offered, f"{choice} is not possible: {table.offered}"
            table.play(choice)


def nothing_pending(position: dict[str, Any]) -> bool:
    """Whether no effect is left to settle: a plain turn, a new round, or the end."""
    return [frame["frame"] for frame in position["pending"]] in (["turn"], ["roll_dice"], [])


def sentences(text: str) -> list[str]:
    """The sentences of a description, sorted."""
    return sorted(filter(None, map(str.strip, text.split(","))))


def changes(before: dict[str, Any], after: dict[str, Any], seat: int) -> list[str]:
    """Everything that differs for a seat between two positions, as sorted sentences."""
    old, new = before["seats"][seat], after["seats"][seat]
    found = [
        f"{new['points'][source] - points} VP {source}"
        for source, points in old["points"].items()
        if source not in COUNTED_AT_THE_END and new["points"][source] != points
    ]
    found += _difference(old["kronen"], new["kronen"], "kronen")
    found += _difference(old["emperor"], new["emperor"], "steps")
    for good in old["kitchen"]:
        found += _difference(old["kitchen"][good], new["kitchen"][good], good)
    found += _cafe_changes(_orders(old), _orders(new))
    found += _room_changes(old["hotel"], new["hotel"])
    found += _card_changes(old, new)
    found += _shared_changes(before, after, seat)
    return sorted(found)


def _difference(old: int, new: int, what: str) -> list[str]:
    return [] if old == new else [f"{new - old:+} {what}"]


def _orders(seat: dict[str, Any]) -> dict[int, dict[str, int]]:
    return {table["guest"]: table["served"] for table in seat["cafe"] if table is not None}


def _cafe_changes(old: dict[int, dict[str, int]], new: dict[int, dict[str, int]]) -> list[str]:
    found = [f"-guest {guest}" for guest in old if guest not in new]
    for guest, served in new.items():
        if guest not in old:
            found.append(f"+guest {guest}")
        before = old.get(guest, {})
        for good in {*before, *served}:
            for change in _difference(before.get(good, 0), served.get(good, 0), good):
                found.append(f"{guest} {change}")
    return found


def _room_changes(old: list[str], new: list[str]) -> list[str]:
    found = []
    for row, before, after in zip("4321", old, new, strict=True):
        for column, was, is_now in zip("abcde", before, after, strict=True):
            if was != is_now:
                found.append(f"{column}{row} {ROOM_STATES.get(is_now, 'occupied')}")
    return found


def _card_changes(old: dict[str, Any], new: dict[str, Any]) -> list[str]:
    found = [f"-hand {card}" for card in old["hand"] if card not in new["hand"]]
    found += [f"+hand {card}" for card in new["hand"] if card not in old["hand"]]
    was = {card["staff"]: card["used"] for card in old["staff"]}
    now = {card["staff"]: card["used"] for card in new["staff"]}
    found += [f"-staff {card}" for card in was if card not in now]
    found += [f"+staff {card}" for card in now if card not in was]
    found += [f"used {card}" for card, used in now.items() if used and not was.get(card, False)]
    return found


def _shared_changes(before: dict[str, Any], after: dict[str, Any], seat: int) -> list[str]:
    """What a seat has done to the cards and dice that all share."""
    old, new = before["seats"][seat], after["seats"][seat]
    dice = zip(old["dice"], new["dice"], strict=True)
    found = [f"die {die} taken" for was, die in dice if die is not None and was is None]
    under = [str(entry["staff"]) for entry in after["under_deck"] if entry["seat"] == seat]
    if under:
        found.append(" ".join(["under", *under]))
    owned = [*old["hand"], *(card["staff"] for card in old["staff"])]
    removed = [card for card in after["staff_removed"] if card not in before["staff_removed"]]
    found += [f"removed {card}" for card in removed if card in owned]
    for letter, was, now in zip("ABC", before["politics"], after["politics"], strict=True):
        if seat in now["disks"] and seat not in was["disks"]:
            found.append(f"disk {letter}")
    return found
