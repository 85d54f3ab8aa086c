"""A log that cannot be flooded: what is said again and again is said seldom."""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

SECONDS: Final = 60.0
MOST: Final = 10
MOST_KNOWN: Final = 200


@dataclass(slots=True)
class _Said:
    """How often something was said since then."""

    since: float
    times: int = 0


class Seldom(logging.Filter):
    """Lets each kind of message pass ten times a minute, and says later how many were left out."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._known: OrderedDict[str, _Said] = OrderedDict()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a message may pass; of a fault only its kind does: words could name cards."""
        if record.exc_info and record.exc_info[0] is not None:
            record.msg = f"{record.msg} ({record.exc_info[0].__name__})"
            record.exc_info = record.exc_text = None
        now = self._clock()
        kind = f"{record.name} {record.msg}"
        said = self._known.pop(kind, None) or _Said(now)
        if now - said.since >= SECONDS:
            if said.times > MOST:
                record.msg = f"{record.msg} (and {said.times - MOST} times more before)"
            said = _Said(now)
        said.times += 1
        self._known[kind] = said
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
        return said.times <= MOST


SELDOM: Final = Seldom()


def keep_log_small() -> None:
    """Have all that is logged, here or by the web server, pass the filter."""
    handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter("%(levelname)s: %(message)s"))
    handler.addFilter(SELDOM)
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    logging.getLogger("uvicorn.error").addFilter(SELDOM)
