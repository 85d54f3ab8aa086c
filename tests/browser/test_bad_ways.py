"""Wrong addresses and odd names: a clear answer, and nothing breaks."""

from playwright.sync_api import expect

from hotelier import arrange
from tests.browser.conftest import Invite
from tests.browser.tables import join, open_for_a_friend, open_table, play_on
from tests.browser.visitor import say

REFUSED = r"status 40[34]|Failed to load resource|WebSocket"


def test_an_unknown_table_leads_to_my_games(invite: Invite) -> None:
    visitor = invite()
    visitor.forgive(REFUSED)
    visitor.go("/table/no-such-table")
    visitor.page.get_by_role("heading", name=say("web-gone")).wait_for()
    visitor.page.get_by_role("main").get_by_role("button", name=say("web-my-games")).click()
    visitor.page.get_by_text(say("web-no-games")).wait_for()


def test_a_table_without_spectators_shows_nothing_to_strangers(invite: Invite) -> None:
    host, stranger = invite(), invite()
    stranger.forgive(REFUSED)
    seats = [{"kind": "you", "name": "Anna"}, {"kind": "bot", "bot": "random"}]
    table = open_table(host, seats, spectators=False)["table"]
    stranger.go(f"/table/{table}")
    stranger.page.get_by_role("heading", name=say("web-gone")).wait_for()
    assert stranger.state is None


def test_a_bad_link_is_told_and_can_be_corrected(invite: Invite) -> None:
    host, friend = invite(), invite()
    friend.forgive(REFUSED)
    link = open_for_a_friend(host)
    friend.go(f"{link[:-4]}aaaa")
    friend.page.get_by_role("alert").wait_for()
    friend.page.get_by_label(say("web-join-hint")).fill(link)
    friend.press("web-look")
    friend.press("web-sit-down")
    friend.until_told()


def test_a_name_with_markup_is_shown_as_it_was_written(invite: Invite) -> None:
    host, friend = invite(), invite()
    name = "<img src=x>"
    join(friend, open_for_a_friend(host), name)
    friend.until_told()
    host.page.get_by_text(name).first.wait_for()
    expect(host.page.locator("img[src=x]")).to_have_count(0)


def test_the_tab_tells_whose_turn_it_is(invite: Invite) -> None:
    visitor = invite()
    play_on(visitor, arrange())
    assert say("web-your-turn") in visitor.page.title()
    visitor.go("/")
    assert say("web-your-turn") not in visitor.page.title()
