"""Who plays whom in the arena: every bot of a line-up plays every seat of every deal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations, combinations_with_replacement, pairwise
from typing import Any, Final, NamedTuple

from hotelier import __version__
from hotelier.bots import REVISION, UNTRAINED, check_bot, check_weights
from hotelier.bots.foreign.external import CHOICE_SECONDS, check_limit
from hotelier.bots.levels.trained import digest
from hotelier.errors import BadArena
from hotelier.game.options import GameOptions

MOST_BOTS: Final = 12
MOST_GAMES: Final = 1_000_000
"""So many games of one arena fit into memory."""
WEIGHTS: Final = "weights"


class Key(NamedTuple):
    """A game of an arena: which line-up, which deal, and by how many seats it is rotated."""

    lineup: int
    deal: int
    turned: int


@dataclass(frozen=True)
class Arena:
    """What is to be played: bots, options, deals; a ladder pairs each bot with the one below."""

    options: GameOptions
    bots: Sequence[str]
    deals: int = 100
    seed: int | str = 1
    ladder: bool = False
    seconds: float | None = None
    limit: float = CHOICE_SECONDS
    lineups: tuple[tuple[str, ...], ...] = field(init=False)

    def __post_init__(self) -> None:
        """Refuse what cannot be."""
        if self.deals < 1:
            raise BadArena(f"the number of deals must be 1 or more, not {self.deals}")
        if self.seconds is not None:
            check_limit(self.seconds, "the time for a turn")
        check_limit(self.limit)
        if len(set(self.bots)) != len(self.bots):
            raise BadArena("every bot must be named once; one alone plays against itself")
        if not 1 + self.ladder <= len(self.bots) <= MOST_BOTS:
            raise BadArena(
                f"an arena takes {1 + self.ladder} to {MOST_BOTS} bots, not {len(self.bots)}"
            )
        for name in self.bots:
            check_bot(name)
        check_weights(self.bots, self.options.players)
        object.__setattr__(self, "bots", tuple(self.bots))
        object.__setattr__(self, "lineups", tuple(self._lineups()))
        most = MOST_GAMES // sum(map(self.games_of, range(len(self.lineups))))
        if self.deals > most:
            raise BadArena(
                f"{self.deals} deals are too many: with these bots an arena plays at most {most}"
            )

    def _lineups(self) -> Iterator[tuple[str, ...]]:
        if self.ladder:
            for neighbours in pairwise(self.bots):
                yield from lineups(neighbours, self.options.players)
        else:
            yield from lineups(self.bots, self.options.players)

    def games_of(self, lineup: int) -> int:
        """How many games a line-up plays on a deal."""
        return len(rotations(self.lineups[lineup]))

    def plan(self) -> Iterator[Key]:
        """All games, deal by deal, so that an arena that is stopped has whole deals."""
        for deal in range(self.deals):
            for lineup in range(len(self.lineups)):
                for turned in range(self.games_of(lineup)):
                    yield Key(lineup, deal, turned)

    def seated(self, key: Key) -> tuple[str, ...]:
        """The bots of a game by seat."""
        return rotations(self.lineups[key.lineup])[key.turned]

    def settings(self) -> dict[str, Any]:
        """All that the games depend on; more deals may be added later."""
        settings = {
            "version": __version__,
            "revision": REVISION,
            "bots": list(self.bots),
            "ladder": self.ladder,
            "seed": str(self.seed),
            "seconds": self.seconds,
            "bot_seconds": self.limit,
            "options": self.options.to_dict(),
        }
        if not set(self.bots) <= set(UNTRAINED):
            settings[WEIGHTS] = digest(self.options.players)
        return settings


def lineups(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Who sits together: every choice of bots, or if they are too few every mixture of them all."""
    if len(bots) >= players:
        return list(combinations(bots, players))
    mixtures = combinations_with_replacement(bots, players)
    return [mixture for mixture in mixtures if set(mixture) == set(bots)]


def rotations(lineup: tuple[str, ...]) -> list[tuple[str, ...]]:
    """A line-up with everybody moved on by 0, 1, 2 … seats; the same one comes only once."""
    turned = [lineup[seats:] + lineup[:seats] for seats in range(len(lineup))]
    return list(dict.fromkeys(turned))
