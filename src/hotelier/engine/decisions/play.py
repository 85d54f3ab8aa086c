"""The present decision: its options, what an option does, and what settles itself.

``options`` is the only place where legality is decided; ``why`` explains what is missing there.
"""

from __future__ import annotations

from mypy_extensions import i64

from hotelier.engine import agenda, codes, events
from hotelier.engine.decisions.kind import KINDS
from hotelier.engine.rules import flow, politics
from hotelier.engine.state import OVER, TURNS, Position


def options(pos: Position) -> list[int]:
    """All options of the present decision, each as its code; empty when the game is over."""
    frame = pos.top
    found: list[int] = []
    if frame is None:
        return found
    kind = KINDS[frame.kind]
    kind.options(pos, frame, found)
    if kind.open_to_claims and pos.phase == TURNS:
        politics.add_claims(pos, frame.seat, found)
    return found


def resolve(pos: Position, code: i64) -> None:
    """Carry an option out and go on to the next decision. The option must be a legal one."""
    if carry_out(pos, code):
        advance(pos)


def carry_out(pos: Position, code: i64) -> bool:
    """Carry an option out and nothing else; says whether there may be something to settle."""
    frame = pos.top
    assert frame is not None
    kind = KINDS[frame.kind]
    if codes.CLAIM <= code < codes.CLAIM + 3:
        politics.claim(pos, frame.seat, code - codes.CLAIM)
        if frame.kind == agenda.TURN:
            pos.top = frame.touched(agenda.TOUCHED)
    elif code == codes.DECLINE:
        pos.top = frame.below
        pos.note(events.DECLINED, frame.seat, frame.cause, frame.kind)
        kind.leave(pos, frame)
    else:
        if not kind.stays:
            pos.top = frame.below
        kind.resolve(pos, frame, code - kind.block.first)
    return pos.top is not frame


def advance(pos: Position) -> None:
    """Settle everything that needs no decision."""
    while settle(pos):
        pass


def settle(pos: Position) -> bool:
    """Settle one thing that needs no decision; says whether there was one."""
    frame = pos.top
    if frame is not None:
        return KINDS[frame.kind].settle(pos, frame)
    if pos.phase == OVER:
        return False
    flow.next_step(pos)
    return True
