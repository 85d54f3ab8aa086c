"""Who plays whom: every bot of a line-up plays every seat of every deal."""

from collections import Counter

import pytest

from hotelier import GameOptions
from hotelier.errors import BadArena, BadOptions, UnknownBot
from hotelier.lab.pairing import Arena, lineups, rotations


@pytest.mark.parametrize(
    ("bots", "players", "expected"),
    [
        ("ab", 2, ["ab"]),
        ("abc", 2, ["ab", "ac", "bc"]),
        ("abcd", 3, ["abc", "abd", "acd", "bcd"]),
        ("abcd", 4, ["abcd"]),
        ("ab", 3, ["aab", "abb"]),
        ("ab", 4, ["aaab", "aabb", "abbb"]),
        ("abc", 4, ["aabc", "abbc", "abcc"]),
        ("a", 4, ["aaaa"]),
    ],
)
def test_line_ups(bots: str, players: int, expected: list[str]) -> None:
    assert lineups(list(bots), players) == [tuple(lineup) for lineup in expected]


@pytest.mark.parametrize("lineup", ["ab", "abc", "abcd", "aab", "abbc", "aabb"])
def test_every_bot_plays_every_seat_equally_often(lineup: str) -> None:
    games = rotations(tuple(lineup))
    for seat in range(len(lineup)):
        assert Counter(game[seat] for game in games) == Counter(lineup)


def test_a_bot_alone_plays_every_deal_once() -> None:
    assert rotations(("a", "a", "a")) == [("a", "a", "a")]


def test_a_ladder_pairs_each_with_the_one_below() -> None:
    arena = Arena(GameOptions(), ["random", "porter", "cmd:x"], deals=2, ladder=True)
    assert arena.lineups == (("random", "porter"), ("porter", "cmd:x"))
    assert len(list(arena.plan())) == len(set(arena.plan())) == 2 * 2 * 2


def test_a_ladder_of_three_players_mixes_neighbours() -> None:
    arena = Arena(GameOptions(players=3), ["random", "porter"], deals=1, ladder=True)
    assert arena.lineups == (("random", "random", "porter"), ("random", "porter", "porter"))
    assert len(list(arena.plan())) == 6


def test_what_cannot_be_is_refused() -> None:
    two = GameOptions()
    with pytest.raises(BadArena, match="1 or more, not 0"):
        Arena(two, ["random"], deals=0)
    with pytest.raises(BadArena, match="named once"):
        Arena(two, ["random", "random"])
    with pytest.raises(BadArena, match="takes 2 to 12 bots, not 1"):
        Arena(two, ["random"], ladder=True)
    with pytest.raises(BadArena, match="takes 1 to 12 bots, not 0"):
        Arena(two, [])
    for seconds in (0, -1, float("nan"), float("inf")):
        sentence = f"turn must be more than 0 seconds and at most 1000000, not {seconds}"
        with pytest.raises(BadOptions, match=sentence):
            Arena(two, ["random"], seconds=seconds)
    with pytest.raises(UnknownBot, match="no bot 'alpha'"):
        Arena(two, ["alpha"])


def test_more_games_than_memory_holds_are_refused_with_the_most_deals_that_fit() -> None:
    two, four = GameOptions(), GameOptions(players=4)
    assert Arena(two, ["random", "porter"], deals=500_000).deals == 500_000
    with pytest.raises(BadArena, match=r"500001 deals are too many: .* at most 500000"):
        Arena(two, ["random", "porter"], deals=500_001)
    many = ["random", "page", "porter", *(f"cmd:{letter}" for letter in "abcdefghi")]
    with pytest.raises(BadArena, match=r"100000 deals are too many: .* at most 505"):
        Arena(four, many, deals=100_000)
