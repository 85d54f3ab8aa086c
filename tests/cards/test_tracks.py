"""Printed numbers that are not on cards: tracks, prices, setup and the final scoring."""

import pytest

from hotelier import Dealer, Game, Seat, arrange, new_game
from hotelier.engine.rules.flow import open_number
from tests.cards.row import changes
from tests.seats import FIRST, played_until
from tests.table import Table

TRACK_POINTS = [0, 1, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9]
SETBACK = {3: 3, 5: 5, 7: 7}
DICE = {2: 10, 3: 12, 4: 14}
ORDER_TILES = {2: "1-4 2-3", 3: "1-6 2-5 3-4", 4: "1-8 2-7 3-6 4-5"}
ROW_PRICES = [3, 2, 1, 0, 0]


def last_turn(round_number: int, seat: Seat, rival: Seat) -> Table:
    """The end of the last turn of a round."""
    game = arrange(seats=[seat, rival], round_number=round_number, dice="", done=["die_taken"])
    return Table(game)


@pytest.mark.parametrize("round_number", SETBACK)
@pytest.mark.parametrize("position", range(14))
def test_emperor_track(position: int, round_number: int) -> None:
    """Both seats stand on the same space; without kronen no penalty leaves a choice."""
    seat = Seat(emperor=position, kronen=0)
    table = last_turn(round_number, seat, seat).play("end")
    after = max(0, position - SETBACK[round_number])
    for number in range(2):
        assert table.seat(number)["points"]["emperor_track"] == TRACK_POINTS[position]
        assert table.seat(number)["emperor"] == after
    rewarded = len(table.happened("bonus_received")), len(table.happened("penalty_suffered"))
    assert rewarded == ((2, 0) if after >= 3 else (0, 2) if after == 0 else (0, 0))


@pytest.mark.parametrize("round_number", [1, 2, 4, 6])
def test_the_emperor_stays_away_after_other_rounds(round_number: int) -> None:
    table = last_turn(round_number, Seat(emperor=9), Seat())
    before = table.game.to_dict()
    table.play("end")
    assert table.game.to_dict()["round"] == round_number + 1
    assert changes(before, table.game.to_dict(), 0) == []


def test_a_step_beyond_the_track_is_a_point() -> None:
    table = Table(arrange(seats=[Seat(emperor=12), Seat()], dice="444"))
    table.play("die 4", "steps 3")
    assert table.seat(0)["emperor"] == 13
    assert table.seat(0)["points"]["steps_beyond_the_track"] == 2


def test_the_money_track_ends_at_20() -> None:
    table = Table(arrange(seats=[Seat(kronen=19), Seat()], dice="444"))
    assert table.play("die 4", "steps 0").seat(0)["kronen"] == 20


@pytest.mark.parametrize("space", range(1, 6))
def test_guest_row(space: int) -> None:
    row = [49, 63, 77, 91, 104]
    price = ROW_PRICES[space - 1]
    table = Table(arrange(seats=[Seat(kronen=price), Seat()], row=row))
    table.play(f"guest {space}", "reveal 50")
    assert table.seat(0)["kronen"] == 0
    slid = [50, *row[: space - 1], *row[space:]]
    assert table.game.to_dict()["row"] == slid
    if price:
        poor = Table(arrange(seats=[Seat(kronen=price - 1), Seat()], row=row))
        assert poor.refuses(f"guest {space}")


def is_first_turn(game: Game) -> bool:
    return game.seat_to_act >= 0 and game.position.round == 1


@pytest.mark.parametrize("players", DICE)
def test_dice_and_turn_order(players: int) -> None:
    game = new_game(players=players, start=0)
    tiles = []
    for seat, player in enumerate(game.position.players):
        first = open_number(game.position, seat)
        player.first_die = 1
        tiles.append(f"{first}-{open_number(game.position, seat)}")
    assert " ".join(tiles) == ORDER_TILES[players]

    game = played_until(is_first_turn, new_game(players=players), FIRST, Dealer(seed=1))
    assert sum(game.to_dict()["dice"]) == DICE[players]


@pytest.mark.parametrize("players", DICE)
def test_setup(players: int) -> None:
    game = new_game(players=players)
    Dealer(seed=1).deal(game)
    position = game.to_dict()
    assert len([guest for guest in position["row"] if guest]) == 5
    for seat in position["seats"]:
        assert seat["kronen"] == 10
        assert seat["emperor"] == 0
        assert seat["kitchen"] == {"strudel": 1, "cake": 1, "wine": 1, "coffee": 1}
        assert len(seat["hand"]) == 6
        assert len(seat["cafe"]) == 3


def test_boost_fee_and_service_cost_a_krone_each() -> None:
    seat = Seat(kronen=3, cafe={75: ""}, kitchen="2 wine, 2 coffee")
    table = Table(arrange(seats=[seat, Seat()]))
    table.play("serve wine 1", "serve wine 1", "serve coffee 1")
    assert table.seat(0)["kronen"] == 2
    table.play("die 6:4+", "steps 2")
    assert table.seat(0)["kronen"] == 0
    assert table.refuses("serve coffee 1")


def test_final_scoring() -> None:
    seats = [
        Seat(emperor=8, kronen=4, kitchen="2 wine, 1 cake", cafe={75: "", 77: "1 cake"}),
        Seat(emperor=8, hotel="BRBRB/BRBYY/YYRRY/BYRRB", kronen=0, kitchen=""),
    ]
    table = last_turn(7, *seats).play("end")
    scores = table.game.scores
    assert scores[0] == {
        **dict.fromkeys(scores[0], 0),
        "emperor_track": 5,
        "kronen": 4,
        "goods": 3,
        "guests_left": -10,
    }
    assert scores[1] == {
        **dict.fromkeys(scores[1], 0),
        "emperor_track": 5,
        "occupied_rooms": 5 * (1 + 2 + 3 + 4),
    }


@pytest.mark.parametrize(("row", "hotel"), [(1, "BYRRB"), (2, "YYRRY"), (3, "BRBYY"), (4, "BRBRB")])
def test_rooms_of_a_row_at_the_end(row: int, hotel: str) -> None:
    rows = ["....."] * 4
    rows[4 - row] = hotel
    table = last_turn(7, Seat(emperor=8, hotel="/".join(rows)), Seat(emperor=8)).play("end")
    assert table.game.scores[0]["occupied_rooms"] == 5 * row
