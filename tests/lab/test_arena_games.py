"""Games of the arena: paired deals, bots that fail, and the file of results."""

import json
import os
import time
from pathlib import Path

import pytest

from hotelier import Game, GameOptions, Rng, new_game
from hotelier.bots.foreign.stand_in import Starts
from hotelier.bots.levels import trained
from hotelier.errors import BadArena, BadWeights, BotFailed
from hotelier.game.loop import drive
from hotelier.lab.arena_file import Results, read
from hotelier.lab.arena_game import PairedDealer, Played, play
from hotelier.lab.arena_pool import play_all
from hotelier.lab.pairing import Arena, Key
from hotelier.lab.simulate import Run, play_part
from tests.bots.packages import install
from tests.bots.programs import HELLO, python
from tests.seats import at_random

PACKAGE = """
import asyncio, os, signal, time
class Raises:
    name = "bad"
    def __init__(self, seed): pass
    def choose(self, view): raise ValueError("tired")
class Cancels(Raises):
    def choose(self, view): raise asyncio.CancelledError("enough")
class Interrupts(Raises):
    def choose(self, view): raise KeyboardInterrupt
class Dies(Raises):
    def choose(self, view): os._exit(1)
class Hangs(Raises):
    def choose(self, view): time.sleep(600)
class Deaf(Raises):
    def choose(self, view):
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGALRM})
        time.sleep(600)
class Good(Raises):
    def choose(self, view): return view.decision.codes[0]
class Clings(Good):
    def close(self): os._exit(1)
class Haunts(Good):
    def __del__(self): os._exit(1)
class Tires(Good):
    def __init__(self, seed): self.begun = 0
    def choose(self, view):
        self.begun += view.table.top.begins_turn()
        if self.begun == 4: raise ValueError("tired")
        return view.decision.codes[0]
"""
BOTS = ("Raises", "Cancels", "Interrupts", "Dies", "Hangs", "Deaf", "Clings", "Haunts", "Tires")


def arena_of(*bots: str, deals: int = 4, **more: object) -> Arena:
    return Arena(GameOptions(), bots, deals, **more)  # type: ignore[arg-type]


def timeless(played: Played) -> tuple[object, ...]:
    return played.key, played.points, played.places, played.failures


def chance_of(seed: str, seed_of_players: str) -> dict[str, list[int]]:
    """What chance answered in a game between players of another kind."""
    answers: dict[str, list[int]] = {}

    class Noting(PairedDealer):
        def answer(self, game: Game) -> int:
            code = super().answer(game)
            assert game.decision is not None
            kind = f"{game.decision.kind} {game.position.round}"
            answers.setdefault(kind, []).append(code)
            return code

    drive(new_game(start=0), at_random(Rng(seed_of_players)), Noting(seed))
    return answers


def test_all_games_of_a_deal_have_the_same_dice_and_guests() -> None:
    one, other = chance_of("deal", "a"), chance_of("deal", "b")
    assert one != other, "the players differ"
    for number in range(1, 8):
        first, second = one[f"roll_dice {number}"], other[f"roll_dice {number}"]
        assert first[:10] == second[:10]
    assert one["deal_staff 0"] == other["deal_staff 0"]
    guests = [
        [code for kind in game if kind.startswith("reveal") for code in game[kind]]
        for game in (one, other)
    ]
    shorter = min(map(len, guests))
    assert guests[0][:shorter] == guests[1][:shorter]
    assert one["roll_dice 1"] != one["roll_dice 2"]
    assert chance_of("deal", "a") == one != chance_of("other deal", "a")


def test_a_game_has_points_by_source_places_and_the_time_of_every_turn() -> None:
    arena = arena_of("random", "porter")
    played = play(arena, Key(0, 0, 1), {})
    assert arena.seated(played.key) == ("porter", "random")
    totals = [sum(points) for points in played.points]
    assert played.places == ([1, 2] if totals[0] > totals[1] else [2, 1])
    assert all(len(turns) >= 13 for turns in played.turns)  # who passes has one more
    assert all(sum(turns) > 0 for turns in played.turns)
    assert Played.from_dict(json.loads(json.dumps(played.to_dict()))) == played


def test_the_number_of_workers_changes_nothing() -> None:
    arena = arena_of("random", deals=8)
    here = [timeless(play(arena, key, {})) for key in arena.plan()]
    there: list[Played] = []
    play_all(arena, arena.plan(), 3, there.append)
    assert sorted(map(timeless, there)) == here


@pytest.fixture
def bad_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An installed package that offers bad bots."""
    entries = "".join(f"{bot.lower()} = bad_bots:{bot}\n" for bot in BOTS)
    install("bad_bots", PACKAGE, entries, tmp_path, monkeypatch)


@pytest.mark.usefixtures("bad_bots")
def test_bots_that_raise_hang_or_die_are_counted_and_the_game_goes_on() -> None:
    bots = ["deaf", "raises", "hangs", "dies"]
    arena = Arena(GameOptions(players=4), bots, deals=1, limit=0.5)
    games: list[Played] = []
    began = time.monotonic()
    play_all(arena, [Key(0, 0, 0)], 1, games.append, grace=1.5)
    assert time.monotonic() - began < 60
    assert games[0].failures == {
        0: "the bot 'deaf' gave no answer within 2 seconds",
        1: "the bot 'raises' raised ValueError: tired",
        2: "the bot 'hangs' gave no answer within 0.5 seconds",
        3: "the bot 'dies' has died with the whole process",
    }
    assert min(games[0].places) == 1
    assert Played.from_dict(json.loads(json.dumps(games[0].to_dict()))) == games[0]


@pytest.mark.usefixtures("bad_bots")
def test_whatever_a_bot_raises_is_its_fault_alone() -> None:
    games: list[Played] = []
    play_all(arena_of("cancels", "interrupts"), [Key(0, 0, 0)], 1, games.append)
    assert games[0].failures == {
        0: "the bot 'cancels' raised CancelledError: enough",
        1: "the bot 'interrupts' raised KeyboardInterrupt",
    }


@pytest.mark.usefixtures("bad_bots")
def test_turns_of_a_stand_in_are_not_counted_for_the_bot() -> None:
    played = play(arena_of("tires", "raises"), Key(0, 0, 0), {})
    assert played.failures.keys() == {0, 1}
    assert [len(turns) for turns in played.turns] == [3, 0]
    assert all(ms > 0 for ms in played.turns[0])
    known = play(arena_of("tires", "raises"), Key(0, 0, 0), {0: "has died"})
    assert known.turns == [[], []]


def counting(note: Path, is_ready: str) -> str:
    """A program that notes its starts, and is ready for some of them."""
    count = f"""
import os, sys
with open({str(note)!r}, "a+") as note:
    note.write("x")
    note.seek(0)
    starts = len(note.read())
if not {is_ready}: sys.exit("not today")
"""
    return python(count + HELLO + "while 'choose' in input(): say(type='choice', number=0)")


def test_a_program_that_was_not_ready_for_its_first_game_is_not_waited_for_again(
    tmp_path: Path,
) -> None:
    note = tmp_path / "starts"
    arena = arena_of("random", counting(note, "False"), deals=3)
    games: list[Played] = []
    play_all(arena, list(arena.plan())[:3], 1, games.append)
    faults = [fault for game in games for fault in game.failures.values()]
    assert len(faults) == 3 and len(set(faults)) == 1
    assert faults[0].endswith("has ended with exit code 1: not today")
    assert note.read_text() == "x"


def test_a_simulation_does_not_wait_for_it_again_either(tmp_path: Path) -> None:
    note = tmp_path / "starts"
    run = Run(GameOptions(), ["random", counting(note, "False")], games=3)
    tally, _ = play_part(run, range(3), record=False)
    assert list(tally.failures.values()) == [3]
    assert note.read_text() == "x"


def test_a_program_that_was_ready_once_is_started_for_every_game(tmp_path: Path) -> None:
    note = tmp_path / "starts"
    arena = arena_of("random", counting(note, "starts != 2"), deals=3)
    starts: Starts = {}
    games = [play(arena, key, {}, starts=starts) for key in list(arena.plan())[:3]]
    assert [len(game.failures) for game in games] == [0, 1, 0]
    assert note.read_text() == "xxx"


@pytest.mark.usefixtures("bad_bots")
def test_a_bot_may_die_when_its_game_is_over() -> None:
    games: list[Played] = []
    play_all(arena_of("random", "clings"), [Key(0, 0, 0)], 1, games.append)
    assert games[0].failures == {1: "the bot 'clings' has died with the whole process"}


@pytest.mark.usefixtures("bad_bots")
def test_a_game_that_is_lost_twice_ends_the_arena_with_one_sentence() -> None:
    games: list[Played] = []
    with pytest.raises(BadArena, match=r"game \(0, 0, 0\) ends its process again and again"):
        play_all(arena_of("random", "haunts"), [Key(0, 0, 0)], 1, games.append)
    assert games == []


def test_no_bot_is_blamed_for_a_game_that_cannot_be_played() -> None:
    arena = arena_of("random", "cmd:true")
    object.__setattr__(arena, "limit", -1)
    sentence = r"game \(0, 0, 0\) cannot be played \(BadOptions: the time limit"
    with pytest.raises(BadArena, match=sentence):
        play_all(arena, [Key(0, 0, 0)], 1, print)


# --- the file ------------------------------------------------------------------------------------


def fill(arena: Arena, path: Path, number: int) -> list[Key]:
    """Play some more games into a file; which ones were missing."""
    with Results(arena, path) as results:
        missing = [key for key in arena.plan() if key not in results.games]
        for key in missing[:number]:
            results.add(play(arena, key, {}))
    return missing[:number]


def test_an_arena_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    arena = arena_of("random", deals=5)
    assert [key.deal for key in fill(arena, file, 2)] == [0, 1]
    before = file.read_bytes()
    assert [key.deal for key in fill(arena, file, 2)] == [2, 3]
    assert file.read_bytes().startswith(before)
    assert len(read(file)[1]) == 4
    assert [key.deal for key in fill(arena_of("random", deals=6), file, 9)] == [4, 5]


@pytest.mark.skipif(os.name != "posix", reason="files are locked only there")
def test_two_arenas_do_not_write_to_one_file_at_once(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    arena = arena_of("random", deals=3)
    with Results(arena, file):
        before = file.read_bytes()
        with pytest.raises(BadArena, match=r"results\.jsonl is in use by another arena; wait"):
            Results(arena, file)
        assert file.read_bytes() == before
    assert len(fill(arena, file, 9)) == 3


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    arena = arena_of("random", deals=3)
    fill(arena, file, 3)
    whole = file.read_bytes()
    file.write_bytes(whole[:-20])
    assert [key.deal for key in fill(arena, file, 9)] == [2]
    assert [timeless(game) for game in read(file)[1].values()] == [
        timeless(play(arena, key, {})) for key in arena.plan()
    ]


@pytest.mark.parametrize(
    ("other", "sentence"),
    [
        (arena_of("random", seed=2), 'seed was "1" and is now "2"'),
        (arena_of("random", "porter"), r'bots was \["random"\] and is now \["random", "porter"\]'),
        (arena_of("random", seconds=0.5), r"seconds was null and is now 0.5"),
        (Arena(GameOptions(boards="day"), ["random"]), 'boards was "night" and is now "day"'),
    ],
)
def test_results_of_other_settings_are_refused(other: Arena, sentence: str, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    fill(arena_of("random"), file, 1)
    before = file.read_bytes()
    with pytest.raises(BadArena, match=f"other settings: {sentence}; name another file"):
        Results(other, file)
    assert file.read_bytes() == before


def test_games_of_other_weights_are_not_mixed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "results.jsonl"
    arena = arena_of("random", "receptionist", deals=1)
    fill(arena, file, 1)
    recorded = file.read_bytes()
    with Results(arena, file) as results:
        assert len(results.games) == 1
    weights = tmp_path / "2.weights"
    weights.write_bytes(b"learned more")
    monkeypatch.setattr(trained, "WEIGHTS", tmp_path)
    with pytest.raises(BadArena, match=r"was recorded with other trained weights \([0-9a-f]{12}, "):
        Results(arena, file)
    assert file.read_bytes() == recorded
    with Results(arena_of("random"), tmp_path / "untrained.jsonl"):
        weights.write_bytes(b"learned even more")
    with Results(arena_of("random"), tmp_path / "untrained.jsonl") as results:
        assert results.games == {}, "these bots do not use the weights"


def test_levels_without_their_weights_play_no_games_under_their_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trained, "WEIGHTS", tmp_path)
    trained.trained.cache_clear()
    with pytest.raises(BadWeights, match=r"2\.weights"):
        arena_of("porter", "concierge")
    arena_of("page", "porter")


@pytest.mark.parametrize("fault", ["tired\u2028of it", "tired\n\u0085of it", "\udcff tired of it"])
def test_whatever_a_bot_says_is_one_line_of_the_file(fault: str, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    arena = arena_of("random", deals=1)
    key = next(iter(arena.plan()))
    with Results(arena, file) as results:
        results.add(play(arena, key, {0: fault}))
    (told,) = read(file)[1].values()
    assert told.failures[0].endswith("tired of it")
    assert len(str(BotFailed("random", 999 * fault))) < 400


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("hello\n", "no results of an arena; it is left alone"),
        ("no end of line", "no results of an arena; it is left alone"),
        ('{"format": "hotelier-arena", "version": 9}\n', "another version of the arena"),
    ],
)
def test_a_file_that_is_something_else_is_left_alone(
    content: str, sentence: str, tmp_path: Path
) -> None:
    file = tmp_path / "results.jsonl"
    file.write_text(content)
    with pytest.raises(BadArena, match=sentence):
        Results(arena_of("random"), file)
    assert file.read_text() == content


ONE_SEAT = '{"game": [0, 0, 0], "points": [[1]], "places": [1], "ms": [[1]]}'
FEW_SOURCES = '{"game": [0, 0, 0], "points": [[1], [2]], "places": [2, 1], "ms": [[1], [1]]}'
ENDLESS = '{"game": [Infinity, 0, 0], "points": [[1], [2]], "places": [2, 1], "ms": [[1], [1]]}'


@pytest.mark.parametrize(
    "line",
    ["noise", "{}", "[]", '{"game": [0], "points": []}', ONE_SEAT, FEW_SOURCES, ENDLESS],
)
def test_a_damaged_line_is_named(line: str, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    fill(arena_of("random"), file, 1)
    with file.open("a") as more:
        more.write(f"{line}\n")
    with pytest.raises(BadArena, match=r"results.jsonl, line 3: this is no game"):
        Results(arena_of("random"), file)
