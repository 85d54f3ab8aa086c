"""All tables: opened here, brought back from disk when somebody asks for them."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final
from weakref import WeakValueDictionary

from hotelier.game.dealer import KEYED, SEEDED
from hotelier.game.options import GameOptions
from hotelier.server.bots.hints import Hints
from hotelier.server.bots.pool import BotPool
from hotelier.server.bots.turns import BotTurns
from hotelier.server.http.crowd import Crowd
from hotelier.server.http.identity import Account, digest, new_token
from hotelier.server.server_error import ServerError
from hotelier.server.settings import Settings
from hotelier.server.store.database import Listed, Saved, Store
from hotelier.server.tables.history import begin
from hotelier.server.tables.presence import Presence
from hotelier.server.tables.seat import SeatState
from hotelier.server.tables.table import Table
from hotelier.server.telling.shapes.tables import Summary
from hotelier.server.telling.told import seats_told, standing, summary_told

LOG = logging.getLogger("hotelier.server")

BROKEN_SECONDS: Final = 60.0
"""Before a table that could not be opened is tried again."""


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
    """The tables of a server.

    ``_live`` keeps as many in memory as the settings say. ``_known`` finds every one that somebody
    still uses, kept or not: so a table never exists twice.
    """

    def __init__(self, settings: Settings, store: Store, pool: BotPool) -> None:
        self.settings = settings
        self.store = store
        self.bots = BotTurns(store, pool, settings.share)
        self.hints = Hints(pool, settings.hint_seconds, settings.share)
        self.crowd = Crowd(settings)
        self.presence = Presence(max(settings.stand_in_seconds, settings.new_link_seconds))
        self._live: dict[str, Table] = {}
        self._known: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._broken: dict[str, float] = {}
        self._opening = asyncio.Lock()

    @property
    def live(self) -> int:
        """How many tables are in memory."""
        return len(self._live)

    # --- finding ---------------------------------------------------------------------------------

    async def get(self, table: str) -> Table:
        """A table by its name; from disk if need be."""
        found = self._known.get(table)
        if found is not None:
            found.used = time.monotonic()
            return found if table in self._live else self._keep(found)
        if table not in self._loading:
            # Not tied to whoever asks first: others may wait for the same table.
            self._loading[table] = asyncio.create_task(self._load(table))
            self._loading[table].add_done_callback(lambda _: self._loading.pop(table))
        return await asyncio.shield(self._loading[table])

    async def _load(self, name: str) -> Table:
        if self._broken.get(name, 0.0) > time.monotonic():
            raise ServerError("broken_table")
        try:
            saved = await self.store.load(name)
        except Exception as error:
            LOG.error("table %s: not read, %s", name[:6], type(error).__name__)  # noqa: TRY400
            raise ServerError("not_readable") from error
        if saved is None:
            raise ServerError("unknown_table")
        try:
            table = Table(self.store, saved)
        except Exception as error:
            if name not in self._broken:
                LOG.error(  # noqa: TRY400  (no hands)
                    "table %s cannot be opened (%s); with the server closed,"
                    " hotelier export %s saves what there is of it",
                    *(name[:6], type(error).__name__, name[:6]),
                )
            self._broken[name] = time.monotonic() + BROKEN_SECONDS
            raise ServerError("broken_table") from error
        self._broken.pop(name, None)
        return self._keep(table)

    def _keep(self, table: Table) -> Table:
        """Have a table in memory; one that nobody looks at may have to go."""
        table.on_change = self.bots.wake
        self._known[table.id] = table
        self._live[table.id] = table
        self._forget_some(table)
        self.bots.wake(table)
        return table

    def _forget_some(self, newest: Table) -> None:
        excess = len(self._live) - self.settings.max_live
        if excess <= 0:
            return
        unused = sorted(self._live.values(), key=lambda table: table.used)
        for table in [it for it in unused if it is not newest and self._is_idle(it)][:excess]:
            del self._live[table.id]

    def _is_idle(self, table: Table) -> bool:
        return not (table.connections or self.bots.is_busy(table) or table.lock.locked())

    async def of(self, client: str) -> list[Summary]:
        """The tables of a browser in short, the latest first."""
        return [self._listed(it, client) for it in await self.store.tables_of(client)]

    def _listed(self, listed: Listed, client: str) -> Summary:
        """A table in short: from memory if it is there, else from what is saved."""
        live = self._known.get(listed.row["id"])
        if live is not None:
            return live.summary(client)
        return summary_told(listed.row, seats_told(listed.seats, client), client)

    async def resume(self) -> None:
        """Let bots go on at tables where they had to decide when the server was closed."""
        for name in await self.store.left_to_bots():
            try:
                await self.get(name)
            except ServerError as error:
                # Its own players hear of it when they come; the others play on.
                LOG.warning("table %s: bots do not go on, %s", name[:6], error.kind)

    # --- opening ---------------------------------------------------------------------------------

    async def open(
        self,
        account: Account,
        options: GameOptions,
        wishes: Sequence[SeatWish],
        *,
        spectators: bool = True,
        hints: bool = True,
        seed: str | None = None,
        position: dict[str, Any] | None = None,
    ) -> Opened:
        """Open a table; with others who join by a link, nobody may choose the seed."""
        if seed is not None and any(wish.kind == "link" for wish in wishes):
            raise ServerError("seed_of_others")
        dealer, key = (KEYED, secrets.token_hex(32)) if seed is None else (SEEDED, seed)
        async with self._opening:
            await self._check_room(account)
            client = account.client
            history = begin(options, key, position, dealer)
            change = history.deal()
            name = new_token()
            tokens = {seat: new_token() for seat, it in enumerate(wishes) if it.kind == "link"}
            seats = [_seat(number, wish, client, tokens) for number, wish in enumerate(wishes)]
            now = int(time.time())
            row: dict[str, Any] = {
                "id": name,
                "options": options.to_dict(),
                "dealer": dealer,
                "seed": key,
                "chosen": seed is not None,
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
                "address": account.address or None,
            }
            await self.store.create(row, seats, change)
        table = self._keep(Table(self.store, Saved(row, seats, change.added, {})))
        return Opened(table, tokens)

    async def _check_room(self, account: Account) -> None:
        there_are = await self.store.count(account)
        if there_are.own >= self.settings.max_tables_per_client:
            raise ServerError("too_many_tables")
        if there_are.near >= self.settings.tables_per_address:
            raise ServerError("too_many_near")
        if there_are.everybody >= self.settings.max_tables:
            raise ServerError("server_full")

    async def rematch(self, table: Table, account: Account) -> Opened | None:
        """Open the next game of the same players; ``None`` if somebody has done so already."""
        client = account.client
        async with table.changing():
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
                account, options, wishes, spectators=row["spectators"], hints=row["hints"]
            )
            await self._seat_again(opened.table, table.seats, client)
            await table.set_rematch(opened.table.id)
            return opened

    async def _seat_again(self, table: Table, before: Sequence[SeatState], client: str) -> None:
        """Whoever sat at the last table sits at the next one, too."""
        async with table.changing():
            for seat in before:
                if seat.client not in (None, client):
                    again = replace(table.seats[seat.seat], client=seat.client)
                    await table.set_seat(again, "player_joined")
                    self.presence.gone(table.id, str(seat.client))


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
