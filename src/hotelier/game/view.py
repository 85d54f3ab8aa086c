"""What one seat sees of a game. Bots, browsers and logs get views, never positions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hotelier.engine.agenda import LAST_CHANCE_FRAME, Frame
from hotelier.engine.decisions import play
from hotelier.engine.decisions.kind import KINDS
from hotelier.engine.decisions.why import why_not_for
from hotelier.engine.reason import Reason
from hotelier.engine.secrets import SPECTATOR, UNKNOWN_CARD, hidden_cards, redact
from hotelier.engine.state import Position
from hotelier.engine.values import BIT, bits, members
from hotelier.game.decision import Decision
from hotelier.game.options import GameOptions
from hotelier.position.writer import dump

if TYPE_CHECKING:
    from hotelier.game.actions import Action
    from hotelier.game.dealer import Rng
    from hotelier.game.game import Game
    from hotelier.game.preview import Preview


class View:
    """A game without what a seat (or a spectator, ``None``) may not see.

    ``table`` is the redacted position: hands of others are empty there (see ``hand_sizes``), and
    the staff deck stands for all cards this seat has not seen (see ``staff_deck_size``).
    """

    __slots__ = ("hand_sizes", "options", "pack_sizes", "seat", "staff_deck_size", "table")

    def __init__(self, options: GameOptions, position: Position, seat: int | None) -> None:
        self.options = options
        self.seat = seat
        self.table: Position = redact(position, SPECTATOR if seat is None else seat)
        self.hand_sizes: list[int] = [bits(player.hand) for player in position.players]
        self.pack_sizes: list[int] = [bits(player.pack) for player in position.players]
        self.staff_deck_size: int = bits(position.staff_deck)

    def copy(self) -> View:
        """An independent copy."""
        new = View.__new__(View)
        new.options = self.options
        new.seat = self.seat
        new.table = self.table.copy()
        new.hand_sizes = self.hand_sizes.copy()
        new.pack_sizes = self.pack_sizes.copy()
        new.staff_deck_size = self.staff_deck_size
        return new

    @property
    def decision(self) -> Decision | None:
        """The decision, if it is this seat that decides."""
        frame = self.table.top
        if frame is None or frame.kind <= LAST_CHANCE_FRAME or frame.seat != self.seat:
            return None
        return Decision(frame, play.options(self.table))

    def why_not(self, option: Action | int | str) -> Reason | None:
        """Why this seat cannot do something now; ``None`` exactly when it is offered the option."""
        from hotelier.game.game import code_of

        seat = SPECTATOR if self.seat is None else self.seat
        return why_not_for(self.table, seat, code_of(option))

    def preview(self, option: Action | int | str) -> Preview:
        """What an option of this seat would do, up to the next decision or chance."""
        from hotelier.game.preview import preview_in_view

        return preview_in_view(self, option)

    def to_dict(self) -> dict[str, Any]:
        """The view as JSON: a position in which hidden cards are counted, not named."""
        return dump(self.options, self.table, self)

    def imagine(self, rng: Rng | None = None) -> Game:
        """A whole game that could be behind this view: unseen cards are dealt anew.

        Without a generator they are dealt in rising order. Either way nothing hidden has any
        influence, so a bot may search in an imagined game and stay fair.
        """
        from hotelier.game.game import Game

        world = self.table.copy()
        unseen = members(world.staff_deck)
        if rng is not None:
            for last in range(len(unseen) - 1, 0, -1):
                other = rng.below(last + 1)
                unseen[last], unseen[other] = unseen[other], unseen[last]
        needy, needed = _needs(world)
        if needy not in (-1, self.seat):
            # The seat that is asked for a card must have one to answer with.
            held = next(card for card in unseen if needed >> card & 1)
            unseen.remove(held)
            world.players[needy].hand = BIT[held]
        cards = iter(unseen)
        for seat, player in enumerate(world.players):
            if seat != self.seat:
                player.hand |= _take(cards, self.hand_sizes[seat] - bits(player.hand))
                player.pack = _take(cards, self.pack_sizes[seat])
        world.under_deck = tuple(
            entry - UNKNOWN_CARD + next(cards) if entry & 63 == UNKNOWN_CARD else entry
            for entry in world.under_deck
        )
        world.top = self._deal_offers(world.top, cards)
        world.staff_deck = _take(cards, self.staff_deck_size)
        return Game(self.options, world)

    def _deal_offers(self, frame: Frame | None, cards: Any) -> Frame | None:
        """Hidden offers (their size is noted in the frame) get unseen cards."""
        if frame is None or not _has_hidden_offer(frame):
            return frame
        below = self._deal_offers(frame.below, cards)
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


def _take(cards: Any, number: int) -> int:
    mask = 0
    for _ in range(number):
        mask |= BIT[next(cards)]
    return mask
