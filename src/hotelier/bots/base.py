"""What every computer player is: it sees a view and names an option."""

from __future__ import annotations

from typing import Final, Protocol

from hotelier.view import View

FAULTS: Final = (Exception, SystemExit)
"""What a bot may raise: it may even try to end the command. Ctrl-C is no fault of a bot."""


class Bot(Protocol):
    """A computer player: a class to implement, or any object that has the same two members.

    It sees what its seat sees, never the position. Its constructor takes a seed; the same seed
    must make the same choices. A constructor that has a parameter ``seconds`` is told how long the
    bot may think about a whole turn, if anybody has said so.
    """

    @property
    def name(self) -> str:
        """The name it is known by."""

    def choose(self, view: View) -> int:
        """The code of one of the options of ``view.decision``.

        Raising, or naming anything else, is a failure: a stand-in then plays on for the bot.
        """


def close(bot: Bot) -> None:
    """Let a bot give back what it holds; only those that hold something have a ``close``."""
    end = getattr(bot, "close", None)
    if callable(end):
        end()


def said(error: BaseException) -> str:
    """An error in words; one that somebody else wrote may not even have any."""
    try:
        text = str(error)
    except FAULTS:
        text = ""
    return f"{type(error).__name__}: {text}" if text else type(error).__name__
