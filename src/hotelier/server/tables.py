"""All tables: opened here, brought back from disk when somebody asks for them."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from hotelier.game_options import GameOptions
from hotelier.server.bot_pool import BotPool
from hotelier.server.bot_turns import BotTurns
from hotelier.server.errors import ServerError
from hotelier.server.hints import Hints
from hotelier.server.history import begin
from hotelier.server.identity import digest, new_token
from hotelier.server.seats import SeatState
from hotelier.server.settings import Settings
from hotelier.server.store import Listed, Saved, Store
from hotelier.server.table import Table
from hotelier.server.told import seats_told, standing, summary_told


@dataclass(frozen=True, slots=True)
class SeatWish:
    """Who shall sit at a seat of a new table."""

    kind: str  # you, link, device or bot
    name: str
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class Opened:
    """A new table and the tokens of its links by seat; they are told only now."""

    table: Table
    tokens: dict[int, str]


class Tables:
    """The tables of a server."""

    def __init__(self, settings: Settings, store: Store, pool: BotPool) -> None:
        self.settings = settings
        self.store = store
        self.bots = BotTurns(store, pool)
        self.hints = Hints(pool, settings.hint_seconds)
        self._live: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._opening = asyncio.Lock()

    @property
    def live(self) -> int:
        """How many tables are in memory."""
        return len(self._live)

    # --- finding ---------------------------------------------------------------------------------

    async def get(self, table: str) -> Table:
        """A table by its name; from disk if need be."""
        found = self._live.get(table)
        if found is not None:
            found.used = time.monotonic()
            return found
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
        try:
            return await asyncio.shield(self._loading[table])
        finally:
            self._loading.pop(table, None)

    async def _load(self, name: str) -> Table:
        saved = await self.store.load(name)
        if saved is None:
            raise ServerError("unknown_table")
        return self._keep(Table(self.store, saved))

    def _keep(self, table: Table) -> Table:
        """Have a table in memory; one that nobody looks at may have to go."""
        table.on_change = self.bots.wake
        self._live[table.id] = table
        self._forget_some()
        self.bots.wake(table)
        return table

    def _forget_some(self) -> None:
        excess = len(self._live) - self.settings.max_live
        if excess <= 0:
            return
        unused = sorted(self._live.values(), key=lambda table: table.used)
        idle = [it for it in unused if not it.connections and not self.bots.is_busy(it)]
        for table in idle[:excess]:
            if not table.lock.locked():
                del self._live[table.id]

    async def of(self, client: str) -> list[dict[str, Any]]:
        """The tables of a browser in short, the latest first."""
        return [self._listed(it, client) for it in await self.store.tables_of(client)]

    def _listed(self, listed: Listed, client: str) -> dict[str, Any]:
        """A table in short: from memory if it is there, else from what is saved."""
        live = self._live.get(listed.row["id"])
        if live is not None:
            return live.summary(client)
        return summary_told(listed.row, seats_told(listed.seats, client), client)

    async def resume(self) -> None:
        """Let bots go on at tables where they had to decide when the server was closed."""
        for name in await self.store.left_to_bots():
            await self.get(name)

    # --- opening ---------------------------------------------------------------------------------

    async def open(
        self,
        client: str,
        options: GameOptions,
        wishes: Sequence[SeatWish],
        *,
        spectators: bool = True,
        hints: bool = True,
        seed: str | None = None,
        position: dict[str, Any] | None = None,
    ) -> Opened:
        """Open a table."""
        async with self._opening:
            await self._check_room(client)
            seed = seed or secrets.token_hex(16)
            history = begin(options, seed, position)
            change = history.deal()
            name = new_token()
            tokens = {seat: new_token() for seat, it in enumerate(wishes) if it.kind == "link"}
            seats = [_seat(number, wish, client, tokens) for number, wish in enumerate(wishes)]
            now = int(time.time())
            row: dict[str, Any] = {
                "id": name,
                "options": options.to_dict(),
                "seed": seed,
                "position": position,
                "host": client,
                "spectators": spectators,
                "hints": hints,
                "created": now,
                "changed": now,
                "version": change.version,
                "redo": [],
                "finished": history.game.is_over,
                "rematch": None,
                "standing": standing(history.game),
            }
            await self.store.create(row, seats, change)
        table = self._keep(Table(self.store, Saved(row, seats, change.added, {})))
        return Opened(table, tokens)

    async def _check_room(self, client: str) -> None:
        own, everybody = await self.store.count(client)
        if own >= self.settings.max_tables_per_client:
            raise ServerError("too_many_tables")
        if everybody >= self.settings.max_tables:
            raise ServerError("server_full")

    async def rematch(self, table: Table, client: str) -> Opened | None:
        """Open the next game of the same players; ``None`` if somebody has done so already."""
        async with table.lock:
            if not table.history.game.is_over:
                raise ServerError("not_over")
            if not table.held_by(client) and client != table.host:
                raise ServerError("not_seated")
            if table.row["rematch"] is not None:
                return None
            wishes = [_again(seat, client) for seat in table.seats]
            # Chance decides anew what it decided before; who starts was agreed for one game.
            options = replace(table.history.game.options, start=None)
            row = table.row
            opened = await self.open(
                client, options, wishes, spectators=row["spectators"], hints=row["hints"]
            )
            await self._seat_again(opened.table, table.seats, client)
            await table.set_rematch(opened.table.id)
            return opened

    @staticmethod
    async def _seat_again(table: Table, before: Sequence[SeatState], client: str) -> None:
        """Whoever sat at the last table sits at the next one, too."""
        async with table.lock:
            for seat in before:
                if seat.client not in (None, client):
                    again = replace(table.seats[seat.seat], client=seat.client)
                    await table.set_seat(again, "player_joined")


def _seat(number: int, wish: SeatWish, client: str, tokens: dict[int, str]) -> SeatState:
    return SeatState(
        seat=number,
        kind=wish.kind,
        name=wish.name,
        bot=wish.bot,
        client=client if wish.kind in ("you", "device") else None,
        token=digest(tokens[number]) if number in tokens else None,
    )


def _again(seat: SeatState, client: str) -> SeatWish:
    """The seat of the next game: whoever asks sits at his own, the others keep theirs."""
    if seat.bot is not None:
        return SeatWish("bot", seat.name, seat.bot)
    if seat.client == client:
        return SeatWish(seat.kind if seat.kind != "link" else "you", seat.name)
    return SeatWish("link", seat.name)
