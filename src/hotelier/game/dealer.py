"""Seeded chance: the same seed always deals the same game, on every machine and build.

The generator is xoshiro128** (Blackman and Vigna): four words of 32 bits, so that the compiled
and the interpreted build compute the same numbers without overflow. It is quick, but whoever has
seen enough of its numbers can tell the next ones; where people play with each other, the
``KeyedDealer`` deals.
"""

from __future__ import annotations

import hashlib
from typing import Final, Protocol, final

from mypy_extensions import i64

from hotelier.engine import agenda, codes
from hotelier.engine.decisions.kind import KINDS
from hotelier.engine.state import Position
from hotelier.engine.values import bits, lowest

_WORD: Final = 0xFFFFFFFF


@final
class Rng:
    """A small, fast generator of whole numbers."""

    def __init__(self, seed: int | str) -> None:
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.d: i64 = 0
        self.begin(hashlib.blake2b(str(seed).encode(), digest_size=16).digest())

    def begin(self, digest: bytes) -> None:
        """Begin anew, with numbers that follow from 16 bytes."""
        self.a = int.from_bytes(digest[0:4], "little")
        self.b = int.from_bytes(digest[4:8], "little")
        self.c = int.from_bytes(digest[8:12], "little")
        self.d = int.from_bytes(digest[12:16], "little") | 1

    def copy(self) -> Rng:
        """A generator that goes on with the same numbers, by itself."""
        new = Rng(0)
        new.a, new.b, new.c, new.d = self.a, self.b, self.c, self.d
        return new

    def word(self) -> i64:
        """The next 32 random bits."""
        scrambled = (self.b * 5) & _WORD
        scrambled = ((scrambled << 7) | (scrambled >> 25)) & _WORD
        result = (scrambled * 9) & _WORD
        shifted = (self.b << 9) & _WORD
        self.c ^= self.a
        self.d ^= self.b
        self.b ^= self.c
        self.a ^= self.d
        self.c ^= shifted
        self.d = ((self.d << 11) | (self.d >> 21)) & _WORD
        return result

    def below(self, number: i64) -> i64:
        """A number from 0 to ``number - 1``, all equally likely."""
        product = self.word() * number
        if product & _WORD < number:
            # Rarely: some results would come up once more often than others.
            uneven = (_WORD + 1) % number
            while product & _WORD < uneven:
                product = self.word() * number
        return product >> 32

    def member(self, mask: i64) -> i64:
        """The number of one of the set bits of a mask."""
        for _ in range(self.below(bits(mask))):
            mask &= mask - 1
        return lowest(mask)


def answer_chance(pos: Position, rng: Rng) -> i64:
    """What chance answers to the present decision, without listing the options."""
    frame = pos.top
    assert frame is not None
    if frame.kind == agenda.ROLL_DICE:
        return codes.ROLL + rng.below(6)  # as below, but a third of all decisions are this one
    kind = KINDS[frame.kind]
    return kind.block.first + rng.member(kind.choices(pos, frame))


class Dealt(Protocol):
    """What a dealer needs of a game."""

    @property
    def position(self) -> Position:
        """The position in which chance is asked."""

    def play(self, code: int) -> None:
        """Answer the decision."""


@final
class Dealer:
    """Answers for chance from a seed."""

    def __init__(self, seed: int | str) -> None:
        self.rng: Rng = Rng(seed)

    def copy(self) -> Dealer:
        """A dealer that goes on with the same answers, by itself."""
        new = Dealer(0)
        new.rng = self.rng.copy()
        return new

    def answer(self, game: Dealt) -> int:
        """The code of what chance answers to the present decision."""
        return answer_chance(game.position, self.rng)

    def deal(self, game: Dealt) -> list[int]:
        """Answer all decisions of chance up to the next one of a player; returns the answers."""
        answers: list[int] = []
        while game.position.top is not None and game.position.top.kind <= agenda.LAST_CHANCE_FRAME:
            code = self.answer(game)
            game.play(code)
            answers.append(code)
        return answers


@final
class KeyedDealer:
    """Answers for chance from a secret key, so that no answer says anything about another.

    Each answer has a generator of its own, which begins with BLAKE2b of the number of the answer
    under the key. The same key deals the same game; without it, all dice and cards seen so far
    are no help to guess the next.
    """

    def __init__(self, key: str) -> None:
        self._key: bytes = hashlib.blake2b(key.encode(), digest_size=32).digest()
        self._answers: i64 = 0
        self._rng: Rng = Rng(0)

    def copy(self) -> KeyedDealer:
        """A dealer that goes on with the same answers, by itself."""
        new = KeyedDealer("")
        new._key, new._answers = self._key, self._answers
        return new

    def answer(self, game: Dealt) -> int:
        """The code of what chance answers to the present decision."""
        number = int(self._answers).to_bytes(8, "little")
        self._rng.begin(hashlib.blake2b(number, key=self._key, digest_size=16).digest())
        self._answers += 1
        return answer_chance(game.position, self._rng)


SEEDED: Final = "xoshiro128**"
KEYED: Final = "blake2b"


def dealer_of(name: str, seed: str) -> Dealer | KeyedDealer:
    """The dealer that a table or a record names."""
    return KeyedDealer(seed) if name == KEYED else Dealer(seed)
