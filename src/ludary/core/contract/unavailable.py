"""Unavailable choices: what exists by the rules but cannot be chosen now, with the reason. For people alone."""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ludary.core.play.game import Game

MOST_SPOTS = 12  # a choice that could be about more of them is about none in particular


@dataclass(frozen=True, slots=True)
class Unavailable:
    """A choice that cannot be made now."""

    words: str  # what it is and what it costs: `Rest at the Inn for 1 Experience`
    reason: str  # why not: `you have none`
    actions: Sequence[int]  # the ids of all actions that it stands for; none of them is legal

    def __str__(self) -> str:
        return f"{self.words}: {self.reason}"


def spots_of(game: Game, s: Any, one: Unavailable, drawn: Set[str]) -> list[str]:
    """Return the `data-spot`s of a View's board, which has those that are `drawn`, that such a choice is about."""
    spot = game.presentation.spot
    named = {spot(game, s, game.plain_action(action)): 0 for action in one.actions} if spot else {}
    found = [name for name in named if name in drawn]
    return found if len(found) <= MOST_SPOTS else []
