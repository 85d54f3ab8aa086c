"""Somebody leaves, a bot plays instead, and the player comes back."""

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.player import Player, quick
from tests.browser.tables import sit_together
from tests.browser.visitor import Visitor, say


def open_menu(visitor: Visitor) -> None:
    visitor.page.get_by_role("button", name=say("web-menu"), exact=True).click()


def until_first_turn(players: list[Player]) -> Player:
    """Both invite their first guests; whose turn it is then."""
    while True:
        players[0].visitor.until(lambda: any(one.is_asked for one in players), "one was asked")
        asked = next(one for one in players if one.is_asked)
        asked.until_drawn()
        if asked.decision["kind"] == "turn":
            return asked
        asked.choose(quick(asked.decision))


def let_bot_play_for_bruno(host: Visitor) -> None:
    open_menu(host)
    row = host.page.get_by_role("dialog").get_by_role("listitem").filter(has_text="Bruno")
    row.get_by_role("button", name=say("web-let-bot")).click()
    host.page.get_by_text(say("web-notice-player_replaced", name="Bruno")).wait_for()
    host.press("web-close")


def with_a_bot_for_bruno(invite: Invite) -> tuple[Visitor, Visitor, list[Player]]:
    """Host and friend at a table; the friend is away and a bot plays for him."""
    host, friend = invite(), invite()
    for visitor in (host, friend):
        visitor.use_settings(bot="random")
    players = sit_together(host, friend)
    friend.go("/")
    let_bot_play_for_bruno(host)
    return host, friend, players


def test_a_bot_plays_for_who_leaves_until_he_comes_back(invite: Invite) -> None:
    host, friend = invite(), invite()
    for visitor in (host, friend):
        visitor.use_settings(bot="random")
    players = sit_together(host, friend)
    gone = until_first_turn(players)
    stays = players[1] if gone is players[0] else players[0]
    name = gone.state["seats"][gone.state["seat"]]["name"]
    open_menu(gone.visitor)
    gone.visitor.press("web-let-bot")
    stays.page.get_by_text(say("web-notice-player_left", name=name)).wait_for()
    stays.until_asked()
    assert stays.decision["kind"] == "turn"
    menu = gone.page.get_by_role("dialog")
    menu.get_by_role("button", name=say("web-come-back")).click()
    stays.page.get_by_text(say("web-notice-player_returned", name=name)).wait_for()
    gone.visitor.press("web-close")
    while not gone.is_asked:
        stays.until_asked()
        stays.choose(quick(stays.decision))
        gone.visitor.until(lambda: gone.is_asked or stays.is_asked, "somebody was asked")
    gone.until_asked()
    gone.choose(quick(gone.decision))


def test_the_host_lets_a_bot_play_for_a_friend_who_is_away(invite: Invite) -> None:
    _, _, players = with_a_bot_for_bruno(invite)
    players[0].play(quick)
    players[0].sees_result()


def test_who_was_replaced_sees_it_and_comes_back_with_one_click(invite: Invite) -> None:
    host, friend, players = with_a_bot_for_bruno(invite)
    friend.go(players[0].page.url)
    friend.until_told()
    friend.press("web-come-back")
    host.page.get_by_text(say("web-notice-player_returned", name="Bruno")).wait_for()
    expect(friend.named(say("web-come-back"))).to_have_count(0)
