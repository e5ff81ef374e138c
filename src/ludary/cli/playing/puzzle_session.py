"""Positions to solve at the terminal, one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ludary.cli.playing.choices import UnclearChoice, chosen_by
from ludary.cli.playing.prompt import ask
from ludary.cli.rulebook import print_rows
from ludary.study.puzzles import verdict
from ludary.study.rulebook import at_hand

if TYPE_CHECKING:
    from ludary.cli.playing.page import ConsolePage
    from ludary.core.contract.actions import Action
    from ludary.core.play.game import Game
    from ludary.core.play.match import Match
    from ludary.study.puzzles import Puzzle

LEAVE, GIVE_UP, RULES = ("q", "quit", "exit"), ("s", "show"), ("?", "what")


@dataclass
class PuzzleSession:
    """Somebody who solves the puzzles of a game."""

    game: Game
    puzzles: Sequence[Puzzle]
    page: ConsolePage
    solved: int = 0

    def run(self) -> None:
        """Show all puzzles, until their end or until nobody wants to go on."""
        try:
            for number, puzzle in enumerate(self.puzzles, 1):
                self.solve(number, puzzle)
        except (KeyboardInterrupt, EOFError):
            self.page.console.print()
        self.page.say(f"Solved at the first try: {self.solved} of {len(self.puzzles)}.", "bold")

    def solve(self, number: int, puzzle: Puzzle) -> None:
        """Ask for the best choice of a position until it is found or shown."""
        match = puzzle.match(self.game)
        choices = match.legal()
        self.page.decision(
            match,
            puzzle.seat,
            f"Position {number} of {len(self.puzzles)}: which choice is best?",
            [],
            choices,
            [],
        )
        tries = 0
        while True:
            text = ask(f"Your choice (1-{len(choices)}; ?: rules, s: show me, q: leave): ").lower()
            if text in LEAVE:
                raise EOFError
            if text in RULES:
                print_rows(self.page, at_hand(self.game, choices))
                continue
            chosen = puzzle.solution if text in GIVE_UP else self.read(text, choices)
            if chosen:
                tries += 1
                right = self.answer(match, puzzle, chosen)
                self.solved += right and tries == 1 and text not in GIVE_UP
                if right:
                    self.pause(number)
                    return

    def pause(self, number: int) -> None:
        """Leave the answer in view until somebody wants to go on."""
        if number < len(self.puzzles) and ask("Enter: the next position, q: leave: ") in LEAVE:
            raise EOFError

    def read(self, text: str, choices: Sequence[Action]) -> str:
        """Return the notation of a choice; "", and what is wrong with the text, if it is none."""
        try:
            return chosen_by(text, choices, self.game.actions.verbs).notation
        except UnclearChoice as error:
            self.page.say(str(error), "yellow")
            return ""

    def answer(self, match: Match, puzzle: Puzzle, chosen: str) -> bool:
        """Answer a choice; True if it is the solution."""
        for line in verdict(puzzle, match, chosen):
            self.page.say(line)
        return chosen == puzzle.solution
