"""A level that plays otherwise is another one: old and new games do not mix."""

from hashlib import sha256
from typing import Final

import pytest

from hotelier import Dealer, new_game
from hotelier.bots import LADDER, REVISION, Bot, make_bot
from hotelier.bots.levels.director import DirectorBot
from hotelier.game.game import View
from tests.seats import Answering, played_until

PLAYED: Final = {
    "page": "c7e376dfb0b3",
    "porter": "c33e5e723b47",
    "receptionist": "976215f04976",
    "concierge": "5a1b2f05ad05",
    "director": "f086a9573b42",
}
"""What the levels of revision 2 choose in the first rounds of a game, in short."""


def bot_of(level: str, seat: int) -> Bot:
    """A bot that does not look at the clock."""
    return DirectorBot(seat, worlds=1) if level == "director" else make_bot(level, seat)


@pytest.mark.parametrize("level", LADDER)
def test_a_level_plays_as_in_its_revision(level: str) -> None:
    bots = [bot_of(level, seat) for seat in range(2)]
    played = sha256()

    def choose(view: View) -> int:
        assert view.seat is not None
        code = bots[view.seat].choose(view)
        played.update(code.to_bytes(4, "big"))
        return code

    seats = [Answering(choose)] * 2
    played_until(lambda it: it.position.round == 4, new_game(), seats, Dealer("revision"))
    assert (REVISION, played.hexdigest()[:12]) == (2, PLAYED[level]), (
        "raise REVISION, record anew (make arena ARGS=--anew, make calibration), write this down"
    )
