"""Cards, texts and the state of the server over HTTP."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from fastapi import APIRouter
from fastapi.responses import Response

from hotelier import __version__, is_compiled
from hotelier.errors import HotelierError
from hotelier.game.options import GameOptions
from hotelier.server.http.house import Asker, Spoken, TheHouse
from hotelier.server.http.identity import Account
from hotelier.server.server_error import ServerError, bad_options
from hotelier.server.telling.catalogue import all_flags, cards, choices
from hotelier.server.telling.shapes import tables
from hotelier.server.telling.shapes.cards import TextsTold
from hotelier.server.telling.workshop import JsonText
from hotelier.text import LANGUAGES
from hotelier.text.words import sources

router = APIRouter(prefix="/api")

Json = dict[str, Any]
"""How FastAPI sends what a route tells: as it is; its shape is for type checkers."""

CARDS_COST: Final = 0.01
"""Seconds, about; the first time for a language it is more."""


@router.get("/health", response_model=Json)
async def health(house: TheHouse) -> tables.Health:
    """Whether the server answers and its disk takes what is written."""
    await house.store.try_writing()
    unfinished = (await house.store.count(Account(""))).everybody
    return {
        "ok": True,
        "version": __version__,
        "compiled": is_compiled(),
        "tables": unfinished,
        "live": house.tables.live,
    }


@router.get("/cards")
async def all_cards(
    language: Spoken,
    house: TheHouse,
    account: Asker,
    edition: str = "classic",
    flags: str = "{}",
) -> Response:
    """All cards of an edition (``flags``: single ones that differ, as JSON)."""
    try:
        options = GameOptions.from_dict({"edition": edition, "flags": json.loads(flags[:2000])})
    except HotelierError as error:
        raise bad_options(error) from None
    except (ValueError, RecursionError):
        raise ServerError("bad_request") from None
    printed = all_flags(options.edition, options.flags)
    key = ("cards", language, printed)
    return JsonText(
        await house.workshop.text(key, lambda: _json(cards(language, printed)), CARDS_COST, account)
    )


def _json(told: Mapping[str, object]) -> bytes:
    return json.dumps(told, ensure_ascii=False).encode()


@router.get("/choices")
async def all_choices(language: Spoken, house: TheHouse, account: Asker) -> Response:
    """What can be agreed for a game."""
    bots = house.settings.bots
    key = ("choices", language)
    return JsonText(
        await house.workshop.text(key, lambda: _json(choices(language, bots)), CARDS_COST, account)
    )


@router.get("/texts/{language}")
async def texts(language: str, house: TheHouse, account: Asker) -> Response:
    """The Fluent sources of a language."""
    if language not in LANGUAGES:
        raise ServerError("unknown_page")

    def text() -> bytes:
        told: TextsTold = {
            "language": language,
            "languages": list(LANGUAGES),
            "sources": sources(language),
        }
        return _json(told)

    return JsonText(await house.workshop.text(("texts", language), text, CARDS_COST, account))
