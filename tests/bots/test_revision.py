"""A level that plays otherwise is another one: old and new games do not mix."""

from hashlib import sha256
from typing import Final

import pytest

from hotelier import Dealer, new_game
from hotelier.bots import LADDER, REVISION, Bot, make_bot
from hotelier.bots.director import DirectorBot

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
    game, dealer = new_game(), Dealer("revision")
    bots = [bot_of(level, seat) for seat in range(2)]
    played = sha256()
    while not game.is_over and game.position.round < 4:
        if game.seat_to_act < 0:
            game.play(dealer.answer(game))
            continue
        code = bots[game.seat_to_act].choose(game.view(game.seat_to_act))
        played.update(code.to_bytes(4, "big"))
        game.play(code)
    assert (REVISION, played.hexdigest()[:12]) == (2, PLAYED[level]), (
        "raise REVISION, record anew (make arena ARGS=--anew, make calibration), write this down"
    )
