"""Everything that chooses.

>>> from hotelier.bots import BOT_NAMES, make_bot
>>> BOT_NAMES
('random', 'greedy')
>>> make_bot("greedy", seed=1).name
'greedy'
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hotelier.bots.base import Bot
from hotelier.bots.greedy import GreedyBot
from hotelier.bots.random import RandomBot
from hotelier.errors import UnknownBot, one_of

__all__ = ["BOTS", "BOT_NAMES", "Bot", "GreedyBot", "RandomBot", "make_bot"]

BOTS: Final[dict[str, Callable[[int | str], Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
}
BOT_NAMES: Final = tuple(BOTS)


def make_bot(name: str, seed: int | str = 0) -> Bot:
    """A computer player by its name; the same seed makes the same choices."""
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r}; choose {one_of(BOT_NAMES)}")
    return BOTS[name](seed)
