"""Everything that can be wrong with what somebody asks for.

Each error is one clear sentence that names the fault and, where there are any, the valid choices.
Whoever raises one has changed nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from hotelier.engine.reason import Reason


LONGEST_FAULT: Final = 300
JOINERS: Final = "\u200c\u200d"
"""Not printed themselves, but part of the words of some languages."""


class HotelierError(ValueError):
    """The mother of all errors of this package."""


class BadOptions(HotelierError):
    """Options for a game that cannot be, alone or together."""


class UnknownEdition(BadOptions):
    """No such edition."""


class UnknownFlag(BadOptions):
    """No such flag, or no such value of it."""


class UnknownBoard(BadOptions):
    """No such hotel board."""


class UnknownCard(BadOptions):
    """No such card or tile."""


class BadPlayerCount(BadOptions):
    """The game is for two to four."""


class UnknownBot(BadOptions):
    """No such computer player."""


class BadWeights(HotelierError):
    """Trained weights that are missing, damaged or made for another version."""


def _one_line(told: str) -> str:
    """What somebody else wrote, made fit for a line of a file, a log, a table or a terminal."""
    readable = " ".join(told.encode("utf-8", "replace").decode().split())[:LONGEST_FAULT]
    return "".join(
        letter if letter.isprintable() or letter in JOINERS else "\N{REPLACEMENT CHARACTER}"
        for letter in readable
    )


class BotFailed(HotelierError):
    """A bot that raised, hung, died, or answered what was not asked; ``bot`` is its name."""

    def __init__(self, bot: str, fault: str) -> None:
        self.bot = bot
        self.fault = _one_line(fault)
        super().__init__(f"the bot {bot!r} {self.fault}")

    def __reduce__(self) -> tuple[type[BotFailed], tuple[str, str]]:
        """Faults travel between processes."""
        return BotFailed, (self.bot, self.fault)


class BadArena(HotelierError):
    """A comparison of bots that cannot be made, or whose results do not fit it."""


class BadPlot(HotelierError):
    """A picture that cannot be drawn."""


class UnknownAction(HotelierError):
    """Not a code, a notation or an action of the game."""


class IllegalAction(HotelierError):
    """An action that is not among the options now; ``reason`` says why, as a typed value."""

    def __init__(self, message: str, reason: Reason | None = None) -> None:
        super().__init__(message)
        self.reason = reason


class GameOver(HotelierError):
    """The game has ended: there is nothing left to decide."""


class BadPosition(HotelierError):
    """A position that is not well formed or cannot be."""


class BadRecord(HotelierError):
    """A saved game that cannot be read."""


class DamagedRecord(BadRecord):
    """A saved game whose content does not fit itself."""


class ForeignRecord(BadRecord):
    """A file that is not a saved game of this program."""


class FutureRecord(BadRecord):
    """A saved game of a later version than this program knows."""


def counted(number: object, thing: str) -> str:
    """A number of things for a sentence: ``1 deal``, ``2 deals``."""
    return f"{number} {thing}" if str(number) == "1" else f"{number} {thing}s"


def one_of(choices: Iterable[object]) -> str:
    """A list of choices for an error message: ``2, 3 or 4``."""
    words = [str(choice) for choice in choices]
    if len(words) < 2:
        return "".join(words)
    return ", ".join(words[:-1]) + " or " + words[-1]
