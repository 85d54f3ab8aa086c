"""From the start page to the score sheet by clicks."""

from tests.browser.conftest import Invite
from tests.browser.player import Player, any_option


def test_a_game_against_a_bot_from_the_first_click_to_the_score_sheet(invite: Invite) -> None:
    visitor = invite()
    visitor.use_settings(bot="random")
    visitor.play_now()
    player = Player(visitor)
    player.play(any_option(1))
    player.sees_result()
    assert {"first_guest", "turn", "prepare_rooms"} <= player.kinds
