"""The results of an arena in a file: a line for the settings, then a line for each game.

Lines are only ever added, so an arena that is stopped in any way can go on later.
"""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Self, TextIO

from hotelier.errors import BadArena
from hotelier.lab.arena_game import Played
from hotelier.lab.pairing import WEIGHTS, Arena, Key

FORMAT: Final = "hotelier-arena"
VERSION: Final = 1


class Results:
    """The games that have been played; kept in a file if there is one."""

    def __init__(self, arena: Arena, path: Path | None = None) -> None:
        self.games: dict[Key, Played] = {}
        self._file: TextIO | None = None
        if path is None:
            return
        settings = arena.settings()
        self._file = path.open("a", encoding="utf-8")
        try:
            self._begin(self._file, path, settings)
        except BaseException:
            self._file.close()
            raise

    def _begin(self, file: TextIO, path: Path, settings: dict[str, Any]) -> None:
        """Read what has been played; a file that is new begins with the settings."""
        _lock(file, path)
        if path.stat().st_size:
            found, self.games = read(path)
            _compare(path, found, settings)
        else:
            _write(file, {"format": FORMAT, "version": VERSION, "settings": settings})

    def add(self, played: Played) -> None:
        """Keep a game, on disk at once."""
        self.games[played.key] = played
        if self._file is not None:
            _write(self._file, played.to_dict())

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._file is not None:
            self._file.close()


def read(path: Path) -> tuple[dict[str, Any], dict[Key, Played]]:
    """Settings and games of a file. A last line that was cut off is cut off altogether."""
    data = path.read_bytes()
    whole = data.rfind(b"\n") + 1
    first, *lines = data[:whole].decode("utf-8", errors="replace").split("\n")
    settings = _settings(path, first)
    if whole < len(data):
        with path.open("r+b") as file:
            file.truncate(whole)
    games: dict[Key, Played] = {}
    for number, line in enumerate(lines[:-1], 2):
        try:
            played = Played.from_dict(json.loads(line))
        except (ValueError, TypeError, KeyError, AttributeError, ArithmeticError, RecursionError):
            raise BadArena(f"{path}, line {number}: this is no game of an arena") from None
        games[played.key] = played
    return settings, games


def _settings(path: Path, line: str) -> dict[str, Any]:
    try:
        head = json.loads(line)
    except (ValueError, RecursionError):
        head = None
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise BadArena(f"{path} holds no results of an arena; it is left alone")
    settings = head.get("settings")
    if head.get("version") != VERSION or not isinstance(settings, dict):
        raise BadArena(f"{path} holds results of another version of the arena")
    return settings


def _compare(path: Path, found: dict[str, Any], wanted: dict[str, Any]) -> None:
    for name in {**wanted, **found}:
        then, now = found.get(name), wanted.get(name)
        if then != now:
            if name == WEIGHTS:
                raise BadArena(
                    f"{path} was recorded with other trained weights ({then}, and now they are "
                    f"{now}): name another file, or put those weights back"
                )
            if name == "options" and isinstance(then, dict) and isinstance(now, dict):
                _compare(path, then, now)
            raise BadArena(
                f"{path} holds results for other settings: {name} was {_said(then)} and is now "
                f"{_said(now)}; name another file, or use the same settings"
            )


def _said(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _lock(file: TextIO, path: Path) -> None:
    """Keep other arenas from the file until it is closed, where the system can."""
    try:
        from fcntl import LOCK_EX, LOCK_NB, flock
    except ImportError:  # Windows
        return
    try:
        flock(file, LOCK_EX | LOCK_NB)
    except BlockingIOError:
        raise BadArena(
            f"{path} is in use by another arena; wait for its end, or name another file"
        ) from None
    except OSError:  # not every disk knows locks
        pass


def _write(file: TextIO, value: Any) -> None:
    """Add a line; of a disk that is full the system does not say which file it was about."""
    try:
        file.write(json.dumps(value, separators=(",", ":")) + "\n")
        file.flush()
    except OSError as error:
        with suppress(OSError):  # what is left to be written fails once more
            file.close()
        raise OSError(error.errno, error.strerror, file.name) from None
