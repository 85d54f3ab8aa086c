"""``hotelier train``, as a researcher runs it; the course is a very short one."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from hotelier.train import course
from tests.cli.commands import Shell
from tests.train.test_training import SMALL


@pytest.fixture(autouse=True)
def short_courses(monkeypatch: pytest.MonkeyPatch) -> None:
    def plan(**asked: Any) -> course.Plan:
        return replace(SMALL, **asked)

    monkeypatch.setattr(course, "Plan", plan)


def train(hotelier: Shell, folder: Path, *words: str) -> Any:
    return hotelier("train", "--folder", str(folder), "--games", "8", "--workers", "1", *words)


def test_a_course_tells_every_lesson_and_draws_its_strength(
    hotelier: Shell, tmp_path: Path
) -> None:
    folder, plot = tmp_path / "course", tmp_path / "strength.svg"
    first = train(hotelier, folder, "--plot", str(plot))
    assert first.code == 0, first.err
    assert [line.split()[1] for line in first.out.splitlines()] == ["of", "games", "games"]
    assert "exam" in first.out.splitlines()[-1]
    log = [json.loads(line) for line in (folder / "log.jsonl").read_text().splitlines()]
    assert [lesson["games"] for lesson in log] == [4, 8]
    drawn = plot.read_text()
    assert "<svg" in drawn

    # At its end there is nothing more to play; the log can be drawn again.
    plot.unlink()
    second = train(hotelier, folder, "--plot", str(plot))
    assert second.out.splitlines() == [f"8 of 8 games played; weights in {folder / '2.weights'}"]
    assert plot.read_text() == drawn


def test_a_log_whose_last_line_was_cut_off_goes_on_with_the_next(
    hotelier: Shell, tmp_path: Path
) -> None:
    train(hotelier, tmp_path)
    log = tmp_path / "log.jsonl"
    log.write_bytes(log.read_bytes() + b'{"games": 12, "poi')
    hotelier("train", "--folder", str(tmp_path), "--games", "12", "--workers", "1")
    lessons = [json.loads(line) for line in log.read_text().splitlines()]
    assert [lesson["games"] for lesson in lessons] == [4, 8, 12]


def test_a_plot_that_cannot_be_drawn_is_refused_before_the_course(
    hotelier: Shell, tmp_path: Path
) -> None:
    folder = tmp_path / "course"
    refused = train(hotelier, folder, "--plot", str(tmp_path / "strength.txt"))
    assert refused.code == 2
    assert "a plot ends in .svg, .png or .pdf, and 'strength.txt' does not" in refused.err
    assert not folder.exists()


@pytest.mark.parametrize(
    ("option", "number", "right"),
    [("--seed", -1, "0 or more"), ("--players", 5, "4 or less"), ("--players", 1, "2 or more")],
)
def test_a_number_that_cannot_be_is_refused_before_the_course(
    option: str, number: int, right: str, hotelier: Shell, tmp_path: Path
) -> None:
    folder = tmp_path / "course"
    refused = train(hotelier, folder, option, str(number))
    assert refused.code == 2
    assert refused.err == f"hotelier: {option} must be {right}, not {number}\n"
    assert not folder.exists()
