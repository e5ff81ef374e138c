"""A finished or saved match, step by step, as one seat or a spectator saw it, or with every
secret.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

import ludary
from ludary.cli.arguments import game_of
from ludary.cli.playing.narration import joined, narrate
from ludary.core.play.presenting import lines_of
from ludary.core.play.view import View, blank_view
from ludary.core.state.state import NOBODY

if TYPE_CHECKING:
    from ludary.cli.playing.page import ConsolePage
    from ludary.core.play.match import Match

KEYS = "Enter: next, b: back, a number: go there, q: quit"


@dataclass(frozen=True)
class ReplayView:
    """A match and the eyes through which it is shown."""

    match: Match
    page: ConsolePage
    seat: int  # NOBODY: a spectator
    everything: bool

    @classmethod
    def of(
        cls,
        record: Path,
        game: str | None,
        edition: str | None,
        seat: str | None,
        page: ConsolePage,
    ) -> ReplayView:
        """The view that the command line asks for; ValueError if there is no such seat or the
        Record cannot be read.
        """
        match = ludary.Match.load(record, game_of(game) if game else None, edition)
        if seat is None or seat == "all":
            return cls(match, page, NOBODY, seat == "all")
        if not seat.isdecimal() or not 1 <= int(seat) <= match.seats:
            raise ValueError(f"--seat {seat}: should be a seat from 1 to {match.seats}, or all")
        return cls(match, page, int(seat) - 1, False)

    @property
    def last(self) -> int:
        """The number of the last step; the beginning is 0."""
        return len(self.match.steps) - 1

    def view(self, step: int) -> View:
        """The position after a step; with every secret shown, as the seat to decide sees it."""
        game, steps = self.match.game, self.match.steps
        states = (
            np.frombuffer(steps[step + 1].before, game.State.dtype)
            if step < self.last
            else self.match.states()
        )
        seat = int(states["actor"][0]) if self.everything else self.seat
        return View(game, blank_view(game, states, seat), seat, [], self.match.players)

    def heading(self, step: int) -> str:
        """Name the step, the actor and the action, if it may be told: an action can name a card
        that others do not see.
        """
        done, players = self.match.steps[step], self.match.players
        if done.action is None:
            return f"{self.match.game.title}: the beginning, before {self.last} actions"
        words = ""
        if self.everything or done.actor == self.seat:
            game = self.match.game
            before = np.frombuffer(done.before, game.State.dtype)
            position = blank_view(game, before, done.actor)[0]
            words = f": {game.action(done.action, position, players)}"
        return f"{step} of {self.last}: {players[done.actor]}{words}"

    def events(self, step: int) -> list[str]:
        if not self.everything:
            return narrate(self.match, self.seat, step, step + 1)
        return list(
            joined(
                lines_of(self.match.game, list(self.match.steps[step].events), self.match.players),
                self.match.players,
            )
        )

    def print_step(self, step: int, fresh: bool) -> None:
        self.page.title(self.heading(step), fresh)
        for line in self.events(step):
            self.page.say(line, first="- ")
        self.page.console.print()
        self.page.console.print(self.page.position(self.view(step)))
        self.page.console.print()

    def print_all(self) -> None:
        for step in range(self.last + 1):
            self.print_step(step, fresh=False)
        if self.match.over:
            self.page.result(self.match)

    def browse(self) -> None:
        """Show a step, ask for the next, until `q`, Ctrl-C or Ctrl-D."""
        step: int | None = 0
        while step is not None:
            self.print_step(step, fresh=True)
            if step == self.last and self.match.over:
                self.page.result(self.match)
            try:
                step = self.next_step(step)
            except (EOFError, KeyboardInterrupt):
                self.page.console.print()
                return

    def next_step(self, step: int) -> int | None:
        """The step to go to after asking; None to stop."""
        while True:
            answer = input(f"Step {step} of {self.last} ({KEYS}): ").strip().lower()
            if answer in ("q", "quit"):
                return None
            if answer in ("", "b") and 0 <= step + (1 if not answer else -1) <= self.last:
                return step + (1 if not answer else -1)
            if answer.isdecimal() and int(answer) <= self.last:
                return int(answer)
            self.page.say(
                {"": "This is the last step.", "b": "This is the beginning."}.get(
                    answer, f"{KEYS}; steps are 0 to {self.last}."
                )
            )

    def draw(self, folder: Path) -> int:
        """One picture for each step, `0000.svg` and so on; returns how many.

        ValueError if the game draws none.
        """
        if self.match.game.presentation.board is None:
            raise ValueError(f"{self.match.game.title} draws no pictures")
        folder.mkdir(parents=True, exist_ok=True)
        for step in range(self.last + 1):
            (folder / f"{step:04}.svg").write_text(
                self.view(step)._repr_svg_() or "", encoding="utf-8"
            )
        return self.last + 1
