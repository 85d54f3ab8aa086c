"""Hotelier: the board game Grand Austria Hotel as a library.

Start with ``new_game``; a ``Dealer`` answers for chance. The README shows a whole game.
"""

from hotelier import _build

_build.install()

from hotelier._build import is_compiled  # noqa: E402  (after the choice of the build)
from hotelier.engine.events import Event  # noqa: E402
from hotelier.engine.values import CHANCE  # noqa: E402
from hotelier.errors import HotelierError, IllegalAction  # noqa: E402
from hotelier.game.actions import Action, action_of, all_actions, parse  # noqa: E402
from hotelier.game.dealer import Dealer, Rng  # noqa: E402
from hotelier.game.decision import Decision  # noqa: E402
from hotelier.game.game import (  # noqa: E402
    Game,
    View,
    new_game,
)
from hotelier.game.options import GameOptions  # noqa: E402
from hotelier.position.arrange import Seat, arrange  # noqa: E402
from hotelier.position.reader import load as load_position  # noqa: E402

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "Action",
    "Dealer",
    "Decision",
    "Event",
    "Game",
    "GameOptions",
    "HotelierError",
    "IllegalAction",
    "Rng",
    "Seat",
    "View",
    "action_of",
    "all_actions",
    "arrange",
    "is_compiled",
    "load_position",
    "new_game",
    "parse",
]
