"""Results of searches: how often each choice was tried, what is expected of it, and how the game
may go on.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from ludary.core.picture import html

if TYPE_CHECKING:
    from ludary.core.contract.actions import Action
    from ludary.core.play.view import View

Array = npt.NDArray[Any]
MOST_MOVES = 8  # of a line
FEWEST_VISITS = 2  # of a move that a line still names


@dataclass(frozen=True)
class Move:
    """An action of a line, and the seat that takes it."""

    seat: int
    action: Action


@dataclass(frozen=True)
class Choice:
    """One choice of the searching seat."""

    action: Action
    visits: int  # how many iterations tried it
    share: float  # of all visits
    value: (
        float  # the return that the seat can expect of it, from -1 to 1; 0 where it was never tried
    )
    line: Sequence[Move]  # this action, and what is tried most behind it


@dataclass(frozen=True)
class SearchResult:
    """The choices of a search, the most visited first: what the bot takes is the first."""

    seat: int
    iterations: int
    choices: Sequence[Choice]

    @property
    def best(self) -> Choice:
        return self.choices[0]

    @property
    def value(self) -> float:
        """The return that the seat can expect, from -1 to 1: the mean over all iterations."""
        visited = sum(choice.visits for choice in self.choices)
        return (
            sum(choice.visits * choice.value for choice in self.choices) / visited
            if visited
            else 0.0
        )

    def policy(self, actions: int) -> Array:
        """The shares of the visits by action id, float64 `(actions,)`: what a policy network
        learns.
        """
        shares = np.zeros(actions)
        for choice in self.choices:
            shares[choice.action.id] = choice.share
        return shares

    def columns(self) -> dict[str, list[Any]]:
        """A column for each figure, a row for each choice: for `pandas.DataFrame`,
        `polars.DataFrame` or `pyarrow.table`.
        """
        return {
            "action": [choice.action.notation for choice in self.choices],
            "id": [choice.action.id for choice in self.choices],
            "visits": [choice.visits for choice in self.choices],
            "share": [choice.share for choice in self.choices],
            "value": [choice.value for choice in self.choices],
            "line": [line_text(choice.line) for choice in self.choices],
        }

    def __str__(self) -> str:
        rows = [
            (f"{one.action.notation}", f"{one.visits:,}", f"{one.value:+.3f}", line_text(one.line))
            for one in self.choices
        ]
        wide = max(len(row[0]) for row in rows)
        return "\n".join(
            f"{name:<{wide}}  {visits:>9}  {value}  {line}" for name, visits, value, line in rows
        )

    def _repr_html_(self) -> str:
        rows = [
            [one.action.notation, f"{one.visits:,}", f"{one.value:+.3f}", line_text(one.line)]
            for one in self.choices
        ]
        return html.block(html.table("", ["Choice", "Visits", "Value", "Line"], rows))


def line_text(line: Sequence[Move]) -> str:
    """Moves in notation, each with its seat's number."""
    return " ".join(f"{move.seat + 1}:{move.action.notation}" for move in line)


def found_in(tree: Array, view: View) -> SearchResult:
    """Read what a search found from its tree, as `ISMCTS.grow` gives it."""
    legal = {action.id: action for action in view.legal()}
    nodes = {int(node["action"]): place for place, node in below(tree, 0)}
    visited = max(1, sum(int(tree[place]["visits"]) for place in nodes.values()))
    choices = []
    for number, action in legal.items():
        place = nodes.get(number, 0)
        visits = int(tree[place]["visits"]) if place else 0
        value = 2 * float(tree[place]["gain"]) / visits - 1 if visits else 0.0
        line = [Move(view.seat, action), *moves_below(tree, place, view)] if visits else []
        choices.append(Choice(action, visits, visits / visited, value, line))
    return SearchResult(
        view.seat, int(tree[0]["visits"]), sorted(choices, key=lambda one: -one.visits)
    )


def below(tree: Array, place: int) -> list[tuple[int, Any]]:
    """The nodes below another, each with its place; but for records of what other seats know."""
    first, count = int(tree[place]["first"]), int(tree[place]["children"])
    return [(at, tree[at]) for at in range(first, first + count) if tree[at]["action"] >= -1]


def moves_below(tree: Array, place: int, view: View) -> list[Move]:
    """The moves that are tried most behind an action, as long as they were tried often enough."""
    moves: list[Move] = []
    while len(moves) < MOST_MOVES:
        outcomes = below(tree, place)  # what came of the action; of several, the most frequent
        if not outcomes:
            break
        nodes = below(tree, max(outcomes, key=lambda one: reached(tree, one[0]))[0])
        if not nodes:
            break
        place, node = max(nodes, key=lambda one: int(one[1]["visits"]))
        if node["visits"] < FEWEST_VISITS:
            break
        moves.append(Move(int(node["actor"]), view.game.plain_action(int(node["action"]))))
    return moves


def reached(tree: Array, place: int) -> int:
    """The number of times that a node was reached: the visits of the actions below."""
    return sum(int(node["visits"]) for _, node in below(tree, place))
