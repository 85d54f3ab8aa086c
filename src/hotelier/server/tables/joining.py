"""Sitting down, leaving, coming back, and bots that play for those who are away."""

from __future__ import annotations

from dataclasses import replace

from hotelier.server.http.identity import digest, is_same, new_token
from hotelier.server.http.limits import clean_name
from hotelier.server.server_error import ServerError
from hotelier.server.settings import Settings
from hotelier.server.tables.open_tables import Tables
from hotelier.server.tables.seat import SeatState
from hotelier.server.tables.table import Table


async def find_link(tables: Tables, link: str) -> tuple[Table, SeatState]:
    """The seat that a link (``<table>.<token>``) leads to."""
    name, _, token = link.strip().rpartition("#")[2].partition(".")
    if not name or not token:
        raise ServerError("bad_link")
    try:
        table = await tables.get(name)
    except ServerError as error:
        raise ServerError("bad_link") if error.kind == "unknown_table" else error from None
    # All seats are compared, so that the time tells nothing either.
    matches = [seat for seat in table.seats if seat.token and is_same(token, seat.token)]
    if not matches:
        raise ServerError("bad_link")
    return table, matches[0]


async def join(tables: Tables, client: str, link: str, name: str | None) -> tuple[Table, int]:
    """Sit down at the seat of a link; coming again is no fault."""
    table, found = await find_link(tables, link)
    async with table.changing():
        seat = table.seats[found.seat]
        if seat.client == client:
            return table, seat.seat
        if seat.client is not None:
            is_full = not any(other.is_open for other in table.seats)
            raise ServerError("table_full" if is_full else "seat_taken")
        if seat.was_played and table.held_by(client):
            raise ServerError("second_seat")  # it would see two hands
        called = seat.name if name is None else clean_name(name)
        await table.set_seat(
            replace(seat, client=client, name=called, left=False, stand_in=None), "player_joined"
        )
        tables.presence.gone(table.id, client)
        return table, seat.seat


async def leave(table: Table, client: str, number: int, bot: str | None) -> None:
    """Get up from a seat; a bot may play on. The seat stays one's own, until it is given away."""
    async with table.changing():
        seat = _own(table, client, number)
        await table.set_seat(replace(seat, left=True, stand_in=bot), "player_left")


async def come_back(table: Table, client: str, number: int) -> None:
    """Sit down again at one's own seat."""
    async with table.changing():
        seat = _own(table, client, number)
        await table.set_seat(replace(seat, left=False, stand_in=None), "player_returned")


async def stand_in(tables: Tables, table: Table, client: str, number: int, bot: str) -> None:
    """Let a bot play for somebody: himself, or the host for whoever is away or has left."""
    async with table.changing():
        seat = _seat(table, number)
        if seat.bot is not None:
            raise ServerError("not_possible")
        if seat.client != client:
            _check_host(table, client)
            if seat.stand_in is not None:
                raise ServerError("not_possible")  # perhaps the player has chosen that bot
            if seat.client is not None and not seat.left:
                seconds = tables.settings.stand_in_seconds
                tables.presence.check_away(table, seat.client, seconds)
        await table.set_seat(replace(seat, stand_in=bot), "player_replaced")


async def new_link(tables: Tables, table: Table, client: str, number: int) -> str:
    """A new link for a seat by link; the old one, and whoever sits there, lose it.

    A link is as good as the hand behind it. So where somebody has played, only he himself gets
    one, to pass his seat on; or a host who has no hand of his own to play against it.
    """
    async with table.changing():
        seat = _seat(table, number)
        is_own = seat.client == client
        if not is_own:
            _check_host(table, client)
        if seat.kind != "link" or (is_own and len(table.held_by(client)) > 1):
            raise ServerError("not_possible")  # whoever holds two seats knows both hands
        is_played = seat.client is not None or seat.was_played
        if is_played and not is_own:
            _check_may_give_away(tables, table, client, seat)
        token = new_token()
        given = replace(seat, client=None, token=digest(token), left=is_played)
        await table.set_seat(given, "link_renewed")
        return token


def _check_may_give_away(tables: Tables, table: Table, host: str, seat: SeatState) -> None:
    """Whether the host may give away a seat at which somebody has played."""
    if table.held_by(host):
        raise ServerError("host_plays")
    if seat.client is not None and not seat.is_given_up:
        seconds = tables.settings.new_link_seconds
        tables.presence.check_away(table, seat.client, seconds)


def _check_host(table: Table, client: str) -> None:
    if client != table.host:
        raise ServerError("not_host")


def _seat(table: Table, number: int) -> SeatState:
    if not 0 <= number < len(table.seats):
        raise ServerError("not_your_seat")
    return table.seats[number]


def _own(table: Table, client: str, number: int) -> SeatState:
    seat = _seat(table, number)
    if seat.client != client:
        raise ServerError("not_your_seat" if table.held_by(client) else "not_seated")
    return seat


def check_bot(name: str | None, settings: Settings) -> str:
    """The name of a bot that there is here."""
    if name is None:
        raise ServerError("bad_options", detail="a bot needs a name")
    if name not in settings.bots:
        raise ServerError("bad_options", detail=f"there is no bot {name!r}")
    return name
