"""How much room uploaded records have on the disk, and which of them give way.

Whoever uploaded a record has its file, so an upload is a convenience and no archive. Nobody loses
one to strangers: a browser and an address push out their own, and when the whole house is full,
the address that keeps most gives way first.
"""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, func, literal_column, select

from hotelier.server.http.identity import Account
from hotelier.server.store.schema import REPLAYS


class Room(NamedTuple):
    """The most uploads of a browser, and the most bytes: of it, of its address, of all."""

    uploads: int
    of_client: int
    of_address: int
    of_all: int


def make_room(connection: Connection, newest: str, account: Account, room: Room) -> None:
    """Delete old uploads until all limits hold again; the newest one stays."""
    own = REPLAYS.c.client == account.client
    while _count(connection, own) > room.uploads or _bytes(connection, own) > room.of_client:
        if not _drop_oldest(connection, own, newest):
            break
    near = REPLAYS.c.address == account.address
    while _bytes(connection, near) > room.of_address and _drop_oldest(connection, near, newest):
        pass
    while _bytes(connection) > room.of_all:
        if not _drop_oldest(connection, _largest(connection), newest):
            break


def _count(connection: Connection, which: ColumnElement[bool]) -> int:
    uploads = select(func.count()).select_from(REPLAYS).where(which)
    return int(connection.execute(uploads).scalar_one())


def _bytes(connection: Connection, which: ColumnElement[bool] | None = None) -> int:
    total = select(func.coalesce(func.sum(REPLAYS.c.size), 0))
    asked = total if which is None else total.where(which)
    return int(connection.execute(asked).scalar_one())


def _largest(connection: Connection) -> ColumnElement[bool]:
    """The uploads of the address that keeps most; those of older versions count as one."""
    by_address = select(REPLAYS.c.address).group_by(REPLAYS.c.address)
    most = by_address.order_by(func.sum(REPLAYS.c.size).desc()).limit(1)
    return REPLAYS.c.address.is_not_distinct_from(connection.execute(most).scalar())


def _drop_oldest(connection: Connection, which: ColumnElement[bool], newest: str) -> bool:
    """Whether there was one that could go."""
    others = select(REPLAYS.c.id).where(which & (REPLAYS.c.id != newest))
    oldest = others.order_by(REPLAYS.c.created, literal_column("rowid")).limit(1)
    return connection.execute(delete(REPLAYS).where(REPLAYS.c.id.in_(oldest))).rowcount > 0
