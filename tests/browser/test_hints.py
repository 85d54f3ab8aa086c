"""The lamp: what the trained player would do, marked on the table and explained beside it."""

import re

from playwright.sync_api import expect

from hotelier import Seat, arrange
from tests.browser.conftest import Invite
from tests.browser.gallery import SET
from tests.browser.player import Player
from tests.browser.tables import open_table, play_on
from tests.browser.things import clicks
from tests.browser.visitor import Json, say

FITS = """() => {
    const box = document.querySelector("[data-part=hint]").getBoundingClientRect();
    const bar = document.querySelector("[data-part=bar]").getBoundingClientRect();
    return box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= bar.top
        && document.documentElement.scrollWidth <= innerWidth;
}"""
"""Whether the panel stands above the bar and within the window."""

SIZES = ((1440, 900), (1024, 768), (390, 844), (320, 640))


def asked(player: Player) -> list[Json]:
    """The hints that the server has told, once they are shown."""
    player.page.locator("[data-part=hint]").wait_for()
    return next(it["hints"] for it in reversed(player.visitor.messages) if it.get("hints"))


def test_a_hint_marks_the_best_option_on_the_table_and_says_why(invite: Invite) -> None:
    player = play_on(invite(), arrange(seats=[Seat(kronen=20), Seat()]))
    page = player.page
    page.locator("[data-part=bar]").get_by_role("button", name=say("web-hint")).click()
    hints = asked(player)
    rows = page.locator("[data-part=hint] li > button")
    expect(rows).to_have_count(len(hints))
    for row, hint in zip(rows.all(), hints, strict=True):
        expect(row).to_contain_text(hint["text"])
        expect(row).to_contain_text(hint["worth"])
        expect(row).to_contain_text(hint["because"])
    for place, hint in enumerate(hints):
        rows.nth(place).click()
        expect(rows.nth(place)).to_have_attribute("aria-pressed", "true")
        option = player.decision["options"][hint["option"]]
        thing = clicks(page, player.state, option)[0]
        expect(thing).to_have_attribute("data-hinted", "true")
    page.get_by_role("button", name=say("web-hint-one")).click()
    expect(page.locator("[data-part=hint] li > button:visible")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(rows).to_have_count(0)
    expect(page.locator('[data-hinted="true"]')).to_have_count(0)
    page.keyboard.press("a")
    option = player.decision["options"][asked(player)[0]["option"]]
    player.choose(option)
    expect(page.locator("[data-part=hint]")).to_have_count(0)


def test_the_panel_fits_in_every_language_at_every_size(invite: Invite) -> None:
    player = play_on(invite(), arrange(seats=[Seat(kronen=20), Seat()]))
    page = player.page
    for language in ("en", "de", "ru", "pl", "zh"):
        page.evaluate(SET, {"language": language})
        page.locator(f"html[lang={language}]").wait_for()
        page.keyboard.press("Escape")
        page.keyboard.press("a")
        page.locator("[data-part=hint]").wait_for()
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            player.visitor.until(lambda: bool(page.evaluate(FITS)), "the panel fits")


def test_a_table_without_hints_refuses_in_words(invite: Invite) -> None:
    visitor = invite()
    seats = [{"kind": "you", "name": "Anna"}, {"kind": "bot", "bot": "random"}]
    visitor.go(f"/table/{open_table(visitor, seats, hints=False)['table']}")
    player = Player(visitor)
    player.until_asked()
    visitor.page.keyboard.press("a")
    refusal = visitor.page.get_by_role("alert")
    expect(refusal).to_have_text(say("server-no_hints"))
    visitor.press("web-menu")
    visitor.page.get_by_text(say("web-hints-off")).first.wait_for()


def test_a_new_game_offers_the_levels_and_hints(invite: Invite) -> None:
    visitor = invite()
    visitor.go("/new")
    level = visitor.page.get_by_label(say("web-level"))
    names = ("page", "porter", "receptionist", "concierge", "director", "random")
    expect(level.locator("option")).to_have_text(
        [re.compile(rf"^{say('web-bot-name', bot=name)}") for name in names]
    )
    expect(level).to_have_value("porter")
    visitor.page.get_by_label(say("web-allow-hints")).uncheck()
    visitor.press("web-open-table")
    visitor.until_told()
    assert visitor.state is not None
    assert visitor.state["hints"] is False
