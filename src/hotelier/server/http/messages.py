"""What browsers may send: strict models, nothing unknown, nothing converted."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from hotelier.server.settings import MOST_RECORD

Number = Annotated[int, Field(ge=0, le=2**31)]
Text = Annotated[str, Field(max_length=200)]
RequestId = Annotated[str, Field(min_length=1, max_length=64)]
Language = Annotated[str, Field(max_length=10)]
Asked = Annotated[dict[Text, Text | Number | bool], Field(min_length=1, max_length=5)]


class Strict(BaseModel):
    """A message in which every field is known and has the right type."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


# --- over HTTP -----------------------------------------------------------------------------------


class SeatIn(Strict):
    """A seat of a new table."""

    kind: Literal["you", "link", "device", "bot"]
    name: Text | None = None
    bot: Text | None = None


class TableIn(Strict):
    """A new table; ``options`` are those of ``GameOptions``, ``players`` follows from the seats."""

    seats: Annotated[list[SeatIn], Field(min_length=2, max_length=4)]
    options: Annotated[dict[str, Any], Field(max_length=20)] = {}
    spectators: bool = True
    hints: bool = True
    seed: Annotated[str, Field(min_length=1, max_length=100)] | None = None


class LinkIn(Strict):
    """A link to a seat; with a name to sit down."""

    link: Text
    name: Text | None = None


class BotIn(Strict):
    """A bot that takes over."""

    bot: Text


class LeaveIn(Strict):
    """Getting up, with or without a bot that plays on."""

    bot: Text | None = None


class CodeIn(Strict):
    """The code of another device; ``give_up`` lets go of this browser's own games."""

    code: Annotated[str, Field(max_length=50)]
    give_up: bool = False


class RecordIn(Strict):
    """The text of a recorded game."""

    text: Annotated[str, Field(max_length=MOST_RECORD)]


class PlayOnIn(Strict):
    """Going on from a step of a finished game, at one seat, against bots."""

    step: Number
    seat: Annotated[int, Field(ge=0, le=3)]
    bot: Text
    name: Text | None = None


# --- over the WebSocket --------------------------------------------------------------------------


class Choose(Strict):
    """Answer the decision: by the index of an option, or by its code."""

    type: Literal["choose"]
    id: RequestId
    number: Number
    option: Number | None = None
    code: Number | None = None


class Undo(Strict):
    """Take back one answer, all from ``to`` on, or all since the last seal."""

    type: Literal["undo"]
    id: RequestId
    number: Number
    to: Number | None = None
    to_seal: bool = False


class Redo(Strict):
    """Give the answer again that was taken back last."""

    type: Literal["redo"]
    id: RequestId
    number: Number


class PreviewIn(Strict):
    """What options would do: one by its code, or all."""

    type: Literal["preview"]
    id: RequestId
    number: Number
    code: Number | None = None


class WhyNot(Strict):
    """Why actions are not possible now: each by its kind, with all of its fields or some."""

    type: Literal["why_not"]
    id: RequestId
    number: Number
    about: Annotated[list[Asked], Field(min_length=1, max_length=40)]


class Plan(Strict):
    """Try some options one after another; nothing of it is played."""

    type: Literal["plan"]
    id: RequestId
    number: Number
    codes: Annotated[list[Number], Field(max_length=40)]


class Hint(Strict):
    """What to do best in the present decision, and why."""

    type: Literal["hint"]
    id: RequestId
    number: Number


class Face(Strict):
    """Look with the eyes of one of the own seats, or of none (curtain)."""

    type: Literal["face"]
    id: RequestId
    seat: Annotated[int, Field(ge=0, le=3)] | None


class Speak(Strict):
    """Change the language of all texts."""

    type: Literal["language"]
    id: RequestId
    language: Language


class MoveNow(Strict):
    """The bot that thinks shall move."""

    type: Literal["move_now"]
    id: RequestId


class Refresh(Strict):
    """Send the state again, with all that is new since a version."""

    type: Literal["refresh"]
    id: RequestId
    known: Annotated[int, Field(ge=-1, le=2**31)] = -1


class Ping(Strict):
    """Are you there?"""

    type: Literal["ping"]
    id: RequestId


Message = Annotated[
    Choose
    | Undo
    | Redo
    | PreviewIn
    | WhyNot
    | Plan
    | Hint
    | Face
    | Speak
    | MoveNow
    | Refresh
    | Ping,
    Field(discriminator="type"),
]
