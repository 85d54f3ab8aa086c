"""Tables: who sits there, their states, and all that is said over a line to them."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias

from typing_extensions import TypedDict

from hotelier.server.telling.shapes.events import LogEvent, Preview, Reason, ReasonTold
from hotelier.server.telling.shapes.facts import Facts
from hotelier.server.telling.shapes.names import NoticeKind, SeatKind, Source
from hotelier.server.telling.shapes.play import Action, Decision, GameOptions, Result, View, Waiting


class Fault(TypedDict):
    """Why something was not done, as a sentence; ``wait``: so many seconds, then it is possible."""

    kind: str
    message: str
    reason: NotRequired[Reason]
    wait: NotRequired[int]
    detail: NotRequired[str]


class Refusal(TypedDict):
    """The answer to a request over HTTP that was not carried out."""

    error: Fault


# --- seats and lists of tables -------------------------------------------------------------------


class SeatTold(TypedDict):
    """Who sits at a seat; ``thinks_ms``: for how long its bot has been thinking."""

    seat: int
    name: str
    kind: SeatKind
    bot: str | None
    stand_in: str | None
    is_open: bool
    has_left: bool
    is_yours: bool
    is_present: bool
    thinks_ms: int | None


class Standing(TypedDict):
    """How a game stands, in short."""

    round: int
    waiting: int | None
    result: Result | None


class Summary(Standing):
    """A table in a list of tables.

    ``chosen_deal``: somebody chose the seed, and so may know what is dealt; ``rematch``: the table
    of the next game; ``holds``: the seats of the browser that asks.
    """

    table: str
    options: GameOptions
    spectators: bool
    hints: bool
    chosen_deal: bool
    created: int
    changed: int
    seats: list[SeatTold]
    is_over: bool
    rematch: str | None
    holds: list[int]
    is_host: bool


class TablesTold(TypedDict):
    """The tables of a browser, the latest first."""

    tables: list[Summary]


class SeatLink(TypedDict):
    """A link that leads to a seat."""

    seat: int
    link: str


class Opened(TypedDict):
    """A new table, with the links of its open seats."""

    table: str
    links: list[SeatLink]
    summary: Summary


class LinkLook(TypedDict):
    """The table and the seat that a link leads to."""

    seat: int
    is_open: bool
    summary: Summary


class Joined(TypedDict):
    """The seat of a link, taken."""

    table: str
    seat: int
    summary: Summary


class DeviceCode(TypedDict):
    """A code that makes another browser the same as this one, for so many seconds."""

    code: str
    seconds: int


class Health(TypedDict):
    """That the server answers and can write."""

    ok: Literal[True]
    version: str
    compiled: bool
    tables: int
    live: int


# --- states --------------------------------------------------------------------------------------


class LogEntry(TypedDict):
    """One answer: its action only for whoever gave it; ``seal``: it cannot be taken back."""

    answer: int
    seat: int | None
    action: Action | None
    first_event: int
    events: list[LogEvent]
    seal: bool


# ``from`` is a word of Python.
LogTold = TypedDict("LogTold", {"from": int, "entries": list[LogEntry]})


class UndoTold(TypedDict):
    """How far the seat that looks can go back, and forward again."""

    steps: int
    first: int
    redo: int


class GameTold(TypedDict):
    """The part of a state that is about the game."""

    number: int
    seat: int | None
    view: View
    facts: Facts
    decision: Decision | None
    previews: list[Preview]
    waiting: Waiting | None
    log: LogTold
    undo: UndoTold
    result: Result | None


class StateTold(GameTold):
    """A table as one line sees it; ``holds``, ``hints``, ``chosen_deal`` as in a summary."""

    type: Literal["state"]
    table: str
    holds: list[int]
    is_host: bool
    seats: list[SeatTold]
    spectators: int
    rematch: str | None
    hints: bool
    chosen_deal: bool


# --- replies -------------------------------------------------------------------------------------


class HintReason(TypedDict):
    """A source of points, and by how many it changes."""

    source: Source
    points: float


class HintTold(TypedDict):
    """An option that is advised (its index and code), what it is worth, and why."""

    option: int
    code: int
    notation: str
    text: str
    points: float
    win: float
    worth: str
    plan: list[str]
    reasons: list[HintReason]
    because: str


class Explained(TypedDict):
    """Why something asked about is not possible; ``null`` if it is."""

    about: dict[str, str | int | bool]
    reason: ReasonTold | None


class Answer(TypedDict, total=False):
    """What a request brings: the version of the table, and whatever was asked for.

    A plan brings ``steps``, ``ends`` (why it cannot go on) and the table after its last step.
    """

    number: int
    previews: list[Preview]
    hints: list[HintTold]
    reasons: list[Explained]
    steps: list[Preview]
    ends: Literal["chance", "other", "hidden", "over"] | None
    view: View | None
    facts: Facts | None
    decision: Decision | None
    seat: int | None
    language: str


class Done(Answer):
    """The request with this id was carried out."""

    type: Literal["reply"]
    id: str
    ok: Literal[True]


class Refused(TypedDict):
    """The request with this id was not carried out; ``null`` if it had none."""

    type: Literal["reply"]
    id: str | None
    ok: Literal[False]
    error: Fault


Reply: TypeAlias = Done | Refused


# --- what comes unasked --------------------------------------------------------------------------


class SeatsTold(TypedDict):
    """Who is at the table now."""

    type: Literal["seats"]
    seats: list[SeatTold]
    spectators: int


class Notice(TypedDict):
    """Something that is not part of the game."""

    type: Literal["notice"]
    kind: NoticeKind
    seat: int | None


class ThinkingTold(TypedDict):
    """The bot of a seat begins to think."""

    type: Literal["thinking"]
    seat: int


class ErrorTold(TypedDict):
    """Why the line is closed."""

    type: Literal["error"]
    error: Fault


Message: TypeAlias = StateTold | Reply | SeatsTold | Notice | ThinkingTold | ErrorTold
