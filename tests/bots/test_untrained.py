"""The two baseline players: one has no preferences, the other clearly beats it."""

from collections import Counter

import pytest

from hotelier import Dealer, Game, GameOptions, Seat, arrange, parse
from hotelier.bots import PorterBot, RandomBot
from hotelier.engine.rules.cafe import wanted
from hotelier.engine.values import order_total
from hotelier.lab.simulate import Run, simulate
from tests.seats import played_until


def chosen(game_notation: str, **arrangement: object) -> bool:
    """Whether the porter player takes an option in an arranged position."""
    game = arrange(**arrangement)  # type: ignore[arg-type]
    return PorterBot().choose(game.view(0)) == parse(game_notation).code


def test_the_random_player_takes_every_option_equally_often() -> None:
    view = arrange(dice="1").view(0)
    decision = view.decision
    assert decision is not None
    bot = RandomBot(1)
    counts = Counter(bot.choose(view) for _ in range(200 * len(decision.codes)))
    assert set(counts) == set(decision.codes)
    assert all(130 < count < 280 for count in counts.values())


def test_porter_beats_random_and_scores_well() -> None:
    result = simulate(Run(GameOptions(), ["porter", "random"], games=20, seed="strength"))
    assert result["wins"][0] >= 19
    assert result["average_points"][0] > 60
    assert result["average_points"][0] > result["average_points"][1] + 50


@pytest.mark.slow
def test_porter_scores_well_against_itself() -> None:
    result = simulate(Run(GameOptions(), ["porter", "porter"], games=16, seed="itself"))
    assert min(result["average_points"]) > 60


def turn_of_a_porter(game: Game) -> Game:
    """Let the porter play its whole turn."""
    return played_until(lambda it: it.seat_to_act > 0, game, [PorterBot()], Dealer("porter"))


def test_porter_claims_a_politics_card_in_its_turn() -> None:
    game = turn_of_a_porter(arrange(seats=[Seat(kronen=20), Seat()]))
    assert game.position.players[0].claimed == 1


def test_porter_moves_a_served_guest_in() -> None:
    seats = [Seat(cafe={74: "1 cake, 2 coffee"}, kronen=0), Seat()]
    assert chosen("movein 1 a1", seats=seats, row=[87, 88, 89, 90, 61])


def test_porter_takes_the_dice_that_serve_its_guests() -> None:
    seats = [Seat(cafe={74: "1 cake", 75: "", 76: "2 strudel"}, kronen=3, kitchen=""), Seat()]
    game = arrange(seats=seats, dice="1222345566")
    before = order_total(wanted(game.position, game.position.players[0]))
    after = turn_of_a_porter(game).position
    assert order_total(wanted(after, after.players[0])) <= before - 3


def test_porter_puts_goods_on_orders() -> None:
    game = arrange(seats=[Seat(cafe={74: "1 cake, 1 coffee"}, kitchen=""), Seat()], dice="2222")
    for step in ("die 2", "fine 1"):
        game.apply(step)
    assert PorterBot().choose(game.view(0)) == parse("place coffee 1").code
