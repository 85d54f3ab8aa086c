"""Bots that are programs: they play whole games, and whatever they do wrong is one sentence."""

import json
import os
import re
import shutil
import sys
import time
from pathlib import Path
from threading import Event

import pytest

from hotelier import Dealer, Game, View, new_game
from hotelier.bots import ExternalBot, close, make_bot
from hotelier.errors import BadOptions, BotFailed, IllegalAction
from hotelier.game.loop import drive
from hotelier.processes import program
from hotelier.processes.program import Program
from tests.bots.programs import BAD, FIRST, HELLO, READY, example, python

NAMES = {"python": "bellboy.py", "node": "bellboy.mjs", "sh": "first.sh"}


def first_view() -> View:
    game = new_game(start=0)
    Dealer("external").deal(game)
    return game.view(game.seat_to_act)


def play(bot: str) -> Game:
    game = new_game()
    players = [make_bot(bot, seat) for seat in range(2)]
    try:
        drive(game, players, Dealer("external"))
    finally:
        for player in players:
            close(player)
    return game


@pytest.mark.parametrize("interpreter", NAMES)
def test_the_examples_play_a_whole_game(interpreter: str) -> None:
    found = sys.executable if interpreter == "python" else shutil.which(interpreter)
    if found is not None:  # nobody needs Node to play
        assert play(example(found, NAMES[interpreter])).is_over
    assert not program._LIVE


@pytest.mark.parametrize("fault", BAD)
def test_whatever_a_program_does_wrong_is_one_sentence(fault: str) -> None:
    code, sentence = BAD[fault]
    late = re.search(r"within ([\d.]+) seconds?", sentence)
    bot = make_bot(python(code), limit=float(late[1]) if late else 20)
    began = time.monotonic()
    with pytest.raises(BotFailed) as caught:
        bot.choose(first_view())
    assert sentence in str(caught.value)
    assert str(caught.value).startswith(("the bot 'cmd:", 'the bot "cmd:'))
    assert time.monotonic() - began < 15
    assert not program._LIVE


def test_a_program_that_cannot_be_started_is_one_sentence() -> None:
    with pytest.raises(BotFailed, match=r"'cmd:./nobody' cannot be started \(No such file"):
        make_bot("cmd:./nobody").choose(first_view())


@pytest.mark.parametrize("name", ["cmd:", "cmd:  ", "cmd:say 'hello"])
def test_what_is_no_command_line_is_refused_at_once(name: str) -> None:
    with pytest.raises(BadOptions, match="command"):
        make_bot(name)


def test_a_program_needs_some_time() -> None:
    with pytest.raises(BadOptions, match="more than 0 seconds"):
        make_bot(FIRST, limit=0)


def test_a_program_is_not_asked_for_others() -> None:
    with pytest.raises(IllegalAction, match="nothing to decide"):
        make_bot(FIRST).choose(new_game().view(0))


def test_a_few_lines_of_noise_do_no_harm() -> None:
    noise = 'input(); print("thinking"); print(42); print("[]"); say(type="choice", number=1)'
    view = first_view()
    assert view.decision is not None
    bot = make_bot(python(HELLO + noise))
    assert bot.choose(view) == view.decision.codes[1]
    close(bot)


def test_a_program_may_send_an_option_back_as_it_came() -> None:
    answer = 'say(**json.loads(input())["decision"]["options"][1] | {"type": "choice"}); input()'
    view = first_view()
    assert view.decision is not None
    bot = make_bot(python(HELLO + answer))
    assert bot.choose(view) == view.decision.codes[1]
    close(bot)


def test_a_byte_order_mark_does_no_harm() -> None:
    marked = READY + 'print(end="\\ufeff"); say(type="ready", protocol=1); '
    bot = make_bot(python(marked + 'input(); say(type="choice", number=1); input()'))
    view = first_view()
    assert view.decision is not None
    assert bot.choose(view) == view.decision.codes[1]
    close(bot)


def test_an_answer_too_many_is_not_taken_for_the_next() -> None:
    twice = 'input(); say(type="choice", number=0); say(type="choice", number=0); input()'
    bot = ExternalBot(python(HELLO + twice), limit=20)
    bot.choose(first_view())
    assert bot._program is not None
    until = time.monotonic() + 20
    while bot._program._said.empty() and time.monotonic() < until:
        time.sleep(0.01)
    with pytest.raises(BotFailed, match="said 'choice' without being asked"):
        bot.choose(first_view())
    assert not program._LIVE


def test_noise_between_questions_does_no_harm() -> None:
    answers = 'while input(): say(type="choice", number=0); print("thinking on", flush=True)'
    bot = ExternalBot(python(HELLO + answers), limit=20)
    for _ in range(3):
        bot.choose(first_view())
        time.sleep(0.05)
    close(bot)


def test_an_answer_that_comes_late_is_known_by_its_number() -> None:
    late = (
        'say(type="choice", number=0, id=json.loads(input())["id"]); '
        'input(); say(type="choice", number=0, id=1); input()'
    )
    bot = make_bot(python(HELLO + late), limit=20)
    bot.choose(first_view())
    with pytest.raises(BotFailed, match="answered question 1 where 2 was asked"):
        bot.choose(first_view())


def test_a_program_is_told_the_view_the_options_and_its_seed(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    code = f'line = input(); open({str(heard)!r}, "w").write(line); say(type="choice", number=0)'
    view = first_view()
    assert view.decision is not None
    bot = make_bot(python(HELLO + code), seed="s", seconds=1.5, limit=9)
    bot.choose(view)
    close(bot)
    told = json.loads(heard.read_text())
    assert told.pop("view") == view.to_dict()
    options = told["decision"].pop("options")
    assert [option["code"] for option in options] == view.decision.codes
    assert [option["number"] for option in options] == list(range(len(options)))
    assert all({"action", "notation"} <= set(option) for option in options)
    assert told.pop("decision")["kind"] == view.decision.kind
    seed = told.pop("seed")
    assert seed == ExternalBot(FIRST, seed).seed != "s", "what is dealt cannot be read out of it"
    about = {"type": "choose", "id": 1, "limit": 9, "seconds": 1.5, "seat": view.seat}
    assert told == about


def test_a_program_may_use_the_time_it_is_wished_to_take() -> None:
    obeys = 'time.sleep(json.loads(input())["seconds"]); say(type="choice", number=0)'
    bot = make_bot(python(HELLO + obeys), seconds=0.5, limit=0.1)
    view = first_view()
    assert view.decision is not None
    assert bot.choose(view) == view.decision.codes[0]
    close(bot)


def test_no_program_is_started_once_all_have_been_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "_ENDED", Event())
    bot = make_bot(python(HELLO + "input(); say(type='choice', number=0)"))
    program.end_all()
    with pytest.raises(BotFailed, match=r"cannot be started \(all programs have been ended\)"):
        bot.choose(first_view())


def test_a_program_is_ended_even_if_its_goodbye_is_interrupted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stubborn = program.Program(python("import time; time.sleep(600)").removeprefix("cmd:"))
    wait = stubborn._process.wait

    def interrupted(timeout: float | None = None) -> int:
        if timeout:
            raise KeyboardInterrupt
        return wait()

    monkeypatch.setattr(stubborn._process, "wait", interrupted)
    with pytest.raises(KeyboardInterrupt):
        stubborn.close(patience=20)
    assert stubborn._process.poll() is not None
    assert not program._LIVE


def test_a_program_that_is_just_being_closed_is_ended_with_all_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The system may end this process while a program has its moment to end itself."""
    monkeypatch.setattr(program, "_ENDED", Event())
    stubborn = Program(python("import time; time.sleep(600)").removeprefix("cmd:"))
    wait, ended = stubborn._process.wait, []

    def end_all(_: float | None = None) -> int:
        monkeypatch.setattr(stubborn._process, "wait", wait)
        program.end_all()
        ended.append(wait(10))
        return ended[0]

    monkeypatch.setattr(stubborn._process, "wait", end_all)
    stubborn.close(patience=20)
    assert ended and not program._LIVE


def test_a_program_hears_goodbye_and_may_end_itself(tmp_path: Path) -> None:
    last = tmp_path / "last"
    code = 'input(); say(type="choice", number=0); line = input(); '
    bot = make_bot(python(f'{HELLO}{code}open({str(last)!r}, "w").write(line)'))
    bot.choose(first_view())
    began = time.monotonic()
    bot.close(patience=20)  # type: ignore[attr-defined]
    assert time.monotonic() - began < 10
    assert last.read_text() == '{"type": "goodbye"}'


def test_all_that_a_program_has_started_is_ended_with_it(tmp_path: Path) -> None:
    note = tmp_path / "pid"
    code = (
        "import subprocess, sys, time\n"
        f"other = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'])\n"
        f"open({str(note)!r}, 'w').write(str(other.pid))\nprint('started', flush=True)\n"
        "time.sleep(600)"
    )
    running = Program(python(code).removeprefix("cmd:"))
    assert running.hear(time.monotonic() + 20) == "started\n"
    running.close()
    until = time.monotonic() + 10
    while is_alive(int(note.read_text())) and time.monotonic() < until:
        time.sleep(0.01)
    assert not is_alive(int(note.read_text()))


def is_alive(pid: int) -> bool:
    status = Path(f"/proc/{pid}/stat")
    if status.parent.parent.joinpath("self").exists():
        return status.exists() and status.read_text().rpartition(")")[2].split()[0] != "Z"
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
