"""Glossary: the words of a game that pages make links of, with what the box says of each."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

from ludary.core.contract.components import Component, ComponentTable
from ludary.core.play.game import Game

LEAST = 3  # letters of a name
Json = dict[str, Any]


@lru_cache(64)
def glossary(game: Game) -> list[Json]:
    """Return each thing in the box that has something to tell: its names in sentences, its title,
    its kind, and lines about it.
    """
    rules = " ".join(row.rule for row in game.ledger.rule)
    found: dict[str, Json] = {}
    for table in game.components():
        for row in table.rows:
            if len(row.name) < LEAST or not (row.facts or row.about):
                continue
            term = found.setdefault(
                row.name,
                {
                    "names": names_of(table, row.name, rules),
                    "title": row.name,
                    "kind": table.title,
                    "lines": [],
                },
            )
            about = lines_about(table, row)  # kinds of one name share a line: their origin
            term["lines"] = [line for line in term["lines"] if line not in about] + about
    return list(found.values())


def names_of(table: ComponentTable, name: str, rules: str) -> list[str]:
    """Return the forms of a name: of a thing without an effect of its own, such as a tile, also in
    small letters, as the rules write it.
    """
    small = name[:1].lower() + name[1:]
    written_small = not table.tells and re.search(rf"\b{re.escape(small)}\b", rules) is not None
    return [name, small] if written_small and small != name else [name]


def lines_about(table: ComponentTable, row: Component) -> list[str]:
    """Return the facts of a thing, its effect, and who says so."""
    facts = [f"{column} {fact}" for column, fact in zip(table.columns, row.facts, strict=True)]
    copies = (
        f"{row.copies} in the box" if table.copies == "copies" else f"{row.copies} {table.copies}"
    )
    about = [row.about] if row.about else []
    return [
        f"{'; '.join([*facts, copies])}.",
        *about,
        *([row.origin.sentence] if row.origin else []),
    ]
