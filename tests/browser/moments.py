"""Games that stand right before a decision of a given kind: found by playing at random."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import islice, pairwise
from random import Random
from typing import Final

from hotelier.engine.agenda import EMPEROR_BONUS, FRAME_NAMES, LAST_CHANCE_FRAME
from hotelier.game.actions import Action, MoveIn, TakeDie, UseDice
from hotelier.game.dealer import Dealer
from hotelier.game.decision import Decision
from hotelier.game.game import Game, new_game
from hotelier.game.loop import moves
from tests.seats import Answering, codes_of

KINDS: Final = FRAME_NAMES[LAST_CHANCE_FRAME + 1 : EMPEROR_BONUS]
"""All kinds of decisions that a player can be asked."""

GAMES: Final = 400
RARE: Final = {"gizia": "extra_action", "c4_source": "hand", "c2_penalty": "two_floors"}
"""Rules of other editions, under which decisions come up that the usual ones do not know."""


@dataclass(frozen=True)
class Moment:
    """An option of a decision after some steps of a game."""

    game: int
    step: int
    seat: int
    code: int

    def stand(self) -> Game:
        """The game at this moment."""
        game = _begin(self.game)
        for code in islice(_answers(self.game), self.step):
            game.play(code)
        return game


def moments(kind: str) -> dict[str, Moment]:
    """For every way to answer a kind of decision, a moment when it is possible."""
    return _all_moments().get(kind, {})


def manner(action: Action, decision: Decision) -> str:
    """What a player does differently on the page: a boost, a six, a choice between rooms."""
    found = action.kind
    if isinstance(action, TakeDie | UseDice):
        found += " six" * (action.face == 6) + " boosted" * action.boosted
    if isinstance(action, MoveIn):
        rooms = [one for one in decision.options if isinstance(one, MoveIn)]
        found += " only" * ([one.table for one in rooms].count(action.table) == 1)
    return found


def discards() -> list[Moment]:
    """Two moments before a penalty that asks at once for a staff card, at work or in the hand."""
    return [_penalty_before_discard(first) for first in (0, 1)]


def _penalty_before_discard(first: int) -> Moment:
    """In games by the usual rules (even numbers), or by rare ones (odd numbers)."""
    for number in range(first, GAMES, 2):
        codes = list(_answers(number))
        for (step, before), (following, decision) in pairwise(_decisions(number)):
            kinds = before.kind, decision.kind
            if following == step + 1 and kinds == ("penalty", "discard_staff"):
                return Moment(number, step, decision.seat, codes[step])
    raise AssertionError("no such game was found")


@cache
def _all_moments() -> dict[str, dict[str, Moment]]:
    found: dict[str, dict[str, Moment]] = {}
    for number in range(GAMES):
        for step, decision in _decisions(number):
            known = found.setdefault(decision.kind, {})
            for action in decision.options:
                moment = Moment(number, step, decision.seat, action.code)
                known.setdefault(manner(action, decision), moment)
    return found


def _begin(number: int) -> Game:
    return new_game(
        deal="draft" if number % 4 == 0 else "standard", flags=RARE if number % 2 else {}
    )


def _decisions(number: int) -> Iterator[tuple[int, Decision]]:
    """All decisions of players in one game, each with the number of answers before it."""
    game = _begin(number)
    for step, code in enumerate(_answers(number)):
        decision = game.decision
        assert decision is not None
        if not decision.is_chance:
            yield step, decision
        game.play(code)


def _answers(number: int) -> Iterator[int]:
    """The answers of one game, chance included."""
    rng = Random(number)
    anybody = Answering(lambda view: rng.choice(codes_of(view)))
    game = _begin(number)
    return moves(game, [anybody] * game.options.players, Dealer(number))


def last_turn(number: int) -> tuple[Game, int]:
    """A game when the last turn of all begins, and whose turn it is."""
    turns = [(step, one.seat) for step, one in _decisions(number) if _begins_turn(one)]
    step, seat = turns[-1]
    return Moment(number, step, seat, 0).stand(), seat


def _begins_turn(decision: Decision) -> bool:
    return decision.kind == "turn" and any(isinstance(one, TakeDie) for one in decision.options)
