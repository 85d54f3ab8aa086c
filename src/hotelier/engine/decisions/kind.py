"""What belongs to a kind of decision, and the table of all kinds.

Whoever is asked chooses one member of a mask, and each member has its action code. What may be
chosen is written once, in ``choices``: options are made from it, an effect lapses when it is
empty, chance draws from it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hotelier.engine import codes, events, reason
from hotelier.engine.agenda import FRAME_NAMES, Frame
from hotelier.engine.causes import effects_of
from hotelier.engine.decisions.fields import NO_COUNT
from hotelier.engine.effects import Effect
from hotelier.engine.reason import Reason
from hotelier.engine.state import Position

# Who is asked.
CHANCE: Final = 0
PLAYER: Final = 1
NOBODY: Final = 2

# Where a frame may be pending.
IN_SETUP: Final = 0
ALONE: Final = 1
IN_TURNS: Final = 2
ABOVE_A_TURN: Final = 3
BY_EFFECT: Final = 4
BY_PENALTY: Final = 5
BEFORE_THE_TILE: Final = 6


class Kind:
    """One kind of decision: what can be chosen, what that does, and what the frame means."""

    number: int = -1
    """Its constant of the agenda."""
    asks: int = PLAYER
    place: int = IN_SETUP
    fields: int = NO_COUNT
    """What the numbers of the frame mean."""
    block: codes.Block = codes.NO_CODES
    """The action codes of what can be chosen."""
    effect: int = -1
    """The effect that asks this question, if there is just one."""
    optional: bool = False
    """It may be declined, and lapses when there is nothing to choose."""
    open_to_claims: bool = True
    """Politics cards may be claimed instead of an answer (R-18)."""
    hides_cards: bool = False
    """The mask is staff cards that nobody else may see."""
    stays: bool = False
    """The frame stays on the agenda while it is answered."""
    waits: bool = False
    """The frame may wait below others."""

    def name(self) -> str:
        """The name of the kind in JSON."""
        return FRAME_NAMES[self.number]

    # --- what can be done, and what it does --------------------------------------------------

    def choices(self, pos: Position, frame: Frame) -> i64:
        """What can be chosen: a mask of places in the block of codes."""
        return 0

    def options(self, pos: Position, frame: Frame, found: list[int]) -> None:
        """Add the codes of all options."""
        self.block.add(found, self.choices(pos, frame))
        if self.optional and not self.must(frame):
            found.append(codes.DECLINE)

    def must(self, frame: Frame) -> bool:
        """Whether an effect that is otherwise optional has to be used."""
        return False

    def resolve(self, pos: Position, frame: Frame, choice: i64) -> None:
        """Carry out what was chosen; unless it stays, the frame is off the agenda."""

    def leave(self, pos: Position, frame: Frame) -> None:
        """What follows when an effect, or what is left of it, stays unused."""

    def settle(self, pos: Position, frame: Frame) -> bool:
        """Settle the frame on top if it needs no decision: an effect without use is lost."""
        if not self.optional or self.choices(pos, frame):
            return False
        pos.top = frame.below
        pos.note(events.EFFECT_LAPSED, frame.seat, frame.cause, frame.kind)
        self.leave(pos, frame)
        return True

    # --- why not -----------------------------------------------------------------------------

    def why(self, pos: Position, frame: Frame, code: i64) -> Reason | None:
        """Why an action is not offered; ``None`` if it is no answer to such a question at all."""
        if not self.block.holds(code):
            return None
        return self.explain(pos, frame, code - self.block.first)

    def explain(self, pos: Position, frame: Frame, choice: i64) -> Reason:
        """What stands in the way of a choice that is not offered."""
        return unexplained(self.block.first + choice)

    def why_not_declined(self, frame: Frame) -> Reason:
        """Only an effect that is optional can be declined."""
        if self.must(frame):
            return Reason(reason.MUST_USE_EFFECT, frame.kind, frame.least)
        return Reason(reason.CANNOT_DECLINE, frame.kind)

    # --- secrets -----------------------------------------------------------------------------

    def looks_at(self, pos: Position, frame: Frame, seat: i64, unseen: i64) -> bool:
        """Whether settling the frame would look at cards that a seat has not seen."""
        return False

    def needs_in_hand(self, pos: Position, frame: Frame) -> i64:
        """Cards of which the hand must hold one, since otherwise nobody would be asked."""
        return 0

    # --- what may be pending -----------------------------------------------------------------

    def opened_by(self, effect: Effect, frame: Frame) -> bool:
        """Whether the frame is the decision an effect asks for, or what is left of it."""
        return effect.kind == self.effect and 1 <= frame.count <= effect.amount

    def fault(self, pos: Position, frame: Frame) -> str:
        """What is wrong with such a frame in a position, in words: its cause must fit."""
        for effect in effects_of(pos, frame.seat, frame.cause):
            if self.opened_by(effect, frame):
                return ""
        return f"pending {self.name()} does not fit what it is because of"


def unexplained(code: i64) -> Reason:
    """Nothing stands in the way: never true of an action that is not offered."""
    return Reason(reason.UNEXPLAINED, code)


KINDS: Final[list[Kind]] = [Kind() for _ in FRAME_NAMES]
"""Every kind of decision by its constant of the agenda."""


def add(kind: Kind) -> None:
    """Put a kind into its place of the table."""
    KINDS[kind.number] = kind
