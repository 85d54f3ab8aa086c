"""How many connections the system allows, and room beside them for everything else."""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import Final

RESERVED: Final = 128
"""For the database, files that are sent, and connections that are just being taken or closed."""
EACH_WORKER: Final = 8


def room_for(wanted: int, workers: int) -> int:
    """How many connections there can be; the process allows itself more files if it has to."""
    if sys.platform == "win32":
        return wanted
    reserved = RESERVED + EACH_WORKER * workers
    allowed = _allow(wanted + reserved)
    return min(wanted, allowed - min(reserved, allowed // 2))


def _allow(files: int) -> int:
    """Raise the limit of open files; no further than needed, since bots inherit it."""
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return files
    most = files if hard == resource.RLIM_INFINITY else min(files, hard)
    if soft < most:
        with suppress(OSError, ValueError):  # some systems allow less than they say
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return min(files, resource.getrlimit(resource.RLIMIT_NOFILE)[0])
