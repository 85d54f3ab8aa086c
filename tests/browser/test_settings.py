"""Settings that change how one plays, and the words on everything that cannot be done."""

from playwright.sync_api import expect

from hotelier import arrange
from hotelier.game.actions import MoveIn, action_of
from hotelier.position.arrange import Seat
from hotelier.text import Words
from hotelier.text.describe import guest_name
from tests.browser.conftest import Invite
from tests.browser.player import Player
from tests.browser.tables import play_on
from tests.browser.visitor import Visitor, say

READY = Seat(cafe={49: "1 wine"}, hotel="...../...../...../by...")
"""A guest has all he ordered, and a room of his colour is free."""


def tick(visitor: Visitor, key: str) -> None:
    """Change a setting on the page for settings."""
    visitor.go("/settings")
    visitor.page.get_by_label(say(key)).click()


def test_asks_before_something_cannot_be_undone(invite: Invite) -> None:
    visitor = invite()
    tick(visitor, "web-ask-seal")
    player = play_on(visitor, arrange())
    before = player.state
    guest = player.page.locator('[data-key="g5"]')
    guest.click()
    visitor.press("web-cancel")
    expect(visitor.named(say("web-yes"))).to_have_count(0)
    assert player.state["number"] == before["number"]
    guest.click()
    visitor.press("web-yes")
    player.until_after(before["number"])
    player.until_asked()
    assert "guest_taken" in player.state["view"]["pending"][-1]["done"]


def test_a_step_that_can_be_undone_is_not_asked_about(invite: Invite) -> None:
    visitor = invite()
    tick(visitor, "web-ask-seal")
    player = play_on(visitor, arrange())
    player.choose(next(one for one in player.options("take_die") if one["face"] == 3))


def test_the_turn_finishes_by_itself_when_nothing_remains(invite: Invite) -> None:
    visitor = invite()
    tick(visitor, "web-auto-finish")
    seats = [Seat(kitchen="", kronen=0), Seat(dice=[1])]
    player = play_on(visitor, arrange(seats=seats, dice="44444", row=()))
    player.choose(player.options("take_die")[0])
    player.until_asked()
    number = player.state["number"]
    player.page.locator("[data-zone=options]").first.click()
    player.until_after(number + 1)
    assert player.state["view"]["seats"][0]["dice"][0] == 4


def ready_to_finish(invite: Invite) -> Player:
    player = play_on(invite(), arrange(seats=[READY, Seat()], done=["guest_taken", "die_taken"]))
    assert player.options("finish_turn") and player.options("move_in")
    return player


def test_is_reminded_of_what_is_still_open(invite: Invite) -> None:
    player = ready_to_finish(invite)
    before = player.state
    player.visitor.press("web-finish")
    player.page.get_by_text(say("web-still-open")).wait_for()
    name = say("web-remind-guest", guest=say("guest-49"))
    player.page.locator("[data-part=bar]").get_by_role("button", name=name).click()
    player.until_after(before["number"])
    assert isinstance(action_of(player.answer(before)), MoveIn)


def test_reminders_can_be_switched_off(invite: Invite) -> None:
    visitor = invite()
    tick(visitor, "web-reminders")
    game = arrange(seats=[READY, Seat()], done=["guest_taken", "die_taken"])
    player = play_on(visitor, game)
    number = player.state["number"]
    visitor.press("web-finish")
    player.until_after(number)


def test_what_is_not_possible_says_why(invite: Invite) -> None:
    player = play_on(invite(), arrange(seats=[Seat(kronen=0), Seat()], dice="1122334455"))
    number = player.state["number"]
    for thing in ('[data-key="d6"]', '[data-key="g1"]', '[data-room="e4"]', '[data-key="p1"]'):
        # Forced, because playwright itself would wait until the thing is no longer disabled.
        player.page.locator(thing).click(force=True)
        reason = player.page.locator("[data-part=reason]")
        expect(reason).to_contain_text(".")
        reason.click()
        expect(reason).to_have_count(0)
    assert player.state["number"] == number


def test_in_explain_mode_a_click_explains_and_does_nothing(invite: Invite) -> None:
    player = play_on(invite(), arrange())
    number = player.state["number"]
    help_button = player.page.get_by_role("button", name=say("web-explain"))
    help_button.click()
    player.page.locator('[data-key="d3"]').click()
    expect(player.page.locator("[data-part=reason]")).to_be_visible()
    help_button.click()
    assert player.state["number"] == number
    player.choose(next(one for one in player.options("take_die") if one["face"] == 3))


def test_the_language_changes_at_the_table(invite: Invite) -> None:
    visitor = invite()
    player = play_on(visitor, arrange())
    visitor.page.get_by_role("button", name=say("web-settings")).click()
    visitor.page.get_by_role("dialog").get_by_label(say("web-language")).select_option("de")
    expect(visitor.page.locator("html")).to_have_attribute("lang", "de")
    german = Words("de")
    visitor.page.locator("[data-part=bar]").get_by_role(
        "button", name=german("web-pass")
    ).wait_for()
    name = guest_name(player.state["view"]["row"][0], german)
    visitor.until(lambda: name in player.options("take_guest")[0]["text"], "German was spoken")


def test_play_now_remembers_name_and_level_of_the_last_new_game(invite: Invite) -> None:
    visitor = invite()
    visitor.go("/new")
    visitor.page.get_by_label(say("web-name")).first.fill("Sophie")
    visitor.page.get_by_label(say("web-level")).select_option("page")
    visitor.press("web-open-table")
    visitor.until_told()
    visitor.play_now()
    visitor.until_told()
    assert visitor.state is not None
    seats = visitor.state["seats"]
    assert [(seat["name"], seat["bot"]) for seat in seats] == [
        ("Sophie", None),
        ("Ferdinand", "page"),
    ]
