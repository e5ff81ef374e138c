"""Saved: games of a batch, put aside to be loaded again.

Rules trust every field of a State: a wrong one could make them read or write outside of it. So a batch does not load
arrays. It loads what a batch of the same game has saved, which nobody can write to, and Matches.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from ludary.core.arguments import briefly, sealed
from ludary.core.play.match import Match

if TYPE_CHECKING:
    from ludary.core.play.game import Game

Array = npt.NDArray[Any]


class Saved:
    """Games as `Batch.save` found them. An index chooses among them: `saved[2]`, `saved[:8]`, `saved[[0, 0, 5]]`, `saved[mask]`."""

    def __init__(self, game: Game, states: Array) -> None:
        """`Batch.save` makes these. `states` are trusted: they must be States of `game` that its rules have made."""
        self._game, self._states = game, states

    @property
    def game(self) -> Game:
        return self._game

    @property
    def states(self) -> Array:
        """Their States, secrets included, shape `(len(saved),)`; read-only."""
        return sealed(self._states)

    def __len__(self) -> int:
        return len(self._states)

    def __getitem__(self, chosen: Any) -> Saved:
        try:
            places = np.atleast_1d(np.arange(len(self))[chosen])
        except (OverflowError, TypeError, ValueError) as error:
            raise IndexError(f"saved[{briefly(chosen)}]: {error}") from None
        if places.ndim != 1 or isinstance(chosen, bool | np.bool_):
            raise IndexError(f"saved[{briefly(chosen)}]: should be an index, a slice, or an array of indices or of True and False")
        return Saved(self._game, self._states[np.array(places)])

    def __repr__(self) -> str:
        return f"<Saved: {len(self)} games of {self._game.name}>"


def states_to_load(game: Game, n: int, seats: int, given: Any) -> Array:
    """The States of `n` saved games or Matches, checked and copied; TypeError or ValueError says which cannot be loaded."""
    if isinstance(given, Saved):
        if not same_rules(game, given.game):
            raise ValueError(f"these games of {given.game!r} cannot be loaded: the batch plays {game!r}")
        states = given.states.copy()
    elif isinstance(given, Sequence) and all(isinstance(one, Match) for one in given):
        strange = [place for place, match in enumerate(given) if not same_rules(game, match.game)]
        if strange:
            raise ValueError(f"game {strange[0]}: {given[strange[0]]!r} cannot be loaded: the batch plays {game!r}")
        states = np.concatenate([match.states() for match in given]) if given else game.State.zeros(0)
    else:
        raise TypeError(
            f"{type(given).__name__}: load takes what `save` gave, or a list of Matches; rules trust States, so arrays are refused"
        )
    if len(states) != n:
        raise ValueError(f"{len(states)} games cannot be loaded: the batch has {n}")
    check_states(game, states, seats)
    return states


def check_states(game: Game, states: Array, seats: int) -> None:
    """ValueError names the first State that does not fit the seats, is over or breaks an invariant."""
    for i in range(len(states)):
        actor, count = int(states["actor"][i]), int(states["seats"][i])
        if count != seats:
            raise ValueError(f"game {i}: has {count} seats, and the batch {seats}")
        if not 0 <= actor < seats:
            raise ValueError(f"game {i}: {'is over' if actor == -1 else f'has no seat {actor}'}; a batch holds games that go on")
        if code := int(game.engine.check(game.boxes, states, i)):
            raise ValueError(f"game {i}: {game.rules.invariant(code)}")


def same_rules(one: Game, other: Game) -> bool:
    """Tell whether a State of one game can go on in the other: by the same rules, with the same box."""
    if one is other:
        return True
    alike = (one.name, one.version, one.source, one.State.dtype) == (other.name, other.version, other.source, other.State.dtype)
    return alike and one.boxes.tobytes() == other.boxes.tobytes()
