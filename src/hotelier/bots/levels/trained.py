"""The trained networks that come with the package, one for each number of players."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from hotelier.bots.thinking.lookahead import Mind
from hotelier.bots.thinking.network import CHECK, Network, load_weights
from hotelier.errors import BadWeights

WEIGHTS: Final = Path(__file__).parent.parent / "weights"

# What the trained players want: points, and half as much a lead over the best rival.
FOR_POINTS: Final = 1.0
FOR_LEAD: Final = 0.5
FOR_WINNING: Final = 0.0


@cache
def trained(players: int) -> Network:
    """The network for a number of players, read once."""
    return load_weights(WEIGHTS / f"{players}.weights")


def check_trained(players: int) -> None:
    """Refuse weights that are missing or unfit, and say where others belong."""
    try:
        trained(players)
    except BadWeights as error:
        raise BadWeights(
            f"{error}; put weights that fit into {WEIGHTS}, or install hotelier anew"
        ) from None


def digest(players: int) -> str | None:
    """A short name for the weights for a number of players, as long as they are the same.

    It is about what stands before the check sum.
    """
    file = WEIGHTS / f"{players}.weights"
    return sha256(file.read_bytes()[:-CHECK]).hexdigest()[:12] if file.exists() else None


def mind_for(players: int) -> Mind:
    """A mind that judges with the trained network, to play as well as it can."""
    return mind_with(trained(players), plans_on=True)


def mind_with(network: Network, *, plans_on: bool = False) -> Mind:
    """A mind that judges with a network, and wants what the trained players want."""
    return Mind(network, FOR_POINTS, FOR_LEAD, FOR_WINNING, plans_on)
