"""Edition changes: other values in the text of an edition, whose comments and order of lines
stay.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import tomlkit
from tomlkit.exceptions import ParseError

from ludary.core.arguments import briefly
from ludary.core.contract.edition import check_size
from ludary.core.errors import BadEdition

WHERE = "edition_text"  # in errors
LONGEST = 300  # letters of where a changed entry comes from
Value = bool | int | str


def changed_text(text: str, changes: Mapping[str, Value]) -> str:
    """Return the text with other values, by path, such as `relic.3.cost`.

    BadEdition names a path that does not exist.

    Entries that are changed are of the house from then on, and say what was there.
    """
    if not changes:
        return text
    check_size(text, WHERE)
    try:
        document = tomlkit.parse(text)
    except (ParseError, RecursionError, ValueError) as error:
        raise BadEdition(f"{WHERE}: is not TOML: {error}") from None
    told: dict[int, tuple[Any, list[str]]] = {}
    for path, value in changes.items():
        entry, words = change(document, path, value)
        told.setdefault(id(entry), (entry, []))[1].append(words)
    for entry, all_words in told.values():
        note_source(entry, "; ".join(all_words))
    rename(document)
    return tomlkit.dumps(document)


def change(document: Any, path: str, value: Value) -> tuple[Any, str]:
    """Change a value; return the entry that says where it comes from, and what was changed in
    words.
    """
    *steps, last = path.split(".")
    place, entry, since = document, None, 0
    for number, step in enumerate(steps):
        place = inside(place, step, path)
        if isinstance(place, dict) and "says" in place:
            entry, since = place, number + 1
    if isinstance(place, dict):
        before = place.get(last)
        place[last] = value
    else:
        before = inside(place, last, path)
        place[int(last)] = value
    return (
        entry,
        f"{' '.join([*steps[since:], last])} was {'the usual one' if before is None else before}",
    )


def inside(place: Any, step: str, path: str) -> Any:
    """Return a part of a table or list."""
    try:
        return place[int(step)] if isinstance(place, list) else place[step]
    except (KeyError, IndexError, ValueError, TypeError):
        raise BadEdition(f"{WHERE}: there is no {briefly(path)} in this edition") from None


def note_source(entry: Any, words: str) -> None:
    """Note in an entry that it is changed."""
    if entry is not None:
        source = ": ".join(str(entry[part]) for part in ("says", "where") if entry.get(part))
        entry["where"] = f"{words} ({source})"[:LONGEST]
        entry["says"] = "changed"


def rename(document: Any) -> None:
    """Name the edition as a changed one."""
    head = document.get("edition")
    if isinstance(head, dict) and not str(head.get("name", "")).endswith(", changed"):
        head["name"] = f"{head.get('name', '')}, changed"
