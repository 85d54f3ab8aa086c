"""A table: one game, its seats, and everybody who looks at it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from hotelier.engine.values import CHANCE
from hotelier.errors import BadOptions, IllegalAction, UnknownAction
from hotelier.game.options import GameOptions
from hotelier.server.http.connection import Connection
from hotelier.server.http.identity import Account
from hotelier.server.server_error import ServerError
from hotelier.server.store.database import MOST_REQUESTS, Outdated, Saved, Store
from hotelier.server.tables.history import Change, History, begin, rebuild
from hotelier.server.tables.seat import SeatState
from hotelier.server.telling.shapes import tables
from hotelier.server.telling.told import game_told, seats_told, standing, summary_told
from hotelier.text import Words

LOG = logging.getLogger("hotelier.server")


class Table:
    """Whoever changes a table holds its lock until the change is on disk.

    Nobody is told of anything that is not. So what a browser has seen cannot be lost. If it is not
    certain what is on disk, the table is read again before anything else is written.
    """

    def __init__(self, store: Store, saved: Saved) -> None:
        self.id: str = saved.row["id"]
        self._take(saved)
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.thinking: dict[int, float] = {}
        self.used = time.monotonic()
        self.on_change: Callable[[Table], None] = _nothing
        self._store = store
        self._is_sure = True

    def _take(self, saved: Saved) -> None:
        """Be as it was saved."""
        history = _history(saved)
        self.row = {**saved.row, "standing": standing(history.game)}
        self.seats = list(saved.seats)
        self.requests = dict(saved.requests)
        self.history = history

    # --- who -------------------------------------------------------------------------------------

    @property
    def host(self) -> str:
        """The browser that opened the table."""
        return str(self.row["host"])

    @property
    def account(self) -> Account:
        """On whose account the bots of the table think."""
        return Account(self.host, self.row["address"] or "")

    def held_by(self, client: str) -> list[int]:
        """The seats of a browser."""
        return [seat.seat for seat in self.seats if seat.client == client]

    def may_watch(self, client: str) -> bool:
        """Whether a browser may see the table at all."""
        return bool(self.row["spectators"] or client == self.host or self.held_by(client))

    @property
    def decider(self) -> int | None:
        """The seat that decides now; ``None`` when the game is over."""
        seat = self.history.game.seat_to_act
        return None if seat == CHANCE else int(seat)

    # --- choices ---------------------------------------------------------------------------------

    async def choose(
        self, client: str, number: int, pick: Callable[[list[int]], int], request: str | None
    ) -> int:
        """Answer the decision with this number for the seat of a browser.

        Returns the version of the table afterwards; a request that was carried out before is not
        carried out again and gets the same answer.
        """
        return await self._act(client, number, request, lambda history: _chosen(history, pick))

    async def undo(self, client: str, number: int, to: int | None, request: str | None) -> int:
        """Take back one answer, or all from number ``to`` on."""

        def take_back(history: History) -> Change:
            answers = len(history.answers)
            return history.undo(answers - 1 if to is None else min(to, answers))

        return await self._act(client, number, request, take_back)

    async def undo_to_seal(self, client: str, number: int, request: str | None) -> int:
        """Take back all answers since the last new information."""
        return await self._act(
            client, number, request, lambda history: history.undo(history.first_undoable)
        )

    async def redo(self, client: str, number: int, request: str | None) -> int:
        """Give the answer again that was taken back last."""
        return await self._act(client, number, request, History.do_again)

    async def _act(
        self, client: str, number: int, request: str | None, change: Callable[[History], Change]
    ) -> int:
        """Carry out a request to its end, even if whoever sent it hangs up meanwhile."""
        task = asyncio.create_task(self._carry_out(client, number, request, change))
        return await asyncio.shield(task)

    async def _carry_out(
        self, client: str, number: int, request: str | None, change: Callable[[History], Change]
    ) -> int:
        async with self.changing():
            asked = None if request is None else (client, request)
            if asked is not None and asked in self.requests:
                return self.requests[asked]
            held = self.held_by(client)
            if not held:
                raise ServerError("not_seated")
            if number != self.history.version:
                raise ServerError("stale")
            if self.decider not in held:
                raise ServerError("not_your_decision")
            return await self._change(change, asked)

    async def answer_for_bot(self, seat: int, number: int, code: int) -> bool:
        """Answer for a bot, if it is still its decision."""
        async with self.changing():
            if (number, seat) != (self.history.version, self.decider):
                return False
            if self.seats[seat].player is None:
                return False
            await self._change(lambda history: _chosen(history, lambda _: code), None)
            return True

    async def _change(
        self, change: Callable[[History], Change], asked: tuple[str, str] | None
    ) -> int:
        """Change a copy of the history and bring it to disk; then it counts and is told."""
        history = self.history.fork()
        made = self._made(history, change)
        state = {
            "finished": history.game.is_over,
            "standing": standing(history.game),
            "changed": int(time.time()),
        }
        try:
            await self._written(self._store.change(self.id, made, asked, state))
        except ServerError:
            if asked is not None and asked in self.requests:
                return self.requests[asked]  # it was saved in spite of the fault
            raise
        if asked is not None:
            self.requests[asked] = made.version
            while len(self.requests) > MOST_REQUESTS:
                del self.requests[next(iter(self.requests))]
        self.history = history
        self.row |= state
        self.refresh()
        return made.version

    def _made(self, history: History, change: Callable[[History], Change]) -> Change:
        """Make a change; a fault of the program leaves the table as it was."""
        try:
            return change(history)
        except ServerError:
            raise
        except Exception as error:
            LOG.error("table %s: %s", self.id[:6], type(error).__name__)  # noqa: TRY400  (no hands)
            raise ServerError("internal") from error

    # --- disk ------------------------------------------------------------------------------------

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[None]:
        """Have the table for oneself, exactly as it is on disk, or an error."""
        async with self.lock:
            await self._be_sure()
            yield

    async def _written(self, writing: Awaitable[None]) -> None:
        """Wait until something is on disk; after a fault go back to what is there."""
        self._is_sure = False
        try:
            await writing
        except Exception as error:
            LOG.error("table %s: not saved, %s", self.id[:6], type(error).__name__)  # noqa: TRY400
            await self._be_sure()
            raise ServerError("stale" if isinstance(error, Outdated) else "not_saved") from error
        self._is_sure = True

    async def _be_sure(self) -> None:
        """Read the table again if what is on disk may be something else; whoever calls has it."""
        if self._is_sure:
            return
        try:
            saved = await self._store.load(self.id)
            assert saved is not None
            self._take(saved)
        except Exception as error:
            LOG.error("table %s: not read, %s", self.id[:6], type(error).__name__)  # noqa: TRY400
            raise ServerError("not_readable") from error
        self._is_sure = True
        self.refresh()

    # --- seats -----------------------------------------------------------------------------------

    async def set_seat(self, seat: SeatState, notice: str) -> None:
        """Change who sits at a seat; whoever calls is ``changing`` the table."""
        await self._written(self._store.set_seat(self.id, seat))
        self.seats[seat.seat] = seat
        for connection in self.connections:
            held = self.held_by(connection.client)
            if connection.facing is not None and connection.facing not in held:
                connection.facing = None
                connection.known = -1
            elif connection.facing is None and len(held) == 1:
                connection.facing = held[0]
                connection.known = -1
        self.notify(notice, seat.seat)
        self.refresh()

    async def set_rematch(self, following: str) -> None:
        """Note the table of the next game; whoever calls is ``changing`` the table."""
        await self._written(self._store.set_rematch(self.id, following))
        self.row["rematch"] = following
        self.notify("rematch", None)
        self.refresh()

    # --- telling ---------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Send everybody the new state, and let bots go on."""
        self.used = time.monotonic()
        for connection in self.connections:
            connection.refresh()
        self.on_change(self)

    def notify(self, kind: str, seat: int | None) -> None:
        """Tell everybody of something that is not part of the game."""
        for connection in self.connections:
            connection.tell({"type": "notice", "kind": kind, "seat": seat})

    async def state(self, connection: Connection) -> tables.StateTold:
        """The state for a connection, with all that is new for it."""
        async with self.lock:
            words = Words(connection.language)
            told = game_told(self.history, connection.facing, connection.known, words, self.names)
            connection.known = self.history.version
            connection.needs_state = False
            return {
                "type": "state",
                "table": self.id,
                **told,
                "holds": self.held_by(connection.client),
                "is_host": connection.client == self.host,
                "seats": self.seats_told(connection.client),
                "spectators": self.spectators,
                "rematch": self.row["rematch"],
                "hints": self.row["hints"],
                "chosen_deal": self.row["chosen"],
            }

    def presence(self, connection: Connection) -> tables.SeatsTold:
        """Who is at the table now."""
        seats = self.seats_told(connection.client)
        return {"type": "seats", "seats": seats, "spectators": self.spectators}

    @property
    def names(self) -> list[str]:
        """The names of the players."""
        return [seat.name for seat in self.seats]

    @property
    def spectators(self) -> int:
        """How many look on without a seat."""
        return sum(1 for line in self.connections if not self.held_by(line.client))

    def seats_told(self, client: str) -> list[tables.SeatTold]:
        """Who sits where, as everybody may know it."""
        here = {line.client for line in self.connections}
        now = time.monotonic()
        thinking = {seat: int((now - since) * 1000) for seat, since in self.thinking.items()}
        return seats_told(self.seats, client, here, thinking)

    def summary(self, client: str) -> tables.Summary:
        """The table in a list of tables."""
        return summary_told(self.row, self.seats_told(client), client)


def _history(saved: Saved) -> History:
    """The game that was saved, played again; an error if it cannot have been like that."""
    row = saved.row
    options = GameOptions.from_dict(row["options"])
    if [seat.seat for seat in saved.seats] != list(range(options.players)):
        raise BadOptions("the seats are not those of the game")
    if saved.has_gap:
        raise BadOptions("an answer is missing")
    game = begin(options, row["seed"], row["position"], row["dealer"])
    return rebuild(game, saved.answers, row["version"], row["redo"])


def _chosen(history: History, pick: Callable[[list[int]], int]) -> Change:
    """Let the engine play what was picked, or say why it cannot be."""
    try:
        return history.choose(pick(history.game.codes))
    except IllegalAction as error:
        raise ServerError("not_offered", reason=error.reason) from None
    except UnknownAction:
        raise ServerError("not_offered") from None


def _nothing(_table: Table) -> None:
    """Nobody listens."""
