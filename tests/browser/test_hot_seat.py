"""Four people in front of one screen."""

from tests.browser.conftest import Invite
from tests.browser.player import Player, quick
from tests.browser.visitor import Visitor, say


def open_hot_seat(visitor: Visitor, players: int) -> Player:
    """Make everybody sit at this device, on the page for new games."""
    visitor.go("/")
    visitor.press("web-new-game")
    page = visitor.page
    page.get_by_role("button", name=str(players), exact=True).click()
    for number in range(2, players + 1):
        page.get_by_label(say("web-seat-n", number=number)).select_option("device")
    visitor.press("web-open-table")
    return Player(visitor)


def test_four_people_play_a_game_at_one_device_behind_a_curtain(invite: Invite) -> None:
    visitor = invite()
    player = open_hot_seat(visitor, 4)
    player.play(quick)
    assert player.state["view"]["round"] == 7
    assert player.curtains >= 4 * 7
    player.sees_result()


def test_behind_the_curtain_nobody_has_a_hand(invite: Invite) -> None:
    visitor = invite()
    player = open_hot_seat(visitor, 2)
    player.until_asked()
    first = player.state["seat"]
    while not player.is_behind_curtain:
        player.choose(quick(player.decision))
        visitor.until(lambda: player.is_asked or player.is_behind_curtain, "somebody was asked")
        if player.is_asked:
            player.until_drawn()
    assert isinstance(player.state["view"]["seats"][1 - first]["hand"], int)
    visitor.page.get_by_role("dialog").wait_for()
    assert visitor.page.get_by_role("main").get_attribute("inert") is not None
