"""A stand-in plays on for a bot that fails, and says why."""

import asyncio
import signal

import numpy as np
import pytest

from hotelier import Dealer, View, new_game
from hotelier.bots import Bot, PorterBot, make_bot
from hotelier.bots.foreign.stand_in import Guarded
from hotelier.engine.decisions.play import resolve
from hotelier.errors import BotFailed
from hotelier.game.actions import TakeGuest
from hotelier.game.loop import drive
from tests.bots.packages import ctrl_c
from tests.seats import Answering


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
        if isinstance(self._fault, BaseException):
            raise self._fault
        return self._fault  # type: ignore[return-value]


class Odd:
    """Nothing can be done with it, and it says so in a way of its own."""

    def __eq__(self, other: object) -> bool:
        raise ArithmeticError("no comparison")

    def __hash__(self) -> int:
        raise ArithmeticError("no hash")

    def __repr__(self) -> str:
        raise ArithmeticError("no name")


class Wordless(Exception):
    def __str__(self) -> str:
        raise ValueError("no words")


NO_CODE = (
    "where a whole number is wanted: the code of an option, such as view.decision.options[0].code"
)


@pytest.mark.parametrize(
    ("fault", "sentence"),
    [
        (ZeroDivisionError("by zero"), "the bot 'faulty' raised ZeroDivisionError: by zero"),
        (KeyError(), "the bot 'faulty' raised KeyError"),
        (627, "the bot 'faulty' chose 627, which is not offered"),
        (None, f"the bot 'faulty' returned None {NO_CODE}"),
        (True, f"the bot 'faulty' returned True {NO_CODE}"),
        (3.0, f"the bot 'faulty' returned 3.0 {NO_CODE}"),
        ("die 3", f"the bot 'faulty' returned 'die 3' {NO_CODE}"),
        (TakeGuest(0), f"the bot 'faulty' returned TakeGuest(space=0) {NO_CODE}"),
        (SystemExit(0), "the bot 'faulty' raised SystemExit: 0"),
        (asyncio.CancelledError(), "the bot 'faulty' raised CancelledError"),
        (GeneratorExit("gone"), "the bot 'faulty' raised GeneratorExit: gone"),
        (StopIteration(7), "the bot 'faulty' raised StopIteration: 7"),
        (Wordless(), "the bot 'faulty' raised Wordless"),
        (Odd(), "the bot 'faulty' raised ArithmeticError: no name"),
        (np.array([1, 2]), f"the bot 'faulty' returned array([1, 2]) {NO_CODE}"),
    ],
)
def test_the_porter_bot_stands_in_for_one_that_fails(fault: object, sentence: str) -> None:
    told: list[BotFailed] = []
    guarded = Guarded("faulty", lambda: Faulty(fault), told.append)

    def choose(view: View) -> int:
        code = guarded.choose(view)
        assert code == PorterBot().choose(view)
        return code

    drive(new_game(), [Answering(choose), make_bot("porter")], Dealer("guard"))
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


@pytest.mark.parametrize(
    ("raised", "told"),
    [
        ("\x1b[31mred\x1b[0m \x07", "\ufffd[31mred\ufffd[0m \ufffd"),
        ("\x9b2J\x7f \u202etxet", "\ufffd2J\ufffd \ufffdtxet"),
        ("zażółć, größer, ошибка, 错误, خطا, می\u200cشود", None),
    ],
)
def test_what_a_bot_raises_commands_no_terminal(raised: str, told: str | None) -> None:
    game = new_game()
    Dealer("guard").deal(game)
    guarded = Guarded("faulty", lambda: Faulty(ValueError(raised), 0))
    guarded.choose(game.view(game.seat_to_act))
    assert str(guarded.failure) == f"the bot 'faulty' raised ValueError: {told or raised}"


class Spoiler:
    """Plays in the view itself, then fails."""

    name = "spoiler"

    def choose(self, view: View) -> int:
        view.hand_sizes.clear()
        while (decision := view.decision) is not None:
            resolve(view.table, decision.codes[0])
        raise ValueError("too far")


def test_what_a_bot_does_to_its_view_hurts_nobody() -> None:
    game = new_game()
    Dealer("guard").deal(game)
    view = game.view(game.seat_to_act)
    before = view.to_dict()
    guarded = Guarded("spoiler", Spoiler)
    assert guarded.choose(view) == PorterBot().choose(view)
    assert view.to_dict() == before
    assert str(guarded.failure) == "the bot 'spoiler' raised ValueError: too far"


class OwnNumbers:
    """Answers with numbers of another library."""

    name = "numbers"

    def choose(self, view: View) -> int:
        assert view.decision is not None
        return np.int64(view.decision.codes[0])  # type: ignore[return-value]


def test_whole_numbers_of_other_libraries_are_answers() -> None:
    game = new_game()
    Dealer("guard").deal(game)
    guarded = Guarded("numbers", OwnNumbers)
    assert guarded.choose(game.view(game.seat_to_act)) == game.codes[0]
    assert guarded.failure is None


class Clinging:
    """Does not let go."""

    name = "clinging"

    def __init__(self, fault: BaseException) -> None:
        self._fault = fault

    def choose(self, view: View) -> int:
        return PorterBot().choose(view)

    def close(self) -> None:
        raise self._fault


@pytest.mark.parametrize("fault", [RuntimeError("no"), SystemExit(3), GeneratorExit()])
def test_a_bot_that_cannot_be_closed_harms_nobody(fault: BaseException) -> None:
    Guarded("clinging", lambda: Clinging(fault)).close()


def test_ctrl_c_is_no_fault_of_a_bot() -> None:
    game = new_game()
    Dealer("guard").deal(game)
    guarded = Guarded("faulty", lambda: Faulty(KeyboardInterrupt(), 0))
    view = game.view(game.seat_to_act)
    with ctrl_c(signal.default_int_handler), pytest.raises(KeyboardInterrupt):
        guarded.choose(view)
    assert guarded.failure is None
    with ctrl_c(signal.SIG_IGN):
        assert guarded.choose(view) == PorterBot().choose(view)
    assert str(guarded.failure) == "the bot 'faulty' raised KeyboardInterrupt", "nobody else could"
