"""What stands before everything: who asks, from where, how often, how much; and what may load."""

from __future__ import annotations

import json
import logging
from collections import Counter
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hotelier.server.http.address import address_digest, proxy_fault
from hotelier.server.http.costs import cost_of
from hotelier.server.http.identity import (
    COOKIE,
    SAFE_COOKIE,
    Account,
    cookie_header,
    new_token,
    read,
)
from hotelier.server.http.limits import Buckets, FairBuckets
from hotelier.server.server_error import ServerError, best_language
from hotelier.server.settings import MOST_BODY, MOST_RECORD, Settings

LOG = logging.getLogger("hotelier.server")

POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
ONLY_HTTPS: Final = "max-age=31536000"
UPLOAD: Final = "/api/replays"
SAFE: Final = ("GET", "HEAD", "OPTIONS")
MOST_UPLOADING: Final = 8
"""Uploads of an address that are being read at the same time, since they are kept meanwhile."""


class Guard:
    """Middleware around the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings, secret: str, work: FairBuckets) -> None:
        self._app = app
        self._settings = settings
        self._secret = secret
        self._buckets = Buckets(*settings.requests)
        self._uploading: Counter[str] = Counter()
        self._has_warned = False
        self._work = work

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        names = (SAFE_COOKIE, COOKIE) if self._is_secure(scope) else (COOKIE,)
        known = [read(connection.cookies.get(name), self._secret) for name in names]
        scope.setdefault("state", {})["client"] = next(filter(None, known), None) or new_token()
        scope["state"]["address"] = address_digest(_host(scope), self._secret)
        # Whoever still has the older cookie gets the safer one.
        scope["state"]["is_known"] = known[0] is not None
        scope["state"]["language"] = best_language(
            connection.query_params.get("lang"), connection.headers.get("accept-language")
        )
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._request(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._look_at_proxy(scope)
        if self._is_foreign(Headers(scope=scope)) or not self._is_in_time(scope):
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": ""})
            return
        try:
            await self._app(scope, receive, send)
        except Exception as error:  # noqa: BLE001  (its words could name cards)
            LOG.error("a socket: %s", type(error).__name__)  # noqa: TRY400
            await send({"type": "websocket.close", "code": 1011, "reason": ""})

    def _look_at_proxy(self, scope: Scope) -> None:
        """Tell the host once if all players share one address; checks of health use no socket."""
        forwarded = Headers(scope=scope).get("x-forwarded-for")
        is_public = (self._settings.origin or "").startswith("https")
        fault = proxy_fault(_host(scope), forwarded, is_public=is_public)
        if fault is not None and not self._has_warned:
            self._has_warned = True
            LOG.warning("players behind a proxy count as one address, since %s", fault)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        is_api = scope["path"].startswith("/api")
        guarded = self._with_headers(scope, send)
        if scope["method"] not in SAFE and self._is_foreign(headers):
            await _refuse(scope, guarded, "foreign_origin")
        elif is_api and not self._is_in_time(scope):
            await _refuse(scope, guarded, "too_fast")
        else:
            await self._measured(scope, receive, guarded)

    def _is_in_time(self, scope: Scope) -> bool:
        """Whether somebody may ask once more; dear requests are weighed by what they cost."""
        account = Account(scope["state"]["client"], scope["state"]["address"])
        if not self._buckets.take(account.address):
            return False
        cost = cost_of(scope.get("method", ""), scope["path"])
        return cost == 0 or self._work.take(account, cost)

    async def _measured(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Read the body here, so that one that is too large is never kept."""
        address = scope["state"]["address"]
        is_large = scope["path"] == UPLOAD and scope["method"] not in SAFE
        if is_large and self._uploading[address] >= MOST_UPLOADING:
            await _refuse(scope, send, "too_fast")
            return
        self._uploading[address] += is_large
        try:
            body = await _body(scope, receive, 2 * MOST_RECORD if is_large else MOST_BODY)
        except ServerError as error:
            await _refuse(scope, send, error.kind)
            return
        finally:
            self._uploading[address] -= is_large
            self._uploading = +self._uploading
        if body is not None:
            await self._answered(scope, body, receive, send)

    async def _answered(self, scope: Scope, body: bytes, receive: Receive, send: Send) -> None:
        waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

        async def receive_again() -> Message:
            return waiting.pop() if waiting else await receive()

        has_begun = False

        async def send_noted(message: Message) -> None:
            nonlocal has_begun
            has_begun = True
            await send(message)

        try:
            await self._app(scope, receive_again, send_noted)
        except Exception as error:  # noqa: BLE001  (its words could name cards)
            LOG.error("%s %s: %s", scope["method"], scope["path"][:20], type(error).__name__)  # noqa: TRY400
            if not has_begun:
                await _refuse(scope, send, "internal")

    def _is_foreign(self, headers: Headers) -> bool:
        """Whether a page of another site asks; other programs send no origin."""
        origin = headers.get("origin")
        if origin is None:
            return False
        if self._settings.origin is not None:
            return origin.lower() != self._settings.origin
        return urlsplit(origin.lower()).netloc != headers.get("host", "").lower()

    def _with_headers(self, scope: Scope, send: Send) -> Send:
        cookie = None
        if not scope["path"].startswith("/assets/") and not scope["state"]["is_known"]:
            # With the page itself: the requests it makes at once must not each be a new client.
            cookie = self._cookie(scope)

        is_secure = self._is_secure(scope)

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                if is_secure:
                    headers["strict-transport-security"] = ONLY_HTTPS
                if scope["path"].startswith("/api"):
                    headers.setdefault("cache-control", "no-store")
                if cookie is not None and "set-cookie" not in headers:
                    headers.append("set-cookie", cookie)
            await send(message)

        return send_guarded

    def _cookie(self, scope: Scope) -> str:
        return cookie_header(scope["state"]["client"], self._secret, self._is_secure(scope))

    def _is_secure(self, scope: Scope) -> bool:
        """Whether players reach this server over https."""
        return (self._settings.origin or str(scope["scheme"])).startswith(("https", "wss"))


async def _body(scope: Scope, receive: Receive, most: int) -> bytes | None:
    """The body of a request; ``None`` if whoever sent it has hung up."""
    body = b""
    while scope["method"] not in SAFE:
        message = await receive()
        if message["type"] == "http.disconnect":
            return None
        body += message.get("body", b"")
        if len(body) > most:
            raise ServerError("too_large")
        if not message.get("more_body", False):
            break
    return body


def _host(scope: Scope) -> str:
    client: Any = scope.get("client")
    return str(client[0]) if client else ""


async def _refuse(scope: Scope, send: Send, kind: str) -> None:
    error = ServerError(kind)
    body = json.dumps({"error": error.to_dict(scope["state"]["language"])}).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
