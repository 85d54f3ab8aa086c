"""A call that is interrupted when it takes too long.

The alarm is a signal of the system, which only the main thread hears and Windows does not have. A
bot deep in native code hears it no sooner than it is back in Python.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable
from typing import Any, Final

AGAIN_SECONDS: Final = 1.0
"""The alarm rings on, for bots that catch everything and go on."""


class Late(Exception):
    """A call took too long."""


class _Ringing(BaseException):
    """Raised inside the call, where it is no ordinary exception to be caught by mistake."""


def within(seconds: float, call: Callable[..., Any], *arguments: Any) -> Any:
    """What a call returns, or ``Late``; where no alarm can be set it may take its time."""
    if not _can_be_set():
        return call(*arguments)
    before = signal.signal(signal.SIGALRM, _ring)
    try:
        # Wherever in here the alarm rings, what it raised is caught. It may ring just where it is
        # to be turned off; that is done once more then, before it would ring again.
        try:
            signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN_SECONDS)
            return call(*arguments)
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
    except _Ringing:
        raise Late from None
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before or signal.SIG_DFL)


def _can_be_set() -> bool:
    """An alarm that somebody else has set is left alone."""
    return (
        hasattr(signal, "setitimer")
        and threading.current_thread() is threading.main_thread()
        and signal.getitimer(signal.ITIMER_REAL)[0] == 0
    )


def _ring(*_: object) -> None:
    raise _Ringing
