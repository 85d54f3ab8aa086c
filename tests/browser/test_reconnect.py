"""Reload, a lost line and a killed server: nothing is lost, nothing is done twice."""

import re

from hotelier import arrange
from tests.browser.conftest import Invite
from tests.browser.house import House
from tests.browser.player import Player, same
from tests.browser.tables import play_on
from tests.browser.visitor import say

LOST_LINE = r"WebSocket connection to .* failed|ERR_CONNECTION|ERR_EMPTY_RESPONSE"


def in_mid_turn(invite: Invite, house: House) -> Player:
    """A player who has taken a die and prepares rooms."""
    player = play_on(invite(house), arrange())
    player.choose(next(one for one in player.options("take_die") if one["face"] == 3))
    player.until_asked()
    return player


def test_after_a_reload_the_turn_goes_on(invite: Invite, house: House) -> None:
    player = in_mid_turn(invite, house)
    before = player.state
    player.visitor.messages = []
    player.page.reload()
    player.until_asked()
    assert same(player.state, before)
    assert player.state["undo"] == before["undo"]
    player.undo()
    assert player.decision["kind"] == "turn"


def test_the_game_is_found_again_from_the_start_page(invite: Invite, house: House) -> None:
    player = in_mid_turn(invite, house)
    player.visitor.go("/")
    player.visitor.press("web-continue", round=1)
    player.until_asked()
    assert player.decision["kind"] == "prepare_rooms"


def test_a_killed_server_comes_back_and_the_page_with_it(invite: Invite, own_house: House) -> None:
    player = in_mid_turn(invite, own_house)
    before = player.state
    player.visitor.forgive(LOST_LINE)
    player.visitor.messages = []
    own_house.kill()
    strip = player.page.get_by_role("status").filter(has_text=say("web-offline"))
    strip.wait_for()
    own_house.open()
    player.until_asked()
    strip.wait_for(state="hidden")
    assert same(player.state, before)
    player.choose(player.options("prepare_room")[0])
    player.until_asked()
    player.undo()
    player.undo()
    assert player.decision["kind"] == "turn"


def test_what_is_clicked_while_the_server_is_away_happens_once(
    invite: Invite, own_house: House
) -> None:
    player = in_mid_turn(invite, own_house)
    number = player.state["number"]
    player.visitor.forgive(LOST_LINE)
    own_house.kill()
    player.page.get_by_role("status").filter(has_text=say("web-offline")).wait_for()
    room = player.options("prepare_room")[0]["room"]
    player.page.locator(f'[data-room="{room}"][data-open=true]').click()
    own_house.open()
    player.until_after(number)
    player.until_asked()
    assert player.state["number"] == number + 1
    assert player.undoable == 2


def test_a_page_older_than_the_server_gets_the_new_one(invite: Invite) -> None:
    visitor = invite()
    visitor.forgive("assets/NewGame|404|dynamically imported")
    gone = re.compile("assets/NewGame.*js$")
    visitor.page.route(gone, lambda route: route.fulfill(status=404), times=1)
    visitor.go("/")
    visitor.press("web-new-game")
    visitor.named(say("web-open-table")).wait_for()
