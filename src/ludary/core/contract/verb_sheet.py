"""Verb sheets: every verb of a game is one row, with its words, its place, its marks, and what is
missing where it is not possible.

    CHOICES = VerbSheet(ACTIONS, {
        Verb.DIG: Choice("Excavate {square}", at=SQUARE, short="Excavate", missing=why_no_dig),
        Verb.PASS: Choice("End the turn", closing=True),
    })

Functions of a row name what they take: `game`, `s` (a View's state), `who` (the players' names by
seat), and the verb's arguments: `from_` for one that is called `from`, as that is a word of Python.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping, Sequence, Set
from dataclasses import dataclass
from keyword import iskeyword
from typing import Any

from ludary.core.arguments import call_by_name, parameters
from ludary.core.contract.actions import Action, ActionSpace, word_of
from ludary.core.contract.inspection import Spot
from ludary.core.contract.marks import Marks
from ludary.core.contract.unavailable import Unavailable


@dataclass(frozen=True)
class Choice:
    """One verb."""

    says: str | Callable[..., str]  # what it does, also without a View; `{square}` is an argument
    now: Callable[..., str] | None = None  # the same with a View's names and chances
    at: Spot | str | Callable[..., str] = (
        ""  # the spot that it is about; a kind of spots has the verb's arguments as numbers
    )
    marks: Callable[..., Marks] | None = None  # what it would touch
    short: str | Callable[..., str] = ""  # what it is called where it is not possible
    # Why it is not possible now, "" where that is not worth saying; or its single choices that are
    # not possible. It may name `legal`, the ids of the actions that are
    missing: Callable[..., str | Iterable[Unavailable]] | None = None
    phases: Container[int] | None = None  # of the State, in which that is told; None for all
    closing: bool = False  # whether it ends the turn, passes or gives something up
    pick: bool = False  # whether it is one of several choices that are finished together
    silent: bool = False  # whether an earlier choice lies open after it, though no event tells it


class VerbSheet:
    """The verbs of a game. Its methods and sets of verbs are those of a `Presentation`."""

    def __init__(self, actions: ActionSpace, rows: Mapping[Any, Choice]) -> None:
        """TypeError for a missing verb, and for a function that names what it does not get."""
        if list(map(int, rows)) != list(actions.table):
            raise TypeError(
                f"a sheet needs a row for each of {', '.join(actions.verbs)}, in this order"
            )
        self.actions, self.rows = actions, list(rows.values())
        self.closing, self.picks, self.silent = map(self._verbs, ("closing", "pick", "silent"))
        self.names = [
            [f"{name}_" if iskeyword(name) else name for name, _ in arguments]
            for arguments in actions.table.values()
        ]
        for verb, row in enumerate(self.rows):
            self._check(verb, (row.says, row.now), {"game", "s", "who", *self.names[verb]})
            places = () if isinstance(row.at, Spot) else (row.at,)
            self._check(verb, (*places, row.marks), {"game", "s", *self.names[verb]})
            if isinstance(row.at, Spot) and len(row.at.limits) != len(self.names[verb]):
                counts = (
                    f"{len(row.at.limits)} numbers, and the verb has {len(self.names[verb])}"
                    " arguments"
                )
                raise TypeError(
                    f"verb {actions.verbs[verb]}: a spot of the kind {row.at.name} has {counts}"
                )
            self._check(verb, (row.short, row.missing), {"game", "s", "who", "legal"})

    def _check(self, verb: int, functions: Iterable[Any], known: set[str]) -> None:
        for function in filter(callable, functions):
            if unknown := set(parameters(function)) - known:
                raise TypeError(
                    f"verb {self.actions.verbs[verb]}: unknown {', '.join(sorted(unknown))}; use"
                    f" {', '.join(sorted(known))}"
                )

    def _verbs(self, flag: str) -> frozenset[int]:
        return frozenset(verb for verb, row in enumerate(self.rows) if getattr(row, flag))

    def _row(self, action: Action) -> tuple[Choice, dict[str, int]]:
        verb = int(self.actions.verb[action.id])
        return self.rows[verb], dict(zip(self.names[verb], action.args, strict=True))

    def say(self, game: Any, s: Any, action: Action, who: Sequence[str]) -> str:
        """Say in words the effect of a choice, and its chances in the View's state `s` (None: in
        general).
        """
        row, values = self._row(action)
        words = row.now if s is not None and row.now else row.says
        if callable(words):
            return str(call_by_name(words, game=game, s=s, who=who, **values))
        domains = self.actions.table[int(self.actions.verb[action.id])]
        return words.format(
            **{
                name: word_of(domain, value, game.thing_names)
                for (name, domain), value in zip(domains, action.args, strict=True)
            }
        )

    def spot(self, game: Any, s: Any, action: Action) -> str:
        """The `data-spot` of the element of the board that the action is about; empty if none."""
        row, values = self._row(action)
        if isinstance(row.at, Spot):
            return row.at(*action.args)
        return str(call_by_name(row.at, game=game, s=s, **values)) if callable(row.at) else row.at

    def marks(self, game: Any, s: Any, action: Action) -> Marks:
        """Mark what a choice would touch."""
        row, values = self._row(action)
        return call_by_name(row.marks, game=game, s=s, **values) if row.marks else {}

    def unavailable(
        self, game: Any, s: Any, legal: Set[int], who: Sequence[str]
    ) -> list[Unavailable]:
        """All verbs that have nothing to choose now, and why."""
        found: list[Unavailable] = []
        for verb, row in enumerate(self.rows):
            if row.missing is None or (row.phases is not None and s.phase not in row.phases):
                continue
            given, ids = {"game": game, "s": s, "who": who, "legal": legal}, self.actions.of(verb)
            why = call_by_name(row.missing, **given)
            if not isinstance(why, str):
                found += why
            elif why and legal.isdisjoint(ids):
                found.append(
                    Unavailable(
                        call_by_name(row.short, **given) if callable(row.short) else row.short,
                        why,
                        ids,
                    )
                )
        return found
