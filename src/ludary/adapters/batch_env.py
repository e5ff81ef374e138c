"""BatchEnv: many games side by side as Gymnasium's VectorEnv, over `Game.batch`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ludary.adapters import spaces
from ludary.adapters.illegal_policy import as_game
from ludary.adapters.opponents import MOST_GAMES, bots_by_seat, opponents_of
from ludary.core.arguments import briefly, whole, whole_numbers
from ludary.core.play.game import Game

if TYPE_CHECKING:
    from ludary.adapters.opponents import OneOrMore

Array = npt.NDArray[Any]
Flags = npt.NDArray[np.bool_]
Stepped = tuple[Array, Array, Flags, Flags, dict[str, Any]]


def autoreset_mode_of(mode: AutoresetMode | str) -> AutoresetMode:
    """The mode, from Gymnasium's name of it; ValueError lists them."""
    try:
        return AutoresetMode(mode)
    except ValueError:
        *names, last = [repr(known.value) for known in AutoresetMode]
        raise ValueError(
            f"autoreset_mode: unknown {briefly(mode)}; use {', '.join(names)} or {last}"
        ) from None


class BatchEnv(VectorEnv[Array, Array, Array]):
    """Many games. Observations are float32 `(num_envs, observer.size)`, actions `(num_envs,)` ids.

    Without `seat` every decision of every seat is the caller's: an observation is that of the seat
    to decide, and a reward that of the seat that acted. With `seat` bots play the others:
    observations and rewards are those of `seat`.

    `infos` has, for every game, `action_mask`, int8 `(num_envs, actions)`; `actor`, int16
    `(num_envs,)`, the seat to decide, -1 where a game waits to begin anew; and `rewards`, float64
    `(num_envs, seats)`, of all seats, 0 but where the step ended a game.
    """

    def __init__(
        self,
        game: Game | str | Path,
        num_envs: int,
        seats: int | None = None,
        seat: int | None = None,
        bots: OneOrMore | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        longest: int | None = None,
        threads: int = 1,
        illegal: Literal["raise", "random"] = "raise",
    ) -> None:
        """Many games of one kind.

        - `game`: a Game, or a name or file for `ludary.load`
        - `seats`: the number of players; without it the fewest possible
        - `seat`: the learner's, from 0; None where the caller decides for all seats
        - `bots`: one for all other seats ("uniform" unless said), or a bot by seat, as in
          `SeatEnv`; only with `seat`
        - `autoreset_mode`: when a game that has ended begins anew: with the next step (whatever
          action that gives it), in the same step
          (`infos["final_obs"]` and `infos["final_info"]` then tell how it ended), or when
          `reset(options={"reset_mask": ...})` says so
        - `longest`: decisions, of all seats together, after which a game is truncated; None for no
          bound
        - `threads`: as in `Game.batch`
        - `illegal`: "raise" raises IllegalAction; "random" plays a legal action instead, for
          programs that do not know of masks

        Raises TypeError or ValueError that names the wrong argument.
        """
        self.game = as_game(game)
        self.seats = self.game.check_seats(seats)
        self.seat = None if seat is None else whole(seat, "seat", 0, self.seats - 1)
        if self.seat is None and bots is not None:
            raise ValueError(
                "bots: play all seats but the learner's: say which seat learns, such as seat=0"
            )
        self.bots = (
            {}
            if self.seat is None
            else bots_by_seat("uniform" if bots is None else bots, self.seats, self.seat)
        )
        if illegal not in ("raise", "random"):
            raise ValueError(
                f"illegal: unknown {briefly(illegal)}; with many games use 'raise' or 'random'"
            )
        self.illegal = illegal
        self.autoreset_mode = autoreset_mode_of(autoreset_mode)
        self.batch = self.game.batch(num_envs, self.seats, None, "disabled", longest, threads)
        self._opponents = opponents_of(self.game, self.seats, self.bots)
        self.num_envs = self.batch.n
        self.metadata = {
            "name": f"ludary/{self.game.name}-v{self.game.version}",
            "autoreset_mode": self.autoreset_mode,
        }
        self.single_observation_space = spaces.rows(self.batch.observer)
        self.single_action_space = spaces.actions(self.game)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self._ended = np.zeros(self.num_envs, np.bool_)  # games that have ended and not begun anew

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Begin all games anew, or those that `options["reset_mask"]`, bool `(num_envs,)`, names.

        With a `seed` they are those of `Game.batch(num_envs, seats, seed)`. Raises TypeError or
        ValueError for an invalid seed or mask.
        """
        super().reset(seed=seed)
        self._begin(
            np.asarray((options or {}).get("reset_mask", np.ones(self.num_envs, np.bool_))), seed
        )
        return self._observed(self.batch.actor), self._infos(np.zeros((self.num_envs, self.seats)))

    def _begin(self, where: Flags, seed: int | None = None) -> None:
        """Begin games anew; bots play until the learner decides.

        Games that end before are followed by others.
        """
        for _ in range(MOST_GAMES):
            self.batch.reset(int(self.np_random.integers(2**63)) if seed is None else seed, where)
            self._ended &= ~where
            self.batch.play(self._opponents, self.np_random)
            where, seed = where & (self.batch.over | self.batch.truncated), None
            if not where.any():
                return
        raise ValueError(
            f"seat={self.seat}: had no decision in {MOST_GAMES} games of {self.game.name} against"
            " these bots; choose another seat, or other bots"
        )

    def step(self, actions: npt.ArrayLike) -> Stepped:
        """Play one action in every game, and let bots play until the learner decides.

        Returns observations, rewards (float64), terminations, truncations (bool, all `(num_envs,)`)
        and infos. Raises IllegalAction that names the first game whose action is not legal,
        TypeError or ValueError for an array that does not fit; then nothing has changed.
        """
        acted, waiting = self.batch.actor.copy(), self._ended.copy()
        self.batch.step(actions if self.illegal == "raise" else self._replaced(actions))
        self.batch.play(self._opponents, self.np_random)
        over = self.batch.over.copy()
        truncated = self.batch.truncated.copy()
        gains = self.batch.rewards.copy()
        ended = over | truncated
        self._ended |= ended
        whose = np.where(ended, acted, self.batch.actor)
        rewards = gains[
            np.arange(self.num_envs), np.maximum(acted, 0) if self.seat is None else self.seat
        ]
        if self.autoreset_mode is AutoresetMode.SAME_STEP and ended.any():
            final = self._final(whose, ended, gains)
            self._begin(ended)
            return (
                self._observed(self.batch.actor),
                rewards,
                over,
                truncated,
                self._infos(gains) | final,
            )
        if self.autoreset_mode is AutoresetMode.NEXT_STEP and waiting.any():
            self._begin(waiting)
            whose[waiting] = self.batch.actor[waiting]
        return self._observed(whose), rewards, over, truncated, self._infos(gains)

    def _replaced(self, actions: npt.ArrayLike) -> Array:
        """The actions, with a legal one, each as likely, where an action of the game is not legal
        now.
        """
        chosen = whole_numbers(actions, "actions", (self.num_envs,)).copy()
        for i in np.flatnonzero(
            (chosen >= 0) & (chosen < self.batch.mask.shape[1]) & (self.batch.actor >= 0)
        ):
            if not self.batch.mask[i, chosen[i]]:
                chosen[i] = self.np_random.choice(np.flatnonzero(self.batch.mask[i]))
        return chosen

    def _observed(self, whose: npt.NDArray[np.int16]) -> Array:
        """Return observations of the games: for the learner, or for each game's seat in `whose`."""
        return self.batch.observe(whose if self.seat is None else self.seat)

    def _infos(self, gains: Array) -> dict[str, Any]:
        everywhere = np.ones(self.num_envs, np.bool_)
        infos = {
            "action_mask": self.batch.mask.astype(np.int8),
            "actor": self.batch.actor.copy(),
            "rewards": gains,
        }
        return infos | {f"_{name}": everywhere.copy() for name in infos}

    def _final(self, whose: npt.NDArray[np.int16], ended: Flags, gains: Array) -> dict[str, Any]:
        """Return the last observations and infos of games that begin anew in the same step, as
        Gymnasium's own vector environments do.
        """
        last, rows = np.full(self.num_envs, None, object), self._observed(whose)
        for i in np.flatnonzero(ended):
            last[i] = rows[i]
        info = {"rewards": gains.copy(), "_rewards": ended.copy()}
        return {
            "final_obs": last,
            "_final_obs": ended.copy(),
            "final_info": info,
            "_final_info": ended.copy(),
        }
