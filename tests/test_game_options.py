"""What is agreed before a game, and everything that cannot be agreed."""

from typing import Any

import pytest

from hotelier import GameOptions, HotelierError, load_position, new_game
from hotelier.content.editions import EDITIONS, flags_of
from hotelier.content.flags import FLAGS
from hotelier.errors import (
    BadOptions,
    BadPlayerCount,
    UnknownBoard,
    UnknownCard,
    UnknownEdition,
    UnknownFlag,
)
from tests.matrix import COMBINATIONS, options_of

MISTAKES: dict[str, tuple[type[BadOptions], dict[str, Any], list[str]]] = {
    "one player": (BadPlayerCount, {"players": 1}, ["1 player ", "2, 3 or 4"]),
    "five players": (BadPlayerCount, {"players": 5}, ["5 players", "2, 3 or 4"]),
    "two players as text": (BadPlayerCount, {"players": "2"}, ["'2'", "2, 3 or 4"]),
    "half a player": (BadPlayerCount, {"players": 2.5}, ["2.5"]),
    "true players": (BadPlayerCount, {"players": True}, ["True"]),
    "unknown edition": (UnknownEdition, {"edition": "fr"}, ["'fr'", *EDITIONS]),
    "no edition": (UnknownEdition, {"edition": None}, ["None", *EDITIONS]),
    "several editions": (UnknownEdition, {"edition": ["ru", "pl-2016"]}, ["['ru', 'pl-2016']"]),
    "unknown flag": (UnknownFlag, {"flags": {"speed": 1}}, ["'speed'", *FLAGS]),
    "unknown value": (
        UnknownFlag,
        {"flags": {"c2_penalty": "all"}},
        ["c2_penalty", "'all'", "same_column, same_column_any or two_floors"],
    ),
    "value as text": (UnknownFlag, {"flags": {"kitchen_hand_cost": "3"}}, ["'3'", "3 or 5"]),
    "value as fraction": (UnknownFlag, {"flags": {"kitchen_hand_cost": 3.0}}, ["3.0", "3 or 5"]),
    "value true": (UnknownFlag, {"flags": {"die_effect": True}}, ["True", "may_be_empty"]),
    "flags as list": (BadOptions, {"flags": ["c2_penalty"]}, ["flags"]),
    "flags as text": (BadOptions, {"flags": "c2_penalty"}, ["flags"]),
    "unknown board": (UnknownBoard, {"boards": ["A", "E"]}, ["'E'", "night, day", "A, B, C or D"]),
    "unknown side": (UnknownBoard, {"boards": "dusk"}, ["'dusk'", "night, day"]),
    "a number of boards": (UnknownBoard, {"boards": 2}, ["2", "night, day"]),
    "no boards": (UnknownBoard, {"boards": None}, ["None", "night, day"]),
    "a table of boards": (UnknownBoard, {"boards": {"A": 0, "B": 1}}, ["night, day"]),
    "too few boards": (BadOptions, {"boards": ["A"]}, ["2 different day boards", "A"]),
    "too many boards": (BadOptions, {"boards": ["A", "B", "C"]}, ["2 different day boards"]),
    "the same board twice": (BadOptions, {"boards": ["A", "A"]}, ["different day boards", "A, A"]),
    "unknown deal": (BadOptions, {"deal": "x"}, ["'x'", "standard, introductory or draft"]),
    "no deal": (BadOptions, {"deal": []}, ["[]", "standard, introductory or draft"]),
    "unknown politics card": (UnknownCard, {"politics": [104, 109, 113]}, ["104", "105"]),
    "politics card as text": (UnknownCard, {"politics": ["105", 109, 113]}, ["'105'"]),
    "politics card as fraction": (UnknownCard, {"politics": [105.0, 109, 113]}, ["105.0"]),
    "politics cards of one group": (
        BadOptions,
        {"politics": [105, 106, 113]},
        ["106", "group B", "109, 110, 111 or 112"],
    ),
    "two politics cards": (BadOptions, {"politics": [105, 109]}, ["each group A, B and C"]),
    "a single politics card": (BadOptions, {"politics": 105}, ["each group A, B and C"]),
    "unknown tile": (UnknownCard, {"tiles": ["A1", "B5", "C1"]}, ["'B5'", "A1"]),
    "tile of another group": (BadOptions, {"tiles": ["C1", "B1", "A1"]}, ["C1", "group A"]),
    "tiles as text": (BadOptions, {"tiles": "A1B1C1"}, ["each group A, B and C"]),
    "start player who is not there": (BadOptions, {"start": 2}, ["seat 2", "0 or 1"]),
    "start player as text": (BadOptions, {"start": "0"}, ["'0'", "0 or 1"]),
    "start player true": (BadOptions, {"start": True}, ["True", "0 or 1"]),
}


@pytest.mark.parametrize("case", MISTAKES)
def test_options_that_cannot_be_are_refused_in_one_sentence(case: str) -> None:
    error, options, words = MISTAKES[case]
    for refuse in (GameOptions, new_game):
        with pytest.raises(error) as refused:
            refuse(**options)
        message = str(refused.value)
        assert all(word in message for word in words)
        assert "\n" not in message


@pytest.mark.parametrize("case", MISTAKES)
def test_options_in_json_are_refused_alike(case: str) -> None:
    error, options, _ = MISTAKES[case]
    with pytest.raises(error):
        GameOptions.from_dict({**GameOptions().to_dict(), **options})


@pytest.mark.parametrize("data", [None, [], "classic", {"speed": 3}, {"Players": 2}])
def test_json_that_is_no_options_is_refused(data: object) -> None:
    with pytest.raises(BadOptions):
        GameOptions.from_dict(data)


def test_every_mistake_is_an_error_of_this_package_and_a_value_error() -> None:
    for error, _, _ in MISTAKES.values():
        assert issubclass(error, HotelierError)
        assert issubclass(error, ValueError)


def test_all_combinations_can_be_agreed_and_written_down() -> None:
    for number in range(len(COMBINATIONS)):
        options = options_of(number)
        assert GameOptions.from_dict(options.to_dict()) == options
        game = new_game(options)
        assert load_position(game.to_dict()).to_dict() == game.to_dict()


def test_what_is_not_said_is_the_default() -> None:
    assert GameOptions.from_dict({}) == GameOptions(players=2, edition="classic", boards="night")


def test_a_single_flag_changes_just_that_flag() -> None:
    for name, values in FLAGS.items():
        for value in values:
            for edition in EDITIONS:
                options = GameOptions(edition=edition, flags={name: value})
                assert options.all_flags() == {**flags_of(edition), name: value}


def test_an_agreed_game_does_not_change_with_the_lists_it_was_made_from() -> None:
    flags: dict[str, str | int] = {"kitchen_hand_cost": 5}
    boards = ["A", "B"]
    options = GameOptions(flags=flags, boards=boards)
    flags["gizia"] = "extra_action"
    boards[0] = "B"
    assert options == GameOptions(flags={"kitchen_hand_cost": 5}, boards=["A", "B"])
