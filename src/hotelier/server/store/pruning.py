"""Deleting what is old: only from the command line, and only when it is said twice."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, NamedTuple

import typer
from sqlalchemy import Connection, Engine, delete, select, text, update

from hotelier.errors import BadOptions, counted
from hotelier.server.store.database import FILE_NAME, connect
from hotelier.server.store.schema import ANSWERS, REPLAYS, REQUESTS, SEATS, TABLES

DAY: Final = 24 * 3600


class Ages(NamedTuple):
    """For how many days each kind of thing is kept after it was touched last."""

    finished: int
    unfinished: int
    uploads: int


class Old(NamedTuple):
    """Something that nobody has touched for long."""

    name: str
    changed: int
    what: str


def prune(folder: Path, ages: Ages, *, delete: bool) -> None:
    """List the games and uploads that nobody has touched for so many days, or delete them."""
    if min(ages) < 1:
        raise BadOptions("keep at least what is of the last day: --days 1")
    if not (folder / FILE_NAME).is_file():
        raise BadOptions(f"there are no games in {folder}")
    engine, _ = connect(folder)
    try:
        with engine.begin() as connection:
            games, left, uploads = _all_old(connection, ages)
            for it in (*games, *left, *uploads):
                day = datetime.fromtimestamp(it.changed, UTC).date().isoformat()
                typer.echo(f"{day}  {it.name[:6]}  {it.what}")
            if delete:
                _delete_tables(connection, [it.name for it in (*games, *left)])
                _delete_uploads(connection, [it.name for it in uploads])
        if delete and (games or left or uploads):
            _shrink(engine)
    finally:
        engine.dispose()
    typer.echo(_summary(len(games), len(left), len(uploads), delete=delete))


def _summary(games: int, left: int, uploads: int, *, delete: bool) -> str:
    kinds = {"finished game": games, "unfinished game": left, "upload": uploads}
    found = ", ".join(counted(number, kind) for kind, number in kinds.items() if number)
    if not found:
        return "Nothing is that old."
    if delete:
        return f"{found} deleted."
    return f"{found} would be deleted. Nothing has been changed; --delete does it."


def _all_old(connection: Connection, ages: Ages) -> tuple[list[Old], list[Old], list[Old]]:
    now = int(time.time())
    return (
        _old_tables(connection, now - ages.finished * DAY, is_finished=True),
        _old_tables(connection, now - ages.unfinished * DAY, is_finished=False),
        _old_uploads(connection, now - ages.uploads * DAY),
    )


def _old_tables(connection: Connection, before: int, *, is_finished: bool) -> list[Old]:
    """Tables with their players, the oldest first."""
    is_old = TABLES.c.finished.is_(is_finished) & (TABLES.c.changed < before)
    tables = select(TABLES.c.id, TABLES.c.changed).where(is_old).order_by(TABLES.c.changed)
    found = []
    for name, changed in connection.execute(tables).all():
        seated = select(SEATS.c.name).where(SEATS.c.table_id == name).order_by(SEATS.c.seat)
        players = ", ".join(connection.execute(seated).scalars())
        found.append(Old(name, changed, players if is_finished else f"{players} (unfinished)"))
    return found


def _old_uploads(connection: Connection, before: int) -> list[Old]:
    """Uploaded records, the oldest first."""
    columns = select(REPLAYS.c.id, REPLAYS.c.created, REPLAYS.c.size)
    old = columns.where(REPLAYS.c.created < before).order_by(REPLAYS.c.created)
    return [
        Old(name, created, f"upload, {size} bytes")
        for name, created, size in connection.execute(old)
    ]


def _delete_tables(connection: Connection, names: list[str]) -> None:
    for name in names:
        for rows in (ANSWERS, REQUESTS, SEATS):
            connection.execute(delete(rows).where(rows.c.table_id == name))
        connection.execute(delete(TABLES).where(TABLES.c.id == name))
        # Whoever still has the game before it can have a rematch again.
        before = TABLES.c.rematch == name
        connection.execute(update(TABLES).where(before).values(rematch=None))


def _delete_uploads(connection: Connection, names: list[str]) -> None:
    for name in names:
        connection.execute(delete(REPLAYS).where(REPLAYS.c.id == name))


def _shrink(engine: Engine) -> None:
    """Give the room on the disk back."""
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(text("VACUUM"))
