"""Moves of others travel over the table, leave marks, and are told to whoever was away."""

import json

from playwright.sync_api import expect

from hotelier import arrange
from tests.browser.conftest import Invite
from tests.browser.player import Player
from tests.browser.tables import play_on
from tests.browser.visitor import Visitor, say

SEEN = "Object.keys(localStorage).find((key) => key.startsWith('hotelier-seen-'))"


def let_others_move(player: Player) -> None:
    """Pass: the bot, which has better things to do, takes its turns."""
    player.choose(player.options("pass")[0])


def test_they_are_announced_and_travel_and_space_skips_them(invite: Invite) -> None:
    visitor = invite()
    visitor.page.emulate_media(reduced_motion="no-preference")
    visitor.use_settings(speed=1)
    player = play_on(visitor, arrange(), bot="porter")
    let_others_move(player)
    visitor.page.locator("[data-part=flight]").first.wait_for(state="attached")
    visitor.named(say("web-skip")).wait_for()
    visitor.page.keyboard.press("Space")
    player.until_asked()
    expect(visitor.named(say("web-skip"))).to_have_count(0)
    expect(visitor.page.locator("[data-part=flight]")).to_have_count(0)


def test_with_less_motion_gold_corners_stay_until_the_next_click(invite: Invite) -> None:
    visitor = invite()
    player = play_on(visitor, arrange(), bot="porter")
    let_others_move(player)
    player.until_asked()
    corners = visitor.page.locator("[data-part=mark]")
    corners.first.wait_for()
    expect(visitor.page.locator("[data-part=flight]")).to_have_count(0)
    visitor.page.locator("[data-part=topbar]").click(position={"x": 700, "y": 8})
    expect(corners).to_have_count(0)


def come_back_after_a_minute(visitor: Visitor, table: str, seen: int) -> None:
    """As if one had left when the log had so many answers."""
    visitor.go("/")
    visitor.page.evaluate(
        f"(left) => localStorage.setItem({SEEN}, left)",
        json.dumps({"seen": seen, "at": 0}),
    )
    visitor.go(table)


def test_whoever_was_away_is_told_turn_by_turn(invite: Invite) -> None:
    visitor = invite()
    player = play_on(visitor, arrange(), bot="porter")
    seen = sum(len(told["log"]["entries"]) for told in visitor.messages if told["type"] == "state")
    let_others_move(player)
    player.until_asked()
    come_back_after_a_minute(visitor, visitor.page.url, seen)
    recap = visitor.page.locator("[data-part=recap]")
    recap.wait_for()
    expect(recap.locator("li").first).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(recap).to_have_count(0)


def test_whoever_comes_straight_back_is_told_nothing(invite: Invite) -> None:
    visitor = invite()
    player = play_on(visitor, arrange(), bot="porter")
    let_others_move(player)
    player.until_asked()
    visitor.go(visitor.page.url)
    player.until_asked()
    expect(visitor.page.locator("[data-part=recap]")).to_have_count(0)
