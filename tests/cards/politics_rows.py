"""The politics cards: seats that just reach the goal, and seats that lack one.

Hotels are drawn on the night board BRBRB / BRBYY / YYRRY / BYRRB unless a row names another.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from hotelier import Seat


@dataclass(frozen=True)
class PoliticsRow:
    """A card with its group, seats that can claim it, and seats that cannot yet."""

    card: int
    group: str
    reached: Sequence[Seat]
    missed: Sequence[Seat]

    @property
    def name(self) -> str:
        """How the row is called among the tests."""
        return str(self.card)


def hotels(*drawn: str, board: str = "night") -> list[Seat]:
    """Seats with these hotels."""
    return [Seat(hotel=hotel, board=board) for hotel in drawn]


POLITICS_ROWS = [
    PoliticsRow(105, "A", [Seat(kronen=20)], [Seat(kronen=19)]),
    PoliticsRow(
        *(106, "A"),
        hotels("...../br.../yyrry/byrrb", "BRBRB/BRBYY/Y..../b...."),
        hotels("...../b..../yyrry/byrrb", "...../B..../YYRRY/BYRRB"),
    ),
    PoliticsRow(
        *(107, "A"),
        [Seat(staff=[1, 3, 12, 27, 36, 45], used=[1])],
        [Seat(staff=[1, 3, 12, 27, 36], hand=[45])],
    ),
    PoliticsRow(108, "A", [Seat(emperor=10), Seat(emperor=13)], [Seat(emperor=9)]),
    PoliticsRow(
        *(109, "B"),
        hotels("...../...../YYRRY/BYRRB", "BRBRB/...../...../BYRRB"),
        hotels("...../...../YYRRy/BYRRB", "...../....Y/YYRR./BYRRB"),
    ),
    PoliticsRow(
        *(110, "B"),
        hotels("B.BRB/B.B../...../B...B", "...RB/...YY/YY..Y/BY..B"),
        hotels("B.BRB/B.b../...../B...B", "B.BRB/B..../...../B...B"),
    ),
    PoliticsRow(
        *(111, "B"),
        [
            *hotels("B.B.B/B.B../...../B...B"),
            *hotels(".R.R./.R.../..RR./..RR."),
            *hotels("...../...YY/YY..Y/.Y..."),
            *hotels("Y..../....Y/.Y..Y/.Y...", board="B"),
        ],
        [
            *hotels("B.B.b/B.B../...../B...B"),
            *hotels(".R.../.R.../..RR./..RR."),
            *hotels("...../...YY/YY..Y/.y..."),
            *hotels("y..../....Y/.Y..Y/.Y...", board="B"),
        ],
    ),
    PoliticsRow(
        *(112, "B"),
        hotels("B...B/B...Y/Y...Y/B...B", "BR.../BR.../YY.../BY..."),
        hotels("B...b/B...Y/Y...Y/B...B", "...../BR.../YY.../BY..."),
    ),
    PoliticsRow(
        *(113, "C"),
        hotels("...../B..../YYR../BYRRB"),
        hotels("...../b..../YYR../BYRRB", "...../B..../YYr../BYRRB", "...../B..../YyR../BYRRB"),
    ),
    PoliticsRow(
        *(114, "C"),
        hotels("...../...../YYRR./.YRR."),
        hotels("...../...../YYRr./.YRR.", "...../...../YyRR./.YRR."),
    ),
    PoliticsRow(
        *(115, "C"),
        hotels("...../B..../YY..Y/BY..B"),
        hotels("...../b..../YY..Y/BY..B", "...../B..../YY..y/BY..B"),
    ),
    PoliticsRow(
        *(116, "C"),
        hotels("B..../B..../..R../B.RRB"),
        hotels("b..../B..../..R../B.RRB", "B..../B..../..r../B.RRB"),
    ),
]
