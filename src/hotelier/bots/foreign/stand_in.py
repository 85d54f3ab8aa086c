"""Somebody plays on when a bot fails."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from operator import index
from typing import Any, Final

from hotelier.bots.base import Bot, blaming, close
from hotelier.bots.foreign.external import NotReady
from hotelier.bots.levels.porter import PorterBot
from hotelier.errors import BotFailed
from hotelier.game.game import View

STAND_IN: Final = PorterBot.name

Starts = dict[str, str | None]
"""How bots began when they first played: the fault of a program that did not get ready, or none."""


def checked(bot: Bot, view: View, name: str) -> int:
    """What a bot chooses; whatever it does wrong is one ``BotFailed``.

    It gets a view of its own: whatever it does with it, the stand-in sees what it was.
    """
    decision = view.decision
    codes = [] if decision is None else decision.codes
    with blaming(name, "raised {}"):
        return _option(bot.choose(view.copy()), codes, name)


def let_go(bot: Bot, name: str) -> None:
    """Close a bot; whatever it does wrong then no longer matters."""
    with suppress(BotFailed), blaming(name, "raised {}"):
        close(bot)


def _option(answer: Any, codes: list[int], name: str) -> int:
    """The code that an answer names; numbers of other libraries are welcome, truths are none."""
    try:
        code = None if isinstance(answer, bool) else index(answer)
    except TypeError:
        code = None
    if code is None:
        raise BotFailed(
            name,
            f"returned {answer!r:.40} where a whole number is wanted: the code of an option, "
            "such as view.decision.options[0].code",
        )
    if code not in codes:
        raise BotFailed(name, f"chose {answer!r:.40}, which is not offered")
    return code


class Guarded:
    """A bot for which the porter stands in, from its first failure to the end of the game.

    Games that share their ``starts`` do not wait for a program that was not ready for the first.
    """

    def __init__(
        self,
        name: str,
        make: Callable[[], Bot],
        told: Callable[[BotFailed], None] = lambda _: None,
        starts: Starts | None = None,
    ) -> None:
        self.name = name
        self.failure: BotFailed | None = None
        self._told = told
        self._starts = {} if starts is None else starts
        self._bot: Bot = PorterBot()
        fault = self._starts.get(name)
        if fault is not None:
            self._fail(BotFailed(name, fault))
            return
        try:
            self._bot = make()
        except BotFailed as failure:
            self._fail(failure)

    def choose(self, view: View) -> int:
        """What the bot chooses, or its stand-in."""
        if self.failure is None:
            try:
                code = checked(self._bot, view, self.name)
            except BotFailed as failure:
                self.close()
                self._fail(failure)
            else:
                self._starts.setdefault(self.name, None)
                return code
        return self._bot.choose(view)

    def _fail(self, failure: BotFailed) -> None:
        self.failure = failure
        fault = failure.fault if isinstance(failure, NotReady) else None
        self._starts.setdefault(self.name, fault)
        self._bot = PorterBot()
        self._told(failure)

    def close(self) -> None:
        """Let the bot give back what it holds: its game is over."""
        let_go(self._bot, self.name)
