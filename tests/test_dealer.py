"""Chance that is answered for: evenly, and so that it can be repeated."""

from collections import Counter

import pytest

from hotelier import Dealer, Rng, new_game
from hotelier.game.dealer import KEYED, SEEDED, KeyedDealer, dealer_of

UNEVEN = 3 * 2**29
"""Of 2**32 words a quarter must be rolled anew so that all numbers below this are as likely."""


def test_a_copy_of_a_generator_goes_on_with_the_same_numbers_by_itself() -> None:
    rng = Rng("some seed")
    rng.below(6)
    copy = rng.copy()
    expected = [copy.below(1000) for _ in range(20)]
    assert [rng.below(1000) for _ in range(20)] == expected
    assert [copy.below(1000) for _ in range(20)] == [rng.below(1000) for _ in range(20)]


def test_large_numbers_are_as_likely_as_small_ones() -> None:
    """Without a second roll every third number would come up twice as often."""
    rng = Rng(1)
    drawn = [rng.below(UNEVEN) for _ in range(3000)]
    assert all(0 <= number < UNEVEN for number in drawn)
    remainders = Counter(number % 3 for number in drawn)
    assert all(900 < remainders[rest] < 1100 for rest in range(3))


@pytest.mark.parametrize("name", [SEEDED, KEYED])
def test_a_copy_of_a_dealer_goes_on_with_the_same_answers_by_itself(name: str) -> None:
    game, dealer = new_game(players=3), dealer_of(name, "a secret")
    for _ in range(5):
        game.play(dealer.answer(game))
    twin, copy = game.copy(), dealer.copy()
    for _ in range(20):
        game.play(dealer.answer(game))
    for _ in range(20):
        twin.play(copy.answer(twin))
    assert twin.to_dict() == game.to_dict()


def test_a_record_names_the_kind_of_its_dealer() -> None:
    assert isinstance(dealer_of(SEEDED, "1"), Dealer)
    assert isinstance(dealer_of(KEYED, "1"), KeyedDealer)


def test_the_same_key_deals_the_same_game_and_another_key_another() -> None:
    def dealt(key: str) -> list[int]:
        game, dealer = new_game(players=2), KeyedDealer(key)
        answers = []
        while game.seat_to_act < 0:
            answers.append(dealer.answer(game))
            game.play(answers[-1])
        return answers

    assert dealt("a secret") == dealt("a secret") != dealt("another secret")


def test_dealing_stops_at_the_first_decision_of_a_player() -> None:
    game = new_game(players=2, start=0)
    answers = Dealer(1).deal(game)
    assert game.seat_to_act == 1
    again = new_game(players=2, start=0)
    for code in answers:
        again.play(code)
    assert again.to_dict() == game.to_dict()
    assert Dealer(2).deal(game) == []
