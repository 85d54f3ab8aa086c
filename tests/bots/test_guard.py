"""A stand-in plays on for a bot that fails, and says why."""

import pytest

from hotelier import Dealer, View, new_game
from hotelier.bots import Bot, PorterBot, make_bot
from hotelier.bots.guard import Guarded
from hotelier.errors import BotFailed


class Faulty:
    """Plays well for a while, then does something wrong."""

    name = "faulty"

    def __init__(self, fault: object, good_choices: int = 3) -> None:
        self._fault = fault
        self._left = good_choices

    def choose(self, view: View) -> int:
        if self._left:
            self._left -= 1
            return PorterBot().choose(view)
        if isinstance(self._fault, Exception):
            raise self._fault
        return self._fault  # type: ignore[return-value]


@pytest.mark.parametrize(
    ("fault", "sentence"),
    [
        (ZeroDivisionError("by zero"), "the bot 'faulty' raised ZeroDivisionError: by zero"),
        (KeyError(), "the bot 'faulty' raised KeyError"),
        (627, "the bot 'faulty' chose 627, which is not offered"),
        (None, "the bot 'faulty' chose None, which is not offered"),
        (True, "the bot 'faulty' chose True, which is not offered"),
        ("die 3", "the bot 'faulty' chose 'die 3', which is not offered"),
    ],
)
def test_the_porter_bot_stands_in_for_one_that_fails(fault: object, sentence: str) -> None:
    told: list[BotFailed] = []
    guarded = Guarded("faulty", lambda: Faulty(fault), told.append)
    game, dealer = new_game(), Dealer("guard")
    players: list[Bot] = [guarded, make_bot("porter")]
    while not game.is_over:
        seat = game.seat_to_act
        view = game.view(max(0, seat))
        code = dealer.answer(game) if seat < 0 else players[seat].choose(view)
        if seat == 0:
            assert code == PorterBot().choose(view)
        game.play(code)
    assert [str(failure) for failure in told] == [sentence]
    assert guarded.failure is told[0]


def test_a_bot_that_cannot_be_made_has_a_stand_in_from_the_start() -> None:
    def make() -> Bot:
        raise BotFailed("faulty", "cannot be made")

    told: list[BotFailed] = []
    guarded = Guarded("faulty", make, told.append)
    game = new_game()
    Dealer("guard").deal(game)
    view = game.view(game.seat_to_act)
    assert guarded.choose(view) == PorterBot().choose(view)
    assert guarded.name == "faulty" and len(told) == 1
