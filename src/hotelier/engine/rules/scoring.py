"""Final scoring and the winners (clause 6.2)."""

from __future__ import annotations

from mypy_extensions import i64

from hotelier.engine import events
from hotelier.engine.cards import Staff
from hotelier.engine.effects import Effect
from hotelier.engine.hotel import FLOOR
from hotelier.engine.rules.gains import score
from hotelier.engine.rules.measures import count
from hotelier.engine.state import OVER, Player, Position
from hotelier.engine.values import GUEST_LEFT_POINTS, bits, lowest, order_total, store_total


def final_scoring(pos: Position) -> None:
    """Game-end staff, occupied rooms, kronen and goods, guests left in the café."""
    pos.phase = OVER
    for seat in range(len(pos.players)):
        player = pos.players[seat]
        _score_staff(pos, seat)
        _at_end(pos, seat, occupied_points(player), events.FROM_OCCUPIED)
        _at_end(pos, seat, player.kronen, events.FROM_KRONEN)
        _at_end(pos, seat, store_total(player.kitchen), events.FROM_GOODS)
        _at_end(pos, seat, GUEST_LEFT_POINTS * player.guests(), events.FROM_GUESTS_LEFT)
    pos.note(events.GAME_ENDED, -1, events.BY_END)


def _at_end(pos: Position, seat: i64, amount: i64, source: i64) -> None:
    score(pos, seat, amount, source, events.BY_END)


def occupied_points(player: Player) -> i64:
    """1, 2, 3, 4 points for each occupied room of row 1, 2, 3, 4."""
    points: i64 = 0
    for floor in range(4):
        points += (floor + 1) * bits(player.occupied & FLOOR[floor])
    return points


def _score_staff(pos: Position, seat: i64) -> None:
    cards = pos.players[seat].staff & pos.rules.at_end
    while cards:
        card = pos.rules.staff[lowest(cards)]
        cards &= cards - 1
        amount = staff_points(pos, seat, card)
        score(pos, seat, amount, events.FROM_END_STAFF, events.BY_STAFF + card.number)


def staff_points(pos: Position, seat: i64, card: Staff) -> i64:
    """What a game-end card is worth at a seat."""
    if card.ability.copies_rival:
        return _best_of_rivals(pos, seat)
    assert card.ability.effect is not None
    return _points(pos.players[seat], card.ability.effect)


def _points(player: Player, effect: Effect) -> i64:
    if effect.per is None:
        return effect.amount
    return effect.amount * count(player, effect.per)


def _best_of_rivals(pos: Position, seat: i64) -> i64:
    """The best game-end card a rival has in play, valued on the own hotel (R-17)."""
    best: i64 = 0
    for other in range(len(pos.players)):
        cards = pos.players[other].staff & pos.rules.at_end
        while other != seat and cards:
            effect = pos.rules.staff[lowest(cards)].ability.effect
            cards &= cards - 1
            if effect is not None:
                points = _points(pos.players[seat], effect)
                best = max(best, points)
    return best


def leftovers(pos: Position, seat: i64) -> i64:
    """What breaks a tie: kronen and goods (by one edition also those on guests, C-19)."""
    player = pos.players[seat]
    number = player.kronen + store_total(player.kitchen)
    if pos.rules.edition.guests_break_ties:
        for table in range(3):
            number += order_total(player.served_at(table))
    return number


def winners(pos: Position) -> list[int]:
    """The seats with most points, then most left over; several share the victory."""
    results = [(player.total(), leftovers(pos, seat)) for seat, player in enumerate(pos.players)]
    return [seat for seat, result in enumerate(results) if result == max(results)]
