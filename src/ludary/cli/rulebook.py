"""Printing rules of a game's ledger."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ludary.core.contract.origin import PRINTED
from ludary.study.rulebook import sentences

if TYPE_CHECKING:
    from ludary.cli.playing.page import ConsolePage
    from ludary.study.rulebook import Row


def print_rows(page: ConsolePage, rows: Iterable[Row]) -> None:
    """The rows under their headings, each with its id."""
    heading = None
    for row in rows:
        if row.section != heading:
            page.say("")
            page.say(row.section, "bold")
            heading = row.section
        print_row(page, row)


def print_row(page: ConsolePage, row: Row) -> None:
    first, *more = sentences(row)
    rulings = getattr(row, "rulings", ())
    rests_on = f" [{', '.join(rulings)}]" if rulings else ""
    origin = getattr(row, "mark", PRINTED)
    mark = f" ({origin})" if origin != PRINTED else ""
    page.say(f"{first}{mark}{rests_on}", first=f"  {row.id}: ", others="    ")
    for label, sentence in zip(("Ruling", "Why"), more, strict=False):
        page.say(f"{label}: {sentence}", first="    ", others="    ")
    if getattr(row, "option", ""):
        page.say(f"Option: {getattr(row, 'option', '')}", first="    ", others="    ")
