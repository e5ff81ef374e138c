"""The terminal: whether there is one, and how text is made to fit it."""

from __future__ import annotations

import sys
from textwrap import wrap
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console

WIDEST = 100  # columns; longer lines of prose are hard to read
INDENT = "  "


def new_console() -> Console:
    """Where everything is printed. Text is taken as it is: brackets and colons in it mean nothing."""
    from rich.console import Console

    return Console(highlight=False, markup=False, emoji=False)


def is_terminal() -> bool:
    """Tell whether somebody can be asked."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def width_of(console: Console) -> int:
    """The columns that prose takes."""
    return min(console.width, WIDEST)


def paragraphs(text: str) -> list[str]:
    """The text's lines, each together with the indented ones that follow it."""
    parts: list[str] = []
    for line in text.splitlines():
        if parts and line.startswith(INDENT):
            parts[-1] += "\n" + line
        else:
            parts.append(line)
    return parts


def fitted(paragraph: str, width: int) -> str:
    """The paragraph as it is if it fits, else filled anew."""
    lines = paragraph.splitlines()
    if max((len(line) for line in lines), default=0) <= width:
        return paragraph
    return filled(" ".join(line.strip() for line in lines), width)


def filled(text: str, width: int, first: str = "", others: str = INDENT) -> str:
    """The text in lines of at most `width`, with what stands before the first and before the others."""
    return "\n".join(wrap(text, width, initial_indent=first, subsequent_indent=others)) or first.rstrip()


def clear(console: Console, with_history: bool = False) -> None:
    """Wipe the screen; `with_history` also what could be scrolled back to. Nothing where there is no screen."""
    console.clear()
    if with_history and console.is_terminal and not console.is_dumb_terminal:
        console.file.write("\x1b[3J")
