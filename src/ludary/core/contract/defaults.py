"""Defaults of a game that does not say otherwise: an empty box, nothing hidden, nothing to break,
no judgement, no choice in parts.
"""

from typing import Any

from ludary.core.compile.rule import rule
from ludary.core.state.memory import Record, i2

SETTLED, OPEN = -2, -1  # results of `unsettled` that name no action


class EmptyBox(Record):
    """The box of a game that has nothing in it to change."""

    nothing: int = i2()


@rule
def nothing_hidden(box: Any, s: Any, seat: int) -> None:
    """`conceal` and `imagine` of a game of open information."""


@rule
def nothing_broken(box: Any, s: Any) -> int:
    """`check` of a game without invariants of its own."""
    return 0


@rule
def no_judgement(box: Any, s: Any, seat: int) -> float:
    """`judge` of a game that has none: all positions are alike, and `greedy` plays at random."""
    return 0.0


@rule
def always_settled(box: Any, s: Any) -> int:
    """`unsettled` of a game in which every action is a choice of its own."""
    return SETTLED


@rule
def always_asked(box: Any, s: Any) -> int:
    """`unasked` of a game that asks bots whatever it asks."""
    return SETTLED


@rule
def nothing_measured(box: Any, s: Any, seat: int, out: Any) -> None:
    """`measure` of a game that names nothing that matters."""


@rule
def decision_as_turn(box: Any, s: Any) -> int:
    """`turn` of a game in which a turn is the choices that one seat makes in a row."""
    seat: int = s.actor
    return seat


@rule
def nobody_lost(box: Any, s: Any, seat: int) -> bool:
    """`lost` of a game in which everybody can win until it is over."""
    return False
