"""A damaged, foreign or future record is refused with the line and the move."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from hotelier.errors import DamagedRecord, ForeignRecord, FutureRecord
from hotelier.record import parse_records, verify
from tests.record.games import beginning, read_one, whole_game


def with_head(**changes: Any) -> str:
    lines = beginning(5).splitlines(keepends=True)
    head = json.loads(lines[0])
    for name, value in changes.items():
        if value is None:
            del head[name]
        else:
            head[name] = value
    return json.dumps(head) + "\n" + "".join(lines[1:])


def with_line(number: int, change: Callable[[Any], Any], text: str | None = None) -> str:
    """The game with one line (counted from 1) changed."""
    lines = (text or beginning(5)).splitlines()
    lines[number - 1] = json.dumps(change(json.loads(lines[number - 1])))
    return "\n".join(lines)


def read_and_verify(text: str) -> None:
    for record in parse_records(text, "game.record"):
        verify(record)


@pytest.mark.parametrize("text", ["", "\n\n", "Dear diary\n", "[]", "{}", '{"format": "pgn"}', "7"])
def test_another_file_is_foreign(text: str) -> None:
    with pytest.raises(ForeignRecord, match=r"game\.record holds no games recorded by Hotelier"):
        read_and_verify(text)


def test_a_later_version_is_not_guessed_at() -> None:
    with pytest.raises(FutureRecord, match=r"version 99.* up to 1 .*newer"):
        read_and_verify(with_head(version=99))


@pytest.mark.parametrize("version", [0, -1, "1", True, 1.5, [1]])
def test_a_version_that_cannot_be_is_damage(version: Any) -> None:
    with pytest.raises(DamagedRecord, match="version"):
        read_and_verify(with_head(version=version))


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"edition": "fr-2015"}, "there is no edition 'fr-2015'; choose classic"),
        ({"edition": None}, "edition is missing"),
        ({"flags": None}, "flags is missing"),
        ({"flags": []}, "flags is not an object"),
        ({"flags": {}}, "flag initial_rooms is missing"),
        ({"options": {"players": 7}}, "7 players cannot play"),
        ({"options": {"colour": 1}}, "there is no option 'colour'"),
        ({"seats": [{"name": "Anna"}]}, "2 seats are needed"),
        ({"seats": ["Anna", "Berta"]}, "a seat has no name"),
        ({"seats": [{"name": "Anna", "bot": 1}] * 2}, "the bot of a seat is not a name"),
        ({"date": 5}, "the date is no text"),
        ({"seed": "1" * 1001}, "the seed has more than 1000 characters"),
        ({"seats": [{"name": "\ud83d"}] * 2}, "the name has half a character in it"),
        ({"edition": ["classic"]}, "the head is damaged"),
        ({"options": {"players": 2, "boards": 5}}, "the head is damaged"),
        ({"position": 3}, "position is not an object"),
        ({"position": {}}, "line 1: "),
    ],
)
def test_a_head_that_cannot_be_is_damage(changes: dict[str, Any], complaint: str) -> None:
    with pytest.raises(DamagedRecord, match=complaint) as caught:
        read_and_verify(with_head(**changes))
    assert "game.record, line 1" in str(caught.value)


@pytest.mark.parametrize("kept", range(1, 7))
def test_a_file_that_breaks_off_after_any_line_is_damaged(kept: int) -> None:
    text = "".join(beginning(5).splitlines(keepends=True)[:kept])
    with pytest.raises(DamagedRecord, match=rf"breaks off after line {kept} \(move {kept - 1}\)"):
        read_and_verify(text)


def test_a_file_that_breaks_off_in_the_middle_of_a_line_is_damaged() -> None:
    with pytest.raises(DamagedRecord, match="line 4: move 3 is not readable"):
        read_and_verify("".join(beginning(5).splitlines(keepends=True)[:4])[:-6])


def test_a_game_that_breaks_off_before_another_is_damaged() -> None:
    text = "".join(beginning(5).splitlines(keepends=True)[:4]) + beginning(5)
    with pytest.raises(DamagedRecord, match=r"line 5: a new game begins.*after line 4 \(move 3\)"):
        read_and_verify(text)


def test_the_first_game_is_read_before_the_second_is_found_damaged() -> None:
    records = parse_records(beginning(5) + "rubbish")
    assert len(next(records).moves) == 5
    with pytest.raises(DamagedRecord, match="line 8"):
        next(records)


def test_lines_between_games_must_be_heads() -> None:
    with pytest.raises(DamagedRecord, match="line 8: a game must begin here"):
        read_and_verify(beginning(5) + '[null, "roll 1", "00000000"]\n')


@pytest.mark.parametrize(
    "line", [[None, "roll 1"], [None, 7, "00000000"], ["a", "roll 1", "00000000"], [0, "x", "0"], 5]
)
def test_a_move_of_another_form_is_damage(line: Any) -> None:
    with pytest.raises(DamagedRecord, match=r"line 3: move 2 is not of the form"):
        read_and_verify(with_line(3, lambda _: line))


def test_a_move_left_out_is_noticed() -> None:
    lines = beginning(5).splitlines(keepends=True)
    del lines[3]
    with pytest.raises(DamagedRecord, match="5 moves are announced, but 4 are there"):
        read_and_verify("".join(lines))


def test_an_end_without_facts_is_damage() -> None:
    with pytest.raises(DamagedRecord, match="whether the game was finished"):
        read_and_verify(with_line(7, lambda _: {"moves": 5}))
    with pytest.raises(DamagedRecord, match="totals is missing"):
        read_and_verify(with_line(7, lambda _: {"moves": 5, "finished": True}))


def test_a_changed_hash_is_noticed_at_its_move() -> None:
    text = with_line(4, lambda move: [*move[:2], "00000000"])
    with pytest.raises(DamagedRecord, match=r"line 4, move 3: .* not 00000000: .*a rule has"):
        read_and_verify(text)


def test_a_changed_move_is_noticed_at_its_move() -> None:
    text = with_line(3, lambda move: [move[0], "politics 105", move[2]])
    with pytest.raises(DamagedRecord, match="line 3, move 2"):
        read_and_verify(text)


@pytest.mark.parametrize(
    ("action", "complaint"),
    [("pass", "is not possible now"), ("jump", "is not an action"), ("hire 49", "not an action")],
)
def test_an_impossible_move_is_noticed(action: str, complaint: str) -> None:
    text = with_line(3, lambda move: [move[0], action, move[2]])
    with pytest.raises(DamagedRecord, match=f"line 3, move 2: .*{complaint}"):
        read_and_verify(text)


def test_a_move_of_the_wrong_seat_is_noticed() -> None:
    text = with_line(3, lambda move: [1, *move[1:]])
    with pytest.raises(DamagedRecord, match="line 3, move 2: it is somebody else's decision"):
        read_and_verify(text)


def test_a_changed_result_is_noticed() -> None:
    last = len(whole_game().splitlines())
    text = with_line(last, lambda end: {**end, "totals": [500, 0]}, whole_game())
    read_one(text)
    with pytest.raises(DamagedRecord, match=r"the result is .* other than the record says"):
        read_and_verify(text)


def test_a_finished_game_must_not_be_called_unfinished() -> None:
    last = len(whole_game().splitlines())
    text = with_line(last, lambda end: {"moves": end["moves"], "finished": False}, whole_game())
    with pytest.raises(DamagedRecord, match="the game is over here"):
        read_and_verify(text)


def test_an_unfinished_game_must_not_be_called_finished() -> None:
    end = json.loads(whole_game().splitlines()[-1])
    text = with_line(7, lambda _: {**end, "moves": 5})
    with pytest.raises(DamagedRecord, match="the game is not over here"):
        read_and_verify(text)


def test_moves_after_the_end_of_the_game_are_noticed() -> None:
    lines = whole_game().splitlines()
    end = json.loads(lines[-1])
    lines[-1:] = ['[null, "roll 1", "00000000"]', json.dumps({**end, "moves": end["moves"] + 1})]
    with pytest.raises(DamagedRecord, match=f"move {end['moves'] + 1}: the game is over before"):
        read_and_verify("\n".join(lines))
