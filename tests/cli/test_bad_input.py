"""Whatever the user gets wrong is one sentence with the valid choices, and exit code 2."""

import json
import os
from pathlib import Path

import pytest

from tests.cli.commands import Shell
from tests.record.games import beginning, whole_game

GAME_OPTIONS = [
    (["--edition", "fr-2015"], "there is no edition 'fr-2015'; choose classic, en-2015"),
    (["--flag", "jokers=2"], "there is no flag 'jokers'; choose initial_rooms"),
    (["--flag", "operator_cap=13"], "flag operator_cap cannot be 13; choose none or 12"),
    (["--flag", "operator_cap"], "a flag is given as name=value, not 'operator_cap'"),
    (["--players", "5"], "5 players cannot play; it takes 2, 3 or 4"),
    (["--players", "1"], "1 player cannot play; it takes 2, 3 or 4"),
    (["--players", "two"], "--players must be a whole number, not two"),
    (["--players", "2.5"], "--players must be a whole number, not 2.5"),
    (["--bot-seconds", "soon"], "--bot-seconds must be a number, not soon"),
    (["--boards", "E,F"], "choose night, day, or one of A, B, C or D"),
    (["--boards", "A,B,C"], "2 players need 2 different day boards"),
    (["--boards", "A,A"], "2 players need 2 different day boards"),
    (["--deal", "auction"], "there is no deal 'auction'; choose standard"),
    (["--politics", "105,109,999"], "there is no politics card 999; choose from 105"),
    (["--politics", "109,105,113"], "politics card 109 is not of group A; choose 105"),
    (["--politics", "105"], "choose one politics card of each group A, B and C"),
    (["--tiles", "A1,B1,D1"], "there is no emperor tile 'D1'; choose from A1"),
    (["--tiles", "A1,A2,C1"], "emperor tile A2 is not of group B; choose B1"),
    (["--start", "3"], "there is no seat 3; choose 1 or 2"),
    (["--surprise"], "No such option: --surprise"),
]


@pytest.mark.parametrize("command", ["simulate", "terminal"])
@pytest.mark.parametrize(("options", "complaint"), GAME_OPTIONS)
def test_options_that_cannot_be(
    hotelier: Shell, command: str, options: list[str], complaint: str
) -> None:
    assert complaint in hotelier.refuses(command, *options)


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["simulate", "--bots", "alpha"], "there is no bot 'alpha'; choose random, page, porter"),
        (["simulate", "--bots", "random,porter,random"], "2 players need 2 bots"),
        (["simulate", "--games", "0"], "the number of games must be 1 or more, not 0"),
        (["simulate", "--games", "9" * 30], "the number of games must be 10000000 or less, not 99"),
        (["arena", "--bots", "random", "--deals", "9" * 30], "an arena plays at most 1000000"),
        (["simulate", "--workers", "0"], "the number of workers must be 1 or more, not 0"),
        (["terminal", "--bots", "alpha"], "there is no bot 'alpha'; choose random, page, porter"),
        (["terminal", "--bots", "random,porter"], "2 players need 1 bot besides you, not 2"),
        (["terminal", "--seat", "3"], "there is no seat 3; choose 1 or 2"),
        (["terminal", "--language", "fr"], "there is no language 'fr'; choose en, de, ru, pl or"),
        (["editions", "--language", "fr"], "there is no language 'fr'"),
        (["simulate", "--records", "/nowhere/x.record", "--games", "1"], ": /nowhere/x.record: No"),
        (["terminal", "--record", "/nowhere/x.record"], "No such file"),
        (["dance"], "No such command 'dance'"),
        (["verify"], "Missing argument"),
        (["show"], "Missing argument"),
    ],
)
def test_commands_that_cannot_be(hotelier: Shell, words: list[str], complaint: str) -> None:
    assert complaint in hotelier.refuses(*words)


@pytest.mark.parametrize("names", ["random,", ",random", "random,,porter", "random, ,porter", ""])
@pytest.mark.parametrize("command", ["simulate", "arena", "terminal"])
def test_a_list_of_bots_that_lacks_a_name(hotelier: Shell, command: str, names: str) -> None:
    said = hotelier.refuses(command, "--bots", names)
    assert f"a name is missing in --bots {names!r}; write names with one comma" in said


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (None, "the trained weights 2.weights are missing"),
        (b"Dear diary", "2.weights is not a file of trained weights"),
    ],
)
@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_nobody_plays_for_bots_that_lack_their_weights(
    hotelier: Shell, no_weights: Path, command: str, content: bytes | None, complaint: str
) -> None:
    if content is not None:
        no_weights.mkdir()
        (no_weights / "2.weights").write_bytes(content)
    said = hotelier.refuses(command, "--bots", "porter,concierge")
    assert f"{complaint}; put weights that fit into {no_weights}, or install" in said
    few = ("--games", 2) if command == "simulate" else ("--deals", 1)
    assert hotelier(command, "--bots", "random,porter", *few).code == 0


def damaged(kind: str) -> bytes:
    """A file with something wrong."""
    lines = whole_game().splitlines(keepends=True)
    if kind == "truncated":
        return "".join(lines[:100]).encode()
    if kind == "cut in a line":
        return whole_game().encode()[:-30]
    if kind == "foreign":
        return b"Dear diary\n"
    if kind == "empty":
        return b""
    if kind == "binary":
        return b"\xff\xfe\x00\x01"
    if kind == "future":
        return json.dumps({**json.loads(lines[0]), "version": 2}).encode()
    if kind == "unknown edition":
        return (
            json.dumps({**json.loads(lines[0]), "edition": "x"}).encode()
            + b"\n"
            + b"".join(line.encode() for line in lines[1:])
        )
    assert kind == "changed"
    lines[50] = json.dumps([*json.loads(lines[50])[:2], "00000000"]) + "\n"
    return "".join(lines).encode()


FAULTS = {
    "truncated": "breaks off after line 100 (move 99)",
    "cut in a line": "is not readable",
    "foreign": "holds no games recorded by Hotelier",
    "empty": "it is empty",
    "binary": "it is no text",
    "future": "use a newer Hotelier",
    "unknown edition": "there is no edition 'x'; choose classic",
    "changed": "line 51, move 50: after",
}


@pytest.mark.parametrize("kind", FAULTS)
@pytest.mark.parametrize("command", ["verify", "show"])
def test_files_that_are_no_good(hotelier: Shell, tmp_path: Path, kind: str, command: str) -> None:
    path = tmp_path / "game.record"
    path.write_bytes(damaged(kind))
    outcome = hotelier(command, path)
    assert outcome.code == 2
    assert len(outcome.err.splitlines()) == 1
    assert "game.record" in outcome.err
    assert FAULTS[kind] in outcome.err
    assert path.read_bytes() == damaged(kind)


def test_a_file_that_is_not_there(hotelier: Shell, tmp_path: Path) -> None:
    for command in ("verify", "show"):
        assert "none.record: No such file" in hotelier.refuses(command, tmp_path / "none.record")
        assert "Is a directory" in hotelier.refuses(command, tmp_path)


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (["--game", "0"], "games are counted from 1"),
        (["--game", "3"], "there is no game 3 in"),
        (["--seat", "4"], "there is no seat 4; choose 1 or 2"),
        (["--seat", "0"], "there is no seat 0; choose 1 or 2"),
        (["--language", "fr"], "there is no language 'fr'"),
    ],
)
def test_what_cannot_be_shown(
    hotelier: Shell, tmp_path: Path, options: list[str], complaint: str
) -> None:
    path = tmp_path / "game.record"
    path.write_text(beginning(5) + beginning(6))
    assert complaint in hotelier.refuses("show", path, *options)


@pytest.mark.parametrize(
    "words", [["simulate", "--games", "1", "--records"], ["terminal", "--record"]]
)
def test_a_file_that_is_something_else_is_left_alone(
    hotelier: Shell, tmp_path: Path, words: list[str]
) -> None:
    diary = tmp_path / "diary.txt"
    diary.write_text("Dear diary")
    said = hotelier.refuses(*words, diary)
    assert "diary.txt holds no games recorded by Hotelier, so it is left as it is" in said
    assert diary.read_text() == "Dear diary"
    assert list(tmp_path.iterdir()) == [diary]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no disk that is always full")
def test_a_disk_that_is_full_is_told_with_the_name_of_the_file(
    hotelier: Shell, tmp_path: Path
) -> None:
    said = hotelier.refuses("arena", "--bots", "random", "--results", "/dev/full")
    assert said == "hotelier: /dev/full: No space left on device"
    path = tmp_path / "games.record"
    (tmp_path / f".{path.name}.{os.getpid()}").symlink_to("/dev/full")
    said = hotelier.refuses("simulate", "--games", 1, "--records", path)
    assert said == f"hotelier: {path}: No space left on device"
    assert list(tmp_path.iterdir()) == []


def test_no_game_is_added_after_one_that_breaks_off(hotelier: Shell, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    path.write_text(whole_game()[:-9])
    assert "the last game breaks off" in hotelier.refuses("terminal", "--record", path)


def test_one_bad_file_does_not_hide_the_good_ones(hotelier: Shell, tmp_path: Path) -> None:
    for name in ("a", "c"):
        (tmp_path / f"{name}.record").write_text(beginning(5))
    (tmp_path / "b.record").write_text(beginning(5)[:-9])
    outcome = hotelier("verify", *(tmp_path / f"{name}.record" for name in "abc"))
    assert outcome.code == 2
    assert [line.split(":")[0][-8:] for line in outcome.out.splitlines()] == [
        "a.record",
        "c.record",
    ]
    assert len(outcome.err.splitlines()) == 1
