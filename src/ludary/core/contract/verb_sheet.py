"""Verb sheets: every verb of a game is one row, with its words, its place, its marks, and what is missing where it is not possible.

    CHOICES = VerbSheet(ACTIONS, {
        Verb.DIG: Choice("Excavate {square}", at="square", short="Excavate", missing=why_no_dig),
        Verb.PASS: Choice("End the turn", closing=True),
    })

Functions of a row name what they take: `game`, `s` (a View's state), `who` (the players' names by seat), and the
verb's arguments.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence, Set
from dataclasses import dataclass
from typing import Any

from ludary.core.arguments import call_by_name, parameters
from ludary.core.contract.actions import Action, ActionSpace, word_of
from ludary.core.contract.marks import Marks
from ludary.core.contract.unavailable import Unavailable

GIVEN = ("game", "s", "who")


@dataclass(frozen=True)
class Choice:
    """One verb."""

    says: str  # what it does, whatever the position; `{square}` is the argument of this name
    now: Callable[..., str] | None = None  # the same with a View's names and chances
    at: str | Callable[..., str] = ""  # the spot that it is about: an argument whose things are spots, or a spot
    marks: Callable[..., Marks] | None = None  # what it would touch
    short: str = ""  # what it is called where it is not possible
    missing: Callable[..., str] | None = None  # why it is not possible now; "" where that is not worth saying
    stands_for: Callable[..., Sequence[int]] | None = None  # the ids of the actions that are missing; else all of the verb
    closing: bool = False  # whether it ends the turn, passes or gives something up


class VerbSheet:
    """The verbs of a game. Its methods are those of a `Presentation`."""

    def __init__(self, actions: ActionSpace, rows: Mapping[Any, Choice], offered: Callable[[Any], bool] = lambda s: True) -> None:
        """TypeError for a missing verb, and for a function that names what its verb does not have.

        What is not possible is told only in positions where `offered(s)`.
        """
        if list(map(int, rows)) != list(actions.table):
            raise TypeError(f"a sheet needs a row for each of {', '.join(actions.verbs)}, in this order")
        self.actions, self.rows, self.offered = actions, list(rows.values()), offered
        for verb, row in enumerate(self.rows):
            known = {*GIVEN, *(name for name, _ in actions.table[verb])}
            for function in filter(callable, (row.now, row.at, row.marks, row.missing, row.stands_for)):
                if unknown := set(parameters(function)) - known:
                    raise TypeError(f"verb {actions.verbs[verb]}: {', '.join(sorted(unknown))}: there are {', '.join(sorted(known))}")

    @property
    def closing(self) -> frozenset[int]:
        """The verbs that end a turn, pass or give something up."""
        return frozenset(verb for verb, row in enumerate(self.rows) if row.closing)

    def _row(self, action: Action) -> tuple[Choice, dict[str, int]]:
        verb = int(self.actions.verb[action.id])
        return self.rows[verb], dict(zip((name for name, _ in self.actions.table[verb]), action.args, strict=True))

    def say(self, game: Any, s: Any, action: Action, who: Sequence[str]) -> str:
        """Say in words the effect of a choice, and its chances in the View's state `s` (None: in general)."""
        row, values = self._row(action)
        if s is not None and row.now is not None:
            return str(call_by_name(row.now, game=game, s=s, who=who, **values))
        domains = dict(self.actions.table[int(self.actions.verb[action.id])])
        return row.says.format(**{name: word_of(domains[name], value, game.thing_names) for name, value in values.items()})

    def spot(self, game: Any, s: Any, action: Action) -> str:
        """The `data-spot` of the element of the board that the action is about; empty if none."""
        row, values = self._row(action)
        if callable(row.at):
            return str(call_by_name(row.at, game=game, s=s, **values))
        return f"{row.at}-{values[row.at]}" if row.at in values else row.at

    def marks(self, game: Any, s: Any, action: Action) -> Marks:
        """Mark what a choice would touch."""
        row, values = self._row(action)
        return call_by_name(row.marks, game=game, s=s, **values) if row.marks else {}

    def unavailable(self, game: Any, s: Any, legal: Set[int], who: Sequence[str]) -> list[Unavailable]:
        """All verbs that have nothing to choose now, and why."""
        if not self.offered(s):
            return []
        found = []
        for verb, row in enumerate(self.rows):
            if row.missing is None:
                continue
            ids = call_by_name(row.stands_for, game=game, s=s) if row.stands_for else self.actions.of(verb)
            why = call_by_name(row.missing, game=game, s=s, who=who) if legal.isdisjoint(ids) else ""
            if why:
                found.append(Unavailable(row.short, why, ids))
        return found
