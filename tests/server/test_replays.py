"""Finished games: record, replay, upload, play on; and what is told about cards."""

from dataclasses import replace
from pathlib import Path

import pytest

from hotelier.content.editions import EDITIONS
from hotelier.record import dump_record, parse_records, verify
from hotelier.text import LANGUAGES
from tests.server.play import YOU_AND_RANDOM, another_browser, error_of, open_table, running, seated

BOTS = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]


def test_a_finished_game_is_replayed_downloaded_uploaded_and_played_on(tmp_path: Path) -> None:
    with running(tmp_path) as client:
        table = open_table(client, BOTS)["table"]
        with seated(client, table) as player:
            while not player.is_over:
                player.next_state()
            totals = player.state["result"]["totals"]
            views = player.state["view"]
        text = client.get(f"/api/tables/{table}/record").text
        assert verify(next(parse_records(text))).totals == totals
        own = client.get(f"/api/replays/{table}?lang=de").json()
        last = len(own["steps"])
        assert own["steps"][-1]["totals"] == totals
        assert own["seed"] == "test"
        whole = client.get(f"/api/replays/{table}/steps/{last}").json()["position"]
        assert whole["format"] == "hotelier-position"
        public = client.get(f"/api/replays/{table}/steps/{last}?seat=none").json()["position"]
        assert public == views
        seen = client.get(f"/api/replays/{table}/steps/40?seat=1").json()["position"]["seats"]
        assert isinstance(seen[1]["hand"], list)
        assert isinstance(seen[0]["hand"], int)

        uploaded = another_browser(client).post("/api/replays", json={"text": text})
        assert uploaded.status_code == 201
        name = uploaded.json()["replay"]
        again = client.get(f"/api/replays/{name}?lang=de").json()
        assert again["steps"] == own["steps"]
        for known in (table, name):
            answer = client.get(f"/api/replays/{known}/record")
            assert answer.text == text
            assert "attachment" in answer.headers["content-disposition"]
        assert error_of(client.get("/api/replays/nothing/record"), 404) == "unknown_replay"

        for path in (f"{last + 1}", "0?seat=7", "0?seat=2", "99999999"):
            answer = client.get(f"/api/replays/{table}/steps/{path}")
            assert error_of(answer, 404) == "unknown_step"
        wish = {"step": 40, "seat": 1, "bot": "random", "name": "Anna"}
        opened = client.post(f"/api/replays/{name}/play_on", json=wish).json()
        assert opened["summary"]["holds"] == [1]
        names = [seat["name"] for seat in opened["summary"]["seats"]]
        assert names == [own["players"][0]["name"], "Anna"]
        with seated(client, opened["table"]) as player:
            while not player.until_asked()["result"]:
                player.choose(0)
        new = client.get(f"/api/tables/{opened['table']}/record").text
        assert verify(next(parse_records(new))).is_over
        over = client.post(f"/api/replays/{name}/play_on", json={**wish, "step": last})
        assert error_of(over, 404) == "unknown_step"


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("", "foreign_record"),
        ("hello", "foreign_record"),
        ('{"format":"other"}', "foreign_record"),
        ('{"format":"hotelier-record","version":99}', "future_record"),
        (
            '{"format":"hotelier-record","version":1}\n{"moves":0,"finished":false}',
            "damaged_record",
        ),
        ("[" * 100_000, "foreign_record"),
    ],
)
def test_a_foreign_or_damaged_record_is_refused(text: str, kind: str, tmp_path: Path) -> None:
    with running(tmp_path) as client:
        assert error_of(client.post("/api/replays", json={"text": text}), 400) == kind


def test_a_record_whose_result_is_not_true_is_refused(tmp_path: Path) -> None:
    golden = sorted((Path(__file__).parents[1] / "replays").glob("*.record"))
    records = (next(parse_records(file.read_text(encoding="utf-8"))) for file in golden)
    first = next(record for record in records if record.result is not None)
    assert first.result is not None
    lie = replace(first, result={**first.result, "totals": [999, *first.result["totals"][1:]]})
    cut = replace(first, moves=first.moves[:-1])
    with running(tmp_path) as client:
        assert client.post("/api/replays", json={"text": dump_record(first)}).status_code == 201
        for wrong in (lie, cut):
            answer = client.post("/api/replays", json={"text": dump_record(wrong)})
            assert error_of(answer, 400) == "damaged_record"


def test_an_unknown_replay_is_not_found(tmp_path: Path) -> None:
    with running(tmp_path) as client:
        assert error_of(client.get("/api/replays/nothing"), 404) == "unknown_replay"
        table = open_table(client, YOU_AND_RANDOM)["table"]
        assert error_of(client.get(f"/api/replays/{table}/steps/0"), 409) == "not_over"


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_choices_and_texts_are_told_in_every_language(language: str, tmp_path: Path) -> None:
    with running(tmp_path) as client:
        for edition in EDITIONS:
            told = client.get(f"/api/cards?lang={language}&edition={edition}").json()
            kinds = ("guests", "staff", "politics", "tiles")
            cards = [card for kind in kinds for card in told[kind]]
            assert len(cards) == 128
            assert all(card["name"] and card["text"] for card in cards)
        choices = client.get(f"/api/choices?lang={language}").json()
        assert [it["edition"] for it in choices["editions"]] == list(EDITIONS)
        sources = client.get(f"/api/texts/{language}").json()["sources"]
        assert "server.ftl" in sources


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_goals_to_choose_from_are_the_cards_by_group(language: str, tmp_path: Path) -> None:
    with running(tmp_path) as client:
        told = client.get(f"/api/cards?lang={language}").json()
        goals = client.get(f"/api/choices?lang={language}").json()["goals"]
    assert [group["group"] for group in goals] == ["A", "B", "C"]
    assert [tile["round"] for tile in told["tiles"]] == [3] * 4 + [5] * 4 + [7] * 4
    for kind, name in (("politics", "number"), ("tiles", "tile")):
        offered = [(it[name], of["group"], it["name"]) for of in goals for it in of[kind]]
        assert offered == [(card[name], card["group"], card["name"]) for card in told[kind]]


def test_the_price_of_the_conference_manager_is_the_one_of_the_edition(tmp_path: Path) -> None:
    with running(tmp_path) as client:
        for edition, price in (("classic", 1), ("en-2015", 0)):
            told = client.get(f"/api/cards?edition={edition}").json()
            card = next(it for it in told["staff"] if it["number"] == 26)
            assert [modifier["amount"] for modifier in card["modifiers"]] == [price]


def test_cards_of_editions_that_are_not_there_are_refused(tmp_path: Path) -> None:
    with running(tmp_path) as client:
        assert error_of(client.get("/api/cards?edition=xx"), 400) == "bad_options"
        assert error_of(client.get("/api/cards?flags=x"), 400) == "bad_request"
        assert error_of(client.get("/api/cards?flags=7"), 400) == "bad_options"
        assert error_of(client.get("/api/texts/xx"), 404) == "unknown_page"
        told = client.get('/api/cards?flags={"kitchen_hand_cost":5}').json()
        assert told["flags"]["kitchen_hand_cost"] == 5
