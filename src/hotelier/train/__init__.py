"""Teaching the bots by self-play (extra ``train``)."""

from typing import Final

GAMES: Final = 70_000
"""Of a course from nothing to a good player."""
