"""The application: routes, errors, the front end, start and end."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from importlib.resources import files
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse, Response
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException

from hotelier import __version__
from hotelier.server.bots.analysis import Analyses
from hotelier.server.bots.pool import BotPool
from hotelier.server.bots.warming import warm_up
from hotelier.server.bots.worker import serve
from hotelier.server.collecting import keep_tidy
from hotelier.server.http import content_routes as rest_content
from hotelier.server.http import device_routes as rest_devices
from hotelier.server.http import replay_routes as rest_replays
from hotelier.server.http import table_routes as rest_tables
from hotelier.server.http.guard import Guard
from hotelier.server.http.house import House
from hotelier.server.http.identity import Account
from hotelier.server.http.limits import FairBuckets
from hotelier.server.http.table_socket import talk
from hotelier.server.server_error import ServerError
from hotelier.server.settings import Settings
from hotelier.server.store.database import Store
from hotelier.server.tables.open_tables import Tables
from hotelier.server.telling.workshop import Workshop

LOG = logging.getLogger("hotelier.server")

STATIC: Final = "static"
NOT_BUILT: Final = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>Hotelier</title>"
    "<h1>Hotelier</h1><p>The server runs, but its front end has not been built.</p></html>"
)


def create_app(
    settings: Settings,
    bot_target: Callable[[Connection], None] = serve,
    static: Path | None = None,
) -> FastAPI:
    """A server; its database is open from now until the application ends."""
    store = Store(settings.data)
    work = FairBuckets(settings.work_per_second, settings.work_burst, settings.share)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        asyncio.get_running_loop().set_exception_handler(_note_fault)
        pool = BotPool(settings.bot_workers, settings.bot_seconds, bot_target, settings.share)
        tables = Tables(settings, store, pool)
        workshop = Workshop(work)
        analyses = Analyses(tables.hints, settings.share)
        app.state.house = House(settings, store, tables, analyses, workshop)
        beside = [asyncio.create_task(_start(settings, tables, pool))]
        if settings.warm_up:
            beside.append(asyncio.create_task(keep_tidy()))
        try:
            yield
        finally:
            for task in beside:
                task.cancel()
            await asyncio.gather(*beside, return_exceptions=True)
            await tables.bots.close()
            workshop.close()
            pool.close()
            store.close()

    app = FastAPI(
        title="Hotelier",
        version=__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.add_middleware(Guard, settings=settings, secret=store.secret, work=work)
    for routes in (rest_tables, rest_replays, rest_devices, rest_content):
        app.include_router(routes.router)
    app.add_api_websocket_route("/api/tables/{table}/socket", _socket)
    _answer_errors(app)
    _serve_front_end(app, static or Path(str(files("hotelier.server") / STATIC)))
    return app


async def _start(settings: Settings, tables: Tables, pool: BotPool) -> None:
    """What the server does by itself when it opens; nobody has to wait for it."""
    try:
        await tables.resume()
        if settings.warm_up:
            await warm_up(pool)
            gc.freeze()  # texts and cards stay, too
    except Exception as error:  # noqa: BLE001  (whoever asks for the table in question hears of it)
        LOG.error("bots do not go on: %s", type(error).__name__)  # noqa: TRY400


def _note_fault(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log a fault that nobody awaited: only its kind, since its words could name cards."""
    fault = context.get("exception")
    if isinstance(fault, OSError) and fault.errno in (errno.EMFILE, errno.ENFILE):
        LOG.error(
            "no more files can be opened, so nobody gets in until some are closed; allow more"
            " (LimitNOFILE of systemd, ulimit -n)"
        )
        return
    LOG.error("beside all requests: %s", type(fault).__name__)


async def _socket(socket: WebSocket, table: str) -> None:
    house: House = socket.app.state.house
    account = Account(socket.state.client, socket.state.address)
    await talk(socket, house.tables, table, account)


def _answer_errors(app: FastAPI) -> None:
    def told(request: Request, error: ServerError, status: int | None = None) -> JSONResponse:
        body = {"error": error.to_dict(request.state.language)}
        return JSONResponse(body, status_code=status or error.status)

    async def refused(request: Request, error: Exception) -> Response:
        assert isinstance(error, ServerError)
        return told(request, error)

    async def not_understood(request: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        places = [".".join(map(str, fault["loc"])) for fault in error.errors()[:5]]
        return told(request, ServerError("bad_request", detail=", ".join(places)))

    async def not_there(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        kinds = {404: "unknown_page", 405: "not_allowed"}
        return told(request, ServerError(kinds.get(error.status_code, "bad_request")))

    async def no_disk(request: Request, error: Exception) -> Response:
        LOG.error("the disk fails: %s", type(error).__name__)
        return told(request, ServerError("no_disk"))

    app.add_exception_handler(ServerError, refused)
    app.add_exception_handler(RequestValidationError, not_understood)
    app.add_exception_handler(HTTPException, not_there)
    app.add_exception_handler(SQLAlchemyError, no_disk)


def _serve_front_end(app: FastAPI, folder: Path) -> None:
    """The built front end; every address outside of its files is one of its pages."""
    # Listed once: what is not in the list cannot be asked for, whatever the path looks like.
    files_by_path = {
        file.relative_to(folder).as_posix(): file for file in folder.rglob("*") if file.is_file()
    }

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str) -> Response:
        if path.startswith("api/"):
            raise ServerError("unknown_page")
        file = files_by_path.get(path)
        if file is not None:
            # Built files bear a hash of their content in their names.
            lasting = "public, max-age=31536000, immutable"
            age = lasting if path.startswith("assets/") else "no-cache"
            return FileResponse(file, headers={"cache-control": age})
        if path.startswith("assets/"):
            raise ServerError("unknown_page")
        start = files_by_path.get("index.html")
        if start is not None:
            return FileResponse(start, headers={"cache-control": "no-cache"})
        return HTMLResponse(NOT_BUILT)
