"""Saving what there is of one table, sound or damaged, in a file that can be given to somebody."""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, cast

import typer

from hotelier import __version__
from hotelier.errors import BadOptions, HotelierError, counted
from hotelier.game.game import new_game
from hotelier.game.options import GameOptions
from hotelier.position.reader import load
from hotelier.record import Player, Recorder, dump_record
from hotelier.server.store.database import FILE_NAME, FolderInUse, Saved, Store
from hotelier.server.store.schema import SCHEMA_VERSION
from hotelier.server.tables.history import Stored
from hotelier.server.tables.seat import SeatState
from hotelier.server.tables.table import Table

LETTERS: Final = 6
"""So much of the name of a table stands in logs and files; the whole name is as good as a key."""
JSON_COLUMNS: Final = ("options", "position", "redo", "standing")
SECRET_COLUMNS: Final = ("table_id", "host", "client", "token", "address")

Row = dict[str, Any]


def export(folder: Path, name: str, output: Path | None, record: Path | None) -> None:
    """Write all that is saved of a table to a new file, and say what is wrong with it."""
    rows = _Rows(folder, name)
    told = rows.name[:LETTERS]
    target = output or Path(f"hotelier-{told.strip('-_')}.json")
    _check_new(target, "--output")
    if record is not None:
        _check_new(record, "--record")
    played, fault = _replayed(rows.row, rows.seats, rows.answers)
    fault = "; ".join(rows.faults) or fault or rows.opening_fault()
    _write(target, json.dumps(rows.to_dict() | {"fault": fault}, indent=1, default=repr) + "\n")
    typer.echo(f"Table {told}: {counted(len(rows.answers), 'answer')} saved to {target}.")
    typer.echo(f"It does not open: {fault}." if fault else "Nothing is wrong with it.")
    if record is not None and played is not None:
        made = played.record()
        _write(record, dump_record(made))
        typer.echo(f"{counted(len(made.moves), 'answer')} can be replayed and are in {record}.")
    elif record is not None:
        typer.echo("Nothing of it can be replayed, so there is no record.")
    typer.echo("Every hand is in there: give it only to whoever repairs the table.")


# --- reading -------------------------------------------------------------------------------------


class _Rows:
    """The rows of one table as they are in the file, as far as they can be read."""

    def __init__(self, folder: Path, name: str) -> None:
        self.faults: list[str] = []
        with closing(_opened(folder)) as file:
            self.name = _whole_name(file, name)
            self.schema = file.execute("SELECT value FROM meta WHERE name = 'schema'").fetchone()
            [self.row] = self._read(file, "tables", "id", "id") or [{}]
            self.seats = self._read(file, "seats", "table_id", "seat")
            self.answers = self._read(file, "answers", "table_id", "number")

    def _read(self, file: sqlite3.Connection, table: str, key: str, order: str) -> list[Row]:
        rows: list[Row] = []
        try:
            asked = f"SELECT * FROM {table} WHERE {key} = ? ORDER BY {order}"  # noqa: S608  (ours)
            found = file.execute(asked, (self.name,))
            names = [column[0] for column in found.description]
            rows.extend(_read_json(dict(zip(names, row, strict=True))) for row in found)
        except sqlite3.DatabaseError as error:
            self.faults.append(f"not all {table} can be read ({error})")
        return rows

    def to_dict(self) -> Row:
        """All of it without what a browser is known by."""
        row = _without_secrets(self.row) | {"id": self.name[:LETTERS]}
        if isinstance(following := row.get("rematch"), str):
            row["rematch"] = following[:LETTERS]
        return {
            "hotelier_export": 1,
            "version": __version__,
            "table": row,
            "seats": [_without_secrets(it) for it in self.seats],
            "answers": [_without_secrets(it) for it in self.answers],
        }

    def opening_fault(self) -> str | None:
        """What the server would stumble over, if that has not been found otherwise."""
        if self.schema != (str(SCHEMA_VERSION),):
            return None  # of an older version; it is brought up to date before it is opened
        try:
            seats = [SeatState.of(it) for it in self.seats]
            answers = [Stored(it["seat"], it["code"], it["version"]) for it in self.answers]
            damaged = [it for it in JSON_COLUMNS if isinstance(self.row.get(it), str)]
            row = self.row | dict.fromkeys(damaged)  # as the server reads it
            Table(cast("Store", None), Saved(row, seats, answers, {}))
        except Exception as error:  # noqa: BLE001  (whatever it is, it is what we look for)
            return f"it cannot be played again ({type(error).__name__})"
        return None


def _opened(folder: Path) -> sqlite3.Connection:
    """The file of a folder, to be read exactly as it is."""
    path = folder / FILE_NAME
    if not path.is_file():
        raise BadOptions(f"there are no games in {folder}")
    file = sqlite3.connect(f"{path.resolve().as_uri()}?mode=rw", uri=True, timeout=0.5)
    file.text_factory = lambda raw: raw.decode("utf-8", "replace")
    try:
        file.execute("SELECT id FROM tables LIMIT 1").fetchall()
    except sqlite3.DatabaseError as error:
        file.close()
        if "locked" in str(error):
            raise FolderInUse(f"{folder} is in use; close the server first") from None
        raise BadOptions(f"{path} cannot be read: {error}") from None
    return file


def _whole_name(file: sqlite3.Connection, start: str) -> str:
    if len(start) < LETTERS:
        raise BadOptions(f"name the table by its first {LETTERS} letters, as they are in the log")
    asked = "SELECT id FROM tables WHERE substr(id, 1, ?) = ?"
    names = [name for (name,) in file.execute(asked, (len(start), start))]
    if not names:
        raise BadOptions(f"there is no table {start}")
    if len(names) > 1:
        raise BadOptions(f"{len(names)} tables begin with {start}; give more letters")
    return str(names[0])


def _read_json(row: Row) -> Row:
    """A row with what its JSON says; what is no JSON stays text."""
    for name in JSON_COLUMNS:
        if isinstance(row.get(name), str):
            try:
                row[name] = json.loads(row[name])
            except (ValueError, RecursionError):
                continue
    return row


def _without_secrets(row: Row) -> Row:
    return {name: value for name, value in row.items() if name not in SECRET_COLUMNS}


# --- replaying -----------------------------------------------------------------------------------


def _replayed(
    row: Mapping[str, Any], seats: Sequence[Row], answers: Sequence[Row]
) -> tuple[Recorder | None, str | None]:
    """The game as far as it can be played again, and why no further."""
    try:
        options = GameOptions.from_dict(row["options"])
    except (HotelierError, TypeError, KeyError, AttributeError):
        return None, "its options are damaged"
    try:
        game = new_game(options) if row["position"] is None else load(row["position"])
    except (HotelierError, TypeError, KeyError):
        return None, "the position in which it began is damaged"
    players = [Player(str(it["name"]), it["stand_in"] or it["bot"]) for it in seats]
    is_seated = [it["seat"] for it in seats] == list(range(options.players))
    recorder = Recorder(game, players if is_seated else (), None, _day(row["created"]))
    fault = next((it for it in map(_Step(recorder), range(len(answers)), answers) if it), None)
    return recorder, fault or (None if is_seated else "a seat is missing")


def _day(seconds: Any) -> str | None:
    try:
        return datetime.fromtimestamp(seconds, UTC).date().isoformat()
    except (TypeError, ValueError, OverflowError, OSError):
        return None


class _Step:
    """Plays one answer after another, and says what is wrong with the first that cannot be."""

    def __init__(self, recorder: Recorder) -> None:
        self._recorder = recorder

    def __call__(self, number: int, answer: Row) -> str | None:
        if answer["number"] != number:
            return f"answer {number} is missing"
        decision = self._recorder.game.decision
        if decision is None:
            return f"answer {number} follows after the end of the game"
        if answer["seat"] != (None if decision.is_chance else decision.seat):
            return f"answer {number} is not of the seat that had to decide"
        try:
            self._recorder.play(answer["code"])
        except (HotelierError, TypeError, ValueError):
            return f"answer {number} was not possible"
        return None


# --- writing -------------------------------------------------------------------------------------


def _check_new(path: Path, option: str) -> None:
    if path.exists():
        raise BadOptions(f"{path} is there already and stays as it is; name another with {option}")


def _write(path: Path, text: str) -> None:
    """A file for its owner's eyes; under its name it is whole or not there."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from None
    finally:
        draft.unlink(missing_ok=True)
