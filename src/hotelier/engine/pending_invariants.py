"""What may be pending, and when: the shape of the agenda in every phase.

A frame is right when it could have been opened by what it names as its cause: the printed effect
of a guest, a staff card or a tile, the action of a die, or a step of the rules.
"""

from __future__ import annotations

from typing import Final

from hotelier.engine import agenda, effects
from hotelier.engine.agenda import FRAME_NAMES, Frame
from hotelier.engine.effect_invariants import bag_fault, is_opened_by_its_cause
from hotelier.engine.events import BY_TILE
from hotelier.engine.rules import emperor
from hotelier.engine.rules.flow import open_number
from hotelier.engine.setup_invariants import setup_fault
from hotelier.engine.state import OVER, SETUP, TURNS, Position
from hotelier.engine.values import BIT, BONUS_FROM, all_dice, bits

_EFFECT_FRAMES: Final = (
    agenda.DRAW_STAFF,
    agenda.LOOK_AT_STAFF,
    agenda.ITEMS,
    agenda.SPLIT_GOODS,
    agenda.SPLIT_STEPS,
    agenda.CHOOSE_GOODS,
    agenda.ALLOCATE_GOODS,
    agenda.PREPARE_ROOMS,
    agenda.PREPARE_OCCUPIED,
    agenda.HIRE_STAFF,
    agenda.STAFF_ON_OFFER,
    agenda.RETURN_OFFER,
    agenda.TURN_ROOMS,
    agenda.COMPLETE_ORDER,
    agenda.FREE_GUEST,
)
_TURN_FRAMES: Final = (agenda.TURN, agenda.EXTRA_ACTION, agenda.SERVE, agenda.REVEAL_GUEST)
_PENALTY_FRAMES: Final = (
    agenda.AVOID_PENALTY,
    agenda.PENALTY,
    agenda.RETURN_HAND,
    agenda.REMOVE_ROOMS,
    agenda.DISCARD_STAFF,
)
_TILE_FRAMES: Final = (agenda.EMPEROR_BONUS, agenda.EMPEROR_PENALTY)

_UNCOUNTED: Final = (
    agenda.EXTRA_ACTION,
    agenda.ITEMS,
    agenda.ALLOCATE_GOODS,
    agenda.HIRE_STAFF,
    agenda.STAFF_ON_OFFER,
    agenda.RETURN_OFFER,
    agenda.COMPLETE_ORDER,
    agenda.FREE_GUEST,
    agenda.AVOID_PENALTY,
    agenda.PENALTY,
    agenda.DISCARD_STAFF,
    agenda.EMPEROR_BONUS,
    agenda.EMPEROR_PENALTY,
)

# What may wait while something above it is settled; everything else is settled at once.
_WAITING: Final = (agenda.TURN, agenda.EXTRA_ACTION, agenda.ITEMS, agenda.RETURN_OFFER)


def pending_fault(pos: Position) -> str:
    """What is wrong with the agenda, in words; the rest of the position must be sound."""
    frames: list[Frame] = []
    frame = pos.top
    while frame is not None:
        frames.insert(0, frame)
        frame = frame.below
    if pos.phase == OVER:
        return "the game is over, but something is pending" if frames else ""
    if pos.phase == SETUP:
        return setup_fault(pos, frames)
    for frame in frames:
        if not 0 <= frame.seat < len(pos.players):
            return f"pending {FRAME_NAMES[frame.kind]} must belong to a seat"
        if frame.count and frame.kind in _UNCOUNTED:
            return f"pending {FRAME_NAMES[frame.kind]} counts nothing: its count must be 0"
    return _turns_fault(pos, frames) if pos.phase == TURNS else _emperor_fault(pos, frames)


# --- during turns --------------------------------------------------------------------------------


def _turns_fault(pos: Position, frames: list[Frame]) -> str:
    """A roll of dice alone, or a turn and above it whatever it has brought about."""
    if not frames:
        return ""
    first = frames[0]
    if first.kind == agenda.ROLL_DICE:
        return "nothing else can be pending while dice are rolled" if len(frames) > 1 else ""
    if first.kind != agenda.TURN or first.count & agenda.EXTRA:
        return f"pending {FRAME_NAMES[first.kind]} must lie above the turn it belongs to"
    found = _turn_fault(pos, first, len(frames) > 1)
    for number in range(1, len(frames)):
        frame = frames[number]
        if frame.seat != first.seat:
            return f"pending {FRAME_NAMES[frame.kind]} must belong to the seat whose turn it is"
        found = found or _nested_fault(pos, frame, frame is pos.top)
    return found


def _turn_fault(pos: Position, turn: Frame, is_interrupted: bool) -> str:
    seat = turn.seat
    found = _marks_fault(turn)
    if found:
        return found
    if pos.passed & BIT[seat]:
        return f"it is the turn of seat {seat}, which has passed"
    if is_interrupted and not turn.count & agenda.TOUCHED:
        return "a turn in which something is pending must be marked as touched"
    if not turn.count & agenda.DIE_TAKEN:
        if open_number(pos, seat) == 0:
            return f"it is the turn of seat {seat}, both of whose numbers are covered"
        if all_dice(pos.dice) == 0:
            return f"it is the turn of seat {seat}, but there is no die to take"
    return ""


def _marks_fault(turn: Frame) -> str:
    done = turn.count
    if done & (agenda.GUEST_TAKEN | agenda.DIE_TAKEN) and not done & agenda.TOUCHED:
        return "a turn in which a guest or a die was taken must be marked as touched"
    return ""


def _nested_fault(pos: Position, frame: Frame, is_top: bool) -> str:
    kind = frame.kind
    name = FRAME_NAMES[kind]
    below = frame.below
    assert below is not None
    if kind not in _EFFECT_FRAMES and kind not in _TURN_FRAMES:
        return f"{name} cannot be pending during turns"
    if not is_top and kind not in _WAITING:
        return f"pending {name} must be on top"
    if kind in (agenda.TURN, agenda.EXTRA_ACTION, agenda.SERVE) and below.kind != agenda.TURN:
        return f"pending {name} must lie directly above a turn"
    if kind == agenda.TURN:
        if not frame.count & agenda.EXTRA:
            return "a turn above another one must be marked as extra"
        found = _marks_fault(frame)
        if found:
            return found
    return _effect_fault(pos, frame)


def _effect_fault(pos: Position, frame: Frame) -> str:
    if frame.kind == agenda.ITEMS:
        return bag_fault(pos, frame)
    if not is_opened_by_its_cause(pos, frame):
        return f"pending {FRAME_NAMES[frame.kind]} does not fit what it is because of"
    return ""


# --- while the emperor is there ------------------------------------------------------------------


def _emperor_fault(pos: Position, frames: list[Frame]) -> str:
    """Seats that wait for the tile, the first in turn order on top, and what one of them does."""
    last_place = len(pos.players)
    for frame in frames:
        place = (frame.seat - pos.start) % len(pos.players)
        name = FRAME_NAMES[frame.kind]
        if frame.kind in _TILE_FRAMES:
            if place >= last_place:
                return "seats must wait for the emperor tile in turn order, the first on top"
            last_place = place
        elif frame.below is not None and frame.below.kind not in _TILE_FRAMES:
            if frame.seat != frame.below.seat:
                return f"pending {name} must belong to the seat the emperor deals with"
        elif place >= last_place:
            return f"pending {name} belongs to a seat that is still to meet the emperor"
        found = _tile_fault(pos, frame, frame is pos.top)
        if found:
            return found
    return ""


def _tile_fault(pos: Position, frame: Frame, is_top: bool) -> str:
    kind = frame.kind
    name = FRAME_NAMES[kind]
    if kind in _EFFECT_FRAMES:
        if not is_top and kind not in _WAITING:
            return f"pending {name} must be on top"
        return _effect_fault(pos, frame)
    if kind not in _TILE_FRAMES and kind not in _PENALTY_FRAMES:
        return f"{name} cannot be pending while the emperor is there"
    if frame.cause != BY_TILE + emperor.tile_index(pos):
        return f"pending {name} must be because of the tile of this scoring"
    below = frame.below
    if below is not None and below.kind not in _TILE_FRAMES:
        return f"pending {name} cannot lie above {FRAME_NAMES[below.kind]}"
    return _waiting_fault(pos, frame) if kind in _TILE_FRAMES else _penalty_fault(pos, frame)


def _waiting_fault(pos: Position, frame: Frame) -> str:
    steps = pos.players[frame.seat].emperor
    if frame.kind == agenda.EMPEROR_BONUS and steps < BONUS_FROM:
        return f"seat {frame.seat} waits for a bonus, but stands on emperor space {steps}"
    if frame.kind == agenda.EMPEROR_PENALTY and steps > 0:
        return f"seat {frame.seat} waits for a penalty, but stands on emperor space {steps}"
    return ""


def _penalty_fault(pos: Position, frame: Frame) -> str:
    kind = frame.kind
    seat = frame.seat
    player = pos.players[seat]
    card = pos.rules.tiles[emperor.tile_index(pos)].penalty
    possible = True
    if kind == agenda.AVOID_PENALTY:
        price = pos.rules.edition.avoiding_penalty_costs
        possible = player.staff & pos.rules.avoids_penalty != 0 and 0 < price <= player.kronen
    elif kind == agenda.PENALTY:
        possible = card.or_points > 0 and emperor.can_suffer(pos, seat)
    elif kind == agenda.RETURN_HAND:
        possible = (
            card.kind == effects.RETURN_HAND_CARDS
            and 1 <= frame.count <= card.amount
            and frame.count <= bits(player.hand)
        )
    elif kind == agenda.DISCARD_STAFF:
        possible = card.kind == effects.DISCARD_END_STAFF and emperor.discardable(pos, player) != 0
    else:
        possible = _is_removal(pos, frame)
    return "" if possible else f"seat {seat} cannot be asked for {FRAME_NAMES[kind]} now"


def _is_removal(pos: Position, frame: Frame) -> bool:
    """Whether a penalty takes rooms in this way, and these are rooms it could take."""
    player = pos.players[frame.seat]
    card = pos.rules.tiles[emperor.tile_index(pos)].penalty
    which = frame.price
    if card.kind not in (effects.REMOVE_ROOMS, effects.REMOVE_OCCUPIED_ROOMS):
        return False
    if card.kind == effects.REMOVE_OCCUPIED_ROOMS:
        fitting = emperor.second_room(pos)
    else:
        fitting = emperor.HIGHEST_OCCUPIED if card.occupied else emperor.HIGHEST_FREE
    if which != fitting or not 1 <= frame.count <= card.amount:
        return False
    if which <= emperor.HIGHEST_OCCUPIED or frame.count == card.amount:
        return frame.mask != 0 and frame.mask == emperor.highest(player, which)
    return frame.mask != 0 and frame.mask & ~player.occupied == 0
