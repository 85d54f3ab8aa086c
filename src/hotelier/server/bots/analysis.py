"""What the trained player says of a finished game: the chance to win, and what choices cost.

Every decision is judged by what its seat could see, as hints are. One game is looked at after
another, decision by decision, so that the bots of live tables hardly wait. What has been judged is
kept: who asks again after a failure goes on where it happened.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final

from hotelier.bots.advice.advice import Advice
from hotelier.bots.levels.trained import FOR_LEAD, FOR_POINTS
from hotelier.game.actions import parse
from hotelier.game.game import Game
from hotelier.server.bots.hints import MOST_TOLD, Hints, told
from hotelier.server.bots.queue import Urgency
from hotelier.server.http.identity import Account
from hotelier.server.http.limits import FairBuckets
from hotelier.server.server_error import ServerError
from hotelier.server.tables.replays import Replay
from hotelier.server.telling.shapes import replays

MOST_KEPT: Final = 20
MOST_WAITING: Final = 5
MOST_NEAR: Final = 3
"""Of those who wait, so many may come from one address."""
MOST_FAILURES: Final = 3
GAMES: Final = (1 / 30, 4.0)
STEPS: Final = (0.5, 6.0)
"""So many a second, and so many at once."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A choice: what is told of it, and the options worth showing with their places."""

    told: replays.Judged
    options: dict[int, Advice]


class Analyses:
    """The games that were analysed last."""

    def __init__(self, hints: Hints, share: float = 1.0) -> None:
        self._hints = hints
        self._games = FairBuckets(*GAMES, share)
        self._steps = FairBuckets(*STEPS, share)
        self._one_at_a_time = asyncio.Lock()
        self._waiting: Counter[str] = Counter()
        self._known: OrderedDict[str, dict[int, Judged]] = OrderedDict()

    async def choices(self, name: str, replay: Replay, account: Account) -> list[replays.Judged]:
        """All choices of a game in order; the few that cannot be judged are left out."""
        steps = [step for step, game in enumerate(replay.games) if has_choice(game)]
        known = self._known_of(name)
        if any(step not in known for step in steps):
            async with self._turn(self._games, account):
                await self._judge_all(replay, steps, known, account)
        return [known[step].told for step in steps if step in known]

    async def hints(
        self, name: str, replay: Replay, step: int, account: Account, language: str
    ) -> list[replays.RankedHint]:
        """The best options at a step, and the one that was taken."""
        game = replay.game(step)
        if not has_choice(game):
            raise ServerError("no_choice")
        known = self._known_of(name)
        if step not in known:
            async with self._turn(self._steps, account):
                known[step] = await self._judge(replay, step, account)
        options = known[step].options
        in_words = told(list(options.values()), game.view(game.seat_to_act), language)
        return [{**it, "place": place} for place, it in zip(options, in_words, strict=True)]

    def _known_of(self, name: str) -> dict[int, Judged]:
        """What has been judged of a game, by the step before each choice."""
        known = self._known.setdefault(name, {})
        self._known.move_to_end(name)
        if len(self._known) > MOST_KEPT:
            self._known.popitem(last=False)
        return known

    @asynccontextmanager
    async def _turn(self, limit: FairBuckets, account: Account) -> AsyncIterator[None]:
        """Wait until nothing else is being judged; refuse at once who would wait too long."""
        if not limit.take(account):
            raise ServerError("too_fast")
        address = account.address or account.client
        if self._waiting.total() >= MOST_WAITING or self._waiting[address] >= MOST_NEAR:
            raise ServerError("analyses_busy")
        self._waiting[address] += 1
        try:
            async with self._one_at_a_time:
                yield
        finally:
            self._waiting[address] -= 1
            self._waiting = +self._waiting  # without those that wait for nothing

    async def _judge_all(
        self, replay: Replay, steps: list[int], known: dict[int, Judged], account: Account
    ) -> None:
        failures = 0
        for step in steps:
            if step in known:
                continue
            try:
                known[step] = await self._judge(replay, step, account)
                failures = 0
            except ServerError as error:
                failures += 1
                if error.kind != "hint_failed" or failures == MOST_FAILURES:
                    raise

    async def _judge(self, replay: Replay, step: int, account: Account) -> Judged:
        game, moves = replay.games[step], replay.record.moves
        view = game.view(game.seat_to_act)
        ranked = dict(enumerate(await self._hints.think(view, account, Urgency.LAST), 1))
        best = ranked[1]
        options = {place: ranked[place] for place in list(ranked)[:MOST_TOLD]}
        judged: replays.Judged = {
            "step": step,
            "seat": game.seat_to_act,
            "round": int(game.position.round),
            "win": round(best.win, 3),
            "points": round(best.points, 1),
        }
        if step < len(moves):  # a record may end at a choice
            code = parse(moves[step].action).code
            place = next(place for place, it in ranked.items() if it.code == code)
            options[place] = taken = ranked[place]
            judged["win_taken"] = round(taken.win, 3)
            judged["lost"] = round(points_between(best, taken), 1)
        return Judged(judged, options)


def has_choice(game: Game) -> bool:
    """Whether a seat decides, and can decide in more than one way."""
    return not game.is_over and game.seat_to_act >= 0 and len(game.codes) > 1


def points_between(best: Advice, other: Advice) -> float:
    """How many points an option is worse; a point of lead counts as much as it does in choosing."""
    return (best.worth - other.worth) / (FOR_POINTS + FOR_LEAD)
