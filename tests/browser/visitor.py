"""Somebody with a browser: sees one page, and everything that goes wrong on it."""

import json
import re
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    Response,
    WebSocket,
    expect,
)

from hotelier.text import Words

Json = dict[str, Any]

say: Final = Words("en")
PATIENCE: Final = 60_000
"""Longest time in milliseconds that anything may take; the machine may be busy."""

expect.set_options(timeout=PATIENCE)


class Visitor:
    """A browser with its own cookies and settings, and one page."""

    def __init__(self, browser: Browser, address: str, size: tuple[int, int] = (1440, 900)) -> None:
        self.address = address.rstrip("/")
        self.faults: list[str] = []
        self._forgiven: list[str] = []
        self.messages: list[Json] = []
        self.frames: list[str] = []
        self.context = browser.new_context(
            base_url=self.address,
            viewport={"width": size[0], "height": size[1]},
            reduced_motion="reduce",
            locale="en",
        )
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.page.on("console", self._on_console)
        self.page.on("pageerror", lambda error: self.faults.append(f"page error: {error}"))
        self.page.on("requestfailed", self._on_failed)
        self.page.on("response", self._on_response)
        self.page.on("websocket", self._on_socket)

    def forgive(self, pattern: str) -> None:
        """Faults like this are meant to happen in this test."""
        self._forgiven.append(pattern)

    @property
    def unforgiven(self) -> list[str]:
        """What went wrong on the page."""
        return [
            fault
            for fault in self.faults
            if not any(re.search(pattern, fault) for pattern in self._forgiven)
        ]

    def close(self) -> None:
        self.context.close()

    def go(self, path: str) -> None:
        self.messages = []
        self.page.goto(path)

    def press(self, key: str, **arguments: str | int) -> None:
        """Click the button or link with this text."""
        self.named(say(key, **arguments)).click()

    def named(self, text: str) -> Locator:
        """The button or link that one sees as this text."""
        pattern = re.compile(rf"^{re.escape(text)}(\s|$)")
        either = self.page.get_by_role("button", name=pattern)
        return either.or_(self.page.get_by_role("link", name=pattern)).first

    def until(self, is_so: Callable[[], bool], what: str) -> None:
        """Let the page live until something has happened."""
        if not self.settles(is_so, PATIENCE):
            raise AssertionError(f"waited in vain until {what}; faults: {self.faults}")

    def settles(self, is_so: Callable[[], bool], patience: int = 500) -> bool:
        """Let the page live for a while; whether something has happened."""
        for _ in range(patience // 20):
            if is_so():
                return True
            self.page.wait_for_timeout(20)
        return is_so()

    def until_told(self) -> None:
        """Wait for the first state of a table."""
        self.until(lambda: self.state is not None, "the table was shown")

    def play_now(self) -> None:
        """One click from the start page into a game against the bot of the settings."""
        self.go("/")
        self.press("web-play-now")

    def use_settings(self, **wanted: object) -> None:
        """Have settings from the first page on, as if they had been made on an earlier day."""
        text = json.dumps(json.dumps(wanted))
        self.context.add_init_script(
            f"localStorage.getItem('hotelier-settings') ?? "
            f"localStorage.setItem('hotelier-settings', {text})"
        )

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(f"console {message.type}: {message.text}")

    def _on_failed(self, request: Request) -> None:
        if request.failure == "net::ERR_ABORTED":  # the visitor has left the page
            return
        self.faults.append(f"failed: {request.method} {request.url}: {request.failure}")

    def _on_response(self, response: Response) -> None:
        if response.status >= 400:
            self.faults.append(f"status {response.status}: {response.url}")

    def _on_socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._on_frame)

    def _on_frame(self, frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        self.frames.append(text)
        self.messages.append(json.loads(text))

    @property
    def state(self) -> Json | None:
        """What this browser was told last of the table that it shows."""
        for message in reversed(self.messages):
            if message["type"] == "state" and message["table"] in self.page.url:
                return message
        return None
