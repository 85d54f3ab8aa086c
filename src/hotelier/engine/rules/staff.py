"""Drawing, hiring, using and losing staff cards (clause 5.1)."""

from __future__ import annotations

from mypy_extensions import i64

from hotelier.engine import events
from hotelier.engine.effects import WHEN_HIRED
from hotelier.engine.rules.gains import pay
from hotelier.engine.rules.rewards import open_effect
from hotelier.engine.state import Position
from hotelier.engine.values import BIT, FIRST_STAFF


def hire_price(pos: Position, card: i64, discount: i64) -> i64:
    """The printed cost less the discount, never below 0 and never a refund."""
    price = pos.rules.cost[card] - discount
    return max(0, price)


def within_purse(pos: Position, seat: i64, cards: i64, discount: i64) -> i64:
    """Those of some cards that the player can pay."""
    budget = pos.players[seat].kronen + discount
    return cards & pos.rules.within[min(7, budget)]


def hire(pos: Position, seat: i64, card: i64, discount: i64, cause: i64) -> None:
    """Pay for a staff card and put it into play; a one-time effect happens at once."""
    player = pos.players[seat]
    number = card + FIRST_STAFF
    pay(pos, seat, hire_price(pos, card, discount), cause)
    player.hand &= ~BIT[card]
    player.staff |= BIT[card]
    player.played = (*player.played, card)
    pos.note(events.STAFF_HIRED, seat, cause, number)
    ability = pos.rules.staff[card].ability
    if ability.moment == WHEN_HIRED:
        assert ability.effect is not None
        open_effect(pos, seat, ability.effect, events.BY_STAFF + number)


def use(pos: Position, seat: i64, card: i64) -> None:
    """Use a once-per-round card."""
    player = pos.players[seat]
    player.used |= BIT[card]
    number = card + FIRST_STAFF
    pos.note(events.STAFF_USED, seat, events.BY_STAFF + number, number)
    effect = pos.rules.staff[card].ability.effect
    assert effect is not None
    open_effect(pos, seat, effect, events.BY_STAFF + number)


def note_drawn(pos: Position, seat: i64, card: i64, cause: i64) -> None:
    """A seat has seen a card of the deck."""
    pos.staff_deck &= ~BIT[card]
    pos.note(events.STAFF_DRAWN, seat, cause, card + FIRST_STAFF)


def put_under_deck(pos: Position, seat: i64, card: i64, cause: i64) -> None:
    """Put a card under the staff deck; the seat remembers which (C-11)."""
    pos.under_deck = (*pos.under_deck, card + 64 * seat)
    pos.note(events.STAFF_RETURNED, seat, cause, card + FIRST_STAFF)


def discard(pos: Position, seat: i64, card: i64, cause: i64) -> None:
    """A card leaves the game (R-35)."""
    player = pos.players[seat]
    player.hand &= ~BIT[card]
    player.staff &= ~BIT[card]
    player.played = tuple([other for other in player.played if other != card])
    pos.removed |= BIT[card]
    pos.note(events.STAFF_DISCARDED, seat, cause, card + FIRST_STAFF)
