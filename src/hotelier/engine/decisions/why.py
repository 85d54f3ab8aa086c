"""Why an action is not offered now.

Legality is decided by ``options`` alone. A reason is looked for only when an action is not among
them, with the functions of the rules that the options are made from; tests prove that one is
found for every action in every position.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hotelier.engine import agenda, codes, reason
from hotelier.engine.agenda import Frame
from hotelier.engine.decisions.kind import CHANCE, KINDS, unexplained
from hotelier.engine.decisions.play import options
from hotelier.engine.decisions.turn import window_is_closed
from hotelier.engine.reason import Reason
from hotelier.engine.rules.measures import count
from hotelier.engine.state import EMPEROR, SETUP, TURNS, Position
from hotelier.engine.values import BIT, DISKS_ON_A_CARD

_ANY: Final = -1

# The phase to which actions belong: those from a code on, up to the next line.
_PHASES: Final = (
    (codes.PASS, TURNS),
    (codes.DECLINE, _ANY),
    (codes.TAKE_DIE, TURNS),
    (codes.SPLIT_GOODS, _ANY),
    (codes.SERVE, TURNS),
    (codes.RESOLVE, _ANY),
    (codes.SUFFER, EMPEROR),
    (codes.HIRE, _ANY),
    (codes.USE_STAFF, TURNS),
    (codes.RETURN_STAFF, _ANY),
    (codes.DISCARD_STAFF, EMPEROR),
    (codes.DRAFT, SETUP),
    (codes.ROLL, TURNS),
    (codes.REVEAL, _ANY),
    (codes.START, SETUP),
)


def why_not(pos: Position, code: i64) -> Reason | None:
    """Why an action is not possible now; ``None`` exactly when it is among the options."""
    if code in options(pos):
        return None
    frame = pos.top
    if frame is None:
        return Reason(reason.GAME_OVER)
    phase = _phase_of(code)
    if phase not in (_ANY, pos.phase):
        return Reason(reason.WRONG_PHASE, phase, pos.phase)
    kind = KINDS[frame.kind]
    found: Reason | None = None
    if kind.asks == CHANCE or (code != codes.DECLINE and not codes.CLAIM_CODES.holds(code)):
        found = kind.why(pos, frame, code)
    elif code == codes.DECLINE:
        found = kind.why_not_declined(frame)
    else:
        found = _why_not_claimed(pos, frame, code - codes.CLAIM)
    return _wrong_moment(frame, code) if found is None else found


def why_not_for(pos: Position, seat: i64, code: i64) -> Reason | None:
    """Why a seat cannot do something now, also if it is not the seat that decides."""
    frame = pos.top
    if frame is not None:
        if KINDS[frame.kind].asks == CHANCE:
            return Reason(reason.ANOTHER_DECIDES, -1, frame.kind)
        if frame.seat != seat:
            return Reason(reason.ANOTHER_DECIDES, frame.seat, frame.kind)
    return why_not(pos, code)


def _phase_of(code: i64) -> i64:
    found: i64 = _ANY
    for first, phase in _PHASES:
        if first <= code:
            found = phase
    return found


def _wrong_moment(frame: Frame, code: i64) -> Reason:
    """The pending decision cannot be answered by this kind of action."""
    if code >= codes.FIRST_CHANCE and KINDS[frame.kind].asks != CHANCE:
        return Reason(reason.CHANCE_NOT_ASKED, frame.kind)
    if frame.kind == agenda.TURN:
        return Reason(reason.ONLY_BY_EFFECT)
    return Reason(reason.WRONG_MOMENT, frame.kind)


def _why_not_claimed(pos: Position, frame: Frame, group: i64) -> Reason:
    """One disk for each player and card, three on a card, the goals reached now (4.9)."""
    if window_is_closed(pos, frame):
        return Reason(reason.ONLY_FROM_DIE_ON)
    player = pos.players[frame.seat]
    card = pos.rules.politics[pos.politics[group]]
    if player.claimed & BIT[group]:
        return Reason(reason.ALREADY_CLAIMED, card.number)
    disks = pos.disks_on(group)
    if disks >= DISKS_ON_A_CARD:
        return Reason(reason.NO_SPACE_FOR_DISK, card.number, disks)
    for goal in card.goals:
        measure = goal.measure
        have = count(player, measure)
        if have < goal.number:
            return Reason(
                reason.GOAL_NOT_MET, card.number, measure.kind, measure.colour, goal.number, have
            )
    return unexplained(codes.CLAIM + group)
