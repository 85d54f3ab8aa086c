"""Going on at another device, by a code."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.visitor import say


def test_a_code_brings_the_games_along(invite: Invite) -> None:
    desk, phone = invite(), invite(size=(390, 844))
    desk.play_now()
    desk.until_told()
    assert desk.state is not None
    table = desk.state["table"]
    desk.go("/settings")
    desk.press("web-device-get")
    code = desk.page.locator("output b").inner_text()
    phone.go("/settings")
    phone.forgive("404")
    field = phone.page.get_by_label(say("web-device-code"))
    field.fill("AAAA-BBBB-CCCC")
    phone.press("web-device-use")
    expect(phone.page.get_by_role("alert")).to_have_text(say("server-bad_code"))
    field.fill(code.lower())
    phone.press("web-device-use")
    phone.page.wait_for_url(re.compile("/games$"))
    phone.go(f"/table/{table}")
    phone.until_told()
    assert phone.state is not None
    assert phone.state["holds"] == [0]


def test_a_browser_with_games_is_asked_first(invite: Invite) -> None:
    desk, phone = invite(), invite()
    for visitor in (desk, phone):
        visitor.play_now()
        visitor.until_told()
        visitor.go("/settings")
    desk.press("web-device-get")
    code = desk.page.locator("output b").inner_text()
    phone.forgive("409")
    phone.page.get_by_label(say("web-device-code")).fill(code)
    phone.press("web-device-use")
    expect(phone.page.get_by_role("alert")).to_have_text(say("server-device_has_games"))
    phone.page.get_by_label(say("web-device-give-up")).check()
    phone.press("web-device-use")
    phone.page.wait_for_url(re.compile("/games$"))
