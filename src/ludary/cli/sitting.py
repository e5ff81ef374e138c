"""A match played at the terminal, from the next decision to its end or until the people leave."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from ludary.cli.asking import Leave, Person, ask
from ludary.cli.front import reason
from ludary.cli.keeping import new_path, save
from ludary.cli.page import Page, told
from ludary.cli.terminal import clear

if TYPE_CHECKING:
    import numpy as np

    from ludary.cli.seating import Seating
    from ludary.core.match import Match


@dataclass
class Sitting:
    """Who plays what, and where it is saved."""

    match: Match
    seating: Seating
    page: Page
    rngs: Sequence[np.random.Generator]  # one for each seat
    pace: float = 0.0  # seconds before a bot's action
    path: Path | None = None  # where `save` and `quit` write; None: a new file in the working directory
    attended: bool = True  # whether somebody sits at a terminal
    people: dict[int, Person] = field(default_factory=dict)
    at_keyboard: int | None = None  # the seat of whoever read the screen last

    def run(self) -> None:
        """Play on; whoever leaves gets the match saved."""
        if not self.seating.people:
            self.begin_watching()
        try:
            while not self.match.over:
                self.decide(int(self.match.state.actor))
        except (Leave, KeyboardInterrupt, EOFError):
            self.leave()
        else:
            self.finish()

    def begin_watching(self) -> None:
        self.page.title(self.match.game.title)
        self.page.console.print(self.page.position(self.match.view(-1)))
        self.tell(0)

    def decide(self, seat: int) -> None:
        """One action of the seat's person or bot, and what it did as the watchers may know it."""
        before = len(self.match.steps)
        if self.seating.bots[seat] is None:
            self.pass_keyboard(seat)
            self.person(seat).decide()
        else:
            self.play_bot(seat)
        self.tell(before)

    def tell(self, since: int) -> None:
        for line in told(self.match, self.seating.watcher, since):
            self.page.say(line, first="- ")

    def play_bot(self, seat: int) -> None:
        bot, view = self.seating.bots[seat], self.match.view(seat)
        assert bot
        if self.pace > 0:
            with self.page.console.status(f"{self.match.players[seat]} thinks ..."):
                time.sleep(self.pace)
                action = bot(view, view.legal(), self.rngs[seat])
        else:
            action = bot(view, view.legal(), self.rngs[seat])
        self.match.play(action)

    def person(self, seat: int) -> Person:
        if seat not in self.people:
            self.people[seat] = Person(self.match, seat, self.page, self.save)
        return self.people[seat]

    def pass_keyboard(self, seat: int) -> None:
        """Where several people play, hide what the last one saw until the next one is alone with the screen."""
        if len(self.seating.people) > 1 and seat != self.at_keyboard:
            clear(self.page.console, with_history=True)
            self.page.say(f"Pass the keyboard to {self.match.players[seat]}.", "bold")
            ask("Press Enter when nobody else looks. ")
        self.at_keyboard = seat

    def save(self, path: Path | None = None) -> str:
        """Write the Record; returns what to tell. OSError if it cannot be written."""
        path = path or self.path or new_path(self.match.game.name)
        save(self.match, self.seating.words(), path)
        self.path = path
        return f"Saved as {path}."

    def leave(self) -> None:
        """Save and say how to go on; OSError if it cannot be saved."""
        self.page.console.print()
        self.page.say(self.save())
        source = f"{self.match.game.source} " if self.match.game.source else ""
        self.page.console.print(f"Go on with: ludary play {source}--load {self.path}", soft_wrap=True)

    def finish(self) -> None:
        """The end: the last position, the places, and the Record for whoever wants it."""
        self.page.console.print()
        if self.attended:
            self.page.title("The game is over", fresh=False)
            self.page.console.print(self.page.position(self.match.view(self.seating.watcher)))
            self.page.console.print()
        self.page.result(self.match)
        if self.path:
            self.page.say(self.save())
        elif self.attended:
            self.offer_to_save()

    def offer_to_save(self) -> None:
        while True:
            try:
                answer = ask("\nType a file name to keep the record of this game, or press Enter to leave without: ")
                return self.page.say(self.save(Path(answer))) if answer else None
            except (Leave, KeyboardInterrupt, EOFError):
                return None
            except OSError as error:
                self.page.say(f"It was not saved: {reason(error)}.")
