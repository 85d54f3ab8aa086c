"""The printed hotels, read from ``boards.txt``: name, colours (top row first), rooms, groups."""

from dataclasses import dataclass
from pathlib import Path

ROOMS = [column + row for row in "1234" for column in "abcde"]
"""All rooms, from bottom left to top right."""


@dataclass(frozen=True)
class PrintedBoard:
    """A hotel as it is printed; a group is its colour and its rooms."""

    name: str
    rows: list[str]
    counts: dict[str, int]
    groups: list[tuple[str, list[str]]]

    def letter(self, room: str) -> str:
        """B, R or Y: the colour of a room."""
        return self.rows["4321".index(room[1])]["abcde".index(room[0])]

    def draw(self, free: list[str], occupied: list[str]) -> str:
        """A hotel with these rooms, as a seat writes it."""
        rows = []
        for row in "4321":
            for column in "abcde":
                room = column + row
                letter = self.letter(room)
                rows.append(letter if room in occupied else letter.lower() if room in free else ".")
            rows.append("/")
        return "".join(rows[:-1])


def _read(text: str) -> PrintedBoard:
    name, colours, counts, *groups = text.strip().split("\n")
    words = counts.split()
    return PrintedBoard(
        name,
        colours.split(),
        dict(zip(words[::2], map(int, words[1::2]), strict=True)),
        [
            (line.split(": ")[0], rooms.split())
            for line in groups
            for rooms in line.split(": ")[1].split(" / ")
        ],
    )


BOARDS = [
    _read(text)
    for text in (Path(__file__).parent / "boards.txt").read_text(encoding="utf-8").split("\n\n")
]
