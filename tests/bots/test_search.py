"""The director: many worlds, a clock, and a plan that is kept to."""

import time
from math import inf

import pytest

from hotelier import Dealer, Game, new_game
from hotelier.bots.levels.director import DirectorBot
from hotelier.bots.levels.planner import ConciergeBot
from hotelier.bots.levels.trained import mind_for
from hotelier.bots.thinking.lookahead import Thought
from hotelier.bots.thinking.planned import PlannedBot
from hotelier.bots.thinking.search import ENOUGH, Search, Way
from hotelier.game.game import View
from tests.seats import FIRST, Answering, played_until, positions


def at_the_first_turn(seed: int = 1) -> Game:
    """A game in which the first player may take any guest and any die."""
    return played_until(is_first_turn, new_game(players=2), FIRST, Dealer(seed))


def is_first_turn(game: Game) -> bool:
    return game.seat_to_act >= 0 and game.position.round == 1


def tried(*results: float) -> Way:
    return Way([0], 0.0, list(results))


def test_a_way_that_is_always_ahead_needs_no_more_worlds() -> None:
    assert tried(*[5.0, 6.0] * ENOUGH).is_settled_against(tried(*[2.0, 2.5] * ENOUGH))


def test_ways_that_come_to_the_same_need_no_more_worlds() -> None:
    assert tried(*[5.0, 6.0] * ENOUGH).is_settled_against(tried(*[5.1, 5.9] * ENOUGH))


def test_ways_that_differ_by_luck_only_need_more_worlds() -> None:
    assert not tried(20.0, -19.0, 18.0, -15.0).is_settled_against(tried(0.0, 0.0, 0.0, 0.0))


def test_the_search_has_an_answer_when_there_is_no_time_at_all() -> None:
    view = at_the_first_turn().view(0)
    search = Search(mind_for(2))
    path = search.best(view, time.perf_counter())
    assert view.decision is not None
    assert path[0] in view.decision.codes
    assert search.tried == 0


def test_a_director_whose_time_is_spent_only_plans(monkeypatch: pytest.MonkeyPatch) -> None:
    """What chance brings in a long turn must not cost a world each time."""
    game = at_the_first_turn()
    view = game.view(game.seat_to_act)
    searched: list[float] = []

    def best(_: Search, view: View, deadline: float) -> list[int]:
        searched.append(deadline)
        return ConciergeBot().think(view)

    monkeypatch.setattr(Search, "best", best)
    bot = DirectorBot(seconds=2.0)
    for spent, searches in ((0.0, 1), (1.8, 2), (1.95, 2), (2.5, 2)):
        bot._spent = spent
        assert bot.think(view) == ConciergeBot().think(view)
        assert len(searched) == searches


def test_every_pick_of_a_draft_and_the_first_guest_have_time_of_their_own() -> None:
    bot = DirectorBot(seconds=0.02)
    fresh: list[str] = []

    def choose(view: View) -> int:
        assert view.decision is not None
        bot._spent = inf
        code = bot.choose(view)
        if bot._spent < inf:
            fresh.append(view.decision.kind)
        return code

    game = new_game(players=2, deal="draft")
    played_until(is_first_turn, game, [Answering(choose), *FIRST], Dealer(3))
    assert fresh == ["draft"] * 5 + ["first_guest"]  # the last card of a draft is no choice


def test_after_the_deadline_only_one_way_is_thought_to_its_end() -> None:
    view = at_the_first_turn().view(0)
    looks = []
    for deadline in (time.perf_counter(), inf):
        mind = mind_for(2)
        here = Thought(view.imagine().position, 0, None, -1)
        assert mind.ways(here, 0, 96, 16, deadline)[0].ended
        looks.append(mind.looks)
    assert 10 * looks[0] < looks[1]


def test_a_way_that_was_given_up_is_not_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    kind, unkind = {"a": 12.0, "b": 11.0, "c": 10.0, "d": 9.0}, {"a": -50.0, "b": -40.0}
    ways = {name: Way([number], 10.0) for number, name in enumerate(kind)}

    def one_world(_: Search, __: View, alive: list[Way], seed: str, ___: float) -> None:
        world = kind if int(seed.rpartition("/")[2]) < 2 else unkind
        for name, way in ways.items():
            if way in alive:
                way.results.append(world[name])

    monkeypatch.setattr(Search, "_one_world", one_world)
    search = Search(mind_for(2), worlds=4)
    left = search._try_out(at_the_first_turn().view(0), list(ways.values()), inf)
    assert left == [ways["a"], ways["b"]]
    assert max(ways.values(), key=lambda way: way.mean) is ways["c"]


def test_a_clear_choice_is_not_thought_about_for_ever() -> None:
    game = at_the_first_turn()
    search = Search(mind_for(2), width=2, ways=2, play_width=1, own_width=1)
    search.best(game.view(game.seat_to_act), time.perf_counter() + 1e9)
    assert ENOUGH <= search.tried < search.worlds


class Counting(PlannedBot):
    """Plans the first way through its turn, and counts its plans and turns."""

    def __init__(self) -> None:
        super().__init__()
        self.plans = 0
        self.turns = 0

    def begin_turn(self) -> None:
        self.turns += 1

    def think(self, view: View) -> list[int]:
        self.plans += 1
        assert view.seat is not None
        mind = mind_for(2)
        return mind.plan(view.imagine().position, view.seat, 2).path


def test_a_plan_is_made_once_and_made_anew_when_chance_brings_something() -> None:
    bots = [Counting(), Counting()]
    choices = begun = 0
    for game in positions(at_the_first_turn(), bots, Dealer(7)):
        frame = game.position.top
        begun += frame is not None and frame.begins_turn()
        choices += game.seat_to_act >= 0 and len(game.codes) > 1
    plans = sum(bot.plans for bot in bots)
    assert sum(bot.turns for bot in bots) == begun >= 28
    assert begun < plans < choices


@pytest.mark.parametrize("worlds", [1, 3])
def test_with_worlds_instead_of_a_clock_the_choice_is_always_the_same(worlds: int) -> None:
    view = at_the_first_turn().view(0)
    chosen = {DirectorBot("a", worlds=worlds).choose(view) for _ in range(2)}
    assert len(chosen) == 1
