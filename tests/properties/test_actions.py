"""The action space: three forms of every action, and numbers that never change."""

from dataclasses import fields
from pathlib import Path

import pytest

from hotelier import Action, action_of, all_actions, parse
from hotelier.engine import codes
from hotelier.errors import UnknownAction
from hotelier.game.actions import HireStaff, MoveIn, PrepareRoom, TakeDie, TakeGuest

NUMBERING = Path(__file__).with_name("action_space.txt")


def test_every_code_value_and_notation_stand_for_each_other() -> None:
    assert len(all_actions()) == codes.ACTION_SPACE == 628
    for code, action in enumerate(all_actions()):
        assert action.code == code
        assert action_of(code) is action
        assert parse(str(action)) is action
        assert type(action)(*(getattr(action, field.name) for field in fields(action))) == action
    assert len({str(action) for action in all_actions()}) == 628


def test_an_action_in_json_says_all_three_forms() -> None:
    for code, action in enumerate(all_actions()):
        told = action.to_dict()
        assert (told["action"], told["code"]) == (action.kind, code)
        values = {field.name: getattr(action, field.name) for field in fields(action)}
        assert told == {"action": action.kind, **values, "code": code, "notation": str(action)}


def test_the_numbering_is_the_published_one() -> None:
    # Saved games and trained players refer to these numbers: lines may only be added at the end.
    published = NUMBERING.read_text(encoding="utf-8").splitlines()
    assert [f"{action.code} {action}" for action in all_actions()] == published


def test_notation_does_not_mind_spaces() -> None:
    assert parse("  room   b2 ") == PrepareRoom("b2")


@pytest.mark.parametrize(
    "action",
    [TakeGuest(5), TakeGuest(-1), HireStaff(49), PrepareRoom("f1"), MoveIn(3, "a1"), TakeDie(3, 4)],
)
def test_a_value_outside_the_action_space_has_no_code(action: Action) -> None:
    with pytest.raises(UnknownAction, match="is not an action of the game"):
        _ = action.code
