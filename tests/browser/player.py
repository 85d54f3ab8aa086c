"""A visitor who plays: sees what is asked, and clicks the thing itself."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from tests.browser.things import clicks, finish_anyway
from tests.browser.visitor import Json, Visitor, say

Taste = Callable[[Json], Json]
"""Which option of a decision a player likes."""

QUICK: Final = ("finish_turn", "decline", "take_die", "use_dice")


def any_option(seed: int) -> Taste:
    """Every kind of action is as likely as any other, so that the rare ones come up too.

    Doing nothing is not what one plays for: passing and declining are rarer.
    """
    rng = Random(seed)

    def like(decision: Json) -> Json:
        kinds = sorted({option["action"] for option in decision["options"]})
        kind = rng.choice(kinds)
        if kind in ("pass", "decline", "finish_turn"):
            kind = rng.choice(kinds)
        found: Json = rng.choice([one for one in decision["options"] if one["action"] == kind])
        return found

    return like


def quick(decision: Json) -> Json:
    """Whatever brings the game to its end with the fewest clicks."""
    options: list[Json] = decision["options"]
    for action in QUICK:
        for option in options:
            if option["action"] == action and option.get("face") != 6:
                return option
    return options[0]


def same(here: Json, there: Json) -> bool:
    """Whether two states show the same table and the same decision."""
    return bool(here["view"] == there["view"] and here["decision"] == there["decision"])


def play_together(players: Sequence["Player"], like: Taste) -> None:
    """Play until the game is over; whoever is asked answers."""
    while not all(player.is_over for player in players):
        asked = [player for player in players if player.is_asked]
        if not asked:
            players[0].page.wait_for_timeout(20)
        for player in asked:
            player.until_drawn()
            player.choose(like(player.decision))


class Player:
    """Plays on the page of a visitor who is at a table."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.kinds: set[str] = set()
        self.curtains = 0

    @property
    def state(self) -> Json:
        """What the server told last."""
        state = self.visitor.state
        assert state is not None
        return state

    @property
    def decision(self) -> Json:
        """What this player is asked."""
        decision: Json = self.state["decision"]
        assert decision is not None
        return decision

    def options(self, action: str) -> list[Json]:
        return [one for one in self.decision["options"] if one["action"] == action]

    def until_drawn(self) -> None:
        """Wait until the page shows what the server told last, and has its cards."""
        stage = self.page.locator("[data-number]")
        stage.wait_for()
        number = self.state["number"]
        self.visitor.until(
            lambda: int(stage.get_attribute("data-number") or -1) >= number,
            f"number {number} was drawn",
        )
        self.page.locator("[data-round]").first.wait_for(state="attached")

    @property
    def is_over(self) -> bool:
        return self.state["result"] is not None

    @property
    def is_asked(self) -> bool:
        return self.state["decision"] is not None

    @property
    def is_behind_curtain(self) -> bool:
        """Whether another seat of this device is to decide."""
        waiting, holds = self.state["waiting"], self.state["holds"]
        return waiting is not None and waiting["seat"] in holds and not self.is_asked

    def until_asked(self) -> bool:
        """Wait until it is this player's turn to decide; false if the game is over."""
        self.visitor.until_told()
        self.visitor.until(
            lambda: self.is_asked or self.is_over or self.is_behind_curtain, "somebody was asked"
        )
        if self.is_behind_curtain:
            self.lift_curtain()
        if self.is_over:
            return False
        self.until_drawn()
        return True

    def lift_curtain(self) -> None:
        """Sit down in front of the own hand, which nobody else may see."""
        seat = self.state["waiting"]["seat"]
        name = self.state["seats"][seat]["name"]
        curtain = self.page.get_by_role("dialog", name=say("web-curtain", name=name))
        curtain.get_by_role("button", name=say("web-show-hand")).click()
        self.visitor.until(lambda: bool(self.state["seat"] == seat), "the hand was shown")
        curtain.wait_for(state="hidden")
        self.curtains += 1

    def until_after(self, number: int) -> None:
        """Wait for a newer state than the one with this number."""
        self.visitor.until(lambda: self.state["number"] > number, "the table changed")

    def choose(self, option: Json) -> None:
        """Click for an option; the answer that was written down must be this one."""
        state = self.state
        self.kinds.add(state["decision"]["kind"])
        print(f"{state['number']} {state['decision']['kind']}: {option['text']}")
        for thing in clicks(self.page, state, option):
            thing.click()
        if option["action"] == "finish_turn":
            self._insist(state["number"])
        self.until_after(state["number"])
        assert self.answer(state) == option["code"], f"clicked for {option['text']}"

    def answer(self, before: Json) -> int:
        """The code of the first answer this seat has given since a state."""
        seat, number = before["seat"], before["number"]
        for told in self.visitor.messages:
            if told["type"] != "state" or told["number"] <= number:
                continue
            for entry in told["log"]["entries"]:
                if entry["seat"] == seat and entry["action"] is not None:
                    code: int = entry["action"]["code"]
                    return code
        raise AssertionError("no answer of this seat was written down")

    def _insist(self, number: int) -> None:
        """Where the page reminds of something first, finish nevertheless."""
        again = finish_anyway(self.page)
        self.visitor.until(
            lambda: self.state["number"] > number or again.is_visible(), "the turn ended"
        )
        if self.state["number"] == number:
            again.click()

    @property
    def undoable(self) -> int:
        """How many steps the server would take back."""
        steps: int = self.state["undo"]["steps"]
        return steps

    def undo(self) -> None:
        """Click the button that takes one step back."""
        number = self.state["number"]
        self.page.locator("[data-part=bar]").get_by_role("button", name=say("web-undo")).click()
        self.until_after(number)
        self.until_drawn()

    def redo(self) -> None:
        """Click the button that does the step again."""
        number = self.state["number"]
        self.page.locator("[data-part=bar]").get_by_role("button", name=say("web-redo")).click()
        self.until_after(number)
        self.until_drawn()

    def play(self, like: Taste) -> None:
        """Play until the game is over."""
        while self.until_asked():
            self.choose(like(self.decision))

    def play_until(self, kind: str, like: Taste) -> None:
        """Play until asked for this kind of decision."""
        while self.until_asked() and self.decision["kind"] != kind:
            self.choose(like(self.decision))

    def sees_result(self) -> None:
        """The score sheet shows the totals that the server told."""
        totals = self.state["result"]["totals"]
        row = self.page.get_by_role("row").filter(has_text=say("web-total"))
        cells = row.get_by_role("cell")
        cells.first.wait_for()
        assert [int(text.replace("−", "-")) for text in cells.all_inner_texts()] == totals
