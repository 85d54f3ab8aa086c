"""The page for a new game: what is chosen there is what the table is played with."""

from tests.browser.conftest import Invite
from tests.browser.visitor import say


def test_boards_and_goals_can_be_chosen_and_the_rest_is_valid(invite: Invite) -> None:
    visitor = invite()
    visitor.go("/new")
    page = visitor.page
    page.get_by_label(say("web-boards")).select_option("chosen")
    board = page.get_by_role("combobox", name=say("web-board"), exact=True)
    board.nth(0).select_option("C")
    board.nth(1).select_option("C")
    board.nth(1).select_option("A")
    page.get_by_label(say("web-goals")).select_option(label=say("web-chosen"))
    page.get_by_label(f"{say('web-politics')} B").select_option("111")
    page.get_by_label(f"{say('web-tiles')} C").select_option("C3")
    visitor.press("web-open-table")
    visitor.until_told()
    assert visitor.state is not None
    view = visitor.state["view"]
    assert [seat["board"] for seat in view["seats"]] == ["B", "A"], (
        "the other seat moves out of the way"
    )
    assert [card["politics"] for card in view["politics"]] == [105, 111, 113]
    assert view["tiles"] == ["A1", "B1", "C3"]


def test_a_chosen_seed_is_said_at_the_table_and_not_asked_for_with_friends(invite: Invite) -> None:
    visitor = invite()
    visitor.go("/new")
    page = visitor.page
    seed = page.get_by_label(say("web-seed"))
    seed.fill("Vienna")
    seat = page.get_by_label(say("web-seat-n", number=2))
    seat.select_option("link")
    assert seed.count() == 0
    assert page.get_by_text(say("web-seed-of-others")).is_visible()
    seat.select_option("bot")
    assert seed.input_value() == "Vienna"
    visitor.press("web-open-table")
    visitor.until_told()
    page.get_by_text(say("web-chosen-deal")).wait_for()
