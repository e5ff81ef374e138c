"""Text files: read as editors save them, and written whole or not at all."""

import codecs
import os
import re
import tempfile
from contextlib import suppress
from pathlib import Path

ENCODINGS = {
    codecs.BOM_UTF8: "utf-8-sig",
    codecs.BOM_UTF16_LE: "utf-16",
    codecs.BOM_UTF16_BE: "utf-16",
}  # by the mark at the beginning
BYTE_ORDER_MARK = "\ufeff"  # written by some editors before a text
MOST_BYTES = 64_000_000


def read_text(path: Path, most: int = MOST_BYTES) -> str:
    """Return the text of a file: UTF-8, with a byte order mark or without, or UTF-16 with one, and
    any ends of lines.

    Raises OSError if the file cannot be read; ValueError, which says what is wrong, if it is no
    such text or has more than `most` bytes.
    """
    with path.open("rb") as file:
        content = file.read(most + 1)
    if len(content) > most:
        raise ValueError(f"is too long: at most {most:,} bytes are read")
    encoding = next((name for mark, name in ENCODINGS.items() if content.startswith(mark)), "utf-8")
    try:
        return content.decode(encoding).replace("\r\n", "\n").replace("\r", "\n")
    except UnicodeDecodeError as error:
        raise ValueError(
            f"is not text in UTF-8: byte {error.start + 1:,} is {content[error.start]:#04x}; save"
            " it as UTF-8"
        ) from None


def table_lines(text: str, name: str) -> list[int]:
    """Return the lines at which the tables `[[name]]` of a TOML text begin, numbered from 1."""
    return [
        _line(text, found.start())
        for found in re.finditer(rf"^[ \t]*\[\[[ \t]*{name}[ \t]*\]\]", text, re.MULTILINE)
    ]


def entry_line(text: str, name: str, after: int = 0) -> int:
    """Return the line of the first entry `name = ...` of a TOML text below the line `after`; 0 if
    there is none.
    """
    entries = (
        _line(text, found.start())
        for found in re.finditer(rf"^[ \t]*{name}[ \t]*=", text, re.MULTILINE)
    )
    return next((line for line in entries if line > after), 0)


def _line(text: str, place: int) -> int:
    return text.count("\n", 0, place) + 1


def write_text(path: Path, text: str) -> None:
    """Write a file in UTF-8.

    OSError if that cannot be done; a file that was there is then as it was, if its folder can be
    written to.
    """
    target = Path(os.path.realpath(path))  # not the link
    try:
        if target.exists() and (
            not target.is_file() or not os.access(target.parent, os.W_OK)
        ):  # a device, or a file alone in its rights
            target.write_text(text, encoding="utf-8")
        else:
            _replace(target, text)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error


def _replace(target: Path, text: str) -> None:
    """Write the file beside its place, and then put it there."""
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name[:100]}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        os.chmod(name, target.stat().st_mode & 0o7777 if target.exists() else 0o666 & ~_umask())
        os.replace(name, target)
    except BaseException:
        with suppress(OSError):
            os.unlink(name)
        raise


def _umask() -> int:
    """Return the rights that the process takes from new files."""
    mask = os.umask(0o077)
    os.umask(mask)
    return mask
