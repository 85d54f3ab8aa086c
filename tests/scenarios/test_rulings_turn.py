"""Rulings about turns: passing, guests of the row, additional actions, rewards in any order."""

import pytest

from hotelier import Seat, arrange
from tests.table import Table

RED_ROOM = "...../...../...../..r.."
TOP_RED_ROOM = "...r./...../...../b...."


def guests_of(table: Table, seat: int) -> list[int | None]:
    return [guest and guest["guest"] for guest in table.seat(seat)["cafe"]]


def test_r04_an_empty_guest_deck_is_made_anew_from_the_discard_pile() -> None:
    row = [92, 93, 94, 95, 96]
    table = Table(arrange(row=row, guest_deck=[]))
    discard = table.game.to_dict()["guest_discard"]
    assert len(discard) == 56 - 5
    table.play("guest 5")
    assert table.offered == [f"reveal {guest}" for guest in discard]
    table.play("reveal 60")
    after = table.game.to_dict()
    assert after["row"] == [60, 92, 93, 94, 95]
    assert after["guest_discard"] == []
    assert after["guest_deck"] == [guest for guest in discard if guest != 60]
    assert len(table.happened("guests_reshuffled")) == 1


def test_r04_the_discard_pile_stays_while_the_deck_has_a_guest() -> None:
    table = Table(arrange(row=[92, 93, 94, 95, 96], guest_deck=[50], guest_discard=[60]))
    table.play("guest 5")
    assert table.offered == ["reveal 50"]
    table.play("reveal 50")
    assert 60 in table.game.to_dict()["guest_discard"]
    assert not table.happened("guests_reshuffled")


def test_r04_the_row_is_never_short_even_when_all_tables_are_taken() -> None:
    """Twelve guests at tables and four in the row leave forty for the deck."""
    cafes = [[49, 50], [51, 52, 53], [54, 55, 56], [57, 58, 59]]
    seats = [Seat(cafe=dict.fromkeys(cafe, "")) for cafe in cafes]
    table = Table(arrange(seats=seats, row=[92, 93, 94, 95, 96], guest_deck=[]))
    table.play("guest 5")
    assert len(table.offers("reveal")) == 40
    table.play("reveal 60")
    assert table.game.to_dict()["row"] == [60, 92, 93, 94, 95]


@pytest.mark.parametrize(("space", "price"), [(1, 3), (2, 2), (3, 1), (4, 0), (5, 0)])
def test_r04_guests_left_of_the_gap_slide_right_and_the_price_is_that_of_the_space(
    space: int, price: int
) -> None:
    row = [92, 93, 94, 95, 96]
    table = Table(arrange(row=row, guest_deck=[])).play(f"guest {space}")
    assert table.seat(0)["kronen"] == 10 - price
    left = row[: space - 1] + row[space:]
    assert table.game.to_dict()["row"] == [None, *left]


def test_r10_a_guest_who_moves_in_makes_room_for_the_guest_of_the_reward() -> None:
    full = {63: "1 coffee", 92: "", 93: ""}
    table = Table(arrange(seats=[Seat(cafe=full), Seat()], row=[94, 95, 96, 98, 99]))
    assert table.refuses("guest 5")
    table.play("movein 1 a1")
    assert table.offered == [f"guest {space}" for space in (1, 2, 3, 4, 5)] + ["stop"]
    table.play("guest 1", "reveal 104")
    assert guests_of(table, 0) == [94, 92, 93]
    assert table.seat(0)["kronen"] == 10


def test_r10_a_reward_of_a_guest_lapses_when_all_tables_are_taken_otherwise() -> None:
    full = {87: "2 cake, 2 coffee", 92: "", 93: ""}
    seats = [Seat(cafe=full, hotel=RED_ROOM), Seat()]
    table = Table(arrange(seats=seats, row=[94, 95, 96, 98, 99]))
    table.play("movein 1 c1", "item 2", "guest 5", "reveal 104", "item 2")
    assert [lapse["decision"] for lapse in table.happened("effect_lapsed")] == ["free_guest"]
    assert table.decision.kind == "turn"
    assert guests_of(table, 0) == [99, 92, 93]
    assert table.seat(0)["kronen"] == 13


def test_r13_no_additional_action_comes_into_the_middle_of_a_die_action() -> None:
    seat = Seat(cafe={65: "1 coffee", 92: ""}, staff=[3], hotel="...../...../...../by...")
    table = Table(arrange(dice="33", seats=[seat, Seat()]))
    additional = ["serve strudel 2", "movein 1 a1", "staff 3"]
    assert all(action in table.offered for action in additional)
    table.play("die 3")
    assert {option.split()[0] for option in table.offered} == {"room", "stop"}
    table.play("room c1")
    assert {option.split()[0] for option in table.offered} == {"room", "stop"}
    assert all(table.refuses(action) for action in [*additional, "end"])
    table.play("stop")
    assert all(action in table.offered for action in additional)


def test_r13_no_additional_action_comes_into_the_middle_of_a_reward() -> None:
    seat = Seat(cafe={71: "1 strudel, 2 coffee", 65: "1 coffee", 92: ""}, staff=[3])
    table = Table(arrange(seats=[seat, Seat()]))
    table.play("movein 1 a1")
    assert table.offered == ["room b1", "room a2", "stop"]


def test_r13_nothing_comes_between_a_main_action_and_the_extra_of_staff() -> None:
    seat = Seat(cafe={65: "1 coffee"}, staff=[3, 14])
    table = Table(arrange(dice="11", seats=[seat, Seat()]))
    table.play("die 1")
    assert table.offered == ["item 1", "item 2"]
    table.play("item 1")
    assert {option.split()[0] for option in table.offered} == {"fine"}
    table.play("fine 0")
    assert {option.split()[0] for option in table.offered} == {"room", "stop"}


def test_r13_a_politics_claim_is_allowed_in_the_middle_of_a_die_action() -> None:
    table = Table(arrange(dice="33", seats=[Seat(kronen=20), Seat()]))
    table.play("die 3", "claim A", "room a2")
    assert table.seat(0)["kronen"] == 19
    assert table.total(0) == 15
    assert table.decision.kind == "prepare_rooms"


def test_r15_the_player_may_take_the_group_bonus_before_the_reward() -> None:
    seat = Seat(cafe={86: "1 cake, 2 wine"}, hotel=TOP_RED_ROOM, kronen=0, hand=[5])
    table = Table(arrange(seats=[seat, Seat()]))
    table.play("movein 1 d4")
    assert table.offered == ["item 1", "item 2"]
    table.play("item 2")
    assert table.seat(0)["kronen"] == 1
    table.play("hire 5")
    assert table.seat(0)["kronen"] == 0
    assert table.seat(0)["hand"] == []
    assert table.total(0) == 3


def test_r15_the_player_may_take_the_reward_before_the_group_bonus() -> None:
    seat = Seat(cafe={86: "1 cake, 2 wine"}, hotel=TOP_RED_ROOM, kronen=0, hand=[5])
    table = Table(arrange(seats=[seat, Seat()]))
    table.play("movein 1 d4", "item 1")
    assert table.seat(0)["kronen"] == 1
    assert table.seat(0)["hand"] == [5]
    assert [lapse["decision"] for lapse in table.happened("effect_lapsed")] == ["hire_staff"]


def test_r15_staff_that_reacts_to_a_move_in_may_come_before_or_after_the_reward() -> None:
    seat = Seat(cafe={78: "1 cake"}, hotel=RED_ROOM, kronen=0, staff=[5, 23])
    start = arrange(seats=[seat, Seat()], row=[92, 93, 94, 95, 96])
    table = Table(start.copy()).play("movein 1 c1", "item 2", "item 2")
    assert table.seat(0)["kronen"] == 3
    assert table.decision.kind == "free_guest"
    table = Table(start).play("movein 1 c1", "item 1")
    assert table.seat(0)["kronen"] == 0
    assert table.decision.kind == "free_guest"
    assert table.play("stop").seat(0)["kronen"] == 3


def test_r15_each_gain_of_money_is_an_item_of_its_own() -> None:
    """A krone of the group makes 20 for a claim; the Groom pays after three are spent."""
    seat = Seat(cafe={86: "1 cake, 2 wine"}, hotel=TOP_RED_ROOM, kronen=19, staff=[5], hand=[2])
    table = Table(arrange(seats=[seat, Seat()]))
    table.play("movein 1 d4")
    assert table.offered == ["item 1", "item 2", "item 3"]
    table.play("item 2", "claim A", "item 1", "hire 2")
    assert table.seat(0)["kronen"] == 20 - (6 - 3) + 2
    assert not table.happened("kronen_lost")
    assert table.game.scores[0]["politics"] == 15
