"""Tables in the middle of a game, with the longest names of all and everything full."""

from functools import cache

from hotelier import Dealer, Game, Seat, arrange, new_game
from hotelier.bots import make_bot
from hotelier.game.loop import drive
from hotelier.record import Player, Record, Recorder

NAMES = ("Wilhelmine von Grünwald", "Ferdinand", "Klara", "Johann")

# Held, in the café and in the row: the names that are longest in some language.
HANDS = ([27, 46, 26, 13, 22, 40, 32], [33, 1], [48, 15], [45])
STAFF = ([12, 19, 24, 42, 16, 39], [25, 30, 41], [9, 20], [35, 36, 43])
CAFES: tuple[dict[int, str], ...] = (
    {90: "", 60: "1 cake", 80: ""},
    {86: "1 cake", 62: ""},
    {53: "1 wine"},
    {},
)
ROW = [83, 89, 65, 92, 67]


def full_table(players: int) -> Game:
    """Round 5: full café, a large hand, much staff; nothing done yet in the turn of seat 0."""
    return arrange(
        seats=[_seat(number) for number in range(players)],
        round_number=5,
        start=players - 1,
        dice={2: "1123345566", 3: "11233455666", 4: "1112233455666"}[players],
        row=ROW,
        politics=[108, 112, 115],
        tiles=["A3", "B2", "C4"],
    )


def _seat(number: int) -> Seat:
    return Seat(
        hotel="b.... / Br.y. / YYrry / BYRRb"
        if number % 2 == 0
        else "..... / b.... / YYr.. / BYRr.",
        kronen=(17, 8, 12, 3)[number],
        emperor=(7, 9, 4, 12)[number],
        kitchen="3 strudel, 1 cake, 2 wine, 1 coffee",
        cafe=CAFES[number],
        staff=STAFF[number],
        hand=HANDS[number],
        points=(48, 112, 61, 7)[number],
    )


def unplayed(game: Game) -> Record:
    """The record of a game that stops where it begins: one can play on from there."""
    players = [Player(name) for name in NAMES[: game.options.players]]
    return Recorder(game, players).record()


@cache
def whole_game(players: int = 2) -> Record:
    """A game between porter players; its last choice is the end of the last turn.

    The tile of round 7 is one that leaves no choice.
    """
    seed = players
    named = [Player(name) for name in NAMES[:players]]
    tiled = new_game(players=players, tiles=["A1", "B1", "C1"], politics=[105, 109, 113])
    recorder = Recorder(tiled, named, seed)
    bots = [make_bot("porter", seat) for seat in range(players)]
    drive(recorder.game, bots, Dealer(seed), recorder.play)
    return recorder.record()


def before_the_end(record: Record) -> tuple[int, int]:
    """The step before the last choice of a game, and the seat that makes it."""
    last = max(place for place, move in enumerate(record.moves) if move.seat is not None)
    seat = record.moves[last].seat
    assert seat is not None
    return last, seat
