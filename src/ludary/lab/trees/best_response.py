"""Best responses: how much can be won from a policy by who knows it, exactly, in a game small
enough to be walked through.

    tree = GameTree(ludary.load("examples/leduc_poker.py"))
    print(tree.exploitability(tree.policy(bot.odds)))

For games of two seats whose returns add up to 0. The exploitability of a policy is what its best
opponent wins from it, on the average of both seats: half of what is called NashConv; 0 for an
equilibrium.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ludary.core.arguments import whole
from ludary.core.errors import TooManyOutcomes
from ludary.core.picture import html
from ludary.core.state.tape import outcome_name
from ludary.lab.trees.tree_picture import TreeSvg, below, drawing

if TYPE_CHECKING:
    from ludary.core.play.game import Game
    from ludary.core.play.match import Match
    from ludary.core.play.view import View

Array = npt.NDArray[Any]
Odds = Callable[["View", Sequence[int]], Any]
MOST_ROWS = 200  # of a picture
CHANCE, END = -1, -2  # in place of a seat to move


class TreeNode(NamedTuple):
    """A position, or a draw of chance."""

    seat: int  # the seat to decide; CHANCE or END
    known: int  # the number of the information state, where a seat is to decide
    odds: Sequence[float]  # of each way on, where chance draws
    children: Sequence[TreeNode]
    gains: Sequence[float]  # the returns, at the end
    names: Sequence[str] = ()  # of what is drawn on each way on, where chance draws


class InformationSet(NamedTuple):
    """An information state: all positions that the seat to decide cannot tell apart."""

    seat: int
    legal: Sequence[int]
    view: View
    depth: int  # decisions before


@dataclass(repr=False)
class GameTree:
    """All of a small game, from `root` on.

    `limit`: how many positions it may have; TooManyOutcomes above, ValueError for a game that does
    not fit.
    """

    game: Game
    limit: int = 100_000
    known: list[InformationSet] = field(default_factory=list)
    _numbers: dict[tuple[int, bytes], int] = field(default_factory=dict)
    _size: int = 0

    def __post_init__(self) -> None:
        if 2 not in self.game.seats or not self.game.limits.zero_sum:
            raise ValueError(
                f"{self.game.name}: best responses are computed for two seats whose returns add up"
                " to 0"
            )
        if self.game.limits.decisions is None:
            raise ValueError(
                f"{self.game.name}: its length has no bound (game.limits), so its tree cannot be"
                " walked"
            )
        whole(self.limit, "limit", 1)
        self.root = self._drawn(
            lambda tape: self.game.opening_draws(2, tape),
            lambda tape: self.game.start(2, 0, tape),
            [],
            0,
        )

    def _drawn(self, draws: Any, reached: Any, tape: list[int], depth: int) -> TreeNode:
        """The node where chance has drawn `tape` so far; where it draws no more, the position that
        is reached.
        """
        self._size += 1
        if self._size > self.limit:
            raise TooManyOutcomes(
                f"{self.game.name} has more than {self.limit:,} positions, the limit"
            )
        following = draws(tape)
        if not following:
            return self._at(reached(tape), depth)
        children = [self._drawn(draws, reached, [*tape, draw.outcome], depth) for draw in following]
        names = [outcome_name(self.game, draw.label, draw.outcome) for draw in following]
        return TreeNode(CHANCE, 0, [draw.probability for draw in following], children, (), names)

    def _at(self, match: Match, depth: int) -> TreeNode:
        seat = match.actor
        if seat is None:
            return TreeNode(END, 0, (), (), match.returns)
        key = (seat, match.infostate(seat))
        if key not in self._numbers:
            self._numbers[key] = len(self.known)
            self.known.append(InformationSet(seat, match.legal_ids(), match.view(seat), depth))
        children = []
        for action in match.legal_ids():
            children.append(
                self._drawn(
                    lambda tape, a=action: match.draws(a, tape),
                    lambda tape, a=action: after(match, a, tape),
                    [],
                    depth + 1,
                )
            )
        return TreeNode(seat, self._numbers[key], (), children, ())

    def picture(self, root: TreeNode | None = None, rows: int = 24) -> TreeSvg:
        """The tree from a node on, None for all of it, as an SVG that notebooks show; it is opened
        as far as `rows` branches go.
        """
        return drawing(self, self.root if root is None else root, whole(rows, "rows", 1, MOST_ROWS))

    def _repr_html_(self) -> str:
        nodes = list(below(self.root))
        seats = Counter(node.seat for node in nodes)
        counts = [
            ["Positions and draws", self._size],
            ["Decisions of Seat 1", seats[0]],
            ["Decisions of Seat 2", seats[1]],
        ]
        counts += [
            ["Draws of chance", seats[CHANCE]],
            ["Ends", seats[END]],
            ["Information states", len(self.known)],
        ]
        tree = self.picture()
        return html.block(
            html.table(f"The game tree of {self.game.title}", [], counts),
            html.picture(tree, "Its first branches"),
        )

    def __repr__(self) -> str:
        return (
            f"<GameTree of {self.game.name}: {self._size:,} positions, {len(self.known):,}"
            " information states>"
        )

    def policy(self, odds: Odds) -> list[Array]:
        """A policy as the tree takes it: for each of `known`, the odds of its legal actions.

        `odds(view, legal)` gives them.
        """
        return [np.asarray(odds(one.view, one.legal), np.float64) for one in self.known]

    def uniform(self) -> list[Array]:
        """The policy of who plays at random."""
        return self.policy(lambda view, legal: np.full(len(legal), 1 / len(legal)))

    def exploitability(self, policy: Sequence[Array]) -> float:
        """Return what the best opponent wins from this policy, in returns, on the average of both
        seats.
        """
        return sum(self.best_response(policy, seat) for seat in range(2)) / 2

    def best_response(self, policy: Sequence[Array], seat: int) -> float:
        """The return of `seat` if it plays as well as can be against this policy."""
        reached: defaultdict[int, list[tuple[float, TreeNode]]] = defaultdict(list)
        self._spread(self.root, 1.0, policy, seat, reached)
        best: dict[int, int] = {}
        for number in sorted(
            reached, key=lambda one: -self.known[one].depth
        ):  # the last decisions first
            worths = np.zeros(len(self.known[number].legal))
            for odds, node in reached[number]:
                worths += [odds * self._worth(child, policy, seat, best) for child in node.children]
            best[number] = int(worths.argmax())
        return self._worth(self.root, policy, seat, best)

    def _spread(
        self, node: TreeNode, odds: float, policy: Sequence[Array], seat: int, reached: Any
    ) -> None:
        """Note how likely chance and the other seat let each position of `seat` come about."""
        shares = (
            node.odds
            if node.seat == CHANCE
            else policy[node.known]
            if node.seat not in (seat, END)
            else [1.0] * len(node.children)
        )
        if node.seat == seat:
            reached[node.known].append((odds, node))
        for share, child in zip(shares, node.children, strict=True):
            self._spread(child, odds * share, policy, seat, reached)

    def _worth(
        self, node: TreeNode, policy: Sequence[Array], seat: int, best: dict[int, int]
    ) -> float:
        if node.seat == END:
            return node.gains[seat]
        if node.seat == seat:
            return self._worth(node.children[best[node.known]], policy, seat, best)
        shares = node.odds if node.seat == CHANCE else policy[node.known]
        return float(
            sum(
                share * self._worth(child, policy, seat, best)
                for share, child in zip(shares, node.children, strict=True)
                if share
            )
        )


def after(match: Match, action: int, tape: Sequence[int]) -> Match:
    """The match after this action and these draws."""
    twin = match.copy()
    twin.step(action, tape)
    return twin
