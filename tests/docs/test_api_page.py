"""docs/reference/api.md lists what there is."""

import re
from dataclasses import fields
from inspect import signature
from pathlib import Path

import hotelier
from hotelier import errors
from hotelier.bots.advice.advice import Advice, advise
from hotelier.engine.agenda import FRAME_NAMES, LAST_CHANCE_FRAME
from hotelier.engine.events import _FIELDS, EVENT_NAMES
from hotelier.game.actions import KINDS, all_actions

PAGE = (Path(__file__).parents[2] / "docs" / "reference" / "api.md").read_text(encoding="utf-8")


def section(title: str) -> str:
    return PAGE.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def rows(text: str) -> list[list[str]]:
    """The cells of the tables, without their heads."""
    lines = [line for line in text.splitlines() if line.startswith("|")]
    split = [re.split(r"(?<!\\)\|", line)[1:-1] for line in lines]
    return [[cell.strip() for cell in cells] for cells in split]


def names(cell: str) -> list[str]:
    return re.findall(r"`([a-z_]+)`", cell)


def test_advice_is_told_with_all_its_parts() -> None:
    advised, told = (
        cells for cells in rows(section("Bots")) if re.match("`advise|`Advice", cells[0])
    )
    assert list(signature(advise).parameters) == re.findall(r"([a-z]+):", advised[0])
    assert {field.name for field in fields(Advice)} <= set(names(told[1]))


def test_every_action_has_its_notation_and_its_codes() -> None:
    listed = [cells[:3] for cells in rows(section("Actions")) if len(cells) == 4][2:]
    expected = []
    for kind in KINDS:
        own = [action for action in all_actions() if type(action) is kind]
        ends = own if len(own) == 1 else [own[0], own[-1]]
        expected.append(
            [
                f"`{kind.__name__}({', '.join(field.name for field in fields(kind))})`",
                " … ".join(f"`{action}`" for action in ends),
                "–".join(str(action.code) for action in ends),
            ]
        )
    assert listed == expected


def test_every_event_has_its_fields() -> None:
    listed: dict[str, set[str]] = {}
    for cells in rows(section("Events")):
        for event in set(names(cells[0])) & set(EVENT_NAMES):
            listed[event] = set(names(cells[1]))
    expected = {
        name: {field for field in _FIELDS.get(kind, ()) if field}
        for kind, name in enumerate(EVENT_NAMES)
    }
    # Two events share a line and have one field each.
    for event in ("die_rolled", "dice_rerolled"):
        assert expected.pop(event) <= listed.pop(event)
    assert listed == expected


def test_every_kind_of_decision_is_listed() -> None:
    text = section("Decisions")
    chance, _, player = text.partition("| kinds that ask a player |")
    found = [name for cells in rows(chance) for name in names(cells[0])]
    kinds = FRAME_NAMES[: LAST_CHANCE_FRAME + 1]
    assert set(kinds) <= set(found)
    asked = {name for cells in rows(player) for name in names(cells[0])}
    assert asked == set(FRAME_NAMES[len(kinds) : FRAME_NAMES.index("emperor_bonus")])


def test_every_public_name_and_every_error_is_listed() -> None:
    listed = set(re.findall(r"\w+", PAGE))
    assert set(hotelier.__all__) <= listed
    raised = {name for name, value in vars(errors).items() if isinstance(value, type)}
    assert {name for name in raised if issubclass(getattr(errors, name), Exception)} <= listed
