"""Files of older versions of Hotelier are brought up to date when they are opened.

Each step leads from one version of the schema to the next and never changes afterwards, so a file
of any age takes all the steps it lacks. They share one transaction: a file is either of its old
version or of the new one, whatever happens meanwhile.
"""

from __future__ import annotations

import json
import logging
import secrets
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import Connection, insert, inspect, select, text, update

from hotelier.errors import BadOptions
from hotelier.game.options import GameOptions
from hotelier.server.store.schema import META, METADATA, SCHEMA_VERSION
from hotelier.server.tables.history import Stored, begin, rebuild
from hotelier.server.telling.shapes.tables import Standing
from hotelier.server.telling.told import standing

LOG = logging.getLogger("hotelier.server")


def bring_up_to_date(connection: Connection) -> str:
    """Make or update all tables of the file; returns the key that cookies are signed with."""
    # Said explicitly: the driver begins by itself only before rows are written.
    connection.execute(text("BEGIN IMMEDIATE"))
    if not inspect(connection).has_table(META.name):
        METADATA.create_all(connection)
        known = {"schema": str(SCHEMA_VERSION), "secret": secrets.token_urlsafe(32)}
        rows = [{"name": name, "value": value} for name, value in known.items()]
        connection.execute(insert(META), rows)
        return known["secret"]
    known = {row.name: row.value for row in connection.execute(select(META))}
    _update(connection, int(known["schema"]))
    return str(known["secret"])


def _update(connection: Connection, version: int) -> None:
    if version > SCHEMA_VERSION:
        raise BadOptions(
            f"the data folder has version {version} and this program knows only up to "
            f"{SCHEMA_VERSION}: a newer Hotelier wrote it; use that one, or another folder"
        )
    for old in range(version, SCHEMA_VERSION):
        STEPS[old](connection)
    if version < SCHEMA_VERSION:
        is_schema = META.c.name == "schema"
        connection.execute(update(META).where(is_schema).values(value=str(SCHEMA_VERSION)))


def _add_standings(connection: Connection) -> None:
    """From 1 to 2: each table says how its game stands, so that lists need no replaying."""
    connection.execute(text("ALTER TABLE tables ADD COLUMN standing JSON"))
    for row in connection.execute(text("SELECT * FROM tables")).mappings().all():
        name = {"id": row["id"]}
        answers = connection.execute(
            text("SELECT seat, code, version FROM answers WHERE table_id = :id ORDER BY number"),
            name,
        ).all()
        told = {"standing": json.dumps(_standing(dict(row), [Stored(*it) for it in answers]))}
        connection.execute(
            text("UPDATE tables SET standing = :standing WHERE id = :id"), told | name
        )


def _standing(row: dict[str, Any], answers: list[Stored]) -> Standing:
    try:
        options = GameOptions.from_dict(json.loads(row["options"]))
        position = None if row["position"] is None else json.loads(row["position"])
        history = rebuild(begin(options, row["seed"], position), answers, 0, ())
    except Exception as error:  # noqa: BLE001  (one damaged table must not close the whole house)
        LOG.warning("table %s cannot be replayed (%s)", row["id"][:6], type(error).__name__)
        return {"round": 0, "waiting": None, "result": None}
    return standing(history.game)


def _add_hints(connection: Connection) -> None:
    """From 2 to 3: each table says whether hints are given; they are at all older ones."""
    connection.execute(text("ALTER TABLE tables ADD COLUMN hints BOOLEAN NOT NULL DEFAULT 1"))


def _add_dealers(connection: Connection) -> None:
    """From 3 to 4: each table names its dealer, and says whether somebody chose its seed.

    Running games go on with the dealer they began with. Seeds that nobody chose were 32
    hexadecimal digits.
    """
    connection.execute(
        text("ALTER TABLE tables ADD COLUMN dealer VARCHAR NOT NULL DEFAULT 'xoshiro128**'")
    )
    connection.execute(text("ALTER TABLE tables ADD COLUMN chosen BOOLEAN NOT NULL DEFAULT 0"))
    drawn = "length(seed) = 32 AND seed NOT GLOB '*[^0-9a-f]*'"
    connection.execute(text(f"UPDATE tables SET chosen = 1 WHERE NOT ({drawn})"))  # noqa: S608


def _add_addresses(connection: Connection) -> None:
    """From 4 to 5: tables and uploads say by a digest from where they came; older ones do not."""
    for change in (
        "ALTER TABLE tables ADD COLUMN address VARCHAR",
        "CREATE INDEX tables_by_address ON tables (address, finished)",
        "ALTER TABLE replays ADD COLUMN address VARCHAR",
        "ALTER TABLE replays ADD COLUMN size INTEGER NOT NULL DEFAULT 0",
        "UPDATE replays SET size = length(CAST(text AS BLOB))",
        "CREATE INDEX replays_by_address ON replays (address, size)",
    ):
        connection.execute(text(change))


STEPS: Final[dict[int, Callable[[Connection], None]]] = {
    1: _add_standings,
    2: _add_hints,
    3: _add_dealers,
    4: _add_addresses,
}
"""How to get from each version to the next one."""
