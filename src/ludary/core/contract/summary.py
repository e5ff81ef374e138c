"""The summary of a game on two pages: a file of words and pictures beside the game, `summary.toml`.

Numbers stand in it by name, such as `{caverns}`, and come from the box, so that the words are true
of any edition.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from string import Formatter
from typing import Literal

from pydantic import Field

from ludary.core.contract.record_files import RecordFile, RecordLines, read_record_file
from ludary.core.toml_files import Entry

FILE = "summary.toml"
PARTS = {
    "aim": "The aim",
    "turn": "A turn",
    "scores": "What counts",
    "beginners": "What beginners miss",
}
MOST_LETTERS = 600  # of a paragraph
Paragraphs = tuple[str, ...]


class SummaryPicture(Entry):
    """Panels of the game's board."""

    part: Literal["aim", "turn", "scores", "beginners"]  # that it stands below
    columns: tuple[tuple[str, ...], ...] = Field(
        min_length=1
    )  # names of panels, from the left and from above
    words: str


class Summary(Entry):
    """The words of all parts, and the pictures, drawn of the position to which the Record leads."""

    aim: Paragraphs = Field(min_length=1)
    turn: Paragraphs = Field(min_length=1)
    scores: Paragraphs = Field(min_length=1)
    beginners: Paragraphs = Field(min_length=1)
    picture: tuple[SummaryPicture, ...] = ()
    record: RecordLines = ""

    def paragraphs(self, part: str) -> Paragraphs:
        """Return the paragraphs of a part, a key of PARTS."""
        found: Paragraphs = getattr(self, part)
        return found


def read_summary(path: Path, numbers: Mapping[str, int]) -> tuple[Summary, RecordFile]:
    """Return the summary in the file, with its numbers, and its text; ValueError names the file,
    the line and what is wrong.
    """
    summary, file = read_record_file(path, Summary)
    filled = {
        part: tuple(
            with_numbers(one, numbers, file.place((part, at)))
            for at, one in enumerate(summary.paragraphs(part))
        )
        for part in PARTS
    }
    return summary.model_copy(update=filled), file


def with_numbers(text: str, numbers: Mapping[str, int], where: str) -> str:
    """Return a paragraph with the values of the numbers that it names."""
    if len(text) > MOST_LETTERS:
        raise ValueError(
            f"{where}: has {len(text)} characters; a paragraph has at most {MOST_LETTERS}"
        )
    try:
        names = [name for _, name, _, _ in Formatter().parse(text) if name is not None]
    except ValueError as error:
        raise ValueError(f"{where}: {error}") from None
    for name in names:
        if name not in numbers:
            listing = ", ".join(numbers) or "none"
            raise ValueError(
                f"{where}: there is no number {{{name}}} in the box; its numbers are {listing}"
            )
    return text.format(**numbers)
