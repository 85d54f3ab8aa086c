"""Replays over HTTP: finished games and uploaded records."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, Response

from hotelier.server.http.house import Asker, House, Spoken, TheHouse
from hotelier.server.http.identity import Account, new_token
from hotelier.server.http.limits import MOST_NAME, clean_name
from hotelier.server.http.messages import PlayOnIn, RecordIn
from hotelier.server.http.table_routes import opened_told
from hotelier.server.server_error import ServerError
from hotelier.server.tables.joining import check_bot
from hotelier.server.tables.open_tables import SeatWish
from hotelier.server.tables.replays import (
    REPLAY_COST,
    TOLD_COST,
    Replay,
    read,
    reading_cost,
    record_file,
    record_of,
    record_text,
)
from hotelier.server.telling.shapes import replays, tables
from hotelier.server.telling.workshop import JsonText

router = APIRouter(prefix="/api/replays")

Json = dict[str, Any]
"""How FastAPI sends what a route tells: as it is; its shape is for type checkers."""


async def find(house: House, name: str, account: Account) -> Replay:
    """A replay by the name of a finished table or of an upload."""
    text = await house.store.replay(name)
    if text is None:
        return await _of_table(house, name, account)
    return await _made(house, name, lambda: read(text), reading_cost(text), account)


async def _of_table(house: House, name: str, account: Account) -> Replay:
    try:
        table = await house.tables.get(name)
    except ServerError as error:
        raise ServerError("unknown_replay") if error.kind == "unknown_table" else error from None
    if not table.may_watch(account.client):
        raise ServerError("no_spectators")
    if not table.history.game.is_over:
        raise ServerError("not_over")
    return await _made(house, name, lambda: Replay(record_of(table)), REPLAY_COST, account)


async def _made(
    house: House, name: str, work: Callable[[], Replay], cost: float, account: Account
) -> Replay:
    known = house.replays.find(name)
    if known is not None:
        return known
    return house.replays.keep(
        name, await house.workshop.make(("replay", name), work, cost, account)
    )


async def _told(
    house: House,
    name: str,
    found: Replay,
    language: str,
    account: Account,
    cost: float = TOLD_COST,
) -> Response:
    """A replay in words, as JSON."""

    def text() -> bytes:
        told: replays.ReplayTold = {"replay": name, **found.told(language)}
        return json.dumps(told, ensure_ascii=False).encode()

    key = ("told", name, language)
    return JsonText(await house.workshop.text(key, text, cost, account))


@router.post("", status_code=201)
async def upload(record: RecordIn, house: TheHouse, account: Asker, language: Spoken) -> Response:
    """Check a recorded game and keep it for replay."""
    name = new_token()
    cost = reading_cost(record.text) + TOLD_COST  # at once: what is stored is told as well
    found = await house.workshop.make(("replay", name), lambda: read(record.text), cost, account)
    await house.store.keep_replay(name, account, record.text, house.settings.room)
    house.replays.keep(name, found)
    told = await _told(house, name, found, language, account, 0.0)
    told.status_code = 201
    return told


@router.get("/{replay}")
async def one_replay(replay: str, house: TheHouse, account: Asker, language: Spoken) -> Response:
    """A game from its first to its last step, without the positions."""
    found = await find(house, replay, account)
    return await _told(house, replay, found, language, account)


@router.get("/{replay}/record")
async def record(replay: str, house: TheHouse, account: Asker) -> PlainTextResponse:
    """The record of a replay, to be saved as a file."""
    found = await find(house, replay, account)
    key = ("replayed record", replay)
    text = await house.workshop.text(key, lambda: record_text(found.record), TOLD_COST, account)
    return record_file(replay, text)


@router.get("/{replay}/steps/{step}", response_model=Json)
async def one_step(
    replay: str,
    step: int,
    house: TheHouse,
    account: Asker,
    seat: str = "all",
) -> replays.StepTold:
    """The table after a step: for ``seat=0`` to ``3``, ``none`` (spectator) or ``all``."""
    if seat not in ("all", "none", "0", "1", "2", "3"):
        raise ServerError("unknown_step")
    found = await find(house, replay, account)
    viewer = int(seat) if seat.isdecimal() else None
    return {
        "replay": replay,
        "step": step,
        "position": found.position(step, viewer, everything=seat == "all"),
        "facts": found.facts(step, viewer),
    }


@router.get("/{replay}/analysis", response_model=Json)
async def analysis(replay: str, house: TheHouse, account: Asker) -> replays.AnalysisTold:
    """What the trained player says of every choice of a game; it takes some seconds."""
    found = await find(house, replay, account)
    return {"replay": replay, "choices": await house.analyses.choices(replay, found, account)}


@router.get("/{replay}/steps/{step}/hints", response_model=Json)
async def step_hints(
    replay: str, step: int, house: TheHouse, account: Asker, language: Spoken
) -> replays.StepHints:
    """What the trained player would have done after a step."""
    found = await find(house, replay, account)
    hints = await house.analyses.hints(replay, found, step, account, language)
    return {"replay": replay, "step": step, "hints": hints}


@router.post("/{replay}/play_on", status_code=201, response_model=Json)
async def play_on(
    replay: str, wish: PlayOnIn, house: TheHouse, account: Asker, request: Request
) -> tables.Opened:
    """Open a table that goes on from a step, against bots."""
    found = await find(house, replay, account)
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
