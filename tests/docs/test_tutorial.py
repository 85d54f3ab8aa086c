"""The first game of the tutorial can be played as it is told."""

import re
import shlex
from pathlib import Path

from typer.testing import CliRunner

from hotelier.cli.main import app
from hotelier.record import read_records, replay

PAGE = (Path(__file__).parents[2] / "docs" / "tutorial.md").read_text(encoding="utf-8")
GAME = PAGE.partition("## A first hour")[0]


def answers() -> list[str]:
    """What the reader is told to type: "Type `this`, then `that`"."""
    told = re.findall(r"[Tt]ype\s+(`[^`]+`(?:[^.;:`]*?then\s+`[^`]+`)*)", GAME)
    return [answer for part in told for answer in re.findall(r"`([^`]+)`", part)]


def test_the_first_game_goes_as_the_tutorial_tells(tmp_path: Path) -> None:
    command = re.search(r'make terminal ARGS="([^"]+)"', GAME)
    assert command is not None
    file = tmp_path / "game.jsonl"
    typed = answers()
    table = CliRunner().invoke(
        app,
        ["terminal", *shlex.split(command[1]), "--record", str(file)],
        input="\n".join([*typed, "q"]) + "\n",
    )
    assert table.exit_code == 0, table.output
    record = next(iter(read_records(file)))
    assert [move.action for move in record.moves if move.seat == 0] == typed
    after = {
        str(step.action): (step.game.totals[0], step.game.to_dict()["seats"][0]["kronen"])
        for step in replay(record)
        if str(step.action) in {"movein 1 a1", "guest 5"}
    }
    assert after["movein 1 a1"] == (5, 9)
    assert "Seven points and ten kronen" in GAME
    assert after["guest 5"] == (7, 10)
