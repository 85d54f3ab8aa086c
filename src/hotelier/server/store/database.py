"""The database: tables, seats, answers, and which requests were already carried out."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    URL,
    Connection,
    Engine,
    bindparam,
    create_engine,
    delete,
    event,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import DatabaseError, OperationalError

from hotelier.errors import BadOptions
from hotelier.server.http.identity import Account
from hotelier.server.store.migrations import bring_up_to_date
from hotelier.server.store.schema import ANSWERS, META, REPLAYS, REQUESTS, SEATS, TABLES
from hotelier.server.store.uploads import Room, make_room
from hotelier.server.store.writer import Writer
from hotelier.server.tables.history import Change, Stored
from hotelier.server.tables.seat import SeatState

FILE_NAME: Final = "hotelier.sqlite3"
MOST_LISTED: Final = 100
MOST_REQUESTS: Final = 100
"""Requests of a table that get the same answer again; whatever is older is stale by its number."""

# What every choice needs is put together once: doing so takes longer than carrying it out.
CHANGE_TABLE: Final = update(TABLES).where(
    (TABLES.c.id == bindparam("of")) & (TABLES.c.version == bindparam("before"))
)
ADD_ANSWERS: Final = insert(ANSWERS)
DROP_ANSWERS: Final = delete(ANSWERS).where(
    (ANSWERS.c.table_id == bindparam("of")) & (ANSWERS.c.number >= bindparam("kept"))
)
ADD_REQUEST: Final = insert(REQUESTS)
DROP_REQUESTS: Final = delete(REQUESTS).where(
    (REQUESTS.c.table_id == bindparam("of")) & (REQUESTS.c.version <= bindparam("up_to"))
)


@dataclass(frozen=True, slots=True)
class Saved:
    """All that is saved of a table; ``has_gap`` if an answer between others is missing."""

    row: Mapping[str, Any]
    seats: Sequence[SeatState]
    answers: Sequence[Stored]
    requests: Mapping[tuple[str, str], int]
    has_gap: bool = False


@dataclass(frozen=True, slots=True)
class Listed:
    """What a list of tables says of one."""

    row: Mapping[str, Any]
    seats: Sequence[SeatState]


class Counted(NamedTuple):
    """Unfinished tables: of a browser, of all browsers of its address, and altogether."""

    own: int
    near: int
    everybody: int


class FolderInUse(BadOptions):
    """Another server works with this data folder, or it cannot be written."""


class Outdated(Exception):
    """A change was made from another version of the table than the one on disk."""


def connect(folder: Path) -> tuple[Engine, str]:
    """Open the database of a folder, made or brought up to date if need be, and its secret."""
    _keep_to_oneself(folder)
    engine = create_engine(
        URL.create("sqlite", database=str(folder / FILE_NAME)),
        pool_size=1,
        max_overflow=0,
        connect_args={"timeout": 0.5},  # nobody else uses the file, or does so all the time
        hide_parameters=True,  # what is logged tells no cards
        json_deserializer=_read_json,
    )
    event.listen(engine, "connect", _set_up)
    try:
        with engine.begin() as connection:
            return engine, bring_up_to_date(connection)
    except OperationalError as error:
        engine.dispose()
        raise FolderInUse(f"{folder} cannot be used: {error.orig}") from None
    except DatabaseError as error:
        engine.dispose()
        raise BadOptions(f"{folder / FILE_NAME} cannot be read: {error.orig}") from None
    except BadOptions:
        engine.dispose()
        raise


class Store:
    """The database of a data folder."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        self._engine, self.secret = connect(folder)
        self.writer = Writer(self._engine)

    def close(self) -> None:
        """Write what is waiting, and let go of the file."""
        self.writer.close()
        self._engine.dispose()

    # --- tables ----------------------------------------------------------------------------------

    async def create(
        self, row: Mapping[str, Any], seats: Sequence[SeatState], change: Change
    ) -> None:
        """Save a new table with what chance has dealt."""

        def work(connection: Connection) -> None:
            connection.execute(insert(TABLES), dict(row))
            connection.execute(insert(SEATS), [seat.row(row["id"]) for seat in seats])
            _add_answers(connection, row["id"], change)

        await self.writer.do(work)

    async def change(
        self,
        table: str,
        change: Change,
        request: tuple[str, str] | None,
        state: Mapping[str, Any],
    ) -> None:
        """Save a change of a game and how it stands, with the request that made it.

        Raises ``Outdated``, and saves nothing, unless the version on disk is the one that the
        change was made from.
        """

        def work(connection: Connection) -> None:
            _write(connection, table, change, state)
            if request is not None:
                client, name = request
                row = {"table_id": table, "client": client, "request": name}
                connection.execute(ADD_REQUEST, row | {"version": change.version})
                oldest = change.version - MOST_REQUESTS
                connection.execute(DROP_REQUESTS, {"of": table, "up_to": oldest})

        await self.writer.do(work)

    async def set_seat(self, table: str, seat: SeatState) -> None:
        """Save who sits at a seat."""

        def work(connection: Connection) -> None:
            row = seat.row(table)
            here = (SEATS.c.table_id == table) & (SEATS.c.seat == seat.seat)
            connection.execute(update(SEATS).where(here).values(row))

        await self.writer.do(work)

    async def set_rematch(self, table: str, following: str) -> None:
        """Save which table goes on after the end of another."""

        def work(connection: Connection) -> None:
            here = TABLES.c.id == table
            connection.execute(update(TABLES).where(here).values(rematch=following))

        await self.writer.do(work)

    async def load(self, table: str) -> Saved | None:
        """All that is saved of a table, or ``None`` if there is none."""

        def work(connection: Connection) -> Saved | None:
            row = connection.execute(select(TABLES).where(TABLES.c.id == table)).mappings().first()
            if row is None:
                return None
            seats = select(SEATS).where(SEATS.c.table_id == table).order_by(SEATS.c.seat)
            answers = select(ANSWERS).where(ANSWERS.c.table_id == table).order_by(ANSWERS.c.number)
            asked = select(REQUESTS).where(REQUESTS.c.table_id == table)
            rows = connection.execute(answers).all()
            return Saved(
                dict(row),
                [SeatState.of(dict(it)) for it in connection.execute(seats).mappings()],
                [Stored(it.seat, it.code, it.version) for it in rows],
                {(it.client, it.request): it.version for it in connection.execute(asked)},
                bool(rows) and rows[-1].number != len(rows) - 1,
            )

        found: Saved | None = await self.writer.do(work)
        return found

    async def tables_of(self, client: str) -> list[Listed]:
        """The tables at which a browser sits, the latest first; no game is replayed for it."""

        def work(connection: Connection) -> list[Listed]:
            seated = select(SEATS.c.table_id).where(SEATS.c.client == client)
            mine = select(TABLES).where(TABLES.c.id.in_(seated) | (TABLES.c.host == client))
            latest = mine.order_by(TABLES.c.changed.desc()).limit(MOST_LISTED)
            rows = [dict(it) for it in connection.execute(latest).mappings()]
            seats: dict[str, list[SeatState]] = {row["id"]: [] for row in rows}
            asked = select(SEATS).where(SEATS.c.table_id.in_(seats)).order_by(SEATS.c.seat)
            for it in connection.execute(asked).mappings():
                seats[it["table_id"]].append(SeatState.of(dict(it)))
            # A damaged table says so when it is opened; it does not hide the others.
            return [Listed(row, seats[row["id"]]) for row in rows if row["standing"]]

        found: list[Listed] = await self.writer.do(work)
        return found

    async def left_to_bots(self) -> list[str]:
        """The unfinished tables at which a bot has to decide, and a person waits for it."""

        def work(connection: Connection) -> list[str]:
            bot = func.coalesce(SEATS.c.stand_in, SEATS.c.bot)
            has_people = TABLES.c.id.in_(select(SEATS.c.table_id).where(bot.is_(None)))
            columns = select(TABLES.c.id, TABLES.c.standing, SEATS.c.seat)
            both = columns.join(SEATS, SEATS.c.table_id == TABLES.c.id)
            is_left = TABLES.c.finished.is_(False) & bot.is_not(None) & has_people
            asked = connection.execute(both.where(is_left))
            return [it.id for it in asked if it.standing and it.standing["waiting"] == it.seat]

        found: list[str] = await self.writer.do(work)
        return found

    async def count(self, account: Account) -> Counted:
        """How many unfinished tables there are."""

        def work(connection: Connection) -> Counted:
            running = select(func.count()).select_from(TABLES).where(TABLES.c.finished.is_(False))
            own = running.where(TABLES.c.host == account.client)
            near = running.where(TABLES.c.address == account.address)
            return Counted(*(connection.execute(it).scalar_one() for it in (own, near, running)))

        found: Counted = await self.writer.do(work)
        return found

    async def try_writing(self) -> None:
        """Write something, to see whether the disk takes it."""

        def work(connection: Connection) -> None:
            is_secret = META.c.name == "secret"
            connection.execute(update(META).where(is_secret).values(value=META.c.value))

        await self.writer.do(work)

    # --- replays ---------------------------------------------------------------------------------

    async def keep_replay(self, name: str, account: Account, text: str, room: Room) -> None:
        """Save an uploaded record; older ones give way until there is room."""
        row = {
            "id": name,
            "client": account.client,
            "created": int(time.time()),
            "text": text,
            "address": account.address or None,
            "size": len(text.encode()),
        }

        def work(connection: Connection) -> None:
            connection.execute(insert(REPLAYS), row)
            make_room(connection, name, account, room)

        await self.writer.do(work)

    async def replay(self, name: str) -> str | None:
        """The text of an uploaded record."""

        def work(connection: Connection) -> str | None:
            found = select(REPLAYS.c.text).where(REPLAYS.c.id == name)
            return connection.execute(found).scalar_one_or_none()

        text: str | None = await self.writer.do(work)
        return text


def _write(connection: Connection, table: str, change: Change, standing: Mapping[str, Any]) -> None:
    state = {"version": change.version, "redo": list(change.redo), **standing}
    base = {"of": table, "before": change.before}
    if connection.execute(CHANGE_TABLE, base | state).rowcount != 1:
        raise Outdated
    connection.execute(DROP_ANSWERS, {"of": table, "kept": change.kept})
    _add_answers(connection, table, change)


def _add_answers(connection: Connection, table: str, change: Change) -> None:
    if change.added:
        rows = [
            {
                "table_id": table,
                "number": number,
                "seat": answer.seat,
                "code": answer.code,
                "version": answer.version,
            }
            for number, answer in enumerate(change.added, change.kept)
        ]
        connection.execute(ADD_ANSWERS, rows)


def _keep_to_oneself(folder: Path) -> None:
    """Let nobody else on the machine read hands and secrets: the folder 0700, the file 0600."""
    file = folder / FILE_NAME
    if file.exists():
        # Of an older Hotelier, or restored from a copy; a folder of somebody else stays as it is.
        with suppress(PermissionError):
            folder.chmod(0o700)
    try:
        file.touch(mode=0o600)
        for part in (file, *(folder / f"{FILE_NAME}{end}" for end in ("-wal", "-shm"))):
            if part.exists():
                part.chmod(0o600)
    except OSError as error:
        raise FolderInUse(f"{folder} cannot be used: {error.strerror}") from None


def _read_json(text: str) -> Any:
    """What a column holds; ``None`` if it is damaged, so that a list is not lost for one row."""
    try:
        return json.loads(text)
    except ValueError:
        return None


def _set_up(connection: Any, _record: Any) -> None:
    """What each connection to the file must be told."""
    cursor = connection.cursor()
    for setting in (
        "locking_mode=EXCLUSIVE",  # positions are cached, so nobody else may write
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
    ):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()
