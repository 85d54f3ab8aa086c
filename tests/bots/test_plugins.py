"""Bots of other packages: found by entry points; a broken one harms nobody else."""

import signal
import threading
import time
from pathlib import Path

import pytest

from hotelier import Dealer, View, new_game
from hotelier.bots import BOT_NAMES, Bot, bot_names, check_bot, close, make_bot, patience
from hotelier.bots.foreign import plugins
from hotelier.bots.foreign.plugins import PluginBot
from hotelier.errors import BotFailed, UnknownBot
from hotelier.processes.alarm import Late, within
from tests.bots.packages import install, needs_alarm

PACKAGE = """
import time
class Bellboy:
    name = "bellboy"
    def __init__(self, seed, seconds=2.0):
        self.seed, self.seconds = seed, seconds
    def choose(self, view):
        return view.decision.codes[0]
class Slow(Bellboy):
    def choose(self, view=None):
        while True: time.sleep(0.01)
    close = choose
class Stubborn(Bellboy):
    def choose(self, view):
        try: time.sleep(600)
        except BaseException: time.sleep(600)
def fails(seed): raise ValueError("no weights")
def leaves(seed): raise SystemExit(4)
def mute(seed): return object()
number = 7
"""
ENTRIES = """slow = plugin_of_a_test:Slow
stubborn = plugin_of_a_test:Stubborn
bellboy = plugin_of_a_test:Bellboy
fails = plugin_of_a_test:fails
porter = plugin_of_a_test:Bellboy
leaves = plugin_of_a_test:leaves
gone = plugin_of_nobody:Bot
missing = plugin_of_a_test:Nothing
mute = plugin_of_a_test:mute
number = plugin_of_a_test:number
"""
SLOW = "sleepy = slow_to_load:Bot\n"


@pytest.fixture(autouse=True)
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An installed package that offers good and bad bots."""
    install("plugin_of_a_test", PACKAGE, ENTRIES, tmp_path, monkeypatch)


def test_a_bot_of_another_package_has_a_name_like_any_other() -> None:
    others = "bellboy fails gone leaves missing mute number slow stubborn"
    assert bot_names() == [*BOT_NAMES, *others.split()]
    check_bot("bellboy")
    assert make_bot("bellboy", 5).name == "bellboy"


def told(bot: Bot) -> dict[str, object]:
    """What a bot of another package was told."""
    assert isinstance(bot, PluginBot)
    return dict(vars(bot._bot))


def test_a_bot_is_told_its_seed_and_its_time_if_it_wants_it() -> None:
    seed = told(make_bot("bellboy", 5))["seed"]
    assert told(make_bot("bellboy", 5, seconds=0.5)) == {"seed": seed, "seconds": 0.5}
    assert told(make_bot("bellboy", 5)) == {"seed": seed, "seconds": 2.0}
    assert make_bot("porter", 5, seconds=0.5).name == "porter"


def test_a_seed_tells_nothing_of_the_deal() -> None:
    seeds = [told(make_bot("bellboy", f"1/0/{seat}"))["seed"] for seat in (0, 1, 1)]
    assert seeds[0] != seeds[1] == seeds[2]
    for seed in seeds:
        assert isinstance(seed, str) and int(seed, 16) >= 0
        assert "/" not in seed


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("gone", "'gone' cannot be loaded from plugin_of_nobody:Bot .ModuleNotFoundError: "),
        ("missing", "'missing' cannot be loaded from plugin_of_a_test:Nothing .AttributeError"),
        ("number", "'number' is nothing that can be called at plugin_of_a_test:number"),
        ("fails", "'fails' cannot be made .ValueError: no weights"),
        ("leaves", "'leaves' cannot be made .SystemExit: 4"),
        ("mute", "'mute' has no method choose"),
    ],
)
def test_a_broken_bot_is_one_sentence_when_it_is_asked_for(name: str, sentence: str) -> None:
    with pytest.raises(BotFailed, match=sentence):
        make_bot(name)


def test_nobody_can_take_the_name_of_a_bot_of_this_package() -> None:
    assert type(make_bot("porter")).__module__ == "hotelier.bots.levels.porter"


def test_a_bot_of_another_package_may_have_a_name_that_is_free_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert make_bot("greedy").name == "porter"
    entry = "greedy = plugin_of_a_test:Bellboy\n"
    install("plugin_of_a_test", PACKAGE, entry, tmp_path, monkeypatch)
    assert bot_names()[-1] == make_bot("greedy", 5).name == "greedy"


def test_an_unknown_name_is_refused_with_all_that_there_are() -> None:
    with pytest.raises(UnknownBot, match=r"director, bellboy, .*stubborn, or cmd: and the command"):
        make_bot("alpha")


# --- time ----------------------------------------------------------------------------------------


def first_view() -> View:
    game = new_game(start=0)
    Dealer("plugins").deal(game)
    return game.view(game.seat_to_act)


@needs_alarm
@pytest.mark.parametrize("name", ["slow", "stubborn"])
def test_a_bot_that_thinks_too_long_is_interrupted(name: str) -> None:
    before = signal.getsignal(signal.SIGALRM)
    began = time.monotonic()
    with pytest.raises(BotFailed, match=f"'{name}' gave no answer within 0.2 seconds"):
        make_bot(name, limit=0.2).choose(first_view())
    assert time.monotonic() - began < 10
    assert signal.getitimer(signal.ITIMER_REAL) == (0, 0)
    assert signal.getsignal(signal.SIGALRM) is before


@needs_alarm
def test_a_bot_that_takes_too_long_to_load_is_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install("slow_to_load", "import time; time.sleep(600)", SLOW, tmp_path, monkeypatch)
    monkeypatch.setattr(plugins, "START_SECONDS", 0.2)
    with pytest.raises(BotFailed, match=r"'sleepy' gave no answer within 0\.2 seconds"):
        check_bot("sleepy")


@needs_alarm
def test_an_alarm_that_rings_while_it_is_turned_off_is_off_at_last(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    set_alarm = signal.setitimer
    rings = iter([True])

    def ring_first(which: int, seconds: float, again: float = 0.0) -> None:
        if seconds == 0 and next(rings, False):
            signal.raise_signal(signal.SIGALRM)
        set_alarm(which, seconds, again)

    before = signal.getsignal(signal.SIGALRM)
    monkeypatch.setattr(signal, "setitimer", ring_first)
    with pytest.raises(Late):
        within(60, lambda: 5)
    assert signal.getitimer(signal.ITIMER_REAL) == (0, 0)
    assert signal.getsignal(signal.SIGALRM) is before


@needs_alarm
def test_a_bot_that_does_not_let_go_is_interrupted() -> None:
    with pytest.raises(BotFailed, match=r"'slow' gave no answer within 0\.2 seconds"):
        close(make_bot("slow", limit=0.2))


@needs_alarm
def test_an_alarm_of_somebody_else_is_left_alone() -> None:
    signal.setitimer(signal.ITIMER_REAL, 600)
    try:
        view = first_view()
        assert view.decision is not None
        assert make_bot("bellboy", limit=0.2).choose(view) == view.decision.codes[0]
        assert signal.getitimer(signal.ITIMER_REAL)[0] > 500
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def test_in_another_thread_a_bot_has_no_alarm() -> None:
    answers: list[int] = []
    view = first_view()
    think = threading.Thread(target=lambda: answers.append(make_bot("bellboy").choose(view)))
    think.start()
    think.join()
    assert view.decision is not None
    assert answers == view.decision.codes[:1]


def test_a_choice_may_take_the_time_for_a_whole_turn() -> None:
    assert patience(10, None) == patience(10, 3) == 10
    assert patience(10, 5) == 15
