"""The emperor's bonus and penalty, and the choices of a penalty (clauses 5.5, 6.1)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hotelier.engine import agenda, codes, effects, reason
from hotelier.engine.agenda import Frame
from hotelier.engine.decisions import kind
from hotelier.engine.decisions.fields import COUNT, ROOMS, WHICH
from hotelier.engine.decisions.kind import Kind
from hotelier.engine.reason import Reason
from hotelier.engine.rules import emperor, staff
from hotelier.engine.state import Position
from hotelier.engine.values import BIT, BONUS_FROM, FIRST_STAFF, bits


@final
class EmperorBonus(Kind):
    """A seat waits for the bonus of the tile."""

    number = agenda.EMPEROR_BONUS
    asks = kind.NOBODY
    place = kind.BEFORE_THE_TILE

    def settle(self, pos: Position, frame: Frame) -> bool:
        emperor.bonus(pos, frame)
        return True

    def fault(self, pos: Position, frame: Frame) -> str:
        steps = pos.players[frame.seat].emperor
        if steps >= BONUS_FROM:
            return ""
        return f"seat {frame.seat} waits for a bonus, but stands on emperor space {steps}"


@final
class EmperorPenalty(Kind):
    """A seat waits for the penalty of the tile."""

    number = agenda.EMPEROR_PENALTY
    asks = kind.NOBODY
    place = kind.BEFORE_THE_TILE

    def settle(self, pos: Position, frame: Frame) -> bool:
        emperor.penalty(pos, frame)
        return True

    def looks_at(self, pos: Position, frame: Frame, seat: i64, unseen: i64) -> bool:
        return frame.seat != seat and emperor.takes_hand_card(pos)

    def fault(self, pos: Position, frame: Frame) -> str:
        steps = pos.players[frame.seat].emperor
        if steps <= 0:
            return ""
        return f"seat {frame.seat} waits for a penalty, but stands on emperor space {steps}"


class _Choice(Kind):
    """A choice that belongs to the penalty of the tile."""

    place = kind.BY_PENALTY

    def is_possible(self, pos: Position, frame: Frame) -> bool:
        """Whether the penalty of the tile can ask this question now."""
        return False

    def fault(self, pos: Position, frame: Frame) -> str:
        if self.is_possible(pos, frame):
            return ""
        return f"seat {frame.seat} cannot be asked for {self.name()} now"


@final
class AvoidPenalty(_Choice):
    """Staff in play can avoid the penalty, for a price (R-36, C-10)."""

    number = agenda.AVOID_PENALTY
    block = codes.AVOID_CODES
    optional = True

    def choices(self, pos: Position, frame: Frame) -> i64:
        return 1

    def resolve(self, pos: Position, frame: Frame, choice: i64) -> None:
        emperor.avoid(pos, frame.seat, frame.cause)

    def leave(self, pos: Position, frame: Frame) -> None:
        emperor.suffer_or_choose(pos, frame.seat, frame.cause)

    def is_possible(self, pos: Position, frame: Frame) -> bool:
        player = pos.players[frame.seat]
        price = pos.rules.edition.avoiding_penalty_costs
        return player.staff & pos.rules.avoids_penalty != 0 and 0 < price <= player.kronen


class _Suffered(_Choice):
    """A choice of a penalty that was not avoided: no staff, no money, or no wish."""

    def why(self, pos: Position, frame: Frame, code: i64) -> Reason | None:
        if code != codes.AVOID:
            return super().why(pos, frame, code)
        player = pos.players[frame.seat]
        price = pos.rules.edition.avoiding_penalty_costs
        if not player.staff & pos.rules.avoids_penalty:
            return Reason(reason.NO_STAFF_TO_AVOID)
        if price > player.kronen:
            return Reason(reason.NEEDS_KRONEN, reason.FOR_AVOIDING, price, player.kronen)
        return Reason(reason.AVOIDING_DECLINED)


@final
class Penalty(_Suffered):
    """Suffer what is printed, or lose points instead (R-31)."""

    number = agenda.PENALTY
    block = codes.PENALTY_CODES

    def choices(self, pos: Position, frame: Frame) -> i64:
        return 3

    def resolve(self, pos: Position, frame: Frame, choice: i64) -> None:
        if choice == 0:
            emperor.suffer(pos, frame.seat, frame.cause)
        else:
            emperor.lose_points(pos, frame.seat, frame.cause)

    def needs_in_hand(self, pos: Position, frame: Frame) -> i64:
        return pos.rules.at_end if emperor.takes_hand_card(pos) else 0

    def is_possible(self, pos: Position, frame: Frame) -> bool:
        return emperor.printed(pos).or_points > 0 and emperor.can_suffer(pos, frame.seat)


@final
class ReturnHand(_Suffered):
    """So many cards of the hand go under the deck."""

    number = agenda.RETURN_HAND
    fields = COUNT
    block = codes.RETURN_CODES

    def choices(self, pos: Position, frame: Frame) -> i64:
        return pos.players[frame.seat].hand

    def resolve(self, pos: Position, frame: Frame, choice: i64) -> None:
        pos.players[frame.seat].hand &= ~BIT[choice]
        staff.put_under_deck(pos, frame.seat, choice, frame.cause)
        if frame.count > 1:
            pos.push(frame.kind, frame.seat, frame.cause, frame.count - 1)

    def explain(self, pos: Position, frame: Frame, choice: i64) -> Reason:
        return Reason(reason.NOT_IN_HAND, choice + FIRST_STAFF)

    def is_possible(self, pos: Position, frame: Frame) -> bool:
        card = emperor.printed(pos)
        return (
            card.kind == effects.RETURN_HAND_CARDS
            and 1 <= frame.count <= card.amount
            and frame.count <= bits(pos.players[frame.seat].hand)
        )


@final
class RemoveRooms(_Suffered):
    """So many rooms are lost; ``which`` says how the next ones are found (C-12)."""

    number = agenda.REMOVE_ROOMS
    fields = COUNT | WHICH | ROOMS
    block = codes.REMOVE_CODES

    def choices(self, pos: Position, frame: Frame) -> i64:
        return frame.mask

    def resolve(self, pos: Position, frame: Frame, choice: i64) -> None:
        emperor.take_room(pos, frame.seat, frame.cause, frame.count, frame.price, choice)

    def explain(self, pos: Position, frame: Frame, choice: i64) -> Reason:
        if not pos.players[frame.seat].prepared & BIT[choice]:
            return Reason(reason.ROOM_NOT_PREPARED, choice)
        return Reason(reason.ROOM_NOT_TAKEN, choice, frame.mask)

    def is_possible(self, pos: Position, frame: Frame) -> bool:
        """Whether a penalty takes rooms in this way, and these are rooms it could take."""
        player = pos.players[frame.seat]
        card = emperor.printed(pos)
        which = frame.price
        if card.kind == effects.REMOVE_OCCUPIED_ROOMS:
            fitting = emperor.second_room(pos)
        elif card.kind == effects.REMOVE_ROOMS:
            fitting = emperor.HIGHEST_OCCUPIED if card.occupied else emperor.HIGHEST_FREE
        else:
            return False
        if which != fitting or not 1 <= frame.count <= card.amount:
            return False
        if which <= emperor.HIGHEST_OCCUPIED or frame.count == card.amount:
            return frame.mask != 0 and frame.mask == emperor.highest(player, which)
        return frame.mask != 0 and frame.mask & ~player.occupied == 0


@final
class DiscardStaff(_Suffered):
    """A game-end card in play, by one edition of the hand, leaves the game (C-13)."""

    number = agenda.DISCARD_STAFF
    block = codes.DISCARD_CODES

    def choices(self, pos: Position, frame: Frame) -> i64:
        return emperor.discardable(pos, pos.players[frame.seat])

    def resolve(self, pos: Position, frame: Frame, choice: i64) -> None:
        staff.discard(pos, frame.seat, choice, frame.cause)

    def explain(self, pos: Position, frame: Frame, choice: i64) -> Reason:
        player = pos.players[frame.seat]
        if pos.rules.edition.discards_from_hand:
            if not player.hand & BIT[choice]:
                return Reason(reason.NOT_IN_HAND, choice + FIRST_STAFF)
        elif not player.staff & BIT[choice]:
            return Reason(reason.NOT_IN_PLAY, choice + FIRST_STAFF)
        return Reason(reason.NOT_A_GAME_END_CARD, choice + FIRST_STAFF)

    def needs_in_hand(self, pos: Position, frame: Frame) -> i64:
        return pos.rules.at_end if emperor.takes_hand_card(pos) else 0

    def is_possible(self, pos: Position, frame: Frame) -> bool:
        card = emperor.printed(pos)
        return card.kind == effects.DISCARD_END_STAFF and self.choices(pos, frame) != 0


kind.add(EmperorBonus())
kind.add(EmperorPenalty())
kind.add(AvoidPenalty())
kind.add(Penalty())
kind.add(ReturnHand())
kind.add(RemoveRooms())
kind.add(DiscardStaff())
