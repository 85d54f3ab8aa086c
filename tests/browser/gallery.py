"""The main screens: how a visitor comes to each of them, and how to tell that it is there."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from hotelier.record import Record, dump_record
from hotelier.text import Words
from tests.browser.scenes import NAMES, before_the_end, full_table, unplayed, whole_game
from tests.browser.visitor import Visitor

AUDIT: Final = (Path(__file__).parent / "looks.js").read_text(encoding="utf-8")
SET: Final = """(wanted) => {
    const key = "hotelier-settings";
    const now = JSON.parse(localStorage.getItem(key) ?? "{}");
    localStorage.setItem(key, JSON.stringify({ ...now, ...wanted }));
    dispatchEvent(new StorageEvent("storage", { key }));
}"""


@dataclass(frozen=True)
class Screen:
    """A screen; ``mark`` is a message that stands on it, seen or only read out."""

    name: str
    enter: Callable[[Visitor], None]
    mark: str

    def is_there(self, visitor: Visitor, language: str) -> None:
        """Wait until the screen is shown in a language."""
        text = str(Words(language)(self.mark))
        visitor.page.get_by_text(text).first.wait_for(state="attached")


def post(visitor: Visitor, path: str, body: dict[str, Any]) -> Any:
    answer = visitor.context.request.post(
        f"{visitor.address}{path}", data=body, headers={"Origin": visitor.address}
    )
    assert answer.ok, answer.text()
    return answer.json()


def upload(visitor: Visitor, record: Record) -> str:
    return str(post(visitor, "/api/replays", {"text": dump_record(record)})["replay"])


def play_on(visitor: Visitor, record: Record, step: int = 0, seat: int = 0) -> str:
    """A table that goes on from a step of a record."""
    body = {"step": step, "seat": seat, "bot": "random", "name": NAMES[seat]}
    return str(post(visitor, f"/api/replays/{upload(visitor, record)}/play_on", body)["table"])


def at_full_table(players: int) -> Callable[[Visitor], None]:
    def enter(visitor: Visitor) -> None:
        visitor.go(f"/table/{play_on(visitor, unplayed(full_table(players)))}")

    return enter


def at_score_sheet(visitor: Visitor) -> None:
    record = whole_game(4)
    visitor.go(f"/table/{play_on(visitor, record, *before_the_end(record))}")
    visitor.press("web-finish")
    visitor.page.get_by_role("table").wait_for()


REPLAYS: Final[dict[str, str]] = {}
"""The replay that visitors of a server look at; what was judged once in its analysis is kept."""


def at_replay(visitor: Visitor) -> None:
    record = whole_game()
    if visitor.address not in REPLAYS:
        REPLAYS[visitor.address] = upload(visitor, record)
    visitor.go(f"/replay/{REPLAYS[visitor.address]}#{len(record.moves) * 2 // 3}")


def at_analysis(visitor: Visitor) -> None:
    at_replay(visitor)
    analyse(visitor)
    visitor.page.locator("[data-part=costly] button").first.click()


def analyse(visitor: Visitor) -> None:
    """Ask for the analysis of a replay; it takes some seconds."""
    visitor.press("web-analysis")
    visitor.page.locator("[data-part=chances]").wait_for(timeout=300_000)


def at_join(visitor: Visitor) -> None:
    seats = [{"kind": "you", "name": NAMES[0]}, {"kind": "link", "name": NAMES[1]}]
    link = post(visitor, "/api/tables", {"seats": seats})["links"][0]["link"]
    visitor.go(link)


def at_my_games(visitor: Visitor) -> None:
    for players in (2, 4):
        play_on(visitor, unplayed(full_table(players)))
    at_score_sheet(visitor)
    visitor.go("/games")


def at(path: str) -> Callable[[Visitor], None]:
    def enter(visitor: Visitor) -> None:
        visitor.go(path)

    return enter


SCREENS: Final = (
    Screen("start", at("/"), "web-play-now"),
    Screen("new game", at("/new"), "web-open-table"),
    Screen("join", at_join, "web-sit-down"),
    Screen("my games", at_my_games, "web-replay"),
    Screen("settings", at("/settings"), "web-theme"),
    Screen("cards and rules", at("/cards"), "guest-49"),
    Screen("table of 2", at_full_table(2), "guest-92"),
    Screen("table of 3", at_full_table(3), "guest-92"),
    Screen("table of 4", at_full_table(4), "guest-92"),
    Screen("score sheet", at_score_sheet, "web-rematch"),
    Screen("replay", at_replay, "web-play-on"),
    Screen("analysis", at_analysis, "web-best-here"),
)
