"""The state hash as documented, and the way of older records to the present form."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from hotelier import Seat, arrange, new_game
from hotelier.record import (
    MIGRATIONS,
    VERSION,
    canonical,
    fingerprint,
    parse_records,
    reader,
    verify,
)
from tests.record.games import beginning, read_one

PAGE = Path(__file__).parent.parent.parent / "docs" / "reference" / "record.md"


def blocks(language: str) -> list[str]:
    text = PAGE.read_text(encoding="utf-8")
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


def test_the_example_of_the_documentation_is_a_true_record() -> None:
    (text,) = blocks("json")
    (record,) = parse_records(text)
    verify(record)


def test_the_hash_can_be_computed_as_documented() -> None:
    code = next(block for block in blocks("python") if "def state_hash" in block)
    names: dict[str, Any] = {}
    exec(code, names)  # noqa: S102  (the program of the documentation is what is tested)
    game = new_game(players=3, boards="day")
    assert names["state_hash"](json.loads(json.dumps(game.to_dict()))) == fingerprint(game)


def test_the_hash_is_about_the_table_and_not_about_what_was_agreed() -> None:
    seats = [Seat(), Seat()]
    assert fingerprint(arrange(seats=seats)) == fingerprint(arrange(seats=seats, edition="ru"))
    assert '"options"' not in canonical(new_game().to_dict())


@pytest.mark.parametrize(
    "other",
    [
        arrange(dice="1122334466"),
        arrange(seats=[Seat(kronen=9), Seat()]),
        arrange(seats=[Seat(hand=[1]), Seat()]),
        arrange(done=["touched"]),
        arrange(row=[104]),
        arrange(seats=[Seat(points=1), Seat()]),
    ],
)
def test_whatever_differs_on_the_table_changes_the_hash(other: Any) -> None:
    assert fingerprint(arrange()) != fingerprint(other)


def test_an_older_record_is_brought_to_the_present_form(monkeypatch: pytest.MonkeyPatch) -> None:
    """Suppose that version 1 had called the seats players, and that version 2 is the present."""

    def from_version_1(lines: list[Any]) -> list[Any]:
        head = dict(lines[0])
        head["seats"] = head.pop("players")
        return [head, *lines[1:]]

    monkeypatch.setattr(reader, "VERSION", 2)
    monkeypatch.setitem(MIGRATIONS, 1, from_version_1)
    lines = beginning(5).splitlines()
    head = json.loads(lines[0])
    head["players"] = head.pop("seats")
    record = read_one("\n".join([json.dumps(head), *lines[1:]]))
    assert [player.name for player in record.players] == ["Seat 1", "Seat 2"]
    verify(record)


def test_there_is_a_way_from_every_older_version() -> None:
    assert sorted(MIGRATIONS) == list(range(1, VERSION))
