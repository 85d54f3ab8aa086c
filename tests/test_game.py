"""The public face of a game: what is refused changes nothing, and what is printed can be read."""

import pytest

from hotelier import Seat, arrange, new_game
from hotelier.errors import IllegalAction, UnknownAction
from hotelier.game.decision import effect_dict
from hotelier.record import Recorder, dump_record
from tests.record.games import read_one


def test_playing_a_code_that_is_not_offered_is_refused_and_changes_nothing() -> None:
    game = new_game(players=2)
    before = game.to_dict()
    with pytest.raises(IllegalAction, match=r"'pass' is not possible now: .*; choose start 1"):
        game.play(0)
    with pytest.raises(UnknownAction, match="there is no action with code 628"):
        game.play(628)
    assert game.to_dict() == before


def test_a_decision_and_an_event_can_be_read_when_printed() -> None:
    game = new_game(players=2)
    assert repr(game.decision) == "<Decision: chance, choose_start: start 1, start 2>"
    [event] = game.apply("start 2")
    told = event.to_dict()
    assert told == {"event": "start_chosen", "seat": 1, "because": {"kind": "setup"}}
    assert repr(event) == f"Event({told})"
    turn = arrange(dice="", seats=[Seat(kronen=0), Seat()], done=["die_taken"])
    assert repr(turn.decision) == "<Decision: seat 0, turn: end>"


def test_a_turn_begins_until_something_is_done_in_it_and_an_extra_turn_is_part_of_it() -> None:
    game = arrange(seats=[Seat(cafe={97: "2 strudel, 1 wine"}), Seat()], dice="1123")
    assert game.position.top is not None and game.position.top.begins_turn()
    game.apply("movein 1 a1")
    assert game.position.top.begins_turn() is False
    game.apply("end")
    assert game.position.top.begins_turn() is False


def test_effects_in_a_bag_are_told_with_all_that_is_unusual_about_them() -> None:
    """The Sculptor gives a free room of the lower floors; the Custodian a krone for moving in."""
    host = Seat(hotel="...../...../...../by...", cafe={49: "1 wine"}, staff=[23])
    game = arrange(seats=[host, Seat()])
    game.apply("movein 1 b1")
    assert game.decision is not None
    room, krone = game.decision.to_dict()["items"]
    assert (room["effect"], room["discount"]) == ("prepare_rooms", "free")
    assert room["rooms"] == [f"{column}{row}" for row in "12" for column in "abcde"]
    assert krone == {"effect": "kronen", "amount": 1, "because": {"kind": "staff", "staff": 23}}


def test_a_room_that_must_be_prepared_is_told_so_in_a_bag() -> None:
    """By the revision of 2022 the die must have an effect; the Staff Manager hires beside it."""
    seat = Seat(hotel="...../...../...../byrrb", staff=[22], hand=[6], kronen=10)
    game = arrange(dice="3", seats=[seat, Seat()], edition="retail-2022")
    game.apply("die 3")
    assert game.decision is not None
    assert [item.get("must", False) for item in game.decision.to_dict()["items"]] == [True, False]


def test_a_room_that_is_laid_occupied_is_told_so() -> None:
    """Such effects are bonuses of tiles, which come alone; in a bag they would be told alike."""
    [tile] = [tile for tile in new_game().position.rules.tiles if tile.key == "B4"]
    told = effect_dict(tile.bonus)
    lower = [f"{column}{row}" for row in "12" for column in "abcde"]
    assert told.pop("rooms") == lower
    assert told == {"effect": "prepare_rooms", "amount": 1, "discount": "free", "occupied": True}


def test_a_record_names_a_dealer_that_is_not_the_usual_one() -> None:
    recorder = Recorder(new_game(players=2), dealer="blake2b")
    assert read_one(dump_record(recorder.record())).dealer == "blake2b"
    recorder = Recorder(new_game(players=2), dealer="xoshiro128**")
    assert '"dealer"' not in dump_record(recorder.record())
