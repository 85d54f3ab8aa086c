"""Bots of other packages: found by entry points; a broken one harms nobody else."""

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from hotelier.bots import BOT_NAMES, bot_names, check_bot, make_bot
from hotelier.errors import BotFailed, UnknownBot

PACKAGE = """
class Bellboy:
    name = "bellboy"
    def __init__(self, seed, seconds=2.0):
        self.seed, self.seconds = seed, seconds
    def choose(self, view):
        return view.decision.codes[0]
def fails(seed): raise ValueError("no weights")
def leaves(seed): raise SystemExit(4)
def mute(seed): return object()
number = 7
"""
ENTRIES = """[hotelier.bots]
bellboy = plugin_of_a_test:Bellboy
fails = plugin_of_a_test:fails
porter = plugin_of_a_test:Bellboy
leaves = plugin_of_a_test:leaves
gone = plugin_of_nobody:Bot
missing = plugin_of_a_test:Nothing
mute = plugin_of_a_test:mute
number = plugin_of_a_test:number
"""


@pytest.fixture(autouse=True)
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """An installed package that offers good and bad bots."""
    (tmp_path / "plugin_of_a_test.py").write_text(PACKAGE)
    info = tmp_path / "plugin_of_a_test-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: plugin-of-a-test\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(ENTRIES)
    monkeypatch.syspath_prepend(str(tmp_path))
    importlib.invalidate_caches()
    yield
    sys.modules.pop("plugin_of_a_test", None)


def test_a_bot_of_another_package_has_a_name_like_any_other() -> None:
    others = ["bellboy", "fails", "gone", "leaves", "missing", "mute", "number"]
    assert bot_names() == [*BOT_NAMES, *others]
    check_bot("bellboy")
    assert make_bot("bellboy", 5).name == "bellboy"


def test_a_bot_is_told_its_seed_and_its_time_if_it_wants_it() -> None:
    bot = make_bot("bellboy", 5, seconds=0.5)
    assert vars(bot) == {"seed": 5, "seconds": 0.5}
    assert vars(make_bot("bellboy", 5)) == {"seed": 5, "seconds": 2.0}
    assert make_bot("porter", 5, seconds=0.5).name == "porter"


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
    assert type(make_bot("porter")).__module__ == "hotelier.bots.porter"


def test_a_bot_of_another_package_may_have_a_name_that_is_free_again(tmp_path: Path) -> None:
    assert make_bot("greedy").name == "porter"
    entries = tmp_path / "plugin_of_a_test-1.0.dist-info" / "entry_points.txt"
    entries.write_text("[hotelier.bots]\ngreedy = plugin_of_a_test:Bellboy\n")
    importlib.invalidate_caches()
    assert bot_names()[-1] == "greedy"
    assert make_bot("greedy", 5).name == "bellboy"


def test_an_unknown_name_is_refused_with_all_that_there_are() -> None:
    with pytest.raises(UnknownBot, match=r"director, bellboy, .*number, or cmd: and the command"):
        make_bot("alpha")
