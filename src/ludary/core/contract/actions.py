"""Actions: one declared table gives every action its number, notation, range and parser.

    class Verb(IntEnum):
        EXPLORE = 0
        DODGE = 1

    ACTIONS = ActionSpace({Verb.EXPLORE: (), Verb.DODGE: (("target", SEATS),)})

Action ids count through the verbs in order, and through the arguments of each verb, the last one
fastest. Rules look up `ACTIONS.verb[action]`, `ACTIONS.args[action, k]` and `ACTIONS.first[verb]`,
which are arrays that compiled code takes as constants.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from itertools import product
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ludary.core.arguments import briefly, close_to, whole
from ludary.core.errors import IllegalAction


@dataclass(frozen=True)
class Domain:
    """The values that an argument can take: `first` to `first + count - 1`, written as numbers or
    by names.

    `names` is a key of what the game's `names(game)` returns, one word for each value from 0.
    """

    count: int
    first: int = 0
    names: str = ""


def numbers(low: int, high: int) -> Domain:
    """The numbers from `low` to `high`, both included."""
    return Domain(high - low + 1, low)


def seats(count: int) -> Domain:
    """Seats: 0-based in code, 1-based in words."""
    return Domain(count, 0, "seat")


def named(names: str, count: int) -> Domain:
    """Things that the box names, such as cards."""
    return Domain(count, 0, names)


Names = Mapping[str, Sequence[str]]


class ActionSpace:
    """The table of all actions of a game."""

    def __init__(self, table: Mapping[Any, tuple[tuple[str, Domain], ...]]) -> None:
        self.table = {IntEnum.__int__(verb): arguments for verb, arguments in table.items()}
        self.verbs = [str(verb.name).lower() for verb in table]
        if list(self.table) != list(range(len(table))):
            raise TypeError(
                f"verbs must be numbered from 0 in the order of the table, not {list(table)}"
            )
        rows = [
            (verb, values)
            for verb, arguments in self.table.items()
            for values in product(*map(_values, arguments))
        ]
        width = max(1, *(len(arguments) for arguments in self.table.values()))
        self.count = len(rows)
        self.verb: npt.NDArray[np.int16] = np.array([verb for verb, _ in rows], np.int16)
        self.args: npt.NDArray[np.int16] = np.zeros((self.count, width), np.int16)
        self.first: npt.NDArray[np.int32] = np.searchsorted(
            self.verb, np.arange(len(table))
        ).astype(np.int32)
        for row, (_, values) in enumerate(rows):
            self.args[row, : len(values)] = values

    def of(self, verb: int) -> range:
        """The ids of all actions of a verb."""
        return range(
            int(self.first[verb]),
            int(self.first[verb + 1]) if verb + 1 < len(self.verbs) else self.count,
        )

    def arguments(self, action: int) -> tuple[int, ...]:
        """The values of an action's arguments."""
        return tuple(
            int(value) for value in self.args[action, : len(self.table[int(self.verb[action])])]
        )

    def notation(self, action: int, names: Names) -> str:
        """The text of an action, such as `dodge 3`; `read` takes it back."""
        domains = [domain for _, domain in self.table[int(self.verb[action])]]
        words = (
            word_of(domain, value, names)
            for domain, value in zip(domains, self.arguments(action), strict=True)
        )
        return " ".join([self.verbs[self.verb[action]], *words])

    def facts(self, action: int, names: Names) -> Facts:
        """Return the parts of the action with this id."""
        return Facts(
            action,
            self.verbs[self.verb[action]],
            self.arguments(action),
            self.notation(action, names),
        )

    def id_of(self, action: Any, names: Names) -> int:
        """The id of an action given as Action, id or notation; IllegalAction if there is no such
        action.
        """
        if isinstance(action, str):
            return self.read(action, names)
        try:
            return whole(action, "action", -(2**63), 2**63 - 1)
        except (TypeError, ValueError):
            raise IllegalAction(
                f"{briefly(action)} is not an action: give an Action, its id or its notation"
            ) from None

    def read(self, text: str, names: Names) -> int:
        """The id of the action that `text` names; IllegalAction says which word is wrong."""
        verb, *words = text.split() or [""]
        if verb not in self.verbs:
            near = close_to(verb, self.verbs, 1)
            hint = (
                f"did you mean {near[0]!r}?"
                if near
                else f"actions begin with {', '.join(self.verbs)}"
            )
            raise IllegalAction(f"{briefly(text)}: there is no action {briefly(verb)}; {hint}")
        number = self.verbs.index(verb)
        domains = self.table[number]
        if len(words) != len(domains):
            usage = " ".join([verb, *(name.upper() for name, _ in domains)])
            raise IllegalAction(f"{briefly(text)}: should be written {usage!r}")
        offset = 0
        for (name, domain), word in zip(domains, words, strict=True):
            offset = offset * domain.count + _value(text, name, domain, word, names) - domain.first
        return int(self.first[number]) + offset


def _values(argument: tuple[str, Domain]) -> range:
    domain = argument[1]
    return range(domain.first, domain.first + domain.count)


def word_of(domain: Domain, value: int, names: Names) -> str:
    """Return a value of a domain as notation writes it."""
    if domain.names == "seat":
        return str(value + 1)
    if not domain.names:
        return str(value)
    known = names.get(domain.names, ())
    return known[value] if value < len(known) else f"#{value}"


def _value(text: str, name: str, domain: Domain, word: str, names: Names) -> int:
    known = [word_of(domain, value, names) for value in _values((name, domain))]
    if word in known:
        return domain.first + known.index(word)
    choices = [choice for choice in known if not choice.startswith("#")]
    near = close_to(word, choices, 3) or choices
    raise IllegalAction(
        f"{briefly(text)}: no {name} is called {briefly(word)}; there are"
        f" {', '.join(near[:12])}{' ...' if len(near) > 12 else ''}"
    )


class Facts(NamedTuple):
    """The parts of an action, whatever the position."""

    id: int
    name: str
    args: tuple[int, ...]
    notation: str


class FactsByNumber(dict[int, Facts]):
    """The facts of a game's actions by id, each made when it is first asked for."""

    def __init__(self, space: ActionSpace, names: Names) -> None:
        super().__init__()
        self._space, self._names = space, names

    def __missing__(self, action: int) -> Facts:
        facts = self[action] = self._space.facts(action, self._names)
        return facts


class Action:
    """One thing that a seat may choose to do.

    `str()` says it in words, `notation` in the form that is read back.

    Actions that do the same are equal, whatever the position makes of their words and their spot.
    An Action never changes; that its words are made when somebody first reads them cannot be seen.
    """

    __slots__ = ("_facts", "_said")

    _facts: Facts
    _said: (
        tuple[str, str] | Callable[[Action], Action]
    )  # words and spot, or what makes an Action that has them

    def __init__(
        self, id: int, name: str, args: tuple[int, ...], notation: str, words: str, spot: str = ""
    ) -> None:
        self._facts = Facts(id, name, args, notation)
        self._said = (words, spot)

    @property
    def id(self) -> int:
        return self._facts.id

    @property
    def name(self) -> str:
        """The verb."""
        return self._facts.name

    @property
    def args(self) -> tuple[int, ...]:
        return self._facts.args

    @property
    def notation(self) -> str:
        return self._facts.notation

    @property
    def words(self) -> str:
        return self._worded()[0]

    @property
    def spot(self) -> str:
        """The `data-spot` of what it is about on the View's board; "" for none."""
        return self._worded()[1]

    def _worded(self) -> tuple[str, str]:
        said = self._said
        if not isinstance(said, tuple):
            said = self._said = said(self)._worded()
        return said

    def saying(self, words: str) -> Action:
        """Return the same action with other words."""
        return Action(*self._facts, words, self.spot)

    def __eq__(self, other: object) -> bool:
        return self._facts == other._facts if isinstance(other, Action) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._facts)

    def __reduce__(self) -> tuple[type[Action], tuple[Any, ...]]:
        return Action, (*self._facts, *self._worded())

    def __repr__(self) -> str:
        shown = (f"{name}={getattr(self, name)!r}" for name in (*Facts._fields, "words", "spot"))
        return f"Action({', '.join(shown)})"

    def __str__(self) -> str:
        return self.words

    def __index__(self) -> int:
        return self.id


def lazy_actions(
    facts: Mapping[int, Facts], actions: Iterable[int], say: Callable[[Action], Action]
) -> list[Action]:
    """The Actions with these ids, whose words and spots `say` makes when somebody first reads
    them.
    """
    result, blank = [], object.__new__  # many times as fast as by `__init__`
    for action in actions:
        lazy = blank(Action)
        lazy._facts, lazy._said = facts[action], say
        result.append(lazy)
    return result
