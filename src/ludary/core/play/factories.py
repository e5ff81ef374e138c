"""Factories: the matches, batches and observers that a game makes."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, cast

from ludary.core.arguments import whole

if TYPE_CHECKING:
    from ludary.core.batch.batch import Autoreset, Batch
    from ludary.core.observe.infostate_tensor import InfostateTensor
    from ludary.core.observe.observer import Form, Observer
    from ludary.core.play.game import Game
    from ludary.core.play.loop import Loop
    from ludary.core.play.match import Match
    from ludary.core.play.worlds import Draws, Outcomes

MOST_WAYS = 10_000_000  # of setting a game up that `openings` lists


class Factories:
    """The part of a Game that makes things to play with. See `core.play.game.Game`."""

    def start(self, seats: int | None = None, seed: int | None = None, fate: Sequence[int | str] = ()) -> Match:
        """A new Match. Without a seed the operating system's randomness decides, anew at each action.

        A `seed` is a whole number from 0 to 2**63 - 1, here and everywhere. `fate` lays the outcomes of the set-up on
        the tape, as in `Match.step`.
        """
        from ludary.core.play.match import Match

        game = cast("Game", self)
        return Match.begin(game, game.check_seats(seats), seed, fate)

    def batch(
        self, n: int, seats: int | None = None, seed: int | None = 0, autoreset: Autoreset = "same_step", longest: int | None = None,
        threads: int = 1, told: int = 0,
    ) -> Batch:  # fmt: skip
        """`n` games side by side, for learning and search. `seed=None` takes one of the operating system's.

        - `autoreset`: "same_step", "next_step" or "disabled": when a game that has ended begins anew, see `core.batch.batch.Batch`
        - `longest`: actions after which a game is truncated; None for no bound
        - `threads`: side by side; 0 for one on each processor
        - `told`: how many events are kept for each seat, for `Batch.told`
        """
        from ludary.core.batch.batch import Batch

        game = cast("Game", self)
        given = secrets.randbits(62) if seed is None else seed
        return Batch(game, n, game.check_seats(seats), given, autoreset, longest, threads, told)

    def loop(self, seats: int | None = None) -> Loop:
        """One game after another for loops in plain Python, with nothing but numbers: the fastest that calls for each decision."""
        from ludary.core.play.loop import Loop

        game = cast("Game", self)
        return Loop(game, game.check_seats(seats))

    def observer(self, seats: int | None = None, form: Form = "flat", without: Collection[str] = ()) -> Observer:
        """What turns Views into rows of numbers for learners; see `core.observe.observer`. Without `seats`: for any number of players."""
        from ludary.core.observe.observer import Observer

        game = cast("Game", self)
        return Observer(game, seats, form, without)

    def infostate_tensor(self, seats: int | None = None) -> InfostateTensor:
        """What turns `Match.infostate` into rows of one shape; see `observe.infostate_tensor`. ValueError for a game without bounds."""
        from ludary.core.observe.infostate_tensor import InfostateTensor

        game = cast("Game", self)
        return InfostateTensor(game, seats)

    def opening_draws(self, seats: int | None = None, so_far: Sequence[int | str] = ()) -> Draws:
        """What chance can bring next while the game is set up, once it has drawn `so_far`, as `Match.draws`. `start(fate=...)` ends it."""
        from ludary.core.play.worlds import draws

        game = cast("Game", self)
        states = game.State.zeros(1)
        states["seats"] = game.check_seats(seats)
        return draws(game, states, None, so_far)

    def openings(self, seats: int | None = None, limit: int = 10_000) -> Outcomes:
        """Every way the game can be set up: `(probability, Match)`; TooManyOutcomes above `limit`."""
        from ludary.core.play.worlds import openings

        game = cast("Game", self)
        return openings(game, game.check_seats(seats), whole(limit, "limit", 1, MOST_WAYS))
