"""Exact previews."""

from typing import Any

from hotelier import Seat, arrange, new_game
from tests.reasons.cases import CHOSEN, DEALT_PACKS, SERVED
from tests.reasons.play import put_under_deck
from tests.table import Table

DRAWS_TWO = {103: "1 strudel, 1 wine"}


def test_a_die_shows_its_price_its_staff_and_the_decision_that_follows() -> None:
    told = arrange(seats=[Seat(staff=[16], kronen=3), Seat()]).preview("die 4+")
    assert told.changes == [{"kronen": -1, "points": {"staff": 4}, "dice": 1}, {}]
    assert [event["event"] for event in told.events] == [
        "die_taken",
        "kronen_paid",
        "points_scored",
    ]
    assert (told.next_kind, told.next_seat, told.next_is_chance) == ("split_steps", 0, False)
    assert not told.is_hidden
    assert told.to_dict() == {
        "option": {**told.option.to_dict()},
        "events": told.events,
        "changes": told.changes,
        "next": {"kind": "split_steps", "seat": 0, "is_chance": False},
        "is_hidden": False,
    }


def test_a_guest_who_moves_in_shows_all_rewards_up_to_the_cards_drawn_by_chance() -> None:
    told = arrange(seats=[Seat(cafe=SERVED), Seat()]).preview("movein 1 a1")
    assert told.changes == [
        {
            "points": {"guests": 5, "groups": 2},
            "guests": {"left": [75]},
            "rooms": {"occupied": ["a1"]},
        },
        {},
    ]
    assert (told.next_kind, told.next_seat, told.next_is_chance) == ("look_at_staff", None, True)


def test_goods_go_to_the_kitchen_and_to_orders() -> None:
    table = Table(arrange(seats=[Seat(cafe={75: "2 wine, 1 coffee"}), Seat()])).play("die 2")
    assert table.game.preview("fine 1").changes == [{"kitchen": {"wine": 1}}, {}]
    table.play("fine 1")
    assert table.game.preview("place coffee 1").changes == [
        {"orders": [{"guest": 75, "goods": {"coffee": 1}}]},
        {},
    ]


def test_rooms_staff_and_claims_are_shown() -> None:
    table = Table(arrange(seats=[Seat(hand=[9], kronen=20), Seat()]))
    assert table.game.preview("claim A").changes[0] == {
        "points": {"politics": 15},
        "politics": ["A"],
    }
    table.play("die 5")
    assert table.game.preview("hire 9").changes[0] == {
        "kronen": -4,
        "staff": {"hired": [9]},
        "hand": -1,
    }
    table = Table(arrange(seats=[Seat(staff=[1]), Seat()]))
    assert table.game.preview("staff 1").changes[0] == {
        "kitchen": {"strudel": 1},
        "staff": {"used": [1]},
    }
    table.play("staff 1", "die 3")
    assert table.game.preview("room a2").changes[0] == {"kronen": -1, "rooms": {"prepared": ["a2"]}}


def test_the_end_of_a_round_shows_what_the_emperor_does_to_everybody() -> None:
    table = Table(
        arrange(
            seats=[Seat(kronen=1, staff=[1], used=[1]), Seat(emperor=8)], round_number=3, dice="1"
        )
    )
    told = table.play("die 1").game.preview("end")
    assert told.changes == [
        {"points": {"emperor_tiles": -5}, "staff": {"ready": [1]}, "dice": -1},
        {"kronen": 3, "emperor": -3, "points": {"emperor_track": 5}},
    ]
    assert (told.next_kind, told.next_is_chance) == ("roll_dice", True)


def test_the_last_option_of_a_game_shows_the_end() -> None:
    table = Table(arrange(round_number=7, dice="1")).play("die 1")
    told = table.game.preview("end")
    assert told.events[-1]["event"] == "game_ended"
    assert told.next_kind is None
    assert told.to_dict()["next"] is None
    assert told.changes[0]["points"] == {"emperor_tiles": -8, "kronen": 10, "goods": 5}


def under_the_deck(owner: int) -> Table:
    """The deck is used up; two cards that a seat has put there lie under it."""
    game = arrange(seats=[Seat(cafe=DRAWS_TWO), Seat()], staff_deck=[])
    put_under_deck(game, owner)
    put_under_deck(game, owner)
    return Table(game)


def drawn(events: list[dict[str, Any]]) -> list[int | None]:
    return [event["staff"] for event in events if event["event"] == "staff_drawn"]


def test_cards_a_seat_has_put_under_the_deck_itself_are_no_surprise() -> None:
    game = under_the_deck(owner=0).game
    told = game.preview("movein 1 a1")
    assert drawn(told.events) == [1, 2]
    assert not told.is_hidden
    assert game.view(0).preview("movein 1 a1") == told


def test_a_preview_breaks_off_at_a_card_another_seat_has_put_under_the_deck() -> None:
    game = under_the_deck(owner=1).game
    told = game.preview("movein 1 a1")
    assert drawn(told.events) == []
    assert (told.is_hidden, told.next_kind) == (True, "draw_staff")
    assert game.view(0).preview("movein 1 a1") == told
    assert drawn([event.to_dict(0) for event in game.apply("movein 1 a1")]) == [1, 2]


def test_a_preview_breaks_off_where_the_hand_of_another_decides() -> None:
    for hand in ([28], [1]):
        table = Table(
            arrange(
                seats=[Seat(emperor=9), Seat(hand=hand)],
                flags={"c4_source": "hand"},
                tiles=("A1", "B1", "C4"),
                round_number=7,
                dice="1",
            )
        ).play("die 1")
        told = table.game.preview("end")
        assert (told.is_hidden, told.next_kind) == (True, "emperor_penalty")
        assert told == table.game.view(0).preview("end")


def test_whether_another_can_hire_is_not_told() -> None:
    for hand in ([28], []):
        table = Table(
            arrange(
                seats=[Seat(emperor=9), Seat(emperor=13, hand=hand)],
                tiles=("A1", "B1", "C4"),
                round_number=7,
                dice="1",
            )
        ).play("die 1")
        told = table.game.preview("end")
        assert (told.is_hidden, told.next_kind, told.next_seat) == (True, "hire_staff", 1)


def test_the_last_card_of_a_pack_is_not_told_before_it_comes() -> None:
    table = Table(new_game(**CHOSEN, deal="draft"))
    table.play(*DEALT_PACKS.split(", "))
    while len(table.offered) > 2 or table.decision.seat == 0:
        table.play(table.offered[0])
    told = table.game.preview(table.offered[0])
    mine = [event for event in told.events if event.get("seat") == 1]
    assert [event["staff"] for event in mine] == [
        table.decision.options[0].to_dict()["staff"],
        None,
    ]
    assert told.changes == [{"hand": 1, "pack": -1}, {"hand": 2, "pack": -2}]
    assert (told.next_kind, told.next_is_chance) == ("reveal_guest", True)


def test_chance_sees_what_it_deals_but_no_more() -> None:
    table = Table(arrange(seats=[Seat(cafe=DRAWS_TWO), Seat()])).play("movein 1 a1")
    told = table.game.preview("draw 17")
    assert drawn(told.events) == [17]
    assert told.changes == [{"hand": 1}, {}]
