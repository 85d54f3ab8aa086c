"""Loading beforehand what the first players would have to wait for."""

from __future__ import annotations

import asyncio
import os
from typing import Final

from hotelier.content.editions import DEFAULT_EDITION
from hotelier.server.bots.pool import BotPool
from hotelier.server.server_error import best_language
from hotelier.server.telling.catalogue import all_flags, cards
from hotelier.text import LANGUAGES, Words

PAUSE_SECONDS: Final = 2.0
"""Between two languages, so that whoever comes at once is not held up by those of others."""


async def warm_up(pool: BotPool) -> None:
    """Start a process for bots and read the texts, those in the language of this machine first."""
    own = own_language()
    await asyncio.gather(asyncio.to_thread(_read, own), pool.warm_up())
    for language in LANGUAGES:
        if language != own:
            await asyncio.sleep(PAUSE_SECONDS)
            await asyncio.to_thread(_read, language)


def own_language() -> str:
    """The language of this machine, if it is one of ours, else English."""
    named = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG")
    return best_language(None, (named or "")[:2])


def _read(language: str) -> None:
    """Everything of a language that is kept once it is made."""
    Words(language)("server-internal")
    cards(language, all_flags(DEFAULT_EDITION, {}))
