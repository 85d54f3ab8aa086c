"""The table in the terminal: one person against bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from secrets import randbelow
from typing import Final

from rich.console import Console
from rich.text import Text

from hotelier.bots import check_bot, make_bot
from hotelier.bots.advice.advice import advise
from hotelier.bots.advice.explaining import advice_told
from hotelier.bots.foreign.external import CHOICE_SECONDS, check_limit
from hotelier.bots.foreign.stand_in import STAND_IN, Guarded
from hotelier.engine.decisions.kind import KINDS
from hotelier.engine.events import Event
from hotelier.errors import BadOptions, BotFailed, HotelierError, UnknownAction, counted
from hotelier.game.actions import code_of
from hotelier.game.dealer import Dealer
from hotelier.game.decision import Decision
from hotelier.game.game import View, new_game
from hotelier.game.loop import drive
from hotelier.game.options import GameOptions
from hotelier.record import Player, Recorder, append_record, check_can_append
from hotelier.terminal.sheet import score_sheet
from hotelier.terminal.story import Story
from hotelier.terminal.table import draw_cards, draw_table, list_options
from hotelier.text import Words
from hotelier.text.reasons import reason_text
from hotelier.text.sentences import asked_text, seat_name

MOST_ADVICE: Final = 3


class Quit(Exception):
    """The person has left the table."""


@dataclass(frozen=True)
class Table:
    """Who plays what, where and in which language."""

    options: GameOptions
    seat: int
    names: Sequence[str]
    bots: Sequence[str | None]
    seed: int | str
    words: Words
    record: Path | None = None
    limit: float = CHOICE_SECONDS


def sit_down(
    options: GameOptions,
    seat: int,
    others: Sequence[str],
    seed: str | None,
    words: Words,
    name: str | None,
    record: Path | None,
    limit: float = CHOICE_SECONDS,
) -> None:
    """Lay the table for a person and some bots, and play."""
    if len(others) != options.players - 1:
        raise BadOptions(
            f"{options.players} players need {counted(options.players - 1, 'bot')} besides you, "
            f"not {len(others)}"
        )
    for other in others:
        check_bot(other)
    check_limit(limit)
    bots: list[str | None] = [*others[:seat], None, *others[seat:]]
    names = [
        name or seat_name(place, words) if bot is None else f"{bot} {place + 1}"
        for place, bot in enumerate(bots)
    ]
    if record is not None:
        check_can_append(record)
    table = Table(options, seat, names, bots, seed or randbelow(10**9), words, record, limit)
    TerminalGame(table, Console(highlight=False, markup=False)).play()


class TerminalGame:
    """A game between a person and bots; it is the seat of the person itself."""

    def __init__(self, table: Table, console: Console) -> None:
        self._table = table
        self._words = table.words
        self._console = console
        self._dealer = Dealer(table.seed)
        self._bots = [
            None if name is None else self._seated(name, seat)
            for seat, name in enumerate(table.bots)
        ]
        players = [Player(*pair) for pair in zip(table.names, table.bots, strict=True)]
        date = datetime.now(UTC).date().isoformat()
        self._recorder = Recorder(new_game(table.options), players, table.seed, date)
        self._story = Story(table.words, table.names, table.seat, at_table=True)
        self._has_drawn = False

    def _seated(self, name: str, seat: int) -> Guarded:
        """A bot; if it fails the person is told, and another plays on."""

        def tell(failure: BotFailed) -> None:
            who, fault = self._table.names[seat], str(failure)
            told = self._words("terminal-bot_failed", who=who, other=STAND_IN, fault=fault)
            self._console.print(Text(told, style="red"))

        seed = f"{self._table.seed}/{seat}"
        return Guarded(name, partial(make_bot, name, seed, limit=self._table.limit), tell)

    def play(self) -> None:
        """Play until the game is over or the person leaves."""
        try:
            self._play()
        finally:
            for bot in self._bots:
                if bot is not None:
                    bot.close()

    def _play(self) -> None:
        game = self._recorder.game
        name = self._table.names[self._table.seat]
        self._console.print(Text(self._words("terminal-welcome", who=name), style="bold"))
        try:
            seats = [self if bot is None else bot for bot in self._bots]
            drive(game, seats, self._dealer, lambda code: self._tell(self._recorder.play(code)))
            self._console.print(score_sheet(game.result(), self._table.names, self._words))
        except (Quit, KeyboardInterrupt):  # Ctrl-C, also while a bot thinks
            self._console.print(f"\n{self._words('terminal-goodbye')}")
        self._save()

    def _tell(self, events: Sequence[Event]) -> None:
        for line in self._story.tell(events):
            self._console.print(line)

    def _save(self) -> None:
        path = self._table.record
        if path is not None:
            append_record(path, self._recorder.record())
            self._console.print(self._words("terminal-saved", file=str(path)))

    # --- answers ---------------------------------------------------------------------------------

    def choose(self, view: View) -> int:
        """What the person answers, whose seat this is."""
        assert view.decision is not None
        for line in self._story.rest():
            self._console.print(line)
        return self._ask(view.decision)

    def _ask(self, decision: Decision) -> int:
        self._draw_once()
        self._list_options(decision)
        while True:
            answer = self._read(decision)
            if answer == "q":
                raise Quit
            if answer == "?":
                self._help()
            elif answer == "t":
                self._draw(whole=True)
                self._list_options(decision)
            elif (code := self._understand(answer, decision)) is not None:
                return code
            else:
                self._console.print(Text(self._refusal(answer, decision), style="red"))

    def _read(self, decision: Decision) -> str:
        prompt = self._words("terminal-prompt", number=len(decision.codes))
        try:
            return " ".join(self._console.input(f"{prompt} ", markup=False).split())
        except (EOFError, KeyboardInterrupt):
            raise Quit from None

    def _understand(self, answer: str, decision: Decision) -> int | None:
        """A number of the list, a notation, or nothing where there is only one option."""
        codes = decision.codes
        if not answer and len(codes) == 1:
            return codes[0]
        if answer.isdecimal():
            return codes[int(answer) - 1] if 1 <= int(answer) <= len(codes) else None
        try:
            code = code_of(answer)
        except UnknownAction:
            return None
        return code if code in codes else None

    def _refusal(self, answer: str, decision: Decision) -> str:
        """Why an answer is none: an action has a reason, anything else is no option."""
        try:
            reason = self._recorder.game.view(self._table.seat).why_not(answer)
        except UnknownAction:
            reason = None
        if reason is not None:
            return reason_text(reason, self._words)
        return self._words("terminal-not_understood", answer=answer, number=len(decision.codes))

    # --- what the person sees --------------------------------------------------------------------

    def _draw_once(self) -> None:
        """Draw the table at first and when a turn begins, not for every small decision in it."""
        frame = self._recorder.game.position.top
        assert frame is not None
        if frame.begins_turn() or not self._has_drawn:
            self._draw(whole=not self._has_drawn)
            self._has_drawn = True

    def _draw(self, *, whole: bool) -> None:
        view = self._recorder.game.view(self._table.seat)
        self._console.print(draw_table(view, self._words, self._table.names, whole=whole))

    def _list_options(self, decision: Decision) -> None:
        view = self._recorder.game.view(self._table.seat)
        self._console.print(Text(f"\n{asked_text(decision.kind, self._words)}", style="bold green"))
        frame = view.table.top
        if frame is not None and KINDS[frame.kind].hides_cards:
            self._console.print(draw_cards(view.table, frame.mask, self._words))
        if decision.kind == "draft":
            pack = view.table.players[self._table.seat].pack
            self._console.print(draw_cards(view.table, pack, self._words))
        self._console.print(list_options(decision.options, view, self._words))

    def _help(self) -> None:
        """How to answer, and the best options with what they are worth and why."""
        self._console.print(self._words("terminal-help"))
        view = self._recorder.game.view(self._table.seat)
        try:
            best = advise(view)[:MOST_ADVICE]
        except HotelierError as error:  # the weights, say; the game needs no advice
            self._console.print(Text(str(error), style="red"))
            return
        self._console.print(Text(self._words("terminal-hint"), style="italic cyan"))
        for advice in best:
            told = advice_told(advice, view, self._words)
            line = Text(f"{told['option'] + 1:>3}  {told['text']}  ", style="cyan")
            reasons = f" ({told['because']})" if told["because"] else ""
            line.append(f"{told['worth']}{reasons}", style="dim")
            if advice is best[0]:
                line.append("".join(f"\n     → {step}" for step in told["plan"]), style="dim")
            self._console.print(line)
