"""A whole position that could be behind a view: unseen cards are dealt anew."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hotelier.engine.agenda import Frame
from hotelier.engine.decisions.kind import KINDS
from hotelier.engine.secrets import UNKNOWN_CARD, hidden_cards
from hotelier.engine.state import Position
from hotelier.engine.values import BIT, bits, members
from hotelier.game.dealer import Rng


def possible_world(
    table: Position,
    seat: int | None,
    hand_sizes: Sequence[int],
    pack_sizes: Sequence[int],
    deck_size: int,
    rng: Rng | None,
) -> Position:
    """A position that looks like ``table`` to a seat, with as many cards as are hidden from it."""
    world = table.copy()
    unseen = members(world.staff_deck)
    if rng is not None:
        for last in range(len(unseen) - 1, 0, -1):
            other = rng.below(last + 1)
            unseen[last], unseen[other] = unseen[other], unseen[last]
    needy, needed = _needs(world)
    if needy not in (-1, seat):
        # The seat that is asked for a card must have one to answer with.
        held = next(card for card in unseen if needed >> card & 1)
        unseen.remove(held)
        world.players[needy].hand = BIT[held]
    cards = iter(unseen)
    for other, player in enumerate(world.players):
        if other != seat:
            player.hand |= _take(cards, hand_sizes[other] - bits(player.hand))
            player.pack = _take(cards, pack_sizes[other])
    world.under_deck = tuple(
        entry - UNKNOWN_CARD + next(cards) if entry & 63 == UNKNOWN_CARD else entry
        for entry in world.under_deck
    )
    world.top = _deal_offers(world.top, cards)
    world.staff_deck = _take(cards, deck_size)
    return world


def _deal_offers(frame: Frame | None, cards: Iterator[int]) -> Frame | None:
    """Hidden offers (their size is noted in the frame) get unseen cards."""
    if frame is None or not _has_hidden_offer(frame):
        return frame
    below = _deal_offers(frame.below, cards)
    hidden = hidden_cards(frame)
    if hidden:
        return frame.above(below, _take(cards, hidden), 0)
    return frame.above(below, frame.mask, frame.least)


def _needs(world: Position) -> tuple[int, int]:
    """The seat whose hand must hold one of some cards, since otherwise it would not be asked."""
    frame = world.top
    if frame is None or frame.seat < 0:
        return -1, 0
    needed = KINDS[frame.kind].needs_in_hand(world, frame)
    return (frame.seat, needed) if needed else (-1, 0)


def _has_hidden_offer(frame: Frame | None) -> bool:
    while frame is not None:
        if hidden_cards(frame):
            return True
        frame = frame.below
    return False


def _take(cards: Iterator[int], number: int) -> int:
    mask = 0
    for _ in range(number):
        mask |= BIT[next(cards)]
    return mask
