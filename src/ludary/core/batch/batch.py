"""Batch: many games side by side, one call for a step of all of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import numpy as np
import numpy.typing as npt

from ludary.core.arguments import briefly, checked_seed, first_outside, sealed, whole, whole_numbers
from ludary.core.batch import drivers
from ludary.core.batch.event_history import EventHistory
from ludary.core.batch.observing import Scratch, batch_observe, positions_of
from ludary.core.batch.opponents import OneByOne
from ludary.core.batch.saved_games import SavedGames, check_states, match_states, saved_states
from ludary.core.batch.tasks import MASKED
from ludary.core.batch.threads import BatchThreads
from ludary.core.cores import cores
from ludary.core.errors import IllegalAction
from ludary.core.observe.observer import Observer, bytes_of, memory_of
from ludary.core.play.match import Match
from ludary.core.play.view import View
from ludary.core.state.fate import generator
from ludary.core.state.state import NOBODY

if TYPE_CHECKING:
    from ludary.core.batch.opponents import Bot, Opponents
    from ludary.core.observe.drivers import ColumnTables
    from ludary.core.play.game import Game

Array = npt.NDArray[Any]
Autoreset = Literal["same_step", "next_step", "disabled"]
MOST_GAMES = 1_000_000
MOST_NAMED = 8  # legal actions that an error lists
MODES = {
    "same_step": drivers.SAME_STEP,
    "next_step": drivers.NEXT_STEP,
    "disabled": drivers.DISABLED,
}
MOST_THREADS = 64
MOST_TOLD = 1_000  # events kept for each seat


class BatchArrays(NamedTuple):
    """The arrays of a batch, read-only."""

    states: Array
    actor: Array
    mask: Array
    over: Array
    truncated: Array
    rewards: Array


class Batch:
    """Many games side by side.

    The arrays are read-only, and the next `step`, `reset`, `play` or `load` changes what they show.

    - `actor`: int16 `(n,)`, the seat to decide in each game; -1 in one that waits to begin anew
    - `mask`: bool `(n, actions)`, True where legal
    - `over`: bool `(n,)`, whether the last step ended a game
    - `truncated`: bool `(n,)`, whether the last step was the last one that a game may have, without
      ending it
    - `rewards`: float64 `(n, seats)`, the returns of the game that the last step ended; 0 where it
      ended none, or truncated it
    - `final_states`: `(n,)` State, a game that was ended or truncated as it stood then, secrets
      included; blank elsewhere
    - `states`: `(n,)` State, everything, secrets included; `views(seats)` has only what a seat can
      know

    When a game that has ended begins anew is `autoreset`, in Gymnasium's words: "same_step", the
    step that ends it begins the next one; "next_step", the step after it does, whatever action it
    is given; "disabled", it waits for `reset`, and takes any action for nothing.

    One thread at a time may use a batch.
    """

    def __init__(
        self,
        game: Game,
        n: int,
        seats: int,
        seed: int,
        autoreset: Autoreset = "same_step",
        longest: int | None = None,
        threads: int = 1,
        told: int = 0,
    ) -> None:
        """`Game.batch` makes these, and checks `seats`."""
        if autoreset not in MODES:
            raise ValueError(
                f"autoreset: unknown {briefly(autoreset)}; use one of {', '.join(map(repr, MODES))}"
            )
        self._game, self._n, self._seats = game, whole(n, "n", 1, MOST_GAMES), seats
        self._mode, self.autoreset = MODES[autoreset], autoreset
        self._threads = whole(threads, "threads", 0, MOST_THREADS) or cores()
        how = drivers.BatchSettings(
            seats, self._mode, 0 if longest is None else whole(longest, "longest", 1, 2**31 - 1)
        )
        e, n, blank = game.engine, self._n, game.State.zeros
        actor, counts, age = np.zeros(n, np.int16), np.zeros(n, np.int32), np.zeros(n, np.int32)
        self._games = drivers.Games(
            blank(n),
            actor,
            np.zeros((n, e.width), np.int32),
            counts,
            np.zeros((n, e.width), np.bool_),
            age,
        )
        self._ended = drivers.Endings(
            np.zeros(n, np.bool_), np.zeros(n, np.bool_), np.zeros((n, seats)), blank(n)
        )
        games, ended = self._games, self._ended
        self._seen = BatchArrays(
            *map(
                sealed,
                (games.states, games.actor, games.mask, ended.over, ended.truncated, ended.gains),
            )
        )
        self._notes = EventHistory(e, n, seats, told) if whole(told, "told", 0, MOST_TOLD) else None
        self._work = BatchThreads(
            e, self._threads, how, self._games, self._ended, checked_seed(seed)
        )
        self._show, self._reset, self._conceal = (
            e.bind(drivers.batch_show),
            e.bind(drivers.batch_reset),
            e.bind(drivers.batch_conceal),
        )
        self._scratches: tuple[Observer, list[Scratch]] | None = None
        self.reset(seed)

    def __reduce__(self) -> tuple[Any, ...]:
        """Copies and pickles go on exactly alike, with threads of their own."""
        longest, room = self._work.longest, 0 if self._notes is None else self._notes.room
        arguments = (
            self._game,
            self._n,
            self._seats,
            0,
            self.autoreset,
            longest,
            self._threads,
            room,
        )
        return Batch, arguments, ([array.copy() for array in self._arrays()], self._work.flags)

    def __setstate__(self, saved: tuple[list[Array], tuple[int, ...]]) -> None:
        arrays, self._work.flags = saved
        for own, array in zip(self._arrays(), arrays, strict=True):
            own[...] = array

    def _arrays(self) -> list[Array]:
        """All arrays that change."""
        return [
            *self._games,
            *self._ended,
            *self._work.arrays,
            *([] if self._notes is None else self._notes.arrays),
        ]

    def reset(self, seed: int, where: npt.ArrayLike | None = None) -> None:
        """Begin all games anew, or those where `where`, bool `(n,)`, is True; game `i` gets a
        generator of its own from `seed` and `i`.

        `over`, `truncated` and `rewards` are blank then, in those games. Raises TypeError or
        ValueError for an invalid seed or mask.
        """
        chosen = np.ones(self._n, np.bool_) if where is None else np.asarray(where)
        if chosen.dtype != np.bool_ or chosen.shape != (self._n,):
            raise ValueError(
                f"where: should be an array of True and False, shape {(self._n,)}, not"
                f" {chosen.dtype} {chosen.shape}"
            )
        e = self._game.engine
        masked = self._work.forget()
        self._reset(e.boxes, e.blanks, self._games, self._seats, checked_seed(seed), chosen.copy())
        if masked:
            self._write_mask(chosen)
        self._ended.gains[chosen], self._ended.over[chosen], self._ended.truncated[chosen] = (
            0,
            False,
            False,
        )
        if self._notes is not None:
            self._notes.begin(self._games, self._ended, chosen)

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
        return self._seen.states.view()

    @property
    def final_states(self) -> Array:
        states, ended = self._game.State.zeros(self._n), self._ended.over | self._ended.truncated
        states[ended] = self._ended.states[ended]
        return sealed(states)

    @property
    def actor(self) -> Array:
        return self._seen.actor.view()

    @property
    def mask(self) -> Array:
        if not self._work.masked:  # nobody has asked before
            self._write_mask(np.ones(self._n, np.bool_))
        return self._seen.mask.view()

    @property
    def over(self) -> Array:
        return self._seen.over.view()

    @property
    def truncated(self) -> Array:
        return self._seen.truncated.view()

    @property
    def rewards(self) -> Array:
        return self._seen.rewards.view()

    def step(self, actions: npt.ArrayLike) -> None:
        """Play one action in every game: `(n,)` action ids, integers.

        Raises IllegalAction that names the first game whose action is not legal, TypeError for
        anything but integers, ValueError for another shape. Then nothing has changed.
        """
        drawn = self._work.drawn is not None and actions is self._work.drawn
        if not drawn:
            ids = whole_numbers(actions, "actions", (self._n,))
            if ids.dtype != np.int32:
                wide = first_outside(ids, -(2**31), 2**31 - 1)
                if wide is not None:
                    self._complain(wide, ids[wide])
            self._work.actions[:] = ids  # a copy, which nobody changes between check and play
        self._go(keep=False, drawn=drawn)

    def _write_mask(self, where: Array) -> None:
        """Write the mask of some games, bool `(n,)`; from now on each step does."""
        at, (_, _, out, counts, mask, _) = np.flatnonzero(where), self._games
        nth, k = np.nonzero(np.arange(out.shape[1]) < counts[at, None])
        mask[at] = False
        mask[at[nth], out[at[nth], k]] = True
        self._work.masked = MASKED

    def _complain(self, bad: int, action: Any) -> None:
        legal = self._games.out[bad, : self._games.counts[bad]][:MOST_NAMED]
        named = ", ".join(self._game.plain_action(int(one)).notation for one in legal)
        raise IllegalAction(f"game {bad}: action {action} is not legal; legal actions are {named}")

    def _go(self, keep: bool, drawn: bool = False) -> None:
        """The actions chosen in all games that are not held; endings are blank before, or added to
        those that are there.
        """
        notes = self._notes
        acting = (
            None
            if notes is None
            else np.where(self._work.held, NOBODY, self._games.actor).astype(np.int16)
        )
        bad = self._work.step(keep, drawn)
        if bad != drivers.PLAYED:
            self._complain(bad, self._work.actions[bad])
        if notes is not None:
            notes.step(
                self._games, self._ended, acting, self._work.held, self._mode == drivers.SAME_STEP
            )

    def play(self, bots: Mapping[int, Bot] | Opponents, rng: np.random.Generator) -> None:
        """Let bots act in their seats until every game is over, truncated or waits for a seat
        without a bot.

        - `bots`: by seat; every bot is called as in `ludary.bots`, once for each decision. Or an
          object with their `seats`, that writes the
          actions of many games at once by `choose(states, actors, actions, rng)`
        - `rng`: the bots' randomness

        `over`, `truncated` and `rewards` then tell of the games that bots have ended. With
        "same_step" they no longer tell of those that the last step ended, in which bots go on;
        games that bots end have begun anew, and bots leave them until they are called again.

        Raises IllegalAction for a bot that chooses something else than a legal action; games go on
        as they stand then.
        """
        opponents = (
            OneByOne(bots, self.view, self._game.read_action) if isinstance(bots, Mapping) else bots
        )
        seats = [whole(seat, "bots", 0, self._seats - 1) for seat in opponents.seats]
        if self._mode == drivers.SAME_STEP:
            self._ended.gains[:], self._ended.over[:], self._ended.truncated[:] = 0, False, False
        held, actor = self._work.held, self._games.actor
        try:
            while True:
                held |= ~np.isin(actor, seats)
                if held.all():
                    return
                opponents.choose(
                    self._games.states,
                    np.where(held, NOBODY, actor).astype(np.int16),
                    self._work.actions,
                    rng,
                )
                self._go(keep=True)
                held |= self._ended.over | self._ended.truncated
        finally:
            held[:] = False

    def sample(self) -> npt.NDArray[np.int32]:
        """A uniformly random legal action for every game, int32 `(n,)`; the array stays as it is
        until the next call.
        """
        return self._work.sample()

    def save(self) -> SavedGames:
        """All games as they stand, for `load`."""
        return SavedGames(self._game, self._games.states.copy())

    def load(self, games: SavedGames | Sequence[Match], seed: int | None = None) -> None:
        """Put saved games, or Matches, in the place of all games; `rewards`, `over` and `truncated`
        are blank then.

        Games go on with the randomness that they were saved with; with a `seed` each gets its own.

            saved = batch.save()
            batch.load(saved)                       # all as they were
            batch.load(saved[[3] * batch.n], seed=1)  # game 3 goes on in `n` ways

        Raises TypeError or ValueError that names the first game that does not fit this batch, is
        over or breaks an invariant. Then nothing has changed. Arrays are not taken: see
        `core.batch.saved_games`.
        """
        states = self._states_to_load(games)
        check_states(self._game, states, self._n, self._seats)
        if seed is not None:
            states["fate"]["rng"] = [generator(checked_seed(seed), i) for i in range(self._n)]
        masked = self._work.forget()
        self._games.states[:] = states
        self._ended.gains[:], self._ended.over[:], self._ended.truncated[:] = 0, False, False
        if self._notes is not None:
            self._notes.forget()
        self._show(self._game.boxes, self._games)
        if masked:
            self._write_mask(np.ones(self._n, np.bool_))

    def _states_to_load(self, games: Any) -> Array:
        if isinstance(games, SavedGames):
            return saved_states(self._game, games)
        if isinstance(games, Sequence) and all(isinstance(match, Match) for match in games):
            return match_states(self._game, games)
        raise TypeError(
            f"{type(games).__name__}: should be the result of `save`, or a list of Matches; rules"
            " trust States, so arrays are refused"
        )

    @cached_property
    def observer(self) -> Observer:
        """The flat Observer of the game for so many players, which `observe` uses."""
        return self._game.observer(self._seats)

    def views(self, seats: npt.ArrayLike | None = None) -> Array:
        """Return the Views of seat `seats[i]` of game `i`: `(n,)` State.

        One seat stands for all games, None for those to decide.

        Seats are integers from 0, and -1 for a spectator; TypeError or ValueError for anything
        else.
        """
        return self._hidden(self._games.states, self._seats_of(seats))

    def observe(
        self,
        seats: npt.ArrayLike | None = None,
        out: Array | None = None,
        observer: Observer | None = None,
    ) -> Array:
        """Return what seat `seats[i]` can know of game `i`, or the seat to decide.

        The rows are `(n, observer.size)`; see `core.observe.observer`.

        A game that waits to begin anew is observed as a spectator sees it. `out`, where given, is
        filled and returned. `observer` is another one for this game than `batch.observer`, such as
        `game.observer(seats, "bytes")`, whose rows are a quarter of the size.
        """
        whose = self._seats_of(seats)
        observer, tables, scratches, out = self._reading(out, observer)
        read = (self._game.boxes, self._positions, whose, tables)
        most = observer.most
        observe = self._game.engine.bind(batch_observe)
        self._side_by_side(
            lambda nth, first, last: observe(*read, most, scratches[nth], out, first, last)
        )
        return out

    def _reading(
        self, out: Array | None, observer: Observer | None
    ) -> tuple[Observer, ColumnTables, list[Scratch], Array]:
        """Return what `observe` works with; the array is the one given, or a new one."""
        observer = self._observer_for(observer)
        out = (
            np.empty((self._n, observer.size), observer.dtype)
            if out is None
            else observer.checked(out, self._n)
        )
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
        return Scratch(
            views, positions_of(views), memory_of(bytes_of(views)), observer.desk(), order, ends
        )

    def _side_by_side(self, work: Callable[[int, int, int], None]) -> None:
        """Let each thread work at its part of the games: `work(thread, first, last)` is for the
        games from `first` to `last - 1`.
        """
        size = -(-self._n // self._threads)
        parts = [
            (first // size, first, min(first + size, self._n)) for first in range(0, self._n, size)
        ]
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
        candidate: Any = observer
        if candidate is not None and not (
            isinstance(candidate, Observer) and candidate.game.State is self._game.State
        ):
            raise TypeError(
                f"observer {briefly(candidate)}: should be an Observer of {self._game.name}, as"
                " game.observer makes them"
            )
        return self.observer if observer is None else observer

    def observe_final(
        self,
        seats: npt.ArrayLike = NOBODY,
        out: Array | None = None,
        observer: Observer | None = None,
    ) -> Array:
        """Return such observations of the games that the last step ended or truncated, as they
        stood then; 0 elsewhere.
        """
        whose = self._seats_of(seats)
        ended = self._ended.over | self._ended.truncated
        observer = self._observer_for(observer)
        rows = observer.write(self._hidden(self._ended.states[ended], whose[ended]), whose[ended])
        observations = (
            np.zeros((self._n, observer.size), observer.dtype)
            if out is None
            else observer.checked(out, self._n)
        )
        observations[~ended] = 0
        observations[ended] = rows
        return observations

    def told(
        self, seats: npt.ArrayLike | None = None
    ) -> tuple[npt.NDArray[np.int16], npt.NDArray[np.int32]]:
        """Return the events that seat `seats[i]` of game `i`, or the seat to decide, was told since
        its last decision.

        Returns int16 `(n, room, 1 + width)`, the kind and values of each event, the oldest first
        and 0 behind the last, and int32 `(n,)`, how many there were: of more than `room` the last
        ones are kept. The first value is whose event it is, counted from the seat told: 0 is
        itself, -1 nobody. The rows of the game's events say what kinds and values mean. Spectators
        (-1) get none. ValueError if the batch keeps none: it was made without `told`.
        """
        if self._notes is None:
            raise ValueError(
                "this batch keeps no events: make it with game.batch(n, told=32), or whatever"
                " number of events shall be kept"
            )
        return self._notes.told(self._seats_of(seats))

    def final_views(self, seats: npt.ArrayLike) -> Array:
        """Return the Views of seat `seats[i]` of game `i` as the last step ended or truncated it:
        `(n,)` State; blank elsewhere.
        """
        whose = self._seats_of(seats)
        views, ended = self._game.State.zeros(self._n), self._ended.over | self._ended.truncated
        views[ended] = self._hidden(self._ended.states[ended], whose[ended])
        return views

    def view(self, game: int, seat: int) -> View:
        """Return one game's View for `seat` (-1: a spectator), as bots take it."""
        i, seat = whole(game, "game", 0, self._n - 1), whole(seat, "seat", NOBODY, self._seats - 1)
        return View(
            self._game,
            self._hidden(self._games.states[i : i + 1], np.array([seat], np.int16)),
            seat,
        )

    def scores(self, seats: npt.ArrayLike | None = None) -> npt.NDArray[np.float64]:
        """Return the scores that seat `seats[i]` can know in game `i`: `(n, seats)`.

        Costs a call in Python for each game.
        """
        return self._scores(self.views(seats), self._seats_of(seats), np.arange(self._n))

    def final_scores(self, seats: npt.ArrayLike = NOBODY) -> npt.NDArray[np.float64]:
        """Return such scores of the games that the last step ended or truncated; 0 elsewhere."""
        return self._scores(
            self.final_views(seats),
            self._seats_of(seats),
            np.flatnonzero(self._ended.over | self._ended.truncated),
        )

    def _seats_of(self, chosen: npt.ArrayLike | None) -> npt.NDArray[np.int16]:
        """A checked seat for each game."""
        if chosen is None:
            return self._games.actor.copy()
        seats = whole_numbers(chosen, "seats", (self._n,) if np.ndim(chosen) else ())
        bad = first_outside(seats.reshape(-1), NOBODY, self._seats - 1)
        if bad is not None:
            wrong = briefly(int(seats.reshape(-1)[bad]))
            raise ValueError(
                f"game {bad}: there is no seat {wrong}: seats are 0 to {self._seats - 1}, and -1"
                " for a spectator"
            )
        return np.full(self._n, seats, np.int16)

    def _hidden(
        self, states: Array, seats: npt.NDArray[np.int16], views: Array | None = None
    ) -> Array:
        views = self._game.State.zeros(len(states)) if views is None else views
        self._conceal(self._game.boxes, states, seats, views)
        return views

    def _scores(
        self, views: Array, seats: npt.NDArray[np.int16], games: npt.NDArray[np.int64]
    ) -> npt.NDArray[np.float64]:
        scores = np.zeros((self._n, self._seats))
        for i in games:
            scores[i] = View(self._game, views[i : i + 1], int(seats[i])).scores
        return scores

    def __repr__(self) -> str:
        return f"<Batch of {self._n} games of {self._game.name}, {self._seats} seats>"
