"""The page for a new game: what is chosen there is what the table is played with."""

from tests.browser.conftest import Invite
from tests.browser.visitor import say


def test_boards_and_goals_can_be_chosen_and_the_rest_is_valid(invite: Invite) -> None:
    visitor = invite()
    visitor.go("/new")
    page = visitor.page
    page.get_by_label(say("web-boards")).select_option("chosen")
    page.get_by_role("combobox", name=say("web-board"), exact=True).nth(0).select_option("B")
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
