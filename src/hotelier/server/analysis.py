"""What the trained player says of a finished game: the chance to win, and what choices cost.

Every decision is judged by what its seat could see, as hints are. One game is looked at after
another, decision by decision, so that the bots of live tables hardly wait.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any, Final

from hotelier.actions import parse
from hotelier.bots.advice import Advice
from hotelier.game import Game
from hotelier.server.errors import ServerError
from hotelier.server.hints import MOST_TOLD, Hints, told
from hotelier.server.limits import Buckets
from hotelier.server.replays import Replay

MOST_KEPT: Final = 20
PER_SECOND: Final = 1 / 30
AT_ONCE: Final = 4.0

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Judged:
    """A choice: the outlook with the best option, what was lost, and the best options."""

    told: Json
    best: list[Advice]


class Analyses:
    """The games that were analysed last."""

    def __init__(self, hints: Hints) -> None:
        self._hints = hints
        self._buckets = Buckets(PER_SECOND, AT_ONCE)
        self._one_at_a_time = asyncio.Lock()
        self._known: OrderedDict[str, dict[int, Judged]] = OrderedDict()

    async def choices(self, name: str, replay: Replay, client: str) -> list[Json]:
        """All choices of a game in order."""
        return [it.told for it in (await self._judged(name, replay, client)).values()]

    async def hints(
        self, name: str, replay: Replay, step: int, client: str, language: str
    ) -> list[Json]:
        """The best options at a step."""
        game = replay.game(step)
        judged = (await self._judged(name, replay, client)).get(step)
        if judged is None:
            raise ServerError("no_choice")
        return told(judged.best, game.view(game.seat_to_act), language)

    async def _judged(self, name: str, replay: Replay, client: str) -> dict[int, Judged]:
        """Every choice by the step before it."""
        async with self._one_at_a_time:
            if name not in self._known:
                if not self._buckets.take(client):
                    raise ServerError("too_fast")
                self._known[name] = {
                    step: await self._judge(replay, step)
                    for step, game in enumerate(replay.games)
                    if has_choice(game)
                }
                if len(self._known) > MOST_KEPT:
                    self._known.popitem(last=False)
            self._known.move_to_end(name)
            return self._known[name]

    async def _judge(self, replay: Replay, step: int) -> Judged:
        game, moves = replay.games[step], replay.record.moves
        advice = await self._hints.think(game.view(game.seat_to_act))
        best = advice[0]
        judged = {
            "step": step,
            "seat": game.seat_to_act,
            "win": round(best.win, 3),
            "points": round(best.points, 1),
            "lost": 0.0,
        }
        if step < len(moves):  # a record may end at a choice
            code = parse(moves[step].action).code
            chosen = next(it for it in advice if it.code == code)
            judged["lost"] = max(0.0, round(best.points - chosen.points, 1))
        return Judged(judged, advice[:MOST_TOLD])


def has_choice(game: Game) -> bool:
    """Whether a seat decides, and can decide in more than one way."""
    return not game.is_over and game.seat_to_act >= 0 and len(game.codes) > 1
