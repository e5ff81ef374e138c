"""The summary of a game on two pages: a file of words and pictures beside the game, `summary.toml`.

Numbers stand in it by name, such as `{caverns}`, and come from the box, so that the words are true of any edition.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from string import Formatter
from typing import Literal

from pydantic import Field, ValidationError

from ludary.core.text_files import BYTE_ORDER_MARK, entry_line, read_text, table_lines
from ludary.core.toml_files import Entry, reason_of

FILE = "summary.toml"
MOST_BYTES = 200_000
PARTS = {"aim": "The aim", "turn": "A turn", "scores": "What counts", "beginners": "What beginners miss"}
MOST_LETTERS = 600  # of a paragraph
Paragraphs = tuple[str, ...]


class SummaryPicture(Entry):
    """Panels of the game's board."""

    part: Literal["aim", "turn", "scores", "beginners"]  # that it stands below
    columns: tuple[tuple[str, ...], ...] = Field(min_length=1)  # names of panels, from the left and from above
    words: str


class Summary(Entry):
    """The words of all parts, and the pictures, drawn of the position to which the Record leads."""

    aim: Paragraphs = Field(min_length=1)
    turn: Paragraphs = Field(min_length=1)
    scores: Paragraphs = Field(min_length=1)
    beginners: Paragraphs = Field(min_length=1)
    picture: tuple[SummaryPicture, ...] = ()
    record: str = ""

    def paragraphs(self, part: str) -> Paragraphs:
        """Return the paragraphs of a part, a key of PARTS."""
        found: Paragraphs = getattr(self, part)
        return found


def read_summary(path: Path, numbers: Mapping[str, int]) -> Summary:
    """Return the summary in the file, with its numbers; ValueError names the file, the line and what is wrong."""
    try:
        text = read_text(path, MOST_BYTES).removeprefix(BYTE_ORDER_MARK)
        summary = Summary.model_validate(tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"{path}: is not TOML: {error}") from None
    except ValidationError as error:
        first = error.errors()[0]
        raise ValueError(f"{place_of(path, text, first['loc'])}: {reason_of(first)}") from None
    except (OSError, ValueError, RecursionError) as error:
        raise ValueError(f"{path}: {error}") from None
    filled = {
        part: tuple(with_numbers(one, numbers, place_of(path, text, (part, at))) for at, one in enumerate(summary.paragraphs(part)))
        for part in PARTS
    }
    return summary.model_copy(update=filled)


def place_of(path: Path, text: str, place: tuple[str | int, ...]) -> str:
    """Return where an entry stands, as `summary.toml, line 3: aim 2`."""
    name, number = str(place[0]) if place else "", place[1] if len(place) > 1 else 0
    starts = table_lines(text, name) if name else []
    line = starts[number] if isinstance(number, int) and number < len(starts) else entry_line(text, name) if name else 0
    words = " ".join(str(step + 1) if isinstance(step, int) else step for step in place)
    return f"{path}{f', line {line}' if line else ''}: {words or 'the file'}"


def with_numbers(text: str, numbers: Mapping[str, int], where: str) -> str:
    """Return a paragraph with the values of the numbers that it names."""
    if len(text) > MOST_LETTERS:
        raise ValueError(f"{where}: has {len(text)} letters; {MOST_LETTERS} are the most of a paragraph")
    try:
        names = [name for _, name, _, _ in Formatter().parse(text) if name is not None]
    except ValueError as error:
        raise ValueError(f"{where}: {error}") from None
    for name in names:
        if name not in numbers:
            listing = ", ".join(numbers) or "none"
            raise ValueError(f"{where}: there is no number {{{name}}} in the box; there are {listing}")
    return text.format(**numbers)
