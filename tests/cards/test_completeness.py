"""No card without a row, and no value of a flag that changes a card without one."""

import pytest

from hotelier.content.flags import FLAGS
from tests.cards.emperor_rows import BOTH_SIDES, TILE_ROWS, TileRow
from tests.cards.guest_rows import GUEST_ROWS, Guest
from tests.cards.politics_rows import POLITICS_ROWS, PoliticsRow
from tests.cards.row import Row
from tests.cards.staff_die_rows import DIE_ROWS
from tests.cards.staff_end_rows import END_ROWS, EndRow
from tests.cards.staff_house_rows import HOUSE_ROWS
from tests.cards.staff_once_rows import ONCE_ROWS, ROUND_ROWS

STAFF_ROWS: list[Row | EndRow] = [*ROUND_ROWS, *ONCE_ROWS, *DIE_ROWS, *HOUSE_ROWS, *END_ROWS]
FLAGGED_ROWS: list[Guest | Row | EndRow | TileRow] = [*GUEST_ROWS, *STAFF_ROWS, *TILE_ROWS]
ALL_ROWS: list[Guest | Row | EndRow | TileRow | PoliticsRow] = [*FLAGGED_ROWS, *POLITICS_ROWS]
CARDS = [*range(1, 117), *(letter + number for letter in "ABC" for number in "1234")]

# The cards that each flag changes. The other flags change the rules for everybody.
CARDS_OF_FLAG: dict[str, list[int | str]] = {
    "penalty_choice": ["A1", "A3", "A4", "B2", "B3", "B4", "C4"],
    "b4_penalty_rooms": ["B4"],
    "c2_penalty": ["C2"],
    "c4_source": ["C4"],
    "assistant_manager_vp": [32],
    "conference_manager": [26],
    "kitchen_hand_cost": [17],
    "masseuse_scope": [7],
    "order_staff_timing": [5, 6],
    "custodian_scope": [23],
    "gizia": [97],
    "operator_cap": [41],
}
RULES_FOR_ALL = {"initial_rooms", "addl_actions_window", "die_effect", "tiebreak_goods"}
DIFFERENCES = [
    (flag, value, card)
    for flag, cards in CARDS_OF_FLAG.items()
    for value in FLAGS[flag][1:]
    for card in cards
]


def test_there_are_128_cards() -> None:
    assert len(CARDS) == 128


@pytest.mark.parametrize("card", CARDS)
def test_card_has_a_row(card: int | str) -> None:
    assert any(row.card == card for row in ALL_ROWS)


def test_every_tile_has_a_row_with_bonus_and_penalty() -> None:
    assert [row.card for row in BOTH_SIDES] == CARDS[116:]


@pytest.mark.parametrize(("flag", "value", "card"), DIFFERENCES)
def test_edition_has_a_row(flag: str, value: str | int, card: int | str) -> None:
    assert any(row.card == card and row.flags.get(flag) == value for row in FLAGGED_ROWS)


def test_every_flag_is_thought_of() -> None:
    assert {*CARDS_OF_FLAG, *RULES_FOR_ALL} == set(FLAGS)


def test_every_row_has_a_name_of_its_own() -> None:
    names = [row.name for row in ALL_ROWS]
    assert len(names) == len(set(names))
