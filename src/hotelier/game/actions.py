"""Actions in three forms: a typed value, a stable integer code, a short text notation.

``HireStaff(17)`` is code 262 and reads ``hire 17``. The three are interchangeable everywhere:
``action.code``, ``str(action)``, ``action_of(262)``, ``parse("hire 17")``.

In values the spaces of the guest row, café tables, seats and items count from 0, as lists do in
Python; in the notation they count from 1, as people do. Rooms are named ``a1`` (bottom left) to
``e4``; cards by their printed numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar

from hotelier.engine import codes
from hotelier.engine.events import TILE_NAMES
from hotelier.engine.hotel import ROOM_NAMES
from hotelier.engine.values import (
    FIRST_GUEST,
    FIRST_POLITICS,
    FIRST_STAFF,
    GOODS,
    GUESTS,
    POLITICS,
    STAFF,
)
from hotelier.errors import UnknownAction

_SPACES = range(5)
_TABLES = range(3)
_SEATS = range(4)
_ITEMS = range(10)
_STAFF = range(FIRST_STAFF, FIRST_STAFF + STAFF)
_GUESTS = range(FIRST_GUEST, FIRST_GUEST + GUESTS)
_POLITICS = range(FIRST_POLITICS, FIRST_POLITICS + POLITICS)
_FACES = range(1, 7)
_COUNTED_FROM_ONE = ("space", "table", "seat", "item")


@dataclass(frozen=True, slots=True)
class Action:
    """Something a player or chance can answer."""

    first: ClassVar[int]
    word: ClassVar[str]
    domains: ClassVar[tuple[Sequence[Any], ...]] = ()

    @property
    def code(self) -> int:
        """The stable number of this action, from 0 to 627."""
        try:
            return _codes()[self]
        except (KeyError, TypeError):
            raise UnknownAction(f"{self!r} is not an action of the game") from None

    @property
    def kind(self) -> str:
        """The kind of action in snake case: ``take_guest``."""
        return _snake(type(self).__name__)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of its fields, in order."""
        return self.__match_args__

    def to_dict(self) -> dict[str, Any]:
        """The action as JSON: its kind, its fields, its code and its notation."""
        values = {name: getattr(self, name) for name in self.names}
        return {"action": self.kind, **values, "code": self.code, "notation": str(self)}

    def _tokens(self) -> list[str]:
        return [
            str(value + 1) if name in _COUNTED_FROM_ONE else str(value)
            for name in self.names
            for value in [getattr(self, name)]
        ]

    def __str__(self) -> str:
        """The notation."""
        return " ".join([self.word, *self._tokens()])


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Pass instead of taking the turn."""

    first = codes.PASS
    word = "pass"


@dataclass(frozen=True, slots=True)
class FinishTurn(Action):
    """Declare the turn finished."""

    first = codes.FINISH
    word = "end"


@dataclass(frozen=True, slots=True)
class Decline(Action):
    """Leave an effect, or what is left of it, unused."""

    first = codes.DECLINE
    word = "stop"


@dataclass(frozen=True, slots=True)
class TakeGuest(Action):
    """Take the guest on a space of the row (0 is the leftmost)."""

    first = codes.TAKE_GUEST
    word = "guest"
    domains = (_SPACES,)
    space: int


@dataclass(frozen=True, slots=True)
class _DieChoice(Action):
    face: int
    performs: int
    boosted: bool = False

    def __str__(self) -> str:
        copied = f":{self.performs}" if self.face == 6 else ""
        return f"{self.word} {self.face}{copied}{'+' if self.boosted else ''}"


@dataclass(frozen=True, slots=True)
class TakeDie(_DieChoice):
    """Take a die for an action (a six copies one of 1 to 5), perhaps boosted for a krone."""

    first = codes.TAKE_DIE
    word = "die"


@dataclass(frozen=True, slots=True)
class UseDice(_DieChoice):
    """Act with the dice of a space in an extra turn, without taking a die."""

    first = codes.USE_DICE
    word = "use"


@dataclass(frozen=True, slots=True)
class TakeSixIdle(Action):
    """Take a six that cannot be paid for, without any effect."""

    first = codes.TAKE_SIX_IDLE
    word = "die 6:-"


@dataclass(frozen=True, slots=True)
class SplitGoods(Action):
    """Of the goods of action 1 or 2, so many are the finer ones: cake or coffee."""

    first = codes.SPLIT_GOODS
    word = "fine"
    domains = (range(9),)
    fine: int


@dataclass(frozen=True, slots=True)
class SplitSteps(Action):
    """Of the points of action 4, so many are emperor steps, the others kronen."""

    first = codes.SPLIT_STEPS
    word = "steps"
    domains = (range(17),)
    steps: int


@dataclass(frozen=True, slots=True)
class ChooseGood(Action):
    """Choose a good to receive."""

    first = codes.CHOOSE_GOOD
    word = "choose"
    domains = (GOODS,)
    good: str


@dataclass(frozen=True, slots=True)
class PlaceGood(Action):
    """Put a good just received on the order of the guest at a table."""

    first = codes.PLACE_GOOD
    word = "place"
    domains = (GOODS, _TABLES)
    good: str
    table: int


@dataclass(frozen=True, slots=True)
class KeepGoods(Action):
    """Put the rest of a kind of good just received into the kitchen."""

    first = codes.KEEP_GOODS
    word = "keep"
    domains = (GOODS,)
    good: str


@dataclass(frozen=True, slots=True)
class PrepareRoom(Action):
    """Lay a room tile."""

    first = codes.PREPARE
    word = "room"
    domains = (ROOM_NAMES,)
    room: str


@dataclass(frozen=True, slots=True)
class TurnRoom(Action):
    """Turn a free room to occupied."""

    first = codes.TURN_ROOM
    word = "turn"
    domains = (ROOM_NAMES,)
    room: str


@dataclass(frozen=True, slots=True)
class Serve(Action):
    """Move a good from the kitchen to the order of the guest at a table."""

    first = codes.SERVE
    word = "serve"
    domains = (GOODS, _TABLES)
    good: str
    table: int


@dataclass(frozen=True, slots=True)
class MoveIn(Action):
    """Move the satisfied guest at a table into a room."""

    first = codes.MOVE_IN
    word = "movein"
    domains = (_TABLES, ROOM_NAMES)
    table: int
    room: str


@dataclass(frozen=True, slots=True)
class ClaimPolitics(Action):
    """Put a disk on the politics card of a group."""

    first = codes.CLAIM
    word = "claim"
    domains = ("ABC",)
    group: str


@dataclass(frozen=True, slots=True)
class ResolveItem(Action):
    """Take the next effect out of a bag of effects."""

    first = codes.RESOLVE
    word = "item"
    domains = (_ITEMS,)
    item: int


@dataclass(frozen=True, slots=True)
class CompleteOrder(Action):
    """Fill the order of the guest at a table from the supply."""

    first = codes.COMPLETE
    word = "complete"
    domains = (_TABLES,)
    table: int


@dataclass(frozen=True, slots=True)
class SufferPenalty(Action):
    """Choose the material penalty of the emperor."""

    first = codes.SUFFER
    word = "suffer"


@dataclass(frozen=True, slots=True)
class LosePoints(Action):
    """Choose to lose points instead of the material penalty."""

    first = codes.LOSE_POINTS
    word = "losepoints"


@dataclass(frozen=True, slots=True)
class AvoidPenalty(Action):
    """Pay to avoid the penalty of the emperor."""

    first = codes.AVOID
    word = "avoid"


@dataclass(frozen=True, slots=True)
class RemoveRoom(Action):
    """Give up a room tile."""

    first = codes.REMOVE_ROOM
    word = "remove"
    domains = (ROOM_NAMES,)
    room: str


@dataclass(frozen=True, slots=True)
class HireStaff(Action):
    """Play a staff card."""

    first = codes.HIRE
    word = "hire"
    domains = (_STAFF,)
    staff: int


@dataclass(frozen=True, slots=True)
class UseStaff(Action):
    """Use a once-per-round staff card."""

    first = codes.USE_STAFF
    word = "staff"
    domains = (_STAFF,)
    staff: int


@dataclass(frozen=True, slots=True)
class ReturnStaff(Action):
    """Put a staff card under the deck."""

    first = codes.RETURN_STAFF
    word = "return"
    domains = (_STAFF,)
    staff: int


@dataclass(frozen=True, slots=True)
class DiscardStaff(Action):
    """Give up a game-end staff card."""

    first = codes.DISCARD_STAFF
    word = "discard"
    domains = (_STAFF,)
    staff: int


@dataclass(frozen=True, slots=True)
class DraftStaff(Action):
    """Keep a staff card of the pack."""

    first = codes.DRAFT
    word = "draft"
    domains = (_STAFF,)
    staff: int


@dataclass(frozen=True, slots=True)
class RollDie(Action):
    """Chance: the next die shows a face."""

    first = codes.ROLL
    word = "roll"
    domains = (_FACES,)
    face: int


@dataclass(frozen=True, slots=True)
class RevealGuest(Action):
    """Chance: a guest comes into the row."""

    first = codes.REVEAL
    word = "reveal"
    domains = (_GUESTS,)
    guest: int


@dataclass(frozen=True, slots=True)
class DrawStaff(Action):
    """Chance: the next staff card of the deck."""

    first = codes.DRAW
    word = "draw"
    domains = (_STAFF,)
    staff: int


@dataclass(frozen=True, slots=True)
class ChooseStart(Action):
    """Chance: a seat becomes start player."""

    first = codes.START
    word = "start"
    domains = (_SEATS,)
    seat: int


@dataclass(frozen=True, slots=True)
class AssignBoard(Action):
    """Chance: the seat that is asked about gets a day board."""

    first = codes.BOARD
    word = "board"
    domains = ("ABCD",)
    board: str


@dataclass(frozen=True, slots=True)
class ChoosePolitics(Action):
    """Chance: a politics card is in the game."""

    first = codes.POLITICS_CARD
    word = "politics"
    domains = (_POLITICS,)
    politics: int


@dataclass(frozen=True, slots=True)
class ChooseTile(Action):
    """Chance: an emperor tile is in the game."""

    first = codes.TILE
    word = "tile"
    domains = (TILE_NAMES,)
    tile: str


KINDS: tuple[type[Action], ...] = (
    Pass,
    FinishTurn,
    Decline,
    TakeGuest,
    TakeDie,
    TakeSixIdle,
    UseDice,
    SplitGoods,
    SplitSteps,
    ChooseGood,
    PlaceGood,
    KeepGoods,
    PrepareRoom,
    TurnRoom,
    Serve,
    MoveIn,
    ClaimPolitics,
    ResolveItem,
    CompleteOrder,
    SufferPenalty,
    LosePoints,
    AvoidPenalty,
    RemoveRoom,
    HireStaff,
    UseStaff,
    ReturnStaff,
    DiscardStaff,
    DraftStaff,
    RollDie,
    RevealGuest,
    DrawStaff,
    ChooseStart,
    AssignBoard,
    ChoosePolitics,
    ChooseTile,
)
"""All kinds of actions in the order of their codes."""


@cache
def _snake(name: str) -> str:
    return "".join("_" + letter.lower() if letter.isupper() else letter for letter in name)[1:]


def _all_of(kind: type[Action]) -> list[Action]:
    if issubclass(kind, _DieChoice):
        choices = [(face, face) for face in range(1, 6)] + [(6, action) for action in range(1, 6)]
        return [kind(*choice, boosted) for choice in choices for boosted in (False, True)]
    found: list[tuple[Any, ...]] = [()]
    for domain in kind.domains:
        found = [(*values, value) for values in found for value in domain]
    return [kind(*values) for values in found]


@cache
def all_actions() -> tuple[Action, ...]:
    """The whole action space; the place of an action is its code."""
    return tuple(action for kind in KINDS for action in _all_of(kind))


@cache
def _codes() -> dict[Action, int]:
    return {action: code for code, action in enumerate(all_actions())}


@cache
def _notations() -> dict[str, Action]:
    return {str(action): action for action in all_actions()}


def dict_of(code: int) -> dict[str, Any]:
    """The action with a code as JSON: ``action_of(code).to_dict()``, made once."""
    return _dict_of(code).copy()


@cache
def _dict_of(code: int) -> dict[str, Any]:
    return action_of(code).to_dict()


def action_of(code: int) -> Action:
    """The action with a code."""
    if not 0 <= code < codes.ACTION_SPACE:
        raise UnknownAction(
            f"there is no action with code {code}; codes go from 0 to {codes.ACTION_SPACE - 1}"
        )
    return all_actions()[code]


def parse(text: str) -> Action:
    """The action with a notation."""
    action = _notations().get(" ".join(text.split()))
    if action is None:
        raise UnknownAction(
            f"'{text}' is not an action; a notation looks like 'die 3+', 'room b2' or 'hire 17'"
        )
    return action


def code_of(option: Action | int | str) -> int:
    """The code of an action in any of its three forms."""
    if isinstance(option, str):
        return parse(option).code
    if isinstance(option, Action):
        return option.code
    if isinstance(option, bool) or not isinstance(option, int):
        raise UnknownAction(f"{option!r} is not an action, a code or a notation")
    return action_of(option).code
