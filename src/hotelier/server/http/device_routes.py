"""Taking one's games along to another device, over HTTP."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response

from hotelier.server.http.house import Client, TheHouse
from hotelier.server.http.identity import cookie_header
from hotelier.server.http.messages import CodeIn
from hotelier.server.server_error import ServerError
from hotelier.server.tables.devices import CODE_SECONDS
from hotelier.server.telling.shapes.tables import DeviceCode, TablesTold

router = APIRouter(prefix="/api/devices")

Json = dict[str, Any]
"""How FastAPI sends what a route tells: as it is; its shape is for type checkers."""


@router.post("/code", response_model=Json)
async def new_code(house: TheHouse, client: Client) -> DeviceCode:
    """A code that makes another browser the same as this one."""
    return {"code": house.devices.new_code(client), "seconds": CODE_SECONDS}


@router.post("/enter", response_model=Json)
async def enter(
    wish: CodeIn, house: TheHouse, client: Client, request: Request, response: Response
) -> TablesTold:
    """Become the browser that a code stands for; own games are given up only if that is said."""
    other = house.devices.find(wish.code)
    if other != client and not wish.give_up and await house.store.tables_of(client):
        raise ServerError("device_has_games")
    house.devices.use(wish.code)
    scheme = house.settings.origin or request.url.scheme
    is_secure = scheme.startswith("https")
    response.headers.append("set-cookie", cookie_header(other, house.store.secret, is_secure))
    return {"tables": await house.tables.of(other)}
