"""What is recorded can be read, replayed and verified."""

import json
from typing import Any

import pytest

from hotelier import Seat, arrange, new_game
from hotelier.content.editions import flags_of
from hotelier.errors import BadOptions
from hotelier.record import Player, Recorder, dump_record, parse_records, replay, verify
from tests.record.games import ANNA, beginning, read_one, recorded, whole_game


def test_a_whole_game_reads_back_as_it_was_written() -> None:
    record = read_one(whole_game())
    assert dump_record(record) == whole_game()
    game = verify(record)
    assert game.is_over
    assert record.result == game.result()


@pytest.mark.parametrize(
    "options",
    [
        {"players": 3, "edition": "retail-2022", "boards": "day", "deal": "draft"},
        {"players": 4, "edition": "ru", "boards": "day", "deal": "introductory", "start": 2},
        {"players": 2, "edition": "de-2015", "boards": ["D", "B"], "tiles": ["A3", "B3", "C2"]},
        {"players": 2, "politics": [108, 112, 116], "flags": {"operator_cap": 12}},
    ],
)
def test_replay_equals_play_whatever_was_agreed(options: dict[str, Any]) -> None:
    record = recorded(new_game(**options))
    again = read_one(dump_record(record))
    assert again.options.all_flags() == record.options.all_flags()
    assert again.options.to_dict() == record.options.to_dict()
    assert verify(again).result() == record.result


def test_replay_yields_game_action_and_events_of_every_move() -> None:
    record = read_one(beginning(12))
    steps = list(replay(record))
    assert [str(step.action) for step in steps] == [move.action for move in record.moves]
    assert all(step.events for step in steps)


def test_a_game_that_was_left_has_no_result() -> None:
    record = read_one(beginning(17))
    assert record.result is None
    assert len(record.moves) == 17
    assert not verify(record).is_over


def test_a_game_without_any_move_is_a_record_too() -> None:
    assert read_one(beginning(0)).moves == []


def test_games_may_follow_each_other_with_empty_lines_between() -> None:
    text = beginning(3) + "\n\n" + beginning(4, players=3) + beginning(5)
    records = list(parse_records(text))
    assert [len(record.moves) for record in records] == [3, 4, 5]
    assert [record.line for record in records] == [1, 8, 14]
    for record in records:
        verify(record)


def test_a_game_may_begin_at_any_position() -> None:
    start = arrange(seats=[Seat(staff=[23], hand=[35]), Seat()], dice="55", round_number=7)
    record = read_one(dump_record(recorded(start.copy(), moves=5)))
    assert record.position is not None
    assert record.begin().to_dict() == start.to_dict()
    verify(record)


def test_a_new_game_needs_no_position_in_its_record() -> None:
    assert "position" not in json.loads(beginning(3).splitlines()[0])


def test_the_head_names_all_flags_seats_seed_and_date() -> None:
    players = [ANNA, Player("greedy 2", "greedy")]
    recorder = Recorder(new_game(edition="ru"), players, seed="x/1", date="2024-05-01")
    head = json.loads(dump_record(recorder.record()).splitlines()[0])
    assert head["flags"] == flags_of("ru")
    assert head["seats"] == [
        {"name": "Anna Łęcka", "bot": None},
        {"name": "greedy 2", "bot": "greedy"},
    ]
    assert (head["seed"], head["date"]) == ("x/1", "2024-05-01")
    again = read_one(dump_record(recorder.record()))
    assert again.players == players


def test_names_must_be_as_many_as_seats() -> None:
    with pytest.raises(BadOptions, match="2 players need as many names"):
        Recorder(new_game(players=2), [ANNA])


def test_stored_flags_count_and_not_what_the_edition_means_today() -> None:
    lines = whole_game().splitlines()
    head = json.loads(lines[0])
    head["edition"] = "retail-2022"
    record = read_one("\n".join([json.dumps(head), *lines[1:]]))
    assert record.options.edition == "retail-2022"
    assert record.options.all_flags() == flags_of("classic")
    verify(record)


def test_append_follows_a_move_made_on_the_game_itself() -> None:
    recorder = Recorder(new_game(players=2, start=0))
    recorder.game.apply("politics 105")
    recorder.append("politics 105")
    (move,) = recorder.record().moves
    assert (move.seat, move.action) == (None, "politics 105")
    verify(recorder.record())


def test_moves_say_who_answered() -> None:
    record = read_one(whole_game())
    seats = {move.seat for move in record.moves}
    assert seats == {None, 0, 1}
    assert all(move.seat is None for move in record.moves if move.action.startswith("roll"))
