"""SavedGames: games of a batch, put aside to be loaded again.

Rules trust every field of a State: a wrong one could make them read or write outside of it. So a
batch does not load arrays. It loads what a batch of the same game has saved, which nobody can write
to, and Matches.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from ludary.core.arguments import briefly, sealed

if TYPE_CHECKING:
    from ludary.core.protocols import GameLike, MatchLike

Array = npt.NDArray[Any]


class SavedGames:
    """Games as `Batch.save` found them.

    An index chooses among them: `saved[2]`, `saved[:8]`, `saved[[0, 0, 5]]`, `saved[mask]`.
    """

    def __init__(self, game: GameLike, states: Array) -> None:
        """`Batch.save` makes these.

        `states` are trusted: they must be States of `game` that its rules have made.
        """
        self._game, self._states = game, states

    @property
    def game(self) -> GameLike:
        return self._game

    @property
    def states(self) -> Array:
        """Their States, secrets included, shape `(len(saved),)`; read-only."""
        return sealed(self._states)

    def __len__(self) -> int:
        return len(self._states)

    def __getitem__(self, chosen: Any) -> SavedGames:
        try:
            places = np.atleast_1d(np.arange(len(self))[chosen])
        except (OverflowError, TypeError, ValueError) as error:
            raise IndexError(f"saved[{briefly(chosen)}]: {error}") from None
        if places.ndim != 1 or isinstance(chosen, bool | np.bool_):
            raise IndexError(
                f"saved[{briefly(chosen)}]: should be an index, a slice, or an array of indices or"
                " of True and False"
            )
        return SavedGames(self._game, self._states[np.array(places)])

    def __repr__(self) -> str:
        return f"<SavedGames: {len(self)} games of {self._game.name}>"


def saved_states(game: GameLike, saved: SavedGames) -> Array:
    """Return a copy of the States of saved games; ValueError unless they are of a game with the
    same rules.
    """
    if not same_rules(game, saved.game):
        raise ValueError(
            f"these games of {saved.game!r} cannot be loaded: the batch plays {game!r}"
        )
    return saved.states.copy()


def match_states(game: GameLike, matches: Sequence[MatchLike]) -> Array:
    """Return a copy of the States of matches; ValueError names the first of a game with other
    rules.
    """
    strange = [place for place, match in enumerate(matches) if not same_rules(game, match.game)]
    if strange:
        raise ValueError(
            f"game {strange[0]}: {matches[strange[0]]!r} cannot be loaded: the batch plays {game!r}"
        )
    return np.concatenate([match.states() for match in matches]) if matches else game.State.zeros(0)


def check_states(game: GameLike, states: Array, n: int, seats: int) -> None:
    """Raise ValueError unless there are `n` States of games with so many seats that go on and break
    no invariant.
    """
    if len(states) != n:
        raise ValueError(
            f"{len(states)} games cannot be loaded: give {n}, as many as the batch has"
        )
    for i in range(len(states)):
        actor, count = int(states["actor"][i]), int(states["seats"][i])
        if count != seats:
            raise ValueError(f"game {i}: has {count} seats; the batch has {seats}")
        if not 0 <= actor < seats:
            raise ValueError(
                f"game {i}: {'is over' if actor == -1 else f'has no seat {actor}'}; a batch holds"
                " games that go on"
            )
        if code := int(game.engine.check(game.boxes, states, i)):
            raise ValueError(f"game {i}: {game.rules.invariant(code)}")


def same_rules(game: GameLike, other: GameLike) -> bool:
    """Tell whether a State of one game can go on in the other: by the same rules, with the same
    box.
    """
    if game is other:
        return True
    alike = (game.name, game.version, game.source, game.State.dtype) == (
        other.name,
        other.version,
        other.source,
        other.State.dtype,
    )
    return alike and game.boxes.tobytes() == other.boxes.tobytes()
