"""What a person at the terminal reads: what happened, the position, the choices, the result."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ludary.cli.choosing import groups
from ludary.cli.terminal import INDENT, clear, filled, fitted, paragraphs, width_of
from ludary.core.events import sees

if TYPE_CHECKING:
    from rich.console import Console

    from ludary.core.actions import Action
    from ludary.core.match import Match
    from ludary.core.view import View

LEAST_NEWS = 6  # lines that are shown however low the terminal is
STRONG, WEAK = "bold", "dim"


def told(match: Match, seat: int, since: int, end: int | None = None) -> list[str]:
    """What `seat` (-1: a spectator) was told from step `since` on, or up to `end`, in paragraphs."""
    found = []
    for step in match.steps[since:end]:
        sentences = [match.game.event_words(event, match.players) for event in step.events if sees(event.known_to, seat)]
        found += list(joined(sentences, match.players))
    return found


def joined(sentences: Sequence[str], names: Sequence[str]) -> Iterator[str]:
    """The sentences, those in a row about the same player as one: `Ann draws an Orc; wins the fight.`"""
    line, last = "", ""
    for sentence in sentences:
        name = next((name for name in names if sentence.startswith(f"{name} ")), "")
        if line and name and name == last:
            line = f"{line.removesuffix('.')}; {sentence.removeprefix(f'{name} ')}"
            continue
        if line:
            yield line
        line, last = sentence, name
    if line:
        yield line


class Page:
    """Prints on a console, filled to its width."""

    def __init__(self, console: Console) -> None:
        self.console = console

    def say(self, text: str, style: str = "", first: str = "", others: str = INDENT) -> None:
        """One paragraph."""
        self.console.print(Text(filled(text, width_of(self.console), first, others), style))

    def title(self, words: str, fresh: bool = True, with_history: bool = False) -> None:
        """A line across, at the top of the screen if `fresh`."""
        if fresh:
            clear(self.console, with_history)
        self.console.print(Rule(Text(words, STRONG), align="left", style=WEAK), width=width_of(self.console))

    def decision(self, match: Match, seat: int, news: Sequence[str], choices: Sequence[Action]) -> None:
        """Everything for one decision of `seat`."""
        position = self.position(match.view(seat))
        listing = list(self.listing(choices))
        room = self.console.height - sum(map(self.height, (position, *listing))) - 6
        self.title(f"{match.game.title}: {match.players[seat]}")
        self.news(news, max(LEAST_NEWS, room))
        for part in (position, *listing):
            self.console.print()
            self.console.print(part, width=width_of(self.console))
        self.console.print()

    def news(self, lines: Sequence[str], room: int) -> None:
        """The last of the lines, as many as there is room for."""
        texts = [filled(line, width_of(self.console), "- ") for line in lines]
        shown = len(texts)
        while shown > 1 and sum(text.count("\n") + 1 for text in texts[-shown:]) > room:
            shown -= 1
        if shown < len(texts):
            self.say("- ... ('log' tells what came before)", WEAK)
        self.console.print(Text("\n".join(texts[-shown:])))

    def position(self, view: View) -> Text:
        """The View in words, the paragraph about its own player in bold."""
        own = f"{view.names[view.seat]} (you)" if view.seat >= 0 else ""
        parts = paragraphs(str(view))
        width = width_of(self.console)
        styled = [(fitted(part, width), STRONG if own and part.startswith(own) else "") for part in parts]
        return Text("\n").join(Text(part, style) for part, style in styled)

    def listing(self, choices: Sequence[Action]) -> Iterator[Text | Columns]:
        """The choices, numbered from 1; a text or columns for each group."""
        for heading, rows in groups(choices):
            lines = [self.choice(*row) for row in rows]
            if not heading:
                yield Text("\n").join(lines)
                continue
            yield Text(filled(heading, width_of(self.console)), STRONG)
            yield Columns(lines, column_first=True, padding=(0, 3))

    def choice(self, number: int, words: str, notation: str) -> Text:
        """`3  Dodge to Bot 2`, with the notation at the right where there is room for it."""
        width, margin = width_of(self.console), f"{number:3}  "
        line = Text(filled(words, width, margin, " " * len(margin)))
        line.stylize("bold cyan", 0, len(margin))
        space = width - len(margin) - len(words) - len(notation)
        if notation and notation != words and space >= 4:
            line.append(" " * space + notation, WEAK)
        return line

    def height(self, part: Text | Columns) -> int:
        """How many lines it takes, with the empty one above."""
        return len(self.console.render_lines(part, self.console.options.update(width=width_of(self.console)), pad=False)) + 1

    def result(self, match: Match) -> None:
        """Who came in which place."""
        table = Table(box=None, padding=(0, 3, 0, 0))
        for heading in ("Place", "Player", "Score"):
            table.add_column(heading, justify="left" if heading == "Player" else "right")
        for place, seat in places(match):
            table.add_row(str(place), match.players[seat], f"{match.scores[seat]:g}", style=STRONG if place == 1 else "")
        self.console.print(table)


def places(match: Match) -> list[tuple[int, int]]:
    """(place, seat), the best first; equal returns share a place, and scores order what returns leave equal."""
    worth = [(value, score) for value, score in zip(match.returns, match.scores, strict=True)]
    order = sorted(range(match.seats), key=lambda seat: worth[seat], reverse=True)
    return [(1 + sum(other > worth[seat] for other in worth), seat) for seat in order]
