"""SeatEnv: one learner in one seat, bots in the others, as Gymnasium's Env."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import gymnasium
import numpy as np
import numpy.typing as npt

from ludary.adapters import spaces
from ludary.adapters.illegal_policy import Illegal, action_to_play, as_game, checked_policy, forfeit
from ludary.adapters.opponents import MOST_GAMES, bots_by_seat
from ludary.core.arguments import briefly, whole
from ludary.core.play.game import Game
from ludary.core.play.match import Match

if TYPE_CHECKING:
    from ludary.adapters.opponents import OneOrMore

Row = npt.NDArray[np.float32]


class SeatEnv(gymnasium.Env[Row, np.int64]):
    """A game in which one seat learns.

    Observations are float32 `(observer.size,)`, actions the ids of the game's actions.
    """

    # As Gymnasium declares it
    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: Game | str | Path,
        seat: int = 0,
        bots: OneOrMore = "uniform",
        seats: int | None = None,
        illegal: Illegal = "raise",
        longest: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """A game for one learner.

        - `game`: a Game, or a name or file for `ludary.load`
        - `seat`: the learner's, from 0
        - `bots`: one for all other seats, or a bot by seat; a name such as "greedy", or as
          `ludary.bots` describes
        - `seats`: the number of players; without it the fewest possible
        - `illegal`: "raise" raises IllegalAction; "lose" ends the game with the lowest return;
          "random" plays a legal action instead
        - `longest`: decisions, of all seats together, after which a game is truncated; None for no
          bound
        - `render_mode`: "ansi" for words from `render()`

        Raises TypeError or ValueError that names the wrong argument.
        """
        self.game = as_game(game)
        self.seats = self.game.check_seats(seats)
        self.seat = whole(seat, "seat", 0, self.seats - 1)
        self.bots = bots_by_seat(bots, self.seats, self.seat)
        self.illegal = checked_policy(illegal)
        self.longest = None if longest is None else whole(longest, "longest", 1)
        if render_mode not in (None, "ansi"):
            raise ValueError(f"render_mode: unknown {briefly(render_mode)}; use 'ansi' or None")
        self.render_mode = render_mode
        self.metadata = type(self).metadata | {
            "name": f"ludary/{self.game.name}-v{self.game.version}"
        }
        self.observer = self.game.observer(self.seats)
        self.observation_space = cast(Any, spaces.rows(self.observer))  # a Box of float32
        self.action_space = spaces.actions(self.game)
        self.match: Match  # from `reset` on; holds all secrets
        self._legal: list[int] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Row, dict[str, Any]]:
        """Begin a new game, and let bots play until the learner decides: the observation, and
        `info` as `step` gives it.

        With a `seed` it is the game of `ludary.load(...).start(seats, seed)`; one that ends before
        the learner decides is followed by another. `options` are not used. Raises ValueError for a
        game in which the learner never decides.
        """
        super().reset(seed=seed)
        for number in range(MOST_GAMES):
            first = number == 0 and seed is not None
            self.match = self.game.start(
                self.seats, seed if first else int(self.np_random.integers(2**63))
            )
            self._decisions = 0
            self._let_bots_play()
            if not self.match.over and not self._truncated:
                return self._observed(), self._info([0.0] * self.seats)
        raise ValueError(
            f"seat={self.seat}: had no decision in {MOST_GAMES} games of {self.game.name} against"
            " these bots; choose another seat, or other bots"
        )

    @property
    def _truncated(self) -> bool:
        return not self.match.over and self._decisions == self.longest

    def _let_bots_play(self) -> None:
        match = self.match
        while match.actor is not None and match.actor != self.seat and not self._truncated:
            view = match.view(match.actor)
            match.step(self.bots[match.actor](view, view.legal(), self.np_random))
            self._decisions += 1
        self._legal = [] if match.over or self._truncated else match.legal_ids()

    def step(self, action: np.int64 | int) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        """Carry the learner's action out, and let bots play until it decides again or the game has
        ended.

        The reward is 0 until the game ends, then the learner's return. `info` has `action_mask`,
        int8 `(actions,)`, and `rewards`, float64 `(seats,)`, of all seats. Raises IllegalAction
        with `illegal="raise"`, ValueError when the game has ended before, TypeError or ValueError
        for anything but an action of the game, and Gymnasium's ResetNeeded before the first
        `reset`.
        """
        self._check_begun("step")
        if not self._legal:
            raise ValueError("the game has ended: call reset()")
        played = action_to_play(self.match, self._legal, action, self.illegal, self.np_random)
        if played is None:
            self._legal = []
            gains = forfeit(self.game, self.seats, self.seat)
        else:
            self.match.step(played)
            self._decisions += 1
            self._let_bots_play()
            gains = self.match.returns
        return (
            self._observed(),
            gains[self.seat],
            played is None or self.match.over,
            self._truncated,
            self._info(gains),
        )

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Return the mask of the learner's legal actions: bool `(actions,)`; all False when the
        game has ended.
        """
        self._check_begun("action_masks")
        return spaces.mask_of(self.game, self._legal).astype(np.bool_)

    def _observed(self) -> Row:
        return self.observer(self.match.view(self.seat))

    def _info(self, gains: list[float]) -> dict[str, Any]:
        return {"action_mask": spaces.mask_of(self.game, self._legal), "rewards": np.array(gains)}

    def render(self) -> str | None:
        """The learner's View in words, with `render_mode="ansi"`."""
        self._check_begun("render")
        return str(self.match.view(self.seat)) if self.render_mode == "ansi" else None

    def _check_begun(self, call: str) -> None:
        if not hasattr(self, "match"):
            raise gymnasium.error.ResetNeeded(f"no game has begun: call reset() before {call}()")
