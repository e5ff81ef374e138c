"""A lesson at the terminal: a guided game, step by step.

Other choices than the planned one are answered.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ludary.cli.playing.choices import chosen_by
from ludary.cli.playing.narration import joined
from ludary.cli.playing.prompt import ask
from ludary.cli.terminal import paragraphs

if TYPE_CHECKING:
    from ludary.cli.playing.page import ConsolePage
    from ludary.core.contract.actions import Action
    from ludary.study.guided_game import GuidedGame

BACK, LEAVE, HELP = ("b", "back"), ("q", "quit", "exit"), ("?", "help")
MOST_NEWS = 8  # lines of what happened between two steps


@dataclass
class LessonSession:
    """Somebody who learns a game."""

    guided: GuidedGame
    page: ConsolePage
    name: str  # of the game, as it was typed
    number: int = 0  # of the step
    known: list[str] = field(
        default_factory=list
    )  # paragraphs of the position that were shown before

    @property
    def last(self) -> int:
        """The number of the end, after the last step."""
        return len(self.guided.lesson.step)

    def run(self) -> None:
        """Go through the lesson until its end, or until nobody wants to go on."""
        try:
            while self.number < self.last:
                self.show()
                self.decide()
            self.show()
            self.finish()
        except (KeyboardInterrupt, EOFError):
            self.page.console.print()

    def print_all(self) -> None:
        """Print the lesson in words, where nobody is at the keyboard."""
        self.page.title(self.guided.lesson.title)
        for number in range(self.last + 1):
            self.page.say(self.heading(number), "dim")
            for line in self.news(number):
                self.page.say(line, first="- ")
            self.page.say(self.sentence(number), "bold")
            if (planned := self.planned(number)) is not None:
                self.page.say(f"> {planned.notation}")
        self.finish()

    def show(self) -> None:
        """Show what has happened, the position as far as it has changed, the choices, and the
        sentence.
        """
        moment, choices = self.guided.moments[self.number], self.choices()
        self.page.decision(
            moment.here, self.guided.seat, "", self.news(self.number), choices, self.known
        )
        self.known = paragraphs(str(moment.view))
        self.page.say(f"{self.heading(self.number)}: {self.sentence(self.number)}", "bold")

    def decide(self) -> None:
        """Ask until the planned choice has been made, or somebody goes on or back."""
        before = self.number
        while self.number == before:
            text = ask(self.prompt()).lower()
            if text in LEAVE:
                raise EOFError
            if text in BACK:
                self.go(max(0, self.number - 1))
                return
            if text in HELP:
                self.page.say(
                    f"Choose by number, or in words. `ludary rules {self.name}` has the rules."
                )
            else:
                self.answer(text)

    def prompt(self) -> str:
        count = len(self.choices())
        return (
            f"Your choice (1-{count}; Enter: show me, b: back, q: leave): "
            if count
            else "Enter: go on, b: back, q: leave: "
        )

    def answer(self, text: str) -> None:
        """Go on after the planned choice, or without one; say what any other would do, or what is
        wrong with the text.
        """
        choices, planned = self.choices(), self.planned(self.number)
        if not text or not choices:
            self.go(self.number + 1)
            return
        try:
            chosen = chosen_by(text, choices, self.guided.match.game.actions.verbs)
        except ValueError as error:
            self.page.say(str(error), "yellow")
            return
        if planned is not None and chosen.id == planned.id:
            self.go(self.number + 1)
        else:
            self.page.say(
                f"{chosen}: {' '.join(self.guided.answer(self.number, chosen.id))}", "yellow"
            )

    def go(self, number: int) -> None:
        if number < self.number:
            self.known = []
        self.number = number

    def choices(self) -> list[Action]:
        """The choices at the step; none where it is only read."""
        moment = self.guided.moments[self.number]
        return [] if moment.planned is None else moment.view.legal()

    def planned(self, number: int) -> Action | None:
        """The choice that is meant at a step."""
        moment = self.guided.moments[number]
        return (
            None if moment.planned is None else self.guided.match.game.plain_action(moment.planned)
        )

    def news(self, number: int) -> list[str]:
        return list(joined(self.guided.news(number), self.guided.match.players))[-MOST_NEWS:]

    def sentence(self, number: int) -> str:
        step = self.guided.step(number)
        return step.say if step else self.guided.lesson.after

    def heading(self, number: int) -> str:
        return f"Step {number + 1} of {self.last}" if number < self.last else "The end"

    def finish(self) -> None:
        """Say how to play the first game."""
        game, seats = self.guided.match.game, self.guided.match.seats
        self.page.console.print(
            f"Play it with: ludary play {self.name} --seats {seats} --bots {game.hints.levels[0]}",
            soft_wrap=True,
        )
