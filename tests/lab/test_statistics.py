"""Statistics against values that are known from elsewhere."""

from itertools import combinations, permutations
from math import exp, log, log10, prod, sqrt
from random import Random
from statistics import fmean

import pytest

from hotelier.lab.statistics import (
    bradley_terry,
    clustered_interval,
    deciles,
    elo,
    elo_intervals,
    mean_interval,
    quantile,
    share_interval,
    solve,
    standard_error,
    student,
    wilson,
)


def test_quantiles_lie_in_line_between_neighbours() -> None:
    assert quantile([1, 2, 3, 4], 0.5) == 2.5
    assert quantile([7], 0.9) == 7
    assert quantile([0, 10], 0.25) == 2.5
    assert deciles(range(100, -1, -1)) == [10 * tenth for tenth in range(1, 10)]


def test_the_standard_error_of_a_mean() -> None:
    assert standard_error([2, 4, 4, 4, 5, 5, 7, 9]) == pytest.approx(2.13809 / sqrt(8), abs=1e-5)
    assert standard_error([3]) == 0


@pytest.mark.parametrize(
    ("share", "number", "low", "high"),
    [(0.5, 100, 0.40383, 0.59617), (0.0, 10, 0.0, 0.27753), (0.9, 50, 0.78640, 0.95652)],
)
def test_intervals_of_wilson(share: float, number: float, low: float, high: float) -> None:
    assert wilson(share, number) == pytest.approx((low, high), abs=1e-4)


def test_units_that_are_all_or_nothing_are_plain_trials() -> None:
    share, interval = share_interval([1.0] * 50 + [0.0] * 50)
    assert share == 0.5
    assert interval == pytest.approx(wilson(0.5, 99, student(100)), abs=1e-9)


def test_units_that_hardly_differ_make_a_narrow_interval() -> None:
    interval = share_interval([0.5] * 90 + [1.0] * 5 + [0.0] * 5)[1]
    assert interval is not None
    low, high = interval
    plain_low, plain_high = wilson(0.5, 100)
    assert 0 < high - low < 0.4 * (plain_high - plain_low)


def test_who_has_always_won_may_lose_some_day() -> None:
    share, interval = share_interval([1.0] * 10)
    assert share == 1
    assert interval == pytest.approx((0.72247, 1.0), abs=1e-4)


def test_trials_that_go_together_tell_as_much_as_one_and_opposed_ones_tell_more() -> None:
    alone = share_interval([1.0] * 50 + [0.0] * 50)
    together = clustered_interval([(10.0, 10)] * 50 + [(0.0, 10)] * 50)
    opposed = clustered_interval([(1.0, 2)] * 90 + [(2.0, 2)] * 5 + [(0.0, 2)] * 5)
    assert alone[0] == together[0] == opposed[0] == 0.5
    assert width(together) == pytest.approx(width(alone))
    assert width(opposed) < 0.5 * width(alone)


def width(told: tuple[float, tuple[float, float] | None]) -> float:
    """Of an interval."""
    assert told[1] is not None
    return told[1][1] - told[1][0]


def test_intervals_of_a_clustered_share_are_as_sure_as_they_say() -> None:
    rng = Random(5)
    hits = 0
    for _ in range(2000):
        units = []
        for _ in range(60):
            number = rng.choice([1, 1, 2, 8])  # units of many trials weigh more
            units.append((float(number * (rng.random() < 0.7)), number))
        interval = clustered_interval(units)[1]
        assert interval is not None
        hits += interval[0] <= 0.7 <= interval[1]
    assert hits / 2000 == pytest.approx(0.95, abs=0.02)


def test_a_mean_has_an_interval_if_its_values_differ() -> None:
    mean, interval = mean_interval([2, 4])
    assert mean == 3
    assert interval == pytest.approx((3 - 12.706, 3 + 12.706), abs=1e-3)
    assert mean_interval([61]) == (61, None)
    assert mean_interval([61, 61]) == (61, None)


@pytest.mark.parametrize(
    ("number", "errors"),
    [(2, 12.706), (3, 4.303), (11, 2.228), (12, 2.201), (16, 2.131), (31, 2.042), (500, 1.965)],
)
def test_few_values_tell_their_spread_badly(number: int, errors: float) -> None:
    assert student(number) == pytest.approx(errors, abs=2.5e-3)


@pytest.mark.parametrize("number", [2, 5, 12])
def test_intervals_of_a_mean_are_as_sure_as_they_say(number: int) -> None:
    rng = Random(number)
    hits = 0
    for _ in range(4000):
        interval = mean_interval([rng.gauss(50, 10) for _ in range(number)])[1]
        assert interval is not None
        hits += interval[0] <= 50 <= interval[1]
    assert hits / 4000 == pytest.approx(0.95, abs=0.012)


def test_one_unit_says_nothing_of_chance() -> None:
    assert share_interval([0.75]) == (0.75, None)
    assert elo_intervals([{(0, 1): 1.5, (1, 0): 0.5}], 2) == [None, None]


def test_who_has_never_been_beaten_has_no_interval_of_elo() -> None:
    one_sided = {(0, 1): 2.0, (1, 0): 0.0}
    assert elo_intervals([one_sided, one_sided], 2) == [(1000, 1000), None]
    assert elo_intervals([one_sided, one_sided], 2, anchor=1) == [None, (1000, 1000)]


def test_who_has_beaten_nobody_has_no_interval_of_elo_even_if_others_have() -> None:
    deals = [
        {(0, 1): 0.0, (1, 0): 4.0, (1, 2): 1.0 + deal % 2, (2, 1): 3.0 - deal % 2}
        for deal in range(6)
    ]
    assert elo_intervals(deals, 3) == [(1000, 1000), None, None]
    has_one = [interval is not None for interval in elo_intervals(deals, 3, anchor=1)]
    assert has_one == [False, True, True]


def test_equations_are_solved() -> None:
    assert solve([[0, 2], [1, 1]], [4, 5]) == pytest.approx([3, 2])
    assert solve([], []) == []
    with pytest.raises(ValueError, match="no single solution"):
        solve([[1, 1], [1, 1]], [1, 2])


def test_many_games_won_three_to_one_are_odds_of_three_to_one() -> None:
    assert elo({(0, 1): 3e6, (1, 0): 1e6}, 2) == pytest.approx([1000, 1000 - 400 * log10(3)])
    assert elo({(0, 1): 10, (1, 0): 10}, 2) == pytest.approx([1000, 1000])


def test_the_anchor_stays_and_the_distances_are_the_same() -> None:
    wins = {(0, 1): 3, (1, 0): 1, (1, 2): 2, (2, 1): 5}
    first, last = elo(wins, 3, 0), elo(wins, 3, 2)
    assert first[0] == last[2] == 1000
    assert first[1] - first[0] == pytest.approx(last[1] - last[0])


def test_strengths_of_a_known_example() -> None:
    """Four teams whose strengths are worked out where the model is described."""
    wins = {
        (0, 1): 2,
        (0, 3): 1,
        (1, 0): 3,
        (1, 2): 5,
        (2, 1): 3,
        (2, 3): 1,
        (3, 0): 4,
        (3, 2): 3,
    }
    strengths = [exp(value) for value in bradley_terry(wins, 4)]
    middle = prod(strengths) ** 0.25
    assert [value / middle for value in strengths] == pytest.approx(
        [0.640, 1.043, 0.660, 2.270], abs=0.001
    )


def test_strengths_that_made_the_wins_are_found_again() -> None:
    true = [0.0, 1.5, -2.0, 4.0, 0.3]
    wins = {
        (a, b): 100 / (1 + exp(true[b] - true[a])) for a in range(5) for b in range(5) if a != b
    }
    assert bradley_terry(wins, 5) == pytest.approx(true, abs=1e-8)


def test_who_never_won_has_a_finite_rating() -> None:
    ratings = elo({(0, 1): 0, (1, 0): 20}, 2)
    assert ratings[1] - ratings[0] == pytest.approx(400 * log10(20.5 / 0.5))


def placings(rng: Random, strengths: list[float]) -> dict[tuple[int, int], float]:
    """A deal: all tables of three, from three seats; who is placed before whom, how often."""
    wins: dict[tuple[int, int], float] = dict.fromkeys(permutations(range(4), 2), 0.0)
    for seated in [*combinations(range(4), 3)] * 3:
        # With such luck the odds of two are those of their strengths, whoever else is there.
        shown = {bot: strengths[bot] - log(-log(rng.random())) for bot in seated}
        for one, other in permutations(seated, 2):
            wins[one, other] += shown[one] > shown[other]
    return wins


def test_few_deals_tell_elo_without_much_bias_and_as_surely_as_they_say() -> None:
    true = [0.0, 2.0, 4.0, 5.5]
    rng = Random(8)
    hits, errors = 0, []
    for number in range(100):
        deals = [placings(rng, true) for _ in range(8)]
        ratings, intervals = elo(_sum(deals), 4), elo_intervals(deals, 4, rounds=60, seed=number)
        for strength, rating, interval in list(zip(true, ratings, intervals, strict=True))[1:]:
            assert interval is not None
            wanted = 1000 + 400 / log(10) * strength
            errors.append(rating - wanted)
            hits += interval[0] <= wanted <= interval[1]
    assert hits / len(errors) == pytest.approx(0.95, abs=0.04)
    assert abs(fmean(errors)) < 20


def test_intervals_are_as_wide_as_theory_says() -> None:
    rng = Random(7)
    deals = [{(0, 1): float(won), (1, 0): float(not won)} for won in _wins(rng, 0.64, 400)]
    share = sum(deal[0, 1] for deal in deals) / 400
    interval = elo_intervals(deals, 2)[1]
    assert interval is not None
    low, high = interval
    width = 2 * 1.96 * 400 / log(10) / sqrt(400 * share * (1 - share))
    assert high - low == pytest.approx(width, rel=0.15)
    assert low < elo(_sum(deals), 2)[1] < high
    assert elo_intervals(deals, 2)[0] == (1000, 1000)
    assert elo_intervals(deals, 2) == elo_intervals(deals, 2)


def _wins(rng: Random, chance: float, number: int) -> list[bool]:
    return [rng.random() < chance for _ in range(number)]


def _sum(deals: list[dict[tuple[int, int], float]]) -> dict[tuple[int, int], float]:
    return {pair: sum(deal[pair] for deal in deals) for pair in deals[0]}
