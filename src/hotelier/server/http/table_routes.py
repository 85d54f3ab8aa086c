"""Tables over HTTP: open, join, list, leave, rematch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse

from hotelier.errors import BadOptions, HotelierError
from hotelier.game.options import GameOptions
from hotelier.server.http.house import Asker, Client, House, SeenTable, TheHouse
from hotelier.server.http.limits import clean_name
from hotelier.server.http.messages import BotIn, LeaveIn, LinkIn, SeatIn, TableIn
from hotelier.server.server_error import ServerError, bad_options
from hotelier.server.settings import Settings
from hotelier.server.tables import joining as seating
from hotelier.server.tables.open_tables import Opened, SeatWish
from hotelier.server.tables.replays import (
    RECORD_COST,
    record_file,
    record_name,
    record_of,
    record_text,
)
from hotelier.server.telling.shapes import tables

router = APIRouter(prefix="/api")

Json = dict[str, Any]
"""How FastAPI sends what a route tells: as it is; its shape is for type checkers."""


@router.post("/tables", status_code=201, response_model=Json)
async def open_table(
    wish: TableIn, house: TheHouse, account: Asker, request: Request
) -> tables.Opened:
    """Open a table."""
    wishes = seat_wishes(wish.seats, house.settings)
    if wish.options.get("players", len(wishes)) != len(wishes):
        raise ServerError("bad_options", detail="options.players is not the number of seats")
    try:
        options = GameOptions.from_dict({**wish.options, "players": len(wishes)})
    except HotelierError as error:
        raise bad_options(error) from None
    except TypeError:
        raise bad_options(BadOptions("options are not of the right form")) from None
    opened = await house.tables.open(
        account,
        options,
        wishes,
        spectators=wish.spectators,
        hints=wish.hints,
        seed=wish.seed,
    )
    return opened_told(opened, house, account.client, request)


def seat_wishes(seats: Sequence[SeatIn], settings: Settings) -> list[SeatWish]:
    """The seats of a new table, checked and with names."""
    if sum(seat.kind == "you" for seat in seats) > 1:
        raise ServerError("bad_options", detail="only one seat can be yours; use device")
    wishes = []
    for number, seat in enumerate(seats, 1):
        if (seat.kind == "bot") != (seat.bot is not None):
            raise ServerError("bad_options", detail="exactly the seats of bots name a bot")
        bot = seating.check_bot(seat.bot, settings) if seat.kind == "bot" else None
        name = clean_name(seat.name) if seat.name is not None else (bot or f"{number}")
        wishes.append(SeatWish(seat.kind, name, bot))
    return wishes


def opened_told(opened: Opened, house: House, client: str, request: Request) -> tables.Opened:
    """A new table, with the links of its seats; they are told only this once."""
    table = opened.table
    links: list[tables.SeatLink] = [
        {"seat": seat, "link": house.link(request, table.id, token)}
        for seat, token in opened.tokens.items()
        if table.seats[seat].is_open
    ]
    return {"table": table.id, "links": links, "summary": table.summary(client)}


@router.get("/tables", response_model=Json)
async def my_tables(house: TheHouse, client: Client) -> tables.TablesTold:
    """The tables of this browser, the latest first."""
    return {"tables": await house.tables.of(client)}


@router.get("/tables/{table}", response_model=Json)
async def one_table(table: SeenTable, client: Client) -> tables.Summary:
    """A table in short."""
    return table.summary(client)


@router.post("/links/look", response_model=Json)
async def look_at_link(link: LinkIn, house: TheHouse, client: Client) -> tables.LinkLook:
    """The table and the seat that a link leads to."""
    table, seat = await seating.find_link(house.tables, link.link)
    return {"seat": seat.seat, "is_open": seat.is_open, "summary": table.summary(client)}


@router.post("/links/join", response_model=Json)
async def join(link: LinkIn, house: TheHouse, client: Client) -> tables.Joined:
    """Sit down at the seat of a link."""
    table, seat = await seating.join(house.tables, client, link.link, link.name)
    return {"table": table.id, "seat": seat, "summary": table.summary(client)}


@router.post("/tables/{table}/seats/{seat}/leave", response_model=Json)
async def leave(
    table: SeenTable, seat: int, wish: LeaveIn, house: TheHouse, client: Client
) -> tables.Summary:
    """Get up; a bot may play on."""
    bot = None if wish.bot is None else seating.check_bot(wish.bot, house.settings)
    await seating.leave(table, client, seat, bot)
    return table.summary(client)


@router.post("/tables/{table}/seats/{seat}/return", response_model=Json)
async def come_back(table: SeenTable, seat: int, client: Client) -> tables.Summary:
    """Sit down again."""
    await seating.come_back(table, client, seat)
    return table.summary(client)


@router.post("/tables/{table}/seats/{seat}/replace", response_model=Json)
async def replace(
    table: SeenTable, seat: int, wish: BotIn, house: TheHouse, client: Client
) -> tables.Summary:
    """Let a bot play for somebody who is away."""
    bot = seating.check_bot(wish.bot, house.settings)
    await seating.stand_in(house.tables, table, client, seat, bot)
    return table.summary(client)


@router.post("/tables/{table}/seats/{seat}/link", response_model=Json)
async def new_link(
    table: SeenTable, seat: int, house: TheHouse, client: Client, request: Request
) -> tables.SeatLink:
    """A new link for a seat: for whoever sits there, or for the host."""
    token = await seating.new_link(house.tables, table, client, seat)
    return {"seat": seat, "link": house.link(request, table.id, token)}


@router.post("/tables/{table}/rematch", status_code=201, response_model=Json)
async def rematch(
    table: SeenTable, house: TheHouse, account: Asker, request: Request
) -> tables.Opened:
    """The next game of the same players; everybody who asks gets the same table."""
    client = account.client
    opened = await house.tables.rematch(table, account)
    if opened is not None:
        return opened_told(opened, house, client, request)
    following = await house.tables.get(table.row["rematch"])
    return {"table": following.id, "links": [], "summary": following.summary(client)}


@router.get("/tables/{table}/record")
async def record(table: SeenTable, house: TheHouse, account: Asker) -> PlainTextResponse:
    """The record of a finished game, to be saved as a file."""
    text = await house.workshop.text(
        record_name(table), lambda: record_text(record_of(table)), RECORD_COST, account
    )
    return record_file(table.id, text)
