"""The tree of a search: every node stands where the one above says, in order, and no place is taken twice."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import ludary
from ludary.bots.ismcts import ISMCTS
from ludary.bots.search_tree import SPACIOUS, most_visited
from tests.every_game import EXAMPLES, NAMES, short

ITERATIONS = 600


def below(tree: Any, node: int) -> range:
    return range(int(tree[node]["first"]), int(tree[node]["first"]) + int(tree[node]["children"]))


def nodes(tree: Any, node: int = 0) -> Iterator[int]:
    """A node and all below it."""
    yield node
    for child in below(tree, node):
        yield from nodes(tree, child)


@pytest.fixture(params=NAMES, ids=short)
def tree(request: pytest.FixtureRequest) -> Any:
    match = ludary.load(request.param).start(seed=3)
    assert match.actor is not None
    return ISMCTS(iterations=ITERATIONS).grow(match.view(match.actor), np.random.default_rng(4))


def test_no_place_is_taken_twice_and_few_are_empty(tree: Any) -> None:
    found = list(nodes(tree))
    assert len(set(found)) == len(found)
    assert len(tree) <= SPACIOUS * len(found)


def test_nodes_below_one_stand_in_the_order_of_their_actions(tree: Any) -> None:
    for node in nodes(tree):
        actions = [int(tree[child]["action"]) for child in below(tree, node)]
        assert actions == sorted(set(actions))


def test_every_iteration_goes_through_the_root_and_nodes_are_visited_no_more_than_those_above(tree: Any) -> None:
    assert int(tree[0]["visits"]) == ITERATIONS
    for node in nodes(tree):
        visits = sum(int(tree[child]["visits"]) for child in below(tree, node))
        assert visits <= int(tree[node]["visits"])
        for child in below(tree, node):
            assert 1 <= int(tree[child]["visits"]) <= int(tree[child]["availability"]) <= int(tree[node]["visits"])
            assert 0 <= float(tree[child]["gain"]) <= int(tree[child]["visits"])


def test_the_action_that_was_visited_most_is_taken(tree: Any) -> None:
    most = max(int(tree[child]["visits"]) for child in below(tree, 0))
    assert most_visited(tree) in [int(tree[child]["action"]) for child in below(tree, 0) if int(tree[child]["visits"]) == most]


def test_a_search_by_time_makes_room_as_it_goes() -> None:
    match = ludary.load(EXAMPLES / "connect_four.py").start(seed=1)
    tree = ISMCTS(seconds=0.3).grow(match.view(0), np.random.default_rng(1))
    assert len(set(nodes(tree))) == sum(1 for _ in nodes(tree)) >= int(tree[0]["visits"]) // 2
