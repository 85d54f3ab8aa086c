"""What a record consists of, and how it is written: JSON Lines, one line for each decision."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from hotelier.content.flags import FLAGS, FlagValue
from hotelier.errors import BadOptions
from hotelier.game.game import Game, new_game
from hotelier.game.options import GameOptions
from hotelier.position.reader import load

FORMAT: Final = "hotelier-record"
VERSION: Final = 1


@dataclass(frozen=True, slots=True)
class Player:
    """Who sat at a seat: a name, and the name of the bot if one played."""

    name: str
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class Move:
    """One answer: who gave it (``None`` is chance), its notation, the state hash after it."""

    seat: int | None
    action: str
    state: str


@dataclass(frozen=True, slots=True)
class Record:
    """A saved game. ``result`` is ``None`` if the game was left before its end.

    ``flags`` holds every flag, so a record never depends on what an edition means today.
    ``dealer`` says how chance was answered from the ``seed``; the usual one is left unsaid.
    ``position`` is where the game began, if not at the beginning. ``source`` and ``line`` say
    where the record was read, for messages.
    """

    options: GameOptions
    flags: Mapping[str, FlagValue]
    players: Sequence[Player]
    moves: Sequence[Move]
    result: Mapping[str, Any] | None
    seed: str | int | None = None
    date: str | None = None
    dealer: str | None = None
    position: Mapping[str, Any] | None = None
    source: str = "record"
    line: int = 1
    lines: Sequence[int] = field(default=(), repr=False)

    def begin(self) -> Game:
        """The game before the first move."""
        if self.position is None:
            return new_game(self.options)
        return load({**self.position, "options": self.options.to_dict()})

    def line_of(self, number: int) -> int:
        """The line of a move (counted from 1) in the file it was read from."""
        return self.lines[number - 1] if self.lines else self.line + number


def head_of(record: Record) -> dict[str, Any]:
    """The first line of a record."""
    agreed = record.options.to_dict()
    head: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "edition": agreed.pop("edition"),
        "flags": {name: record.flags[name] for name in FLAGS},
        "options": {name: value for name, value in agreed.items() if name != "flags"},
        "seats": [{"name": player.name, "bot": player.bot} for player in record.players],
        "seed": record.seed,
        "date": record.date,
    }
    if record.dealer is not None:
        head["dealer"] = record.dealer
    if record.position is not None:
        head["position"] = dict(record.position)
    return head


def end_of(record: Record) -> dict[str, Any]:
    """The last line of a record: how many moves, and the result of a finished game."""
    return {"moves": len(record.moves), "finished": record.result is not None} | dict(
        record.result or {}
    )


def dump_record(record: Record) -> str:
    """The whole text of a record, ending with a line break."""
    lines: list[Any] = [head_of(record)]
    lines += [[move.seat, move.action, move.state] for move in record.moves]
    lines.append(end_of(record))
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def agreed(edition: str, flags: Mapping[str, FlagValue], others: Mapping[str, Any]) -> GameOptions:
    """The options of a recorded game, by the flags it stored and not by its edition's name."""
    missing = [name for name in FLAGS if name not in flags]
    if missing:
        raise BadOptions(f"flag {missing[0]} is missing")
    # Checks the stored flags; those the edition has anyway are then left unsaid.
    GameOptions.from_dict({"edition": edition, "flags": dict(flags)})
    usual = GameOptions(edition=edition).all_flags()
    changed = {name: value for name, value in flags.items() if value != usual[name]}
    return GameOptions.from_dict({**others, "edition": edition, "flags": changed})
