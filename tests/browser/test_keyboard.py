"""Playing without a mouse."""

from hotelier import arrange
from hotelier.game.actions import TakeDie, action_of
from hotelier.position.arrange import Seat
from tests.browser.conftest import Invite
from tests.browser.player import Player
from tests.browser.tables import play_on
from tests.browser.visitor import Json, Visitor, say

MOST_TABS = 30


class Typist(Player):
    """Chooses by keys alone: its own key where there is one, else the next open thing and Enter."""

    def type_for(self, option: Json) -> None:
        """Choose this option, or whatever the next open thing is."""
        before = self.state
        self.kinds.add(before["decision"]["kind"])
        keys = self.page.keyboard
        match option["action"]:
            case "finish_turn" | "decline":
                keys.press("f")
                if not self.visitor.settles(lambda: self.state["number"] > before["number"]):
                    keys.press("f")
            case "take_die" if option["face"] < 6:
                keys.press(str(option["face"]))
            case _:
                self.take_next(before["number"])
        self.until_after(before["number"])

    def take_next(self, number: int) -> None:
        """The next open thing may ask for another: which room, which action."""
        for _ in range(MOST_TABS):
            self.page.keyboard.press("n")
            self.page.keyboard.press("Enter")
            if self.visitor.settles(lambda: self.state["number"] > number):
                return

    def type_on(self) -> None:
        """Play until the game is over."""
        while self.until_asked():
            options = self.decision["options"]
            wanted = ("decline", "finish_turn", "take_die")
            liked = [one for action in wanted for one in options if one["action"] == action]
            self.type_for((liked or options)[0])


def tab_to(visitor: Visitor, text: str) -> None:
    """Go from thing to thing until the one with this text has the focus."""
    for _ in range(MOST_TABS):
        visitor.page.keyboard.press("Tab")
        if visitor.page.evaluate("document.activeElement.textContent.trim()") == text:
            return
    raise AssertionError(f"no way to {text!r} by keyboard")


def test_a_game_by_keyboard_from_the_start_page_to_the_next_one(invite: Invite) -> None:
    visitor = invite()
    visitor.use_settings(bot="random")
    visitor.go("/")
    visitor.page.get_by_role("button", name=say("web-play-now")).wait_for()
    tab_to(visitor, say("web-play-now"))
    visitor.page.keyboard.press("Enter")
    player = Typist(visitor)
    player.type_on()
    player.sees_result()
    old = visitor.page.url
    tab_to(visitor, say("web-rematch"))
    visitor.page.keyboard.press("Enter")
    visitor.page.wait_for_url(lambda address: address != old)
    assert player.until_asked()


def press(player: Player, *keys: str) -> Json:
    """Press keys that lead to a choice; what is asked then."""
    number = player.state["number"]
    for key in keys:
        player.page.keyboard.press(key)
    player.until_after(number)
    player.until_asked()
    return player.decision


def test_every_zone_has_its_key(invite: Invite) -> None:
    cafe = {49: "1 wine", 50: ""}
    seat = Seat(cafe=cafe, hotel="...../...../...../by...", hand=[2, 3], staff=[1], kronen=12)
    player = play_on(invite(), arrange(seats=[seat, Seat()], dice="1112233455"))
    assert press(player, "g", "5")["kind"] == "turn"
    assert player.state["view"]["seats"][0]["cafe"][2] is not None
    assert press(player, "3")["kind"] == "prepare_rooms"
    assert press(player, "z")["kind"] == "turn"
    assert press(player, "y")["kind"] == "prepare_rooms"
    assert press(player, "h", "Enter")["kind"] == "prepare_rooms"
    assert press(player, "f")["kind"] == "turn"
    press(player, "m", "h", "Enter")
    assert player.state["view"]["seats"][0]["cafe"][0] is None
    while player.decision["kind"] != "turn":
        press(player, "f")
    press(player, "t", "Enter")
    assert player.state["view"]["seats"][0]["staff"][0]["used"]


def test_the_boost_and_the_six_by_keys(invite: Invite) -> None:
    player = play_on(invite(), arrange(dice="1122334456"))
    before = player.state
    press(player, "b", "4")
    assert action_of(player.answer(before)) == TakeDie(4, 4, boosted=True)
    before = press_undo(player)
    press(player, "6", "3")
    assert action_of(player.answer(before)) == TakeDie(6, 3, boosted=False)


def press_undo(player: Player) -> Json:
    press(player, "z")
    return player.state
