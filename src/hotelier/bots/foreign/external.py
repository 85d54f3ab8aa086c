"""Bots in any language: programs that are asked line by line (docs/reference/bot-protocol.md)."""

from __future__ import annotations

import json
import shlex
import time
from typing import Any, Final

from hotelier.errors import BadOptions, BotFailed, IllegalAction, counted
from hotelier.game.decision import Decision
from hotelier.game.game import View
from hotelier.processes.program import MOST_LINE, Program, Silence

PREFIX: Final = "cmd:"
PROTOCOL: Final = 1
CHOICE_SECONDS: Final = 10.0
START_SECONDS: Final = 30.0
GOODBYE_SECONDS: Final = 0.5
MOST_SECONDS: Final = 1_000_000
MOST_NOISE: Final = 1000
"""Lines before an answer that are no JSON objects; a program may print a few by mistake."""
BYTE_ORDER_MARK: Final = "\ufeff"
"""Some languages write it before their first line, unasked."""

Json = dict[str, Any]


class NotReady(BotFailed):
    """A program cannot be started, or does not say that it is ready."""


class Noise:
    """Lines that were passed over; one of them may have been meant as the answer."""

    def __init__(self) -> None:
        self.lines = 0
        self._last = ""
        self._is_cut = False

    def add(self, line: str) -> None:
        """Pass over a line, or a piece of one that is too long."""
        self.lines += 1
        self._last = line.strip()
        self._is_cut = self._is_cut or not line.endswith("\n")

    def told(self) -> str:
        """The end of a sentence about an answer that did not come."""
        if not self.lines:
            return ""
        last = f"the last of {self.lines} lines" if self.lines > 1 else "the one line"
        long = f"; lines are cut after {MOST_LINE:,} bytes" if self._is_cut else ""
        return f": {last} passed over was {self._last!r:.60}, which is no JSON object{long}"


class ExternalBot:
    """A program that chooses. It is started with the first choice and ended by ``close``.

    Whatever it does wrong is one ``BotFailed``, and the program is ended; the next choice would
    start it anew.
    """

    def __init__(
        self,
        name: str,
        seed: int | str = 0,
        seconds: float | None = None,
        limit: float = CHOICE_SECONDS,
    ) -> None:
        self.name = name
        self.seed = seed
        self._command = name.removeprefix(PREFIX).strip()
        self._seconds = seconds
        self._limit = limit
        self._program: Program | None = None
        self._asked = 0
        check_limit(limit)
        try:
            words = shlex.split(self._command)
        except ValueError as error:
            raise BadOptions(f"{name!r} is no command line: {error}") from None
        if not words:
            raise BadOptions(f"{name!r} names no command; write {PREFIX} and a command line")

    def choose(self, view: View) -> int:
        """What the program answers."""
        decision = view.decision
        if decision is None:
            raise IllegalAction("there is nothing to decide for this seat now")
        try:
            program = self._started()
            self._hear_nothing(program)
            self._asked += 1
            program.say(json.dumps(self._question(view, decision), separators=(",", ":")))
            answer = self._answer(program, "choice", self._limit)
            self._check_id(answer)
            return self._code(answer, decision.codes)
        except BaseException:
            self.close(patience=0.0)
            raise

    def close(self, patience: float = GOODBYE_SECONDS) -> None:
        """Say goodbye, and end the program."""
        program, self._program = self._program, None
        if program is not None:
            if patience:
                program.say(json.dumps({"type": "goodbye"}))
            program.close(patience)

    def _started(self) -> Program:
        if self._program is not None:
            return self._program
        try:
            self._program = Program(self._command)
            self._greet(self._program)
        except OSError as error:
            reason = error.strerror or type(error).__name__
            raise NotReady(self.name, f"cannot be started ({reason})") from None
        except BotFailed as failure:
            raise NotReady(self.name, failure.fault) from None
        return self._program

    def _greet(self, program: Program) -> None:
        """Say hello, and hear that the program is ready and speaks the same protocol."""
        hello = {"type": "hello", "protocol": PROTOCOL, "limit": self._limit}
        program.say(json.dumps(hello))
        ready = self._answer(program, "ready", max(self._limit, START_SECONDS))
        if ready.get("protocol") != PROTOCOL:
            raise BotFailed(
                self.name, f"speaks protocol {ready.get('protocol')!r:.40}, not {PROTOCOL}"
            )

    def _question(self, view: View, decision: Decision) -> Json:
        told = decision.to_dict()
        for number, option in enumerate(told["options"]):
            option["number"] = number
        return {
            "type": "choose",
            "id": self._asked,
            "seed": str(self.seed),
            "limit": self._limit,
            "seconds": self._seconds,
            "seat": decision.seat,
            "decision": told,
            "view": view.to_dict(),
        }

    def _hear_nothing(self, program: Program) -> None:
        """An answer that nobody waits for must not be taken for that to the next question."""
        extra = self._heard(program, time.monotonic(), Noise())
        if extra is not None:
            raise BotFailed(self.name, f"said {extra.get('type')!r:.40} without being asked")

    def _answer(self, program: Program, wanted: str, seconds: float) -> Json:
        """What the program says to a question."""
        noise = Noise()
        answer = self._heard(program, time.monotonic() + seconds, noise)
        if answer is None:
            missing = f"gave no answer ({wanted!r}) within {counted(f'{seconds:g}', 'second')}"
            raise BotFailed(self.name, missing + noise.told())
        if answer.get("type") != wanted:
            raise BotFailed(
                self.name, f"said {answer.get('type')!r:.40} where {wanted!r} was expected"
            )
        return answer

    def _heard(self, program: Program, until: float, noise: Noise) -> Json | None:
        """The next JSON object that comes in time; other lines are noise, up to a limit."""
        while noise.lines < MOST_NOISE:
            try:
                line = program.hear(until)
            except Silence:
                return None
            if line is None:
                raise BotFailed(self.name, f"has {program.epitaph()}")
            said = _object(line)
            if said is not None:
                return said
            noise.add(line)
        raise BotFailed(self.name, f"wrote {MOST_NOISE} lines that are no answer")

    def _check_id(self, answer: Json) -> None:
        """A program need not repeat the number of the question, but it must not name another."""
        named = answer.get("id", self._asked)
        if named != self._asked:
            raise BotFailed(
                self.name, f"answered question {named!r:.40} where {self._asked} was asked"
            )

    def _code(self, answer: Json, codes: list[int]) -> int:
        """The option an answer names, by ``code``, by ``number``, or by both if they agree."""
        named = [key for key in ("code", "number") if key in answer]
        if not named:
            raise BotFailed(self.name, "answered without naming an option by code or by number")
        chosen = {self._option(key, answer[key], codes) for key in named}
        if len(chosen) > 1:
            raise BotFailed(
                self.name,
                f"chose code {answer['code']} and number {answer['number']}, "
                "which are different options; one of them is enough",
            )
        return chosen.pop()

    def _option(self, key: str, value: Any, codes: list[int]) -> int:
        if isinstance(value, int) and not isinstance(value, bool):
            if key == "code" and value in codes:
                return value
            if key == "number" and 0 <= value < len(codes):
                return codes[value]
        raise BotFailed(self.name, f"chose {key} {value!r:.40}, which is not offered")


def check_limit(seconds: float, what: str = "the time limit of a bot") -> None:
    """Refuse a time that no clock can measure."""
    if not 0 < seconds <= MOST_SECONDS:
        raise BadOptions(
            f"{what} must be more than 0 seconds and at most {MOST_SECONDS}, not {seconds:g}"
        )


def _object(line: str) -> Json | None:
    try:
        value = json.loads(line.removeprefix(BYTE_ORDER_MARK))
    except (ValueError, RecursionError):
        return None
    return value if isinstance(value, dict) else None
