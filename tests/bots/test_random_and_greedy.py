"""The two baseline players: one has no preferences, the other clearly beats it."""

from collections import Counter

import pytest

from hotelier import GameOptions, Seat, arrange, parse
from hotelier.bots import GreedyBot, RandomBot
from hotelier.lab.simulate import Run, simulate


def chosen(game_notation: str, **arrangement: object) -> bool:
    """Whether the greedy player takes an option in an arranged position."""
    game = arrange(**arrangement)  # type: ignore[arg-type]
    return GreedyBot().choose(game.view(0)) == parse(game_notation).code


def test_the_random_player_takes_every_option_equally_often() -> None:
    view = arrange(dice="1").view(0)
    decision = view.decision
    assert decision is not None
    bot = RandomBot(1)
    counts = Counter(bot.choose(view) for _ in range(200 * len(decision.codes)))
    assert set(counts) == set(decision.codes)
    assert all(130 < count < 280 for count in counts.values())


def test_greedy_beats_random_and_scores_well() -> None:
    result = simulate(Run(GameOptions(), ["greedy", "random"], games=20, seed="strength"))
    assert result["wins"][0] >= 19
    assert result["average_points"][0] > 60
    assert result["average_points"][0] > result["average_points"][1] + 50


@pytest.mark.slow
def test_greedy_scores_well_against_itself() -> None:
    result = simulate(Run(GameOptions(), ["greedy", "greedy"], games=16, seed="itself"))
    assert min(result["average_points"]) > 60


def test_greedy_claims_a_politics_card_at_once() -> None:
    assert chosen("claim A", seats=[Seat(kronen=20), Seat()])


def test_greedy_moves_a_served_guest_in() -> None:
    seats = [Seat(cafe={74: "1 cake, 2 coffee"}, kronen=0), Seat()]
    assert chosen("movein 1 a1", seats=seats, row=[87, 88, 89, 90, 61])


def test_greedy_takes_the_dice_that_serve_its_guests() -> None:
    seats = [Seat(cafe={74: "1 cake", 75: "", 76: "2 strudel"}, kronen=3, kitchen=""), Seat()]
    assert chosen("die 2+", seats=seats, dice="1222345566")


def test_greedy_puts_goods_on_orders() -> None:
    game = arrange(seats=[Seat(cafe={74: "1 cake, 1 coffee"}, kitchen=""), Seat()], dice="2222")
    for step in ("die 2", "fine 1"):
        game.apply(step)
    assert GreedyBot().choose(game.view(0)) == parse("place coffee 1").code
