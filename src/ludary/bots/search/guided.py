"""A search that a function of yours guides: a policy and values from any framework, asked for many
positions at once (as AlphaZero).

Each iteration imagines a world that fits the View, goes down one tree over the actions of all seats
by PUCT among what is legal there, and ends at a position that is new, or at the end of the game.
New positions are gathered, and judged together.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from operator import itemgetter
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from ludary.bots.checks import check_decides, check_name, check_number
from ludary.bots.identity import settings_text
from ludary.bots.search.found import MOST_MOVES, Choice, Move, SearchResult
from ludary.core.arguments import whole
from ludary.core.play.view import blank_view
from ludary.core.state.fate import generator

if TYPE_CHECKING:
    from ludary.core.contract.actions import Action
    from ludary.core.play.view import View

Array = npt.NDArray[Any]
# (observations float32 (n, size), masks bool (n, actions)) -> priors (n, actions) from 0, and
# values (n,) from -1 to 1, of who observes
Guide = Callable[[Array, Array], tuple[Array, Array]]
MOST_ITERATIONS, MOST_AT_ONCE = 10_000_000, 100_000
MOST_EXPLORATION = 1e6
LOST = 1.0  # what a position that is not judged yet counts against going there again


@dataclass
class Node:
    """A position in the tree: what was tried in it, and the priors of its actions."""

    actor: int
    priors: dict[int, float]
    visits: dict[int, float] = field(default_factory=dict)
    gains: dict[int, float] = field(default_factory=dict)  # of the seat that acts, from -1 to 1
    below: dict[int, Node] = field(default_factory=dict)


@dataclass(frozen=True)
class GuidedSearch:
    """A bot that searches by a guide: its priors say what to try first, its values what new
    positions are worth.

    - `guide(observations, masks)`: rows of `game.observer()`, float32 `(n, size)`, each as the seat
      to decide sees it, and what is legal
      there, bool `(n, actions)`. It returns priors `(n, actions)`, from 0, and values `(n,)`,
      the return that this seat can expect. In games of more than two seats the values are `(n,
      seats)`, of the seat to decide first, then of those behind it
    - `iterations` a decision, of which `at_once` are judged in one call; `exploration`: the
      constant of PUCT
    """

    guide: Guide
    iterations: int = 200
    at_once: int = 16
    exploration: float = 1.5
    name: str | None = field(default=None, kw_only=True, compare=False)

    def __post_init__(self) -> None:
        check_name(self.name)
        whole(self.iterations, "iterations", 1, MOST_ITERATIONS)
        whole(self.at_once, "at_once", 1, MOST_AT_ONCE)
        check_number(self.exploration, "exploration", MOST_EXPLORATION)

    def __call__(self, view: View, legal: Sequence[Action], rng: np.random.Generator) -> int:
        """The id of the action that it tries most; ValueError if the View's seat has nothing to
        decide.
        """
        return legal[0].id if len(legal) == 1 else self.search(view, rng).best.action.id

    def search(self, view: View, rng: np.random.Generator) -> SearchResult:
        """Search, and return what was found; ValueError if the View's seat has nothing to decide,
        or for a guide of another form.
        """
        check_decides(view, rng)
        return Guided(self, view, rng).run()

    def __str__(self) -> str:
        return self.name or settings_text(self)


class Guided:
    """The work on one search."""

    def __init__(self, bot: GuidedSearch, view: View, rng: np.random.Generator) -> None:
        self.bot, self.view, self.game = bot, view, view.game
        self.seats, self.seed = int(view.states["seats"][0]), int(rng.integers(2**62))
        self.observer = view.game.observer(self.seats)
        self.out, self.returns = view.game.engine.action_buffer(), np.zeros(self.seats)
        self.root: Node | None = None

    def run(self) -> SearchResult:
        done = 0
        while done < self.bot.iterations:
            count = 1 if self.root is None else min(self.bot.at_once, self.bot.iterations - done)
            self.judge([self.descend(done + k) for k in range(count)])
            done += count
        return self.result(done)

    def descend(self, number: int) -> tuple[list[tuple[Node, int]], Array]:
        """Go down in a world of its own up to a new position, or the end: the path and the State
        there. What it takes counts as lost.
        """
        engine, boxes = self.game.engine, self.game.boxes
        states = self.view.states.copy()
        engine.imagine(boxes, states, 0, self.view.seat, generator(self.seed, number))
        path: list[tuple[Node, int]] = []
        node = self.root
        while node is not None:
            count = int(engine.legal(boxes, states, 0, self.out))
            if count == 0:
                break
            action = self.select(node, self.out[:count].tolist())
            path.append((node, action))
            node.visits[action] = node.visits.get(action, 0.0) + 1
            node.gains[action] = node.gains.get(action, 0.0) - LOST
            engine.complain(engine.apply(boxes, states, 0, action))
            node = node.below.get(action)
        return path, states

    def select(self, node: Node, legal: Sequence[int]) -> int:
        """The action that PUCT takes among what is legal in this world."""
        total = sum(node.visits.get(action, 0.0) for action in legal)
        priors = sum(node.priors.get(action, 0.0) for action in legal)
        even = 1 / len(legal)

        def worth(action: int) -> float:
            visits = node.visits.get(action, 0.0)
            prior = node.priors.get(action, 0.0) / priors if priors > 0 else even
            return (
                node.gains.get(action, 0.0) / visits if visits else 0.0
            ) + self.bot.exploration * prior * sqrt(total + 1) / (1 + visits)

        return max(legal, key=worth)

    def judge(self, leaves: Sequence[tuple[list[tuple[Node, int]], Array]]) -> None:
        """Judge new positions together, add them to the tree, and credit what led there."""
        open_ones = [(path, states) for path, states in leaves if states["actor"][0] >= 0]
        for path, states in leaves:
            if states["actor"][0] < 0:
                self.game.engine.returns(self.game.boxes, states, 0, self.returns)
                credit(path, self.returns.tolist())
        if not open_ones:
            return
        rows, masks, actors = self.rows([states for _, states in open_ones])
        priors, values = self.guided(rows, masks)
        for k, (path, _) in enumerate(open_ones):
            node = Node(
                actors[k],
                {int(action): float(priors[k, action]) for action in np.flatnonzero(masks[k])},
            )
            if not path:
                self.root = node
            else:
                path[-1][0].below.setdefault(path[-1][1], node)
            credit(path, self.by_seat(values[k], actors[k]))

    def rows(self, worlds: Sequence[Array]) -> tuple[Array, Array, list[int]]:
        """The observations of the seats to decide there, what is legal, and who they are."""
        actors = [int(states["actor"][0]) for states in worlds]
        views = np.concatenate(
            [
                blank_view(self.game, states, actor)
                for states, actor in zip(worlds, actors, strict=True)
            ]
        )
        masks = np.zeros((len(worlds), self.game.actions.count), np.bool_)
        for k, states in enumerate(worlds):
            masks[k, self.out[: self.game.engine.legal(self.game.boxes, states, 0, self.out)]] = (
                True
            )
        return self.observer.write(views, np.array(actors, np.int16)), masks, actors

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

    def by_seat(self, values: Any, actor: int) -> list[float]:
        """The values of all seats, in their order."""
        if np.ndim(values) == 0:
            return [
                float(values) if seat == actor else -float(values) for seat in range(self.seats)
            ]
        return [float(values[(seat - actor) % self.seats]) for seat in range(self.seats)]

    def result(self, iterations: int) -> SearchResult:
        root = self.root
        assert root is not None
        tried = sum(root.visits.values()) or 1.0
        choices = [
            Choice(
                action,
                int(root.visits.get(action.id, 0)),
                root.visits.get(action.id, 0.0) / tried,
                (
                    root.gains.get(action.id, 0.0) / root.visits[action.id]
                    if action.id in root.visits
                    else 0.0
                ),
                self.line(action),
            )
            for action in self.view.legal()
        ]
        return SearchResult(
            self.view.seat, iterations, sorted(choices, key=lambda one: -one.visits)
        )

    def line(self, action: Action) -> list[Move]:
        """The moves that are tried most from this action on."""
        moves: list[Move] = [Move(self.view.seat, action)]
        node = self.root.below.get(action.id) if self.root else None
        while node is not None and node.visits and len(moves) <= MOST_MOVES:
            best = max(node.visits.items(), key=itemgetter(1))[0]
            moves.append(Move(node.actor, self.game.plain_action(best)))
            node = node.below.get(best)
        return moves


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


def credit(path: Sequence[tuple[Node, int]], values: Sequence[float]) -> None:
    """Credit the actions of a path with what came of them, in place of the loss that they counted
    as.
    """
    for node, action in path:
        node.gains[action] += LOST + values[node.actor]
