"""TOML files beside a game that hold Records: its lesson, its summary and its puzzles.

Errors name the line.

A Record stands in such a file as its lines, or packed into one: `gzip:`, then its text compressed
by gzip, in base64.
"""

from __future__ import annotations

import gzip
import zlib
from base64 import b64decode, b64encode
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from pydantic import AfterValidator, ValidationError

from ludary.core.text_files import entry_line, table_lines
from ludary.core.toml_files import E, read_tables, reason_of

PACKED = "gzip:"
MOST_BYTES = 2_000_000  # of an unpacked Record
Place = tuple[str | int, ...]  # keys of TOML, numbers from 0


def packed(record: str) -> str:
    """Return a Record in one line."""
    return PACKED + b64encode(gzip.compress(record.encode(), 9, mtime=0)).decode()


def unpacked(text: str) -> str:
    """Return the lines of a Record that may be packed; ValueError if it was packed otherwise."""
    if not text.startswith(PACKED):
        return text
    try:
        unzip = zlib.decompressobj(wbits=31)  # of gzip
        content = unzip.decompress(b64decode(text.removeprefix(PACKED), validate=True), MOST_BYTES)
        if not unzip.eof:
            raise ValueError("ends too early or is too long")
        return content.decode()
    except (ValueError, zlib.error) as error:
        raise ValueError(
            f"after {PACKED!r} give a Record compressed by gzip, in base64: {error}"
        ) from None


RecordLines = Annotated[str, AfterValidator(unpacked)]


@dataclass(frozen=True)
class RecordFile:
    """The text of such a file, for errors that name the line."""

    path: Path
    text: str

    def place(self, place: Place) -> str:
        """Return where an entry stands, as `lesson.toml, line 24, step 1: do`."""
        match place:
            case (str(name), int(number), *rest) if number < len(
                tables := table_lines(self.text, name)
            ):
                return ": ".join(
                    [
                        f"{self.path}, line {tables[number]}, {name} {number + 1}",
                        *filter(None, [".".join(map(str, rest))]),
                    ]
                )
            case (str(name), *_):
                line = entry_line(self.text, name)
                words = " ".join(str(step + 1) if isinstance(step, int) else step for step in place)
                return f"{self.path}{f', line {line}' if line else ''}: {words}"
            case _:
                return f"{self.path}: the file"

    def located(self, record: str, *place: str | int) -> tuple[str, str]:
        """Return a Record of the file and the name by which errors call it, for
        `Match.from_record`.

        Errors count the lines of the file where the Record stands in it as lines, else those of the
        Record.
        """
        at = self.text.find(record)
        if at < 0:
            return record, self.place((*place, "record"))
        return "\n" * self.text.count("\n", 0, at) + record, str(self.path)


def read_record_file(path: Path, model: type[E]) -> tuple[E, RecordFile]:
    """Return the entries of a file, and its text.

    ValueError names the file, the line and the fault.
    """
    text, tables = read_tables(path)
    file = RecordFile(path, text)
    try:
        return model.model_validate(tables), file
    except ValidationError as error:
        first = error.errors()[0]
        raise ValueError(f"{file.place(first['loc'])}: {reason_of(first)}") from None
