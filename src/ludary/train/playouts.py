"""Playouts: positions played to their end by the bot many times, which tells how much of what comes
of them is chance.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from ludary.bots.greedy import GreedyWorkspace
from ludary.bots.ismcts import SearchSettings
from ludary.bots.network import share
from ludary.bots.network_file import Network
from ludary.bots.search.tree import SearchWorkspace
from ludary.core.compile.driver import driver
from ludary.core.contract.functions import imagine, legal, returns
from ludary.core.play.engine import let_pass, show_view, step
from ludary.core.state.fate import fresh, seeded
from ludary.train.self_play import BLOCK, BotSettings, bot_rooms, choose, on_all_cores, play_block

Array = npt.NDArray[Any]
TOGETHER = 20  # positions that one thread plays out in one go
SPREAD = 1.96  # standard errors of a 95 % interval


@dataclass(frozen=True)
class PlayedOut:
    """The chances that a judge gave the viewers of some positions, held against the shares of
    playouts that they won.
    """

    positions: int
    playouts: int  # of each
    brier: float  # mean squared error of the judge's chances against what came in the game itself
    brier_playouts: float  # of the shares of endless playouts, as estimated from these
    difference: float  # of the two, by half a 95 % interval
    off: float  # root of the mean square of how far a chance is from the share of endless playouts

    def __str__(self) -> str:
        more = self.brier - self.brier_playouts
        return (
            f"{self.positions:,} positions, each played out {self.playouts} times: the Brier score"
            f" of the network is {self.brier:.4f}, of endless playouts {self.brier_playouts:.4f};"
            f" the difference is {more:+.4f} ± {self.difference:.4f}. Its chances are"
            f" {100 * self.off:.1f} points off the share that playouts win (root of the mean"
            " square)."
        )


@driver
def play_out(
    boxes: Array,
    given: Array,
    whose: Array,
    playouts: int,
    seed: int,
    bot: Array,
    effort: SearchSettings,
    room: GreedyWorkspace,
    desk: SearchWorkspace,
    states: Array,
    views: Array,
    minds: Array,
    out: Array,
    gains: Array,
    shares: Array,
) -> None:
    """Play each View of `given` to its end, each time in another world that its seat imagines;
    leave that seat's mean share in `shares`.

    `bot`: as `play_and_record` takes it.
    """
    f = minds[0].fate
    for position in range(len(given)):
        for playout in range(playouts):
            states[0] = given[position]
            s = states[0]
            f.rng = seeded(seed + 1, position * playouts + playout)
            s.fate.rng = seeded(seed, position * playouts + playout)
            imagine(boxes[0], s, whose[position])
            fresh(s.fate)
            count = legal(boxes[0], s, out)
            while count > 0:
                action = int(out[0])
                if count > 1:
                    show_view(boxes, s, views)
                    action = choose(boxes, views, s.actor, bot, effort, f.rng, f, room, desk)
                    f.rng = seeded(f.rng, action)
                step(boxes[0], s, action)
                while let_pass(boxes[0], s):
                    pass
                count = legal(boxes[0], s, out)
            returns(boxes[0], s, gains)
            shares[position] += share(gains[whose[position]], s.seats) / playouts


def played_out(
    network: Network, seats: int, games: int, times: int, seed: int, bot: BotSettings
) -> PlayedOut:
    """Let the bot play games, play each recorded position of them out so many times, and compare
    the network's chances.
    """
    game: Any = network.game
    blocks = [
        play_block(game, seats, first, min(BLOCK, games - first), seed, bot, network, True)
        for first in range(0, games, BLOCK)
    ]
    chances = np.concatenate([one.chances[np.arange(len(one.whose)), one.whose] for one in blocks])
    results = np.concatenate([one.results[one.games, one.whose] for one in blocks])
    views, whose = (
        np.concatenate([getattr(one, name) for one in blocks]) for name in ("views", "whose")
    )
    return compared(
        chances, shares_of_playouts(network, seats, views, whose, times, seed, bot), results, times
    )


def shares_of_playouts(
    network: Network,
    seats: int,
    views: Array,
    whose: Array,
    times: int,
    seed: int,
    bot: BotSettings,
) -> Array:
    """Let the bot play each View `(n,)` of the seats `whose` to its end so many times; return those
    seats' mean shares `(n,)`.
    """
    game: Any = network.game

    def play_some(first: int) -> Array:
        effort, room, desk = bot_rooms(game, seats, bot, network)
        some = slice(first, first + TOGETHER)
        shares, gains = np.zeros(len(whose[some])), np.zeros(seats)
        rooms = (
            room,
            desk,
            *(game.State.zeros(1) for _ in range(3)),
            game.engine.action_buffer(),
            gains,
            shares,
        )
        numbers = times, seed + 1 + first, np.array(bot[:4], np.int64), effort
        game.engine.bind(play_out)(game.engine.boxes, views[some], whose[some], *numbers, *rooms)
        return shares

    return np.concatenate(on_all_cores(play_some, range(0, len(whose), TOGETHER)))


def compared(chances: Array, shares: Array, results: Array, times: int) -> PlayedOut:
    """Hold chances and shares of playouts against results; what so few playouts are off by luck is
    taken away.
    """
    luck = shares * (1 - shares) / max(1, times - 1)  # unbiased where shares are won or lost games
    errors, errors_of_playouts = (chances - results) ** 2, (shares - results) ** 2 - luck
    spread = SPREAD * (errors - errors_of_playouts).std() / len(results) ** 0.5
    off = max(0.0, float(((chances - shares) ** 2 - luck).mean())) ** 0.5
    return PlayedOut(
        len(results),
        times,
        float(errors.mean()),
        float(errors_of_playouts.mean()),
        float(spread),
        off,
    )
