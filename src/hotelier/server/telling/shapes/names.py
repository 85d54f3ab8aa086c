"""The words that stand for kinds of things in what is sent: the engine's own, listed nowhere else.

To a type checker they are strings; the schema and the browser's types know all of them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Final

from pydantic import WithJsonSchema
from typing_extensions import TypeAliasType

from hotelier.content.hotels import BOARDS
from hotelier.engine.agenda import FRAME_NAMES
from hotelier.engine.effects import EFFECT_NAMES, MEASURE_NAMES, MOMENT_NAMES, PENALTY_NAMES
from hotelier.engine.events import CAUSE_NAMES, EVENT_NAMES, SOURCES
from hotelier.engine.reason import PURPOSES, REASON_NAMES
from hotelier.engine.state import DEAL_NAMES, PHASE_NAMES
from hotelier.engine.values import COLOURS, GOODS
from hotelier.game.actions import all_actions
from hotelier.position.writer import TURN_FLAGS, WHICH_ROOMS
from hotelier.text.describe import MODIFIER_NAMES

SEAT_KINDS: Final = ("you", "link", "device", "bot")
TRIGGER_NAMES: Final = (
    "die_taken",
    "guest_moves_in",
    "guest_served",
    "emperor_bonus",
    "room_occupied",
)
GROUP_GAINS: Final = ("points", "kronen", "emperor")
"""What a full blue, red or yellow group brings."""
NOTICES: Final = (
    "bot_failed",
    "link_renewed",
    "player_joined",
    "player_left",
    "player_replaced",
    "player_returned",
    "rematch",
)


def one_of(names: Iterable[str]) -> WithJsonSchema:
    """Of all strings, only these."""
    return WithJsonSchema({"enum": list(dict.fromkeys(names))})


Good = TypeAliasType("Good", Annotated[str, one_of(GOODS)])
Colour = TypeAliasType("Colour", Annotated[str, one_of(COLOURS[:-1])])
AnyColour = TypeAliasType("AnyColour", Annotated[str, one_of(COLOURS)])
BoardName = TypeAliasType("BoardName", Annotated[str, one_of(board.name for board in BOARDS)])
DealName = TypeAliasType("DealName", Annotated[str, one_of(DEAL_NAMES)])
SeatKind = TypeAliasType("SeatKind", Annotated[str, one_of(SEAT_KINDS)])
NoticeKind = TypeAliasType("NoticeKind", Annotated[str, one_of(NOTICES)])
Phase = TypeAliasType("Phase", Annotated[str, one_of(PHASE_NAMES)])
Source = TypeAliasType("Source", Annotated[str, one_of(SOURCES)])
ActionName = TypeAliasType("ActionName", Annotated[str, one_of(it.kind for it in all_actions())])
CauseName = TypeAliasType("CauseName", Annotated[str, one_of(CAUSE_NAMES)])
EventName = TypeAliasType("EventName", Annotated[str, one_of(EVENT_NAMES)])
FrameName = TypeAliasType("FrameName", Annotated[str, one_of(FRAME_NAMES)])
TurnFlag = TypeAliasType("TurnFlag", Annotated[str, one_of(TURN_FLAGS)])
WhichRooms = TypeAliasType("WhichRooms", Annotated[str, one_of(WHICH_ROOMS)])
EffectName = TypeAliasType("EffectName", Annotated[str, one_of(EFFECT_NAMES)])
MeasureName = TypeAliasType("MeasureName", Annotated[str, one_of(MEASURE_NAMES)])
MomentName = TypeAliasType("MomentName", Annotated[str, one_of(MOMENT_NAMES)])
TriggerName = TypeAliasType("TriggerName", Annotated[str, one_of(TRIGGER_NAMES)])
ModifierName = TypeAliasType("ModifierName", Annotated[str, one_of(MODIFIER_NAMES.values())])
PenaltyName = TypeAliasType("PenaltyName", Annotated[str, one_of(PENALTY_NAMES)])
GroupGain = TypeAliasType("GroupGain", Annotated[str, one_of(GROUP_GAINS)])
ReasonName = TypeAliasType("ReasonName", Annotated[str, one_of(REASON_NAMES)])
Purpose = TypeAliasType("Purpose", Annotated[str, one_of(PURPOSES)])
FlagValue = TypeAliasType("FlagValue", str | int)
