"""Everybody plays in his own way: with other keys, with the table as text, looking at rivals."""

import pytest
from playwright.sync_api import expect

from hotelier import arrange
from hotelier.position.arrange import Seat
from tests.browser.conftest import Invite
from tests.browser.moments import last_turn
from tests.browser.player import quick
from tests.browser.tables import play_on
from tests.browser.visitor import say


def test_keys_can_be_changed_unless_they_are_taken(invite: Invite) -> None:
    visitor = invite()
    visitor.go("/settings")
    undo = visitor.page.locator("#key-undo + button")
    undo.click()
    visitor.page.keyboard.press("y")
    taken = say("web-key-taken", key="Y", command=say("web-key-redo"))
    expect(visitor.page.get_by_role("alert")).to_have_text(taken)
    expect(undo).to_have_text("Z")
    undo.click()
    visitor.page.keyboard.press("u")
    expect(undo).to_have_text("U")

    player = play_on(visitor, arrange())
    number = player.state["number"]
    player.choose(next(one for one in player.options("take_die") if one["face"] == 3))
    player.until_asked()
    visitor.page.keyboard.press("z")
    assert not visitor.settles(lambda: player.state["number"] > number + 1)
    visitor.page.keyboard.press("u")
    visitor.until(lambda: player.state["undo"]["redo"] == 1, "the die was put back")

    visitor.go("/settings")
    visitor.press("web-keys-reset")
    expect(undo).to_have_text("Z")


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_a_game_is_played_to_its_end_at_the_table_as_text(
    size: tuple[int, int], invite: Invite
) -> None:
    visitor = invite(size=size)
    visitor.use_settings(textTable=True)
    player = play_on(visitor, *last_turn(2))
    while player.until_asked():
        option = quick(player.decision)
        number = player.state["number"]
        visitor.page.locator("[data-zone=options]").nth(option["index"]).click()
        player.until_after(number)
    player.sees_result()


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768), (390, 844), (320, 640)])
def test_every_rival_can_be_enlarged(size: tuple[int, int], invite: Invite) -> None:
    visitor = invite(size=size)
    player = play_on(visitor, arrange(seats=[Seat()] * 4))
    names = [seat["name"] for seat in player.state["seats"]][1:]
    for place, name in enumerate(names):
        if size[0] >= 1440:
            visitor.page.get_by_role("button", name=say("web-enlarge", name=name)).nth(0).click()
        else:
            visitor.page.locator("[data-zone=rivals]").nth(place).click()
        board = visitor.page.get_by_role("dialog", name=name)
        expect(board.get_by_role("grid")).to_be_visible()
        visitor.page.keyboard.press("Escape")
        expect(board).to_have_count(0)
