"""The engine driven from outside, line by line, by a program that knows only the documentation."""

import json
import subprocess
import sys
from hashlib import sha256
from typing import Any

import pytest

from hotelier import Rng, arrange, new_game
from hotelier.drive import Driver, answers
from tests.positions.schemas import complaint

Json = dict[str, Any]


def ask(driver: Driver, **request: Any) -> Json:
    return driver.answer(json.dumps(request))


def test_a_whole_game_can_be_played_from_outside() -> None:
    rng = Rng(5)
    with subprocess.Popen(
        [sys.executable, "-m", "hotelier.drive"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as engine:
        requests, told_back = engine.stdin, engine.stdout
        assert requests is not None
        assert told_back is not None

        def tell(**request: Any) -> Json:
            print(json.dumps(request), file=requests, flush=True)
            answer: Json = json.loads(told_back.readline())
            return answer

        told = tell(do="new", options={"players": 3, "edition": "retail-2022", "deal": "draft"})
        steps = 0
        while told["decision"] is not None:
            options = told["decision"]["options"]
            option = options[rng.below(len(options))]
            told = tell(do="apply", option=option["code" if steps % 2 else "notation"])
            steps += 1
            table = {
                name: value
                for name, value in told["position"].items()
                if name not in ("format", "version", "options")
            }
            text = json.dumps(table, sort_keys=True, separators=(",", ":"))
            assert told["hash"] == sha256(text.encode()).hexdigest()[:8]
        result = tell(do="result")
        assert result["over"] is True
        assert result["result"]["totals"] == [
            sum(seat["points"].values()) for seat in told["position"]["seats"]
        ]
        assert steps > 200
        requests.close()
        assert told_back.read() == ""
    assert engine.returncode == 0


def test_answers_are_valid_by_the_schemas() -> None:
    driver = Driver()
    told = ask(driver, do="new", options={"players": 2})
    while told["decision"]["kind"] != "turn":
        told = ask(driver, do="apply", option=told["decision"]["options"][-1]["code"])
        assert complaint("decision", told["decision"]) == ""
        assert all(complaint("event", event) == "" for event in told["events"])
    assert complaint("position", told["position"]) == ""
    for seat in (0, 1, None):
        seen = ask(driver, do="view", seat=seat)
        assert complaint("view", seen["view"]) == ""
        assert (seen["decision"] is None) == (seat != told["decision"]["seat"])


def test_a_position_is_loaded_and_shown() -> None:
    driver = Driver()
    position = arrange().to_dict()
    assert ask(driver, do="load", position=position)["position"] == position
    assert ask(driver, do="show")["position"] == position
    assert ask(driver, do="why_not", option="pass") == {"reason": None}
    assert ask(driver, do="why_not", option="hire 17")["reason"] is not None


MISTAKES: dict[str, tuple[Any, str]] = {
    "no JSON": ("dance", "BadRequest"),
    "no object": ([1], "BadRequest"),
    "no request": ({}, "BadRequest"),
    "unknown request": ({"do": "dance"}, "BadRequest"),
    "request as list": ({"do": ["new"]}, "BadRequest"),
    "missing field": ({"do": "apply"}, "BadRequest"),
    "surplus field": ({"do": "show", "seat": 0}, "BadRequest"),
    "unknown edition": ({"do": "new", "options": {"edition": "fr"}}, "UnknownEdition"),
    "no options": ({"do": "new", "options": None}, "BadOptions"),
    "bad position": ({"do": "load", "position": {}}, "BadPosition"),
    "illegal action": ({"do": "apply", "option": "end"}, "IllegalAction"),
    "unknown action": ({"do": "apply", "option": "dance"}, "UnknownAction"),
    "action as object": ({"do": "apply", "option": {"action": "pass"}}, "UnknownAction"),
    "seat as text": ({"do": "view", "seat": "0"}, "BadRequest"),
    "unknown seat": ({"do": "view", "seat": 7}, "UnknownAction"),
}


@pytest.mark.parametrize("case", MISTAKES)
def test_a_mistake_is_answered_in_one_sentence_and_changes_nothing(case: str) -> None:
    request, error = MISTAKES[case]
    driver = Driver()
    before = ask(driver, do="load", position=arrange().to_dict())
    told = driver.answer(request if isinstance(request, str) else json.dumps(request))
    assert told["error"] == error
    assert told["message"] and "\n" not in told["message"]
    assert ask(driver, do="show") == before


def test_without_a_game_there_is_nothing_to_show() -> None:
    assert ask(Driver(), do="show")["error"] == "BadRequest"


def test_empty_lines_are_ignored() -> None:
    lines = ["\n", '{"do": "new", "options": {}}\n', "  \n", '{"do": "show"}\n']
    told = [json.loads(answer) for answer in answers(lines)]
    assert [answer["position"] for answer in told] == [new_game().to_dict()] * 2
