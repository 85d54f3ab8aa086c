"""The whole box: all cards and boards as one edition prints them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from hotelier.content.emperor import emperor_tiles
from hotelier.content.guests import guest_cards
from hotelier.content.hotels import BOARDS
from hotelier.content.politics import politics_cards
from hotelier.content.staff import staff_cards
from hotelier.engine.edition import Edition, FlagValue
from hotelier.engine.ruleset import Ruleset


@lru_cache(maxsize=64)
def _ruleset(flags: tuple[tuple[str, FlagValue], ...]) -> Ruleset:
    edition = Edition(dict(flags))
    return Ruleset(
        edition,
        guest_cards(),
        staff_cards(edition),
        politics_cards(),
        emperor_tiles(edition),
        list(BOARDS),
    )


def ruleset(flags: Mapping[str, FlagValue]) -> Ruleset:
    """The tables for a full set of flags; games with equal flags share them."""
    return _ruleset(tuple(sorted(flags.items())))
