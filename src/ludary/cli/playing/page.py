"""The page that a person at the terminal reads: the events, the position, the choices, the
result.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.console import Group
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ludary.cli.playing.choices import groups
from ludary.cli.terminal import (
    INDENT,
    WIDEST,
    clear,
    excerpt,
    filled,
    fitted,
    is_terminal,
    paragraphs,
    width_of,
)

if TYPE_CHECKING:
    from rich.console import Console

    from ludary.core.contract.actions import Action
    from ludary.core.contract.components import ComponentTable
    from ludary.core.play.match import Match
    from ludary.core.play.view import View

LEFT, BETWEEN, RIGHT = (
    78,
    4,
    50,
)  # columns of the table in words, and of the news and choices, side by side
SEAT_STYLES = ("cyan", "magenta", "green", "yellow", "blue", "red", "bright_cyan", "bright_magenta")
LEAST_NEWS, LEAST_LOW = (
    6,
    2,
)  # lines of what happened that are shown however little room there is, and in a low terminal
ROOMY = 30  # lines of a terminal from which on there are empty ones
STRONG, WEAK = "bold", "dim"
AS_IT_WAS = "The rest of the table is as it was; 'view' shows all of it."
REST = "'view' shows the rest of the table."
WHY = "Other choices are not possible now; 'why' tells which, and the reasons."


class StopReading(Exception):
    """Nobody wants to read on."""


class ConsolePage:
    """Prints on a console, filled to its width."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.column = 0  # its width, where there are two; 0: there is one
        self.players: Sequence[str] = ()  # whose names have colours
        self.left: int | None = None  # lines until the screen is full; None: nobody counts

    @property
    def width(self) -> int:
        """The columns that text takes."""
        return self.column or width_of(self.console)

    @contextmanager
    def within(self, column: int) -> Iterator[None]:
        """Fit what is made in here into so many columns."""
        self.column = column
        try:
            yield
        finally:
            self.column = 0

    def say(self, text: str, style: str = "", first: str = "", others: str = INDENT) -> None:
        """Print one paragraph."""
        lines = filled(text, self.width, first, others)
        if self.left is not None:
            self.wait_for_room(lines.count("\n") + 1)
        self.console.print(Text(lines, style))

    @contextmanager
    def screenfuls(self) -> Iterator[None]:
        """Stop what is said in here when the screen is full, until somebody wants more."""
        self.left = self.console.height - 2 if is_terminal() else None
        try:
            yield
        except StopReading:
            pass
        finally:
            self.left = None

    def wait_for_room(self, lines: int) -> None:
        assert self.left is not None
        if lines > self.left:
            if input("-- Enter: more, q: enough -- ").strip():
                raise StopReading
            self.left = self.console.height - 2
        self.left -= lines

    def title(self, words: str, fresh: bool = True, with_history: bool = False) -> None:
        """A line across, at the top of the screen if `fresh`."""
        if fresh:
            clear(self.console, with_history)
        self.console.print(
            Rule(Text(words, STRONG), align="left", style=WEAK), width=width_of(self.console)
        )

    def decision(
        self,
        match: Match,
        seat: int,
        welcome: str,
        news: Sequence[str],
        choices: Sequence[Action],
        known: Sequence[str],
        whole: bool = False,
    ) -> None:
        """Everything for one decision of `seat`, with a line of welcome if there is one; of the
        position, not what is `known` already.

        What one decides about comes last. What does not fit on a screen is left out, unless the
        `whole` is wanted: then it stands above.
        """
        self.players = match.players
        if self.console.width >= LEFT + BETWEEN + RIGHT and self.side_by_side(
            match, seat, welcome, news, choices
        ):
            return
        view, apart = (
            match.view(seat),
            [""] * (self.console.height >= ROOMY),
        )  # an empty line between what belongs apart
        parts = paragraphs(str(view))
        listing = list(self.listing(choices))
        others = view.unavailable()
        used = (
            sum(self.height(part) - 1 + len(apart) for part in listing)
            + 3 * len(apart)
            + 2
            + bool(others)
        )
        room = self.console.height - used - 2
        least = min(len(news), LEAST_NEWS if apart else LEAST_LOW)
        changed = [at for at, part in enumerate(parts) if part not in known]
        near = excerpt(parts, changed if known else [], room - least, 0, self.width)
        above = [at for at in changed if at not in near and (whole or not self.console.is_terminal)]
        self.title(f"{match.game.title}: {match.players[seat]}")
        if above:
            self.console.print(self.styled(view, [parts[at] for at in above]))
        if welcome:
            self.say(welcome)
        shown = self.styled(view, [parts[at] for at in near])
        self.news(news, max(least, room - self.height(shown)))
        for part in (shown, *listing):
            self.console.print(*apart, part, sep="\n", width=self.width)
        if len(above) + len(near) < len(parts):
            self.say(AS_IT_WAS if all(at in near or at in above for at in changed) else REST, WEAK)
        if others:
            self.say(WHY, WEAK)
        for line in apart:
            self.say(line)

    def side_by_side(
        self, match: Match, seat: int, welcome: str, news: Sequence[str], choices: Sequence[Action]
    ) -> bool:
        """Print the same in two columns, the choices beside the table; return False, and print
        nothing, if they are too many.
        """
        view, height = match.view(seat), self.console.height - 3
        with self.within(LEFT):
            parts = paragraphs(str(view))
            near = excerpt(parts, [], height, 0, LEFT)
            table = self.styled(view, [parts[at] for at in near])
        with self.within(min(WIDEST, self.console.width - LEFT - BETWEEN)):
            listing = [part for choice in self.listing(choices) for part in (Text(), choice)]
            said = [REST] * (len(near) < len(parts)) + [WHY] * bool(view.unavailable())
            notes = [Text(), *(Text(filled(words, self.width), WEAK) for words in said)]
            used = sum(self.height(part) - 1 for part in (*listing, *notes)) + bool(welcome)
            if used + LEAST_NEWS > height:
                return False
            told = self.told(news, height - used)
            column = Group(*[Text(welcome)] * bool(welcome), told, *listing, *notes)
        grid = Table.grid(padding=(0, BETWEEN, 0, 0))
        grid.add_column(width=LEFT)
        grid.add_column()
        grid.add_row(table, column)
        self.title(f"{match.game.title}: {match.players[seat]}")
        self.console.print(grid)
        return True

    def unavailable(self, view: View) -> None:
        """The choices that cannot be made now, and why not."""
        for one in view.unavailable():
            self.say(str(one), first="- ")

    def components(self, tables: Sequence[ComponentTable]) -> None:
        """Print the tables of a box."""
        for one in tables:
            table = Table(
                box=None,
                padding=(0, 2, 0, 0),
                title=one.title,
                title_justify="left",
                title_style=STRONG,
            )
            numbers = 1 + one.counts_left
            for at, heading in enumerate(header := one.header()):
                table.add_column(
                    heading,
                    justify="right" if at >= len(header) - numbers else "left",
                    header_style=WEAK,
                )
            if one.tells:
                table.add_column("", ratio=1)
            for row, cells in zip(one.rows, one.cells(), strict=True):
                table.add_row(*cells, *[row.about] * one.tells)
            self.say("")
            self.table(table)

    def table(self, table: Table) -> None:
        """A table, a screen at a time where screens are counted."""
        if self.left is not None:
            self.wait_for_room(min(self.height(table), self.console.height - 2))
        self.console.print(table, width=self.width)

    def news(self, lines: Sequence[str], room: int) -> None:
        """Print what happened."""
        self.console.print(self.told(lines, room))

    def told(self, lines: Sequence[str], room: int) -> Text:
        """The last of the lines, as many as there is room for."""
        texts = [filled(line, self.width, "- ") for line in lines]
        shown = len(texts)
        while shown > 1 and sum(text.count("\n") + 1 for text in texts[-shown:]) > room:
            shown -= 1
        before = [Text("- ... ('log' tells what came before)", WEAK)] * (shown < len(texts))
        return Text("\n").join(
            [*before, *(self.painted(Text(text)) for text in texts[len(texts) - shown :])]
        )

    def position(self, view: View) -> Text:
        """Print the View in words."""
        return self.styled(view, paragraphs(str(view)))

    def styled(self, view: View, parts: Sequence[str]) -> Text:
        """Paragraphs of a View, the one about its own player in bold."""
        own = f"{view.names[view.seat]} (you)" if view.seat >= 0 else ""
        width = self.width
        styled = [
            (fitted(part, width), STRONG if own and part.startswith(own) else "") for part in parts
        ]
        return Text("\n").join(self.painted(Text(part, style)) for part, style in styled)

    def painted(self, text: Text) -> Text:
        """The text with the players' names in their colours."""
        for seat, name in enumerate(self.players):
            text.highlight_regex(
                rf"(?<!\w){re.escape(name)}(?!\w)", SEAT_STYLES[seat % len(SEAT_STYLES)]
            )
        return text

    def listing(
        self, choices: Sequence[Action], named: str | None = None
    ) -> Iterator[Text | Columns]:
        """The choices, numbered from 1; a text or columns for each group.

        With `named`, all choices whose notation begins so.
        """
        for heading, every in groups(choices, named is not None):
            rows = [row for row in every if choices[row[0] - 1].notation.startswith(named or "")]
            if not rows:
                continue
            lines = [self.choice(*row) for row in rows]
            if not heading:
                yield Text("\n").join(lines)
                continue
            yield Text(filled(heading, self.width), STRONG)
            yield Columns(lines, column_first=True, padding=(0, 3))

    def all_choices(self, choices: Sequence[Action], named: str) -> None:
        """The choices whose notation begins so, however many there are."""
        for part in self.listing(choices, named):
            self.console.print(part, width=self.width)

    def choice(self, number: int, words: str, notation: str) -> Text:
        """`3  Dodge to Bot 2`, with the notation at the right where there is room for it."""
        width, margin = self.width, f"{number:3}  "
        line = Text(filled(words, width, margin, " " * len(margin)))
        line.stylize("bold cyan", 0, len(margin))
        space = width - len(margin) - len(words) - len(notation)
        if notation and notation != words and space >= 4:
            line.append(" " * space + notation, WEAK)
        return line

    def height(self, part: Text | Columns | Table) -> int:
        """The lines that it takes, with the empty one above."""
        return (
            len(
                self.console.render_lines(
                    part, self.console.options.update(width=self.width), pad=False
                )
            )
            + 1
        )

    def result(self, match: Match) -> None:
        """Print the ranking of the players."""
        table = Table(box=None, padding=(0, 3, 0, 0))
        for heading in ("Place", "Player", "Score" if match.game.presentation.scores else "Result"):
            table.add_column(heading, justify="left" if heading == "Player" else "right")
        parts = [one.words for one in match.breakdowns] or [""] * match.seats
        table.add_column("", style=WEAK)
        for place, seat in places(match):
            table.add_row(
                str(place),
                match.players[seat],
                outcome(match, seat),
                parts[seat],
                style=STRONG if place == 1 else "",
            )
        self.console.print(table)


def outcome(match: Match, seat: int) -> str:
    """The score; in games that have none, whether the seat won."""
    if match.game.presentation.scores:
        return f"{match.scores[seat]:g}"
    value = match.returns[seat]
    return "won" if value > 0 else "lost" if value < 0 else "drawn"


def places(match: Match) -> list[tuple[int, int]]:
    """(place, seat), the best first; equal returns share a place, and scores order what returns
    leave equal.
    """
    worth = [(value, score) for value, score in zip(match.returns, match.scores, strict=True)]
    order = sorted(range(match.seats), key=lambda seat: worth[seat], reverse=True)
    return [(1 + sum(other > worth[seat] for other in worth), seat) for seat in order]
