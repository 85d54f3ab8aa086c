"""Everything the engine tells the outside world is valid by the published schemas."""

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import fields
from typing import Any

import pytest
from hypothesis import given
from jsonschema import Draft202012Validator

from hotelier import Game, Seat, all_actions, arrange, new_game
from hotelier.content.editions import EDITIONS
from hotelier.content.flags import FLAGS
from hotelier.engine.agenda import EMPEROR_BONUS, FRAME_NAMES
from hotelier.engine.effects import EFFECT_NAMES
from hotelier.engine.events import CAUSE_NAMES, EVENT_NAMES, SOURCES, TILE_NAMES
from hotelier.engine.state import PHASE_NAMES
from hotelier.game.actions import KINDS
from hotelier.game.options import GameOptions
from tests.positions.schemas import NAMES, complaint, read
from tests.properties.play import Script, examples, scripts

Json = dict[str, Any]


@pytest.mark.parametrize("name", NAMES)
def test_the_schemas_are_schemas(name: str) -> None:
    Draft202012Validator.check_schema(read(name))
    assert read(name)["$id"] == f"{name}.schema.json"


MOMENTS: Counter[tuple[str, ...]] = Counter()
EVENTS: set[str] = set()


@given(scripts)
@examples(15)
def test_every_position_view_and_decision_is_valid(script: Script) -> None:
    # Validating takes long, so each kind of moment is looked at twice in all games together; the
    # beginning and the end of every game always.
    here: set[tuple[str, ...]] = set()
    for game in script.play():
        moment = _moment(game)
        if moment in here or (MOMENTS[moment] >= 2 and here and not game.is_over):
            continue
        here.add(moment)
        MOMENTS[moment] += 1
        assert complaint("position", json.loads(json.dumps(game.to_dict()))) == ""
        for seat in (sum(MOMENTS.values()) % script.options.players, None):
            assert complaint("view", json.loads(json.dumps(game.view(seat).to_dict()))) == ""
        if game.decision is not None:
            assert complaint("decision", json.loads(json.dumps(game.decision.to_dict()))) == ""


def _moment(game: Game) -> tuple[str, ...]:
    """The phase and the kinds of all that is pending."""
    found = [PHASE_NAMES[game.position.phase]]
    frame = game.position.top
    while frame is not None:
        found.append(FRAME_NAMES[frame.kind])
        frame = frame.below
    return tuple(found)


@given(scripts)
@examples(8)
def test_every_event_is_valid_for_everyone(script: Script) -> None:
    # Many events are the same in all games; one look at each is enough.
    game = new_game(script.options)
    for code in script.steps(game):
        for event in game.apply(code):
            for seat in (event.seat, None):
                told = json.dumps(event.to_dict(seat))
                if told not in EVENTS:
                    assert complaint("event", json.loads(told)) == ""
                    EVENTS.add(told)


def test_every_action_is_valid() -> None:
    decision = {"seat": 0, "kind": "turn", "because": {"kind": "turn"}}
    told = [action.to_dict() for action in all_actions()]
    assert complaint("decision", {**decision, "options": told}) == ""


def test_a_schema_of_one_kind_does_not_fit_another() -> None:
    game = new_game()
    assert complaint("position", game.view(0).to_dict()) != ""
    assert complaint("view", game.to_dict()) != ""


# --- the schemas know every name of the engine ---------------------------------------------------


def test_the_schemas_name_all_frames_effects_causes_events_and_actions() -> None:
    common = read("common")["$defs"]
    shapes = [shape["properties"]["frame"] for shape in common["frame"]["oneOf"]]
    frames = [name for shape in shapes for name in shape.get("enum", [shape.get("const")])]
    assert sorted(frames) == sorted(FRAME_NAMES)
    assert common["item"]["properties"]["effect"]["enum"] == list(EFFECT_NAMES)
    kinds = [cause["properties"]["kind"] for cause in common["cause"]["oneOf"]]
    assert sorted(name for kind in kinds for name in kind.get("enum", [kind.get("const")])) == (
        sorted(CAUSE_NAMES)
    )
    assert list(common["seat_of_table"]["properties"]["points"]["properties"]) == list(SOURCES)
    assert common["tile"]["enum"] == list(TILE_NAMES)
    assert read("event")["properties"]["event"]["enum"] == list(EVENT_NAMES)
    decision = read("decision")
    assert decision["properties"]["kind"]["enum"] == list(FRAME_NAMES[:EMPEROR_BONUS])
    named = decision["$defs"]["action"]["properties"]["action"]["enum"]
    assert named == list(dict.fromkeys(action.kind for action in all_actions()))
    assert len(named) == len(KINDS)


def test_the_schemas_name_all_options_editions_and_flags() -> None:
    options = read("common")["$defs"]["options"]["properties"]
    assert list(options) == [field.name for field in fields(GameOptions)]
    assert options["edition"]["enum"] == list(EDITIONS)
    flags = {name: tuple(flag["enum"]) for name, flag in options["flags"]["properties"].items()}
    assert flags == FLAGS


# --- and refuse typical mistakes -----------------------------------------------------------------


def _position() -> Json:
    game = arrange(
        seats=[Seat(cafe={75: "1 wine"}, staff=[1, 5], hand=[7]), Seat(emperor=3)],
        dice="1122334456",
    )
    position: Json = json.loads(json.dumps(game.to_dict()))
    return position


def _set(*path: Any) -> Callable[[Json], None]:
    *way, last, value = path

    def change(position: Json) -> None:
        place: Any = position
        for step in way:
            place = place[step]
        place[last] = value

    return change


def _drop(name: str) -> Callable[[Json], None]:
    return lambda position: position.pop(name)


MISTAKES = {
    "a foreign format": _set("format", "chess-position"),
    "a future version": _set("version", 2),
    "a missing field": _drop("dustbin"),
    "a misspelt field": _set("dustbinn", 0),
    "an unknown edition": _set("options", "edition", "en-1815"),
    "an unknown flag": _set("options", "flags", {"fast": True}),
    "an unknown value of a flag": _set("options", "flags", {"die_effect": "maybe"}),
    "five players": _set("options", "players", 5),
    "an unknown phase": _set("phase", "night"),
    "round 8": _set("round", 8),
    "too few action spaces": _set("dice", [1, 2, 3]),
    "a guest who is none": _set("row", 0, 12),
    "a short row": _set("row", [50, 51]),
    "a card listed twice": _set("guest_deck", [49, 49]),
    "a number as text": _set("seats", 0, "kronen", "10"),
    "more than 20 kronen": _set("seats", 0, "kronen", 21),
    "fewer than 0 kronen": _set("seats", 0, "kronen", -1),
    "emperor space 14": _set("seats", 1, "emperor", 14),
    "an unknown board": _set("seats", 0, "board", "E"),
    "a hotel of three rows": _set("seats", 0, "hotel", ["....."] * 3),
    "a room of no colour": _set("seats", 0, "hotel", 3, "g...."),
    "an unknown good": _set("seats", 0, "kitchen", {"beer": 1}),
    "half a good": _set("seats", 0, "kitchen", "wine", 0.5),
    "a fourth table": _set("seats", 0, "cafe", [None] * 4),
    "an unknown source of points": _set("seats", 0, "points", "luck", 3),
    "a hand that is only counted": _set("seats", 1, "hand", 6),
    "a politics card that is none": _set("politics", 0, "politics", 104),
    "four disks": _set("politics", 0, "disks", [0, 1, 2, 3]),
    "an unknown tile": _set("tiles", 0, "A5"),
    "an unknown frame": _set("pending", 0, "frame", "nap"),
    "an unknown mark of a turn": _set("pending", 0, "done", ["asleep"]),
    "a count where none belongs": _set("pending", 0, "count", 1),
    "an unknown cause": _set("pending", 0, "because", {"kind": "whim"}),
    "a cause without its card": _set("pending", 0, "because", {"kind": "guest"}),
}


def test_the_position_that_gets_mistaken_is_valid() -> None:
    assert complaint("position", _position()) == ""


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_typical_mistake_is_noticed(mistake: str) -> None:
    position = _position()
    MISTAKES[mistake](position)
    assert complaint("position", position) != ""
