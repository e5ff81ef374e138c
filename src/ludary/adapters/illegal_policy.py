"""Policy for illegal actions: raise, lose, or play at random; and the game that an adapter gets."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import ludary
from ludary.core.arguments import briefly, whole
from ludary.core.errors import IllegalAction
from ludary.core.play.game import Game

if TYPE_CHECKING:
    import numpy as np

    from ludary.core.play.match import Match

Illegal = Literal["raise", "lose", "random"]
POLICIES = ("raise", "lose", "random")
MOST_NAMED = 8  # legal actions that an error lists


def as_game(game: Game | str | Path, options: dict[str, Any] | None = None) -> Game:
    """A Game as it is, or the one that `ludary.load` finds under a name or in a file, with these
    options.

    Raises TypeError for a Game with options, which has its own, and what `ludary.load` raises.
    """
    if not isinstance(game, Game):
        return ludary.load(game, **(options or {}))
    if options:
        raise TypeError(
            f"options {', '.join(options)}: load the game with them, ludary.load({game.name!r},"
            " ...), or give its name"
        )
    return game


def checked_policy(illegal: str) -> Illegal:
    """`illegal`, if it is one of the policies; else ValueError lists them."""
    for policy in POLICIES:
        if policy == illegal:
            return policy  # type: ignore[return-value] # POLICIES are what Illegal lists
    raise ValueError(
        f"illegal: unknown {briefly(illegal)}; use one of {', '.join(map(repr, POLICIES))}"
    )


def action_to_play(
    match: Match, legal: Sequence[int], action: Any, illegal: Illegal, rng: np.random.Generator
) -> int | None:
    """The id of what is played when a seat chooses `action`; None where it loses by it.

    - `legal`: the ids of the legal actions
    - `illegal`: "raise" raises IllegalAction, "lose" gives None, "random" gives a legal action,
      each as likely

    Raises TypeError or ValueError for anything but an action of the game, whatever the policy.
    """
    number = whole(action, "action", 0, match.game.actions.count - 1)
    if number in legal:
        return number
    if illegal == "random":
        return int(legal[int(rng.integers(len(legal)))])
    if illegal == "lose":
        return None
    named = ", ".join(
        f"{one} ({match.game.plain_action(one).notation!r})" for one in legal[:MOST_NAMED]
    )
    wrong = f"action {number} ({match.game.plain_action(number).notation!r})"
    raise IllegalAction(
        f"{wrong} is not legal now; legal actions are"
        f" {named}{', ...' if len(legal) > MOST_NAMED else ''}"
    )


def forfeit(game: Game, seats: int, loser: int) -> list[float]:
    """Each seat's reward where one loses by an illegal action: the lowest return; where returns add
    up to 0, the others share it.
    """
    gain = -game.limits.lowest / (seats - 1) if game.limits.zero_sum and seats > 1 else 0.0
    return [game.limits.lowest if seat == loser else gain for seat in range(seats)]
