"""A bot for Hotelier that needs nothing but Python.

It moves guests in whenever it can, takes the die of the largest group, and otherwise does the
first thing it is offered. Try it: hotelier simulate --bots "porter,cmd:python3 examples/bellboy.py"
"""

import json
import sys


def liking(option, dice):
    """How much an option is liked."""
    if option["action"] == "move_in":
        return 100
    if option["action"] == "take_die":
        return dice[option["face"] - 1] - 10 * option["boosted"]
    return -1 if option["action"] == "pass" else 0


def say(**message):
    """Every message is one line, sent at once."""
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        say(type="ready", protocol=1, name="bellboy")
    elif message["type"] == "choose":
        dice = message["view"]["dice"]
        options = message["decision"]["options"]
        best = max(options, key=lambda option: liking(option, dice))
        say(type="choice", id=message["id"], code=best["code"])
    else:
        break
