"""Entries of the TOML files beside a game, and messages about their faults."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError, model_validator

from ludary.core.arguments import LONGEST_SHOWN, briefly
from ludary.core.text_files import BYTE_ORDER_MARK, read_text

MOST_BYTES = 2_000_000
MOST_TOLD = 8  # mistakes of one file


class Entry(BaseModel):
    """A table of such a file; it has the declared keys and no others."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    @model_validator(mode="before")
    @classmethod
    def _known_keys(cls, given: Any) -> Any:
        for key in given if isinstance(given, Mapping) else ():
            if key not in cls.model_fields:
                raise ValueError(
                    f"unknown key {briefly(key)}; the keys here are {', '.join(cls.model_fields)}"
                )
        return given


E = TypeVar("E", bound=Entry)


def read_tables(path: Path) -> tuple[str, dict[str, Any]]:
    """Return the text of a file, and the tables in it. ValueError names the file and the fault."""
    try:
        text = read_text(path, MOST_BYTES).removeprefix(BYTE_ORDER_MARK)
    except OSError as error:
        raise ValueError(f"{path}: cannot be read: {error.strerror}") from error
    except ValueError as error:
        raise ValueError(f"{path}: {error}") from None
    try:
        return text, tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise ValueError(f"{path}: is not TOML: {error}") from None


def read_entries(path: Path, model: type[E]) -> E:
    """Return the entries of a file. ValueError names the file, the entry and the fault."""
    _, tables = read_tables(path)
    try:
        return model.model_validate(tables)
    except ValidationError as error:
        raise ValueError(complaints(str(path), tables, error)) from None


def complaints(where: str, tables: Any, error: ValidationError) -> str:
    """Return a line for each of the first mistakes: `deck.toml: monster 3 (Ogre): strength: Input
    should be ...`.
    """
    return "\n".join(_complaint(where, tables, dict(one)) for one in error.errors()[:MOST_TOLD])


def reason_of(error: Mapping[str, Any]) -> str:
    """Return the words for one of pydantic's errors."""
    return str(error["msg"]).removeprefix("Value error, ")


def _complaint(path: str, tables: Any, error: Mapping[str, Any]) -> str:
    value, words = tables, []
    for step in error["loc"]:
        try:
            value = value[step]
        except (KeyError, IndexError, TypeError):
            value = None
        label = f"{step + 1}" if isinstance(step, int) else step[:LONGEST_SHOWN]
        name = (
            value.get("name", value.get("id"))
            if isinstance(step, int) and isinstance(value, Mapping)
            else None
        )
        words.append(label if name is None else f"{label} ({str(name)[:LONGEST_SHOWN]})")
    where = " ".join(words[:2]) + "".join(f": {word}" for word in words[2:])
    received = (
        f" (it is {briefly(error['input'])})"
        if error["type"] not in ("missing", "value_error")
        else ""
    )
    return f"{path}: {where or 'the file'}: {reason_of(error)}{received}"
