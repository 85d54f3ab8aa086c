"""Everything that chooses.

>>> from hotelier.bots import LADDER, make_bot
>>> LADDER
('page', 'porter', 'receptionist', 'concierge', 'director')
>>> make_bot("porter", seed=1).name
'porter'
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hotelier.bots.base import Bot
from hotelier.bots.director import DirectorBot
from hotelier.bots.planner import ConciergeBot, ReceptionistBot
from hotelier.bots.porter import PageBot, PorterBot
from hotelier.bots.random import RandomBot
from hotelier.errors import UnknownBot, one_of

__all__ = ["BOTS", "BOT_NAMES", "LADDER", "Bot", "PorterBot", "RandomBot", "make_bot"]

BOTS: Final[dict[str, Callable[[int | str], Bot]]] = {
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

FORMER: Final = {"greedy": "porter"}
"""Bots that had another name when some tables were opened."""


def make_bot(name: str, seed: int | str = 0) -> Bot:
    """A computer player by its name; the same seed makes the same choices."""
    name = FORMER.get(name, name)
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r}; choose {one_of(BOT_NAMES)}")
    return BOTS[name](seed)
