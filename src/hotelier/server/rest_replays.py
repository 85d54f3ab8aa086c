"""Replays over HTTP: finished games and uploaded records."""

from __future__ import annotations

import asyncio
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse

from hotelier.server.errors import ServerError
from hotelier.server.house import Asker, Client, House, Spoken, TheHouse
from hotelier.server.identity import new_token
from hotelier.server.limits import MOST_NAME, clean_name
from hotelier.server.models import PlayOnIn, RecordIn
from hotelier.server.replays import Replay, read, record_file, record_of
from hotelier.server.rest_tables import opened_told
from hotelier.server.seating import check_bot
from hotelier.server.tables import SeatWish

router = APIRouter(prefix="/api/replays")

Json = dict[str, Any]


async def find(house: House, name: str, client: str) -> Replay:
    """A replay by the name of a finished table or of an upload."""
    text = await house.store.replay(name)
    if text is None:
        return await _of_table(house, name, client)
    known = house.replays.find(name)
    return known or house.replays.keep(name, await asyncio.to_thread(read, text))


async def _of_table(house: House, name: str, client: str) -> Replay:
    try:
        table = await house.tables.get(name)
    except ServerError as error:
        raise ServerError("unknown_replay") if error.kind == "unknown_table" else error from None
    if not table.may_watch(client):
        raise ServerError("no_spectators")
    if not table.history.game.is_over:
        raise ServerError("not_over")
    known = house.replays.find(name)
    if known is not None:
        return known
    found = await asyncio.to_thread(lambda: Replay(record_of(table)))
    return house.replays.keep(name, found)


@router.post("", status_code=201)
async def upload(record: RecordIn, house: TheHouse, account: Asker, language: Spoken) -> Json:
    """Check a recorded game and keep it for replay."""
    found = await asyncio.to_thread(read, record.text)
    name = new_token()
    await house.store.keep_replay(name, account, record.text, house.settings.room)
    house.replays.keep(name, found)
    return {"replay": name, **found.told(language)}


@router.get("/{replay}")
async def one_replay(replay: str, house: TheHouse, client: Client, language: Spoken) -> Json:
    """A game from its first to its last step, without the positions."""
    found = await find(house, replay, client)
    return {"replay": replay, **found.told(language)}


@router.get("/{replay}/record")
async def record(replay: str, house: TheHouse, client: Client) -> PlainTextResponse:
    """The record of a replay, to be saved as a file."""
    return record_file(replay, (await find(house, replay, client)).record)


@router.get("/{replay}/steps/{step}")
async def one_step(
    replay: str, step: int, house: TheHouse, client: Client, seat: str = "all"
) -> Json:
    """The table after a step: for ``seat=0`` to ``3``, ``none`` (spectator) or ``all``."""
    if seat not in ("all", "none", "0", "1", "2", "3"):
        raise ServerError("unknown_step")
    found = await find(house, replay, client)
    viewer = int(seat) if seat.isdecimal() else None
    return {
        "replay": replay,
        "step": step,
        "position": found.position(step, viewer, everything=seat == "all"),
        "facts": found.facts(step, viewer),
    }


@router.get("/{replay}/analysis")
async def analysis(replay: str, house: TheHouse, account: Asker) -> Json:
    """What the trained player says of every choice of a game; it takes some seconds."""
    found = await find(house, replay, account.client)
    return {"replay": replay, "choices": await house.analyses.choices(replay, found, account)}


@router.get("/{replay}/steps/{step}/hints")
async def step_hints(
    replay: str, step: int, house: TheHouse, account: Asker, language: Spoken
) -> Json:
    """What the trained player would have done after a step."""
    found = await find(house, replay, account.client)
    hints = await house.analyses.hints(replay, found, step, account, language)
    return {"replay": replay, "step": step, "hints": hints}


@router.post("/{replay}/play_on", status_code=201)
async def play_on(
    replay: str, wish: PlayOnIn, house: TheHouse, account: Asker, request: Request
) -> Json:
    """Open a table that goes on from a step, against bots."""
    found = await find(house, replay, account.client)
    game = found.game(wish.step)
    if game.is_over or wish.seat >= game.options.players:
        raise ServerError("unknown_step")
    bot = check_bot(wish.bot, house.settings)
    names = [_seat_name(it.name, seat) for seat, it in enumerate(found.record.players)]
    wishes = [SeatWish("bot", name, bot) for name in names]
    name = names[wish.seat] if wish.name is None else clean_name(wish.name)
    wishes[wish.seat] = SeatWish("you", name)
    opened = await house.tables.open(account, game.options, wishes, position=game.to_dict())
    return opened_told(opened, house, account.client, request)


def _seat_name(name: str, seat: int) -> str:
    """The name in a record, which anybody may have written, as a name at a table."""
    try:
        return clean_name(name[:MOST_NAME])
    except ServerError:
        return f"{seat + 1}"
