"""The terminal: whether there is one, and how text is made to fit it."""

from __future__ import annotations

import os
import re
import sys
from shutil import get_terminal_size
from textwrap import wrap
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from rich.console import Console

WIDEST = 100  # columns; longer lines of prose are hard to read
INDENT = "  "
GAPS = re.compile(r"\S {2,}(?=\S)")  # between the columns of a map
MAP_GAPS = 3  # in a line, from which on it is one of a map
NUMBERED = re.compile(r" *\d+ ")  # a further line of a map


def new_console() -> Console:
    """The console that everything is printed on."""
    from rich.console import Console

    asked = os.environ.get("COLUMNS", "")
    width = (
        get_terminal_size().columns if asked.isdecimal() else None
    )  # rich would print nothing at a width of 0
    return Console(highlight=False, markup=False, emoji=False, width=width)


def is_terminal() -> bool:
    """Tell whether somebody can be asked."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def width_of(console: Console) -> int:
    """The columns that prose takes."""
    return min(console.width, WIDEST)


def paragraphs(text: str) -> list[str]:
    """The text's lines, each together with the indented ones that follow it; the lines of a map are
    a paragraph of their own.
    """
    parts: list[str] = []
    for line in text.splitlines():
        in_map, indented = bool(parts) and is_map(parts[-1]), line.startswith(INDENT)
        if parts and (NUMBERED.match(line) if in_map else indented and not is_map(line)):
            parts[-1] += "\n" + line
        else:
            parts.append(line)
    return parts


def is_map(paragraph: str) -> bool:
    """Tell whether it is drawn in columns."""
    return len(GAPS.findall(paragraph.partition("\n")[0])) >= MAP_GAPS


def excerpt(
    parts: Sequence[str], changed: Collection[int], room: int, least: int, width: int
) -> list[int]:
    """The paragraphs that so many lines of a screen show, in their order.

    Maps and who decides what come first; then what has changed, and others, as long as `least`
    lines are left.
    """
    chosen: list[int] = []
    essential = [*(at for at, part in enumerate(parts) if is_map(part)), 0]
    for at in dict.fromkeys([*essential, *sorted(changed), *range(len(parts))]):
        lines = fitted(parts[at], width).count("\n") + 1
        if lines <= room - (0 if at in essential else least):
            chosen.append(at)
            room -= lines
    return sorted(chosen)


def fitted(paragraph: str, width: int) -> str:
    """The paragraph as it is if it fits, else filled anew."""
    lines = paragraph.splitlines()
    if max((len(line) for line in lines), default=0) <= width:
        return paragraph
    return filled(" ".join(line.strip() for line in lines), width)


def filled(text: str, width: int, first: str = "", others: str = INDENT) -> str:
    """The text in lines of at most `width`, with what stands before the first and before the
    others.
    """
    return (
        "\n".join(wrap(text, width, initial_indent=first, subsequent_indent=others))
        or first.rstrip()
    )


def clear(console: Console, with_history: bool = False) -> None:
    """Wipe the screen; `with_history` also what could be scrolled back to.

    Nothing where there is no screen.
    """
    console.clear()
    if with_history and console.is_terminal and not console.is_dumb_terminal:
        console.file.write("\x1b[3J")
