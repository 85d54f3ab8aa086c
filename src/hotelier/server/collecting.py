"""Collecting garbage without stopping every game for it.

A full collection looks at everything there is, and nobody is answered meanwhile. Most of what
there is stays for ever: code, texts and cards are set aside once they are loaded. Young garbage is
collected as ever, only less often; everything, what was set aside included, when nobody plays.
"""

from __future__ import annotations

import asyncio
import gc
from typing import Final

THRESHOLDS: Final = (5_000, 4, 50)
"""New objects before the young are looked at, and how often until the older ones are, and all."""

LOOK_SECONDS: Final = 10.0
WORTH_IT: Final = 20
"""Young collections since the last full one: before that, there is hardly anything to find."""


async def keep_tidy() -> None:
    """Collect garbage in quiet moments, until the server ends."""
    before = gc.get_threshold()
    gc.set_threshold(*THRESHOLDS)
    gc.freeze()  # people may be here already, so nothing is collected now
    tidied_at = seen = young_collections()
    try:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            now = young_collections()
            if now == seen and now - tidied_at >= WORTH_IT:
                tidy()
                tidied_at = now
            seen = now
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)


def tidy() -> None:
    """Collect all garbage, and set aside whatever is left: no later collection looks at it."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()


def young_collections() -> int:
    """How many there have been; as long as nobody does anything, there are no more."""
    return int(gc.get_stats()[0]["collections"])
