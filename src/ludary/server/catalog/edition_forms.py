"""Edition forms: the numbers and the cards of an edition as fields with their ranges, as a page
shows them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import groupby
from types import NoneType
from typing import Any, Literal, get_args, get_origin

from pydantic import BaseModel

from ludary.core.contract.edition import EditionEntry, EditionFile, Option
from ludary.core.play.game import Game
from ludary.server.catalog.catalog import group_of

PROSE = ("name", "says", "where")  # what names an entry, and where it comes from
SWITCH = ("no", "yes")
Json = dict[str, Any]


def form_of(game: Game, edition: EditionFile, numbers: Mapping[str, int]) -> list[Json]:
    """Return the groups of an edition's form: its numbers first, then a group for each table."""
    tables = [name for name in type(edition).model_fields if name not in EditionFile.model_fields]
    return [
        *number_groups(game, edition, numbers),
        *(group for name in tables if (group := table(name, getattr(edition, name)))["rows"]),
    ]


def number_groups(game: Game, edition: EditionFile, numbers: Mapping[str, int]) -> Iterator[Json]:
    """Return the options of a game: those whose names begin alike are a row of their own."""
    by_group = sorted(game.contents.options, key=lambda option: group_of(game, option))
    rows = [
        {
            "name": group.capitalize() or "General",
            "about": "",
            "fields": [number_field(option, edition, numbers) for option in options],
        }
        for group, options in groupby(by_group, key=lambda option: group_of(game, option))
    ]
    if rows:
        yield {"key": "numbers", "title": "Numbers", "rows": rows}


def number_field(option: Option, edition: EditionFile, numbers: Mapping[str, int]) -> Json:
    """Return the field of an option."""
    source = edition.numbers[option.name]
    kind = "switch" if option.words == SWITCH else "choice" if option.words else "number"
    label = option.about[:1].upper() + option.about[1:]
    written = option.word(numbers[option.name])
    ends = (None, None) if option.words else (option.low, option.high)
    return field(
        f"numbers.{option.name}.value",
        label,
        kind,
        written,
        ends,
        list(option.words),
        source_of(source),
    )


def table(name: str, value: Any) -> Json:
    """Return the group of a table, with a row for each entry that has fields."""
    title = name.replace("_", " ").capitalize()
    entries = (
        [(f"{name}.{k}", f"{title} {k + 1}", one) for k, one in enumerate(value)]
        if isinstance(value, list)
        else [(name, title, value)]
    )
    rows = [
        {
            "name": getattr(entry, "name", named),
            "about": source_of(entry),
            "fields": list(entry_fields(entry, path)),
        }
        for path, named, entry in entries
        if isinstance(entry, BaseModel)
    ]
    return {
        "key": name,
        "title": f"{title}s" if isinstance(value, list) else title,
        "rows": [row for row in rows if row["fields"]],
    }


def source_of(entry: Any) -> str:
    """Return where an entry comes from, in words."""
    return str(entry.origin) if isinstance(entry, EditionEntry) else ""


def entry_fields(entry: BaseModel, path: str, before: str = "") -> Iterator[Json]:
    """Return the fields of an entry.

    Of the entries within it, only values that it writes down have one.
    """
    for name, about in type(entry).model_fields.items():
        if name not in PROSE and (not before or name in entry.model_fields_set):
            label = " ".join(part for part in (before, name.replace("_", " ")) if part)
            yield from value_fields(
                getattr(entry, name), about.annotation, about.metadata, f"{path}.{name}", label
            )


def value_fields(value: Any, kind: Any, bounds: list[Any], path: str, label: str) -> Iterator[Json]:
    """Return the field of a value, or those of the values in it; none for texts without a
    pattern.
    """
    if isinstance(value, BaseModel):
        yield from entry_fields(value, path, label)
    elif isinstance(value, list):
        inner = next(iter(get_args(kind)), NoneType)
        for number, one in enumerate(value):
            yield from value_fields(
                one, inner, [], f"{path}.{number}", part_label(one, label, number, len(value))
            )
    elif get_origin(kind) is Literal:
        yield field(path, label, "choice", str(value), values=list(map(str, get_args(kind))))
    elif isinstance(value, bool):
        yield field(path, label, "switch", SWITCH[value])
    elif isinstance(value, int):
        yield field(path, label, "number", str(value), ends_of(bounds))
    elif pattern := next((one.pattern for one in bounds if getattr(one, "pattern", None)), None):
        yield field(path, label, "text", value, pattern=pattern)


def part_label(part: Any, label: str, number: int, count: int) -> str:
    """Return the label of a part of a list: what it does, if it says so, else its number."""
    does = (
        next((text for text in vars(part).values() if isinstance(text, str) and text), "")
        if isinstance(part, BaseModel)
        else ""
    )
    return does or (f"{label} {number + 1}" if count > 1 else label)


def ends_of(bounds: list[Any]) -> tuple[int | None, int | None]:
    """Return the least and the most that a number may be."""
    least, most = (
        next((getattr(one, end) for one in bounds if hasattr(one, end)), None)
        for end in ("ge", "le")
    )
    return least, most


def field(
    path: str,
    label: str,
    kind: str,
    value: str,
    ends: tuple[int | None, int | None] = (None, None),
    values: list[str] | None = None,
    about: str = "",
    pattern: str = "",
) -> Json:
    return {
        "path": path,
        "label": label,
        "kind": kind,
        "value": value,
        "least": ends[0],
        "most": ends[1],
        "values": values or [],
        "about": about,
        "pattern": pattern,
    }
