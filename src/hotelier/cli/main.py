"""The command ``hotelier``.

What a command needs is imported when it runs, so that asking for help stays quick.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from hotelier.cli import serving as server_commands
from hotelier.cli.options import (
    BotLimit,
    Bots,
    Language,
    about_a_game,
    bot_list,
    check_seat,
    for_seats,
    plainly,
)
from hotelier.errors import BadOptions, HotelierError, counted
from hotelier.game.options import GameOptions
from hotelier.train import command as train_command

app = typer.Typer(
    help="Grand Austria Hotel: play it, simulate it, check recorded games.",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    no_args_is_help=True,
)


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
        fault = error.strerror or str(error)
        _fail(f"{error.filename}: {fault}" if error.filename else fault)
    except Exception as error:
        if not hasattr(error, "format_message"):
            raise
        _fail(plainly(error))
    else:
        sys.exit(code if isinstance(code, int) else 0)


def _fail(sentence: str) -> None:
    """One sentence, and no traceback."""
    print(f"hotelier: {' '.join(sentence.split())}", file=sys.stderr)
    sys.exit(2)


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
@about_a_game
def simulate(
    *,
    bots: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAMES", help="A bot for each seat, or one for all: a,b.", show_default="random"
        ),
    ] = None,
    bot: Bots = None,
    bot_seconds: BotLimit = 10.0,
    games: Annotated[int, typer.Option(help="Number of games.")] = 1000,
    seed: Annotated[str, typer.Option(help="The same seed plays the same games.")] = "1",
    workers: Annotated[int, typer.Option(help="Number of processes.")] = 1,
    game: GameOptions,
    records: Annotated[Path | None, typer.Option(help="Write all games to this file.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Play many games between bots and print averages."""
    from hotelier.lab.report import run_and_print
    from hotelier.lab.simulate import Run
    from hotelier.processes.signals import ended_tidily

    seated = for_seats(bot_list(bots, bot) or ["random"], game.players)
    run = Run(game, seated, games, seed, workers, bot_seconds)
    with ended_tidily():
        run_and_print(run, records, as_json)


@app.command()
@about_a_game
def arena(
    *,
    bots: Annotated[
        list[str] | None, typer.Option(metavar="NAMES", help="The bots to compare: a,b,c.")
    ] = None,
    bot: Bots = None,
    ladder: Annotated[bool, typer.Option(help="Each against the one below it.")] = False,
    deals: Annotated[int, typer.Option(help="Deals; each is played from all seats.")] = 100,
    seed: Annotated[str, typer.Option(help="The same seed plays the same games.")] = "1",
    workers: Annotated[int, typer.Option(help="Number of processes.")] = 1,
    results: Annotated[
        Path | None, typer.Option(help="Keep all games here, and go on from there.")
    ] = None,
    seconds: Annotated[
        float | None, typer.Option(help="Time for a turn, for bots that have a budget.")
    ] = None,
    bot_seconds: BotLimit = 10.0,
    anchor: Annotated[str | None, typer.Option(help="The bot with an Elo of 1000.")] = None,
    game: GameOptions,
    plot: Annotated[Path | None, typer.Option(help="Draw to this file: .svg, .png, .pdf.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Compare bots on the same deals from every seat."""
    from hotelier.bots import LADDER
    from hotelier.lab.arena import Wish, run_and_print
    from hotelier.lab.pairing import Arena

    named = bot_list(bots, bot)
    if not named and not ladder:
        raise BadOptions("name the bots to compare with --bots, or all levels with --ladder")
    run_and_print(
        Arena(game, named or LADDER, deals, seed, ladder, seconds, bot_seconds),
        Wish(workers, results, anchor, as_json, plot),
    )


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
            print(f"{file}: {counted(games, 'game')}, {counted(moves, 'move')}, all as recorded")
            continue
        faulty = True
        print(f"hotelier: {' '.join(fault.split())}", file=sys.stderr)
    return 2 if faulty else 0


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
@about_a_game
def terminal(
    *,
    bots: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAMES",
            help="A bot for each other seat, or one for all.",
            show_default="porter",
        ),
    ] = None,
    bot: Bots = None,
    bot_seconds: BotLimit = 10.0,
    seat: Annotated[int, typer.Option(help="Your seat, from 1.")] = 1,
    name: Annotated[str | None, typer.Option(help="Your name.")] = None,
    seed: Annotated[str | None, typer.Option(help="The same seed deals the same game.")] = None,
    game: GameOptions,
    language: Language = "en",
    record: Annotated[Path | None, typer.Option(help="Add the game to this file.")] = None,
) -> None:
    """Play at a table of text against bots."""
    from hotelier.processes.signals import ended_tidily
    from hotelier.terminal.play import sit_down
    from hotelier.text import Words

    check_seat(seat, game.players)
    others = for_seats(bot_list(bots, bot) or ["porter"], game.players - 1)
    with ended_tidily():
        sit_down(game, seat - 1, others, seed, Words(language), name, record, bot_seconds)


# --- the server ----------------------------------------------------------------------------------

app.command()(server_commands.play)
app.command()(server_commands.serve)
app.command()(server_commands.prune)
# The name of a table may begin with a hyphen.
app.command(context_settings={"ignore_unknown_options": True})(server_commands.export)


# --- training ------------------------------------------------------------------------------------

app.command()(train_command.train)
