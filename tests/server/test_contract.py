"""One contract with the browser: what is promised is sent, and what is sent is promised."""

import json
import runpy
from collections.abc import Iterator, Sequence
from itertools import chain
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

from hotelier import Dealer, Rng, new_game
from hotelier.content.editions import EDITIONS
from hotelier.engine.reason import FIELDS
from hotelier.game import loop
from hotelier.game.actions import all_actions
from hotelier.game.options import GameOptions
from hotelier.record import Recorder, dump_record
from hotelier.server.tables.history import History, begin
from hotelier.server.telling.questions import previews_told, reasons_told
from hotelier.server.telling.told import game_told
from hotelier.text import Words
from tests.late_games import late_game
from tests.seats import at_random
from tests.server.play import Json, Player, another_browser, open_table, running, seated

ROOT = Path(__file__).parents[2]
SCRIPT = runpy.run_path(str(ROOT / "tools" / "write_contract.py"))
SHAPES: dict[str, Json] = SCRIPT["closed"](SCRIPT["definitions"](SCRIPT["TOLD"]))
REASONS = {
    (shape, name)
    for shape in ("Reason", "ReasonTold")
    for name in ("reason", *chain(*FIELDS.values()))
}
"""The fields of all kinds of reasons, by the engine: too many to meet them all."""

RARE = {("Item", "must"), ("Item", "occupied")}
"""What these games do not come to; positions may have such effects (``item`` in the schema)."""

Told = tuple[str, Any]
"""The name of a shape (or of a field: ``StateTold.log``), and something that was sent as such."""

Field = tuple[str, str]
"""A shape and one of its fields."""


def test_the_types_of_the_pages_are_those_of_the_server() -> None:
    committed = (ROOT / "web" / "src" / "lib" / "contract.ts").read_text(encoding="utf-8")
    assert committed == SCRIPT["page"](), "run tools/write_contract.py"


def test_all_that_is_sent_is_promised_and_all_that_is_promised_is_sent(tmp_path: Path) -> None:
    seen: set[Field] = set()
    for name, told in chain(games(), server(tmp_path)):
        shape, _, field = name.partition(".")
        schema = SHAPES[shape]["properties"][field] if field else {"$ref": shape}
        look(schema, told, seen, name)
    promised = {
        (name, field) for name, shape in SHAPES.items() for field in shape.get("properties", ())
    }
    for general, special in (("GameEvent", "LogEvent"), ("AnyAction", "Option")):
        seen |= {(general, field) for shape, field in seen if shape == special}
    assert promised - seen - REASONS == RARE
    assert promised >= REASONS


# --- comparing -----------------------------------------------------------------------------------


class Misfit(Exception):
    """Something was sent that was not promised."""


PLAIN: dict[str, tuple[type, ...]] = {
    "string": (str,),
    "integer": (int,),
    "number": (int, float),
    "boolean": (bool,),
    "null": (type(None),),
}


def look(schema: Json, told: Any, seen: set[Field], where: str) -> None:
    """Compare something sent with its schema, and note every field of every shape in it."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        look(SHAPES[name], told, seen, where)
        if "properties" in SHAPES[name]:
            seen.update((name, field) for field in told)
    elif "anyOf" in schema:
        look_at_one(schema["anyOf"], told, seen, where)
    elif "enum" in schema or "const" in schema:
        if told not in schema.get("enum", [schema.get("const")]):
            raise Misfit(f"{where}: {told!r}")
    elif schema["type"] == "array" and isinstance(told, list):
        for place, value in enumerate(told):
            look(schema["items"], value, seen, f"{where}[{place}]")
    elif schema["type"] == "object" and isinstance(told, dict):
        look_at_fields(schema, told, seen, where)
    elif type(told) not in PLAIN.get(schema["type"], ()):
        raise Misfit(f"{where}: {told!r} is no {schema['type']}")


def look_at_one(choices: list[Json], told: Any, seen: set[Field], where: str) -> None:
    faults = []
    for choice in choices:
        try:
            look(choice, told, seen, where)
        except Misfit as misfit:
            faults.append(str(misfit))
        else:
            return
    raise Misfit("; or ".join(faults))


def look_at_fields(schema: Json, told: Json, seen: set[Field], where: str) -> None:
    known, others = schema.get("properties", {}), schema["additionalProperties"]
    missing = [field for field in schema.get("required", ()) if field not in told]
    unknown = [] if others else [field for field in told if field not in known]
    if missing or unknown:
        raise Misfit(f"{where}: misses {missing}, has {unknown} besides")
    for field, value in told.items():
        look(schema.get("propertyNames", {"type": "string"}), field, seen, f"{where}: a name")
        look(known.get(field, others), value, seen, f"{where}.{field}")


# --- games ---------------------------------------------------------------------------------------


def games() -> Iterator[Told]:
    """What is told of some games, of every deal and with all sorts of hotels."""
    for number, deal in enumerate(("standard", "introductory", "draft")):
        options = GameOptions(players=2 + number, deal=deal, boards=("night", "day")[number % 2])
        yield from game_told_of(begin(options, f"contract {number}"), every=6)
    for number in (1, 2, 13, 15, 29):  # rooms and staff are lost, effects wait
        late = late_game(number)
        yield from game_told_of(begin(late.options, f"{number}", late.to_dict()), every=1)


def game_told_of(history: History, every: int) -> Iterator[Told]:
    rng, words = Rng("contract"), Words("en")
    names = [str(seat) for seat in range(history.game.options.players)]
    history.deal()
    known = -1
    while not history.game.is_over:
        codes = history.game.codes
        if history.version % every == 0:
            seat = history.game.seat_to_act
            view = history.game.view(seat)
            told = game_told(history, (seat, None)[rng.below(4) == 0], known, words, names)
            known = history.version
            yield from ((f"StateTold.{name}", value) for name, value in told.items())
            yield "Done.previews", previews_told(view, None)["previews"]
            yield "Done.reasons", reasons_told(view, some_actions(rng), words)["reasons"]
        history.choose(codes[rng.below(len(codes))])
    yield "StateTold.result", game_told(history, None, known, words, names)["result"]


def some_actions(rng: Rng) -> list[Json]:
    actions = all_actions()
    some = [actions[rng.below(len(actions))].to_dict() for _ in range(10)]
    return [{k: v for k, v in it.items() if k not in ("code", "notation")} for it in some]


# --- the server ----------------------------------------------------------------------------------


def server(folder: Path) -> Iterator[Told]:
    """Everything that can be asked for over HTTP and over the line to a table."""
    with running(folder) as client:
        yield from before_games(client)
        yield from at_a_table(client)
        yield from with_records(client)


def before_games(client: TestClient) -> Iterator[Told]:
    yield "Health", client.get("/api/health").json()
    yield "Choices", client.get("/api/choices").json()
    yield "TextsTold", client.get("/api/texts/en").json()
    for edition in EDITIONS:
        yield "CardsTold", client.get("/api/cards", params={"edition": edition}).json()
    yield "Refusal", client.get("/api/replays/none").json()


def at_a_table(client: TestClient) -> Iterator[Told]:
    """Two friends and a bot: joining, playing, leaving, coming back."""
    seats = [{"kind": "you"}, {"kind": "link"}, {"kind": "bot", "bot": "porter"}]
    opened = open_table(client, seats)
    yield "Opened", opened
    table, link = opened["table"], opened["links"][0]["link"]
    friend = another_browser(client)
    yield "LinkLook", friend.post("/api/links/look", json={"link": link}).json()
    with seated(client, table) as anna:
        yield "Joined", friend.post("/api/links/join", json={"link": link}).json()
        with seated(friend, table) as bruno:
            play_and_ask([anna, bruno])
            yield from messages(bruno)
        path = f"/api/tables/{table}/seats/1"
        yield "Refusal", client.post(f"{path}/replace", json={"bot": "porter"}).json()
        for change, wish in (("leave", {"bot": "porter"}), ("return", {})):
            yield "Summary", friend.post(f"{path}/{change}", json=wish).json()
        yield "SeatLink", friend.post(f"{path}/link", json={}).json()
        anna.refresh()
        yield from messages(anna)
    with client.websocket_connect("/api/tables/none/socket") as line:
        yield "ErrorTold", line.receive_json()
    yield "TablesTold", client.get("/api/tables").json()
    yield "DeviceCode", client.post("/api/devices/code", json={}).json()


def messages(player: Player) -> Iterator[Told]:
    return (("Message", json.loads(text)) for text in player.bytes)


def play_and_ask(players: Sequence[Player]) -> None:
    """Some choices, and whatever can be asked before and after them."""
    for choice in range(8):
        for player in players:
            player.refresh()
        while players[0].state["waiting"]["seat"] == 2:
            players[0].next_state()
        player = players[players[0].state["waiting"]["seat"]]
        player.refresh()
        ask(player)
        if choice == 0:
            player.send("hint", number=player.state["number"])
        player.choose(len(player.state["decision"]["options"]) // 2)
        for kind in ("undo", "redo"):
            player.send(kind, number=player.refresh()["number"])


def ask(player: Player) -> None:
    number, decision = player.state["number"], player.state["decision"]
    codes = [option["code"] for option in decision["options"]]
    player.send("preview", number=number)
    player.send("why_not", number=number, about=[{"action": "pass"}, {"action": "serve"}])
    player.send("choose", number=number, code=next(it for it in range(600) if it not in codes))
    for code in codes[:5]:
        player.send("plan", number=number, codes=[code])
    player.send("face", seat=player.state["seat"])
    player.send("language", language="en")


def with_records(client: TestClient) -> Iterator[Told]:
    """A finished game, what is said of it, its end played once more, and a rematch."""
    told = client.post("/api/replays", json={"text": record("contract")}).json()
    yield "ReplayTold", told
    yield "Refusal", client.post("/api/replays", json={"text": "{}"}).json()
    name, steps = told["replay"], told["steps"]
    for seat in ("0", "none", "all"):
        yield "StepTold", client.get(f"/api/replays/{name}/steps/99?seat={seat}").json()
    late = [it["step"] - 1 for it in steps if it["round"] == 7 and it["seat"] == 0]
    step = next(it for it in late if steps[it]["action"]["action"] == "take_die")
    yield "StepHints", client.get(f"/api/replays/{name}/steps/{step}/hints").json()
    wish = {"step": step, "seat": 0, "bot": "random"}
    opened = client.post(f"/api/replays/{name}/play_on", json=wish).json()
    yield "Opened", opened
    with seated(client, opened["table"]) as player:
        while not player.until_asked()["result"]:
            player.choose()
        yield "Opened", client.post(f"/api/tables/{opened['table']}/rematch", json={}).json()
        player.until(lambda it: it["type"] == "notice")
        yield from messages(player)
    text = client.get(f"/api/tables/{opened['table']}/record").text
    short = client.post("/api/replays", json={"text": text}).json()
    yield "AnalysisTold", client.get(f"/api/replays/{short['replay']}/analysis").json()


def record(seed: str) -> str:
    """A whole game at random."""
    recorder = Recorder(new_game(players=2, boards="day"), seed=seed)
    loop.drive(recorder.game, at_random(Rng(seed)), Dealer(seed), recorder.play)
    return dump_record(recorder.record())
