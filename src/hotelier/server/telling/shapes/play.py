"""What is on the table and what is to be decided."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from hotelier.server.telling.shapes.names import (
    ActionName,
    BoardName,
    CauseName,
    Colour,
    DealName,
    EffectName,
    FlagValue,
    FrameName,
    Good,
    Phase,
    TurnFlag,
    WhichRooms,
)


class Goods(TypedDict, total=False):
    """Goods by name; those left out are none."""

    strudel: int
    cake: int
    wine: int
    coffee: int


class Kitchen(TypedDict):
    """All goods of a kitchen."""

    strudel: int
    cake: int
    wine: int
    coffee: int


class Points(TypedDict):
    """Points by what they were scored for."""

    guests: int
    printed_rooms: int
    groups: int
    staff: int
    politics: int
    emperor_track: int
    steps_beyond_the_track: int
    emperor_tiles: int
    game_end_staff: int
    occupied_rooms: int
    kronen: int
    goods: int
    guests_left: int


class Cause(TypedDict):
    """What something is because of."""

    kind: CauseName
    die: NotRequired[int]
    guest: NotRequired[int]
    staff: NotRequired[int]
    politics: NotRequired[int]
    tile: NotRequired[str]
    colour: NotRequired[Colour]
    room: NotRequired[str]


# --- decisions -----------------------------------------------------------------------------------


class Action(TypedDict):
    """Something a player can answer, with the fields of its kind."""

    action: ActionName
    code: int
    notation: str
    space: NotRequired[int]
    face: NotRequired[int]
    performs: NotRequired[int]
    boosted: NotRequired[bool]
    fine: NotRequired[int]
    steps: NotRequired[int]
    good: NotRequired[Good]
    table: NotRequired[int]
    room: NotRequired[str]
    group: NotRequired[str]
    item: NotRequired[int]
    staff: NotRequired[int]


class AnyAction(Action):
    """Something a player or chance can answer."""

    guest: NotRequired[int]
    seat: NotRequired[int]
    board: NotRequired[BoardName]
    politics: NotRequired[int]
    tile: NotRequired[str]


class Option(Action):
    """An action that is offered, in words and with its place in the list of options."""

    index: int
    text: str


class Item(TypedDict):
    """A pending effect; what is not said has its usual value."""

    effect: EffectName
    amount: int
    because: Cause
    goods: NotRequired[Goods]
    discount: NotRequired[int | Literal["free"]]
    rooms: NotRequired[list[str]]
    occupied: NotRequired[bool]
    must: NotRequired[bool]


class Decision(TypedDict):
    """What the seat that looks has to decide; ``items`` where it is which effect comes next."""

    seat: int
    kind: FrameName
    because: Cause
    options: list[Option]
    items: NotRequired[list[Item]]
    text: str
    cause_text: str


class Waiting(TypedDict):
    """Who decides what now; nobody (``null``) where chance does."""

    seat: int | None
    kind: FrameName
    because: Cause
    text: str


# --- views ---------------------------------------------------------------------------------------


class Frame(TypedDict):
    """Something to be settled before whatever lies below it, with the fields of its kind."""

    frame: FrameName
    seat: int | None
    because: Cause
    count: NotRequired[int]
    done: NotRequired[list[TurnFlag]]
    discount: NotRequired[int | Literal["free"]]
    which: NotRequired[WhichRooms]
    goods: NotRequired[Goods | list[Good]]
    cards: NotRequired[int | list[int]]
    rooms: NotRequired[list[str]]
    least: NotRequired[int]
    items: NotRequired[list[Item]]


class CafeTable(TypedDict):
    """A guest at a table of the café; ``tipped``: staff has paid for the completed order."""

    guest: int
    served: Goods
    tipped: bool


class HiredStaff(TypedDict):
    """A staff card in play."""

    staff: int
    used: bool


class UnderDeck(TypedDict):
    """A card under the staff deck; ``null`` if another seat has put it there."""

    staff: int | None
    seat: int


class PoliticsPlace(TypedDict):
    """A politics card and the seats of its disks, 15 points first."""

    politics: int
    disks: list[int]


class SeatView(TypedDict):
    """What one seat has; hands and packs of others are counted."""

    board: BoardName | None
    kronen: int
    emperor: int
    kitchen: Kitchen
    cafe: list[CafeTable | None]
    hotel: list[str]
    paid_groups: list[str]
    hand: list[int] | int
    pack: list[int] | int
    staff: list[HiredStaff]
    dice: list[int | None]
    points: Points


class GameOptions(TypedDict):
    """What was agreed before the game; what is left to chance is ``null``."""

    players: int
    edition: str
    flags: dict[str, FlagValue]
    boards: str | list[str]
    deal: DealName
    politics: list[int] | None
    tiles: list[str] | None
    start: int | None


class View(TypedDict):
    """The table as a seat or a spectator sees it; a whole position (replays) hides nothing."""

    format: Literal["hotelier-view", "hotelier-position"]
    version: int
    options: GameOptions
    phase: Phase
    round: int
    start: int | None
    dice: list[int]
    dustbin: int
    passed: list[int]
    row: list[int | None]
    guest_deck: list[int]
    guest_discard: list[int]
    staff_deck: int | list[int]
    under_deck: list[UnderDeck]
    staff_removed: list[int]
    politics: list[PoliticsPlace | None]
    tiles: list[str | None]
    seats: list[SeatView]
    pending: list[Frame]
    seat: NotRequired[int | None]
    staff_unseen: NotRequired[list[int]]


class Result(TypedDict):
    """How a game ended; ``leftovers`` break a tie."""

    totals: list[int]
    scores: list[Points]
    leftovers: list[int]
    winners: list[int]
