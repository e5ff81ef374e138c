"""The first part of a game's contract: its State, its actions and its compiled functions."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ludary.core.contract.actions import ActionSpace
from ludary.core.contract.defaults import nothing_broken, nothing_hidden
from ludary.core.state.state import BaseState


@dataclass(frozen=True)
class Rules:
    """The rules of a game: its State, actions and compiled functions.

    The functions are `@rule`s; `contract.functions` describes each.
    """

    State: type[BaseState]
    actions: ActionSpace
    setup: Callable[[Any, Any, int], None]
    legal: Callable[[Any, Any, Any], int]
    apply: Callable[[Any, Any, int], None]
    returns: Callable[[Any, Any, Any], None]
    conceal: Callable[[Any, Any, int], None] = nothing_hidden
    imagine: Callable[[Any, Any, int], None] = nothing_hidden
    check: Callable[[Any, Any], int] = nothing_broken
    invariants: Sequence[str] = ()  # meanings of `check`'s codes, from 1
    unimagined: Sequence[
        str
        # fields that `imagine` leaves as they are in the View on purpose, such as what others know
    ] = ()
    # With it `ludary check` counts worlds in later positions, too: for games like Leduc poker,
    # whose `imagine` need not ask who did what
    # whether imagined worlds are as likely as true ones all along, in games whose players choose at
    # random
    even_worlds: bool = False

    def __post_init__(self) -> None:
        for name, call in (("fate", "fate = fate(1)"), ("events", "events = events(1)")):
            if name not in (self.State.dtype.names or ()):
                raise TypeError(
                    f"{self.State.__qualname__}: a State needs a line `{call}`, with room for what"
                    " one action draws or tells"
                )

    def invariant(self, code: int) -> str:
        """Return the sentence of the invariant with the number that `check` gave."""
        return (
            self.invariants[code - 1] if 0 < code <= len(self.invariants) else f"invariant {code}"
        )
