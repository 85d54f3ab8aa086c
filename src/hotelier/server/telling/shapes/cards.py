"""What is printed on cards, tiles and boards, and what can be agreed for a game."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from hotelier.server.telling.shapes.names import (
    AnyColour,
    BoardName,
    Colour,
    DealName,
    EffectName,
    FlagValue,
    GroupGain,
    MeasureName,
    ModifierName,
    MomentName,
    PenaltyName,
    TriggerName,
)
from hotelier.server.telling.shapes.play import Goods


class Measure(TypedDict):
    """Something that is counted; ``most``: no more than that."""

    measure: MeasureName
    colour: AnyColour
    most: int | None


class Effect(TypedDict):
    """An effect in words and numbers; what is not said has its usual value."""

    effect: EffectName
    amount: int
    goods: NotRequired[Goods]
    discount: NotRequired[int | Literal["free"]]
    rooms: NotRequired[list[str]]
    occupied: NotRequired[bool]
    per: Measure | None
    text: str


class GuestCard(TypedDict):
    """A guest."""

    number: int
    name: str
    colour: Colour
    order: Goods
    points: int
    rewards: list[Effect]
    reward_text: str
    text: str


class Trigger(TypedDict):
    """What makes a staff card act."""

    trigger: TriggerName
    faces: list[int]
    colour: AnyColour
    least_order: int


class Modifier(TypedDict):
    """A rule that a staff card changes."""

    modifier: ModifierName
    amount: int
    faces: list[int]
    colour: AnyColour


class Ability(TypedDict):
    """What a staff card does."""

    moment: MomentName
    effect: Effect | None
    trigger: Trigger | None
    modifiers: list[Modifier]
    copies_rival: bool


class StaffCard(Ability):
    """A staff card; ``starter`` is its letter in the introductory deal."""

    number: int
    name: str
    cost: int
    starter: str | None
    ability_text: str
    text: str


class Goal(TypedDict):
    """So many of something."""

    number: int
    measure: Measure


class PoliticsCard(TypedDict):
    """A politics card."""

    number: int
    name: str
    group: str
    goals: list[Goal]
    text: str


class Penalty(TypedDict):
    """What the emperor takes, and the points that may be lost instead (0: no such choice)."""

    penalty: PenaltyName
    amount: int
    or_points: int
    occupied: bool
    per: Measure | None


class TileCard(TypedDict):
    """An emperor tile."""

    tile: str
    name: str
    group: str
    round: int
    bonus: Effect
    penalty: Penalty
    penalty_text: str
    text: str


class Group(TypedDict):
    """A group of rooms, and what it brings once it is full."""

    rooms: list[str]
    colour: Colour
    gain: GroupGain
    bonus: int


class Board(TypedDict):
    """A printed hotel: the colour of each room, and its groups."""

    board: BoardName
    rooms: dict[str, Colour]
    groups: list[Group]


class Printed(TypedDict):
    """What is printed on hotels, row and track."""

    rooms: list[str]
    room_points: dict[str, int]
    floor_prices: list[int]
    floor_points: list[int]
    row_prices: list[int]
    track_points: list[int]
    politics_points: list[int]
    rounds: int
    scoring_rounds: list[int]


class CardsTold(TypedDict):
    """All cards, tiles and boards of an edition, in a language."""

    language: str
    flags: dict[str, FlagValue]
    guests: list[GuestCard]
    staff: list[StaffCard]
    politics: list[PoliticsCard]
    tiles: list[TileCard]
    boards: list[Board]
    printed: Printed


# --- before a game -------------------------------------------------------------------------------


class EditionTold(TypedDict):
    """An edition, and the flags in which it differs."""

    edition: str
    name: str
    about: str
    differs: dict[str, FlagValue]


class FlagChoice(TypedDict):
    """What a rule can say."""

    value: FlagValue
    text: str


class FlagTold(TypedDict):
    """A single rule and what it can say."""

    flag: str
    name: str
    values: list[FlagChoice]


class Strength(TypedDict, total=False):
    """What was measured of a level; ``seconds`` for a turn, if they were not the usual ones."""

    points: float
    elo: float
    interval: list[float]
    seconds: float


class PoliticsChoice(TypedDict):
    """A politics card that can be chosen."""

    number: int
    name: str


class TileChoice(TypedDict):
    """An emperor tile that can be chosen."""

    tile: str
    name: str


class GoalsTold(TypedDict):
    """The politics cards and emperor tiles of a group; a game has one of each."""

    group: str
    politics: list[PoliticsChoice]
    tiles: list[TileChoice]


class Choices(TypedDict):
    """What can be agreed for a game; ``strengths`` by level and number of players."""

    language: str
    default_edition: str
    editions: list[EditionTold]
    flags: list[FlagTold]
    day_boards: list[str]
    goals: list[GoalsTold]
    deals: list[DealName]
    strengths: dict[str, dict[str, Strength]]
    bots: list[str]


class TextsTold(TypedDict):
    """The Fluent sources of a language."""

    language: str
    languages: list[str]
    sources: dict[str, str]
