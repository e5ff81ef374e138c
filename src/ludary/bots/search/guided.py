"""A search that a function of yours guides: a policy and values from any framework, asked for many
positions at once (as AlphaZero), of one decision or of a whole batch of games.

Each iteration imagines a world that fits the View, goes down one tree over the actions of all seats
by PUCT among what is legal there, and ends at a position that is new, or at the end of the game.
New positions of all games are gathered, and judged together.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ludary.bots.checks import check_decides, check_generator, check_name, check_number
from ludary.bots.identity import settings_text
from ludary.bots.search.found import MOST_MOVES, Choice, Move, SearchResult
from ludary.core.arguments import briefly, whole
from ludary.core.compile.driver import alone, driver
from ludary.core.contract.functions import conceal, imagine, legal, returns
from ludary.core.play.engine import step
from ludary.core.state.fate import fresh, seeded
from ludary.core.state.memory import Record, f8, i4

if TYPE_CHECKING:
    from ludary.core.batch.batch import Batch
    from ludary.core.contract.actions import Action
    from ludary.core.play.view import View
    from ludary.core.protocols import GameLike

Array = npt.NDArray[Any]
# (observations float32 (n, size), masks bool (n, actions)) -> priors (n, actions) from 0, and
# values (n,) from -1 to 1, of who observes
Guide = Callable[[Array, Array], tuple[Array, Array]]
MOST_ITERATIONS, MOST_AT_ONCE = 10_000_000, 100_000
MOST_EXPLORATION = 1e6
LARGEST = 1e3  # temperature, and parameter of the noise
LOST = 1.0  # what a position that is not judged yet counts against going there again


class GuidedNode(Record):
    """A position of the tree, as it was in the first world that led there."""

    first: int = i4()  # one of its edges; -1: none
    edge: int = i4()  # the edge that leads here; -1: none
    actor: int = i4()


class GuidedEdge(Record):
    """An action at a node."""

    gain: float = f8()  # sum of the returns, from -1 to 1, of the seat that acts
    prior: float = f8()
    node: int = i4()
    following: int = i4()  # another edge of the same node; -1: none
    below: int = i4()  # the node that it leads to; 0: none yet
    action: int = i4()
    visits: int = i4()


class Trees(NamedTuple):
    """A tree for each game: nodes, and edges for the actions that are legal there."""

    nodes: Array  # (games, iterations + 1) GuidedNode: the first is the root
    edges: Array  # (games, room) GuidedEdge
    used: Array  # (games, 2) int64: how many of both there are


class Leaves(NamedTuple):
    """The ends of the ways down: `count` of them for each game, one game after the other."""

    states: Array  # (n,) State
    views: Array  # (n,) State: what the seat to decide there can know
    masks: Array  # (n, actions) bool
    actors: Array  # (n,) int16; -1: the game is over there
    edges: Array  # (n,) int32: the last action on the way; -1: none
    values: Array  # (n, seats) float64: the returns, where the game is over
    out: Array  # (actions,) int32
    slots: Array  # (actions,) int32: zeros; the edge of each action, counted from 1


@dataclass(frozen=True)
class BatchSearchResult:
    """Results of a search of each game of a batch."""

    visits: npt.NDArray[np.int32]  # (n, actions): how often each action was tried
    values: npt.NDArray[np.float64]  # (n,): the return that the seat to decide can expect

    def policy(self, temperature: float = 1.0) -> npt.NDArray[np.float64]:
        """Return the odds of each action, `(n, actions)`: its share of the visits, to the power of
        `1 / temperature`; at 0 all for the one that was tried most. 0 where nobody decides.
        """
        check_number(temperature, "temperature", LARGEST)
        most = self.visits.max(axis=1, keepdims=True)
        if temperature == 0:
            odds = np.zeros(self.visits.shape)
            odds[np.arange(len(odds)), self.visits.argmax(axis=1)] = 1.0
        else:
            odds = (self.visits / np.maximum(most, 1)) ** (1 / temperature)
        return np.where(most > 0, odds / np.maximum(odds.sum(axis=1, keepdims=True), 1e-300), 0.0)

    def sample(self, rng: np.random.Generator, temperature: float = 1.0) -> npt.NDArray[np.int32]:
        """Draw an action for each game, int32 `(n,)`, from `policy(temperature)`."""
        sums = self.policy(temperature).cumsum(axis=1)
        drawn = rng.random((len(sums), 1)) * sums[:, -1:]
        places = np.minimum((sums <= drawn).sum(axis=1), sums.shape[1] - 1)
        return np.asarray(places, np.int32)


@dataclass(frozen=True)
class GuidedSearch:
    """A bot that searches by a guide: its priors say what to try first, its values what new
    positions are worth.

    - `guide(observations, masks)`: rows of `game.observer()`, float32 `(n, size)`, each as the seat
      to decide sees it, and the legal actions, bool `(n, actions)`. It returns priors `(n,
      actions)` of at least 0, and values `(n,)`, the return that this seat can expect. In games of
      more than two seats the values are `(n, seats)`, of the seat to decide first, then of those
      behind it
    - `iterations` a decision, of which `at_once` are judged in one call; `exploration`: the
      constant of PUCT
    - `noise`: the share of the root's priors that is drawn from a Dirichlet distribution with the
      parameter `concentration` (AlphaZero: 0.25, and 0.3 in chess), for self-play
    - `temperature`: actions are drawn by their visits to the power of its inverse; at 0 the bot
      takes the one that it tried most
    """

    guide: Guide
    iterations: int = 200
    at_once: int = 16
    exploration: float = 1.5
    noise: float = 0.0
    concentration: float = 0.3
    temperature: float = 0.0
    name: str | None = field(default=None, kw_only=True, compare=False)

    def __post_init__(self) -> None:
        check_name(self.name)
        whole(self.iterations, "iterations", 1, MOST_ITERATIONS)
        whole(self.at_once, "at_once", 1, MOST_AT_ONCE)
        check_number(self.exploration, "exploration", MOST_EXPLORATION)
        check_number(self.noise, "noise", 1.0)
        check_number(self.concentration, "concentration", LARGEST)
        check_number(self.temperature, "temperature", LARGEST)

    def __call__(self, view: View, legal: Sequence[Action], rng: np.random.Generator) -> int:
        """The id of the action that it takes; ValueError if the View's seat has nothing to
        decide.
        """
        if len(legal) == 1:
            return legal[0].id
        check_decides(view, rng)
        return int(self.grown(view, rng).found().sample(rng, self.temperature)[0])

    def search(self, view: View, rng: np.random.Generator) -> SearchResult:
        """Search, and return what was found; ValueError if the View's seat has nothing to decide,
        or for a guide of another form.
        """
        check_decides(view, rng)
        return self.grown(view, rng).result(view)

    def grown(self, view: View, rng: np.random.Generator) -> Guided:
        seats = int(view.states["seats"][0])
        whose = np.array([view.seat], np.int16)
        return Guided(self, view.game, seats, view.states, whose, rng).grown()

    def search_batch(self, batch: Batch, rng: np.random.Generator) -> BatchSearchResult:
        """Search for the seat to decide in each game of a batch; `at_once` positions of each game
        are judged in one call. Where nobody decides, nothing is found.
        """
        from ludary.core.batch.batch import Batch

        if not isinstance(batch, Batch):
            raise TypeError(
                f"batch: should be a Batch, such as game.batch(64), not {briefly(batch)}"
            )
        check_generator(rng)
        whose = np.array(batch.actor, np.int16)
        return Guided(self, batch.game, batch.seats, batch.views(), whose, rng).grown().found()

    def __str__(self) -> str:
        return self.name or settings_text(self)


class Guided:
    """The work on the searches of several games."""

    def __init__(
        self,
        bot: GuidedSearch,
        game: GameLike,
        seats: int,
        views: Array,
        whose: Array,
        rng: np.random.Generator,
    ) -> None:
        self.bot, self.game, self.seats, self.rng = bot, game, seats, rng
        self.views, self.whose, n = views, whose, len(views)
        self.seeds = rng.integers(2**62, size=n, dtype=np.uint64)
        self.observer = game.observer(seats)
        shape = n, bot.iterations + 1
        nodes = GuidedNode.zeros(shape[0] * shape[1]).reshape(shape)
        self.trees = Trees(nodes, GuidedEdge.zeros(0).reshape(n, 0), np.zeros((n, 2), np.int64))

    def grown(self) -> Guided:
        """Do all iterations."""
        done, engine = 0, self.game.engine
        run = engine.bind(descend)
        leaves = self.leaves(1)
        while done < self.bot.iterations:
            count = 1 if done == 0 else min(self.bot.at_once, self.bot.iterations - done)
            if len(leaves.edges) != count * len(self.views):
                leaves = self.leaves(count)
            self.make_room(count * (self.trees.used[:, 0] + 1))
            run(
                engine.boxes,
                self.views,
                self.whose,
                self.seeds,
                done,
                float(self.bot.exploration),
                self.trees,
                leaves,
            )
            priors = self.judged(leaves, done == 0)
            self.make_room(leaves.masks.reshape(len(self.views), -1).sum(axis=1))
            alone(expand_and_back_up)(
                self.trees, leaves.edges, leaves.actors, leaves.masks, leaves.values, priors
            )
            done += count
        return self

    def leaves(self, count: int) -> Leaves:
        n, engine = len(self.views) * count, self.game.engine
        states, views = (self.game.State.zeros(n) for _ in range(2))
        masks, values = np.zeros((n, self.game.actions.count), np.bool_), np.zeros((n, self.seats))
        actors, edges = np.zeros(n, np.int16), np.zeros(n, np.int32)
        slots = np.zeros(engine.width, np.int32)
        return Leaves(states, views, masks, actors, edges, values, engine.action_buffer(), slots)

    def make_room(self, more: Array) -> None:
        """Make room for so many more edges in each tree."""
        n, held = self.trees.edges.shape
        wanted = int((self.trees.used[:, 1] + more).max(initial=0))
        if wanted > held:
            wanted = max(wanted, 2 * held)
            edges = GuidedEdge.zeros(n * wanted).reshape(n, wanted)
            edges[:, :held] = self.trees.edges
            self.trees = self.trees._replace(edges=edges)

    def judged(self, leaves: Leaves, first: bool) -> Array:
        """Ask the guide about the positions where somebody decides, write their values, and return
        the priors of all, float64 `(n, actions)`. The first ones are the roots.
        """
        still = np.flatnonzero(leaves.actors >= 0)
        priors = np.zeros(leaves.masks.shape)
        if not len(still):
            return priors
        actors, masks = leaves.actors[still], leaves.masks[still]
        rows = self.observer.write(leaves.views[still], actors)
        priors[still], values = self.guided(rows, masks)
        if first and self.bot.noise:
            priors[still] = self.noisy(priors[still], masks)
        if values.ndim == 1:
            values = np.stack([values, -values], axis=1)
        behind = (np.arange(self.seats) - actors[:, None]) % self.seats
        leaves.values[still] = np.take_along_axis(values, behind, axis=1)
        return priors

    def noisy(self, priors: Array, masks: Array) -> Array:
        """Mix the priors of legal actions with noise."""
        drawn = np.where(masks, self.rng.standard_gamma(self.bot.concentration, masks.shape), 0.0)
        shares = [
            one / np.maximum(one.sum(axis=1, keepdims=True), 1e-300)
            for one in (np.where(masks, priors, 0.0), drawn)
        ]
        return np.asarray((1 - self.bot.noise) * shares[0] + self.bot.noise * shares[1])

    def guided(self, rows: Array, masks: Array) -> tuple[Array, Array]:
        """The guide's answer, checked. ValueError says which shape or number is wrong."""
        priors, values = (np.asarray(one, np.float64) for one in self.bot.guide(rows, masks))
        allowed = (
            [(len(rows),), (len(rows), self.seats)]
            if self.seats == 2
            else [(len(rows), self.seats)]
        )
        check_guide(
            "priors",
            priors,
            [masks.shape],
            (priors >= 0) & (priors < np.inf),
            "be numbers of at least 0, not logits",
        )
        check_guide("values", values, allowed, abs(values) <= 1, "lie between -1 and 1")
        return priors, values

    def found(self) -> BatchSearchResult:
        visits = np.zeros((len(self.views), self.game.actions.count), np.int32)
        values = np.zeros(len(self.views))
        for game in range(len(self.views)):
            for edge in self.edges(game, 0):
                visits[game, edge["action"]] = edge["visits"]
                values[game] += edge["gain"]
        return BatchSearchResult(visits, values / np.maximum(visits.sum(axis=1), 1))

    def edges(self, game: int, node: int) -> list[Any]:
        """The edges of a node."""
        found, at = [], int(self.trees.nodes[game, node]["first"])
        while at >= 0 and self.trees.used[game, 0]:
            found.append(self.trees.edges[game, at])
            at = int(found[-1]["following"])
        return found

    def result(self, view: View) -> SearchResult:
        """The result for the one View that was searched."""
        root = {int(edge["action"]): edge for edge in self.edges(0, 0)}
        tried = sum(int(edge["visits"]) for edge in root.values()) or 1
        choices = []
        for action in view.legal():
            edge = root.get(action.id)
            visits = int(edge["visits"]) if edge is not None else 0
            value = float(edge["gain"]) / visits if edge is not None and visits else 0.0
            line = [Move(view.seat, action), *self.line(edge)]
            choices.append(Choice(action, visits, visits / tried, value, line))
        return SearchResult(
            view.seat, self.bot.iterations, sorted(choices, key=lambda one: -one.visits)
        )

    def line(self, edge: Any) -> list[Move]:
        """The moves that are tried most behind an action."""
        moves: list[Move] = []
        while edge is not None and edge["below"] and len(moves) < MOST_MOVES:
            node = int(edge["below"])
            edge = max(self.edges(0, node), key=lambda one: int(one["visits"]))
            if not edge["visits"]:
                break
            actor = int(self.trees.nodes[0, node]["actor"])
            moves.append(Move(actor, self.game.plain_action(int(edge["action"]))))
        return moves


@driver
def descend(
    boxes: Array,
    views: Array,
    whose: Array,
    seeds: Array,
    done: int,
    exploration: float,
    trees: Trees,
    leaves: Leaves,
) -> None:
    """Go down from each View, in worlds of their own, up to new positions or the end. What a way
    takes counts as lost until it is judged.
    """
    count = len(leaves.edges) // len(views)
    for at in range(len(leaves.edges)):
        game = at // count
        leaves.states[at] = views[game]
        s = leaves.states[at]
        edge, node = -1, -1
        if s.actor >= 0:
            s.fate.rng = seeded(seeds[game], done + at % count)
            imagine(boxes[0], s, whose[game])
            fresh(s.fate)
            node = 0 if trees.used[game, 0] > 0 else -1
        while node >= 0:
            choices = legal(boxes[0], s, leaves.out)
            if choices == 0:
                break
            edge = select(trees, game, node, leaves.out, choices, exploration, leaves.slots)
            step(boxes[0], s, int(trees.edges[game, edge].action))
            node = int(trees.edges[game, edge].below)
            if node == 0:
                node = -1
        leaves.edges[at], leaves.actors[at] = edge, s.actor
        leaves.masks[at] = False
        leaves.values[at] = 0.0
        if s.actor >= 0:
            for k in range(legal(boxes[0], s, leaves.out)):
                leaves.masks[at, leaves.out[k]] = True
            leaves.views[at] = s
            view = leaves.views[at]
            conceal(boxes[0], view, s.actor)
        elif edge >= 0:
            returns(boxes[0], s, leaves.values[at])


@driver(inner=True, shared=True)
def select(
    trees: Trees, game: int, node: int, legal: Array, count: int, exploration: float, slots: Array
) -> int:
    """The edge of the action that PUCT takes among what is legal in this world, which counts as
    lost.
    """
    edges, first = trees.edges[game], trees.nodes[game, node].first
    at = first
    while at >= 0:
        slots[edges[at].action] = at + 1
        at = edges[at].following
    total, priors = 0.0, 0.0
    for k in range(count):
        at = slots[legal[k]] - 1
        if at >= 0:
            total += edges[at].visits
            priors += edges[at].prior
    best, most = 0, -1e300
    for k in range(count):
        at = slots[legal[k]] - 1
        prior = 1.0 / count if priors <= 0.0 else 0.0
        worth, visits = 0.0, 0
        if at >= 0:
            visits = edges[at].visits
            if visits > 0:
                worth = edges[at].gain / visits
            if priors > 0.0:
                prior = edges[at].prior / priors
        worth += exploration * prior * sqrt(total + 1.0) / (1.0 + visits)
        if worth > most:
            best, most = k, worth
    chosen = slots[legal[best]] - 1
    at = first
    while at >= 0:
        slots[edges[at].action] = 0
        at = edges[at].following
    if chosen < 0:  # it was not legal in the world that first led here
        chosen = add_edge(trees, game, node, legal[best], 0.0)
    edges[chosen].visits += 1
    edges[chosen].gain -= LOST
    return int(chosen)


@driver(inner=True, shared=True)
def add_edge(trees: Trees, game: int, node: int, action: int, prior: float) -> int:
    """Add an edge to a node; returns its place."""
    at = int(trees.used[game, 1])
    trees.used[game, 1] = at + 1
    edge, above = trees.edges[game, at], trees.nodes[game, node]
    edge.node = node
    edge.action = action
    edge.prior = prior
    edge.following = above.first
    above.first = at
    return at


@driver(inner=False, shared=True)
def expand_and_back_up(
    trees: Trees, edges: Array, actors: Array, masks: Array, values: Array, priors: Array
) -> None:
    """Add new nodes to the trees, and back the values up along each way, in place of the loss that
    it counted as.
    """
    count = len(edges) // len(trees.used)
    for leaf in range(len(edges)):
        game, last = leaf // count, int(edges[leaf])
        is_new = last < 0 or trees.edges[game, last].below == 0
        if actors[leaf] >= 0 and is_new:
            at = int(trees.used[game, 0])
            trees.used[game, 0] = at + 1
            node = trees.nodes[game, at]
            node.first = -1
            node.edge = last
            node.actor = actors[leaf]
            if last >= 0:
                trees.edges[game, last].below = at
            for back in range(masks.shape[1]):  # the last one first, so that they stand in order
                action = masks.shape[1] - 1 - back
                if masks[leaf, action]:
                    add_edge(trees, game, at, action, priors[leaf, action])
        while last >= 0:
            edge = trees.edges[game, last]
            node = trees.nodes[game, edge.node]
            edge.gain += LOST + values[leaf, node.actor]
            last = int(node.edge)


def check_guide(
    what: str, given: Array, shapes: Sequence[tuple[int, ...]], good: Array, should: str
) -> None:
    """ValueError that names the shape of a guide's answer, or its first number that is not
    `good`.
    """
    if given.shape not in shapes:
        raise ValueError(
            f"guide: {what} should have the shape {' or '.join(map(str, shapes))}, not"
            f" {given.shape}"
        )
    if not good.all():
        place = np.argwhere(~good)[0].tolist()
        raise ValueError(
            f"guide: {what} should {should}; {what}[{', '.join(map(str, place))}] is"
            f" {given[tuple(place)]:g}"
        )
