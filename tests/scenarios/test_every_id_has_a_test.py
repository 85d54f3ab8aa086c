"""Every example, ruling and clarification of the rules has a test that bears its id."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

IDS = [
    *(f"t{number:02}" for number in range(1, 41)),
    *(f"r{number:02}" for number in range(1, 52)),
    "r04b",
    *(f"c{number:02}" for number in range(1, 24)),
]
NAME = re.compile(r"test_([trc]\d\d+b?)_[a-z0-9_]{12,}")


@cache
def _tests() -> list[str]:
    """The names of all test functions of this folder."""
    return [
        statement.name
        for file in sorted(Path(__file__).parent.glob("test_*.py"))
        for statement in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(statement, ast.FunctionDef) and statement.name.startswith("test_")
    ]


@pytest.mark.parametrize("name", IDS)
def test_there_is_a_test_named_after(name: str) -> None:
    found = [match[1] for test in _tests() if (match := NAME.fullmatch(test))]
    assert name in found


def test_no_test_is_named_after_an_id_that_does_not_exist() -> None:
    found = {match[1] for test in _tests() if (match := NAME.fullmatch(test))}
    assert found - set(IDS) == set()


def test_no_two_tests_of_a_file_bear_the_same_name() -> None:
    """The second would silently take the place of the first."""
    for file in Path(__file__).parent.glob("test_*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        names = [each.name for each in tree.body if isinstance(each, ast.FunctionDef)]
        assert len(names) == len(set(names)), file.name
