"""The loop that plays a game: seats, a dealer, and whoever gives the answers to the game."""

import pytest

from hotelier import Dealer, IllegalAction, Rng, new_game
from hotelier.bots import make_bot
from hotelier.game.game import View
from hotelier.game.loop import drive, moves
from hotelier.record import Recorder, verify
from tests.seats import FIRST, Answering, at_random


def test_a_game_is_played_to_its_end_as_it_would_be_by_hand() -> None:
    game, by_hand, dealer, rng = new_game(), new_game(), Dealer(3), Rng(3)
    drive(game, at_random(Rng(3)), Dealer(3))
    while by_hand.codes:
        codes, chance = by_hand.codes, by_hand.seat_to_act < 0
        by_hand.play(dealer.answer(by_hand) if chance else codes[rng.below(len(codes))])
    assert game.is_over
    assert game.to_dict() == by_hand.to_dict()


def test_each_seat_is_asked_for_its_own_decisions_and_sees_its_own_view() -> None:
    game = new_game(players=3)
    asked = set()

    def look(view: View) -> int:
        assert view.decision is not None
        asked.add((game.seat_to_act, view.seat, view.decision.seat))
        return view.decision.codes[0]

    drive(game, [Answering(look)] * 3, Dealer(1))
    assert asked == {(seat, seat, seat) for seat in range(3)}


def test_whoever_leaves_the_loop_finds_the_game_as_it_was_then() -> None:
    game = new_game()
    told = []
    for code in moves(game, FIRST, Dealer(1)):
        told.append(code)
        if len(told) == 40:
            break
    again = new_game()
    for code in told:
        again.play(code)
    assert again.to_dict() == game.to_dict()


def test_answers_can_be_given_by_a_recorder() -> None:
    recorder = Recorder(new_game(), seed=2)
    bots = [make_bot("random", seat) for seat in range(2)]
    drive(recorder.game, bots, Dealer(2), recorder.play)
    assert verify(recorder.record()).to_dict() == recorder.game.to_dict()


def test_an_answer_that_is_not_offered_is_refused_and_changes_nothing() -> None:
    game = new_game()
    Dealer(1).deal(game)
    before = game.to_dict()
    with pytest.raises(IllegalAction):
        drive(game, [Answering(lambda _: 0)] * 2, Dealer(1))
    assert game.to_dict() == before


def test_a_game_that_is_over_asks_nobody() -> None:
    game = new_game()
    drive(game, FIRST, Dealer(1))
    assert list(moves(game, [], Dealer(1))) == []
