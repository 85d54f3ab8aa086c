"""A small network that judges positions, and the file its weights come in.

Two layers of rectified units over the inputs of ``features``, then the answers. Written out by
hand because it is forty lines, and because nothing a player installs should weigh more than the
game. The weights are learned by ``hotelier.train``.
"""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Final, final
from zlib import crc32

from librt.vecs import vec
from mypy_extensions import i64

from hotelier.bots.thinking.features import CAPACITY, INPUTS, ONE, Features
from hotelier.engine.events import SOURCES
from hotelier.errors import BadWeights

MAGIC: Final = b"hotelier weights 1\n"
POINTS: Final = 0  # points still to come, in units of SCALE
LEAD: Final = 1  # final lead over the best rival, in units of SCALE
WIN: Final = 2  # logit of winning
FIRST_SOURCE: Final = 3  # points still to come from each source, in units of SCALE
ANSWERS: Final = FIRST_SOURCE + len(SOURCES)
SCALE: Final = 20.0
FINE: Final = 4096  # a weight of one, as a whole number
EXACT: Final = float(FINE * ONE)
CHECK: Final = 4  # bytes of the check sum at the end of a weight file


@final
class Network:
    """Weights of one player count, and the sums of the first layer for the last look.

    Positions that are looked at one after the other differ in little, so only the inputs that have
    changed are added and taken away. The sums are whole numbers and therefore exact: what a
    position is worth does not depend on what was looked at before.
    """

    def __init__(self, first: i64, second: i64, weights: list[int], rest: list[float]) -> None:
        self.first: i64 = first
        self.second: i64 = second
        self._inputs: vec[i64] = vec[i64](weights)
        end = int((first + 1) * second)
        self._hidden: vec[float] = vec[float](rest[:end])
        self._answers: vec[float] = vec[float](rest[end:])
        self._sums: vec[i64] = vec[i64]([0] * int(first))
        self._units: vec[float] = vec[float]([0.0] * int(first))
        self._levels: vec[float] = vec[float]([0.0] * int(second))
        self._now: vec[i64] = vec[i64]([0] * INPUTS)
        self._before: vec[i64] = vec[i64]([0] * INPUTS)
        self._places: vec[i64] = vec[i64]([0] * CAPACITY)
        self._size: i64 = 0
        self.answer: vec[float] = vec[float]([0.0] * FIRST_SOURCE)
        self.features: Features = Features()

    def judge(self) -> None:
        """Turn the features looked at last into answers."""
        now = self._now
        place = self.features.place
        value = self.features.value
        size = self.features.size
        for number in range(size):
            now[place[number]] = now[place[number]] + value[number]
        old = self._places
        for number in range(self._size):
            self._renew(old[number])
        for number in range(size):
            self._renew(place[number])
        for number in range(size):
            now[place[number]] = 0
            old[number] = place[number]
        self._size = size
        self._last_layers()

    def _renew(self, place: i64) -> None:
        """Bring the sums up to date with one input, which may be new, gone or another one."""
        change = self._now[place] - self._before[place]
        if change == 0:
            return
        self._before[place] = self._now[place]
        sums = self._sums
        weights = self._inputs
        row = place * self.first
        for unit in range(self.first):
            sums[unit] = sums[unit] + change * weights[row + unit]

    def _last_layers(self) -> None:
        units = self._units
        first = self.first
        second = self.second
        for unit in range(first):
            total = self._sums[unit]
            units[unit] = float(total) / EXACT if total > 0 else 0.0
        hidden = self._hidden
        answers = self._answers
        answer = self.answer
        levels = self._levels
        points = answers[ANSWERS * second + POINTS]
        lead = answers[ANSWERS * second + LEAD]
        win = answers[ANSWERS * second + WIN]
        for unit in range(second):
            row = unit * (first + 1)
            level = hidden[row + first]
            for below in range(first):
                level += units[below] * hidden[row + below]
            level = max(level, 0.0)
            levels[unit] = level
            points += level * answers[ANSWERS * unit + POINTS]
            lead += level * answers[ANSWERS * unit + LEAD]
            win += level * answers[ANSWERS * unit + WIN]
        answer[POINTS] = points
        answer[LEAD] = lead
        answer[WIN] = win

    def by_source(self) -> list[float]:
        """The points still to come from each source; only asked for when they are to be told."""
        second = self.second
        told: list[float] = []
        for number in range(FIRST_SOURCE, ANSWERS):
            points = self._answers[ANSWERS * second + number]
            for unit in range(second):
                points += self._levels[unit] * self._answers[ANSWERS * unit + number]
            told.append(SCALE * points)
        return told


def save_weights(path: Path, first: int, second: int, weights: list[float]) -> None:
    """Write a network: the weights of the inputs as whole numbers, the others as fractions."""
    cut = INPUTS * first
    whole = [max(-32768, min(32767, round(weight * FINE))) for weight in weights[:cut]]
    numbers = struct.pack(f"<{cut}h{len(weights) - cut}f", *whole, *weights[cut:])
    data = MAGIC + struct.pack("<III", INPUTS, first, second) + numbers
    path.write_bytes(data + struct.pack("<I", crc32(data)))


def load_weights(path: Path) -> Network:
    """A network as it was saved."""
    first, second, whole, rest = read_weights(path)
    return Network(first, second, whole, rest)


def read_weights(path: Path) -> tuple[int, int, list[int], list[float]]:
    """The sizes and the weights of a network, or one sentence about what is wrong with the file."""
    try:
        data = path.read_bytes()
    except OSError:
        raise BadWeights(f"the trained weights {path.name} are missing") from None
    start = len(MAGIC)
    if not data.startswith(MAGIC) or len(data) < start + 12:
        raise BadWeights(f"{path.name} is not a file of trained weights")
    inputs, first, second = struct.unpack_from("<III", data, start)
    if inputs != INPUTS:
        raise BadWeights(
            f"{path.name} was trained for {inputs} inputs, but this version has {INPUTS}"
        )
    cut = INPUTS * first
    rest = (first + 1) * second + (second + 1) * ANSWERS
    end = start + 12 + 2 * cut + 4 * rest
    if len(data) != end + CHECK:
        raise BadWeights(f"{path.name} is damaged: its length does not fit its header")
    if struct.unpack_from("<I", data, end)[0] != crc32(data[:end]):
        raise BadWeights(f"{path.name} is damaged: its check sum does not fit its numbers")
    whole = list(struct.unpack_from(f"<{cut}h", data, start + 12))
    return first, second, whole, list(struct.unpack_from(f"<{rest}f", data, start + 12 + 2 * cut))
