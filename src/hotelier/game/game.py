"""The public face: new game, current decision, apply, copy, view, result."""

from __future__ import annotations

from typing import Any

from hotelier.content.box import ruleset
from hotelier.content.hotels import DAY, NIGHT
from hotelier.engine.agenda import LAST_CHANCE_FRAME
from hotelier.engine.decisions import play as legal
from hotelier.engine.decisions.play import advance, resolve
from hotelier.engine.decisions.why import why_not
from hotelier.engine.events import SOURCES, TILE_NAMES, Event
from hotelier.engine.reason import Reason
from hotelier.engine.rules import setup
from hotelier.engine.rules.scoring import leftovers, winners
from hotelier.engine.state import DEAL_NAMES, OVER, Player, Position
from hotelier.engine.values import CHANCE, FIRST_POLITICS
from hotelier.errors import UnknownAction
from hotelier.game.actions import Action, action_of, parse
from hotelier.game.decision import Decision
from hotelier.game.options import GameOptions
from hotelier.game.preview import Preview, preview
from hotelier.game.refusal import refusal
from hotelier.game.view import View
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
        return preview(self, option)

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


def code_of(option: Action | int | str) -> int:
    """The code of an action in any of its three forms."""
    if isinstance(option, str):
        return parse(option).code
    if isinstance(option, Action):
        return option.code
    if isinstance(option, bool) or not isinstance(option, int):
        raise UnknownAction(f"{option!r} is not an action, a code or a notation")
    return action_of(option).code


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
