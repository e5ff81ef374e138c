"""Event history: the events that each seat of a batch was told since its last decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from ludary.core.batch.drivers import Endings, Games, batch_note
from ludary.core.state.events import width_of
from ludary.core.state.state import NOBODY

if TYPE_CHECKING:
    from ludary.core.play.engine import Engine

Array = npt.NDArray[Any]
WHOSE = 1  # the place in an event of whose it is


class EventHistory:
    """The last events that each seat of each game was told, and how many there were."""

    def __init__(self, engine: Engine, n: int, seats: int, room: int) -> None:
        self._events = np.zeros((n, seats, room, 1 + width_of(engine.rules.State.dtype)), np.int16)
        self._counts = np.zeros((n, seats), np.int32)
        self._note = engine.bind(batch_note)

    @property
    def room(self) -> int:
        """The most events that are kept for a seat."""
        return self._events.shape[2]

    @property
    def arrays(self) -> list[Array]:
        """All arrays that change."""
        return [self._events, self._counts]

    def begin(self, games: Games, ended: Endings, where: npt.NDArray[np.bool_]) -> None:
        """Begin with the events of the set-up in games that were set up anew."""
        self._counts[where] = 0
        acted = np.where(where, 0, NOBODY).astype(np.int16)
        self._note(
            games.states,
            ended.states,
            np.zeros(len(where), np.bool_),
            False,
            acted,
            self._events,
            self._counts,
        )

    def step(
        self, games: Games, ended: Endings, acting: Any, held: npt.NDArray[np.bool_], again: bool
    ) -> None:
        """Note a step of the games that are not held; `acting`, int16 `(n,)`, are the seats that
        decided, -1 where a game waited.
        """
        self._note(
            games.states,
            ended.states,
            (ended.over | ended.truncated) & (acting >= 0),
            again,
            acting,
            self._events,
            self._counts,
        )
        begun = (acting < 0) & ~held & (games.actor >= 0)
        if begun.any():
            self.begin(games, ended, begun)

    def forget(self) -> None:
        """Forget all events: other games have been loaded."""
        self._counts[:] = 0

    def told(
        self, seats: npt.NDArray[np.int16]
    ) -> tuple[npt.NDArray[np.int16], npt.NDArray[np.int32]]:
        """`Batch.told` for checked seats."""
        rows, room = np.arange(len(seats)), self._events.shape[2]
        counts = np.where(seats >= 0, self._counts[rows, seats], 0).astype(np.int32)
        there = np.arange(room) < counts[:, None]
        events = np.where(there[:, :, None], self._events[rows, seats], np.int16(0))
        whose = events[:, :, WHOSE]
        events[:, :, WHOSE] = np.where(
            there & (whose >= 0), (whose - seats[:, None]) % self._events.shape[1], whose
        )
        return events, counts
