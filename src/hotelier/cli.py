"""The command ``hotelier``.

What a command needs is imported when it runs, so that asking for help stays quick.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from hotelier.errors import BadOptions, HotelierError, one_of
from hotelier.server import cli as server_commands
from hotelier.train import command as train_command

if TYPE_CHECKING:
    from hotelier.engine.edition import FlagValue
    from hotelier.game_options import GameOptions

app = typer.Typer(
    help="Grand Austria Hotel: play it, simulate it, check recorded games.",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    no_args_is_help=True,
)

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
Language = Annotated[str, typer.Option(help="en, de, ru, pl or zh.")]


def main() -> None:
    """Run the command; whatever the user did wrong is one sentence and exit code 2."""
    try:
        code = app(sys.argv[1:] or ["--help"], prog_name="hotelier", standalone_mode=False)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)
    except HotelierError as error:
        _fail(str(error))
    except OSError as error:
        _fail(f"{error.filename or 'file'}: {error.strerror or error}")
    except Exception as error:
        if not hasattr(error, "format_message"):
            raise
        _fail(error.format_message())
    else:
        sys.exit(code if isinstance(code, int) else 0)


def _fail(sentence: str) -> None:
    """One sentence, and no traceback."""
    print(f"hotelier: {' '.join(sentence.split())}", file=sys.stderr)
    sys.exit(2)


# --- options of a game ---------------------------------------------------------------------------


def _game_options(
    players: int,
    edition: str,
    flags: list[str] | None,
    boards: str,
    deal: str,
    politics: str | None,
    tiles: str | None,
    start: int | None,
) -> GameOptions:
    from hotelier.game_options import GameOptions

    options = GameOptions(
        players=players,
        edition=edition,
        flags=dict(map(_flag, flags or [])),
        boards=boards if boards in ("night", "day") else _words(boards),
        deal=deal,
        politics=None if politics is None else list(map(_number, _words(politics))),
        tiles=None if tiles is None else _words(tiles),
    )
    if start is None:
        return options
    _check_seat(start, players)
    return GameOptions(**{**options.__dict__, "start": start - 1})


def _words(text: str) -> list[str]:
    return [word.strip() for word in text.split(",")]


def _number(word: str) -> Any:
    """A number if it is one; anything else is left to whoever knows the valid choices."""
    return int(word) if word.isdecimal() else word


def _flag(text: str) -> tuple[str, FlagValue]:
    name, found, value = text.partition("=")
    if not found:
        raise BadOptions(f"a flag is given as name=value, not {text!r}")
    return name, _number(value)


def _check_seat(seat: int, players: int) -> None:
    if not 1 <= seat <= players:
        raise BadOptions(f"there is no seat {seat}; choose {one_of(range(1, players + 1))}")


def _bots(text: str, number: int) -> list[str]:
    """The bots of a list; one alone is meant for every seat."""
    names = _words(text)
    return names * number if len(names) == 1 else names


# --- commands ------------------------------------------------------------------------------------


@app.callback(invoke_without_command=True)
def _version(
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> None:
    if version:
        from hotelier import __version__

        print(f"hotelier {__version__}")
        raise typer.Exit


@app.command()
def simulate(
    *,
    players: Players = 2,
    bots: Annotated[str, typer.Option(help="A bot for each seat, or one for all.")] = "random",
    games: Annotated[int, typer.Option(help="Number of games.")] = 1000,
    seed: Annotated[str, typer.Option(help="The same seed plays the same games.")] = "1",
    workers: Annotated[int, typer.Option(help="Number of processes.")] = 1,
    edition: Edition = "classic",
    flag: Flags = None,
    boards: Boards = "night",
    deal: Deal = "standard",
    politics: Politics = None,
    tiles: Tiles = None,
    start: Start = None,
    records: Annotated[Path | None, typer.Option(help="Write all games to this file.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Play many games between bots and print averages."""
    from hotelier.lab.report import run_and_print
    from hotelier.lab.simulate import Run

    options = _game_options(players, edition, flag, boards, deal, politics, tiles, start)
    run_and_print(Run(options, _bots(bots, players), games, seed, workers), records, as_json)


@app.command()
def verify(
    files: Annotated[list[Path], typer.Argument(help="Files of recorded games.")],
) -> int:
    """Replay recorded games and check every move; exit code 2 if anything is wrong."""
    from hotelier.record import read_records
    from hotelier.record import verify as check

    faulty = False
    for file in files:
        games = moves = 0
        try:
            for record in read_records(file):
                check(record)
                games += 1
                moves += len(record.moves)
        except HotelierError as error:
            fault = str(error)
        except OSError as error:
            fault = f"{file}: {error.strerror}"
        else:
            print(f"{file}: {_counted(games, 'game')}, {_counted(moves, 'move')}, all as recorded")
            continue
        faulty = True
        print(f"hotelier: {' '.join(fault.split())}", file=sys.stderr)
    return 2 if faulty else 0


def _counted(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


@app.command()
def show(
    file: Annotated[Path, typer.Argument(help="File of recorded games.")],
    game: Annotated[int, typer.Option(help="Which game of the file, from 1.")] = 1,
    language: Language = "en",
    seat: Annotated[
        int | None, typer.Option(help="Only what this seat saw, from 1; else everything.")
    ] = None,
) -> None:
    """Print a recorded game for people to read."""
    from rich.console import Console

    from hotelier.terminal.show import show as print_game
    from hotelier.text import Words

    viewer = None if seat is None else seat - 1
    print_game(file, game, Words(language), viewer, Console(highlight=False, markup=False))


@app.command()
def editions(language: Language = "en") -> None:
    """List the editions, and every flag with its values."""
    from rich.console import Console

    from hotelier.terminal.editions import list_editions
    from hotelier.text import Words

    list_editions(Words(language), Console(highlight=False, markup=False))


@app.command()
def terminal(
    *,
    players: Players = 2,
    bots: Annotated[
        str, typer.Option(help="A bot for each other seat, or one for all.")
    ] = "porter",
    seat: Annotated[int, typer.Option(help="Your seat, from 1.")] = 1,
    name: Annotated[str | None, typer.Option(help="Your name.")] = None,
    seed: Annotated[str | None, typer.Option(help="The same seed deals the same game.")] = None,
    edition: Edition = "classic",
    flag: Flags = None,
    boards: Boards = "night",
    deal: Deal = "standard",
    politics: Politics = None,
    tiles: Tiles = None,
    start: Start = None,
    language: Language = "en",
    record: Annotated[Path | None, typer.Option(help="Add the game to this file.")] = None,
) -> None:
    """Play at a table of text against bots."""
    from hotelier.terminal.play import sit_down
    from hotelier.text import Words

    options = _game_options(players, edition, flag, boards, deal, politics, tiles, start)
    _check_seat(seat, players)
    others = _bots(bots, players - 1)
    sit_down(options, seat - 1, others, seed, Words(language), name, record)


# --- the server ----------------------------------------------------------------------------------

app.command()(server_commands.play)
app.command()(server_commands.serve)
app.command()(server_commands.prune)


# --- training ------------------------------------------------------------------------------------

app.command()(train_command.train)
