"""A satisfied guest goes from the café to a room (clause 4.7)."""

from __future__ import annotations

from mypy_extensions import i64

from hotelier.engine import events
from hotelier.engine.agenda import Item
from hotelier.engine.effects import EXTRA_TURN
from hotelier.engine.rules.gains import score
from hotelier.engine.rules.rewards import open_effect, open_items
from hotelier.engine.rules.rooms import occupy
from hotelier.engine.state import EMPTY_TABLE, Position
from hotelier.engine.values import ANY_COLOUR, BIT, FIRST_GUEST, lowest


def move_in(pos: Position, seat: i64, table: i64, room: i64) -> None:
    """Move a guest in: points, then reward, occupancy bonus and staff in the player's order."""
    player = pos.players[seat]
    guest = player.guest_at(table)
    card = pos.rules.guests[guest]
    cause = events.BY_GUEST + guest + FIRST_GUEST
    player.seat_guest(table, EMPTY_TABLE)
    pos.guest_discard |= BIT[guest]
    pos.note(events.GUEST_MOVED_IN, seat, events.BY_TURN, guest + FIRST_GUEST, room)
    score(pos, seat, card.points, events.FROM_GUESTS, cause)
    items: list[Item] = []
    for effect in card.rewards:
        if effect.kind == EXTRA_TURN:
            # Below the bag of rewards, so that it starts when everything else is settled.
            open_effect(pos, seat, effect, cause)
        else:
            items.append(Item(effect, cause))
    items.extend(occupy(pos, seat, room, cause, True))
    items.extend(_reactions(pos, seat, guest))
    open_items(pos, seat, items, cause)


def _reactions(pos: Position, seat: i64, guest: i64) -> list[Item]:
    """Staff in play at this moment that reacts to the guest (C-08)."""
    rules = pos.rules
    reacting = rules.on_move_in
    if not rules.edition.served_at_completion:
        reacting |= rules.on_served
    reacting &= pos.players[seat].staff
    items: list[Item] = []
    while reacting:
        card = rules.staff[lowest(reacting)]
        reacting &= reacting - 1
        trigger = card.ability.trigger
        effect = card.ability.effect
        assert trigger is not None and effect is not None
        fits = trigger.colour == ANY_COLOUR or trigger.colour == rules.guest_colour[guest]
        if fits and rules.order_size[guest] >= trigger.least_order:
            items.append(Item(effect, events.BY_STAFF + card.number))
    return items
