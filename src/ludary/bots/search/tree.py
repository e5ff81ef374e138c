"""The tree of a search: nodes, where they stand, and which way down is taken.

Below the root stand actions, below an action what the searcher saw come of it, below that the next
actions, and so on. What comes of an action can be told apart by a digest of the View: by what a die
shows or which card is turned over, but not what others keep hidden. Where too much can come of an
action to learn from each, or where a judge is asked, it is not told apart: one node stands for all.

Where a seat decides that knows other things than the searcher, records of what it knows stand
beside the actions.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ludary.bots.network import NetworkRoom, no_network
from ludary.bots.search.view_digest import DigestRoom, digest_of, digest_room
from ludary.core.compile.by_reference import by_reference
from ludary.core.compile.driver import driver
from ludary.core.state.fate import below
from ludary.core.state.grid import bits_in
from ludary.core.state.memory import Record, f8, i4

if TYPE_CHECKING:
    from ludary.core.protocols import GameLike

Array = npt.NDArray[Any]

DEEPEST = 512  # nodes on one way down
# places for each node: of those that nodes below one are given, or have left, up to three of four
# are empty
SPACIOUS = 4
SIZES = 32  # of rooms: 1, 2, 4 ... nodes
LOGS = 1024  # logarithms that are looked up
LOG_TABLE = np.array([0.0, *map(log, range(1, LOGS))])
ANY = -1  # in place of the digest of what came of an action: whatever it was
FEWEST = (
    -2
)  # in place of an action, from here downwards: a digest of what a seat knows when it chooses


class SearchNode(Record):
    """One action of one seat, or what came of it, after the nodes above. Node 0 is the root.

    The nodes below another stand one behind the other in the order of their actions, which is that
    of `legal`, so that all are found in one pass. They have room for 1, 2, 4, 8 ... of them, and
    move when it is full; the room that they leave is used again.
    """

    gain: float = f8()  # sum of the returns, from 0 to 1, of the seat that chose it
    action: int = (
        i4()
    )  # or a digest of what came of the action above; ANY if that is not told apart
    actor: int = i4()
    visits: int = i4()  # of an action
    availability: int = i4()  # how often it was legal when its parent was visited
    first: int = i4()  # where the nodes below begin
    children: int = i4()  # how many there are


@by_reference
class SearchWorkspace(NamedTuple):
    """Arrays that a search writes into."""

    tree: Array  # (room for nodes,) Node
    # (SIZES,) int32: for each size, where the last room that nodes have left begins, whose `first`
    # is the one before; 0: none
    left: Array
    logs: Array  # (LOGS,) float64: the logarithm of each number from 1
    states: Array  # (1,) State
    digests: DigestRoom
    out: Array  # (actions,) int32
    path: Array  # (DEEPEST,) int32
    # (DEEPEST,) int32: the same actions in the records of who chose them; 0 where there is none
    own_path: Array
    gains: Array  # (seats,) float64
    network: NetworkRoom
    # (actions,) bool: actions that the searcher may not choose where there are others; empty: none
    barred: Array


def workspace(game: GameLike, nodes: int, network: NetworkRoom | None = None) -> SearchWorkspace:
    """Room for one search at a time, with a tree of so many nodes.

    `network`: what judges; by default the game's formula.
    """
    path = np.zeros(DEEPEST, np.int32)
    own_path = np.zeros(DEEPEST, np.int32)
    gains = np.zeros(game.players[-1])
    left = np.zeros(SIZES, np.int32)
    tree = SearchNode.zeros(SPACIOUS * nodes)
    states = game.State.zeros(1)
    out = game.engine.action_buffer()
    network = network or no_network(game)
    return SearchWorkspace(
        tree,
        left,
        LOG_TABLE,
        states,
        digest_room(game),
        out,
        path,
        own_path,
        gains,
        network,
        np.zeros(0, np.bool_),
    )


@driver(inner=True)
def select(
    fate: Any, here: int, exploration: float, count: int, room: SearchWorkspace
) -> tuple[int, int]:
    """An action that has no node yet, each as likely, and 0; or, if all have one, the best by UCB1
    and its node.
    """
    tree, out = room.tree, room.out
    at = place_of(0, here, room)  # behind the records of who knows what
    last = int(tree[here].first) + int(tree[here].children)
    action, node, untried, best = -1, 0, 0, -1.0
    for k in range(count):
        wanted = int(out[k])
        while at < last and tree[at].action < wanted:
            at += 1
        if at == last or tree[at].action > wanted:
            untried += 1
            if below(fate, untried) == 0:
                action, node = wanted, 0
            continue
        tree[at].availability += 1
        if untried == 0:
            value = ucb1(room, at, exploration)
            if value > best:
                action, node, best = wanted, at, value
        at += 1
    return action, node


@driver(inner=True)
def ucb1(room: SearchWorkspace, place: int, exploration: float) -> float:
    """UCB1, with how often the action could have been chosen in place of the parent's visits."""
    node = room.tree[place]
    chances = room.logs[node.availability] if node.availability < LOGS else log(node.availability)
    return float(node.gain / node.visits + exploration * sqrt(chances / node.visits))


@driver(inner=True)
def outcome(
    boxes: Array, viewer: int, here: int, grown: int, most: int, room: SearchWorkspace
) -> tuple[int, int]:
    """The node for what `viewer` sees come of the action of node `here`, and how many places the
    tree fills; 0 if there is no room for it.

    Where `most` different things have come of the action, no more is told apart.
    """
    tree, s = room.tree, room.states[0]
    first, last = int(tree[here].first), int(tree[here].first) + int(tree[here].children)
    merged = most == 0 or (first < last and tree[first].action == ANY)
    digest = ANY if merged else digest_of(boxes, s, viewer, room.digests)
    node = child(digest, here, room)
    if node > 0:
        return node, grown
    return expand(room, here, grown, ANY if int(tree[here].children) >= most else digest, s.actor)


@driver(inner=True)
def choose_as_known(
    boxes: Array,
    here: int,
    exploration: float,
    count: int,
    action: int,
    grown: int,
    most: int,
    room: SearchWorkspace,
) -> tuple[int, int, int, int]:
    """The action of a seat that knows other things than the searcher: the best by its own record, a
    node below `here` for what it knows.

    While that record has seen less than all its actions, `action` stands. Where `most` records are
    kept already, or there is no room, it stands too. Returns the action, its node below `here`, its
    node in the record, and how many places the tree fills.
    """
    tree, s = room.tree, room.states[0]
    known = FEWEST - (digest_of(boxes, s, s.actor, room.digests) >> 1)
    own = child(known, here, room)
    if own == 0 and tree[here].children < most:
        own, grown = expand(room, here, grown, known, s.actor)
    if own == 0:
        return action, child(action, here, room), 0, grown
    best, mine = select(s.fate, own, exploration, count, room)
    if tree[own].visits >= count and mine > 0:
        action = best
    tree[own].visits += 1
    mine = child(action, own, room)
    if mine == 0:
        mine, grown = expand(room, own, grown, action, s.actor)
    return action, child(action, here, room), mine, grown


@driver(inner=True)
def place_of(action: int, here: int, room: SearchWorkspace) -> int:
    """The place of the first node below `here` of this action, or of a higher one."""
    first, tree = int(room.tree[here].first), room.tree
    last = first + int(tree[here].children)
    while first < last:
        middle = (first + last) >> 1
        if tree[middle].action < action:
            first = middle + 1
        else:
            last = middle
    return first


@driver(inner=True)
def child(action: int, here: int, room: SearchWorkspace) -> int:
    """The node of this action below `here`; 0 if there is none."""
    place, above = place_of(action, here, room), room.tree[here]
    return (
        place if place < above.first + above.children and room.tree[place].action == action else 0
    )


@driver(inner=True)
def expand(
    room: SearchWorkspace, here: int, grown: int, action: int, actor: int
) -> tuple[int, int]:
    """Put a node below `here`; returns its index, 0 if the tree has no room for it, and how many
    places the tree fills.
    """
    tree, above = room.tree, room.tree[here]
    count = int(above.children)
    if count & (count - 1) == 0:  # its room is full
        place, grown = room_for(max(1, 2 * count), grown, room)
        if place == 0:
            return 0, grown
        for k in range(count):
            tree[place + k] = tree[above.first + k]
        if count > 0:
            leave(int(above.first), count, room)
        above.first = place
    place = int(above.first) + count
    while place > above.first and tree[place - 1].action > action:
        tree[place] = tree[place - 1]
        place -= 1
    node = tree[place]
    node.action = action
    node.actor = actor
    node.availability = 1
    node.children = 0
    node.visits = 0
    node.gain = 0.0
    above.children = count + 1
    return place, grown


@driver(inner=True)
def room_for(nodes: int, grown: int, room: SearchWorkspace) -> tuple[int, int]:
    """Find room for so many nodes, 1, 2, 4, 8 ..., or 0 for nowhere; and how many places the tree
    fills.
    """
    size = bits_in(nodes - 1)
    place = int(room.left[size])
    if place > 0:
        room.left[size] = room.tree[place].first
        return place, grown
    return (grown, grown + nodes) if grown + nodes <= len(room.tree) else (0, grown)


@driver(inner=True)
def leave(place: int, nodes: int, room: SearchWorkspace) -> None:
    """Let others use the room of so many nodes."""
    size = bits_in(nodes - 1)
    room.tree[place].first = room.left[size]
    room.left[size] = place


@driver(inner=True)
def plant(room: SearchWorkspace) -> None:
    """Begin a new tree, of the root alone."""
    root = room.tree[0]
    root.children = 0
    root.visits = 0
    room.left[:] = 0


def add_roots(trees: Sequence[Array]) -> Array:
    """The first tree, whose root has the actions of all roots below it, with what they have in all
    trees together.
    """
    every = [tree[tree[0]["first"] :][: tree[0]["children"]] for tree in trees]
    actions = np.unique(np.concatenate([rows["action"] for rows in every]))
    rows = SearchNode.zeros(len(actions))
    rows[np.searchsorted(actions, every[0]["action"])] = every[0]
    rows["action"] = actions
    for others in every[1:]:
        places = np.searchsorted(actions, others["action"])
        rows["actor"][places] = others["actor"]
        for what in ("visits", "gain", "availability"):
            rows[what][places] += others[what]
    tree = np.concatenate([trees[0], rows])
    tree[0]["first"], tree[0]["children"] = len(trees[0]), len(actions)
    tree[0]["visits"] = sum(int(one[0]["visits"]) for one in trees)
    return tree


@driver(inner=True)
def most_visited(tree: Array) -> int:
    """The action below the root that was visited most; of several the one that gained most."""
    root, best, visits, gain = tree[0], -1, -1, 0.0
    for k in range(root.children):
        child = tree[root.first + k]
        if child.visits > visits or (child.visits == visits and child.gain > gain):
            best, visits, gain = int(child.action), int(child.visits), float(child.gain)
    return best


@driver(inner=True)
def is_clear(tree: Array, left: float) -> bool:
    """Tell whether `left` more iterations cannot change which action below the root is visited
    most.
    """
    root, most, next_most = tree[0], 0, 0
    for k in range(root.children):
        visits = int(tree[root.first + k].visits)
        if visits > most:
            most, next_most = visits, most
        else:
            next_most = max(next_most, visits)
    return most - next_most > left
