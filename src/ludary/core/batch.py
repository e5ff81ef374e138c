"""Batch: many games side by side, one call for a step of all of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from ludary.core.arguments import briefly, checked_seed, first_outside, sealed, whole, whole_numbers
from ludary.core.batch_drivers import PLAYED, Endings, Games, batch_conceal, batch_reset, batch_sample, batch_show, batch_step
from ludary.core.errors import IllegalAction
from ludary.core.fate import generator
from ludary.core.saved import Saved, states_to_load
from ludary.core.state import NOBODY
from ludary.core.view import View

if TYPE_CHECKING:
    from ludary.core.game import Game
    from ludary.core.match import Match

Array = npt.NDArray[Any]
MOST_GAMES = 1_000_000
MOST_NAMED = 8  # legal actions that an error lists


class Batch:
    """Many games side by side. The arrays are read-only, and the next `step` or `load` changes what they show.

    - `actor`: int16 `(n,)`, the seat to decide in each game
    - `mask`: bool `(n, actions)`, True where legal
    - `over`: bool `(n,)`, whether the last step ended a game; a new one has begun in its place
    - `rewards`: float64 `(n, seats)`, the returns of the game that the last step ended; 0 where it ended none
    - `final_states`: `(n,)` State, that game as it ended, secrets included; blank where none ended
    - `states`: `(n,)` State, everything, secrets included; `views(seats)` has only what a seat can know

    One thread at a time may use a batch.
    """

    def __init__(self, game: Game, n: int, seats: int, seed: int) -> None:
        """`Game.batch` makes these, and checks `seats`."""
        self._game, self._n, self._seats = game, whole(n, "n", 1, MOST_GAMES), seats
        e, n, blank = game.engine, self._n, game.State.zeros
        actor, counts = np.zeros(n, np.int16), np.zeros(n, np.int32)
        self._games = Games(blank(n), actor, np.zeros((n, e.width), np.int32), counts, np.zeros((n, e.width), np.bool_))
        self._ended = Endings(np.zeros(n, np.bool_), np.zeros((n, seats)), blank(n))
        self._sampled = np.zeros(n, np.int32)
        self._chance = blank(1)
        self._chance["fate"]["rng"] = checked_seed(seed)
        self._step, self._show = e.bind(batch_step), e.bind(batch_show)
        self._sample, self._conceal = e.bind(batch_sample), e.bind(batch_conceal)
        e.bind(batch_reset)(e.boxes, e.blanks, self._games, seats, checked_seed(seed))

    @property
    def game(self) -> Game:
        return self._game

    @property
    def n(self) -> int:
        """The number of games."""
        return self._n

    @property
    def seats(self) -> int:
        """The number of players in each game."""
        return self._seats

    @property
    def states(self) -> Array:
        return sealed(self._games.states)

    @property
    def final_states(self) -> Array:
        states = self._game.State.zeros(self._n)
        states[self._ended.over] = self._ended.states[self._ended.over]
        return sealed(states)

    @property
    def actor(self) -> Array:
        return sealed(self._games.actor)

    @property
    def mask(self) -> Array:
        return sealed(self._games.mask)

    @property
    def over(self) -> Array:
        return sealed(self._ended.over)

    @property
    def rewards(self) -> Array:
        return sealed(self._ended.gains)

    def step(self, actions: npt.ArrayLike) -> None:
        """Play one action in every game: `(n,)` action ids, integers.

        Raises IllegalAction that names the first game whose action is not legal, TypeError for other things than
        integers, ValueError for another shape. Then nothing has changed.
        """
        given = whole_numbers(actions, "actions", (self._n,))
        bad = first_outside(given, 0, self._games.mask.shape[1] - 1) if given.dtype != np.int32 else None
        if bad is None:
            e, chosen = self._game.engine, np.array(given, np.int32)  # a copy, which nobody changes between check and play
            played = self._step(e.boxes, e.blanks, self._games, self._ended, self._seats, chosen)
            bad = None if played == PLAYED else played
        if bad is not None:
            named = [
                self._game.plain_action(int(action)).notation for action in self._games.out[bad, : self._games.counts[bad]][:MOST_NAMED]
            ]
            raise IllegalAction(f"game {bad}: action {given[bad]} is not legal; legal are {', '.join(named)}")

    def sample(self) -> npt.NDArray[np.int32]:
        """A uniformly random legal action for every game, `(n,)`; the array is used again by the next call."""
        self._sample(self._chance, self._games.out, self._games.counts, self._sampled)
        return self._sampled.view()

    def views(self, seats: npt.ArrayLike | None = None) -> Array:
        """Return the Views of seat `seats[i]` of game `i`: `(n,)` State. One seat stands for all games, None for those to decide.

        Seats are integers from 0 on, and -1 for a spectator; TypeError or ValueError for anything else.
        """
        return self._hidden(self._games.states, self._seats_of(seats))

    def final_views(self, seats: npt.ArrayLike) -> Array:
        """Return the Views of seat `seats[i]` of the game that the last step ended in place `i`: `(n,)` State; blank where none ended."""
        whose = self._seats_of(seats)
        views = self._game.State.zeros(self._n)
        views[self._ended.over] = self._hidden(self._ended.states[self._ended.over], whose[self._ended.over])
        return views

    def view(self, game: int, seat: int) -> View:
        """Return one game's View for `seat` (-1: a spectator), as bots take it."""
        i, seat = whole(game, "game", 0, self._n - 1), whole(seat, "seat", NOBODY, self._seats - 1)
        return View(self._game, self._hidden(self._games.states[i : i + 1], np.array([seat], np.int16)), seat)

    def scores(self, seats: npt.ArrayLike | None = None) -> npt.NDArray[np.float64]:
        """Return the scores that seat `seats[i]` can know in game `i`: `(n, seats)`. Costs a call in Python for each game."""
        return self._scores(self.views(seats), self._seats_of(seats), np.arange(self._n))

    def final_scores(self, seats: npt.ArrayLike = NOBODY) -> npt.NDArray[np.float64]:
        """Return such scores of the games that the last step ended; 0 where none ended."""
        return self._scores(self.final_views(seats), self._seats_of(seats), np.flatnonzero(self._ended.over))

    def save(self) -> Saved:
        """All games as they stand, for `load`."""
        return Saved(self._game, self._games.states.copy())

    def load(self, games: Saved | Sequence[Match], seed: int | None = None) -> None:
        """Put saved games, or Matches, in the place of all games; `rewards` and `over` are blank then.

        Games go on with the randomness that they were saved with; with a `seed` each gets its own.

            saved = batch.save()
            batch.load(saved)                       # all as they were
            batch.load(saved[[3] * batch.n], seed=1)  # game 3 goes on in as many ways as there are games

        Raises TypeError or ValueError that names the first game that does not fit this batch, is over or breaks an
        invariant. Then nothing has changed. Arrays are not taken: see `core.saved`.
        """
        states = states_to_load(self._game, self._n, self._seats, games)
        if seed is not None:
            states["fate"]["rng"] = [generator(checked_seed(seed), i) for i in range(self._n)]
        self._games.states[:] = states
        self._ended.gains[:], self._ended.over[:] = 0, False
        self._show(self._game.boxes, self._games)

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

    def _hidden(self, states: Array, seats: npt.NDArray[np.int16]) -> Array:
        views = self._game.State.zeros(len(states))
        self._conceal(self._game.boxes, states, seats, views)
        return views

    def _scores(self, views: Array, seats: npt.NDArray[np.int16], games: npt.NDArray[np.int64]) -> npt.NDArray[np.float64]:
        scores = np.zeros((self._n, self._seats))
        for i in games:
            scores[i] = View(self._game, views[i : i + 1], int(seats[i])).scores
        return scores

    def __repr__(self) -> str:
        return f"<Batch of {self._n} games of {self._game.name}, {self._seats} seats>"
