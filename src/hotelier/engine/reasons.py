"""Why an action is not offered now: the twin of ``options`` for everything left out there.

Legality is decided by ``options`` alone. A reason is looked for only when an action is not among
them, with the functions of the rules that the options are made from; tests prove that one is
found for every action in every position.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from hotelier.engine import agenda, codes, reason
from hotelier.engine.agenda import FRAME_NAMES, LAST_CHANCE_FRAME, Frame
from hotelier.engine.options import options
from hotelier.engine.reason import Reason
from hotelier.engine.state import EMPEROR, SETUP, TURNS, Position
from hotelier.engine.values import BIT
from hotelier.engine.why import additional, effect, rest, turn

_ANY_PHASE: Final = -1
_DRAWS: Final = (agenda.DEAL_STAFF, agenda.DRAW_STAFF, agenda.LOOK_AT_STAFF)
_GUESTS: Final = (agenda.TURN, agenda.FIRST_GUEST, agenda.FREE_GUEST)
_PENALTIES: Final = (agenda.PENALTY, agenda.RETURN_HAND, agenda.REMOVE_ROOMS, agenda.DISCARD_STAFF)
_PLAYERS: Final = tuple(range(LAST_CHANCE_FRAME + 1, len(FRAME_NAMES)))


@final
class _Block:
    """A block of codes: in which phase and decisions it belongs, and what explains the rest."""

    def __init__(
        self,
        first: int,
        phase: int,
        frames: tuple[int, ...],
        explain: Callable[[Position, Frame, int], Reason],
    ) -> None:
        self.first: i64 = first
        self.phase: i64 = phase
        self.frames: i64 = 0
        for kind in frames:
            self.frames |= BIT[kind]
        self.explain: Callable[[Position, Frame, int], Reason] = explain


_EXTRA: Final = (agenda.TURN, agenda.EXTRA_ACTION)
_PREPARING: Final = (agenda.PREPARE_ROOMS, agenda.PREPARE_OCCUPIED)

_BLOCKS: Final = [
    _Block(codes.PASS, TURNS, (agenda.TURN,), turn.pass_turn),
    _Block(codes.FINISH, TURNS, (agenda.TURN,), turn.finish),
    _Block(codes.DECLINE, _ANY_PHASE, _PLAYERS, turn.decline),
    _Block(codes.TAKE_GUEST, _ANY_PHASE, _GUESTS, turn.take_guest),
    _Block(codes.TAKE_DIE, TURNS, _EXTRA, turn.take_die),
    _Block(codes.TAKE_SIX_IDLE, TURNS, _EXTRA, turn.take_six_idle),
    _Block(codes.USE_DICE, TURNS, _EXTRA, turn.use_dice),
    _Block(codes.SPLIT_GOODS, _ANY_PHASE, (agenda.SPLIT_GOODS,), effect.split_goods),
    _Block(codes.SPLIT_STEPS, _ANY_PHASE, (agenda.SPLIT_STEPS,), effect.split_steps),
    _Block(codes.CHOOSE_GOOD, _ANY_PHASE, (agenda.CHOOSE_GOODS,), effect.choose_good),
    _Block(codes.PLACE_GOOD, _ANY_PHASE, (agenda.ALLOCATE_GOODS,), effect.place_good),
    _Block(codes.KEEP_GOODS, _ANY_PHASE, (agenda.ALLOCATE_GOODS,), effect.keep_goods),
    _Block(codes.PREPARE, _ANY_PHASE, _PREPARING, effect.prepare),
    _Block(codes.TURN_ROOM, _ANY_PHASE, (agenda.TURN_ROOMS,), effect.turn_room),
    _Block(codes.SERVE, TURNS, (agenda.TURN, agenda.SERVE), additional.serve),
    _Block(codes.MOVE_IN, TURNS, (agenda.TURN,), additional.move_in),
    _Block(codes.CLAIM, TURNS, _PLAYERS, additional.claim),
    _Block(codes.RESOLVE, _ANY_PHASE, (agenda.ITEMS,), effect.resolve_item),
    _Block(codes.COMPLETE, _ANY_PHASE, (agenda.COMPLETE_ORDER,), effect.complete),
    _Block(codes.SUFFER, EMPEROR, (agenda.PENALTY,), rest.always_offered),
    _Block(codes.LOSE_POINTS, EMPEROR, (agenda.PENALTY,), rest.always_offered),
    _Block(codes.AVOID, EMPEROR, _PENALTIES, rest.avoid),
    _Block(codes.REMOVE_ROOM, EMPEROR, (agenda.REMOVE_ROOMS,), rest.remove_room),
    _Block(codes.HIRE, _ANY_PHASE, (agenda.HIRE_STAFF, agenda.STAFF_ON_OFFER), effect.hire),
    _Block(codes.USE_STAFF, TURNS, (agenda.TURN,), additional.use_staff),
    _Block(
        codes.RETURN_STAFF,
        _ANY_PHASE,
        (agenda.RETURN_OFFER, agenda.RETURN_HAND),
        effect.return_staff,
    ),
    _Block(codes.DISCARD_STAFF, EMPEROR, (agenda.DISCARD_STAFF,), rest.discard),
    _Block(codes.DRAFT, SETUP, (agenda.DRAFT,), rest.draft),
    _Block(codes.ROLL, TURNS, (agenda.ROLL_DICE,), rest.always_offered),
    _Block(codes.REVEAL, _ANY_PHASE, (agenda.REVEAL_GUEST,), rest.reveal),
    _Block(codes.DRAW, _ANY_PHASE, _DRAWS, rest.draw),
    _Block(codes.START, SETUP, (agenda.CHOOSE_START,), rest.start),
    _Block(codes.BOARD, SETUP, (agenda.CHOOSE_BOARD,), rest.board),
    _Block(codes.POLITICS_CARD, SETUP, (agenda.CHOOSE_POLITICS,), rest.politics_card),
    _Block(codes.TILE, SETUP, (agenda.CHOOSE_TILE,), rest.tile),
]


def why_not(pos: Position, code: i64) -> Reason | None:
    """Why an action is not possible now; ``None`` exactly when it is among the options."""
    if code in options(pos):
        return None
    frame = pos.top
    if frame is None:
        return Reason(reason.GAME_OVER)
    block = _block_of(code)
    if block.phase not in (_ANY_PHASE, pos.phase):
        return Reason(reason.WRONG_PHASE, block.phase, pos.phase)
    if not block.frames & BIT[frame.kind]:
        return _wrong_moment(frame, code)
    return block.explain(pos, frame, code)


def why_not_for(pos: Position, seat: i64, code: i64) -> Reason | None:
    """Why a seat cannot do something now, also if it is not the seat that decides."""
    frame = pos.top
    if frame is not None:
        if frame.kind <= LAST_CHANCE_FRAME:
            return Reason(reason.ANOTHER_DECIDES, -1, frame.kind)
        if frame.seat != seat:
            return Reason(reason.ANOTHER_DECIDES, frame.seat, frame.kind)
    return why_not(pos, code)


def _block_of(code: i64) -> _Block:
    found = _BLOCKS[0]
    for block in _BLOCKS:
        if block.first <= code:
            found = block
    return found


def _wrong_moment(frame: Frame, code: i64) -> Reason:
    """The pending decision cannot be answered by this kind of action."""
    if code >= codes.FIRST_CHANCE and frame.kind > LAST_CHANCE_FRAME:
        return Reason(reason.CHANCE_NOT_ASKED, frame.kind)
    if frame.kind == agenda.TURN:
        return Reason(reason.ONLY_BY_EFFECT)
    return Reason(reason.WRONG_MOMENT, frame.kind)
