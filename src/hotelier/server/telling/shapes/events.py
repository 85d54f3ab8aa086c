"""What happens at a table, what an option would do, and why another is not possible."""

from __future__ import annotations

from typing import NotRequired

from typing_extensions import TypedDict

from hotelier.server.telling.shapes.names import (
    AnyColour,
    BoardName,
    Colour,
    EventName,
    FrameName,
    Good,
    MeasureName,
    Phase,
    Purpose,
    ReasonName,
    Source,
)
from hotelier.server.telling.shapes.play import Action, Cause, Goods


class GameEvent(TypedDict):
    """Something that happened, with the fields of its kind; a hidden card is ``null``."""

    event: EventName
    because: Cause
    seat: NotRequired[int]
    board: NotRequired[BoardName]
    politics: NotRequired[int]
    tile: NotRequired[str]
    staff: NotRequired[int | None]
    guest: NotRequired[int]
    round: NotRequired[int]
    face: NotRequired[int]
    dice: NotRequired[int]
    number: NotRequired[int]
    die: NotRequired[int]
    strength: NotRequired[int]
    amount: NotRequired[int]
    source: NotRequired[Source]
    goods: NotRequired[Goods]
    good: NotRequired[Good]
    room: NotRequired[str]
    colour: NotRequired[Colour]
    size: NotRequired[int]
    decision: NotRequired[FrameName]


class LogEvent(GameEvent):
    """An event in words."""

    text: str


class GuestsMoved(TypedDict, total=False):
    """Guests who come into the café, or leave it."""

    came: list[int]
    left: list[int]


class OrderChange(TypedDict):
    """Goods put on the order of a guest who stays."""

    guest: int
    goods: Goods


class RoomChanges(TypedDict, total=False):
    """Rooms of a hotel that change."""

    prepared: list[str]
    occupied: list[str]
    removed: list[str]


class StaffChanges(TypedDict, total=False):
    """Staff in play that changes."""

    hired: list[int]
    lost: list[int]
    used: list[int]
    ready: list[int]


class Changes(TypedDict, total=False):
    """What is different at a seat; what stays the same is left out."""

    kronen: int
    emperor: int
    points: dict[Source, int]
    kitchen: Goods
    guests: GuestsMoved
    orders: list[OrderChange]
    rooms: RoomChanges
    staff: StaffChanges
    hand: int
    pack: int
    dice: int
    politics: list[str]


class Following(TypedDict):
    """The decision that would follow."""

    kind: FrameName
    seat: int | None
    is_chance: bool


class Preview(TypedDict):
    """What an option would do; ``seals``: there is no way back afterwards."""

    option: Action
    events: list[GameEvent]
    changes: list[Changes]
    next: Following | None
    is_hidden: bool
    seals: bool


class Reason(TypedDict):
    """Why an action is not possible, with the fields of its kind."""

    reason: ReasonName
    needs: NotRequired[Phase]
    now: NotRequired[Phase]
    decision: NotRequired[FrameName]
    seat: NotRequired[int | None]
    what: NotRequired[Purpose]
    need: NotRequired[int]
    have: NotRequired[int]
    die: NotRequired[int]
    action: NotRequired[int]
    tables: NotRequired[int]
    space: NotRequired[int]
    table: NotRequired[int]
    guest: NotRequired[int]
    missing: NotRequired[int]
    ordered: NotRequired[int]
    good: NotRequired[Good]
    plain: NotRequired[Good]
    strength: NotRequired[int]
    most: NotRequired[int]
    room: NotRequired[str]
    rooms: NotRequired[list[str]]
    floor: NotRequired[int]
    highest: NotRequired[int]
    needs_colour: NotRequired[AnyColour]
    colour: NotRequired[AnyColour]
    staff: NotRequired[int]
    item: NotRequired[int]
    items: NotRequired[int]
    politics: NotRequired[int]
    measure: NotRequired[MeasureName]
    disks: NotRequired[int]
    board: NotRequired[BoardName]
    group: NotRequired[str]
    seats: NotRequired[int]
    code: NotRequired[int]


class ReasonTold(Reason):
    """A reason in words, and the clause of the rules behind it."""

    text: str
    rule: str
