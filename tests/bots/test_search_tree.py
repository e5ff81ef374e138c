"""The tree of a search: every node stands where the one above says, in order, and no place is taken
twice.
"""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import ludary
from ludary.bots.greedy import workspace as greedy_workspace
from ludary.bots.ismcts import ISMCTS
from ludary.bots.search import tree as searching
from ludary.bots.search.tree import SPACIOUS, most_visited
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


def test_nodes_below_one_stand_in_order(tree: Any) -> None:
    for node in nodes(tree):
        actions = [int(tree[child]["action"]) for child in below(tree, node)]
        assert actions == sorted(set(actions))


def actions_below(tree: Any, node: int) -> list[int]:
    """The nodes of actions below what was seen: without the records of those who know other
    things.
    """
    return [child for child in below(tree, node) if int(tree[child]["action"]) >= 0]


def whole_ways(tree: Any, node: int = 0) -> Iterator[list[int]]:
    """The actions after what was seen; then those after all that was seen of each."""
    actions = actions_below(tree, node)
    yield actions
    for action in actions:
        for seen in below(tree, action):
            yield from whole_ways(tree, seen)


def test_every_iteration_goes_through_the_root_and_actions_are_visited_no_more_than_those_above(
    tree: Any,
) -> None:
    visits = tree["visits"].astype(int)
    assert sum(visits[actions_below(tree, 0)]) == visits[0] <= ITERATIONS
    for actions in whole_ways(tree):
        for action in actions:
            assert (
                sum(sum(visits[actions_below(tree, seen)]) for seen in below(tree, action))
                <= visits[action]
            )
            assert 1 <= visits[action] <= int(tree[action]["availability"])
            assert 0 <= float(tree[action]["gain"]) <= visits[action]


def test_what_comes_of_an_action_is_told_apart_as_far_as_it_is_seen() -> None:
    """In Leduc poker, after a call in the first round, a card of one of three ranks is turned over;
    the opponent's card is not seen.
    """
    match = ludary.load(EXAMPLES / "leduc_poker.py").start(seed=1)
    match.step("raise")
    view = match.view(1)
    tree, merged = (
        ISMCTS(iterations=2000, outcomes=most).grow(view, np.random.default_rng(1))
        for most in (64, 0)
    )
    call, in_merged = (
        next(node for node in actions_below(one, 0) if node_is(one, node, "call", match))
        for one in (tree, merged)
    )
    assert len(below(tree, call)) == 3
    assert [int(merged[child]["action"]) for child in below(merged, in_merged)] == [-1]


def node_is(tree: Any, node: int, notation: str, match: ludary.Match) -> bool:
    return match.game.action(int(tree[node]["action"])).notation == notation


def test_a_search_stops_when_one_choice_cannot_be_overtaken() -> None:
    match = ludary.load(EXAMPLES / "connect_four.py").start(seed=1)
    for column in (3, 0, 3, 1):
        match.step(f"drop {column}")
    tree = ISMCTS(iterations=10_000).grow(match.view(0), np.random.default_rng(1))
    visits = sorted(int(tree[node]["visits"]) for node in actions_below(tree, 0))
    assert visits[-1] - visits[-2] > 10_000 - int(tree[0]["visits"]) > 0


def test_the_action_that_was_visited_most_is_taken(tree: Any) -> None:
    children = actions_below(tree, 0)
    most = max(int(tree[child]["visits"]) for child in children)
    assert most_visited(tree) in [
        int(tree[child]["action"]) for child in children if int(tree[child]["visits"]) == most
    ]


def test_threads_grow_a_tree_each_and_the_visits_of_their_actions_are_added_up() -> None:
    view = ludary.load("nagaraja").start(seed=3).view(0)
    together = ISMCTS(iterations=ITERATIONS, threads=3).grow(view, np.random.default_rng(4))
    alone = [
        ISMCTS(iterations=ITERATIONS // 3).grow(view, rng)
        for rng in np.random.default_rng(4).spawn(3)
    ]

    def found(tree: Any, what: str) -> dict[int, float]:
        return {
            int(tree[node]["action"]): float(tree[node][what]) for node in actions_below(tree, 0)
        }

    assert together[0]["visits"] == sum(tree[0]["visits"] for tree in alone) > ITERATIONS // 3
    for what in ("visits", "gain"):
        parts = [found(tree, what) for tree in alone]
        actions = sorted(set().union(*parts))
        assert found(together, what) == pytest.approx(
            {action: sum(part.get(action, 0) for part in parts) for action in actions}
        )
    assert np.array_equal(
        together, ISMCTS(iterations=ITERATIONS, threads=3).grow(view, np.random.default_rng(4))
    )


def test_a_search_by_time_makes_room_as_it_goes() -> None:
    match = ludary.load(EXAMPLES / "connect_four.py").start(seed=1)
    tree = ISMCTS(seconds=0.3).grow(match.view(0), np.random.default_rng(1))
    assert len(set(nodes(tree))) == sum(1 for _ in nodes(tree)) > 4096 // 2


def test_a_bot_that_may_not_choose_everything_runs_the_code_of_one_that_may() -> None:
    game = ludary.load(EXAMPLES / "connect_four.py")
    assert {
        room.barred.dtype for room in (greedy_workspace(game), searching.workspace(game, 8))
    } == {np.dtype(np.bool_)}
