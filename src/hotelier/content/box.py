"""The whole box: all cards and boards as one edition prints them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from hotelier.content.emperor import emperor_tiles
from hotelier.content.flags import FlagValue, edition_of
from hotelier.content.guests import guest_cards
from hotelier.content.hotels import BOARDS
from hotelier.content.politics import politics_cards
from hotelier.content.staff import staff_cards
from hotelier.engine.ruleset import Ruleset


@lru_cache(maxsize=64)
def _ruleset(pairs: tuple[tuple[str, FlagValue], ...]) -> Ruleset:
    flags = dict(pairs)
    return Ruleset(
        edition_of(flags),
        guest_cards(),
        staff_cards(flags),
        politics_cards(),
        emperor_tiles(flags),
        list(BOARDS),
    )


def ruleset(flags: Mapping[str, FlagValue]) -> Ruleset:
    """The tables for a full set of flags; games with equal flags share them."""
    return _ruleset(tuple(sorted(flags.items())))
