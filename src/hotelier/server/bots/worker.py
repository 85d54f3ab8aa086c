"""What runs in the processes of the bots. They get what the seat could have made up itself."""

from __future__ import annotations

import json
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple

from hotelier.bots.foreign.external import CHOICE_SECONDS, ExternalBot
from hotelier.bots.thinking.planned import PlannedBot
from hotelier.errors import BotFailed

_PROGRAMS: Final[dict[str, ExternalBot]] = {}
"""Programs stay open for the next choice: starting one may take long."""

HINT: Final = "hint"
"""Not the name of a bot: the job is to rank all options."""


class Job(NamedTuple):
    """A decision for a bot.

    ``game`` is an imagined game as JSON: what the seat sees, with the rest dealt anew. So nothing
    hidden ever reaches the process.
    """

    bot: str
    seed: str
    game: str
    seat: int
    limit: float = CHOICE_SECONDS
    memory: Any = None  # of a bot that plans its turn: what it knew after its last choice,
    played: tuple[int, ...] = ()  # and what its seat has played since then


class Choice(NamedTuple):
    """An option by its code, and what the bot wants to know when it is asked again in its turn."""

    code: int
    memory: Any = None


def serve(pipe: Connection) -> None:
    """Answer jobs until the pipe is closed."""
    _get_ready()
    pipe.send("ready")
    while True:
        pipe.send(_answer(Job(*pipe.recv())))


def _answer(job: Job) -> tuple[Any, ...] | list[Any] | BotFailed | str:
    """The choice of a bot, a hint, or the fault that kept it from choosing."""
    try:
        return rank(job) if job.bot == HINT else tuple(choose(job))
    except BotFailed as failure:
        return failure
    except Exception as error:  # noqa: BLE001  (a bot may fail in any way)
        return f"{type(error).__name__}: {error}"


def _get_ready() -> None:
    """Load everything that a choice needs, before the first one is asked for."""
    from hotelier.bots import make_bot
    from hotelier.game.game import new_game

    make_bot("porter", "")
    new_game()


def choose(job: Job) -> Choice:
    """The option that the bot chooses."""
    from hotelier.bots import make_bot
    from hotelier.bots.foreign.stand_in import checked, let_go
    from hotelier.bots.levels.director import SECONDS
    from hotelier.position.reader import load

    game = load(json.loads(job.game))
    # A choice may take three times the time for a turn (``patience``), and no more than its limit.
    seconds = min(SECONDS, job.limit / 3)
    bot = _PROGRAMS.get(job.bot) or make_bot(job.bot, job.seed, seconds, job.limit)
    if isinstance(bot, ExternalBot):
        bot.seed = job.seed
        _PROGRAMS[job.bot] = bot
    view = game.view(job.seat)
    if isinstance(bot, PlannedBot):
        if job.memory is not None:
            bot.recall(job.memory, job.played)
        return Choice(bot.choose(view), bot.memory)
    try:
        return Choice(checked(bot, view, job.bot))
    finally:
        if not isinstance(bot, ExternalBot):
            let_go(bot, job.bot)


def rank(job: Job) -> list[Any]:
    """All options of a decision as plain values, the best first."""
    from hotelier.bots.advice.advice import advise
    from hotelier.position.reader import load

    view = load(json.loads(job.game)).view(job.seat)
    return [
        (it.code, it.worth, it.points, it.win, it.plan, [(r.source, r.points) for r in it.reasons])
        for it in advise(view)
    ]
