"""What a seat may see: a position with everything secret taken out (clause 2.2).

Secret are the hands and draft packs of others, cards others are looking at, the order of the staff
deck, and which cards others have put under it. The order of the guest deck does not exist.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hotelier.engine import agenda
from hotelier.engine.agenda import Frame
from hotelier.engine.state import Position
from hotelier.engine.values import BIT, bits

SPECTATOR: Final = -1
UNKNOWN_CARD: Final = 63
ALL_STAFF: Final = (1 << 48) - 1

_OFFERS: Final = (agenda.LOOK_AT_STAFF, agenda.STAFF_ON_OFFER, agenda.RETURN_OFFER)


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
        if frame.kind in _OFFERS and frame.seat != seat:
            unseen |= frame.mask
        frame = frame.below
    seen.top = _hide_offers(pos.top, seat)
    seen.staff_deck = unseen
    return seen


def _hide_offers(frame: Frame | None, seat: i64) -> Frame | None:
    if frame is None:
        return None
    below = _hide_offers(frame.below, seat)
    if frame.kind in _OFFERS and frame.seat != seat:
        return Frame(
            frame.kind,
            frame.seat,
            frame.cause,
            below,
            frame.count,
            frame.price,
            0,
            bits(frame.mask),
        )
    if below is frame.below:
        return frame
    return Frame(
        frame.kind,
        frame.seat,
        frame.cause,
        below,
        frame.count,
        frame.price,
        frame.mask,
        frame.least,
        frame.items,
    )
