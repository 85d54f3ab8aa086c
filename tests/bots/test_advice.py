"""Advice: all options ranked, with points, the chance of winning, a plan and reasons."""

from dataclasses import replace

import pytest

from hotelier import Dealer, Game, Seat, arrange, new_game
from hotelier.bots.advice.advice import REASONS, WORTH_TELLING, advise
from hotelier.engine.events import SOURCES
from hotelier.errors import IllegalAction
from hotelier.game.game import View
from tests.seats import FIRST, Answering, played_until


def first_turn(players: int) -> Game:
    def is_turn(game: Game) -> bool:
        return game.decision is not None and game.decision.kind == "turn"

    return played_until(is_turn, new_game(players=players), FIRST, Dealer("advice"))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_option_is_ranked_once_the_best_first(players: int) -> None:
    game = first_turn(players)
    decision = game.decision
    assert decision is not None
    told = advise(game.view(decision.seat))
    assert sorted(advice.code for advice in told) == sorted(decision.codes)
    assert [advice.worth for advice in told] == sorted(
        (advice.worth for advice in told), reverse=True
    )
    for advice in told:
        assert 0 <= advice.win <= 1
        assert advice.plan[0] == advice.code
        assert len(advice.reasons) <= REASONS
        assert all(reason.source in SOURCES for reason in advice.reasons)
        assert all(abs(reason.points) >= WORTH_TELLING for reason in advice.reasons)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_best_option_has_its_reasons_even_if_the_second_is_the_same_turn(players: int) -> None:
    told = 0

    def follow(view: View) -> int:
        nonlocal told
        best, *others = advise(view)
        if any(other.reasons for other in others):
            assert best.reasons
            worse = any(sum(it.points for it in other.reasons) < 0 for other in others)
            assert not worse or sum(it.points for it in best.reasons) > 0, "they speak for it"
            told += 1
        return best.code

    seats = [Answering(follow)] * players
    played_until(lambda _: told == 12, new_game(players=players), seats, Dealer("reasons"))


def test_a_politics_card_that_can_be_claimed_is_claimed() -> None:
    game = arrange(seats=[Seat(kronen=20), Seat()])
    best, *others = advise(game.view(0))
    claims = [code for code in best.to_dict()["plan"] if code.startswith("claim")]
    assert claims
    assert len(others) > 3


def test_advice_travels_as_json() -> None:
    game = first_turn(2)
    decision = game.decision
    assert decision is not None
    told = advise(game.view(decision.seat))[0].to_dict()
    assert set(told) == {"code", "notation", "points", "win", "plan", "reasons"}


def test_there_is_no_advice_for_who_does_not_decide() -> None:
    with pytest.raises(IllegalAction, match="nothing to decide"):
        advise(new_game().view(0))


@pytest.mark.parametrize(
    ("mine", "theirs", "won"),
    [
        (Seat(kronen=6), Seat(kronen=0, points=6), 1.0),
        (Seat(kronen=0, points=6), Seat(kronen=6), 0.0),
        (Seat(kronen=6), Seat(kronen=6), 0.5),
    ],
)
def test_a_game_that_ends_level_is_won_by_what_is_left_over(
    mine: Seat, theirs: Seat, won: float
) -> None:
    seats = [
        replace(seat, kitchen="", emperor=9, dice=[face, face])
        for face, seat in enumerate((mine, theirs), 1)
    ]
    done = ["die_taken", "guest_taken"]
    game = arrange(seats=seats, dice="", round_number=7, done=done)
    (told,) = advise(game.view(0))
    assert told.win == won
