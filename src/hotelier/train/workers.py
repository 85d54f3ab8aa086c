"""The processes of a course, which never outlive it."""

from __future__ import annotations

import os
import threading
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process


def processes(number: int) -> ProcessPoolExecutor:
    """Processes that play the games of a course."""
    context = get_context("spawn")
    return ProcessPoolExecutor(number, mp_context=context, initializer=end_with_parent)


def end_with_parent() -> None:
    """End this process as soon as the one that started it has gone, in good order or not."""
    threading.Thread(target=_watch, daemon=True).start()


def _watch() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
