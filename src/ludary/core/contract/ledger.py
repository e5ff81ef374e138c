"""The ledger: a game's rules and rulings in our own words. Tests name the rows that they prove."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

from ludary.core.arguments import briefly
from ludary.core.contract.origin import MARKS, Says
from ludary.core.toml_files import Entry, read_entries

FILE = "ledger.toml"


class RuleRow(Entry):
    """One rule of the game."""

    id: str
    section: str  # heading of the rulebook where it stands
    rule: str  # in our own words
    actions: tuple[str, ...] = ()  # verbs whose help it is
    rulings: tuple[str, ...] = ()  # rulings it rests on
    says: Says = "printed"  # else the rulebook states it in part only, or not at all

    @property
    def mark(self) -> str:
        return MARKS[self.says]


class RulingRow(Entry):
    """The choice made where the rulebook is silent or contradicts itself."""

    id: str
    section: str
    point: str
    ruling: str
    why: str = ""
    option: str = ""  # where the other reading is an option of the box
    untested: str = ""  # why nothing can be tested, where that is so


class Ledger(Entry):
    """All rows, in the order of the rulebook."""

    rule: tuple[RuleRow, ...] = ()
    ruling: tuple[RulingRow, ...] = ()

    def sections(self) -> list[str]:
        """The headings, in order."""
        return list(
            dict.fromkeys(
                [*(row.section for row in self.rule), *(row.section for row in self.ruling)]
            )
        )

    def help_for(self, verbs: Sequence[str]) -> list[RuleRow]:
        """The rules about any of these actions."""
        return [row for row in self.rule if set(row.actions) & set(verbs)]

    def check(self, where: str, verbs: Sequence[str], options: Sequence[str]) -> None:
        """Raise ValueError for a verb, ruling or option that the game lacks; it names the row of
        the file `where`.
        """
        for row in self.rule:
            self._check_names(f"{where}: rule {row.id}: actions", row.actions, verbs)
            self._check_names(
                f"{where}: rule {row.id}: rulings", row.rulings, [one.id for one in self.ruling]
            )
        for one in self.ruling:
            self._check_names(
                f"{where}: ruling {one.id}: option", [one.option] if one.option else [], options
            )

    def _check_names(self, where: str, named: Sequence[str], known: Sequence[str]) -> None:
        for name in named:
            if name not in known:
                raise ValueError(
                    f"{where}: unknown {briefly(name)}; known are {', '.join(known) or 'none'}"
                )


@lru_cache(64)
def read_ledger(path: Path | None) -> Ledger:
    """The ledger in the file, read once; an empty one for None.

    ValueError names the file, row and fault.
    """
    return Ledger() if path is None else read_entries(path, Ledger)
