"""What the games of an arena say about the bots."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations, permutations
from statistics import fmean
from typing import Any, Final

from hotelier.engine.events import SOURCES
from hotelier.errors import BadArena, one_of
from hotelier.lab.arena_game import Played, victory
from hotelier.lab.pairing import Arena, Key
from hotelier.lab.statistics import (
    CONFIDENCE,
    ELO_OF_ANCHOR,
    Interval,
    deciles,
    elo,
    elo_intervals,
    mean_interval,
    quantile,
    share_interval,
)

Json = dict[str, Any]
Pair = tuple[int, int]
Deal = list[tuple[tuple[str, ...], Played]]
"""All games of one deal, each with its bots by seat: what chance dealt once."""

BY_PLACES: Final = "pairwise placings: who is placed before whom, ties as half wins"


def summarise(arena: Arena, games: Mapping[Key, Played], anchor: str | None = None) -> Json:
    """Everything about the bots, from all deals of which every game has been played."""
    anchor = arena.bots[0] if anchor is None else anchor
    if anchor not in arena.bots:
        raise BadArena(f"the anchor must be one of the bots: {one_of(arena.bots)}")
    deals = whole_deals(arena, games)
    played = sum(map(len, deals.values()))
    if not deals:
        raise BadArena("no deal has been played to the end by all line-ups yet")
    rated = ratings(arena.bots, deals.items(), anchor)
    return {
        "settings": arena.settings(),
        "players": arena.options.players,
        "deals": len(deals),
        "games": played,
        "left_out": sum(key.deal < arena.deals for key in games) - played,
        "confidence": CONFIDENCE,
        "elo": {"anchor": anchor, "at": ELO_OF_ANCHOR, "from": BY_PLACES},
        "bots": [
            about_bot(bot, deals.values()) | rated.get(bot, {"elo": None, "elo_interval": None})
            for bot in arena.bots
        ],
        "never_before": _never_before(arena, deals.values()),
        "pairs": [
            pair
            for one, other in combinations(arena.bots, 2)
            if (pair := about_pair(one, other, deals.values())) is not None
        ],
    }


def whole_deals(arena: Arena, games: Mapping[Key, Played]) -> dict[int, Deal]:
    """The games of all deals that every line-up has played to the end, in order."""
    keys: dict[int, list[Key]] = defaultdict(list)
    for key in arena.plan():
        keys[key.deal].append(key)
    return {
        deal: [(arena.seated(key), games[key]) for key in of_deal]
        for deal, of_deal in keys.items()
        if all(key in games for key in of_deal)
    }


# --- one bot -------------------------------------------------------------------------------------


def about_bot(bot: str, deals: Iterable[Deal]) -> Json:
    """Wins, points, times and failures of a bot."""
    wins: list[float] = []
    means: list[float] = []
    totals: list[int] = []
    sources: list[list[int]] = [[] for _ in SOURCES]
    times: list[float] = []
    failures: Counter[str] = Counter()
    for deal in deals:
        own = [(game, seat) for bots, game in deal for seat, name in enumerate(bots) if name == bot]
        points = [sum(game.points[seat]) for game, seat in own]
        wins.append(fmean(victory(game.places, seat) for game, seat in own))
        means.append(fmean(points))
        totals += points
        for game, seat in own:
            for numbers, number in zip(sources, game.points[seat], strict=True):
                numbers.append(number)
            times += game.turns[seat]
            failures.update([game.failures[seat]] if seat in game.failures else [])
    rate, interval = share_interval(wins)
    return {
        "bot": bot,
        "deals": len(wins),
        "games": len(totals),
        "win_rate": round(rate, 4),
        "win_interval": _bounds(interval),
        "points": round(fmean(totals), 2),
        "points_interval": _bounds(mean_interval(means)[1], 2),
        "deciles": _rounded(deciles(totals), 1),
        "sources": {
            name: round(fmean(numbers), 2) for name, numbers in zip(SOURCES, sources, strict=True)
        },
        "source_deciles": {
            name: _rounded(deciles(numbers), 1)
            for name, numbers in zip(SOURCES, sources, strict=True)
        },
        "turn_ms": _times(times),
        "failures": dict(sorted(failures.items())),
    }


def _times(times: list[float]) -> Json:
    ordered = sorted(times) or [0.0]
    return {
        "turns": len(times),
        "median": round(quantile(ordered, 0.5), 2),
        "p90": round(quantile(ordered, 0.9), 2),
        "most": ordered[-1],
    }


# --- two bots ------------------------------------------------------------------------------------


def about_pair(one: str, other: str, deals: Iterable[Deal]) -> Json | None:
    """How often one is placed before the other, if they have met."""
    shares: list[float] = []
    margins: list[float] = []
    games = 0
    for deal in deals:
        meetings = [
            (_before(game, a, b), sum(game.points[a]) - sum(game.points[b]))
            for bots, game in deal
            for a, first in enumerate(bots)
            for b, second in enumerate(bots)
            if first == one and second == other
        ]
        if meetings:
            shares.append(fmean(share for share, _ in meetings))
            margins.append(fmean(margin for _, margin in meetings))
            games += len({id(game) for bots, game in deal if one in bots and other in bots})
    if not shares:
        return None
    rate, interval = share_interval(shares)
    margin, around = mean_interval(margins)
    return {
        "bots": [one, other],
        "deals": len(shares),
        "games": games,
        "win_rate": round(rate, 4),
        "win_interval": _bounds(interval),
        "margin": round(margin, 2),
        "margin_interval": _bounds(around, 2),
    }


def _before(game: Played, one: int, other: int) -> float:
    """1 if a seat is placed before another, one half if they share a place."""
    return 0.5 * (
        1 + (game.places[one] < game.places[other]) - (game.places[one] > game.places[other])
    )


def _never_before(arena: Arena, deals: Iterable[Deal]) -> list[list[str]]:
    """Pairs of which the first was never placed before the second: their distance has no bound."""
    seen: dict[tuple[str, str], float] = {}
    for deal in deals:
        for bots, game in deal:
            for a, b in permutations(range(len(bots)), 2):
                pair = bots[a], bots[b]
                if bots[a] != bots[b]:
                    seen[pair] = seen.get(pair, 0.0) + _before(game, a, b)
    order = [*permutations(arena.bots, 2)]
    return [list(pair) for pair in order if seen.get(pair) == 0]


def ratings(bots: Sequence[str], games: Iterable[tuple[int, Deal]], anchor: str) -> dict[str, Json]:
    """Elo of every bot, if there are several; deals are drawn again for the intervals."""
    number = {bot: place for place, bot in enumerate(bots)}
    deals: dict[int, dict[Pair, float]] = defaultdict(lambda: defaultdict(float))
    for deal, of_deal in games:
        for seated, game in of_deal:
            for a, b in combinations(range(len(seated)), 2):
                one, other = number[seated[a]], number[seated[b]]
                if one != other:
                    share = _before(game, a, b)
                    deals[deal][one, other] += share
                    deals[deal][other, one] += 1 - share
    if not deals:  # a bot against itself
        return {}
    wins: dict[Pair, float] = defaultdict(float)
    for won in deals.values():
        for pair, share in won.items():
            wins[pair] += share
    place = number[anchor]
    values = elo(wins, len(number), place)
    intervals = elo_intervals(list(deals.values()), len(number), place)
    return {
        bot: {"elo": round(values[at], 1), "elo_interval": _bounds(intervals[at], 1)}
        for bot, at in number.items()
    }


def _bounds(interval: Interval | None, digits: int = 4) -> list[float] | None:
    return None if interval is None else _rounded(interval, digits)


def _rounded(values: Iterable[float], digits: int = 4) -> list[float]:
    return [round(value, digits) for value in values]
