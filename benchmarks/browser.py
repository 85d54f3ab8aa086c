"""A browser for measuring: as little of WebSocket as a server needs to believe it.

Load and server share the cores, so each message must cost the load next to nothing. Messages are
deflated if the server offers it, as in every browser.
"""

import asyncio
import base64
import http.client
import json
import os
import re
import zlib
from collections.abc import Callable
from typing import Any

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
DEFLATED = 0x40
END_OF_BLOCK = b"\x00\x00\xff\xff"
NUMBER = re.compile(rb'"number":(\d+)')


class Rest:
    """Plain requests over one connection, of any browser at any address."""

    def __init__(self, host: str, port: int) -> None:
        self._line = http.client.HTTPConnection(host, port, timeout=60)

    def post(self, path: str, body: Any, cookie: str, address: str) -> tuple[Any, str]:
        """What the server answers, and the cookie that it gave."""
        headers = {"content-type": "application/json", "x-forwarded-for": address}
        if cookie:
            headers["cookie"] = cookie
        self._line.request("POST", path, json.dumps(body), headers)
        answer = self._line.getresponse()
        told = json.load(answer)
        if answer.status >= 300:
            raise SystemExit(f"{path}: {told}")
        return told, (answer.headers["set-cookie"] or cookie).split(";")[0]


class Browser(asyncio.Protocol):
    """One WebSocket; ``hear`` gets the text of every message."""

    def __init__(
        self, path: str, cookie: str, address: str, hear: Callable[["Browser", bytes], None]
    ) -> None:
        self._asked = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nCookie: {cookie}\r\nX-Forwarded-For: {address}\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n"
            "Sec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n"
        ).encode()
        self._hear = hear
        self._buffer = bytearray()
        self._is_open = False
        self._inflate = zlib.decompressobj(wbits=-15)
        self._line: asyncio.Transport | None = None
        self.received = 0
        self.is_lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._line = transport
        transport.write(self._asked)

    def connection_lost(self, _: Exception | None) -> None:
        self.is_lost = True

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        self._buffer += data
        if not self._is_open:
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                raise SystemExit(f"no WebSocket: {head.decode()}")
            self._is_open = True
            self._buffer = rest
        while self._frame():
            pass

    def _frame(self) -> bool:
        """Take one whole frame out of what has come, if there is one."""
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        size, start = buffer[1] & 0x7F, 2
        if size >= 126:
            start = 4 if size == 126 else 10
            if len(buffer) < start:
                return False
            size = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + size:
            return False
        head, body = buffer[0], bytes(buffer[start : start + size])
        del buffer[: start + size]
        self._take(head, body)
        return True

    def _take(self, head: int, body: bytes) -> None:
        kind = head & 0x0F
        if kind == PING:
            self._send(PONG, body)
        elif kind == TEXT:
            if head & DEFLATED:
                body = self._inflate.decompress(body + END_OF_BLOCK)
            self._hear(self, body)

    def say(self, message: dict[str, Any]) -> None:
        """Send a message, not deflated: it is short."""
        self._send(TEXT, json.dumps(message).encode())

    def _send(self, kind: int, body: bytes) -> None:
        # Masked with zeroes, which leaves everything as it is.
        size = len(body)
        head = bytes([0x80 | kind, 0x80 | size]) if size < 126 else _long_head(kind, size)
        if self._line is not None and not self.is_lost:
            self._line.write(head + b"\x00\x00\x00\x00" + body)

    def hang_up(self) -> None:
        """Leave."""
        if self._line is not None:
            self._line.abort()


def _long_head(kind: int, size: int) -> bytes:
    return bytes([0x80 | kind, 0x80 | 126]) + size.to_bytes(2, "big")


def number_of(state: bytes) -> int:
    """The number of the table in a state; it stands before everything that could bear another."""
    found = NUMBER.search(state)
    assert found is not None
    return int(found[1])
