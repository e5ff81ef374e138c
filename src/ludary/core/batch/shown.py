"""What a batch shows of its games: Views, observations, scores and what was told, each as far as a seat can know it."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from ludary.core.arguments import briefly, first_outside, whole, whole_numbers
from ludary.core.batch.drivers import Endings, Games
from ludary.core.batch.observing import Scratch, batch_observe, positions_of
from ludary.core.batch.told_events import Notes
from ludary.core.observe.drivers import Tables
from ludary.core.observe.observer import Observer, bytes_of, memory_of
from ludary.core.play.view import View
from ludary.core.state.state import NOBODY

if TYPE_CHECKING:
    from ludary.core.play.game import Game

Array = npt.NDArray[Any]


class Shown:
    """The part of a Batch that looks at its games. See `core.batch.batch.Batch`."""

    _game: Game
    _n: int
    _seats: int
    _games: Games
    _ended: Endings
    _notes: Notes | None
    _conceal: Any
    _threads: int
    _scratches: tuple[Observer, list[Scratch]] | None = None

    @cached_property
    def observer(self) -> Observer:
        """The flat Observer of the game for so many players, which `observe` uses."""
        return self._game.observer(self._seats)

    def views(self, seats: npt.ArrayLike | None = None) -> Array:
        """Return the Views of seat `seats[i]` of game `i`: `(n,)` State. One seat stands for all games, None for those to decide.

        Seats are integers from 0 on, and -1 for a spectator; TypeError or ValueError for anything else.
        """
        return self._hidden(self._games.states, self._seats_of(seats))

    def observe(self, seats: npt.ArrayLike | None = None, out: Array | None = None, observer: Observer | None = None) -> Array:
        """Return what seat `seats[i]` can know of game `i`, or the seat to decide: `(n, observer.size)`; see `core.observe.observer`.

        A game that waits to begin anew is observed as a spectator sees it. `out`, where given, is filled and returned. `observer` is
        another one for this game than `batch.observer`, such as `game.observer(seats, "bytes")`, whose rows are a quarter of the size, or
        `game.observer(seats, "compact")`, whose rows are the fastest to write.
        """
        whose = self._seats_of(seats)
        observer, tables, scratches, out = self._reading(out, observer)
        given, most, observe = (self._game.boxes, self._positions, whose, tables), observer.most, self._game.engine.bind(batch_observe)
        self._side_by_side(lambda nth, first, last: observe(*given, most, scratches[nth], out, first, last))
        return out

    def _reading(self, out: Array | None, observer: Observer | None) -> tuple[Observer, Tables, list[Scratch], Array]:
        """What games are observed by, and where: in the array that was given, or in another."""
        observer = self._observer_for(observer)
        out = np.empty((self._n, observer.size), observer.dtype) if out is None else observer.checked(out, self._n)
        return observer, observer.tables(self._seats), self._scratches_for(observer), out

    @cached_property
    def _positions(self) -> Array:
        return positions_of(self._games.states)

    def _scratches_for(self, observer: Observer) -> list[Scratch]:
        """Room to observe in, for each thread; that of the last observer is kept."""
        if self._scratches is None or self._scratches[0] is not observer:
            self._scratches = observer, [self._scratch(observer) for _ in range(self._threads)]
        return self._scratches[1]

    def _scratch(self, observer: Observer) -> Scratch:
        views = self._game.State.zeros(observer.block)
        order, ends = np.zeros(self._n, np.int64), np.zeros(self._seats + 2, np.int64)
        return Scratch(views, positions_of(views), memory_of(bytes_of(views)), observer.desk(), order, ends)

    def _side_by_side(self, work: Callable[[int, int, int], None]) -> None:
        """Let each thread work at its part of the games: `work(thread, first, last)` is for the games from `first` to `last - 1`."""
        size = -(-self._n // self._threads)
        parts = [(first // size, first, min(first + size, self._n)) for first in range(0, self._n, size)]
        if len(parts) == 1:
            work(*parts[0])
        else:
            others = [self._pool.submit(work, *part) for part in parts[1:]]
            work(*parts[0])
            for other in others:
                other.result()

    @cached_property
    def _pool(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(self._threads - 1)

    def _observer_for(self, observer: Observer | None) -> Observer:
        given: Any = observer
        if given is not None and not (isinstance(given, Observer) and given.game.State is self._game.State):
            raise TypeError(f"observer {briefly(given)}: should be an Observer of {self._game.name}, as game.observer makes them")
        return self.observer if observer is None else observer

    def observe_final(self, seats: npt.ArrayLike = NOBODY, out: Array | None = None, observer: Observer | None = None) -> Array:
        """Return such observations of the games that the last step ended or truncated, as they stood then; 0 elsewhere."""
        whose, ended, observer = self._seats_of(seats), self._ended.over | self._ended.truncated, self._observer_for(observer)
        rows = observer.write(self._hidden(self._ended.states[ended], whose[ended]), whose[ended])
        given = np.zeros((self._n, observer.size), observer.dtype) if out is None else observer.checked(out, self._n)
        given[~ended] = 0
        given[ended] = rows
        return given

    def told(self, seats: npt.ArrayLike | None = None) -> tuple[npt.NDArray[np.int16], npt.NDArray[np.int32]]:
        """What seat `seats[i]` of game `i`, or the seat to decide, was told since its last decision.

        Returns int16 `(n, room, 4)`, the kind, seat, what and amount of each event, the oldest first and 0 behind the last, and int32
        `(n,)`, how many there were: of more than `room` the last ones are kept. `seat` counts from the one told: 0 is itself, -1 nobody.
        What the other numbers mean is told by the game's `Happening`. Spectators (-1) get none. ValueError if the batch keeps none: it was
        made without `told`.
        """
        if self._notes is None:
            raise ValueError("this batch keeps no events: make it with game.batch(n, told=32), or whatever number of events shall be kept")
        return self._notes.told(self._seats_of(seats))

    def final_views(self, seats: npt.ArrayLike) -> Array:
        """Return the Views of seat `seats[i]` of game `i` as the last step ended or truncated it: `(n,)` State; blank elsewhere."""
        whose = self._seats_of(seats)
        views, ended = self._game.State.zeros(self._n), self._ended.over | self._ended.truncated
        views[ended] = self._hidden(self._ended.states[ended], whose[ended])
        return views

    def view(self, game: int, seat: int) -> View:
        """Return one game's View for `seat` (-1: a spectator), as bots take it."""
        i, seat = whole(game, "game", 0, self._n - 1), whole(seat, "seat", NOBODY, self._seats - 1)
        return View(self._game, self._hidden(self._games.states[i : i + 1], np.array([seat], np.int16)), seat)

    def scores(self, seats: npt.ArrayLike | None = None) -> npt.NDArray[np.float64]:
        """Return the scores that seat `seats[i]` can know in game `i`: `(n, seats)`. Costs a call in Python for each game."""
        return self._scores(self.views(seats), self._seats_of(seats), np.arange(self._n))

    def final_scores(self, seats: npt.ArrayLike = NOBODY) -> npt.NDArray[np.float64]:
        """Return such scores of the games that the last step ended or truncated; 0 elsewhere."""
        return self._scores(self.final_views(seats), self._seats_of(seats), np.flatnonzero(self._ended.over | self._ended.truncated))

    def _seats_of(self, given: npt.ArrayLike | None) -> npt.NDArray[np.int16]:
        """A checked seat for each game."""
        if given is None:
            return self._games.actor.copy()
        seats = whole_numbers(given, "seats", (self._n,) if np.ndim(given) else ())
        bad = first_outside(seats.reshape(-1), NOBODY, self._seats - 1)
        if bad is not None:
            wrong = briefly(int(seats.reshape(-1)[bad]))
            raise ValueError(f"game {bad}: there is no seat {wrong}: seats are 0 to {self._seats - 1}, and -1 for a spectator")
        return np.full(self._n, seats, np.int16)

    def _hidden(self, states: Array, seats: npt.NDArray[np.int16], views: Array | None = None) -> Array:
        views = self._game.State.zeros(len(states)) if views is None else views
        self._conceal(self._game.boxes, states, seats, views)
        return views

    def _scores(self, views: Array, seats: npt.NDArray[np.int16], games: npt.NDArray[np.int64]) -> npt.NDArray[np.float64]:
        scores = np.zeros((self._n, self._seats))
        for i in games:
            scores[i] = View(self._game, views[i : i + 1], int(seats[i])).scores
        return scores
