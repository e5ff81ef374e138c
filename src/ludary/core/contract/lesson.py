"""Lessons: a guided game, as a TOML file beside the game.

A Record, and sentences said before some of its actions.

A lesson belongs to one seat. Each `[[step]]` is a sentence; `do` names the next action of that seat
in the Record, in notation, before which it is said. A step without `do` is only read. Actions
between two steps play themselves, those of the seat too.
"""

from __future__ import annotations

from fnmatch import fnmatchcase
from pathlib import Path
from typing import Annotated

from pydantic import AfterValidator, Field

from ludary.core.arguments import briefly
from ludary.core.contract.record_files import RecordFile, RecordLines, read_record_file
from ludary.core.errors import BadLesson
from ludary.core.toml_files import Entry

MOST_WORDS = 25  # of a sentence
MOST_WORDS_IN_ALL = 350  # of all that everybody reads
MOST_STEPS = 60


def few_words(text: str) -> str:
    """The text, if it is short enough to be read beside a board."""
    if (count := len(text.split())) > MOST_WORDS:
        raise ValueError(f"{briefly(text)} has {count} words; at most {MOST_WORDS} are allowed")
    return " ".join(text.split())


Sentence = Annotated[str, Field(min_length=1), AfterValidator(few_words)]


class LessonAnswer(Entry):
    """Words for whoever chooses otherwise than planned."""

    choice: str  # a notation, or a pattern of several: `dig *`
    say: Sentence

    def fits(self, notation: str) -> bool:
        return fnmatchcase(notation.casefold(), self.choice.casefold())


class LessonStep(Entry):
    """A sentence, the place that it is about, and the action before which it is said."""

    say: Sentence
    # a `data-spot` of the board, or the name of a panel; by default the spot of the planned action
    point: str = ""
    do: str = ""  # the planned action, in notation; "": the step is only read
    why: str = (
        ""  # why none of the other choices is meant now, where `instead` has no words for one
    )
    instead: tuple[LessonAnswer, ...] = ()


class Lesson(Entry):
    """A guided game as its file has it."""

    title: str = Field(min_length=1, max_length=60)
    minutes: int = Field(ge=1, le=30)
    seat: int = Field(ge=1)  # from 1, as in Records
    record: RecordLines
    after: Sentence  # said at the end: what was learnt, and what comes next
    step: tuple[LessonStep, ...] = Field(min_length=1, max_length=MOST_STEPS)

    @property
    def words(self) -> int:
        """The number of words that everybody reads."""
        return sum(len(one.say.split()) for one in self.step) + len(self.after.split())


def read_lesson(path: Path) -> tuple[Lesson, RecordFile]:
    """Return the lesson in a file, and its text; BadLesson names the file, the line and the
    offending text.
    """
    try:
        lesson, file = read_record_file(path, Lesson)
    except ValueError as error:
        raise BadLesson(str(error)) from None
    if lesson.words > MOST_WORDS_IN_ALL:
        raise BadLesson(
            f"{path}: has {lesson.words} words to read; at most {MOST_WORDS_IN_ALL} are allowed"
        )
    return lesson, file
