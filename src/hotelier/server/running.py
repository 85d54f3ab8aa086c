"""``hotelier play`` and ``hotelier serve``: the server from the command line."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import webbrowser
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, Final, cast

import typer
import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from hotelier.errors import BadOptions
from hotelier.server.descriptors import room_for
from hotelier.server.http.app import create_app
from hotelier.server.http.deflating import TableProtocol
from hotelier.server.http.doors import Door, Doors
from hotelier.server.seldom import keep_log_small
from hotelier.server.settings import MOST_MESSAGE, Settings
from hotelier.server.store.database import FolderInUse

HERE: Final = "127.0.0.1"
ADDRESS_FILE: Final = "address.txt"
ENOUGH: Final = 10_000
QUEUE: Final = 2048
"""Connections that the system keeps until they are taken."""
AT_ONCE: Final = 16
"""Connections that are taken before those taken last are looked at."""


def play(data: Path | None, port: int, programs: Sequence[str] = (), *, browser: bool) -> None:
    """Serve for one person on a free port of this machine, and open the browser."""
    folder = data or data_folder()
    with _listening(HERE, port) as listener:
        address = f"http://{HERE}:{listener.getsockname()[1]}"
        note = folder / ADDRESS_FILE
        try:
            server = _server(at_home(folder, address, programs))
        except FolderInUse:
            _open_the_other(note, browser=browser)
            return
        note.write_text(address, encoding="utf-8")
        try:
            asyncio.run(_run(server, listener, address, browser=browser))
        finally:
            note.unlink(missing_ok=True)


def serve(settings: Settings, host: str, port: int) -> None:
    """Serve for many."""
    with _listening(host, port) as listener:
        name, used = listener.getsockname()[:2]
        shown = f"[{name}]" if ":" in name else name
        address = settings.base_url or f"http://{shown}:{used}"
        asyncio.run(_run(_server(settings), listener, address, browser=False))


def at_home(folder: Path, address: str, programs: Sequence[str]) -> Settings:
    """For one person at his own machine: nobody has to be kept from taking too much."""
    return Settings(
        folder,
        base_url=address,
        max_tables=ENOUGH,
        max_tables_per_client=ENOUGH,
        people_per_address=ENOUGH,
        work_burst=ENOUGH,
        programs=tuple(programs),
    )


def data_folder() -> Path:
    """Where the games of a person are kept, by the custom of the system."""
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME", home / ".local" / "share"))
    return base / "hotelier"


class Server(uvicorn.Server):
    """Takes few connections at a time, and lets the others wait in the system's queue."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        for listener in sockets or ():
            listener.listen(QUEUE)


def _server(settings: Settings) -> Server:
    keep_log_small()
    room = room_for(settings.max_connections, settings.bot_workers)
    settings = replace(settings, max_connections=room)
    app: Any = create_app(settings)
    config = uvicorn.Config(
        app,
        backlog=AT_ONCE,
        log_level="warning",
        access_log=False,  # addresses of tables are as good as keys
        ws=TableProtocol,
        ws_max_size=4 * MOST_MESSAGE,  # a little more is answered, much more is cut off
        ws_ping_interval=20,
        ws_ping_timeout=40,
        timeout_graceful_shutdown=3,
        server_header=False,
    )
    proxies = ProxyHeadersMiddleware(app, config.forwarded_allow_ips).trusted_hosts
    near = settings.sockets_per_address
    doors = Doors(settings.max_connections, near, lambda host: host in proxies)
    config.http = cast("type[asyncio.Protocol]", partial(Door, doors))
    return Server(config)


async def _run(
    server: uvicorn.Server, listener: socket.socket, address: str, *, browser: bool
) -> None:
    # The socket listens already: whoever comes before the server is ready only waits a little.
    typer.echo(f"Hotelier is open at {address} (Ctrl-C closes it).")
    opening = asyncio.create_task(asyncio.to_thread(_open_browser, address if browser else None))
    await server.serve(sockets=[listener])
    await opening


def _open_browser(address: str | None) -> None:
    if address is not None:
        webbrowser.open(address)


def _listening(host: str, port: int) -> socket.socket:
    """A socket at the wanted port; 0 is any that is free."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listener = socket.create_server((host, port), family=family, backlog=QUEUE)
    except OSError as error:
        raise BadOptions(f"cannot listen at {host}, port {port}: {error.strerror}") from None
    # Connections know that they are TCP only from here, and then send small answers at once.
    return socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP, listener.detach())


def _open_the_other(note: Path, *, browser: bool) -> None:
    """The game is open already: show it instead of failing."""
    if not note.is_file():
        raise BadOptions(f"the data folder {note.parent} is in use by another server")
    address = note.read_text(encoding="utf-8").strip()
    typer.echo(f"Hotelier is already open at {address}.")
    if browser:
        webbrowser.open(address)
