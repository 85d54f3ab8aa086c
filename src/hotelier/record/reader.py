"""Reading records: several games may follow each other in one file."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from io import StringIO
from pathlib import Path
from typing import Any

from hotelier.errors import BadOptions, DamagedRecord, ForeignRecord, FutureRecord
from hotelier.game.options import GameOptions
from hotelier.record.fingerprint import DIGITS
from hotelier.record.form import FORMAT, VERSION, Move, Player, Record, agreed
from hotelier.record.migration import migrate

MOST_TEXT = 1000  # characters of a name; sentences with longer ones cannot be printed
RESULT_FIELDS = ("totals", "scores", "leftovers", "winners")


def read_records(path: Path | str) -> Iterator[Record]:
    """The games of a file, one after another."""
    try:
        with Path(path).open(encoding="utf-8-sig") as file:
            yield from _games(file, str(path))
    except UnicodeDecodeError:
        raise ForeignRecord(f"{path} holds no games recorded by Hotelier: it is no text") from None


def parse_records(text: str, source: str = "record") -> Iterator[Record]:
    """The games of a text."""
    yield from _games(StringIO(text), source)


def _games(lines: Iterable[str], source: str) -> Iterator[Record]:
    """Cut a file into games; a game goes from its head to the line with the number of moves."""
    part = _Part(source)
    empty = True
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        empty = False
        part.add(number, line)
        if part.is_complete:
            yield part.record()
            part = _Part(source)
    if empty:
        raise ForeignRecord(f"{source} holds no games recorded by Hotelier: it is empty")
    if part.lines:
        raise DamagedRecord(f"{source}: the file breaks off {part.place()}, before its last line")


class _Part:
    """The lines of one game, as far as they have been read."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.lines: list[Any] = []
        self.numbers: list[int] = []
        self.version = VERSION
        self.is_complete = False

    def place(self) -> str:
        """Where the reader is."""
        return f"after line {self.numbers[-1]} (move {len(self.lines) - 1})"

    def fault(self, number: int, text: str) -> DamagedRecord:
        return DamagedRecord(f"{self.source}, line {number}: {text}")

    def add(self, number: int, text: str) -> None:
        try:
            line = json.loads(text)
        except (ValueError, RecursionError):
            if not self.lines and number == 1:
                raise ForeignRecord(f"{self.source} holds no games recorded by Hotelier") from None
            raise self.fault(number, f"move {len(self.lines)} is not readable") from None
        is_head = isinstance(line, dict) and "format" in line
        if not self.lines:
            self._check_head(number, line)
        elif is_head:
            raise self.fault(
                number, f"a new game begins, but the last one broke off {self.place()}"
            )
        self.lines.append(line)
        self.numbers.append(number)
        self.is_complete = isinstance(line, dict) and not is_head

    def _check_head(self, number: int, line: Any) -> None:
        if not isinstance(line, dict) or line.get("format") != FORMAT:
            if number == 1:
                raise ForeignRecord(f"{self.source} holds no games recorded by Hotelier")
            raise self.fault(number, "a game must begin here, and this is no head of a game")
        version: Any = line.get("version")
        if not _is_number(version) or version < 1:
            raise self.fault(number, f"version {version!r} cannot be; it is a number from 1 on")
        if version > VERSION:
            raise FutureRecord(
                f"{self.source}, line {number}: this record has version {version}, and only "
                f"versions up to {VERSION} are known here; use a newer Hotelier"
            )
        self.version = version

    def record(self) -> Record:
        """The game these lines tell."""
        lines = migrate(self.lines, self.version, VERSION)
        head, *moves, end = lines
        same_lines = len(lines) == len(self.numbers)
        try:
            result = _result(end, len(moves))
        except ValueError as error:
            raise self.fault(self.numbers[-1], str(error)) from None
        try:
            return Record(
                **_head(head),
                moves=self._moves(moves),
                result=result,
                source=self.source,
                line=self.numbers[0],
                lines=self.numbers[1:-1] if same_lines else (),
            )
        except (ValueError, TypeError) as error:
            if isinstance(error, DamagedRecord):
                raise
            raise self.fault(self.numbers[0], f"the head is damaged: {error}") from None

    def _moves(self, moves: list[Any]) -> list[Move]:
        read = []
        for index, move in enumerate(moves, 1):
            if not _is_move(move):
                line = self.numbers[index] if index < len(self.numbers) else self.numbers[0]
                raise self.fault(line, f"move {index} is not of the form [seat, action, hash]")
            read.append(Move(*move))
        return read


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_move(move: Any) -> bool:
    return (
        isinstance(move, list)
        and len(move) == 3
        and (move[0] is None or _is_number(move[0]))
        and isinstance(move[1], str)
        and isinstance(move[2], str)
        and len(move[2]) == DIGITS
    )


def _head(head: dict[str, Any]) -> dict[str, Any]:
    for name in ("edition", "flags", "options", "seats"):
        if name not in head:
            raise BadOptions(f"{name} is missing")
    for name in ("flags", "options"):
        if not isinstance(head[name], dict):
            raise BadOptions(f"{name} is not an object")
    options = agreed(head["edition"], head["flags"], head["options"])
    position = head.get("position")
    if position is not None and not isinstance(position, dict):
        raise BadOptions("position is not an object")
    return {
        "options": options,
        "flags": head["flags"],
        "players": _players(head["seats"], options),
        "seed": _seed(head.get("seed")),
        "date": _text(head.get("date"), "date"),
        "dealer": _text(head.get("dealer"), "dealer"),
        "position": position,
    }


def _players(seats: Any, options: GameOptions) -> list[Player]:
    if not isinstance(seats, list) or len(seats) != options.players:
        raise BadOptions(f"{options.players} seats are needed")
    players = []
    for seat in seats:
        if not isinstance(seat, dict) or not isinstance(seat.get("name"), str):
            raise BadOptions("a seat has no name")
        bot = seat.get("bot")
        if not isinstance(bot, str | None):
            raise BadOptions("the bot of a seat is not a name")
        players.append(Player(str(_text(seat["name"], "name")), _text(bot, "bot")))
    return players


def _seed(seed: Any) -> str | int | None:
    return seed if _is_number(seed) else _text(seed, "seed")


def _text(text: Any, name: str) -> str | None:
    """A text of the head that can be shown and written again, or none."""
    if text is None:
        return None
    if not isinstance(text, str):
        raise BadOptions(f"the {name} is no text")
    if len(text) > MOST_TEXT:
        raise BadOptions(f"the {name} has more than {MOST_TEXT} characters")
    if any("\ud800" <= char <= "\udfff" for char in text):
        raise BadOptions(f"the {name} has half a character in it")
    return text


def _result(end: dict[str, Any], moves: int) -> dict[str, Any] | None:
    if end.get("moves") != moves:
        raise BadOptions(f"{end.get('moves')} moves are announced, but {moves} are there")
    if not isinstance(end.get("finished"), bool):
        raise BadOptions("it is not said whether the game was finished")
    if not end["finished"]:
        return None
    for name in RESULT_FIELDS:
        if name not in end:
            raise BadOptions(f"{name} is missing in the result")
    return {name: end[name] for name in RESULT_FIELDS}
