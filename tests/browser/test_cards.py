"""The page of all cards: filters, and what an edition changes."""

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.visitor import Visitor, say


def names(visitor: Visitor) -> list[str]:
    return visitor.page.locator("figcaption b").all_inner_texts()


def test_cards_are_found_by_what_is_printed_on_them(invite: Invite) -> None:
    visitor = invite()
    visitor.go("/cards")
    page = visitor.page
    count = page.get_by_text(say("web-cards-count", number=56 + 48 + 12 + 12))
    count.wait_for()
    page.get_by_label(say("web-colour-word")).select_option(label=say("web-nobles"))
    page.get_by_label(say("web-ordered")).select_option(label=say("web-good-wine"))
    blue = page.locator("figcaption", has_text="Blue guest")
    visitor.until(lambda: 0 < blue.count() == len(names(visitor)) < 14, "blue guests only")
    for text in blue.all_inner_texts():
        assert "wine" in text
    for label in ("web-colour-word", "web-ordered"):
        page.get_by_label(say(label)).select_option(label=say("web-all"))
    page.get_by_label(say("web-staff-cost")).select_option("5")
    dear = page.locator("figcaption", has_text="Costs 5 kronen")
    visitor.until(lambda: 0 < dear.count() == len(names(visitor)), "staff for 5 kronen only")
    page.get_by_label(say("web-search")).fill("kitchen hand")
    expect(page.locator("figure")).to_have_count(0)


def test_an_edition_shows_what_it_changes(invite: Invite) -> None:
    visitor = invite()
    visitor.go("/cards")
    page = visitor.page
    classic = say("edition-classic")
    only = page.get_by_label(say("web-only-changed", edition=classic))
    page.get_by_label(say("web-edition")).select_option("retail-2022")
    hand = page.locator("figure").filter(has_text=say("staff-17"))
    expect(hand.locator("i")).to_contain_text(classic)
    only.check()
    visitor.until(lambda: 1 < len(names(visitor)) < 15, "only what differs")
    assert say("guest-49") not in names(visitor)
    page.get_by_label(say("web-edition")).select_option("classic")
    visitor.until(lambda: len(names(visitor)) == 128, "the usual edition has all cards")
    expect(page.locator("figcaption i")).to_have_count(0)
