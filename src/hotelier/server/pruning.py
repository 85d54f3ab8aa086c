"""Deleting old finished games: only from the command line, and only when it is said twice."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import typer
from sqlalchemy import Connection, Engine, delete, select, text, update

from hotelier.errors import BadOptions, counted
from hotelier.server.schema import ANSWERS, REQUESTS, SEATS, TABLES
from hotelier.server.store import FILE_NAME, connect

DAY: Final = 24 * 3600


def prune(folder: Path, days: int, *, delete: bool) -> None:
    """List the finished games that nobody has touched for so many days, or delete them."""
    if days < 1:
        raise BadOptions("keep at least the games of the last day: --days 1")
    if not (folder / FILE_NAME).is_file():
        raise BadOptions(f"there are no games in {folder}")
    engine, _ = connect(folder)
    try:
        with engine.begin() as connection:
            old = _old(connection, int(time.time()) - days * DAY)
            for name, day, seats in old:
                typer.echo(f"{day}  {name[:6]}  {seats}")
            if delete:
                _delete(connection, [name for name, _, _ in old])
        if delete and old:
            _shrink(engine)
    finally:
        engine.dispose()
    typer.echo(_summary(len(old), days, delete=delete))


def _summary(number: int, days: int, *, delete: bool) -> str:
    games = counted(number, "finished game")
    if delete:
        return f"{games} deleted."
    if number == 0:
        return f"No finished game is older than {counted(days, 'day')}."
    return f"{games} would be deleted. Nothing has been changed; --delete does it."


def _old(connection: Connection, before: int) -> list[tuple[str, str, str]]:
    """Name, day and players of the tables to be deleted, the oldest first."""
    is_old = TABLES.c.finished.is_(True) & (TABLES.c.changed < before)
    tables = select(TABLES.c.id, TABLES.c.changed).where(is_old).order_by(TABLES.c.changed)
    found = []
    for name, changed in connection.execute(tables).all():
        seated = select(SEATS.c.name).where(SEATS.c.table_id == name).order_by(SEATS.c.seat)
        day = datetime.fromtimestamp(changed, UTC).date().isoformat()
        found.append((name, day, ", ".join(connection.execute(seated).scalars())))
    return found


def _delete(connection: Connection, names: list[str]) -> None:
    for name in names:
        for rows in (ANSWERS, REQUESTS, SEATS):
            connection.execute(delete(rows).where(rows.c.table_id == name))
        connection.execute(delete(TABLES).where(TABLES.c.id == name))
        # Whoever still has the game before it can have a rematch again.
        before = TABLES.c.rematch == name
        connection.execute(update(TABLES).where(before).values(rematch=None))


def _shrink(engine: Engine) -> None:
    """Give the room on the disk back."""
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(text("VACUUM"))
