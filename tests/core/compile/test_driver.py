"""Drivers call the contract and each other by name, and binding makes the copies that play one
game.
"""

from typing import Any

import numpy as np
import pytest

import ludary
from ludary.bots.seated import decide, decide_greedily, decide_uniformly
from ludary.core.compile import driver as driver_module
from ludary.core.compile.driver import DRIVERS, called, driver, reached
from ludary.core.compile.rule import JIT
from ludary.core.contract.functions import CONTRACT, playout_list
from ludary.core.play.engine import Engine, legal_at, playouts, reset, set_up, step, step_on
from ludary.lab.simulation.compiled_games import play_block
from tests.every_game import EXAMPLES

FOUR = ludary.load(EXAMPLES / "connect_four.py")
LEDUC = ludary.load(EXAMPLES / "leduc_poker.py")


@driver(inner=True)
def usual(boxes: Any, states: Any, i: int) -> int:
    return 1


@driver(inner=True)
def other(boxes: Any, states: Any, i: int) -> int:
    return 2


@driver(inner=True)
def third(boxes: Any, states: Any, i: int) -> int:
    return 3


@driver(inner=True, shared=True)
def hundredfold(number: int) -> int:
    return 100 * number


@driver
def asks_shared(boxes: Any, states: Any, i: int, number: int) -> int:
    return hundredfold(number) + third(boxes, states, i)


@driver
def asks_two(boxes: Any, states: Any, i: int) -> int:
    return 10 * usual(boxes, states, i) + third(boxes, states, i)


@driver
def asks(boxes: Any, states: Any, i: int) -> int:
    return 10 * usual(boxes, states, i)


def counted(boxes: Any, states: Any, i: int, out: Any) -> int:
    """Not marked as a driver, and bound all the same."""
    return legal_at(boxes, states, i, out)


def test_a_driver_names_what_it_calls() -> None:
    assert dict(called(playouts)) == {
        "set_up": set_up,
        "playout_list": playout_list,
        "step_on": step_on,
    }
    assert reached(play_block) >= {decide, set_up, step}


def test_one_driver_plays_different_games() -> None:
    for game, count in ((FOUR, 7), (LEDUC, 2)):
        states, out = game.start(seed=1).states(), game.engine.action_buffer()
        assert (
            game.engine.bind(counted)(game.boxes, states, 0, out)
            == count
            == len(game.start(seed=1).legal_ids())
        )


def test_one_driver_can_be_called_in_the_place_of_another() -> None:
    states = FOUR.start(seed=1).states()
    bound, swapped = FOUR.engine.bind(asks), FOUR.engine.bind(asks, {usual: other})
    assert (bound(FOUR.boxes, states, 0), swapped(FOUR.boxes, states, 0)) == (10, 20)


def test_the_cache_tells_apart_in_whose_place_a_driver_is_called() -> None:
    states = FOUR.start(seed=1).states()
    first = FOUR.engine.bind(asks_two, {usual: other})
    second = FOUR.engine.bind(asks_two, {third: other})
    assert (first(FOUR.boxes, states, 0), second(FOUR.boxes, states, 0)) == (23, 12)


def test_a_driver_is_bound_once_for_each_game_and_what_it_reaches() -> None:
    assert FOUR.engine.bind(asks) is FOUR.engine.bind(asks)
    assert FOUR.engine.bind(reset) is FOUR.engine.bind(reset, {decide: decide_uniformly}), (
        "a swap that changes nothing makes no copy"
    )
    assert FOUR.engine.bind(reset) is not LEDUC.engine.bind(reset)


def test_all_games_use_one_copy_of_a_shared_driver() -> None:
    for game in (FOUR, LEDUC):
        assert game.engine.bind(asks_shared)(game.boxes, game.start(seed=1).states(), 0, 4) == 403
    assert {key for key in driver_module._BOUND if key[1] is hundredfold} == {(JIT, hundredfold)}


def test_without_searching_bots_no_search_is_compiled() -> None:
    search = {one for one in DRIVERS if one.__module__ == "ludary.bots.ismcts"}
    assert reached(decide) & search
    assert not (reached(decide_greedily) | reached(decide_uniformly)) & search


@pytest.mark.parametrize("function", CONTRACT, ids=lambda function: function.__name__)
def test_a_function_of_the_contract_has_no_rules_of_its_own(function: Any) -> None:
    with pytest.raises(TypeError, match="bind the driver that calls it to a game"):
        function(*([None] * function.__code__.co_argcount))


def test_the_engine_has_the_contracts_functions_under_their_names() -> None:
    asked = [
        function.__name__
        for function in CONTRACT
        if function.__name__
        not in (
            "shortlist",
            "playout_list",
            "judge",
            "judge_seats",
            "unsettled",
            "unasked",
            "measure",
            "turn",
            "lost",
        )
    ]
    assert [name for name in asked if name not in vars(Engine)] == []
    assert int(FOUR.engine.check(FOUR.boxes, FOUR.start(seed=1).states(), 0)) == 0
    assert np.flatnonzero(FOUR.batch(1).mask[0]).tolist() == FOUR.start(seed=1).legal_ids()
