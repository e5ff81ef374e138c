"""The ledger: a game's rules and rulings in our own words, each with the tests that prove it."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path

from pydantic import BaseModel, ConfigDict


class RuleRow(BaseModel):
    """One rule of the printed game."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    id: str
    section: str  # heading of the rulebook where it stands
    rule: str  # in our own words
    actions: tuple[str, ...] = ()  # verbs whose help it is
    rulings: tuple[str, ...] = ()  # rulings it rests on
    tests: tuple[str, ...]  # file::function


class RulingRow(BaseModel):
    """The choice made where the rulebook is silent or contradicts itself."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    id: str
    section: str
    point: str
    ruling: str
    why: str = ""
    option: str = ""  # where the other reading is an option of the box
    tests: tuple[str, ...] = ()
    untested: str = ""  # why nothing can be tested, where that is so


class Ledger(BaseModel):
    """All rows, in the order of the rulebook."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    rule: tuple[RuleRow, ...] = ()
    ruling: tuple[RulingRow, ...] = ()

    def sections(self) -> list[str]:
        """The headings, in order."""
        return list(dict.fromkeys([*(row.section for row in self.rule), *(row.section for row in self.ruling)]))

    def help_for(self, verbs: Sequence[str]) -> list[RuleRow]:
        """The rules about any of these actions."""
        return [row for row in self.rule if set(row.actions) & set(verbs)]


def read_ledger(path: Path | None) -> Ledger:
    """The ledger in the file; an empty one for None."""
    if path is None:
        return Ledger()
    return Ledger.model_validate(tomllib.loads(path.read_text(encoding="utf-8")))
