"""A match played at the terminal, from the next decision to its end or until the people leave."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import gettempdir
from typing import TYPE_CHECKING, Any

from ludary.adapters.program import ProgramFailed
from ludary.bots.fallback import with_fallback
from ludary.cli.main_group import reason
from ludary.cli.playing.narration import joined
from ludary.cli.playing.page import ConsolePage
from ludary.cli.playing.prompt import PromptedPlayer, StopPlaying, ask
from ludary.cli.playing.saves import new_path, save
from ludary.cli.terminal import clear
from ludary.core.arguments import briefly
from ludary.core.compile.takeover import is_awaited
from ludary.core.contract.defaults import nothing_hidden
from ludary.core.play.auto_pass import bots_passing_action
from ludary.core.play.presenting import chapter_words, chapters_of
from ludary.core.state.events import sees

if TYPE_CHECKING:
    import numpy as np

    from ludary.cli.playing.seat_plan import SeatPlan
    from ludary.core.play.match import Match

ENDING = [number for name in ("SIGHUP", "SIGTERM") if (number := getattr(signal, name, None))]


@dataclass
class PlaySession:
    """A match, its seat plan, and the file in which it is saved."""

    match: Match
    seat_plan: SeatPlan
    page: ConsolePage
    rngs: Sequence[np.random.Generator]  # one for each seat
    pace: float = 0.0  # seconds before a bot's action
    path: Path | None = (
        None  # where `save` and `quit` write; None: a new file in the working directory
    )
    attended: bool = True  # whether somebody sits at a terminal
    people: dict[int, PromptedPlayer] = field(default_factory=dict)
    saved: int = 0  # how many steps the file has
    at_keyboard: int | None = None  # the seat of whoever read the screen last
    begun: list[Any] = field(default_factory=list)  # events of a line that may go on

    def run(self) -> None:
        """Play on; whoever leaves gets the match saved."""
        if not self.seat_plan.people:
            self.begin_watching()
        try:
            with ended_by_signals():
                while not self.match.over:
                    self.decide(int(self.match.state.actor))
        except (StopPlaying, KeyboardInterrupt, EOFError):
            self.leave()
        except (ProgramFailed, OSError):  # a bot that is a program, or a terminal that is gone
            if self.attended or self.path:
                self.leave()
            raise
        else:
            self.finish()

    def begin_watching(self) -> None:
        self.page.title(self.match.game.title)
        self.page.console.print(self.page.position(self.match.view(-1)))
        self.tell(-1)

    def decide(self, seat: int) -> None:
        """One action of the seat's person or bot, and what it did."""
        if seat in self.people and self.people[seat].passes():
            self.tell(self.seat_plan.watcher)
            return
        if self.seat_plan.bots[seat] is None:
            self.catch_up()
            self.pass_keyboard(seat)
            self.person(seat).decide()
            self.tell(seat)
        else:
            self.play_bot(seat)
            self.tell(self.seat_plan.watcher)

    def tell(self, seat: int) -> None:
        """Say what the last action did, as far as `seat` may know; a line with which the next
        action may go on waits for that.
        """
        events = [event for event in self.match.steps[-1].events if sees(event.known_to, seat)]
        chapters = chapters_of(self.match.game, events, self.begun)
        if not chapters:
            return
        if self.begun and chapters[0][0] is not self.begun[0]:
            chapters.insert(0, self.begun)
        self.begun = chapters.pop() if self.match.game.presentation.goes_on else []
        self.say(chapters)

    def say(self, chapters: Sequence[Sequence[Any]]) -> None:
        players = self.match.players
        lines = [
            words
            for chapter in chapters
            if (words := chapter_words(self.match.game, chapter, players))
        ]
        for line in joined(lines, players):
            self.page.say(line, first="- ")

    def catch_up(self) -> None:
        """Print the lines that have waited."""
        self.say([self.begun] if self.begun else [])
        self.begun = []

    def play_bot(self, seat: int) -> None:
        bot, view = self.seat_plan.bots[seat], self.match.view(seat)
        assert bot
        if (passing := bots_passing_action(view)) is not None:
            self.match.step(passing)
            return
        bot = with_fallback(bot, view.game)
        if self.pace > 0:
            with self.page.console.status(f"{self.match.players[seat]} thinks ..."):
                time.sleep(self.pace)
                action = bot(view, view.legal(), self.rngs[seat])
        else:
            action = bot(view, view.legal(), self.rngs[seat])
        self.match.step(action)

    def person(self, seat: int) -> PromptedPlayer:
        if seat not in self.people:
            welcome = self.seat_plan.welcome(self.match.players, seat)
            if is_awaited(self.match.game.name):
                welcome += (
                    " The rules are being compiled meanwhile; until then bots look less far ahead."
                )
            company = len(self.seat_plan.people) > 1
            self.people[seat] = PromptedPlayer(
                self.match, seat, self.page, self.keep, welcome, company
            )
        return self.people[seat]

    def pass_keyboard(self, seat: int) -> None:
        """Hide, if several people have secrets, what the last one saw until the next one is alone
        with the screen.
        """
        secret = (
            len(self.seat_plan.people) > 1 and self.match.game.rules.conceal is not nothing_hidden
        )
        if secret and seat != self.at_keyboard:
            player = self.match.players[seat]
            if self.at_keyboard is not None:
                ask(f"\nPress Enter, then pass the keyboard to {player}. ")
            clear(self.page.console, with_history=True)
            ask(f"{player}, press Enter when nobody else looks. ")
        self.at_keyboard = seat

    def save(self, path: Path | None = None) -> str:
        """Write the Record; returns what to tell. OSError if it cannot be written."""
        path = path or self.path or new_path(self.match.game.name)
        save(self.match, self.seat_plan.words(), path)
        self.path, self.saved = path, len(self.match.steps)
        return f"Saved as {path}."

    def leave(self) -> None:
        """Save, in the folder for temporary files if it must be, and then say how to go on: nobody
        may be there to read it.
        """
        told = []
        try:
            told.append(self.save())
        except OSError as error:
            told += [
                f"{reason(error)}.",
                self.save(Path(gettempdir()) / new_path(self.match.game.name)),
            ]
        self.catch_up()
        self.page.console.print()
        for words in told:
            self.page.say(words)
        source = f"{self.match.game.source} " if self.match.game.source else ""
        self.page.console.print(
            f"Go on with: ludary play {source}--load {self.path}", soft_wrap=True
        )

    def finish(self) -> None:
        """The end: the last position, the places, and the Record for whoever wants it, which is
        written before anything is printed.
        """
        told, failed = "", None
        if self.path and self.saved < len(self.match.steps):
            try:
                told = self.save()
            except OSError as error:
                failed = error
        self.catch_up()
        self.page.console.print()
        if self.attended:
            self.page.title("The game is over", fresh=False)
            self.page.console.print(self.page.position(self.match.view(self.seat_plan.watcher)))
            self.page.console.print()
        self.page.result(self.match)
        if told:
            self.page.say(told)
        elif failed and not self.attended:
            raise OSError(f"the game was not saved: {reason(failed)}")
        elif self.attended and self.saved < len(self.match.steps):
            if failed:
                self.page.say(f"It was not saved: {reason(failed)}.")
            self.offer_to_save()

    def offer_to_save(self) -> None:
        """Ask until the Record is saved or nobody wants it."""
        while True:
            try:
                word, _, file = ask(
                    "\nPress Enter to leave, or type 'save' or 'save FILE' to keep the record of"
                    " this game: "
                ).partition(" ")
            except (KeyboardInterrupt, EOFError):
                return self.page.console.print()
            if word.lower() == "save":
                if self.keep(file):
                    return None
            elif not word or word.lower() in ("q", "quit"):
                return None
            else:
                self.page.say(f"{briefly(word)} is neither Enter nor 'save'.")

    def keep(self, file: str) -> bool:
        """Save where a person says; what goes wrong is told. Tells whether it is saved."""
        try:
            self.page.say(self.save(Path(file.strip()).expanduser() if file.strip() else None))
        except OSError as error:
            self.page.say(f"It was not saved: {reason(error)}.")
            return False
        return True


@contextmanager
def ended_by_signals() -> Iterator[None]:
    """Raise Leave where the terminal hangs up, or somebody ends the process, so that the game is
    saved. Further signals are ignored.
    """
    if threading.current_thread() is not threading.main_thread():
        yield  # signals reach another one
        return

    def handle(handlers: Mapping[int, Any]) -> None:
        for number, handler in handlers.items():
            signal.signal(number, handler)

    def leave(number: int, frame: object) -> None:
        handle(ignored)  # a second signal may follow at once
        raise StopPlaying

    before = {number: signal.getsignal(number) for number in ENDING}
    ignored = dict.fromkeys(ENDING, signal.SIG_IGN)
    handle(dict.fromkeys(ENDING, leave))
    try:
        yield
    except BaseException:
        handle(ignored)  # the game is about to be saved
        raise
    handle(before)
