"""Everything that chooses.

>>> from hotelier.bots import LADDER, make_bot
>>> LADDER
('page', 'porter', 'receptionist', 'concierge', 'director')
>>> make_bot("porter", seed=1).name
'porter'
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from hashlib import sha256
from inspect import signature
from typing import Any, Final

from hotelier.bots.base import Bot, close
from hotelier.bots.foreign.external import (
    CHOICE_SECONDS,
    MOST_SECONDS,
    PREFIX,
    ExternalBot,
    check_limit,
)
from hotelier.bots.foreign.plugins import PluginBot, plugin, plugin_names
from hotelier.bots.levels.director import DirectorBot
from hotelier.bots.levels.planner import ConciergeBot, ReceptionistBot
from hotelier.bots.levels.porter import PageBot, PorterBot
from hotelier.bots.levels.random import RandomBot
from hotelier.bots.levels.trained import check_trained
from hotelier.errors import UnknownBot, one_of

__all__ = [
    "BOTS",
    "BOT_NAMES",
    "LADDER",
    "REVISION",
    "UNTRAINED",
    "Bot",
    "ExternalBot",
    "PorterBot",
    "RandomBot",
    "bot_names",
    "check_bot",
    "check_weights",
    "close",
    "make_bot",
    "patience",
]

BOTS: Final[dict[str, Callable[..., Bot]]] = {
    "random": RandomBot,
    "page": PageBot,
    "porter": PorterBot,
    "receptionist": ReceptionistBot,
    "concierge": ConciergeBot,
    "director": DirectorBot,
}
BOT_NAMES: Final = tuple(BOTS)
LADDER: Final = BOT_NAMES[1:]
"""The levels, the weakest first."""

UNTRAINED: Final = ("random", "page", "porter")
"""These play the same whatever the trained weights are."""

REVISION: Final = 2
"""Raised whenever a level plays otherwise with the same weights: old and new games do not mix."""

FORMER: Final = {"greedy": "porter"}
"""Bots that had another name when some tables were opened."""


def bot_names() -> list[str]:
    """All bots that have a name: those of this package, then those of others."""
    return [*BOT_NAMES, *(name for name in plugin_names() if name not in BOTS)]


def check_bot(name: str) -> None:
    """Refuse a name that no bot has; nothing is started for that."""
    if name.startswith(PREFIX):
        ExternalBot(name)
    elif name not in BOTS and name not in FORMER and plugin(name) is None:
        raise UnknownBot(
            f"there is no bot {name!r}; choose {one_of(bot_names())}, "
            f"or {PREFIX} and the command of one"
        )


def check_weights(names: Iterable[str], players: int) -> None:
    """Refuse levels that lack their trained weights: somebody else would play for them."""
    if any(name in BOT_NAMES and name not in UNTRAINED for name in names):
        check_trained(players)


def make_bot(
    name: str,
    seed: int | str = 0,
    seconds: float | None = None,
    limit: float = CHOICE_SECONDS,
) -> Bot:
    """A computer player by its name; the same seed makes the same choices.

    The name is that of a bot of this package, of an entry point of another one, or ``cmd:`` and
    the command line of a program that speaks the protocol for bots. ``seconds`` is how long the
    bot may think about a turn, for bots that have such a budget; ``limit`` is how long a bot that
    is not of this package may take for a choice before it counts as failed.
    """
    check_bot(name)
    if seconds is not None:
        check_limit(seconds, "the time for a turn")
    name = _name_now(name)
    if name.startswith(PREFIX):
        return ExternalBot(name, _veiled(seed), seconds, patience(limit, seconds))
    factory = BOTS.get(name) or plugin(name)
    assert factory is not None
    budget = {} if seconds is None or not _has_budget(factory) else {"seconds": seconds}
    if name in BOTS:
        return factory(seed, **budget)
    make = partial(factory, _veiled(seed), **budget)
    return PluginBot(name, make, patience(limit, seconds))


def patience(limit: float, seconds: float | None) -> float:
    """How long a choice may take: one that begins a turn may need the time for all of it."""
    return min(MOST_SECONDS, max(limit, 3 * (seconds or 0.0)))


def _veiled(seed: int | str) -> str:
    """A seed for a bot that somebody else wrote: what is dealt cannot be read out of it.

    Whoever seats bots often makes their seeds of the one that chance has.
    """
    return sha256(str(seed).encode()).hexdigest()


def _name_now(name: str) -> str:
    """The name of a bot now; whoever offers one under a former name has taken it over."""
    return FORMER[name] if name in FORMER and name not in plugin_names() else name


def _has_budget(factory: Callable[..., Any]) -> bool:
    try:
        return "seconds" in signature(factory).parameters
    except (TypeError, ValueError):  # compiled without a signature
        return False
