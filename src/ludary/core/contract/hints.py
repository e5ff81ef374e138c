"""A game's hints for bots: what a position is worth, and how far it is worth to look ahead.

All can be left out.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ludary.core.contract.defaults import (
    always_asked,
    always_settled,
    decision_as_turn,
    no_judgement,
    nobody_lost,
    nothing_measured,
)
from ludary.core.contract.matters import Matter

LEVELS = ("novice", "greedy", "ismcts:1000")


@dataclass(frozen=True)
class BotHints:
    """Hints for bots about a game.

    The functions are `@rule`s; `core.contract.functions` describes each.
    """

    judge: Callable[[Any, Any, int], float] = no_judgement
    unsettled: Callable[[Any, Any], int] = always_settled
    # For games with windows, such as Zimby Mojo: compiled bots cannot ask `Windows`, which are
    # Python
    unasked: Callable[[Any, Any], int] = always_asked
    shortlist: Callable[[Any, Any, Any], int] | None = (
        None  # the legal actions that bots look at; None for all
    )
    # For games with many idle actions or urgent ones: Zimby Mojo's playouts walk step by step,
    # those of Connect Four see wins in one move
    playout_list: Callable[[Any, Any, Any], int] | None = (
        None  # actions among which random playouts choose; None for all
    )
    judge_seats: Callable[[Any, Any, int, Any], None] | None = (
        None  # `judge` of several seats, where that is quicker at once
    )
    # what reasons for choices may speak of, the most telling first, and the rule that computes it
    matters: Sequence[Matter] = ()
    measure: Callable[[Any, Any, int, Any], None] = nothing_measured
    turn: Callable[[Any, Any], int] = decision_as_turn  # differs from one turn to the next
    period: str = "turn"  # a player's word for what `turn` numbers
    lost: Callable[[Any, Any, int], bool] = nobody_lost  # whether a seat is out of the game
    worlds: int = 16  # how many `greedy` imagines; `learned` a quarter, as its judge takes longer
    horizon: int = 0  # decisions that `ismcts` plays on at random before it asks `judge`
    levels: tuple[str, ...] = (
        # the bots that servers offer, the weakest first: each beats the one before, and the last
        # one advises
        LEVELS
    )
    # the share of games that the last level won against the one below; 0 where nobody measured it
    best_wins: float = 0.0
    best_seats: int = (
        2  # how many sat at that table: the last level, and the one below in all other seats
    )
    # by kind of thing, a word of `names` or "verb": the verbs that use one. `ludary lab cards`
    # finds out what those are worth
    uses: Mapping[str, Sequence[int]] = field(default_factory=dict)
