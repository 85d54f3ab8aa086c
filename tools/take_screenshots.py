"""Take the pictures of the main screens for the documentation: docs/images/*.webp.

    python tools/take_screenshots.py [name ...]

A server plays the same deal every time. Every screen is taken by day and by night. Run it again
when a screen looks different, and look at the pictures.
"""

import base64
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from hotelier import Game, Seat, arrange  # noqa: E402
from hotelier.errors import one_of  # noqa: E402
from hotelier.record import Player, Recorder, dump_record  # noqa: E402
from tests.browser.chromium import FLAGS, find_chromium  # noqa: E402
from tests.browser.house import House  # noqa: E402

PICTURES: Final = ROOT / "docs" / "images"
NAMES: Final = ("Marie", "Ferdinand", "Klara", "Johann")
DESK: Final = (1440, 900)
TABLET: Final = (1024, 768)
PHONE: Final = (390, 844)
QUALITY: Final = 88


def some_game(players: int) -> Game:
    """Round 4 of a good game; Marie plays after the seat before her."""
    marie = Seat(
        hotel=". . . . . / . . . . . / Y y r . . / B Y R R b",
        kronen=7,
        emperor=4,
        kitchen="1 strudel, 2 wine",
        cafe={75: "2 wine, 1 coffee", 85: "2 strudel, 1 cake"},
        staff=[1, 9, 19],
        hand=[24, 35, 36, 28, 47],
        points=38,
    )
    ferdinand = Seat(
        hotel="b . . . . / B r . . . / Y Y r r . / B Y R R .",
        kronen=4,
        emperor=7,
        kitchen="2 cake, 1 wine, 1 coffee",
        cafe={74: "1 cake, 1 coffee", 59: ""},
        staff=[5, 37, 16],
        hand=[2, 3, 7, 8],
        points=46,
        claimed="A",
    )
    klara = Seat(
        hotel="..... / ..... / yY.R. / BYRRb",
        kronen=9,
        emperor=3,
        kitchen="1 strudel, 3 coffee",
        cafe={78: "1 cake", 91: "", 63: ""},
        staff=[4, 21],
        hand=[10, 11, 12, 14, 17, 18],
        points=35,
    )
    johann = Seat(
        hotel="..... / B.... / Y.r.. / BYR..",
        kronen=2,
        emperor=9,
        kitchen="2 strudel, 1 wine",
        cafe={53: "1 wine"},
        staff=[39, 41, 44, 15],
        hand=[20, 22, 23],
        points=29,
    )
    seats = [marie, ferdinand, klara, johann][:players]
    return arrange(
        seats=seats,
        turn=players - 1,
        start=players - 1,
        round_number=4,
        dice={2: "1223334456", 4: "11122333445566"}[players],
        row=[58, 72, 96, 84, 49],
        politics=[108, 109, 113],
        tiles=["A4", "B1", "C2"],
    )


@dataclass
class Stage:
    """A browser at a server, with cookies of its own."""

    browser: Browser
    address: str

    def __post_init__(self) -> None:
        """Come in."""
        self.context = self.browser.new_context(
            base_url=self.address, reduced_motion="reduce", locale="en"
        )
        self.page: Page = self.context.new_page()
        self.page.goto("/")
        self._lens = self.context.new_cdp_session(self.page)

    def post(self, path: str, body: dict[str, Any]) -> Any:
        answer = self.context.request.post(
            f"{self.address}{path}", data=body, headers={"Origin": self.address}
        )
        if not answer.ok:
            raise RuntimeError(answer.text())
        return answer.json()

    def table_of(self, game: Game) -> str:
        """A table at which a game goes on; Marie plays, the others are bots."""
        players = [Player(name) for name in NAMES[: game.options.players]]
        text = dump_record(Recorder(game, players).record())
        replay = self.post("/api/replays", {"text": text})["replay"]
        wish = {"step": 0, "seat": 0, "bot": "porter", "name": NAMES[0]}
        return str(self.post(f"/api/replays/{replay}/play_on", wish)["table"])

    def finished_table(self) -> str:
        """A game of four, played to its end by bots."""
        seats = [{"kind": "you", "name": NAMES[0]}]
        seats += [{"kind": "bot", "bot": "porter", "name": name} for name in NAMES[1:]]
        table = str(self.post("/api/tables", {"seats": seats, "seed": "Vienna"})["table"])
        self.post(f"/api/tables/{table}/seats/0/leave", {"bot": "porter"})
        self.page.goto(f"/table/{table}")  # bots among themselves play for those who look on
        summary = self.context.request.get(f"/api/tables/{table}")
        while not summary.json()["is_over"]:
            self.page.wait_for_timeout(300)
            summary = self.context.request.get(f"/api/tables/{table}")
        return table

    def show(self, path: str, size: tuple[int, int], mark: str) -> None:
        """Open a page and wait for a part of it."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.goto(path)
        self.page.locator(mark).first.wait_for()

    def take(
        self, name: str, size: tuple[int, int], themes: Sequence[str] = ("day", "night")
    ) -> None:
        """A picture by day and one by night."""
        self.page.mouse.move(size[0] - 1, size[1] // 2)
        for theme in themes:
            self.page.evaluate(SET_THEME, theme)
            self.page.locator(f"html[data-theme={theme}]").wait_for()
            self.page.evaluate("document.fonts.ready.then(() => null)")
            self.page.wait_for_load_state("networkidle")
            told = self._lens.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
            picture = PICTURES / f"{name}-{theme}.webp"
            picture.write_bytes(base64.b64decode(told["data"]))
            print(f"{picture.relative_to(ROOT)} {picture.stat().st_size // 1024} kB")


SET_THEME: Final = """(theme) => {
    const key = "hotelier-settings";
    const now = JSON.parse(localStorage.getItem(key) ?? "{}");
    localStorage.setItem(key, JSON.stringify({ ...now, theme }));
    dispatchEvent(new StorageEvent("storage", { key }));
}"""


def prepare_rooms(stage: Stage) -> None:
    """Marie takes a 3 and prepares one room; the next may follow."""
    page = stage.page
    die = page.locator("[data-key=d3][data-open=true]")
    die.wait_for(timeout=60_000)
    die.click()
    page.locator("[data-room][data-open=true]").first.wait_for()
    page.locator("[data-room=d2]").click()
    page.locator("[data-room][data-open=true]").first.wait_for()


def table(players: int, *sizes: tuple[str, tuple[int, int]]) -> Callable[[Stage], None]:
    """The same moment of a game at some sizes."""

    def take(stage: Stage) -> None:
        name = stage.table_of(some_game(players))
        stage.show(f"/table/{name}", DESK, "[data-part=felt]")
        prepare_rooms(stage)
        for picture, size in sizes:
            stage.page.set_viewport_size({"width": size[0], "height": size[1]})
            stage.take(picture, size)

    return take


def over(stage: Stage) -> None:
    """The score sheet, the replay and the analysis of a finished game."""
    name = stage.finished_table()
    stage.show(f"/table/{name}", DESK, "table")
    stage.take("score-sheet", DESK)
    stage.show(f"/replay/{name}#240", DESK, "[data-part=bar]")
    stage.take("replay", DESK)
    stage.page.get_by_role("button", name="Analysis").click()
    stage.page.locator("[data-part=costly] button").first.click(timeout=60_000)
    stage.page.locator("[data-part=analysis] ol > li").first.wait_for()
    stage.take("analysis", DESK)


def page(name: str, path: str, mark: str, size: tuple[int, int] = DESK) -> Callable[[Stage], None]:
    def take(stage: Stage) -> None:
        stage.show(path, size, mark)
        stage.take(name, size)

    return take


def start(stage: Stage) -> None:
    """The house of the start page is always seen by night."""
    stage.show("/", DESK, "nav")
    stage.take("start", DESK, ["night"])


SHOTS: Final[dict[str, Callable[[Stage], None]]] = {
    "start": start,
    "new-game": page("new-game", "/new", "form"),
    "cards": page("cards", "/cards", "figure"),
    "table": table(2, ("table", DESK), ("tablet", TABLET), ("phone", PHONE)),
    "table-of-four": table(4, ("table-of-four", DESK)),
    "over": over,
}


def main(wanted: Sequence[str]) -> None:
    if unknown := [name for name in wanted if name not in SHOTS]:
        sys.exit(f"there are no pictures called {unknown[0]!r}; choose {one_of(SHOTS)}")
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = House(Path(data))
        try:
            program = find_chromium(playwright.chromium.executable_path)
            browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
            for name in wanted or SHOTS:
                SHOTS[name](Stage(browser, house.address.rstrip("/")))
            browser.close()
        finally:
            house.close()


if __name__ == "__main__":
    main(sys.argv[1:])
