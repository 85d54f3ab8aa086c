"""Staff cards: drawing them, looking at some, hiring, putting back (clause 5.1)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hotelier.engine import agenda, codes, effects, reason
from hotelier.engine.agenda import Frame
from hotelier.engine.causes import kind_of
from hotelier.engine.decisions import kind
from hotelier.engine.decisions.fields import CARDS, COUNT, DISCOUNT, LEAST, NO_COUNT
from hotelier.engine.decisions.kind import Kind, unexplained
from hotelier.engine.effects import Effect
from hotelier.engine.events import BY_DIE
from hotelier.engine.reason import Reason
from hotelier.engine.rules import staff
from hotelier.engine.state import DRAFT_DEAL, Position
from hotelier.engine.values import BIT, FIRST_STAFF, bits, lowest


class _Draw(Kind):
    """So many cards come from the deck, by chance while there is one (R-04b)."""

    asks = kind.CHANCE
    fields = COUNT
    block = codes.DRAW_CODES
    open_to_claims = False

    def choices(self, pos: Position, frame: Frame) -> i64:
        return pos.staff_deck

    def resolve(self, pos: Position, frame: Frame, choice: i64) -> None:
        staff.note_drawn(pos, frame.seat, choice, frame.cause)
        self.take(pos, frame, choice)

    def take(self, pos: Position, frame: Frame, card: i64) -> None:
        """Where a drawn card goes: to the hand."""
        pos.players[frame.seat].hand |= BIT[card]
        if frame.count > 1:
            pos.push(frame.kind, frame.seat, frame.cause, frame.count - 1)

    def settle(self, pos: Position, frame: Frame) -> bool:
        """Draw without chance what can be: cards under the deck, or none at all."""
        if pos.staff_deck:
            return False
        pos.top = frame.below
        if pos.under_deck:
            card = pos.under_deck[0] & 63
            pos.under_deck = pos.under_deck[1:]
            self.resolve(pos, frame, card)
        else:
            self.leave(pos, frame)
        return True

    def explain(self, pos: Position, frame: Frame, choice: i64) -> Reason:
        return Reason(reason.STAFF_NOT_IN_DECK, choice + FIRST_STAFF)

    def looks_at(self, pos: Position, frame: Frame, seat: i64, unseen: i64) -> bool:
        under = pos.under_deck
        return pos.staff_deck == 0 and len(under) > 0 and unseen & BIT[under[0] & 63] != 0


@final
class DealStaff(_Draw):
    """Cards to begin with: to the hand, or to the pack of a draft."""

    number = agenda.DEAL_STAFF

    def take(self, pos: Position, frame: Frame, card: i64) -> None:
        if pos.deal != DRAFT_DEAL:
            super().take(pos, frame, card)
            return
        pos.players[frame.seat].pack |= BIT[card]
        if frame.count > 1:
            pos.push(frame.kind, frame.seat, frame.cause, frame.count - 1)


@final
class DrawStaff(_Draw):
    """Cards to the hand."""

    number = agenda.DRAW_STAFF
    place = kind.BY_EFFECT
    effect = effects.DRAW_STAFF


@final
class LookAtStaff(_Draw):
    """Cards for an offer: so many still to draw, and those drawn so far."""

    number = agenda.LOOK_AT_STAFF
    place = kind.BY_EFFECT
    fields = COUNT | DISCOUNT | CARDS
    effect = effects.LOOK_AT_STAFF
    hides_cards = True

    def take(self, pos: Position, frame: Frame, card: i64) -> None:
        left = frame.count - 1
        following = agenda.LOOK_AT_STAFF if left else agenda.STAFF_ON_OFFER
        pos.push(following, frame.seat, frame.cause, left, frame.price, frame.mask | BIT[card])

    def leave(self, pos: Position, frame: Frame) -> None:
        if frame.mask:
            pos.push(agenda.STAFF_ON_OFFER, frame.seat, frame.cause, 0, frame.price, frame.mask)

    def opened_by(self, effect: Effect, frame: Frame) -> bool:
        return (
            effect.kind == self.effect
            and frame.count >= 1
            and frame.count + bits(frame.mask) == effect.amount
            and frame.price == effect.discount
        )


class _Hire(Kind):
    """A card of some is played, if it can be paid."""

    place = kind.BY_EFFECT
    block = codes.HIRE_CODES
    optional = True

    def cards(self, pos: Position, frame: Frame) -> i64:
        """Those to choose from."""
        return frame.mask

    def choices(self, pos: Position, frame: Frame) -> i64:
        return staff.within_purse(pos, frame.seat, self.cards(pos, frame), frame.price)

    def resolve(self, pos: Position, frame: Frame, choice: i64) -> None:
        staff.hire(pos, frame.seat, choice, frame.price, frame.cause)

    def explain(self, pos: Position, frame: Frame, choice: i64) -> Reason:
        if not self.cards(pos, frame) & BIT[choice]:
            place = reason.NOT_ON_OFFER if self.hides_cards else reason.NOT_IN_HAND
            return Reason(place, choice + FIRST_STAFF)
        price = staff.hire_price(pos, choice, frame.price)
        kronen = pos.players[frame.seat].kronen
        if price > kronen:
            return Reason(reason.NEEDS_KRONEN, reason.FOR_STAFF, price, kronen)
        return unexplained(codes.HIRE + choice)


@final
class HireStaff(_Hire):
    """May play a card of the hand; must, if ``least`` is 1."""

    number = agenda.HIRE_STAFF
    fields = NO_COUNT | DISCOUNT | LEAST
    effect = effects.HIRE_STAFF

    def cards(self, pos: Position, frame: Frame) -> i64:
        return pos.players[frame.seat].hand

    def must(self, frame: Frame) -> bool:
        return frame.least > 0

    def looks_at(self, pos: Position, frame: Frame, seat: i64, unseen: i64) -> bool:
        return frame.seat != seat

    def needs_in_hand(self, pos: Position, frame: Frame) -> i64:
        if frame.least <= 0:
            return 0
        return pos.rules.within[min(7, pos.players[frame.seat].kronen + frame.price)]

    def opened_by(self, effect: Effect, frame: Frame) -> bool:
        """The strength of a die is not known any more; every other discount is printed."""
        if effect.kind != self.effect or frame.least > int(effect.must):
            return False
        if kind_of(frame.cause) == BY_DIE:
            return 1 <= frame.price <= effect.discount
        return frame.price == effect.discount


@final
class StaffOnOffer(_Hire):
    """May play one of some cards; the others go back."""

    number = agenda.STAFF_ON_OFFER
    fields = NO_COUNT | DISCOUNT | CARDS
    effect = effects.LOOK_AT_STAFF
    hides_cards = True

    def resolve(self, pos: Position, frame: Frame, choice: i64) -> None:
        pos.push(agenda.RETURN_OFFER, frame.seat, frame.cause, mask=frame.mask & ~BIT[choice])
        super().resolve(pos, frame, choice)

    def leave(self, pos: Position, frame: Frame) -> None:
        pos.push(agenda.RETURN_OFFER, frame.seat, frame.cause, mask=frame.mask)

    def opened_by(self, effect: Effect, frame: Frame) -> bool:
        return (
            effect.kind == self.effect
            and 1 <= bits(frame.mask) <= effect.amount
            and frame.price == effect.discount
        )


@final
class ReturnOffer(Kind):
    """Cards of an offer go under the deck in the player's order; the last one by itself."""

    number = agenda.RETURN_OFFER
    place = kind.BY_EFFECT
    fields = NO_COUNT | CARDS
    block = codes.RETURN_CODES
    hides_cards = True
    waits = True

    def choices(self, pos: Position, frame: Frame) -> i64:
        return frame.mask

    def resolve(self, pos: Position, frame: Frame, choice: i64) -> None:
        staff.put_under_deck(pos, frame.seat, choice, frame.cause)
        pos.push(frame.kind, frame.seat, frame.cause, mask=frame.mask & ~BIT[choice])

    def settle(self, pos: Position, frame: Frame) -> bool:
        if frame.mask & (frame.mask - 1):
            return False
        pos.top = frame.below
        if frame.mask:
            staff.put_under_deck(pos, frame.seat, lowest(frame.mask), frame.cause)
        return True

    def explain(self, pos: Position, frame: Frame, choice: i64) -> Reason:
        return Reason(reason.NOT_ON_OFFER, choice + FIRST_STAFF)

    def opened_by(self, effect: Effect, frame: Frame) -> bool:
        return effect.kind == effects.LOOK_AT_STAFF and bits(frame.mask) <= effect.amount


kind.add(DealStaff())
kind.add(DrawStaff())
kind.add(LookAtStaff())
kind.add(HireStaff())
kind.add(StaffOnOffer())
kind.add(ReturnOffer())
