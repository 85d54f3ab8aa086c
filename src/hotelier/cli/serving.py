"""The commands ``hotelier play``, ``serve``, ``export`` and ``prune``.

The server itself is imported when a command runs, so that asking for help stays quick.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from hotelier.cli.options import Programs

Data = Annotated[Path | None, typer.Option(help="Folder for games.")]


def play(
    *,
    port: Annotated[int, typer.Option(help="Port to listen at; 0 is any free one.")] = 0,
    data: Data = None,
    bot: Programs = None,
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
) -> None:
    """Play in the browser."""
    from hotelier.server.running import play as open_house

    open_house(data, port, bot or (), browser=browser)


def serve(
    *,
    host: Annotated[str, typer.Option(help="Address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen at; 0 is any free one.")] = 8000,
    base_url: Annotated[
        str | None, typer.Option(help="Address that players use, if it is another one.")
    ] = None,
    data: Data = None,
    max_tables: Annotated[int, typer.Option(help="Most unfinished tables.")] = 2000,
    max_tables_per_client: Annotated[int, typer.Option(help="Most of one browser.")] = 60,
    people_per_address: Annotated[
        int, typer.Option(help="Most people who share an address, in a club say.")
    ] = 40,
    max_uploads: Annotated[int, typer.Option(help="Megabytes of uploaded records.")] = 500,
    bot_workers: Annotated[int, typer.Option(help="Processes in which bots think.")] = 2,
    bot_seconds: Annotated[float, typer.Option(help="Longest time for one choice.")] = 20.0,
    stand_in_minutes: Annotated[
        float, typer.Option(help="Away for so long, a player can be replaced by a bot.")
    ] = 5.0,
    new_link_hours: Annotated[
        float, typer.Option(help="Away for so long, a player can lose the seat.")
    ] = 24.0,
    bot: Programs = None,
) -> None:
    """Serve tables in the browser for a club."""
    from hotelier.server import running as commands
    from hotelier.server.settings import Settings

    settings = Settings(
        data or commands.data_folder(),
        base_url,
        max_tables=max_tables,
        max_tables_per_client=max_tables_per_client,
        people_per_address=people_per_address,
        max_uploads=max_uploads,
        bot_workers=bot_workers,
        bot_seconds=bot_seconds,
        stand_in_seconds=60 * stand_in_minutes,
        new_link_seconds=3600 * new_link_hours,
        programs=tuple(bot or ()),
    )
    commands.serve(settings, host, port)


def export(
    table: Annotated[str, typer.Argument(help="The table, by its first six letters or more.")],
    *,
    data: Data = None,
    output: Annotated[
        Path | None, typer.Option(help="File to write.", show_default="hotelier-TABLE.json")
    ] = None,
    record: Annotated[
        Path | None, typer.Option(help="Write what can be replayed to this file, too.")
    ] = None,
) -> None:
    """Save what there is of a table, also of a damaged one; the server must be closed."""
    from hotelier.server import running as commands
    from hotelier.server.store.exporting import export as export_table

    export_table(data or commands.data_folder(), table, output, record)


def prune(
    *,
    data: Data = None,
    days: Annotated[int, typer.Option(help="Keep games finished in so many days.")] = 365,
    unfinished_days: Annotated[
        int, typer.Option(help="Keep other games that were played in so many days.")
    ] = 730,
    upload_days: Annotated[
        int, typer.Option(help="Keep records that were uploaded in so many days.")
    ] = 365,
    delete: Annotated[bool, typer.Option("--delete", help="Really delete.")] = False,
) -> None:
    """List games and uploads that are old, or delete them for good; the server must be closed."""
    from hotelier.server import running as commands
    from hotelier.server.store.pruning import Ages
    from hotelier.server.store.pruning import prune as prune_folder

    ages = Ages(days, unfinished_days, upload_days)
    prune_folder(data or commands.data_folder(), ages, delete=delete)
