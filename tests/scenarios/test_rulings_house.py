"""H-01 to H-16: how this program asks, see docs/rules/rulings.md."""

import pytest

from hotelier import Dealer, Seat, arrange, new_game
from hotelier.engine.values import CHANCE
from tests.scenarios.emperor import emperor_comes
from tests.seats import LAST, positions
from tests.table import Table


def test_h01_kronen_goods_and_draws_alone_are_given_without_asking_in_this_order() -> None:
    """The General brings a wine and 3 kronen, and the Groom reacts to a red guest."""
    general = Seat(hotel="...../...../..r../byr..", cafe={81: "2 cake"}, staff=[5], kronen=1)
    table = Table(arrange(seats=[general, Seat()])).play("movein 1 c2")
    assert table.decision.kind == "turn"
    gains = [e["event"] for e in table.events if e["event"] in {"kronen_gained", "goods_received"}]
    assert gains == ["kronen_gained", "kronen_gained", "goods_received"]


def test_h01_every_amount_of_kronen_is_picked_on_its_own_and_equal_ones_are_listed_once() -> None:
    """The Court Councillor brings 3 kronen and a guest, Groom 2, the group 1, Custodian 1."""
    seat = Seat(
        hotel="...r./...yy/..rry/b.rr.", cafe={84: "2 cake, 1 wine"}, staff=[5, 23], kronen=0
    )
    table = Table(arrange(seats=[seat, Seat()])).play("movein 1 d4")
    amounts = [(item["effect"], item["amount"]) for item in table.decision.items]
    assert amounts == [
        ("kronen", 3),
        ("take_guest", 1),
        ("kronen", 1),
        ("kronen", 1),
        ("kronen", 2),
    ]
    assert table.offered == ["item 1", "item 2", "item 3", "item 5"]
    table.play("item 1", "item 2")
    assert table.seat(0)["kronen"] == 4


def test_h02_goods_are_dealt_with_kind_by_kind_and_the_rest_of_a_kind_is_kept() -> None:
    seat = Seat(cafe={51: "", 94: ""}, hand=[21, 44], kitchen="")
    table = Table(arrange(dice="5555", seats=[seat, Seat()])).play("die 5", "hire 21")
    assert table.offered == ["place strudel 2", "keep strudel"]
    table.play("keep strudel")
    assert table.offered == ["place wine 1", "keep wine"]
    table.play("keep wine")
    assert table.seat(0)["kitchen"] == {"strudel": 1, "cake": 1, "wine": 1, "coffee": 1}


def test_h03_goods_of_choice_are_named_in_one_order() -> None:
    table = emperor_comes("A2", Seat(emperor=13))
    assert table.decision.kind == "choose_goods"
    assert table.offered == ["choose strudel", "choose cake", "choose wine", "choose coffee"]
    table.play("choose wine")
    assert table.offered == ["choose wine", "choose coffee"]


def test_h04_one_good_of_strength_one_is_taken_without_asking() -> None:
    table = Table(arrange(dice="1", seats=[Seat(kitchen=""), Seat()])).play("die 1")
    assert table.decision.kind == "turn"
    assert table.seat(0)["kitchen"]["strudel"] == 1


def test_h04_the_last_card_put_back_is_put_back_without_asking() -> None:
    seat = Seat(cafe={75: "2 wine, 2 coffee"})
    table = Table(arrange(seats=[seat, Seat()])).play("movein 1 a1", "draw 1", "draw 2", "draw 3")
    table.play("stop", "return 2", "return 1")
    assert table.decision.kind == "turn"
    assert [card["staff"] for card in table.game.to_dict()["under_deck"]] == [2, 1, 3]


def test_h04_the_only_room_a_penalty_can_take_is_taken_without_asking() -> None:
    seat = Seat(hotel="...../b..../y..../b....", emperor=0)
    table = emperor_comes("A4", seat).play("suffer")
    assert table.seat(0)["hotel"] == [".....", ".....", "y....", "b...."]


def test_h04_the_end_of_a_turn_and_the_last_hand_card_of_a_penalty_are_asked() -> None:
    table = Table(arrange(dice="4", seats=[Seat(kronen=0), Seat()])).play("die 4", "steps 1")
    assert table.offered == ["end"]
    table = emperor_comes("A3", Seat(hand=[1, 2])).play("suffer", "return 2")
    assert table.offered == ["return 1"]


def test_h05_a_batch_is_paid_with_its_first_good_and_ends_by_itself() -> None:
    seat = Seat(cafe={83: ""}, kitchen="1 strudel, 1 cake", kronen=2)
    table = Table(arrange(seats=[seat, Seat()])).play("serve strudel 1")
    assert table.seat(0)["kronen"] == 1
    assert table.offered == ["serve cake 1", "stop"]
    table.play("serve cake 1")
    assert table.decision.kind == "turn"
    assert table.seat(0)["kronen"] == 1


def test_h06_the_introductory_deal_may_be_played_by_day() -> None:
    game = new_game(players=4, boards="day", deal="introductory", start=1)
    Dealer(seed=1).deal(game)
    assert game.to_dict()["seats"][1]["hand"] == [3, 6, 9, 38, 39, 48]
    assert {seat["board"] for seat in game.to_dict()["seats"]} == {"A", "B", "C", "D"}


def test_h07_a_roll_is_answered_die_by_die() -> None:
    table = Table(arrange(dice="1", seats=[Seat(dice=[2, 3]), Seat(dice=[4])], turn=1))
    table.play("die 1", "end")
    assert table.decision.kind == "roll_dice"
    assert table.offered == [f"roll {face}" for face in range(1, 7)]
    table.roll("123456123")
    assert table.decision.kind == "roll_dice"
    table.play("roll 4")
    assert table.game.to_dict()["dice"] == [2, 2, 2, 2, 1, 1]


def test_h08_cards_under_the_deck_are_drawn_in_their_order_when_it_is_used_up() -> None:
    seat = Seat(cafe={75: "2 wine, 2 coffee", 91: "1 strudel"}, hotel="...../...../y..../by...")
    table = Table(arrange(seats=[seat, Seat()], staff_deck=[1, 2, 3, 4]))
    table.play("movein 1 a1", "draw 3", "draw 1", "draw 2", "stop", "return 2", "return 3")
    table.play("movein 2 a2", "draw 4")
    assert table.decision.kind == "turn"
    assert table.seat(0)["hand"] == [2, 3, 4]
    assert [card["staff"] for card in table.game.to_dict()["under_deck"]] == [1]


def test_h09_beside_the_extra_action_only_politics_can_be_claimed() -> None:
    seat = Seat(cafe={97: "2 strudel, 1 wine", 51: "1 wine"}, kronen=20, staff=[1])
    table = Table(arrange(dice="14", seats=[seat, Seat()], edition="retail-2022"))
    table.play("movein 1 a1")
    assert table.decision.kind == "extra_action"
    assert table.offered == ["use 1", "use 4", "stop", "claim A"]


def test_h10_the_row_is_refilled_before_anything_else() -> None:
    table = Table(arrange(seats=[Seat(kronen=20), Seat()], row=[49, 50, 51, 52, 53]))
    assert table.offers("claim") == ["claim A"]
    table.play("guest 5")
    assert table.decision.kind == "reveal_guest"
    assert table.decision.seat == CHANCE
    table.play("reveal 104")
    assert table.game.to_dict()["row"] == [104, 49, 50, 51, 52]
    assert table.offers("claim") == ["claim A"]


def test_h11_the_draft_asks_seat_after_seat_and_shows_nobody_what_others_keep() -> None:
    game = new_game(players=2, deal="draft")
    dealer = Dealer(seed=3)
    dealer.deal(game)
    assert game.decision is not None
    before = game.view(1).to_dict()
    one, other = game.copy(), game.copy()
    one.apply(game.decision.options[0])
    other.apply(game.decision.options[1])
    assert one.seat_to_act == 1
    assert one.view(1).to_dict() == other.view(1).to_dict() != before


def test_h12_the_setup_has_one_order() -> None:
    kinds: list[str] = []
    for game in positions(new_game(players=2, boards="day"), LAST, Dealer(seed=1)):
        assert game.decision is not None
        if game.decision.kind == "turn":
            break
        if game.decision.kind not in kinds[-1:]:
            kinds.append(game.decision.kind)
    assert kinds == [
        *("choose_start", "choose_board", "choose_politics", "choose_tile", "deal_staff"),
        *("reveal_guest", "first_guest", "reveal_guest", "first_guest", "reveal_guest"),
        *("prepare_rooms", "roll_dice"),
    ]


def test_h13_a_compulsory_room_that_has_become_too_dear_is_lost() -> None:
    """With the Staff Manager the only krone may go to the Stableman before the rooms."""
    seat = Seat(hotel="...../...../...../byrrb", staff=[22], hand=[6], kronen=1)
    table = Table(arrange(dice="3", seats=[seat, Seat()], edition="retail-2022"))
    table.play("die 3", "item 2", "hire 6")
    assert table.decision.kind == "turn"
    assert table.happened("effect_lapsed")


@pytest.mark.parametrize(("hand", "offered"), [([6], ["use 5", "end"]), ([], ["end"])])
def test_h14_in_an_extra_turn_a_compulsory_effect_may_fail_but_never_locks(
    hand: list[int], offered: list[str]
) -> None:
    seat = Seat(cafe={97: "2 strudel, 1 wine"}, hand=hand, kronen=0, kitchen="")
    flags = {"die_effect": "must_have_effect"}
    table = Table(arrange(dice="5", seats=[seat, Seat()], flags=flags)).play("movein 1 a1")
    assert [option for option in table.offered if not option.startswith("guest")] == offered


def test_h14_an_extra_action_may_be_declined_again_where_a_die_may_be_empty() -> None:
    seat = Seat(cafe={97: "2 strudel, 1 wine"}, kronen=1)
    flags = {"gizia": "extra_action"}
    table = Table(arrange(dice="35", seats=[seat, Seat()], flags=flags)).play("movein 1 a1")
    assert table.offered == ["use 3", "stop"]
    assert "stop" in table.play("use 3").offered


def test_h15_at_completion_the_groom_pays_before_anything_else() -> None:
    seat = Seat(cafe={77: ""}, staff=[5], kronen=1, kitchen="1 cake")
    table = Table(arrange(seats=[seat, Seat()], edition="en-2015")).play("serve cake 1")
    assert table.seat(0)["kronen"] == 2
    names = [event["event"] for event in table.events]
    assert names[-2:] == ["order_completed", "kronen_gained"]


def test_h16_the_best_card_of_a_rival_counts_without_asking() -> None:
    """The rival has Concierge and Chambermaid; two blue rooms are worth more than two rooms."""
    seat = Seat(hotel="...../B..../y..../B....", staff=[29], emperor=8)
    table = emperor_comes("C1", seat, Seat(staff=[28, 31], emperor=8))
    assert table.game.is_over
    assert table.game.scores[0]["game_end_staff"] == 6
