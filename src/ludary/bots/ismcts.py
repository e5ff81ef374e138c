"""Information-set Monte Carlo tree search, for any game of the contract.

Single-observer ISMCTS (Cowling, Powley, Whitehouse, "Information Set Monte Carlo Tree Search", 2012) with one tree over
the actions of all seats: each iteration imagines a world that fits the View, walks down among the actions that are
legal in that world and that bots look at (UCB1 with counts of availability), adds one node, plays on at random to the end and credits every
node on the way with the returns of the seat that chose it. Where the game has a `judge`, a playout stops after
`horizon` decisions and takes its word. A `learned` search takes the word of the network instead, at once. The bot sees
neither order nor hands nor generator: only a View.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ludary.bots.checks import check_decides, check_learned, check_number
from ludary.bots.network import evaluate
from ludary.bots.network_file import network_for
from ludary.bots.quiescence import settle
from ludary.bots.search_tree import DEEPEST, SPACIOUS, SearchNode, SearchWorkspace, expand, most_visited, select, workspace
from ludary.core.arguments import whole
from ludary.core.compile.driver import driver
from ludary.core.contract.defaults import no_judgement
from ludary.core.contract.functions import imagine, judge_seats, playout_list, returns, shortlist
from ludary.core.play.engine import step_on
from ludary.core.state.fate import below, fresh, seeded

if TYPE_CHECKING:
    from ludary.core.contract.actions import Action
    from ludary.core.play.view import View
    from ludary.core.protocols import GameLike

Array = npt.NDArray[Any]

MOST_ITERATIONS = 10_000_000
MOST_SECONDS = 86_400.0
MOST_EXPLORATION = 1e6
LONGEST = 20_000  # decisions of one playout; a game that goes on longer counts as even
EXPLORATION = 0.1  # constant of UCB1 of a learned search
BLOCK = 64  # iterations between looks at the clock


class SearchSettings(NamedTuple):
    """The settings of a search."""

    iterations: int
    exploration: float  # the constant of UCB1
    depth: int  # decisions of a playout before the game's `judge` is asked


@driver
def search(boxes: Array, views: Array, seat: int, effort: SearchSettings, seed: int | np.uint64, grown: int, room: SearchWorkspace) -> int:
    """Search on from the View `views[0]` with a tree that fills the first `grown` places; returns how many it fills then."""
    for iteration in range(effort.iterations):
        room.states[0] = views[0]
        s = room.states[0]
        s.fate.rng = seeded(seed, iteration)
        imagine(boxes[0], s, seat)
        fresh(s.fate)
        length, grown = descend(boxes, effort.exploration, grown, room)
        rollout(boxes, effort.depth, actors(room, length), seat, room)
        room.tree[0].visits += 1
        for k in range(length):
            node = room.tree[room.path[k]]
            node.visits += 1
            node.gain += room.gains[node.actor]
    return grown


@driver(inner=True)
def actors(room: SearchWorkspace, length: int) -> int:
    """The seats that have chosen the nodes of the path, as bits: theirs are the only returns that count."""
    bits = 0
    for k in range(length):
        bits |= 1 << room.tree[room.path[k]].actor
    return bits


@driver(inner=True)
def descend(boxes: Array, exploration: float, grown: int, room: SearchWorkspace) -> tuple[int, int]:
    """Play down the tree in this world and add one node; returns the length of the path and how many places the tree fills."""
    out, path, s = room.out, room.path, room.states[0]
    here, length = 0, 0
    while length < DEEPEST:
        count = shortlist(boxes[0], s, out)
        if count == 0:
            break
        action, node = select(s.fate, here, exploration, count, room)
        new = node == 0
        if new:
            node, grown = expand(room, here, grown, action, s.actor)
        step_on(boxes[0], s, action)
        if node == 0:  # no room for it
            break
        path[length] = node
        length += 1
        if new:
            break
        here = node
    return length, grown


@driver(inner=True)
def rollout(boxes: Array, depth: int, seats: int, viewer: int, room: SearchWorkspace) -> None:
    """Play at random for `depth` decisions at most, then as is presumed.

    Leaves the returns, from 0 to 1, of the `seats`, given as bits, in `room.gains`; the chances of all, as `viewer` sees them, if a network
    judges.
    """
    out, gains, s = room.out, room.gains, room.states[0]
    if room.network.is_there[0]:
        settle(boxes, s)
        evaluate(boxes, s, viewer, room.network)
        for seat in range(s.seats):
            gains[seat] = room.network.chances[seat]
        return
    for _ in range(depth):
        count = playout_list(boxes[0], s, out)
        if count == 0:
            break
        step_on(boxes[0], s, int(out[below(s.fate, count)]))
    settle(boxes, s)
    if s.actor < 0:
        returns(boxes[0], s, gains)
    else:
        judge_seats(boxes[0], s, seats, gains)
    for seat in range(s.seats):
        gains[seat] = (gains[seat] + 1.0) / 2.0


@dataclass(frozen=True)
class ISMCTS:
    """Searches for a number of `iterations`, or for so many `seconds` a decision."""

    iterations: int = 1000
    seconds: float | None = None
    exploration: float | None = None  # UCB1's constant; None: what suits the playouts
    horizon: int | None = None  # decisions of a playout before the game's `judge` is asked; None: as many as the game says
    learned: bool = False  # whether the network beside the game judges, or that in `file`
    file: str | None = None

    def __post_init__(self) -> None:
        whole(self.iterations, "iterations", 1, MOST_ITERATIONS)
        check_number(self.seconds, "seconds", MOST_SECONDS)
        check_number(self.exploration, "exploration", MOST_EXPLORATION)
        if self.seconds == 0:
            raise ValueError("seconds=0: ismcts needs some time")
        if self.horizon is not None:
            whole(self.horizon, "horizon", 0, LONGEST)
        check_learned(self.learned, self.file)

    def __call__(self, view: View, legal: Sequence[Action], rng: np.random.Generator) -> int:
        """The id of the action it takes; ValueError if the View's seat has nothing to decide."""
        check_decides(view)
        if len(legal) == 1:
            return legal[0].id
        return most_visited(self.grow(view, rng))

    def grow(self, view: View, rng: np.random.Generator) -> Array:
        """The searched tree, shape `(places,)` Node, some of them empty.

        From `first` of node 0 on stand `children` nodes: the actions that bots look at, with their visits and gains.
        """
        game, engine = view.game, view.game.engine
        timed = self.seconds is not None
        effort = self.effort(game)._replace(iterations=BLOCK if timed else self.iterations)
        views = view.states.copy()  # a copy, for which simulations have compiled it as well
        room, run = workspace_of(self, game, int(views["seats"][0]), 4096 if timed else 2 + self.iterations), engine.bind(search)
        grown, searched, end = 1, 0, time.monotonic() + (self.seconds or 0.0)
        while not searched or (timed and time.monotonic() < end):
            searched += effort.iterations
            if SPACIOUS * (searched + 1) > len(room.tree):
                room = room._replace(tree=np.concatenate([room.tree, SearchNode.zeros(len(room.tree))]))
            seed = np.uint64(rng.integers(2**63))
            grown = run(engine.boxes, views, view.seat, effort, seed, grown, room)
        return room.tree[:grown]

    def effort(self, game: GameLike) -> SearchSettings:
        """Return the settings of the search, with the game's own where none were given.

        A judge's word scatters less than random playouts, and needs less exploring; without a judge a playout goes on to the end.
        """
        if self.learned:
            return SearchSettings(self.iterations, EXPLORATION if self.exploration is None else self.exploration, 0)
        if game.hints.judge is no_judgement:
            return SearchSettings(self.iterations, 0.7 if self.exploration is None else self.exploration, LONGEST)
        depth = game.hints.horizon if self.horizon is None else self.horizon
        return SearchSettings(self.iterations, 0.1 if self.exploration is None else self.exploration, depth)

    def __str__(self) -> str:
        if self.learned:
            return f"search:{self.iterations}" if self.seconds is None else f"search:{self.seconds}s"
        return f"ismcts:{self.iterations}" if self.seconds is None else f"ismcts:{self.seconds}s"


def workspace_of(bot: ISMCTS, game: GameLike, seats: int, nodes: int) -> SearchWorkspace:
    """Room for one search of this bot at a table of so many, with a tree of so many nodes. ValueError if no network fits."""
    return workspace(game, nodes, network_for(game, bot.file).room(seats) if bot.learned else None)


def ismcts(iterations: int = 1000, seconds: float | None = None, exploration: float | None = None, horizon: int | None = None) -> ISMCTS:
    """A searching bot; with `seconds` it thinks so long at each decision, else for `iterations`.

    Raises ValueError for fewer than 1 iteration, or no time.
    """
    return ISMCTS(iterations, seconds, exploration, horizon)
