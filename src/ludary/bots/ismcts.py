"""Information-set Monte Carlo tree search, for any game of the contract.

Single-observer ISMCTS (Cowling, Powley, Whitehouse, "Information Set Monte Carlo Tree Search", 2012) with one tree over
the actions of all seats: each iteration imagines a world that fits the View, walks down among the actions that are
legal in that world (UCB1 with counts of availability), adds one node, plays on at random to the end and credits every
node on the way with the returns of the seat that chose it. Where the game has a `judge`, a playout stops after
`horizon` decisions and takes its word. The bot sees neither order nor hands nor generator: only a View.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import log, sqrt
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from ludary.bots.checks import check_decides, check_number
from ludary.bots.presuming import driver as presuming_driver
from ludary.core.arguments import whole
from ludary.core.defaults import no_judgement
from ludary.core.fate import below, fresh, seeded
from ludary.core.records import Record, f8, i4

if TYPE_CHECKING:
    from ludary.core.actions import Action
    from ludary.core.game import Game
    from ludary.core.view import View

# Free names of the driver
legal: Callable[[Any, Any, Any], int]
play_on_here: Callable[[Any, Any, int], None]
imagine: Callable[[Any, Any, int], None]
returns: Callable[[Any, Any, Any], None]
judge: Callable[[Any, Any, int], float]
descend_here: Callable[..., tuple[int, int]]
finish_here: Callable[..., None]
choose_here: Callable[..., tuple[int, int]]
mark_here: Callable[..., None]
promise_here: Callable[..., float]
add_here: Callable[..., int]
go_on_here: Callable[..., int]

Array = npt.NDArray[Any]

MOST_ITERATIONS = 10_000_000
MOST_SECONDS = 86_400.0
MOST_EXPLORATION = 1e6
DEEPEST = 512  # nodes on one way down
LONGEST = 20_000  # decisions of one playout; a game that goes on longer counts as even
BLOCK = 64  # iterations between looks at the clock


class Node(Record):
    """One action of one seat, after the actions of the nodes above. Node 0 is the root."""

    gain: float = f8()  # sum of the returns, from 0 to 1, of the seat that chose it
    action: int = i4()
    actor: int = i4()
    child: int = i4()  # first of the nodes below; 0 for none
    sibling: int = i4()  # next node below the same one; 0 for none
    visits: int = i4()
    offered: int = i4()  # how often it was legal when its parent was visited


def search(
    boxes: Array, views: Array, seat: int, iterations: int, seed: int, exploration: float, horizon: int,
    tree: Array, grown: int, work: Array, out: Array, places: Array, path: Array, gains: Array,
) -> int:  # fmt: skip
    """Run `iterations` more from the View `views[0]` on a `tree` of `grown` nodes; returns how many nodes it has now.

    Room that the caller provides: `work` 1 State; `out` and `places` one int for each action, `places` all 0; `path`
    `(DEEPEST,)`; `gains` `(seats,)`.
    """
    for iteration in range(iterations):
        work[0] = views[0]
        s = work[0]
        s.fate.rng = seeded(seed, iteration)
        imagine(boxes[0], s, seat)
        fresh(s.fate)
        length, grown = descend_here(boxes, work, exploration, tree, grown, out, places, path)
        finish_here(boxes, work, horizon, out, gains)
        tree[0].visits += 1
        for k in range(length):
            node = tree[path[k]]
            node.visits += 1
            node.gain += gains[node.actor]
    return grown


def descend(
    boxes: Array, work: Array, exploration: float, tree: Array, grown: int, out: Array, places: Array, path: Array
) -> tuple[int, int]:
    """Play down the tree in this world and add one node; returns the length of `path` and the size of the tree."""
    s = work[0]
    here, length = 0, 0
    while length < DEEPEST:
        count = legal(boxes[0], s, out)
        if count == 0:
            break
        action, node = choose_here(s.fate, tree, here, exploration, out, count, places)
        new = node == 0
        if new and grown < len(tree):
            node = add_here(tree, here, grown, action, s.actor)
            grown += 1
        play_on_here(boxes[0], s, action)
        if node == 0:  # no room for it
            break
        path[length] = node
        length += 1
        if new:
            break
        here = node
    return length, grown


def choose(fate: Any, tree: Array, here: int, exploration: float, out: Array, count: int, places: Array) -> tuple[int, int]:
    """An action that has no node yet, each as likely, and 0; or, if all have one, the best by UCB1 and its node."""
    mark_here(tree, here, places, True)
    action, node, untried, best = -1, 0, 0, -1.0
    for k in range(count):
        place = int(places[out[k]])
        if place == 0:
            untried += 1
            if below(fate, untried) == 0:
                action = int(out[k])
        else:
            tree[place].offered += 1
            value = promise_here(tree, place, exploration)
            if untried == 0 and value > best:
                action, node, best = int(out[k]), place, value
    mark_here(tree, here, places, False)
    return action, 0 if untried > 0 else node


def promise(tree: Array, place: int, exploration: float) -> float:
    """UCB1, with how often the action could have been chosen in place of the parent's visits."""
    node = tree[place]
    return float(node.gain / node.visits + exploration * sqrt(log(node.offered) / node.visits))


def mark(tree: Array, here: int, places: Array, present: bool) -> None:
    """Note in `places`, by action, the nodes below `here`; or forget them."""
    child = tree[here].child
    while child:
        places[tree[child].action] = child if present else 0
        child = tree[child].sibling


def add(tree: Array, here: int, grown: int, action: int, actor: int) -> int:
    """Put a node below `here`; returns its index."""
    node = tree[grown]
    node.action = action
    node.actor = actor
    node.offered = 1
    node.child = 0
    node.visits = 0
    node.gain = 0.0
    node.sibling = tree[here].child
    tree[here].child = grown
    return grown


def finish(boxes: Array, work: Array, horizon: int, out: Array, gains: Array) -> None:
    """Play on at random for `horizon` decisions at most, then as is presumed; leaves each seat's return, from 0 to 1, in `gains`."""
    s = work[0]
    for _ in range(horizon):
        count = legal(boxes[0], s, out)
        if count == 0:
            break
        play_on_here(boxes[0], s, int(out[below(s.fate, count)]))
    go_on_here(boxes, s)
    if s.actor < 0:
        returns(boxes[0], s, gains)
    for seat in range(s.seats):
        if s.actor >= 0:
            gains[seat] = judge(boxes[0], s, seat)
        gains[seat] = (gains[seat] + 1.0) / 2.0


def favourite(tree: Array) -> int:
    """The action below the root that was visited most."""
    child, best, visits = tree[0].child, -1, -1
    while child:
        if tree[child].visits > visits:
            best, visits = int(tree[child].action), int(tree[child].visits)
        child = tree[child].sibling
    return best


@dataclass(frozen=True)
class ISMCTS:
    """Searches for a number of `iterations`, or for so many `seconds` a decision."""

    iterations: int = 1000
    seconds: float | None = None
    exploration: float | None = None  # UCB1's constant; None: what suits the playouts
    horizon: int | None = None  # decisions of a playout before the game's `judge` is asked; None: as many as the game says

    def __post_init__(self) -> None:
        whole(self.iterations, "iterations", 1, MOST_ITERATIONS)
        check_number(self.seconds, "seconds", MOST_SECONDS)
        check_number(self.exploration, "exploration", MOST_EXPLORATION)
        if self.seconds == 0:
            raise ValueError("seconds=0: ismcts needs some time")
        if self.horizon is not None:
            whole(self.horizon, "horizon", 0, LONGEST)

    def __call__(self, view: View, legal: Sequence[Action], rng: np.random.Generator) -> int:
        """The id of the action it takes; ValueError if the View's seat has nothing to decide."""
        check_decides(view)
        if len(legal) == 1:
            return legal[0].id
        tree = self.grow(view, rng)
        return favourite(tree)

    def grow(self, view: View, rng: np.random.Generator) -> Array:
        """The searched tree, shape `(nodes,)` Node: children of node 0 are the legal actions with their visits and gains."""
        game, engine = view.game, view.game.engine
        room = Room(game)
        run = driver(game)
        tree, grown, done = Node.zeros(2 + (self.iterations if self.seconds is None else 4096)), 1, 0
        end = time.monotonic() + (self.seconds or 0.0)
        while (time.monotonic() < end) if self.seconds is not None else (done < self.iterations):
            block = BLOCK if self.seconds is not None else self.iterations
            if grown + block >= len(tree):
                tree = np.concatenate([tree, Node.zeros(len(tree))])
            seed = np.uint64(rng.integers(2**63))
            grown = run(
                engine.boxes, view.states, view.seat, block, seed, self.curiosity(game), self.reach(game), tree, grown,
                room.work, room.out, room.places, room.path, room.gains,
            )  # fmt: skip
            done += block
        return tree[:grown]

    def curiosity(self, game: Game) -> float:
        """The constant of UCB1: a judge's word scatters less than random playouts, and needs less exploring."""
        if self.exploration is not None:
            return self.exploration
        return 0.7 if game.judge is no_judgement else 0.1

    def reach(self, game: Game) -> int:
        """How many decisions a playout goes on for."""
        if game.judge is no_judgement:
            return LONGEST
        return game.horizon if self.horizon is None else self.horizon

    def __str__(self) -> str:
        return f"ismcts:{self.iterations}" if self.seconds is None else f"ismcts:{self.seconds}s"


class Room:
    """What one search needs to write into."""

    def __init__(self, game: Game) -> None:
        self.work = game.State.zeros(1)
        self.out = game.engine.room()
        self.places = np.zeros(game.actions.count, np.int32)
        self.path = np.zeros(DEEPEST, np.int32)
        self.gains = np.zeros(game.players[-1])


def driver(game: Game) -> Any:
    """`search` for this game."""
    bind = game.engine.bind
    choice = bind(choose, inner=True, mark_here=bind(mark, inner=True), promise_here=bind(promise, inner=True))
    way_down = bind(descend, inner=True, play_on_here=game.engine.play_on, choose_here=choice, add_here=bind(add, inner=True))
    end = bind(finish, inner=True, play_on_here=game.engine.play_on, go_on_here=presuming_driver(game))
    return bind(search, descend_here=way_down, finish_here=end)


def ismcts(iterations: int = 1000, seconds: float | None = None, exploration: float | None = None, horizon: int | None = None) -> ISMCTS:
    """A searching bot; with `seconds` it thinks so long at each decision, else for `iterations`.

    Raises ValueError for fewer than 1 iteration, or no time.
    """
    return ISMCTS(iterations, seconds, exploration, horizon)
