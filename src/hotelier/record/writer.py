"""Writing records: a file is whole or not there at all, and a game is added whole or not at all."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from errno import EDQUOT, ENOENT, ENOSPC
from os import strerror
from pathlib import Path
from typing import Any, Final, TextIO

from hotelier.engine.events import Event
from hotelier.errors import BadOptions, DamagedRecord, ForeignRecord
from hotelier.game.actions import Action, action_of, code_of
from hotelier.game.dealer import SEEDED
from hotelier.game.game import Game, new_game
from hotelier.record.fingerprint import fingerprint
from hotelier.record.form import FORMAT, Move, Player, Record, dump_record

FULL: Final = (EDQUOT, ENOSPC)
"""Of a full disk the system does not say which file it was about."""


class Recorder:
    """Writes down a game while it is played.

    A game that has already begun is recorded from where it stands. Answer the decisions through
    ``play``, or through the game itself and tell it to ``append`` each time.
    """

    def __init__(
        self,
        game: Game,
        players: Sequence[Player] = (),
        seed: str | int | None = None,
        date: str | None = None,
        dealer: str | None = None,
    ) -> None:
        if players and len(players) != game.options.players:
            raise BadOptions(f"{game.options.players} players need as many names")
        self.game = game
        self._players = list(players) or [
            Player(f"Seat {seat + 1}") for seat in range(game.options.players)
        ]
        self._seed = seed
        self._date = date
        self._dealer = None if dealer == SEEDED else dealer
        here = game.to_dict()
        self._position: dict[str, Any] | None = (
            None if here == new_game(game.options).to_dict() else here
        )
        self._moves: list[Move] = []
        self._seat = self._who()

    def _who(self) -> int | None:
        decision = self.game.decision
        return None if decision is None or decision.is_chance else int(decision.seat)

    def append(self, option: Action | int | str) -> None:
        """Write down the answer that the game has just been given."""
        action = str(action_of(code_of(option)))
        self._moves.append(Move(self._seat, action, fingerprint(self.game)))
        self._seat = self._who()

    def play(self, option: Action | int | str) -> list[Event]:
        """Answer the decision, write the answer down and return what happened."""
        events = self.game.apply(option)
        self.append(option)
        return events

    def record(self) -> Record:
        """The record so far; with the result if the game is over."""
        return Record(
            options=self.game.options,
            flags=self.game.options.all_flags(),
            players=self._players,
            moves=tuple(self._moves),
            result=self.game.result() if self.game.is_over else None,
            seed=self._seed,
            date=self._date,
            dealer=self._dealer,
            position=self._position,
        )


def write_records(path: Path | str, records: Iterable[Record]) -> None:
    """Write a file of records; an older one is replaced when the new one is complete."""
    with replacing(path) as file:
        for record in records:
            file.write(dump_record(record))


@contextmanager
def replacing(path: Path | str) -> Iterator[TextIO]:
    """A text file that takes the place of another once it is complete, or leaves no trace."""
    target = Path(os.path.realpath(path))
    if target.exists():
        _check_is_ours(target, str(path))
    draft = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        with draft.open("w", encoding="utf-8", newline="\n") as file:
            yield file
        draft.replace(target)
    except OSError as error:
        if error.errno in FULL or str(error.filename) == str(draft):
            raise OSError(error.errno, error.strerror, str(path)) from None
        raise
    finally:
        draft.unlink(missing_ok=True)


def append_record(path: Path | str, record: Record) -> None:
    """Add a game at the end of a file of records, or begin one."""
    check_can_append(path)
    # One call of the system, so that games of several programs cannot mix.
    with Path(path).open("ab", buffering=0) as file:
        try:
            file.write(dump_record(record).encode())
        except OSError as error:
            raise OSError(error.errno, error.strerror, str(path)) from None


def check_can_append(path: Path | str) -> None:
    """Refuse a file that is something else, that breaks off, or that cannot be written."""
    target = Path(path)
    if target.exists():
        _check_is_ours(target, str(path))
        _check_is_whole(target)
        target.open("ab").close()
    elif not target.parent.is_dir():
        raise FileNotFoundError(ENOENT, strerror(ENOENT), str(target.parent))


def _check_is_ours(path: Path, name: str) -> None:
    """Never write into a file that is something else."""
    if not path.is_file():
        raise ForeignRecord(f"{name} is not a file, so no records can be written there")
    with path.open("rb") as file:
        start = file.read(64)
    if start and FORMAT.encode() not in start:
        raise ForeignRecord(f"{name} holds no games recorded by Hotelier, so it is left as it is")


def _check_is_whole(path: Path) -> None:
    with path.open("rb") as file:
        size = file.seek(0, os.SEEK_END)
        file.seek(max(0, size - 65536))
        last = file.read().splitlines(keepends=True)[-1:]
    if last and not (last[0].startswith(b'{"moves"') and last[0].endswith(b"\n")):
        raise DamagedRecord(f"{path}: the last game breaks off, so no other is added")
