"""docs/reference/cli.md lists what there is."""

import re
from pathlib import Path

import pytest
import typer

from hotelier.cli.main import app

PAGE = (Path(__file__).parents[2] / "docs" / "reference" / "cli.md").read_text(encoding="utf-8")
COMMANDS = typer.main.get_command(app).commands  # type: ignore[attr-defined]
OF_A_GAME = ("simulate", "arena", "terminal")


def section(title: str) -> str:
    return PAGE.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def test_every_command_has_its_section_and_no_other_has() -> None:
    assert set(re.findall(r"^## hotelier (.*)$", PAGE, re.MULTILINE)) == set(COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_option_of_a_command_is_told_and_no_other(command: str) -> None:
    told = section(f"hotelier {command}")
    if command in OF_A_GAME:
        told += section("Options of a game")
    options = {option for param in COMMANDS[command].params for option in param.opts}
    options = {option for option in options if option.startswith("--")} - {"--help"}
    listed = {word for line in told.splitlines() for word in re.findall(r"^\| `(--[a-z-]+)", line)}
    missing = {option for option in options if f"`{option}" not in told}
    assert not missing
    assert listed <= options
