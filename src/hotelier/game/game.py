"""The public face: games, and what one seat sees of them.

Bots, browsers and logs get views, never positions.
"""

from __future__ import annotations

from typing import Any

from hotelier.content.box import ruleset
from hotelier.content.hotels import DAY, NIGHT
from hotelier.engine.agenda import LAST_CHANCE_FRAME
from hotelier.engine.decisions import play as legal
from hotelier.engine.decisions.play import advance, resolve
from hotelier.engine.decisions.why import why_not, why_not_for
from hotelier.engine.events import SOURCES, TILE_NAMES, Event
from hotelier.engine.reason import Reason
from hotelier.engine.rules import setup
from hotelier.engine.rules.scoring import leftovers, winners
from hotelier.engine.secrets import SPECTATOR, redact
from hotelier.engine.state import DEAL_NAMES, OVER, Player, Position
from hotelier.engine.values import CHANCE, FIRST_POLITICS, bits
from hotelier.errors import UnknownAction
from hotelier.game.actions import Action, action_of, code_of
from hotelier.game.dealer import Rng
from hotelier.game.decision import Decision
from hotelier.game.imagining import possible_world
from hotelier.game.options import GameOptions
from hotelier.game.preview import Preview, preview
from hotelier.game.refusal import refusal
from hotelier.position.writer import dump


class Game:
    """A game in progress: a position and the options agreed for it."""

    __slots__ = ("_codes", "options", "position")

    def __init__(self, options: GameOptions, position: Position) -> None:
        self.options = options
        self.position = position
        self._codes: list[int] | None = None

    @property
    def codes(self) -> list[int]:
        """The codes of the options now; empty when the game is over."""
        return self._legal().copy()

    def _legal(self) -> list[int]:
        """The options, listed once for each decision; nobody outside may change this list."""
        if self._codes is None:
            self._codes = legal.options(self.position)
        return self._codes

    @property
    def decision(self) -> Decision | None:
        """What is to be decided now, or ``None`` when the game is over."""
        frame = self.position.top
        return None if frame is None else Decision(frame, self.codes)

    @property
    def seat_to_act(self) -> int:
        """The seat that decides now, or ``CHANCE``; also ``CHANCE`` when the game is over."""
        frame = self.position.top
        if frame is None or frame.kind <= LAST_CHANCE_FRAME:
            return CHANCE
        return frame.seat

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.position.phase == OVER

    def apply(self, option: Action | int | str) -> list[Event]:
        """Answer the decision with one of its options and return what happened.

        An option that is not offered raises ``IllegalAction`` and changes nothing.
        """
        code = self.check(option)
        events: list[Event] = []
        self._codes = None
        self.position.log = events
        resolve(self.position, code)
        self.position.log = None
        return events

    def play(self, code: int) -> None:
        """Answer the decision with the code of an option, without writing down events."""
        if code not in self._legal():
            self.check(code)
        self._codes = None
        resolve(self.position, code)

    def check(self, option: Action | int | str) -> int:
        """The code of an option that is offered now; anything else raises."""
        code = code_of(option)
        if code not in self._legal():
            reason = why_not(self.position, code)
            assert reason is not None
            raise refusal(action_of(code), reason, [action_of(other) for other in self._legal()])
        return code

    def why_not(self, option: Action | int | str) -> Reason | None:
        """Why an action is not possible now; ``None`` exactly when it is among the options."""
        return why_not(self.position, code_of(option))

    def preview(self, option: Action | int | str) -> Preview:
        """What an option would do, up to the next decision or chance; nothing is changed."""
        code, pos = self.check(option), self.position
        assert pos.top is not None
        seat = pos.top.seat
        return preview(pos.copy(), code, seat, redact(pos, seat).staff_deck)

    def copy(self) -> Game:
        """An independent copy."""
        return Game(self.options, self.position.copy())

    def view(self, seat: int | None) -> View:
        """What a seat sees, or a spectator (``None``)."""
        if seat is not None and not 0 <= seat < self.options.players:
            raise UnknownAction(
                f"there is no seat {seat}; seats are 0 to {self.options.players - 1}"
            )
        return View(self.options, self.position, seat)

    def to_dict(self) -> dict[str, Any]:
        """The whole position as JSON; ``load_position`` reads it back."""
        return dump(self.options, self.position)

    @property
    def scores(self) -> list[dict[str, int]]:
        """The points of each seat by source; their sum is its total."""
        return [dict(zip(SOURCES, player.points, strict=True)) for player in self.position.players]

    @property
    def totals(self) -> list[int]:
        """The points of each seat."""
        return [player.total() for player in self.position.players]

    @property
    def winners(self) -> list[int]:
        """The seats that have won; several share the victory. Empty until the game is over."""
        return winners(self.position) if self.is_over else []

    def result(self) -> dict[str, Any]:
        """Totals, points by source, what broke a tie, winners."""
        return {
            "totals": self.totals,
            "scores": self.scores,
            "leftovers": [leftovers(self.position, seat) for seat in range(self.options.players)],
            "winners": self.winners,
        }


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
        return Decision(frame, legal.options(self.table))

    def why_not(self, option: Action | int | str) -> Reason | None:
        """Why this seat cannot do something now; ``None`` exactly when it is offered the option."""
        seat = SPECTATOR if self.seat is None else self.seat
        return why_not_for(self.table, seat, code_of(option))

    def preview(self, option: Action | int | str) -> Preview:
        """What an option of this seat would do, up to the next decision or chance."""
        code = code_of(option)
        reason = self.why_not(code)
        if reason is not None:
            decision = self.decision
            raise refusal(action_of(code), reason, [] if decision is None else decision.options)
        assert self.seat is not None
        return preview(self.imagine().position, code, self.seat, self.table.staff_deck)

    def to_dict(self) -> dict[str, Any]:
        """The view as JSON: a position in which hidden cards are counted, not named."""
        return dump(self.options, self.table, self)

    def imagine(self, rng: Rng | None = None) -> Game:
        """A whole game that could be behind this view: unseen cards are dealt anew.

        Without a generator they are dealt in rising order. Either way nothing hidden has any
        influence, so a bot may search in an imagined game and stay fair.
        """
        hidden = (self.hand_sizes, self.pack_sizes, self.staff_deck_size)
        return Game(self.options, possible_world(self.table, self.seat, *hidden, rng))


def new_game(options: GameOptions | None = None, **choices: Any) -> Game:
    """A new game; the first decisions are those of chance (see ``hotelier.Dealer``).

    Give either ``GameOptions`` or its fields: ``new_game(players=3, edition="ru")``.
    """
    agreed = GameOptions(**choices) if options is None else options
    pos = Position(ruleset(agreed.all_flags()), DEAL_NAMES.index(agreed.deal))
    pos.players = [
        Player(NIGHT if agreed.boards == "night" else None) for _ in range(agreed.players)
    ]
    if not isinstance(agreed.boards, str):
        for player, name in zip(pos.players, agreed.boards, strict=True):
            player.board = DAY["ABCD".index(name)]
    if agreed.politics is not None:
        pos.politics = tuple(number - FIRST_POLITICS for number in agreed.politics)
    if agreed.tiles is not None:
        pos.tiles = tuple(TILE_NAMES.index(name) for name in agreed.tiles)
    if agreed.start is not None:
        pos.start = agreed.start
    setup.begin(pos)
    advance(pos)
    return Game(agreed, pos)
