"""Information-set Monte Carlo tree search, for any game of the contract.

Single-observer ISMCTS (Cowling, Powley, Whitehouse, "Information Set Monte Carlo Tree Search",
2012) with one tree over the actions of all seats: each iteration imagines a world that fits the
View, walks down among the actions that are legal in that world and that bots look at (UCB1 with
counts of availability), adds one choice, plays on at random to the end and credits all nodes on the
way with the returns of the seat that chose it. Where the game has a `judge`, a playout stops after
`horizon` decisions and takes its word. A `learned` search takes the word of the network instead, at
once. Seats that know other things than the searcher choose by records of their own. Several threads
grow a tree each, and the visits of the actions below the roots are added up. The bot sees neither
order nor hands nor generator: only a View.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ludary.bots.barring import unbarred
from ludary.bots.checks import check_decides, check_learned, check_name, check_number
from ludary.bots.identity import number_text, settings_text
from ludary.bots.network import evaluate
from ludary.bots.network_file import learned_room
from ludary.bots.search.found import SearchResult, found_in
from ludary.bots.search.tree import (
    DEEPEST,
    SearchNode,
    SearchWorkspace,
    add_roots,
    choose_as_known,
    expand,
    is_clear,
    most_visited,
    outcome,
    select,
    workspace,
)
from ludary.core.arguments import whole
from ludary.core.compile.driver import driver
from ludary.core.contract.defaults import OPEN, no_judgement, nothing_hidden
from ludary.core.contract.functions import (
    imagine,
    judge_seats,
    playout_list,
    returns,
    shortlist,
    unsettled,
)
from ludary.core.play.engine import step_on
from ludary.core.play.quiescence import settle
from ludary.core.state.fate import below, fresh, seeded
from ludary.core.state.memory import copied

if TYPE_CHECKING:
    from ludary.core.contract.actions import Action
    from ludary.core.play.view import View
    from ludary.core.protocols import GameLike

Array = npt.NDArray[Any]

MOST_ITERATIONS = 10_000_000
MOST_SECONDS = 86_400.0
MOST_EXPLORATION = 1e6
MOST_OUTCOMES = 2**20
MOST_THREADS = 64
LONGEST = 20_000  # decisions of one playout; a game that goes on longer counts as even
JUDGED, UNJUDGED = (
    0.1,
    0.5,
)  # constants of UCB1, where a judge is asked and where playouts go on to the end
# of the tree for one iteration, about: an action, what came of the one above, and the same as
# another seat knows it
NODES = 4
MOST_PLACES = 2**21  # of the tree of a search by time; when it is full, it grows no more
BLOCK = 64  # iterations between looks at the clock, and at whether one choice is clear
RECORDS = 64  # of what other seats know, below one node
OUTCOMES = 64  # that are told apart below one action, where no judge is asked


class SearchSettings(NamedTuple):
    """The settings of a search."""

    iterations: int
    exploration: float  # the constant of UCB1
    depth: int  # decisions of a playout before the game's `judge` is asked
    outcomes: int  # how many different things that come of one action are told apart
    # how many records below one node are kept, of what another seat knows when it chooses; 0 where
    # nothing is hidden
    records: int


@driver
def search(
    boxes: Array,
    views: Array,
    seat: int,
    effort: SearchSettings,
    seed: int | np.uint64,
    grown: int,
    room: SearchWorkspace,
) -> int:
    """Search on from the View `views[0]` with a tree that fills the first `grown` places; returns
    how many it fills then.
    """
    for iteration in range(effort.iterations):
        room.states[0] = views[0]
        s = room.states[0]
        s.fate.rng = seeded(seed, iteration)
        imagine(boxes[0], s, seat)
        fresh(s.fate)
        length, grown = descend(boxes, effort, seat, grown, room)
        rollout(boxes, effort.depth, actors(room, length), seat, room)
        room.tree[0].visits += 1
        for k in range(length):
            node = room.tree[room.path[k]]
            node.visits += 1
            node.gain += room.gains[node.actor]
            if room.own_path[k] > 0:
                own = room.tree[room.own_path[k]]
                own.visits += 1
                own.gain += room.gains[node.actor]
        if iteration % BLOCK == BLOCK - 1 and is_clear(
            room.tree, effort.iterations - iteration - 1
        ):
            break
    return grown


@driver(inner=True)
def actors(room: SearchWorkspace, length: int) -> int:
    """The seats that have chosen the nodes of the path, as bits: theirs are the only returns that
    count.
    """
    bits = 0
    for k in range(length):
        bits |= 1 << room.tree[room.path[k]].actor
    return bits


@driver(inner=True)
def descend(
    boxes: Array, effort: SearchSettings, viewer: int, grown: int, room: SearchWorkspace
) -> tuple[int, int]:
    """Play down the tree in this world and add an action; returns the length of the path and how
    many places the tree fills.

    Half-made choices are gone on with, so that a whole choice is added.
    """
    out, path, s = room.out, room.path, room.states[0]
    here, length = 0, 0
    while length < DEEPEST:
        count = shortlist(boxes[0], s, out)
        if s.actor == viewer:
            count = unbarred(out, count, room.barred)
        if count == 0:
            break
        action, node = select(s.fate, here, effort.exploration, count, room)
        own = 0
        if node > 0 and s.actor != viewer and effort.records > 0:
            action, node, own, grown = choose_as_known(
                boxes, here, effort.exploration, count, action, grown, effort.records, room
            )
        new = node == 0
        if new:
            node, grown = expand(room, here, grown, action, s.actor)
        step_on(boxes[0], s, action)
        if node == 0:  # no room for it
            break
        path[length] = node
        room.own_path[length] = own
        length += 1
        if new and (s.actor < 0 or unsettled(boxes[0], s) != OPEN):
            break
        here, grown = outcome(boxes, viewer, node, grown, effort.outcomes, room)
        if here == 0:
            break
    return length, grown


@driver(inner=True)
def rollout(boxes: Array, depth: int, seats: int, viewer: int, room: SearchWorkspace) -> None:
    """Play at random for `depth` decisions at most, then as is presumed.

    Leaves the returns, from 0 to 1, of the `seats`, given as bits, in `room.gains`; the chances of
    all, as `viewer` sees them, if a network judges.
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
    """Searches for a number of `iterations`, all threads together, or for so many `seconds` a
    decision.
    """

    iterations: int = 1000
    seconds: float | None = None
    exploration: float | None = None  # UCB1's constant; None: what suits the playouts
    horizon: int | None = (
        # decisions of a playout before the game's `judge` is asked; None: as many as the game says
        None
    )
    outcomes: int | None = (
        # how many different things that come of one action are told apart; None: 64 where no judge
        # is asked, else 0
        None
    )
    learned: bool = False  # whether the network beside the game judges, or that in `file`
    file: str | None = None
    threads: int = 1  # that search at the same time, a tree each
    name: str | None = field(default=None, kw_only=True, compare=False)

    def __post_init__(self) -> None:
        check_name(self.name)
        whole(self.iterations, "iterations", 1, MOST_ITERATIONS)
        whole(self.threads, "threads", 1, MOST_THREADS)
        check_number(self.seconds, "seconds", MOST_SECONDS)
        check_number(self.exploration, "exploration", MOST_EXPLORATION)
        if self.seconds == 0:
            raise ValueError("seconds=0: should be above 0, such as seconds=0.5")
        if self.outcomes is not None:
            whole(self.outcomes, "outcomes", 0, MOST_OUTCOMES)
        if self.horizon is not None:
            whole(self.horizon, "horizon", 0, LONGEST)
        check_learned(self.learned, self.file)

    def __call__(self, view: View, legal: Sequence[Action], rng: np.random.Generator) -> int:
        """The id of the action it takes; ValueError if the View's seat has nothing to decide."""
        check_decides(view, rng)
        if len(legal) == 1:
            return legal[0].id
        return most_visited(self.grow(view, rng))

    def search(self, view: View, rng: np.random.Generator) -> SearchResult:
        """Search, and return what was found: visits, values, and how the game is expected to go on.

        ValueError if the View's seat has nothing to decide.
        """
        check_decides(view, rng)
        return found_in(self.grow(view, rng), view)

    def grow(self, view: View, rng: np.random.Generator) -> Array:
        """The searched tree, shape `(places,)` Node, some of them empty.

        From `first` of node 0 on stand `children` nodes: the actions that bots look at, with their
        visits and gains in all threads. What stands below them is the tree of the first thread
        alone.
        """
        if self.threads == 1:
            return self._grow_one(view, rng)
        one = replace(self, threads=1, iterations=-(-self.iterations // self.threads))
        view.game.engine.bind(search)  # once, before all threads ask for it
        with ThreadPoolExecutor(self.threads) as pool:
            return add_roots(
                list(pool.map(lambda own: one._grow_one(view, own), rng.spawn(self.threads)))
            )

    def _grow_one(self, view: View, rng: np.random.Generator) -> Array:
        game, engine = view.game, view.game.engine
        timed = self.seconds is not None
        effort = self.effort(game)._replace(iterations=BLOCK if timed else self.iterations)
        views = copied(view.states)  # a copy, for which simulations have compiled it as well
        places = 4096 if timed else 2 + NODES * self.iterations
        room, run = workspace_of(self, game, int(views["seats"][0]), places), engine.bind(search)
        grown, searched, begun = 1, 0, time.monotonic()
        while not searched or (timed and not self._is_enough(room.tree, searched, begun)):
            searched += effort.iterations
            if 2 * grown > len(room.tree) < MOST_PLACES:
                room = room._replace(
                    tree=np.concatenate([room.tree, SearchNode.zeros(len(room.tree))])
                )
            seed = np.uint64(rng.integers(2**63))
            grown = run(engine.boxes, views, view.seat, effort, seed, grown, room)
        return room.tree[:grown]

    def _is_enough(self, tree: Array, searched: int, begun: float) -> bool:
        """Tell whether the time is over, or so many iterations as it has room for will not change
        the choice.
        """
        assert self.seconds is not None
        passed = time.monotonic() - begun
        return passed >= self.seconds or bool(
            is_clear(tree, searched * (self.seconds / passed - 1))
        )

    def effort(self, game: GameLike) -> SearchSettings:
        """Return the settings of the search, with the game's own where none were given.

        A judge's values vary less than random playouts, and need less exploring; without a judge a
        playout goes on to the end.
        """
        records = 0 if game.rules.conceal is nothing_hidden else RECORDS
        exploration = JUDGED
        depth = game.hints.horizon if self.horizon is None else self.horizon
        outcomes = 0
        if self.learned:
            depth = 0
        elif game.hints.judge is no_judgement:
            exploration, depth, outcomes = UNJUDGED, LONGEST, OUTCOMES
        if self.exploration is not None:
            exploration = self.exploration
        if self.outcomes is not None:
            outcomes = self.outcomes
        return SearchSettings(self.iterations, exploration, depth, outcomes, records)

    def spec(self) -> str:
        """Return the text with which `bot_named` makes this bot again; "" if there is none."""
        plain = ISMCTS(learned=self.learned, threads=self.threads)
        if self not in (
            replace(plain, iterations=self.iterations),
            replace(plain, seconds=self.seconds),
        ):
            return ""
        effort = f"{self.iterations}" if self.seconds is None else f"{number_text(self.seconds)}s"
        threads = f":{self.threads}" if self.threads > 1 else ""
        return f"{'search' if self.learned else 'ismcts'}:{effort}{threads}"

    def __str__(self) -> str:
        return self.name or self.spec() or settings_text(self)


def workspace_of(bot: ISMCTS, game: GameLike, seats: int, nodes: int) -> SearchWorkspace:
    """Room for one search of this bot at a table of so many, with a tree of so many nodes.

    ValueError if no network fits.
    """
    return workspace(game, nodes, learned_room(game, bot.file, seats) if bot.learned else None)


def ismcts(
    iterations: int = 1000,
    seconds: float | None = None,
    exploration: float | None = None,
    horizon: int | None = None,
) -> ISMCTS:
    """A bot that searches for `seconds` at each decision, or without them for `iterations`.

    Raises ValueError for fewer than 1 iteration, or no time.
    """
    return ISMCTS(iterations, seconds, exploration, horizon)
