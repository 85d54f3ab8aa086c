"""The player that takes what looks best at once."""

from __future__ import annotations

from typing import final

from hotelier.bots.appraisal import appraise
from hotelier.engine import codes
from hotelier.engine.resolve import resolve
from hotelier.engine.state import Position
from hotelier.errors import IllegalAction
from hotelier.view import View

NOT_WORTH_A_MOVE = 0.05


@final
class GreedyBot:
    """Tries every option in its mind up to the next decision, and takes the best position.

    In its turn it first does what does not need the die and is a gain; only then it takes a die,
    because the guest of a turn must come before.
    """

    name = "greedy"

    def __init__(self, seed: int | str = 0) -> None:
        """A greedy player needs no chance: any seed makes the same choices."""

    def choose(self, view: View) -> int:
        """The option with the best outlook."""
        decision = view.decision
        if decision is None:
            raise IllegalAction("there is nothing to decide for this seat now")
        options = decision.codes
        if len(options) == 1:
            return options[0]
        pos = view.imagine().position
        worth = {code: outlook(pos, decision.seat, code) for code in options}
        if decision.kind == "turn":
            before_die = [code for code in options if not _ends_or_takes_die(code)]
            best = max(before_die, key=worth.__getitem__, default=None)
            if best is not None and worth[best] > appraise(pos, decision.seat) + NOT_WORTH_A_MOVE:
                return best
            options = [code for code in options if _ends_or_takes_die(code)]
        return max(options, key=worth.__getitem__)


def outlook(pos: Position, seat: int, code: int) -> float:
    """What the position after an option is worth to a seat."""
    after = pos.copy()
    resolve(after, code)
    return appraise(after, seat)


def _ends_or_takes_die(code: int) -> bool:
    return code in (codes.PASS, codes.FINISH) or codes.TAKE_DIE <= code < codes.SPLIT_GOODS
