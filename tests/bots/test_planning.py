"""Planning a turn: plans can be carried out, chance stays unknown, equal ways are kept once."""

import gc

from hotelier import Dealer, Seat, arrange, new_game
from hotelier.bots.levels.trained import mind_for, mind_with, trained
from hotelier.bots.thinking.lookahead import Thought, keep_best, see_blindly
from hotelier.bots.thinking.rollout import follow, play_on
from hotelier.engine import agenda, codes
from hotelier.engine.decisions.play import options, resolve
from hotelier.engine.state import OVER, Position
from hotelier.game.dealer import Rng
from hotelier.game.game import View
from tests.seats import Answering, played_until


def test_a_plan_ends_the_turn_and_every_step_of_it_is_legal() -> None:
    mind = mind_for(2)
    game = new_game()
    planned = []

    def plan(view: View) -> int:
        assert view.seat is not None
        thought = mind.plan(game.position, view.seat, 4)
        assert thought.ended
        here = Thought(game.position, 0, None, -1)
        for code in thought.path:
            assert code in options(here.pos)
            here = mind.imagine(here, view.seat, code)
        assert here.worth == thought.worth
        planned.append(thought)
        return thought.path[0]

    played_until(lambda _: len(planned) == 12, game, [Answering(plan)] * 2, Dealer("plans"))
    assert len(planned) == 12


def test_a_player_plans_on_through_its_next_turn_and_a_learner_does_not() -> None:
    game = new_game()
    learner, player = mind_with(trained(2)), mind_for(2)
    in_a_row = 0

    def learn(view: View) -> int:
        nonlocal in_a_row
        assert view.seat is not None
        plan = learner.plan(game.position, view.seat, 2)
        if _is_between_turns(plan.pos, view.seat):
            in_a_row += 1
            assert not _is_between_turns(player.plan(game.position, view.seat, 2).pos, view.seat)
        return plan.path[0]

    played_until(lambda it: it.position.round == 3, game, [Answering(learn)] * 2, Dealer("plans"))
    assert in_a_row >= 2


def _is_between_turns(pos: Position, seat: int) -> bool:
    return pos.top is not None and pos.top.begins_turn() and pos.top.seat == seat


def test_a_wider_plan_is_never_worth_less_when_all_ways_are_kept() -> None:
    mind = mind_for(2)
    pos = arrange(seats=[Seat(cafe={74: "1 cake"}, kronen=4), Seat()], dice="12").position
    widths = [mind.plan(pos, 0, width).worth for width in (1, 4, 500)]
    assert widths[2] == max(widths)


def test_thoughts_make_no_chain() -> None:
    """More than fifty compiled objects that hold each other break when they are taken down."""
    first = Thought(new_game().position, 0, None, -1)
    second = Thought(new_game().position, 0, first, 7)
    third = Thought(new_game().position, 0, second, 8)
    assert third.path == [7, 8]
    assert not any(isinstance(held, Thought) for held in gc.get_referents(third))


def test_a_card_that_is_drawn_stays_unknown() -> None:
    rng = Rng("draws")
    drawn = 0
    while drawn < 3:
        pos = new_game().position
        while (frame := pos.top) is not None:
            listed = options(pos)
            code = listed[rng.below(len(listed))]
            before = pos.copy()
            resolve(pos, code)
            if frame.kind > agenda.LAST_CHANCE_FRAME and _asks_for_a_card(pos, int(frame.seat)):
                after = Thought(pos.copy(), 0, None, code)
                see_blindly(after, frame.seat)
                assert after.unknown > 0
                assert not after.pos.players[frame.seat].hand & ~before.players[frame.seat].hand
                drawn += 1


def _asks_for_a_card(pos: Position, seat: int) -> bool:
    return pos.top is not None and pos.top.kind == agenda.DRAW_STAFF and pos.top.seat == seat


def test_equal_ways_are_kept_once_and_the_best_first() -> None:
    pos = new_game().position
    ways = []
    for worth in (1.0, 3.0, 3.0, 2.0):
        way = Thought(pos, 0, None, 0)
        way.worth = worth
        ways.append(way)
    assert [way.worth for way in keep_best(ways, 2)] == [3.0, 2.0]


def test_a_turn_is_over_when_the_emperor_asks_the_same_seat_next() -> None:
    """The last turn of round 3 is that of the start player, who also meets the emperor first."""
    pos = arrange(
        seats=[Seat(kronen=5, dice=[1]), Seat(dice=[2, 2])],
        dice="3",
        round_number=3,
    ).position
    path = mind_for(2).plan(pos, 0, 2).path
    assert not follow(pos.copy(), 0, path[:1], Rng(1)), "in the middle of the turn"
    assert path[-1] > codes.FINISH, "the plan goes on before the emperor"
    assert follow(pos, 0, path, Rng(1))


def test_a_turn_that_follows_at_once_belongs_to_the_way() -> None:
    pos = arrange(seats=[Seat(kronen=5, dice=[1]), Seat(kronen=5)], dice="333444", turn=1).position
    one_turn = mind_with(trained(2)).plan(pos, 1, 2).path
    assert not follow(pos.copy(), 1, one_turn, Rng(1))
    assert follow(pos.copy(), 1, mind_for(2).plan(pos, 1, 2).path, Rng(1))


def test_playing_on_ends_after_so_many_turns_of_the_seat_or_with_the_game() -> None:
    mind = mind_for(2)
    pos = arrange(seats=[Seat(kronen=5), Seat()], dice="123456", round_number=7).position
    plan = mind.plan(pos, 0, 2).path
    assert follow(pos, 0, plan, Rng(1))
    play_on(pos, mind, Rng(1), 0, 99, 1, 1)
    assert pos.phase == OVER
