"""Programs that sit at a table, good ones and bad ones."""

import shlex
import sys
from pathlib import Path

EXAMPLES = Path(__file__).parents[2] / "examples"

READY = """
import json, os, subprocess, sys, time
def say(**message):
    print(json.dumps(message), flush=True)
json.loads(input())
"""
HELLO = READY + 'say(type="ready", protocol=1)\n'


def python(code: str) -> str:
    """The name of a bot that is a few lines of Python."""
    return "cmd:" + shlex.join([sys.executable, "-c", code])


def example(interpreter: str, file: str) -> str:
    return "cmd:" + shlex.join([interpreter, str(EXAMPLES / file)])


FIRST = python(HELLO + 'while "choose" in input():\n    say(type="choice", number=0)\n')

LONG = f"'{40 * 'x'}\"}}', which is no JSON object; lines are cut after 100,000 bytes"

# What a program does wrong, and the end of the sentence it is blamed with.
BAD = {
    "raises": (HELLO + "input(); raise ValueError('lost')", "exit code 1: ValueError: lost"),
    "complains in red": (
        HELLO + r"input(); print('\x1b[31mlost\x1b[0m', file=sys.stderr); os._exit(3)",
        "has ended with exit code 3: \ufffd[31mlost\ufffd[0m",
    ),
    "dies": (HELLO + "input(); os._exit(3)", "has ended with exit code 3"),
    "dies at once": ("import os; os._exit(4)", "has ended with exit code 4"),
    "hangs": (HELLO + "input(); time.sleep(600)", "no answer ('choice') within 0.3 seconds"),
    "never reads": (HELLO + "time.sleep(600)", "no answer ('choice') within 0.3 seconds"),
    "a bare number": (
        HELLO + "input(); print('let me see'); print(0, flush=True); time.sleep(600)",
        "within 1 second: the last of 2 lines passed over was '0', which is no JSON object",
    ),
    "single quotes": (
        HELLO + "input(); print({'type': 'choice'}, flush=True); time.sleep(600)",
        "within 1 second: the one line passed over was \"{'type': 'choice'}\", which",
    ),
    "a long answer": (
        HELLO + "input(); say(type='choice', number=0, view=99999 * 'x'); input()",
        "within 1 second: the last of 2 lines passed over was " + LONG,
    ),
    "noise": (HELLO + "while True: print('brrr')", "wrote 1000 lines that are no answer"),
    "one endless line": (
        HELLO + "while True: sys.stdout.write('brrr' * 50000)",
        "wrote 1000 lines that are no answer",
    ),
    "wrong code": (
        HELLO + "input(); say(type='choice', code=627)",
        "chose code 627, which is not offered",
    ),
    "wrong number": (
        HELLO + "input(); say(type='choice', number=-1)",
        "chose number -1, which is not",
    ),
    "a truth": (
        HELLO + "input(); say(type='choice', number=True)",
        "chose number True, which is not",
    ),
    "nothing named": (HELLO + "input(); say(type='choice')", "without naming an option"),
    "two options named": (
        HELLO + "one, two, *_ = json.loads(input())['decision']['options']\n"
        "say(type='choice', code=one['code'], number=two['number'])",
        "and number 1, which are different options; one of them is enough",
    ),
    "another word": (
        HELLO + "input(); say(type='pass')",
        "said 'pass' where 'choice' was expected",
    ),
    "another question": (
        HELLO + "input(); say(type='choice', number=0, id=7)",
        "answered question 7 where 1 was asked",
    ),
    "another protocol": (READY + "say(type='ready', protocol=9)", "speaks protocol 9, not 1"),
    "closes its output": (HELLO + "os.close(1); time.sleep(600)", "has closed its output"),
}
