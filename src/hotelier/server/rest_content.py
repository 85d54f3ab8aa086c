"""Cards, texts and the state of the server over HTTP."""

from __future__ import annotations

import json
from typing import Any

from fastapi import APIRouter

from hotelier import __version__, is_compiled
from hotelier.errors import HotelierError
from hotelier.game_options import GameOptions
from hotelier.server.catalogue import all_flags, cards, choices
from hotelier.server.errors import ServerError, bad_options
from hotelier.server.house import Spoken, TheHouse
from hotelier.server.identity import Account
from hotelier.text import LANGUAGES
from hotelier.text.words import sources

router = APIRouter(prefix="/api")

Json = dict[str, Any]


@router.get("/health")
async def health(house: TheHouse) -> Json:
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
async def all_cards(language: Spoken, edition: str = "classic", flags: str = "{}") -> Json:
    """All cards of an edition (``flags``: single ones that differ, as JSON)."""
    try:
        options = GameOptions.from_dict({"edition": edition, "flags": json.loads(flags[:2000])})
    except HotelierError as error:
        raise bad_options(error) from None
    except (ValueError, RecursionError):
        raise ServerError("bad_request") from None
    return cards(language, all_flags(options.edition, options.flags))


@router.get("/choices")
async def all_choices(language: Spoken, house: TheHouse) -> Json:
    """What can be agreed for a game."""
    return choices(language, house.settings.bots)


@router.get("/texts/{language}")
async def texts(language: str) -> Json:
    """The Fluent sources of a language."""
    if language not in LANGUAGES:
        raise ServerError("unknown_page")
    return {"language": language, "languages": list(LANGUAGES), "sources": sources(language)}
