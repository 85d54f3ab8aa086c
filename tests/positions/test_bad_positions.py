"""A position that cannot be is refused with one clear sentence: the table and the seats."""

from typing import Any

import pytest

from hotelier import Seat, arrange, load_position, new_game
from hotelier.engine.invariants.position import fault
from hotelier.errors import BadPosition
from tests.bookkeeping import ORDERS
from tests.positions.mistakes import (
    Change,
    beginning,
    both,
    choosing_guests,
    choosing_rooms,
    dealing,
    drafted,
    drafting,
    drop,
    introductory,
    put,
    refusal,
    rolling,
    turn,
)

TABLE: dict[str, tuple[Change, str]] = {
    # What kind of file it is.
    "foreign format": (put("format", "chess"), "its format must be 'hotelier-position'"),
    "a view": (put("format", "hotelier-view"), "its format must be 'hotelier-position'"),
    "future version": (put("version", 2), "position version 2 is unknown; this program reads 1"),
    "version as text": (put("version", "1"), "position version '1' is unknown"),
    "version true": (put("version", True), "position version True is unknown"),
    "missing field": (drop("dustbin"), "the position lacks 'dustbin'"),
    "misspelt field": (put("dustbinn", 1), "the position has no field 'dustbinn'"),
    "options missing": (put("options", None), "options must be an object"),
    "unknown edition": (
        put("options", "edition", "fr"),
        "there is no edition 'fr'; choose classic",
    ),
    "edition as list": (put("options", "edition", ["ru"]), "there is no edition ['ru']"),
    "unknown flag": (put("options", "flags", {"x": 1}), "there is no flag 'x'"),
    "unknown option": (put("options", "speed", 3), "there is no option 'speed'"),
    "five players": (put("options", "players", 5), "5 players cannot play; it takes 2, 3 or 4"),
    "two players, three seats": (put("options", "players", 2), "seats of the position must be"),
    # The table.
    "unknown phase": (
        put("phase", "lunch"),
        "phase of the position cannot be 'lunch'; choose setup",
    ),
    "phase as number": (put("phase", 1), "phase of the position cannot be 1"),
    "round 8": (put("round", 8), "round of the position cannot be 8; it must be 0 to 7"),
    "round 0 after setup": (put("round", 0), "past setup, but the round is 0"),
    "round as text": (put("round", "1"), "round of the position cannot be '1'"),
    "no start player": (put("start", None), "start player, politics cards or tiles are not all"),
    "start player 3 of 3": (put("start", 3), "start of the position cannot be 3"),
    "five action spaces": (
        put("dice", [1, 2, 3, 4, 5]),
        "dice of the position must be a list of 6",
    ),
    "fifteen dice": (put("dice", 0, 15), "dice on space 1 cannot be 15"),
    "one die too many": (put("dice", 0, 3), "there are 13 dice"),
    "one die too few": (put("dustbin", 2), "it must be 12"),
    "half a die": (put("dustbin", 0.5), "dustbin of the position cannot be 0.5"),
    "a seat that passed twice": (put("passed", [1, 1]), "passed of the position names 1 twice"),
    "a seat that is not there passed": (put("passed", [3]), "passed of the position cannot be 3"),
    "the turn of a seat that passed": (put("passed", [0]), "turn of seat 0, which has passed"),
    "row of four": (put("row", [49, 50, 51, 52]), "row of the position must be a list of 5"),
    "staff card in the row": (put("row", 0, 17), "a guest of the row cannot be 17"),
    "unknown tile": (put("tiles", 0, "A9"), "tile of group A cannot be 'A9'; choose null, A1"),
    "tile of another group": (put("tiles", 0, "B1"), "tile of group A cannot be 'B1'"),
    "tile not chosen": (put("tiles", 2, None), "not those agreed"),
    "politics card of another group": (put("politics", 0, "politics", 112), "cannot be 112"),
    "other politics card than agreed": (put("politics", 0, "politics", 106), "not those agreed"),
    "other tile than agreed": (put("tiles", 0, "A2"), "not those agreed"),
    "politics card not chosen": (put("politics", 0, None), "not those agreed"),
    # Cards.
    "guest in two places": (put("row", 0, 75), "guest 75 is in two places"),
    "guest nowhere": (drop("guest_deck", 0), "is nowhere"),
    "guest twice in the deck": (put("guest_deck", 0, 104), "guest_deck of the position names 104"),
    "deck of objects": (put("guest_deck", [{}]), "guest_deck of the position cannot be {}"),
    "deck counted as in a view": (
        put("staff_deck", 40),
        "staff_deck of the position must be a list",
    ),
    "staff card in two hands": (put("seats", 2, "hand", [7]), "staff card 7 is in two places"),
    "staff card played and removed": (put("staff_removed", [5]), "staff card 5 is in two places"),
    "staff card nowhere": (put("seats", 0, "hand", [7]), "staff card 8 is nowhere"),
    "unknown staff card": (put("seats", 0, "hand", [49]), "hand of seat 0 cannot be 49"),
    "a card under the deck of nobody": (put("under_deck", [{"staff": 2}]), "lacks 'seat'"),
    "unknown card under the deck": (
        put("under_deck", [{"staff": None, "seat": 0}]),
        "staff of a card under the deck cannot be None",
    ),
}

SEATS: dict[str, tuple[Change, str]] = {
    "two seats": (drop("seats", 2), "seats of the position must be a list of 3"),
    "a seat that is a list": (put("seats", 0, []), "seat 0 must be an object, not []"),
    "more than 20 kronen": (
        put("seats", 1, "kronen", 21),
        "seat 1 has 21 kronen; it must be 0 to 20",
    ),
    "debts": (put("seats", 1, "kronen", -1), "seat 1 has -1 kronen"),
    "kronen as text": (put("seats", 1, "kronen", "7"), "kronen of seat 1 cannot be '7'"),
    "kronen true": (put("seats", 1, "kronen", True), "kronen of seat 1 cannot be True"),
    "emperor above 13": (put("seats", 0, "emperor", 14), "seat 0 is on emperor space 14"),
    "unknown board": (put("seats", 0, "board", "E"), "board of seat 0 cannot be 'E'; choose null"),
    "no board": (put("seats", 2, "board", None), "has no board"),
    "another board than agreed": (put("seats", 0, "board", "A"), "room a1 is drawn as 'b'"),
    "unknown good": (
        put("seats", 0, "kitchen", {"beer": 1}),
        "kitchen of seat 0 must be an object",
    ),
    "fewer goods than none": (put("seats", 0, "kitchen", "wine", -1), "wine in kitchen of seat 0"),
    "two tables": (put("seats", 0, "cafe", [None, None]), "cafe of seat 0 must be a list of 3"),
    "unknown guest": (put("seats", 1, "cafe", 0, "guest", 12), "guest of the guest at table 0"),
    "goods beyond the order": (
        put("seats", 1, "cafe", 0, "served", {"wine": 3}),
        "seat 1 has served guest 75 more than was ordered",
    ),
    "goods nobody ordered": (
        put("seats", 1, "cafe", 0, "served", {"cake": 1}),
        "seat 1 has served guest 75 more than was ordered",
    ),
    "five of a good": (
        put("seats", 1, "cafe", 0, "served", {"wine": 5}),
        "wine in served of the guest at table 0 of seat 1 cannot be 5",
    ),
    "a tip where none is paid": (put("seats", 1, "cafe", 0, "tipped", True), "a tipped guest"),
    "a tip that is a number": (put("seats", 1, "cafe", 0, "tipped", 0), "must be true or false"),
    "hotel of three rows": (
        put("seats", 0, "hotel", ["....."] * 3),
        "hotel of seat 0 must be a list",
    ),
    "row of six rooms": (put("seats", 0, "hotel", 3, "......"), "must be five letters"),
    "room of another colour": (put("seats", 0, "hotel", 3, "y...."), "room a1 is drawn as 'y'"),
    "bonus of a full group not paid": (
        put("seats", 0, "hotel", 3, "B...."),
        "seat 0 has a fully occupied group whose bonus is not marked as paid",
    ),
    "paid group that is none": (put("seats", 0, "paid_groups", ["f1"]), "choose a1"),
    "staff played twice": (
        put("seats", 1, "staff", [{"staff": 1, "used": False}] * 2),
        "does not fit the order of playing",
    ),
    "used staff that is never used": (
        put("seats", 1, "staff", 1, "used", True),
        "seat 1 has used staff card 5, which is not used once per round",
    ),
    "die 7": (put("seats", 0, "dice", [7, None]), "a die on a turn order tile cannot be 7"),
    "second number before the first": (
        put("seats", 0, "dice", [None, 1]),
        "a die on the second number of the turn order tile but none on the first",
    ),
    "points of luck": (
        put("seats", 0, "points", "luck", 1),
        "points of seat 0 has no field 'luck'",
    ),
    "points missing": (drop("seats", 0, "points", "guests"), "points of seat 0 lacks 'guests'"),
    "cards of a draft in play": (
        both(put("seats", 0, "hand", [7]), put("seats", 0, "pack", [8])),
        "seat 0 has a pack of cards, but the draft is over",
    ),
    "two disks of a seat": (put("politics", 0, "disks", [0, 0]), "two disks on the politics card"),
    "disk of nobody": (put("politics", 0, "disks", [0, 3]), "the seat of a disk cannot be 3"),
    "four disks": (put("politics", 0, "disks", [0, 1, 2, 0]), "disks of politics card A must be"),
    "both numbers covered at the own turn": (
        both(put("seats", 0, "dice", [1, 1]), put("dustbin", 2)),
        "both of whose numbers are covered",
    ),
    "no die left at the own turn": (
        both(put("dice", [0] * 6), put("dustbin", 11)),
        "there is no die to take",
    ),
}


@pytest.mark.parametrize("case", TABLE)
def test_a_mistake_on_the_table_is_refused(case: str) -> None:
    change, words = TABLE[case]
    assert words in refusal(turn(), change)


@pytest.mark.parametrize("case", SEATS)
def test_a_mistake_at_a_seat_is_refused(case: str) -> None:
    change, words = SEATS[case]
    assert words in refusal(turn(), change)


def _exchange_hands(position: dict[str, Any]) -> None:
    first, second = position["seats"]
    first["hand"], second["hand"] = second["hand"], first["hand"]


SETUP: dict[str, tuple[Any, Change, str]] = {
    "round 1": (beginning, put("round", 1), "it is round 1, but still setup"),
    "dice on the spaces": (beginning, put("dice", 0, 1), "in setup it must be 0"),
    "dice rolled": (beginning, put("dustbin", 10), "in setup it must be 0"),
    "rooms without a board": (beginning, put("seats", 0, "hotel", 3, "b...."), "has no board"),
    "the same day board twice": (
        beginning,
        both(put("seats", 0, "board", "A"), put("seats", 1, "board", "A")),
        "two seats have the same day board",
    ),
    "night among day boards": (
        beginning,
        put("seats", 0, "board", "night"),
        "not the boards agreed",
    ),
    "emperor steps": (choosing_guests, put("seats", 0, "emperor", 1), "but it is still setup"),
    "points": (choosing_guests, put("seats", 0, "points", "staff", 1), "but it is still setup"),
    "eleven kronen": (choosing_guests, put("seats", 0, "kronen", 11), "must begin with"),
    "no cake": (choosing_guests, put("seats", 0, "kitchen", "cake", 0), "must begin with"),
    "a guest discarded": (
        choosing_guests,
        lambda position: position["guest_discard"].append(position["guest_deck"].pop()),
        "cards have been discarded",
    ),
    "a card in play": (
        choosing_guests,
        lambda position: position["seats"][0]["staff"].append(
            {"staff": position["seats"][0]["hand"].pop(), "used": False}
        ),
        "seat 0 has staff in play",
    ),
    "five cards on the hand": (
        choosing_guests,
        lambda position: position["staff_deck"].append(position["seats"][0]["hand"].pop()),
        "staff cards",
    ),
    "a pack without a draft": (
        choosing_guests,
        lambda position: position["seats"][0]["pack"].append(position["seats"][0]["hand"].pop()),
        "it is not a draft",
    ),
    "a card too many in a pack": (
        drafting,
        lambda position: position["seats"][0]["pack"].append(position["seats"][1]["pack"].pop()),
        "dealt 6 staff cards",
    ),
    "two cards kept at once": (
        drafting,
        lambda position: [
            position["seats"][0]["hand"].append(position["seats"][0]["pack"].pop())
            for _ in range(2)
        ],
        "every seat keeps a card in turn",
    ),
    "a seat with two guests": (
        choosing_rooms,
        lambda position: position["seats"][0]["cafe"].__setitem__(
            1, {"guest": position["guest_deck"].pop(), "served": {}, "tipped": False}
        ),
        "seat 0 has 2 guests",
    ),
    "rooms before their time": (
        choosing_rooms,
        put("seats", 1, "hotel", 3, "b...."),
        "seat 1 has 1 rooms",
    ),
    "an occupied room": (choosing_rooms, put("seats", 0, "hotel", 3, "B...."), "paid"),
    "an empty space in the row": (
        rolling,
        lambda position: position["guest_deck"].append(_take_from_row(position, 0)),
        "1 spaces of the guest row are empty and 0 guests are about to be revealed",
    ),
    "a seat has passed": (choosing_guests, put("passed", [0]), "seats have passed or claimed"),
    "a served guest": (
        choosing_rooms,
        lambda position: position["seats"][0]["cafe"][0].update(
            served=dict([next(iter(ORDERS[position["seats"][0]["cafe"][0]["guest"]].items()))])
        ),
        "seat 0 has served guests or occupied rooms, but it is still setup",
    ),
    "five cards on the last hand": (
        choosing_guests,
        lambda position: position["staff_deck"].append(position["seats"][1]["hand"].pop()),
        "all seats must have 6 staff cards before the first guests are taken",
    ),
    "first guests before the end of a draft": (
        drafted,
        lambda position: position["seats"][1]["pack"].append(position["seats"][1]["hand"].pop()),
        "the draft must be over before the first guests are taken",
    ),
    "a card kept before all packs are dealt": (
        dealing,
        lambda position: position["seats"][0]["hand"].append(position["seats"][0]["pack"].pop()),
        "seats keep cards of the draft before all packs are dealt",
    ),
    "sets of the introductory deal changed over": (
        introductory,
        _exchange_hands,
        "in the introductory deal every seat must hold the set of its place",
    ),
    "more first rooms than seats": (
        choosing_rooms,
        lambda position: _pending(position, "first_rooms").update(count=3),
        "more seats have prepared first rooms or taken first guests than there are",
    ),
    "first guests without a start player": (
        drafted,
        put("start", None),
        "but nobody is start player",
    ),
    "paid groups without a board": (
        beginning,
        put("seats", 0, "paid_groups", ["a1"]),
        "seat 0 has paid groups but no board",
    ),
    "start player other than agreed": (
        choosing_guests,
        put("start", 1),
        "start cannot be 1 in round",
    ),
}


def _pending(position: dict[str, Any], name: str) -> Any:
    return next(frame for frame in position["pending"] if frame["frame"] == name)


def _take_from_row(position: dict[str, Any], space: int) -> Any:
    guest = position["row"][space]
    position["row"][space] = None
    return guest


@pytest.mark.parametrize("case", SETUP)
def test_a_mistake_in_setup_is_refused(case: str) -> None:
    game, change, words = SETUP[case]
    assert words in refusal(game(), change)


@pytest.mark.parametrize(
    "data", [None, [], "position", 7, True, {}, {"format": "hotelier-position"}]
)
def test_what_is_no_position_at_all_is_refused(data: object) -> None:
    with pytest.raises(BadPosition):
        load_position(data)


def test_an_occupied_room_that_is_not_prepared_is_a_fault() -> None:
    # In JSON a room is drawn with one letter, so that this cannot even be said there.
    position = arrange(seats=[Seat(), Seat()]).position
    position.players[1].occupied = 1 << 7
    assert fault(position) == "seat 1 has an occupied room that is not prepared"


# What JSON cannot say, because a reader makes it fit, would still be noticed.


def test_a_seat_without_a_board_is_a_fault_once_the_game_has_begun() -> None:
    position = arrange(seats=[Seat(), Seat()]).position
    position.players[1].board = None
    position.players[1].prepared = 0
    assert fault(position) == "it is past setup, but seat 1 has no board"


def test_boards_of_both_sides_are_a_fault() -> None:
    position = arrange(seats=[Seat(), Seat()]).position
    position.players[1].board = (
        arrange(seats=[Seat(board="A"), Seat(board="B")]).position.players[0].board
    )
    assert fault(position) == "some seats have the night board and others not"


def test_a_claim_without_its_disk_is_a_fault() -> None:
    position = arrange(seats=[Seat(claimed="A"), Seat()]).position
    position.players[1].claimed = position.players[0].claimed
    assert fault(position) == "the disks of seat 1 do not fit its claims"


def test_an_empty_bag_is_a_fault() -> None:
    host = Seat(cafe={84: "2 cake, 1 wine"}, hotel="...../...../...../byr..")
    game = arrange(seats=[host, Seat()])
    game.apply("movein 1 c1")
    assert game.position.top is not None
    game.position.top.items = ()
    assert fault(game.position) == "a bag of effects must hold 1 to 10 items"


def test_a_game_with_chosen_cards_and_open_boards_can_be_loaded() -> None:
    game = new_game(boards="day", politics=[106, 110, 113], tiles=["A1", "B2", "C3"])
    assert load_position(game.to_dict()).to_dict() == game.to_dict()
