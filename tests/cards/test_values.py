"""Every printed value of the 128 cards is the one of the tables beside this file."""

from collections import Counter

import pytest

from hotelier import Seat, arrange
from hotelier.content.editions import EDITIONS, flags_of
from hotelier.content.emperor import emperor_tiles
from hotelier.content.guests import guest_cards
from hotelier.content.politics import politics_cards
from hotelier.content.staff import staff_cards
from hotelier.engine.values import COLOURS, GOODS, POLITICS_POINTS, in_order
from tests.cards import notation
from tests.table import Table

GUESTS = notation.read("guests.csv")
STAFF = notation.read("staff.csv")
POLITICS = notation.read("politics.csv")
TILES = notation.read("emperor_tiles.csv")
CLASSIC = flags_of("classic")


def number(row: dict[str, str]) -> str:
    return row["number"]


def test_there_are_128_cards() -> None:
    assert [int(row["number"]) for row in STAFF] == list(range(1, 49))
    assert [int(row["number"]) for row in GUESTS] == list(range(49, 105))
    assert [int(row["number"]) for row in POLITICS] == list(range(105, 117))
    assert [row["tile"] for row in TILES] == [a + b for a in "ABC" for b in "1234"]
    assert len(staff_cards(CLASSIC)) == 48
    assert len(guest_cards()) == 56
    assert len(politics_cards()) == 12
    assert len(emperor_tiles(CLASSIC)) == 12


@pytest.mark.parametrize("row", GUESTS, ids=number)
def test_guest(row: dict[str, str]) -> None:
    card = guest_cards()[int(row["number"]) - 49]
    assert card.number == int(row["number"])
    assert card.key == notation.key(row["name"])
    assert COLOURS[card.colour] == row["colour"]
    for place, good in enumerate(GOODS):
        assert in_order(card.order, place) == int(row[good])
    assert card.points == int(row["vp"])
    assert notation.all_of(card.rewards) == notation.single(row["rewards"])


@pytest.mark.parametrize("row", STAFF, ids=number)
def test_staff(row: dict[str, str]) -> None:
    card = staff_cards(CLASSIC)[int(row["number"]) - 1]
    assert card.number == int(row["number"])
    assert card.key == notation.key(row["name"])
    assert card.cost == int(row["cost"])
    assert notation.TIMING[card.ability.moment] == row["timing"]
    assert card.starter == row["set"]
    assert notation.ability_word(card.ability) == row["effect"]


@pytest.mark.parametrize("row", POLITICS, ids=number)
def test_politics(row: dict[str, str]) -> None:
    card = politics_cards()[int(row["number"]) - 105]
    assert card.number == int(row["number"])
    assert card.group == row["group"]
    assert notation.condition_word(card) == row["condition"]
    assert list(POLITICS_POINTS) == [int(row[f"vp_{place}"]) for place in ("1st", "2nd", "3rd")]


@pytest.mark.parametrize("row", TILES, ids=lambda row: row["tile"])
def test_emperor_tile(row: dict[str, str]) -> None:
    card = next(tile for tile in emperor_tiles(CLASSIC) if tile.key == row["tile"])
    assert notation.effect_words(card.bonus) == row["bonus"].split(";")
    assert notation.penalty_word(card.penalty) == row["penalty"]
    assert card.penalty.or_points == int(row["instead"].removeprefix("vp:") or 0)


def test_the_orders_of_all_guests_are_balanced() -> None:
    asked = {good: sum(int(row[good]) for row in GUESTS) for good in GOODS}
    assert asked == {"strudel": 41, "wine": 41, "cake": 32, "coffee": 32}
    assert Counter(row["colour"] for row in GUESTS) == {
        "yellow": 14,
        "blue": 14,
        "red": 14,
        "green": 14,
    }


def test_the_introductory_sets_cost_about_the_same() -> None:
    cards = staff_cards(CLASSIC)
    for letter, cost in {"A": 22, "B": 22, "C": 21, "D": 21}.items():
        letters = [card for card in cards if card.starter == letter]
        assert len(letters) == 6
        assert sum(card.cost for card in letters) == cost


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_edition_differs_in_single_values_only(edition: str) -> None:
    cards = staff_cards(flags_of(edition))
    column = "cost_2022" if edition == "retail-2022" else "cost"
    assert [card.cost for card in cards] == [int(row[column]) for row in STAFF]
    generous = edition in ("en-2015", "de-2015", "zh-2015", "pl-2016")
    effects = {row["number"]: row["effect"] for row in STAFF}
    effects["32"] = f"vp_per_played_staff_incl_self:{4 if generous else 2}"
    assert [notation.ability_word(card.ability) for card in cards] == list(effects.values())
    penalties = {row["tile"]: row["penalty"] for row in TILES}
    if edition in ("de-2015", "zh-2015"):
        penalties["B4"] = "remove_occupied:2"
    tiles = emperor_tiles(flags_of(edition))
    assert {tile.key: notation.penalty_word(tile.penalty) for tile in tiles} == penalties


@pytest.mark.parametrize("row", STAFF, ids=number)
def test_staff_is_hired_for_its_printed_price(row: dict[str, str]) -> None:
    """With one die on 5 a card costs a krone less, and there is not a krone too many."""
    card, price = int(row["number"]), int(row["cost"]) - 1
    seat = Seat(hand=[card], kronen=price, hotel="...../...../...../.....")
    table = Table(arrange(seats=[seat, Seat()], dice="5")).play("die 5", f"hire {card}")
    assert table.seat(0)["kronen"] == 0
    assert [staff["staff"] for staff in table.seat(0)["staff"]] == [card]
    if price:
        seat = Seat(hand=[card], kronen=price - 1)
        table = Table(arrange(seats=[seat, Seat()], dice="5"))
        table.play("die 5")
        assert table.seat(0)["hand"] == [card] and table.refuses(f"hire {card}")
