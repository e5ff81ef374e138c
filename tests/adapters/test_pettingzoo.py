"""PettingZoo's own tests of environments, on every game; hidden things stay hidden."""

import copy
import pickle
from typing import Any

import numpy as np
import pytest

import ludary
from ludary import IllegalAction
from tests.every_game import EXAMPLES, NAMES, game_of, short

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed")
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test, state_test

from ludary.adapters.pettingzoo import env, parallel_env, raw_env

pytestmark = pytest.mark.filterwarnings(
    "ignore::UserWarning"
)  # of Dicts, which PettingZoo's own board games have, and of masks of zeros
CONNECT_FOUR, LEDUC = str(EXAMPLES / "connect_four.py"), str(EXAMPLES / "leduc_poker.py")
CYCLES = 12  # decisions of each seat


@pytest.mark.parametrize("name", NAMES, ids=short)
def test_a_game_keeps_to_the_interface(name: str) -> None:
    game = game_of(name, {})
    api_test(env(game, game.seats[-1], max_cycles=40), num_cycles=CYCLES)
    api_test(raw_env(game, max_cycles=40), num_cycles=CYCLES)
    parallel_api_test(parallel_env(game), num_cycles=CYCLES)


@pytest.mark.parametrize("name", NAMES, ids=short)
def test_a_seed_makes_the_same_game_again(name: str) -> None:
    game = game_of(name, {})
    seed_test(lambda: env(game), num_cycles=CYCLES)


@pytest.mark.parametrize("name", NAMES, ids=short)
def test_a_game_can_be_shown_and_its_state_lies_in_its_space(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    game = game_of(name, {})
    render_test(lambda **given: env(game, **given))
    state_test(
        env(game, illegal="random"), parallel_env(game, illegal="random"), num_cycles=CYCLES // 2
    )


def played(table: Any, seed: int) -> dict[str, float]:
    """Play a random game to its end; returns what each agent gained."""
    table.reset(seed=seed)
    gains, chooser = dict.fromkeys(table.possible_agents, 0.0), np.random.default_rng(seed)
    for agent in table.agent_iter():
        observation, reward, terminated, truncated, _ = table.last()
        gains[agent] += reward
        done = terminated or truncated
        table.step(
            None if done else int(chooser.choice(np.flatnonzero(observation["action_mask"])))
        )
    return gains


@pytest.mark.parametrize("name", [CONNECT_FOUR, LEDUC], ids=short)
def test_rewards_are_the_returns(name: str) -> None:
    table = env(name)
    for seed in range(10):
        gains = played(table, seed)
        assert list(gains.values()) == table.unwrapped.match.returns
        assert table.unwrapped.match.over


def test_an_agent_sees_nothing_but_its_view() -> None:
    table, chooser = raw_env("nagaraja"), np.random.default_rng(1)
    table.reset(seed=3)
    for _ in range(12):
        match = table.match
        world = match.imagine(seat := int(chooser.integers(2)), seed=5)
        before = table.observe(f"seat_{seat + 1}")
        table.match = world
        after = table.observe(f"seat_{seat + 1}")
        table.match = match
        assert all(np.array_equal(before[part], after[part]) for part in before)
        table.step(int(chooser.choice(match.legal_ids())))


def test_the_state_shows_what_agents_do_not_see() -> None:
    table = raw_env(LEDUC)
    states = set()
    for seed in range(20):
        table.reset(seed=seed)
        states.add((table.observe("seat_1")["observation"].tobytes(), table.state().tobytes()))
    assert len({seen for seen, _ in states}) == 3 < len({whole for _, whole in states})


def test_a_game_is_truncated_after_so_many_decisions() -> None:
    table = env(CONNECT_FOUR, max_cycles=5)
    assert played(table, 1) == {"seat_1": 0.0, "seat_2": 0.0}
    assert sum(step.action is not None for step in table.unwrapped.match.steps) == 5


def filled(illegal: Any) -> Any:
    """A game of Connect Four in which column 0 is full, seat 1 to decide."""
    table = env(CONNECT_FOUR, illegal=illegal)
    table.reset(seed=1)
    for _ in range(6):
        table.step(0)
    return table


def test_an_illegal_action_is_refused() -> None:
    table = filled("raise")
    with pytest.raises(IllegalAction, match=r"action 0 .* is not legal now; legal actions are 1 "):
        table.step(0)
    table.step(1)


def test_an_illegal_action_loses() -> None:
    table = filled("lose")
    table.step(0)
    assert table.terminations == {"seat_1": True, "seat_2": True}
    assert table.rewards == {"seat_1": -1.0, "seat_2": 1.0}


def test_an_illegal_action_is_replaced_by_a_legal_one() -> None:
    table = filled("random")
    table.step(0)
    assert table.agent_selection == "seat_2"
    assert table.unwrapped.match.steps[-1].action != 0


def test_wrong_arguments_are_named() -> None:
    game = ludary.load(LEDUC)
    with pytest.raises(
        ValueError, match="illegal: unknown 'ignore'; use one of 'raise', 'lose', 'random'"
    ):
        env(game, illegal="ignore")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="render_mode: unknown 'rgb_array'"):
        env(game, render_mode="rgb_array")
    with pytest.raises(ValueError, match="max_cycles=0"):
        env(game, max_cycles=0)
    table = raw_env(game)
    table.reset(seed=1)
    with pytest.raises(TypeError, match=r"action=1\.5: should be a whole number"):
        table.step(1.5)  # type: ignore[arg-type]


def test_an_environment_can_be_copied_and_pickled() -> None:
    table = env(LEDUC)
    table.reset(seed=1)
    for twin in (copy.deepcopy(table), pickle.loads(pickle.dumps(table))):
        assert np.array_equal(twin.last()[0]["observation"], table.last()[0]["observation"])
        twin.step(1)
        assert twin.agent_selection == "seat_2"
    assert table.agent_selection == "seat_1"


def test_words_are_those_of_the_seat_to_decide() -> None:
    table = env(LEDUC, render_mode="ansi")
    table.reset(seed=1)
    assert table.render() == str(table.unwrapped.match.view(0))
    assert str(table.unwrapped) == "ludary/leduc_poker-v1"
