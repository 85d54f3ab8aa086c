"""What every computer player is: it sees a view and names an option."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from hotelier.errors import BotFailed, HotelierError
from hotelier.game.game import View
from hotelier.processes.signals import hears_ctrl_c


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


def is_fault(error: BaseException) -> bool:
    """Whether a bot has done it: it may raise anything, and even try to end the command.

    Ctrl-C is no fault of a bot, where it is heard; processes that only play do not hear it.
    """
    return not (isinstance(error, KeyboardInterrupt) and hears_ctrl_c())


@contextmanager
def blaming(name: str, words: str) -> Iterator[None]:
    """Whatever a bot raises in here is one ``BotFailed`` in these words, with ``{}`` for the error.

    Errors of Hotelier's own, about weights that are missing say, are clear as they are.
    """
    try:
        yield
    except BotFailed:
        raise
    except HotelierError as error:
        raise BotFailed(name, f"failed: {error}") from error
    except BaseException as error:
        if not is_fault(error):
            raise
        raise BotFailed(name, words.replace("{}", said(error))) from error


def said(error: BaseException) -> str:
    """An error in words; one that somebody else wrote may not even have any."""
    try:
        text = str(error)
    except BaseException as another:
        if not is_fault(another):
            raise
        text = ""
    return f"{type(error).__name__}: {text}" if text else type(error).__name__
