"""The options of the command ``hotelier`` that several of its commands share."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import wraps
from inspect import Parameter, Signature, signature
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from hotelier.errors import BadOptions, one_of
from hotelier.game.options import GameOptions
from hotelier.text import LANGUAGES

if TYPE_CHECKING:
    from hotelier.content.flags import FlagValue

Players = Annotated[int, typer.Option(help="Number of players: 2, 3 or 4.")]
Edition = Annotated[str, typer.Option(help="Edition of the rules; see `hotelier editions`.")]
Flags = Annotated[
    list[str] | None,
    typer.Option("--flag", metavar="NAME=VALUE", help="A flag that differs; may be repeated."),
]
Boards = Annotated[str, typer.Option(help="night, day, or a day board for each seat: A,B.")]
Deal = Annotated[str, typer.Option(help="standard, introductory or draft.")]
Politics = Annotated[
    str | None, typer.Option(help="Politics cards of the groups A, B, C: 105,109,113.")
]
Tiles = Annotated[str | None, typer.Option(help="Emperor tiles of the groups A, B, C: A1,B2,C3.")]
Start = Annotated[int | None, typer.Option(help="Seat that starts, from 1; random if not given.")]
BotLimit = Annotated[
    float, typer.Option("--bot-seconds", help="Longest time for one choice of a foreign bot.")
]
Bots = Annotated[
    list[str] | None,
    typer.Option("--bot", metavar="NAME", help="One more bot, with any commas; may be repeated."),
]
Programs = Annotated[
    list[str] | None,
    typer.Option("--bot", metavar="cmd:COMMAND", help="A bot by its command; may be repeated."),
]
Language = Annotated[str, typer.Option(help=f"{', '.join(LANGUAGES[:-1])} or {LANGUAGES[-1]}.")]

NUMBERS: Final = {
    "int_parsing": "a whole number",
    "int_parsing_size": "a whole number of fewer digits",
    "float_parsing": "a number",
    "greater_than_equal": "{ge} or more",
    "less_than_equal": "{le} or less",
}
"""What an option takes, by the name that pydantic has for the fault."""


def plainly(error: Any) -> str:
    """What is wrong with an option; faults of numbers in plain words, as the library has none."""
    try:
        (fault,) = error.__cause__.errors()
        needed = NUMBERS[fault["type"]].format(**fault.get("ctx", {}))
        return f"{error.param.opts[0]} must be {needed}, not {str(fault['input'])[:40]}"
    except (AttributeError, KeyError, ValueError):  # another fault, or an older library
        return str(error.format_message())


def about_a_game(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command all options of a game, which it takes as one parameter ``game``.

    In its help they stand where the parameter stands.
    """
    shared = signature(_game_options, eval_str=True).parameters
    listed: list[Parameter] = []
    for parameter in signature(command, eval_str=True).parameters.values():
        listed += shared.values() if parameter.name == "game" else [parameter]

    @wraps(command)
    def run(**given: Any) -> None:
        agreed = {name: given.pop(name) for name in shared}
        command(game=_game_options(**agreed), **given)

    run.__signature__ = Signature(listed)  # type: ignore[attr-defined]
    return run


def _game_options(
    *,
    players: Players = 2,
    edition: Edition = "classic",
    flag: Flags = None,
    boards: Boards = "night",
    deal: Deal = "standard",
    politics: Politics = None,
    tiles: Tiles = None,
    start: Start = None,
) -> GameOptions:
    options = GameOptions(
        players=players,
        edition=edition,
        flags=dict(map(_flag, flag or [])),
        boards=boards if boards in ("night", "day") else words(boards),
        deal=deal,
        politics=None if politics is None else list(map(_number, words(politics))),
        tiles=None if tiles is None else words(tiles),
    )
    if start is None:
        return options
    check_seat(start, players)
    return GameOptions(**{**options.__dict__, "start": start - 1})


def words(text: str) -> list[str]:
    return [word.strip() for word in text.split(",")]


def _number(word: str) -> Any:
    """A number if it is one; anything else is left to whoever knows the valid choices."""
    return int(word) if word.isdecimal() else word


def _flag(text: str) -> tuple[str, FlagValue]:
    name, found, value = text.partition("=")
    if not found:
        raise BadOptions(f"a flag is given as name=value, not {text!r}")
    return name, _number(value)


def check_seat(seat: int, players: int) -> None:
    if not 1 <= seat <= players:
        raise BadOptions(f"there is no seat {seat}; choose {one_of(range(1, players + 1))}")


def bot_list(lists: list[str] | None, single: list[str] | None) -> list[str]:
    """All bots that are named: those of the lists, then the single ones."""
    return [name for text in lists or [] for name in _names(text)] + (single or [])


def _names(text: str) -> list[str]:
    """The bots of a list; a comma in quotes belongs to a command."""
    parts = re.findall(r"""((?:[^,"']|"[^"]*"|'[^']*'|["'])*),""", text + ",")
    names = [part.strip() for part in parts]
    if "" in names:
        raise BadOptions(
            f"a name is missing in --bots {text!r}; write names with one comma between them: a,b"
        )
    return names


def for_seats(names: list[str], number: int) -> list[str]:
    """A bot for each of some seats; one alone is meant for every seat."""
    return names * number if len(names) == 1 else names
