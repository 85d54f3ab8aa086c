"""Training: what a game teaches, how the network learns, and a course that can be interrupted."""

import json
import pickle
import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from shutil import copytree

import numpy as np
import pytest

from hotelier import Game, GameOptions, new_game
from hotelier.bots.thinking.features import INPUTS
from hotelier.bots.thinking.lookahead import Mind, Thought
from hotelier.bots.thinking.network import ANSWERS, WIN, load_weights, save_weights
from hotelier.engine import agenda
from hotelier.engine.state import OVER
from hotelier.errors import HotelierError
from hotelier.game.dealer import Rng
from hotelier.train.course import Course, Plan
from hotelier.train.learner import Learner, Samples
from hotelier.train.samples import gather
from hotelier.train.selfplay import Habits, Lesson, Look, Pupil, led_to, play

SMALL = Plan(
    games=8,
    watched=4,
    lesson=4,
    least_memory=1,
    batch=512,
    exam=2,
    exam_games=2,
    units=8,
    deeper=4,
    workers=1,
)


def network(tmp_path: Path, learner: Learner) -> Mind:
    path = tmp_path / "learner.weights"
    save_weights(path, 8, 4, learner.flat())
    return Mind(load_weights(path), 1.0, 0.5, 0.0)


def test_a_lesson_remembers_looks_of_every_seat(tmp_path: Path) -> None:
    mind = network(tmp_path, Learner.fresh(1, 8, 4))
    pupils = [Pupil(mind, Habits(error=0.1), random.Random(seat)) for seat in range(3)]
    lesson = play(GameOptions(players=3), pupils, Rng("x"))
    lesson.aim(1.0)
    samples = gather([lesson])
    assert all(looks for looks in lesson.looks)
    assert len(samples) == sum(map(len, lesson.looks))
    assert samples.targets.shape == (len(samples), ANSWERS)
    # With full trust in the end of the game every look of a seat aims at its final points.
    for seat, looks in enumerate(lesson.looks):
        assert {look.target[0] for look in looks} == {float(lesson.totals[seat])}


def test_a_lesson_remembers_thoughts_with_the_best_they_lead_to(tmp_path: Path) -> None:
    mind = network(tmp_path, Learner.fresh(1, 8, 4))
    habits = Habits(width=3, share=0.0, thoughts=2)
    pupils = [Pupil(mind, habits, random.Random(seat)) for seat in range(2)]
    lesson = play(GameOptions(), pupils, Rng("x"))
    thoughts = [look for looks in lesson.looks for look in looks if look.is_thought]
    assert len(thoughts) > 40
    assert all(len(look.expected) == ANSWERS for look in thoughts)
    lesson.aim(0.0)
    assert all(look.target == look.expected for look in thoughts)


def test_every_end_of_a_turn_is_remembered_even_if_there_was_no_choice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mind, other = (network(tmp_path, Learner.fresh(1, 8, 4)) for _ in range(2))
    ends, forced = [0, 0], 0

    given = Game.play

    def watch(game: Game, code: int) -> None:
        nonlocal forced
        pos = game.position
        frame = pos.top
        assert frame is not None
        if frame.kind > agenda.LAST_CHANCE_FRAME:
            after = other.imagine(Thought(pos, 0, None, -1), frame.seat, code)
            if after.ended and after.pos.phase != OVER:
                ends[frame.seat] += 1
                forced += len(game.codes) == 1
        given(game, code)

    monkeypatch.setattr(Game, "play", watch)
    pupils = [Pupil(mind, Habits(width=2, share=0.0), random.Random(seat)) for seat in range(2)]
    lesson = play(GameOptions(), pupils, Rng("x"))
    assert forced
    assert [sum(look.ends_turn for look in looks) for looks in lesson.looks] == ends


def test_a_thought_shares_the_surprise_of_the_turn_that_was_played() -> None:
    def look(points: float, chance: float, *, thought: bool = False) -> Look:
        expected = [points, 0.0, chance, points]
        return Look([0], [240], [0.0], expected, not thought, is_thought=thought)

    first, second = (look(points, 0.5, thought=True) for points in (30.0, 50.0))
    last = look(70.0, 0.9, thought=True)
    lesson = Lesson([[first, second, look(40.0, 0.4), last], []], [(100,), (50,)])
    lesson.aim(0.5)
    # 40 points were expected and 100 came: at half trust 30 more; to win is never more than sure.
    assert [it.target[0] for it in (first, second)] == [60.0, 80.0]
    assert [it.target[WIN] for it in (first, second)] == pytest.approx([0.8, 0.8])
    assert last.target == last.expected, "the game ended with that turn: nothing surprised"
    lesson.aim(1.0)
    assert first.target[WIN] == 1.0


def test_a_thought_is_worth_the_best_end_it_leads_to() -> None:
    root = Thought(new_game().position, 0, None, -1)
    first, second = (Thought(root.pos, 0, root, code) for code in (1, 2))
    best, good, poor = (
        Thought(root.pos, 0, before, code)
        for before, code in ((second, 3), (first, 3), (second, 4))
    )
    assert led_to([best, good, poor]) == {(2,): best, (1,): good}


def test_targets_mix_the_end_with_what_was_expected_a_turn_later() -> None:
    looks = [Look([0], [240], [0.0], [expected], True) for expected in (10.0, 20.0, 40.0)]
    lesson = Lesson([looks, []], [(100,), (50,)])
    for look in looks:
        look.expected = [look.expected[0], 0.0, 0.0, 0.0]
    lesson.aim(0.5)
    assert [look.target[0] for look in looks] == [45.0, 70.0, 100.0]


def test_the_learner_and_the_player_compute_the_same(tmp_path: Path) -> None:
    learner = Learner.fresh(3, 8, 4)
    mind = network(tmp_path, learner)
    mind.worth(new_game().position, 0, 0)
    places, values = mind.network.features.pairs()
    row = np.zeros((1, INPUTS), dtype=np.float32)
    np.add.at(row[0], places, np.array(values, dtype=np.float32) / 240)
    answers = learner.answers(row)[0]
    told = [mind.network.answer[number] for number in range(2)]
    assert told == pytest.approx(answers[:WIN], abs=5e-3)
    assert mind.network.by_source() == pytest.approx(answers[WIN + 1 :] * 20, abs=0.1)


def test_learning_makes_the_errors_smaller() -> None:
    rng = np.random.default_rng(1)
    inputs = (rng.random((256, INPUTS)) < 0.05).astype(np.float32)
    targets = np.tile(inputs[:, :1] - inputs[:, 1:2], (1, ANSWERS)).astype(np.float32)
    targets[:, WIN] = inputs[:, 2]
    learner = Learner.fresh(1, 16, 8)
    errors = [learner.step(inputs, targets, 1e-2) for _ in range(60)]
    assert (errors[-1] < 0.5 * errors[0]).all()


def test_inputs_named_twice_add_up() -> None:
    samples = Samples(
        np.array([3, 3, 5], dtype=np.uint16),
        np.array([240, 120, 480], dtype=np.int16),
        np.array([0, 2, 3]),
        np.zeros((2, ANSWERS), dtype=np.float32),
    )
    rows = samples.inputs(np.array([0, 1]))
    assert rows[0, 3] == 1.5
    assert rows[1, 5] == 2.0
    assert rows.sum() == 3.5


class Interrupted(Exception):
    """Somebody has pulled the plug."""


def interrupt(_: object) -> None:
    raise Interrupted


def nothing(_: object) -> None:
    """Say nothing."""


@pytest.fixture(scope="module")
def whole_course(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a course that has come to its end; copy it before anything is done to it."""
    folder = tmp_path_factory.mktemp("course")
    Course(SMALL, folder).run(nothing)
    return folder


def test_a_course_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    whole, halved = tmp_path / "whole", tmp_path / "halved"
    told: list[dict[str, object]] = []
    Course(SMALL, whole).run(told.append)
    with pytest.raises(Interrupted):
        Course(SMALL, halved).run(interrupt)
    Course(SMALL, halved).run(nothing)
    assert [line["games"] for line in told] == [4, 8]
    assert ["exam" in line for line in told] == [False, True]
    assert len((halved / "log.jsonl").read_text().splitlines()) == 2
    assert json.loads((whole / "plan.json").read_text())["games"] == 8
    assert (whole / "2.weights").read_bytes() == (halved / "2.weights").read_bytes()


def test_a_course_interrupted_while_it_learns_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    course = Course(SMALL, tmp_path)
    monkeypatch.setattr(course, "_learn", lambda: interrupt(None))
    with pytest.raises(Interrupted):
        course.run(nothing)
    again = Course(SMALL, tmp_path)
    assert again.played == 0
    again.run(nothing)
    assert again.played == 8


def timeless(log: Path) -> list[dict[str, object]]:
    """What a log says, whatever the machine."""
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    return [{k: v for k, v in line.items() if "second" not in k} for line in lines]


def test_a_course_interrupted_in_its_last_exam_holds_it_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, whole_course: Path
) -> None:
    course = Course(SMALL, tmp_path)
    monkeypatch.setattr(course, "_exam", lambda: interrupt(None))
    with pytest.raises(Interrupted):
        course.run(nothing)
    log = tmp_path / "log.jsonl"
    with log.open("a") as file:
        file.write('{"games": 8, "points": 1}\n')  # written, but its lesson was not kept
    Course(SMALL, tmp_path).run(nothing)
    assert timeless(log) == timeless(whole_course / "log.jsonl")
    assert (tmp_path / "2.weights").read_bytes() == (whole_course / "2.weights").read_bytes()


def test_a_folder_holds_one_course(tmp_path: Path) -> None:
    Course(SMALL, tmp_path)
    Course(replace(SMALL, games=16, workers=2), tmp_path)
    with pytest.raises(HotelierError, match="was begun with players 2, not 3"):
        Course(replace(SMALL, players=3), tmp_path)


def cut(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:100])


def fill_with_noise(file: Path) -> None:
    file.write_bytes(b"noise")


@pytest.mark.parametrize("name", ["course.state", "plan.json", "lessons/8.npz"])
@pytest.mark.parametrize("harm", [cut, fill_with_noise, Path.unlink])
def test_a_course_whose_files_are_lost_says_which_and_what_to_do(
    name: str, harm: Callable[[Path], None], whole_course: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "course"
    copytree(whole_course, folder)
    file = folder / name
    harm(file)
    before = (folder / "2.weights").stat().st_mtime_ns
    if harm is Path.unlink and name == "plan.json":
        assert Course(SMALL, folder).played == 8
        return
    how = "missing" if harm is Path.unlink else "damaged"
    advice = "delete it to go on" if name == "plan.json" else f"--start {folder / '2.weights'}"
    with pytest.raises(HotelierError, match=f"{file} is {how}: put back a copy.*{advice}"):
        Course(SMALL, folder)
    assert (folder / "2.weights").stat().st_mtime_ns == before


def test_a_state_that_holds_something_else_is_damaged(whole_course: Path, tmp_path: Path) -> None:
    folder = tmp_path / "course"
    copytree(whole_course, folder)
    (folder / "course.state").write_bytes(pickle.dumps((8, "a learner")))
    with pytest.raises(HotelierError, match=r"course.state is damaged"):
        Course(SMALL, folder)


def test_a_course_forgets_its_oldest_lessons(tmp_path: Path) -> None:
    course = Course(SMALL, tmp_path)
    course.run(nothing)
    assert len(course.memory) == 1
    assert [file.name for file in (tmp_path / "lessons").iterdir()] == ["8.npz"]


def test_a_course_deletes_only_its_own_lessons(tmp_path: Path) -> None:
    notes = tmp_path / "lessons" / "notes.txt"
    notes.parent.mkdir()
    notes.write_text("mine")
    Course(SMALL, tmp_path).run(nothing)
    assert notes.read_text() == "mine"


def test_a_course_may_begin_with_the_weights_of_another_number_of_players(tmp_path: Path) -> None:
    Course(SMALL, tmp_path / "two").run(nothing)
    start = tmp_path / "two" / "2.weights"
    further = replace(SMALL, players=3, games=4).further(start)
    course = Course(further, tmp_path / "three")
    assert (tmp_path / "three" / "3.weights").read_bytes() == start.read_bytes()
    told: list[dict[str, float]] = []
    course.run(told.append)
    assert [line["games"] for line in told] == [4]
    assert (tmp_path / "three" / "3.weights").read_bytes() != start.read_bytes()
    start.unlink()
    assert Course(further, tmp_path / "three").played == 4, "it began with them long ago"


def test_weights_are_averaged_over_the_last_batches() -> None:
    learner = Learner.fresh(1, 8, 4)
    inputs = np.ones((4, INPUTS), dtype=np.float32)
    for _ in range(20):
        learner.step(inputs, np.full((4, ANSWERS), 0.5, dtype=np.float32), 1e-2)
    assert not np.array_equal(learner.average[0], learner.weights[0])
    assert np.abs(learner.average[0] - learner.weights[0]).max() < 0.1


def test_weights_decay_where_nothing_is_learned() -> None:
    learner = Learner.fresh(1, 8, 4)
    before = [weight.copy() for weight in learner.weights]
    inputs = np.zeros((4, INPUTS), dtype=np.float32)
    learner.step(inputs, learner.answers(inputs), 1e-2, decay=0.5)
    biases_stay = (0.995, 0.995, 1.0, 0.995, 1.0)
    for weight, old, factor in zip(learner.weights, before, biases_stay, strict=True):
        assert weight == pytest.approx(old * factor)


def test_a_lesson_with_more_looks_is_learned_from_in_more_batches() -> None:
    plan = replace(SMALL, passes=2.0, batch=100)
    assert [plan.batches(looks) for looks in (10, 1000, 2000)] == [1, 20, 40]
