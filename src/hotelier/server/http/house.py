"""What all routes share: the open tables, and who is asking."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated

from fastapi import Depends, Request

from hotelier.server.bots.analysis import Analyses
from hotelier.server.http.identity import Account
from hotelier.server.server_error import ServerError
from hotelier.server.settings import Settings
from hotelier.server.store.database import Store
from hotelier.server.tables.devices import Devices
from hotelier.server.tables.open_tables import Tables
from hotelier.server.tables.replays import Replays
from hotelier.server.tables.table import Table
from hotelier.server.telling.workshop import Workshop


@dataclass(slots=True)
class House:
    """Everything that runs."""

    settings: Settings
    store: Store
    tables: Tables
    analyses: Analyses
    workshop: Workshop
    replays: Replays = field(default_factory=Replays)
    devices: Devices = field(default_factory=Devices)

    def link(self, request: Request, table: str, token: str) -> str:
        """The address of a seat. The token follows #, so it is in no log of any server."""
        base = self.settings.base_url or str(request.base_url)
        return f"{base.rstrip('/')}/join#{table}.{token}"


def _house(request: Request) -> House:
    house: House = request.app.state.house
    return house


def _client(request: Request) -> str:
    return str(request.state.client)


def _account(request: Request) -> Account:
    return Account(str(request.state.client), str(request.state.address))


def _language(request: Request) -> str:
    return str(request.state.language)


TheHouse = Annotated[House, Depends(_house)]
Client = Annotated[str, Depends(_client)]
Asker = Annotated[Account, Depends(_account)]
Spoken = Annotated[str, Depends(_language)]


async def _seen_table(table: str, house: TheHouse, client: Client) -> Table:
    """The table of the address, if whoever asks may see it."""
    found = await house.tables.get(table)
    if not found.may_watch(client):
        raise ServerError("no_spectators")
    return found


SeenTable = Annotated[Table, Depends(_seen_table)]
