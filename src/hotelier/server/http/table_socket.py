"""The WebSocket of a table: choices in, states out."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Mapping
from typing import Final

from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from hotelier.errors import HotelierError
from hotelier.game.game import View
from hotelier.server.http import messages as models
from hotelier.server.http.connection import Connection
from hotelier.server.http.identity import Account
from hotelier.server.http.limits import Bucket
from hotelier.server.server_error import ServerError, best_language, printable
from hotelier.server.settings import MOST_MESSAGE
from hotelier.server.tables.open_tables import Tables
from hotelier.server.tables.presence import is_needed, make_room
from hotelier.server.tables.table import Table
from hotelier.server.telling.planning import plan_told
from hotelier.server.telling.questions import previews_told, reasons_told
from hotelier.server.telling.shapes.tables import Answer, Message
from hotelier.text import LANGUAGES, Words

LOG = logging.getLogger("hotelier.server")

MESSAGE: Final[TypeAdapter[models.Message]] = TypeAdapter(models.Message)
ENCODER: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))
MOST_FAULTS: Final = 100
MOST_HINTS: Final = 3  # under way
BAD_TABLE: Final = 4404
REFUSED: Final = 4403
FLOOD: Final = 1008


class TableSocket:
    """One browser at one table."""

    def __init__(
        self,
        socket: WebSocket,
        tables: Tables,
        table: Table,
        line: Connection,
        address: str,
    ) -> None:
        self._socket = socket
        self._account = Account(line.client, address)
        self._tables = tables
        self._table = table
        self._line = line
        settings = tables.settings
        self._bucket = Bucket(settings.messages_per_second, settings.message_burst)
        self._faults = 0
        self._hints: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Talk until either side hangs up."""
        table, line = self._table, self._line
        table.connections.add(line)
        _tell_presence(table)
        self._tables.bots.wake(table)
        sending = asyncio.create_task(self._send_all())
        try:
            await self._receive()
        except (WebSocketDisconnect, RuntimeError):
            pass  # hung up; a RuntimeError if the sender noticed first
        finally:
            table.connections.discard(line)
            line.close()
            if is_needed(table, line.client):
                self._tables.presence.gone(table.id, line.client)
            self._tables.bots.wake(table)
            sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)
            _tell_presence(table)

    async def _send_all(self) -> None:
        """Send until the line is closed; a fault closes it, and the browser comes again."""
        try:
            await self._send()
        except (WebSocketDisconnect, RuntimeError):
            return  # hung up
        except Exception as error:  # noqa: BLE001  (a line that is silent for ever is worse)
            LOG.error("table %s: %s", self._table.id[:6], type(error).__name__)  # noqa: TRY400
        await self._hang_up()

    async def _hang_up(self) -> None:
        farewell = self._line.farewell
        if farewell is not None:
            await self._socket.send_text(_text(farewell))
        await self._socket.close(FLOOD if farewell is None else REFUSED)

    async def _send(self) -> None:
        line = self._line
        while not line.is_closed:
            for message in await line.news():
                await self._socket.send_text(_text(message))
            if line.needs_seats and not line.is_closed:
                line.needs_seats = False
                await self._socket.send_text(_text(self._table.presence(line)))
            if line.needs_state and not line.is_closed:
                await self._socket.send_text(_text(await self._table.state(line)))

    async def _receive(self) -> None:
        while self._faults < MOST_FAULTS and not self._line.is_closed:
            packet = await self._socket.receive()
            if packet["type"] == "websocket.disconnect":
                return
            raw = packet.get("text") or ""
            if not self._bucket.take():
                self._fault("too_fast", raw)
            elif len(raw) > MOST_MESSAGE:
                self._fault("too_large", raw)
            else:
                await self._answer(raw)
        await self._hang_up()

    def _fault(self, kind: str, raw: str) -> None:
        self._faults += 1
        self._refuse(_id_of(raw), ServerError(kind))

    def _refuse(self, request: str | None, error: ServerError) -> None:
        told = error.to_dict(self._line.language)
        self._line.tell({"type": "reply", "id": request, "ok": False, "error": told})

    async def _answer(self, raw: str) -> None:
        try:
            message = MESSAGE.validate_json(raw)
        except ValidationError:
            self._fault("bad_request", raw)
            return
        if isinstance(message, models.Hint) and len(self._hints) >= MOST_HINTS:
            self._refuse(message.id, ServerError("too_fast"))
        elif isinstance(message, models.Hint):
            # It takes a while, and whoever waits for it may go on playing.
            task = asyncio.create_task(self._reply(message))
            self._hints.add(task)
            task.add_done_callback(self._hints.discard)
        else:
            await self._reply(message)

    async def _reply(self, message: models.Message) -> None:
        try:
            reply = await self._result_of(message)
        except ServerError as error:
            if error.kind == "stale":
                self._line.refresh()
            self._refuse(message.id, error)
        except HotelierError:
            self._refuse(message.id, ServerError("not_offered"))
        except Exception as error:  # noqa: BLE001  (the line stays open whatever happens)
            LOG.error("table %s: %s", self._table.id[:6], type(error).__name__)  # noqa: TRY400
            self._refuse(message.id, ServerError("internal"))
        else:
            self._line.tell({"type": "reply", "id": message.id, "ok": True, **reply})

    async def _result_of(self, message: models.Message) -> Answer:
        """Do what a message asks for; what its sender hears of it."""
        table, client = self._table, self._line.client
        match message:
            case models.Choose(id=request, number=number):
                return {"number": await table.choose(client, number, _picked(message), request)}
            case models.Undo(id=request, number=number, to=to, to_seal=to_seal):
                if to_seal:
                    return {"number": await table.undo_to_seal(client, number, request)}
                return {"number": await table.undo(client, number, to, request)}
            case models.Redo(id=request, number=number):
                return {"number": await table.redo(client, number, request)}
            case models.PreviewIn(number=number, code=code):
                return await self._asked(number, lambda view, _: previews_told(view, code))
            case models.WhyNot(number=number, about=about):
                return await self._asked(
                    number, lambda view, words: reasons_told(view, about, words)
                )
            case models.Plan(number=number, codes=codes):
                return await self._asked(number, lambda view, words: plan_told(view, codes, words))
            case models.Hint(number=number):
                line = self._line
                return await self._tables.hints.hint(
                    table, self._account, line.facing, number, line.language
                )
            case models.Face(seat=seat):
                return self._face(seat)
            case models.Speak(language=language):
                return self._speak(language)
            case models.MoveNow():
                if client != table.host:
                    raise ServerError("not_host")
                self._tables.bots.hurry(table)
            case models.Refresh(known=known):
                self._line.known = min(known, self._line.known)
                self._line.refresh()
            case models.Ping():
                pass
        return {}

    # --- questions -------------------------------------------------------------------------------

    async def _asked(self, number: int, answer: Callable[[View, Words], Answer]) -> Answer:
        """Answer a question about the present view; it changes nothing."""
        table = self._table
        async with table.lock:
            if number != table.history.version:
                raise ServerError("stale")
            view = table.history.game.view(self._line.facing)
            return {"number": number, **answer(view, Words(self._line.language))}

    def _face(self, seat: int | None) -> Answer:
        if seat is not None and seat not in self._table.held_by(self._line.client):
            raise ServerError("not_your_seat")
        self._line.facing = seat
        self._line.known = -1  # the log looks different from another seat
        self._line.refresh()
        return {"seat": seat}

    def _speak(self, language: str) -> Answer:
        if language not in LANGUAGES:
            raise ServerError("bad_request")
        self._line.language = language
        self._line.known = -1
        self._line.refresh()
        return {"language": language}


async def _let_in(tables: Tables, name: str, client: str | None) -> Table:
    table = await tables.get(name)
    if client is None or not table.may_watch(client):
        raise ServerError("no_spectators")
    make_room(table, client)
    return table


async def talk(socket: WebSocket, tables: Tables, name: str, account: Account) -> None:
    """Let a browser in and talk, or say why not."""
    await socket.accept()
    query = socket.query_params
    language = best_language(query.get("lang"), socket.headers.get("accept-language"))
    client = account.client
    try:
        table = await _let_in(tables, name, client)
        tables.crowd.enter(account, is_seated=is_needed(table, client))
    except ServerError as error:
        await socket.send_text(_text({"type": "error", "error": error.to_dict(language)}))
        await socket.close(BAD_TABLE if error.kind == "unknown_table" else REFUSED)
        return
    try:
        line = Connection(client, language, *_where_it_was(table, client, query))
        await TableSocket(socket, tables, table, line, account.address).run()
    finally:
        tables.crowd.leave(account)


def _where_it_was(
    table: Table, client: str, query: Mapping[str, str]
) -> tuple[int | None, int | None]:
    """The version a browser has seen, and the seat with whose eyes."""
    held = table.held_by(client)
    facing = held[0] if len(held) == 1 else None
    if len(held) > 1 and query.get("seat", "") in [str(seat) for seat in held]:
        facing = int(query["seat"])
    known = query.get("known", "")[:10]
    if not known.isdecimal() or int(known) > table.history.version:
        return None, facing
    return int(known), facing


def _picked(message: models.Choose) -> Callable[[list[int]], int]:
    """How the option is found among those offered."""
    if (message.option is None) == (message.code is None):
        raise ServerError("bad_request")

    def pick(codes: list[int]) -> int:
        if message.code is not None:
            return message.code
        assert message.option is not None
        if message.option >= len(codes):
            raise ServerError("not_offered")
        return codes[message.option]

    return pick


def _tell_presence(table: Table) -> None:
    """Somebody has come or gone."""
    for line in table.connections:
        line.recount()


def _text(message: Message) -> str:
    return ENCODER.encode(message)


def _id_of(raw: str) -> str | None:
    """The id of a message that is not understood otherwise, so that its sender hears of it."""
    try:
        name = json.loads(raw[:MOST_MESSAGE])["id"]
    except (ValueError, TypeError, KeyError, RecursionError):
        return None
    return printable(name) if isinstance(name, str) and len(name) <= 64 else None
