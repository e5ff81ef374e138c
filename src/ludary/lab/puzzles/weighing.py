"""The chances of a seat's choices: by a search, and by playing the game to its end from many
imagined worlds.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple, cast

import numpy as np
import numpy.typing as npt

from ludary.bots.ismcts import ISMCTS
from ludary.bots.seated import ThreadArrays, decide
from ludary.core.compile.driver import driver
from ludary.core.contract.functions import imagine, judge, legal, returns
from ludary.core.play.engine import let_pass, step
from ludary.core.state.fate import bits, fresh, seeded
from ludary.core.state.memory import copied
from ludary.lab.simulation.compiled_games import Workplace

if TYPE_CHECKING:
    from ludary.bots import Greedy
    from ludary.core.play.game import Game
    from ludary.core.play.view import View

Array = npt.NDArray[Any]
EVEN = 4.0  # times the usual exploration: so the choices that seem worse are looked at as well
LONGEST = 2_000  # decisions of a game that is played on
FEWEST = 0.02  # of all visits: choices that were looked at more seldom are no rivals of the best


class WeighedChoice(NamedTuple):
    """A choice of the seat to decide, with its chance to win."""

    action: int
    chance: float  # 0 to 1
    visits: int  # futures that were looked at


def weigh_by_search(view: View, search: ISMCTS, seed: int) -> list[WeighedChoice]:
    """Return the choices that were looked at enough, the most visited first."""
    usual = search.effort(view.game).exploration
    tree = replace(search, exploration=EVEN * usual).grow(view, np.random.default_rng(seed))
    root, seats = tree[0], int(view.states["seats"][0])
    below = tree[root["first"] : root["first"] + root["children"]]
    least = FEWEST * below["visits"].sum()
    choices = [
        WeighedChoice(
            int(node["action"]),
            chance_of(node["gain"] / node["visits"], seats, search.learned),
            int(node["visits"]),
        )
        for node in below
        if node["visits"] >= least
    ]
    return sorted(choices, key=lambda choice: (-choice.visits, -choice.chance))


def chance_of(gain: float, seats: int, learned: bool) -> float:
    """Return the chance to win that a mean return from 0 to 1 stands for: where many play, a return
    of -1 is shared by all who lose.
    """
    if seats > 2 and not learned:
        gain = ((2.0 * gain - 1.0) * (seats - 1) + 1.0) / seats
    return float(min(1.0, max(0.0, gain)))


def played_to_the_end(
    view: View, actions: Sequence[int], bot: Greedy, worlds: int, seed: int
) -> Array:
    """Return the seat's shares of the victory, float64 `(actions, worlds)`, after each of these
    choices in the same imagined worlds, if the bot plays all seats on to the end.

    A game that takes more than LONGEST decisions is judged there by the game's formula.
    """
    game, seats = cast("Game", view.game), int(view.states["seats"][0])
    place = Workplace(game, seats, [bot] * seats, seed)
    wins = np.zeros((len(actions), worlds))
    place.bind(play_on)(
        game.boxes,
        copied(view.states),
        view.seat,
        np.array(actions, np.int32),
        LONGEST,
        np.uint64(seed),
        place.seating(),
        place.room(),
        wins,
    )
    return wins


@driver
def play_on(
    boxes: Array,
    origin: Array,
    seat: int,
    actions: Array,
    longest: int,
    seed: int | np.uint64,
    bots: Array,
    room: ThreadArrays,
    wins: Array,
) -> None:
    """Play each of the actions, and on to the end, in the same worlds; `wins`, `(actions, worlds)`,
    gets the seat's shares.
    """
    states, out, f = room.states, room.out, room.minds[0].fate
    gains = np.zeros(len(bots))
    for world in range(wins.shape[1]):
        for k in range(len(actions)):
            states[0] = origin[0]
            s = states[0]
            s.fate.rng = seeded(seed, world)
            imagine(boxes[0], s, seat)
            fresh(s.fate)
            f.rng = seeded(seed + 1, world)
            step(boxes[0], s, int(actions[k]))
            while let_pass(boxes[0], s):
                pass
            count, left = legal(boxes[0], s, out), longest
            while count > 0 and left > 0:
                action = decide(boxes, s, bots, bits(f), count, room)
                step(boxes[0], s, action)
                while let_pass(boxes[0], s):
                    pass
                count = legal(boxes[0], s, out)
                left -= 1
            if count > 0:
                wins[k, world] = expected_share(judge(boxes[0], s, seat), len(gains))
            else:
                returns(boxes[0], s, gains)
                wins[k, world] = share_of(gains, seat)


@driver(inner=True, shared=True)
def share_of(gains: Array, seat: int) -> float:
    """The seat's share of the victory."""
    winners = 0
    for one in range(len(gains)):
        winners += gains[one] == gains.max()
    return 1.0 / winners if gains[seat] == gains.max() else 0.0


@driver(inner=True, shared=True)
def expected_share(gain: float, seats: int) -> float:
    """The share of the victory that an expected return from -1 to 1 stands for."""
    return (gain * (seats - 1) + 1.0) / seats if seats > 2 else (gain + 1.0) / 2.0


__all__ = ["WeighedChoice", "played_to_the_end", "weigh_by_search"]
