"""The server that ``server.py`` measures, in a process of its own.

    PYTHONPATH=src python benchmarks/serving.py DATA_FOLDER

It serves at a free port, and for every line that comes in prints what it has used so far. It runs
against the sources of other versions too: whatever can be set and is not known there is left out.
"""

import gc
import json
import os
import resource
import sys
import threading
import time
from dataclasses import fields
from pathlib import Path
from typing import Any

from hotelier.server.settings import Settings

try:
    from hotelier.server.running import serve
except ImportError:  # an older checkout
    from hotelier.server.commands import serve  # type: ignore[import-not-found,no-redef]

PLENTY = 1_000_000
WANTED = {"max_live": 500, "bot_workers": 1}

collecting = {"begin": 0.0, "longest": 0.0}


def settings(folder: str) -> Settings:
    """A server that refuses nobody: how much it refuses is not what is measured."""
    chosen: dict[str, Any] = {}
    for field in fields(Settings):
        if field.name in WANTED:
            chosen[field.name] = WANTED[field.name]
        elif field.name.startswith("max_") or field.name == "people_per_address":
            chosen[field.name] = PLENTY
        elif field.name.endswith(("_per_second", "_burst")):
            chosen[field.name] = float(PLENTY)
    return Settings(Path(folder), **chosen)


def time_collection(phase: str, _: dict[str, Any]) -> None:
    """How long the collection of garbage holds everything up, whatever else the machine does."""
    now = time.thread_time()
    if phase == "start":
        collecting["begin"] = now
    else:
        collecting["longest"] = max(collecting["longest"], now - collecting["begin"])


def tell() -> None:
    """Answer each line with seconds of the processor, memory, and the longest collection."""
    for _ in sys.stdin:
        used = {
            "cpu": time.process_time(),
            "memory": resident(),
            "collection": collecting["longest"],
        }
        collecting["longest"] = 0.0
        print(json.dumps(used), flush=True)
    os._exit(0)  # nobody measures any more


def resident() -> int:
    """Bytes of memory in use; where the system does not say so, the most there ever were."""
    pages = Path("/proc/self/statm")
    if pages.exists():
        return int(pages.read_text().split()[1]) * resource.getpagesize()
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


if __name__ == "__main__":
    gc.callbacks.append(time_collection)
    threading.Thread(target=tell, daemon=True).start()
    serve(settings(sys.argv[1]), "127.0.0.1", 0)
