"""The tables of the database."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
)

SCHEMA_VERSION: Final = 5
"""Grows with every change of these tables; `migrations` says how older files follow."""

METADATA: Final = MetaData()

META: Final = Table(
    "meta",
    METADATA,
    Column("name", String, primary_key=True),
    Column("value", String, nullable=False),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String, primary_key=True),
    Column("options", JSON, nullable=False),
    Column("dealer", String, nullable=False),  # how chance is answered from the seed
    Column("seed", String, nullable=False),
    Column("chosen", Boolean, nullable=False),  # whether somebody chose the seed
    Column("position", JSON, nullable=True),  # where the game began, if not at the beginning
    Column("host", String, nullable=False),  # the browser that opened the table
    Column("spectators", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("created", Integer, nullable=False),  # seconds since 1970
    Column("changed", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("redo", JSON, nullable=False),
    Column("finished", Boolean, nullable=False),
    Column("rematch", String, nullable=True),  # the table of the next game
    Column("standing", JSON, nullable=True),  # round, waiting, result: for lists of tables
    Column("address", String, nullable=True),  # from which it was opened; a keyed digest
    Index("tables_by_host", "host", "finished"),
    Index("tables_by_address", "address", "finished"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String, nullable=False),
    Column("name", String, nullable=False),
    Column("bot", String, nullable=True),
    Column("client", String, nullable=True),
    Column("token", String, nullable=True),  # digest
    Column("stand_in", String, nullable=True),
    Column("left", Boolean, nullable=False),
    Index("seats_by_client", "client"),
)

ANSWERS: Final = Table(
    "answers",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=True),
    Column("code", Integer, nullable=False),
    Column("version", Integer, nullable=False),
)

REQUESTS: Final = Table(
    "requests",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("client", String, primary_key=True),
    Column("request", String, primary_key=True),
    Column("version", Integer, nullable=False),  # of the table after it
)

REPLAYS: Final = Table(
    "replays",
    METADATA,
    Column("id", String, primary_key=True),
    Column("client", String, nullable=False),
    Column("created", Integer, nullable=False),
    Column("text", String, nullable=False),
    Column("address", String, nullable=True),  # a keyed digest
    Column("size", Integer, nullable=False),  # bytes of the text
    Index("replays_by_client", "client"),
    Index("replays_by_address", "address", "size"),
)
