"""Editions: what is in the box, as a TOML file in which every entry says where it comes from.

`says` is `printed` (the rulebook states all of it), `partly` (it states some of it, and `where`
says what), `sourced` (somebody else does), `house` (designed here, because nobody prints it) or
`changed` (a user of Ludary wants it so). A game declares its own tables as
pydantic models upon `EditionEntry` and `EditionFile`, and its numbers as `Option`s: the table
`[numbers]` of an edition gives each its value, and `ludary.load(..., name=value)` another one.
"""

from __future__ import annotations

import hashlib
import pickle
import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import TypeGuard, TypeVar

import numpy as np
from pydantic import ConfigDict, Field, ValidationError

from ludary.core.arguments import LONGEST_SHOWN, briefly, close_to, whole
from ludary.core.contract.origin import Origin, Says
from ludary.core.errors import BadEdition
from ludary.core.text_files import BYTE_ORDER_MARK, read_text
from ludary.core.toml_files import Entry, complaints

MOST_LETTERS = 200_000  # of an edition's text
MOST_DOTS = 100  # of a line: `a.b.c = 1` costs as much time and memory as the square of its parts
NUMBER = re.compile("[-+]?[0-9]{1,9}")


class EditionEntry(Entry):
    """One thing in the box, and who says so."""

    model_config = ConfigDict(strict=True)

    says: Says
    where: str = ""  # section of the rulebook, source, or reason of the design

    @property
    def origin(self) -> Origin:
        return Origin(self.says, self.where)


class NumberEntry(EditionEntry):
    value: int | bool | str


class EditionHead(Entry):
    model_config = ConfigDict(strict=True)

    game: str
    name: str
    about: str = ""


class EditionFile(Entry):
    """The tables that every edition has."""

    model_config = ConfigDict(strict=True)

    edition: EditionHead
    numbers: dict[str, NumberEntry] = Field(default_factory=dict)

    def digest(self) -> str:
        """Names the contents: the same whatever comments and order of lines the file has."""
        return hashlib.sha256(self.model_dump_json().encode()).hexdigest()[:16]


@dataclass(frozen=True)
class Option:
    """A number of the box: a house rule, a price, a switch.

    It is the field of the same name in the Box.
    """

    name: str
    low: int
    high: int
    about: str
    words: tuple[str, ...] = field(default=())  # names of the values from `low` on

    @property
    def title(self) -> str:
        """The first part of `about`, without what its values mean."""
        return re.split("[;:]", self.about)[0]

    def value(self, written: object) -> int:
        """The number that `given` (a number, a name, True or False, or their text) stands for;
        ValueError if none.
        """
        if isinstance(written, str) and written.lower() in self.words:
            return self.low + self.words.index(written.lower())
        if isinstance(written, str) and written.lower() in ("true", "false"):
            return self.value(written.lower() == "true")
        try:
            number = (
                int(written)
                if isinstance(written, bool | np.bool_) or is_number(written)
                else written
            )
            return whole(number, self.name, self.low, self.high)
        except (TypeError, ValueError):
            shown = (
                written
                if isinstance(written, str) and len(written) <= LONGEST_SHOWN
                else briefly(written)
            )
            raise ValueError(
                f"{self.name}={shown}: should be {self.range_in_words()} ({self.about})"
            ) from None

    def in_file(self, written: int | bool | str) -> int | bool | str:
        """Return a value read from TOML; ValueError for a boolean or a text where a number
        belongs.
        """
        if (isinstance(written, bool) and "yes" not in self.words) or (
            isinstance(written, str) and written.lower() not in self.words
        ):
            shown = (
                repr(written[:LONGEST_SHOWN]) if isinstance(written, str) else str(written).lower()
            )
            raise ValueError(
                f"{self.name}={shown}: should be {self.range_in_words()} ({self.about})"
            )
        return written

    def word(self, number: int) -> str:
        """The value as it is written: `yes`, `red`, `3`."""
        return self.words[number - self.low] if self.words else str(number)

    def range_in_words(self) -> str:
        return (
            " or ".join(self.words)
            if self.words
            else f"a whole number from {self.low} to {self.high}"
        )


def is_number(value: object) -> TypeGuard[str]:
    """Tell whether the text is that of a whole number."""
    return isinstance(value, str) and NUMBER.fullmatch(value.strip()) is not None


def switch(name: str, about: str) -> Option:
    """An option that is on or off."""
    return Option(name, 0, 1, about, ("no", "yes"))


def choice(name: str, about: str, *words: str) -> Option:
    """An option with named values, numbered from 0."""
    return Option(name, 0, len(words) - 1, about, words)


E = TypeVar("E", bound=EditionFile)


def read_edition(path: Path, model: type[E], game: str) -> E:
    """The edition in the file; BadEdition names the file, the entry and what is wrong."""
    try:
        text = read_text(path, 4 * MOST_LETTERS)
    except OSError as error:
        raise BadEdition(f"{path}: cannot be read: {error.strerror}") from error
    except ValueError as error:
        raise BadEdition(f"{path}: {error}") from error
    edition: E = pickle.loads(
        _known(text, model, game, str(path))
    )  # one of the caller's own, who may change its lists
    return edition


@lru_cache(maxsize=16)
def _known(text: str, model: type[EditionFile], game: str, where: str) -> bytes:
    """`parse_edition`, pickled, once for a text that comes again, as that of a shipped edition does
    with every game that is loaded.
    """
    return pickle.dumps(parse_edition(text, model, game, where))


def parse_edition(text: str, model: type[E], game: str, where: str) -> E:
    """The edition that the TOML text describes; BadEdition names `where`, the entry and what is
    wrong.
    """
    check_size(text, where)
    try:
        tables = tomllib.loads(text.removeprefix(BYTE_ORDER_MARK))
    except (ValueError, RecursionError) as error:  # ValueError: a number of 10,000 digits
        raise BadEdition(f"{where}: is not TOML: {error}") from None
    try:
        edition = model.model_validate(tables)
    except ValidationError as error:
        raise BadEdition(complaints(where, tables, error)) from error
    if edition.edition.game != game:
        raise BadEdition(
            f"{where}: edition.game is {briefly(edition.edition.game)}, and this game is {game!r}"
        )
    return edition


def check_size(text: str, where: str) -> None:
    """BadEdition for a text that is too long, or has a line that would take more than its share of
    time to parse.
    """
    if len(text) > MOST_LETTERS:
        raise BadEdition(
            f"{where}: is too long: an edition has at most {MOST_LETTERS:,} characters"
        )
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > MOST_DOTS:
            raise BadEdition(
                f"{where}: line {number} has {line.count('.'):,} dots; a line has at most"
                f" {MOST_DOTS}"
            )


def numbers_of(
    edition: EditionFile, options: Sequence[Option], chosen: Mapping[str, object], where: str
) -> dict[str, int]:
    """The value of every option: from `given`, else from the edition.

    ValueError lists the right names or values.
    """
    known = {option.name: option for option in options}
    _check_given(chosen, known)
    _check_numbers(edition, known, where)
    values = {}
    for name, option in known.items():
        try:
            values[name] = option.value(option.in_file(edition.numbers[name].value))
        except ValueError as error:
            raise BadEdition(f"{where}: numbers: {error}") from None
        if name in chosen:
            values[name] = option.value(chosen[name])
    return values


def _check_given(chosen: Mapping[str, object], known: Mapping[str, Option]) -> None:
    """ValueError, with the right ones listed, for an option that does not exist."""
    for name in chosen:
        if name not in known:
            near = close_to(name, known, 1)
            hint = f"did you mean {near[0]!r}? Options" if near else "options"
            listing = (
                ", ".join(f"{option.name} ({option.range_in_words()})" for option in known.values())
                or "none"
            )
            raise ValueError(f"there is no option {briefly(name)}; {hint} are {listing}")


def _check_numbers(edition: EditionFile, known: Mapping[str, Option], where: str) -> None:
    """BadEdition if it has a number too many or too few."""
    for name in edition.numbers:
        if name not in known:
            raise BadEdition(
                f"{where}: numbers: {name[:LONGEST_SHOWN]}: no such number; numbers are"
                f" {', '.join(known)}"
            )
    for name, option in known.items():
        if name not in edition.numbers:
            raise BadEdition(f"{where}: numbers: {name} is missing ({option.about})")
