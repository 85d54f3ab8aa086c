"""What a seat may see: a position with everything secret taken out (clause 2.2).

Secret are the hands and draft packs of others, cards others are looking at, the order of the staff
deck, and which cards others have put under it. The order of the guest deck does not exist.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hotelier.engine.agenda import Frame
from hotelier.engine.decisions.kind import KINDS
from hotelier.engine.state import Position
from hotelier.engine.values import BIT, bits

SPECTATOR: Final = -1
UNKNOWN_CARD: Final = 63
ALL_STAFF: Final = (1 << 48) - 1


def redact(pos: Position, seat: i64) -> Position:
    """A copy without what a seat (or a spectator) may not see.

    In place of the staff deck stand all cards the seat has not seen. A hidden hand or pack is
    empty, a hidden offer has its size in ``least``, a hidden card under the deck is unknown.
    """
    seen = pos.copy()
    unseen: i64 = pos.staff_deck
    for number in range(len(pos.players)):
        if number != seat:
            player = seen.players[number]
            unseen |= player.hand | player.pack
            player.hand = 0
            player.pack = 0
    under: list[int] = []
    for entry in pos.under_deck:
        owner = entry >> 6
        if owner == seat:
            under.append(entry)
        else:
            unseen |= BIT[entry & 63]
            under.append(owner * 64 + UNKNOWN_CARD)
    seen.under_deck = tuple(under)
    frame = pos.top
    while frame is not None:
        if _is_secret(frame, seat):
            unseen |= frame.mask
        frame = frame.below
    seen.top = _hide_offers(pos.top, seat)
    seen.staff_deck = unseen
    return seen


def _is_secret(frame: Frame, seat: i64) -> bool:
    """Whether a frame has cards that a seat may not see."""
    return KINDS[frame.kind].hides_cards and frame.seat != seat


def _hide_offers(frame: Frame | None, seat: i64) -> Frame | None:
    if frame is None:
        return None
    below = _hide_offers(frame.below, seat)
    if _is_secret(frame, seat):
        return frame.above(below, 0, bits(frame.mask))
    if below is frame.below:
        return frame
    return frame.above(below, frame.mask, frame.least)


def hidden_cards(frame: Frame) -> i64:
    """How many cards of a frame have been taken out of a view."""
    return frame.least if KINDS[frame.kind].hides_cards else 0
