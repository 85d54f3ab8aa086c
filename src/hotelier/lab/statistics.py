"""What can be said about numbers that chance has had a hand in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, fsum, log, sqrt
from random import Random
from statistics import NormalDist, fmean, stdev
from typing import Final

CONFIDENCE: Final = 0.95
Z: Final = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)

STUDENT: Final = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)
"""The same for a spread that is itself known from only 2, 3 … 11 values (Student's t)."""

ELO_OF_ANCHOR: Final = 1000.0
ELO_IN_ODDS: Final = 400 / log(10)
"""400 points are odds of ten to one."""

NO_WIDTH: Final = 1e-6

Interval = tuple[float, float]
Wins = Mapping[tuple[int, int], float]
"""How often the first of two has beaten the second; ties count half for both."""


def quantile(values: Sequence[float], share: float) -> float:
    """The value below which a share of the (sorted) values lies, between neighbours in line."""
    place = share * (len(values) - 1)
    below = int(place)
    above = min(below + 1, len(values) - 1)
    return values[below] + (place - below) * (values[above] - values[below])


def deciles(values: Sequence[float]) -> list[float]:
    """The nine values that part the sorted values into ten equal parts."""
    ordered = sorted(values)
    return [quantile(ordered, tenth / 10) for tenth in range(1, 10)]


def standard_error(values: Sequence[float]) -> float:
    """How far the mean of independent values is probably from the truth."""
    return stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0


def student(number: int) -> float:
    """How many standard errors an interval reaches if a number of values told the spread.

    For more than a few values it is the beginning of a series around the normal distribution.
    """
    free = number - 1
    if free <= len(STUDENT):
        return STUDENT[free - 1]
    first = (Z**3 + Z) / 4
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    return Z + first / free + second / free**2


def wilson(share: float, number: float, reach: float = Z) -> Interval:
    """Wilson's interval for a share seen in a number of independent trials."""
    square = reach * reach / number
    middle = (share + square / 2) / (1 + square)
    width = sqrt(share * (1 - share) * square + square * square / 4) / (1 + square)
    return max(0.0, middle - width), min(1.0, middle + width)


def mean_interval(units: Sequence[float]) -> tuple[float, Interval | None]:
    """The mean of independent values with its interval, if they tell how much they spread."""
    mean, error = fmean(units), standard_error(units)
    if error <= NO_WIDTH:
        return mean, None
    reach = student(len(units)) * error
    return mean, (mean - reach, mean + reach)


def share_interval(units: Sequence[float]) -> tuple[float, Interval | None]:
    """The mean of shares between 0 and 1, one for each independent unit, with its interval."""
    return clustered_interval([(share, 1) for share in units])


def clustered_interval(units: Sequence[tuple[float, int]]) -> tuple[float, Interval | None]:
    """The share of trials that succeeded, with its interval; a unit has its successes and trials.

    Units are independent, trials of one unit (the games of a deal, the forecasts of a game) are
    not. The interval is Wilson's, for as many independent trials as would spread the share as the
    units do. One unit tells of no spread, so there is no interval.
    """
    trials = sum(number for _, number in units)
    share = fsum(won for won, _ in units) / trials
    if len(units) < 2:
        return share, None
    squares = fsum((won - share * number) ** 2 for won, number in units)
    error = squares * len(units) / (len(units) - 1) / trials**2
    spread = share * (1 - share)
    if error and spread:
        return share, wilson(share, spread / error, student(len(units)))
    return share, wilson(share, len(units))


# --- Elo -----------------------------------------------------------------------------------------


def elo(wins: Wins, number: int, anchor: int = 0) -> list[float]:
    """The ratings under which what happened was most likely (Bradley and Terry), a little nearer.

    Few games make the distances of likeliest ratings too large, infinite where one of two has never
    won. So half a win for each rating that is to be found is shared out among all that have met,
    to both sides alike. That is about Firth's correction, which takes out most of the bias.
    """
    strengths = bradley_terry(_with_chances(wins, number), number)
    return [ELO_OF_ANCHOR + ELO_IN_ODDS * (value - strengths[anchor]) for value in strengths]


def _with_chances(wins: Wins, number: int) -> dict[tuple[int, int], float]:
    met = {pair for one, other in wins for pair in ((one, other), (other, one))}
    share = 0.5 * (number - 1) / max(1, len(met) // 2)
    return {pair: wins.get(pair, 0.0) + share for pair in met}


def bradley_terry(wins: Wins, number: int) -> list[float]:
    """Strengths of greatest likelihood, by Newton's method: odds of i against j are exp(i - j).

    The first is 0. Everybody must have met everybody at least through others.
    """
    games = {pair: won + wins.get((pair[1], pair[0]), 0.0) for pair, won in wins.items()}
    for one, other in list(games):
        games.setdefault((other, one), games[one, other])
    strengths = [0.0] * number
    for _ in range(200):
        slope = [0.0] * number
        curve = [[0.0] * number for _ in range(number)]
        for (one, other), played in games.items():
            chance = 1 / (1 + exp(strengths[other] - strengths[one]))
            slope[one] += wins.get((one, other), 0.0) - played * chance
            weight = played * chance * (1 - chance)
            curve[one][one] += weight
            curve[one][other] -= weight
        step = solve([row[1:] for row in curve[1:]], slope[1:])
        largest = max((abs(value) for value in step), default=0.0)
        damped = min(1.0, 2.0 / largest) if largest else 1.0
        strengths = [0.0, *(a + damped * b for a, b in zip(strengths[1:], step, strict=True))]
        if largest < 1e-10:
            break
    return strengths


def solve(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of a system of linear equations, by elimination with pivots."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        if abs(rows[pivot][column]) < 1e-300:
            raise ValueError("the equations have no single solution")
        rows[column], rows[pivot] = rows[pivot], rows[column]
        head = rows[column]
        for row in rows[column + 1 :]:
            factor = row[column] / head[column]
            for place in range(column, size + 1):
                row[place] -= factor * head[place]
    result = [0.0] * size
    for place in reversed(range(size)):
        known = sum(rows[place][other] * result[other] for other in range(place + 1, size))
        result[place] = (rows[place][size] - known) / rows[place][place]
    return result


def elo_intervals(
    deals: Sequence[Wins], number: int, anchor: int = 0, rounds: int = 300, seed: int = 1
) -> list[Interval | None]:
    """The interval of each rating: how much it spreads if deals are drawn again (bootstrap).

    There is none with one deal, if every draw gives the same rating, or for who has never beaten
    the anchor, not even through others, or never been beaten so: then the distance has no bound
    that games could tell. Only the anchor is known exactly.
    """
    if len(deals) < 2:
        return [None] * number
    bounded = _beaten_by(anchor, deals) & _beaten_by(anchor, deals, turned=True)
    rng = Random(seed)
    drawn = [_ratings(rng.choices(deals, k=len(deals)), number, anchor) for _ in range(rounds)]
    # Deals that are drawn spread a little less than those that might have been dealt.
    errors = student(len(deals)) * sqrt(len(deals) / (len(deals) - 1))
    reaches = [errors * stdev(ratings) for ratings in zip(*drawn, strict=True)]
    told = zip(_ratings(deals, number, anchor), reaches, strict=True)
    return [
        (rating - reach, rating + reach)
        if place == anchor or (place in bounded and reach > NO_WIDTH)
        else None
        for place, (rating, reach) in enumerate(told)
    ]


def _beaten_by(one: int, deals: Sequence[Wins], *, turned: bool = False) -> set[int]:
    """Whom one has beaten, whom those have beaten, and so on; turned, who has beaten it so."""
    beaten: dict[int, set[int]] = {}
    for deal in deals:
        for (winner, loser), won in deal.items():
            if won > 0:
                first, second = (loser, winner) if turned else (winner, loser)
                beaten.setdefault(first, set()).add(second)
    reached, ahead = {one}, [one]
    while ahead:
        new = beaten.get(ahead.pop(), set()) - reached
        reached |= new
        ahead += new
    return reached


def _ratings(deals: Sequence[Wins], number: int, anchor: int) -> list[float]:
    wins: dict[tuple[int, int], float] = {}
    for deal in deals:
        for pair, won in deal.items():
            wins[pair] = wins.get(pair, 0.0) + won
    return elo(wins, number, anchor)
