"""WebSockets on which only long messages are deflated.

A state of a table fits into the first packets that a connection may send at once: deflated it
would not arrive any sooner, and the server would be busy with it for a fifth of its time. The log
of a whole game, for whoever comes back to it, does gain.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import Frame
from websockets.typing import ExtensionParameter

WORTH_DEFLATING: Final = 14_000
"""Bytes: about ten packets, what a new connection sends before it waits for an answer."""


class DeflateLong(PerMessageDeflate):
    """Leaves short messages as they are."""

    def encode(self, frame: Frame) -> Frame:
        """A frame as it is sent; the server never sends a message in several."""
        return frame if len(frame.data) < WORTH_DEFLATING else super().encode(frame)


class DeflateLongFactory(ServerPerMessageDeflateFactory):
    """Agrees with a browser on deflating, each message by itself: so nothing is kept for it."""

    def __init__(self) -> None:
        super().__init__(server_no_context_takeover=True, client_no_context_takeover=True)

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        """What is agreed on, and what does it."""
        agreed, usual = super().process_request_params(params, accepted_extensions)
        return agreed, DeflateLong(
            usual.remote_no_context_takeover,
            usual.local_no_context_takeover,
            usual.remote_max_window_bits,
            usual.local_max_window_bits,
            self.compress_settings,
        )


class TableProtocol(WebSocketsSansIOProtocol):
    """The WebSockets of uvicorn, deflating only what gains by it."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn.available_extensions = [DeflateLongFactory()]
