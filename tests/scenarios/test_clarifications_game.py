"""The clarifications C-15 and C-19 to C-21: before the first round and after the last."""

import pytest

from hotelier import Dealer, Seat, arrange, new_game
from hotelier.content.editions import flags_of
from hotelier.content.staff import staff_cards
from hotelier.errors import BadPosition
from tests.scenarios.emperor import emperor_comes
from tests.table import Table


def _first_rooms(edition: str) -> Table:
    """Seat 0 starts and has to prepare the first rooms."""
    game = new_game(edition=edition, start=0, politics=(105, 109, 113), tiles=("A1", "B1", "C1"))
    dealer = Dealer(15)
    dealer.deal(game)
    for _ in range(2):
        game.apply("guest 5")
        dealer.deal(game)
    return Table(game)


def test_c15_no_starting_room_need_be_prepared_and_the_next_tile_starts_bottom_left() -> None:
    table = _first_rooms("classic")
    assert (table.decision.seat, table.decision.kind) == (0, "prepare_rooms")
    assert table.offered == ["room a1", "stop"]
    table.play("stop", "stop")
    assert table.seat(0)["hotel"] == ["....."] * 4
    table.roll("3311224455").play("die 3")
    assert table.offered == ["room a1", "stop"]
    table.play("room a1")
    assert table.offers("room") == ["room b1", "room a2"]


def test_c15_three_rooms_are_the_limit_and_each_costs_what_its_row_says() -> None:
    table = _first_rooms("classic").play("room a1", "room a2", "room a3")
    assert table.decision.seat == 1
    assert table.seat(0)["hotel"] == [".....", "b....", "y....", "b...."]
    assert table.seat(0)["kronen"] == 10 - 0 - 1 - 2


def test_c15_by_the_revision_of_2022_it_must_be_three() -> None:
    table = _first_rooms("retail-2022")
    for room in ("a1", "b1", "c1"):
        assert table.decision.seat == 0
        assert table.refuses("stop")
        table.play(f"room {room}")
    assert table.decision.seat == 1


@pytest.mark.parametrize(("edition", "leftovers"), [("ru", 5 + 1 + 2 + 1), ("classic", 5 + 1)])
def test_c19_by_the_russian_book_all_goods_on_own_guests_break_ties(
    edition: str, leftovers: int
) -> None:
    """5 kronen, 1 wine in the kitchen, 2 coffee on a satisfied guest, 1 strudel on another."""
    host = Seat(kronen=5, kitchen="1 wine", cafe={67: "2 coffee", 68: "1 strudel"}, emperor=8)
    rival = Seat(kronen=5, kitchen="3 wine", emperor=8)
    result = emperor_comes("C1", host, rival, edition=edition).game.result()
    assert result["leftovers"] == [leftovers, 8]


def test_c20_packs_go_to_the_next_seat_clockwise_when_all_have_chosen() -> None:
    game = new_game(
        players=3, deal="draft", start=2, politics=(105, 109, 113), tiles=("A1", "B1", "C1")
    )
    table = Table(game).play(*(f"draw {card}" for card in range(1, 19)))
    packs = [list(range(1, 7)), list(range(7, 13)), list(range(13, 19))]
    for seat, pack in enumerate(packs):
        assert table.decision.seat == seat
        assert table.offered == [f"draft {card}" for card in pack]
        table.play(f"draft {pack[0]}")
    for seat, received in enumerate([packs[2], packs[0], packs[1]]):
        assert table.decision.seat == seat
        assert table.offered == [f"draft {card}" for card in received[1:]]
        table.play(f"draft {received[1]}")
    assert [table.seat(seat)["hand"] for seat in range(3)] == [[1, 14], [2, 7], [8, 13]]


def test_c20_the_sixth_card_is_kept_without_a_choice() -> None:
    game = new_game(players=2, deal="draft", start=0)
    table = Table(game).play("politics 105", "politics 109", "politics 113")
    table.play("tile A1", "tile B1", "tile C1", *(f"draw {card}" for card in range(1, 13)))
    for _ in range(5):
        for seat in (0, 1):
            assert table.decision.seat == seat
            table.play(table.offered[0])
    assert table.decision.kind == "reveal_guest"
    assert [len(table.seat(seat)["hand"]) for seat in (0, 1)] == [6, 6]


def test_c21_a_rival_cannot_have_a_second_secretary() -> None:
    """Every staff card exists once; with no other card for the end she is worth nothing."""
    cards = staff_cards(flags_of("classic"))
    assert [card.number for card in cards] == list(range(1, 49))
    assert [card.number for card in cards if card.ability.copies_rival] == [29]
    with pytest.raises(BadPosition, match="staff card 29 is in two places"):
        arrange(seats=[Seat(staff=[29]), Seat(staff=[29])])
    full = "BRBRB/BRBYY/YYRRY/BYRRB"
    table = emperor_comes("C1", Seat(hotel=full, staff=[29], emperor=8), Seat(emperor=8))
    assert table.game.scores[0]["game_end_staff"] == 0
