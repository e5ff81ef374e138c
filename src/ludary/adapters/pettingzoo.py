"""PettingZoo: any game as an environment in which agents act in turn (AEC), or all at once.

    from ludary.adapters.pettingzoo import env
    game = env("koa", seats=3)
    game.reset(seed=1)
    for agent in game.agent_iter():
        observation, reward, terminated, truncated, info = game.last()
        mask = observation["action_mask"]
        over = terminated or truncated
        game.step(None if over else game.action_space(agent).sample(mask))

An agent observes its own View and nothing else; `state()` alone shows more. Needs the extra
`ludary[pettingzoo]`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

try:
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel
except ImportError as error:
    raise ImportError(
        f"ludary.adapters.pettingzoo needs PettingZoo: pip install 'ludary[pettingzoo]' ({error})"
    ) from error

from ludary.adapters import spaces
from ludary.adapters.illegal_policy import Illegal, action_to_play, as_game, checked_policy, forfeit
from ludary.core.arguments import briefly, whole
from ludary.core.play.game import Game
from ludary.core.play.match import Match
from ludary.core.state.state import NOBODY

RENDER_MODES = ["ansi", "human"]


class TableEnv(AECEnv):  # type: ignore[misc] # PettingZoo has no types
    """A game as PettingZoo's AECEnv, with agents `seat_1`, `seat_2` and so on.

    Made by `raw_env`, `env` and `parallel_env`.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        illegal: Illegal,
        max_cycles: int | None,
        render_mode: str | None,
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(
                f"render_mode: unknown {briefly(render_mode)}; use 'ansi', 'human' or None"
            )
        self.game, self.seats, self.illegal, self.render_mode = (
            game,
            game.check_seats(seats),
            checked_policy(illegal),
            render_mode,
        )
        self.max_cycles = None if max_cycles is None else whole(max_cycles, "max_cycles", 1)
        self.metadata = {
            "name": f"ludary/{game.name}-v{game.version}",
            "render_modes": RENDER_MODES,
            "is_parallelizable": True,
        }
        self.observer = game.observer(self.seats)
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(self.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {
            agent: spaces.observed(self.observer) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.actions(game) for agent in self.possible_agents}
        self.state_space = spaces.rows(self.observer)
        self._rng = np.random.default_rng()
        self.match: Match  # from `reset` on; holds all secrets
        self._legal: list[int] = []

    def observation_space(self, agent: str) -> Any:
        """A Dict of `observation`, float32 `(observer.size,)`, and `action_mask`, int8
        `(actions,)`.
        """
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The ids of all actions of the game, legal or not."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game.

        With a `seed` it is the one of `game.start(seats, seed)`; without, the next one after the
        last seed.

        `options` are not used: a game has its own, from `ludary.load`. Raises TypeError or
        ValueError for an invalid seed.
        """
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self.match = self.game.start(
            self.seats, int(self._rng.integers(2**63)) if seed is None else seed
        )
        self._decisions = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._go_on()

    def _go_on(self) -> None:
        """Note who decides next, and what is legal; when the game is over, everybody is removed in
        the order of play.
        """
        self._legal = self.match.legal_ids()
        self.agent_selection = self.possible_agents[
            self.match.actor if self.match.actor is not None else 0
        ]
        if self.render_mode == "human":
            print(self._words())

    def step(self, action: int | None) -> None:
        """Carry the action of the agent in `agent_selection` out; None for one that is terminated
        or truncated.

        Raises IllegalAction with `illegal="raise"`, TypeError or ValueError for anything but an
        action of the game.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        played = action_to_play(self.match, self._legal, action, self.illegal, self._rng)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if played is None:
            self._end(forfeit(self.game, self.seats, self.possible_agents.index(agent)))
        else:
            self.match.step(played)
            self._decisions += 1
            self._go_on()
            if self.match.over:
                self._end(self.match.returns)
            elif self._decisions == self.max_cycles:
                self._legal = []
                self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def _end(self, gains: list[float]) -> None:
        self._legal = []
        self.rewards = dict(zip(self.possible_agents, gains, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)

    def observe(self, agent: str) -> dict[str, npt.NDArray[Any]]:
        """Return the agent's observation.

        Its mask is 0 everywhere while another seat decides, and when the game is over.
        """
        seat = self.possible_agents.index(agent)
        legal = self._legal if seat == self.match.actor else []
        return {
            "observation": self.observer(self.match.view(seat)),
            "action_mask": spaces.mask_of(self.game, legal),
        }

    def state(self) -> npt.NDArray[Any]:
        """The whole position with all its secrets, as seat 1 would observe it if nothing were
        hidden: float32 `(observer.size,)`.

        For critics that see everything while agents are trained. An agent that is given it cheats.
        """
        return self.observer.write(self.match.states(), np.zeros(1, np.int16))[0]  # type: ignore[no-any-return]

    def render(self) -> str | None:
        """Say in words, with "ansi", what the seat to decide can know; a spectator's View when the
        game is over.
        """
        return self._words() if self.render_mode == "ansi" else None

    def _words(self) -> str:
        return str(self.match.view(NOBODY if self.match.actor is None else self.match.actor))

    def close(self) -> None:
        """Do nothing: nothing is left open."""


def raw_env(
    game: Game | str | Path,
    seats: int | None = None,
    illegal: Illegal = "raise",
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> TableEnv:
    """A game as an AECEnv without wrappers.

    - `game`: a Game, or a name or file for `ludary.load`
    - `seats`: the number of players; without it the fewest possible
    - `illegal`: what an illegal action does. "raise" raises IllegalAction; "lose" ends the game
      with the lowest return for the seat that chose it; "random" plays a legal action instead, each
      as likely
    - `max_cycles`: decisions, of all seats together, after which a game is truncated; None for no
      bound
    - `render_mode`: "ansi" for words from `render()`, "human" to print them as the game goes on

    Rewards are 0 until the game ends, then each seat's return. Raises TypeError or ValueError that
    names the wrong argument.
    """
    given = as_game(game)
    return TableEnv(given, given.check_seats(seats), illegal, max_cycles, render_mode)


def env(
    game: Game | str | Path,
    seats: int | None = None,
    illegal: Illegal = "raise",
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> Any:
    """An environment with PettingZoo's usual wrappers: AssertionError for an action outside the
    space, errors for calls in the wrong order.

    PettingZoo's third, which ends a game when somebody chooses an illegal action, is
    `illegal="lose"` here.
    """
    return wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(raw_env(game, seats, illegal, max_cycles, render_mode))
    )


def parallel_env(
    game: Game | str | Path,
    seats: int | None = None,
    illegal: Illegal = "raise",
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> Any:
    """A ParallelEnv, made by `turn_based_aec_to_parallel`: of all actions that are given, the one
    of the seat to decide counts.
    """
    return turn_based_aec_to_parallel(env(game, seats, illegal, max_cycles, render_mode))
