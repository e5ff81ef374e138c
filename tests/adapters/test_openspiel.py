"""OpenSpiel's own tests on Ludary's games; chance adds up; and where OpenSpiel has the same game,
nothing differs.
"""

import copy
import pickle
import unittest
from random import Random
from typing import Any

import numpy as np
import pytest

import ludary
from tests.every_game import EXAMPLES, NAMES, game_of, short

pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")
import pyspiel

from ludary.adapters import openspiel

CONNECT_FOUR, LEDUC = str(EXAMPLES / "connect_four.py"), str(EXAMPLES / "leduc_poker.py")
BIG = ludary.games()
SHORTER = {
    "zimby_mojo": {"round_limit": 8}
}  # OpenSpiel's test keeps every state of a game, and one without a limit has ten thousand
DECISIONS = 6  # of a walk through a big game
LEDUC_VALUE = -0.0856  # of the first player, in chips
CHIPS = 13  # the most that a player of Leduc can lose, which is a return of -1
LEDUC_NODES = (49, 774, 1_116)  # draws, decisions and endings; suits are alike
LEDUC_INFORMATION_STATES = 288


def drawn(state: Any, random: Random) -> None:
    """Let chance draw until a player is to decide."""
    while state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        assert sum(odds) == pytest.approx(1, abs=1e-12) and min(odds) > 0 and len(outcomes) > 1
        assert list(outcomes) == sorted(set(outcomes))
        assert outcomes[0] >= 0 and outcomes[-1] < state.get_game().max_chance_outcomes()
        state.apply_action(random.choices(outcomes, odds)[0])


def assert_same(one: Any, other: Any) -> None:
    assert (str(one), one.history()) == (str(other), other.history())
    assert one.current_player() == other.current_player()
    if one.is_chance_node():
        assert one.chance_outcomes() == other.chance_outcomes()
        return
    assert one.legal_actions() == other.legal_actions()
    for player in range(one.num_players()):
        assert one.information_state_string(player) == other.information_state_string(player)
        assert one.observation_tensor(player) == other.observation_tensor(player)


@pytest.mark.parametrize("name", BIG)
def test_chance_adds_up_and_states_survive_copies(name: str) -> None:
    game, random = openspiel.game(game_of(name, {})), Random(name)
    state = game.new_initial_state()
    for _ in range(DECISIONS):
        drawn(state, random)
        match = state.position.match
        assert state.legal_actions() == match.legal_ids()
        assert state.current_player() == match.actor
        row = game.table.observer(match.view(match.actor))
        assert np.array_equal(np.array(state.observation_tensor(match.actor), np.float32), row)
        state.apply_action(random.choice(state.legal_actions()))
    for twin in (state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert_same(twin, state)
    assert_same(
        pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1], state
    )


@pytest.mark.parametrize("name", [CONNECT_FOUR, LEDUC], ids=short)
def test_openspiel_simulates_small_games(name: str) -> None:
    pyspiel.random_sim_test(openspiel.game(name), num_sims=2, serialize=True, verbose=False)


@pytest.mark.deep
@pytest.mark.parametrize("name", NAMES, ids=short)
def test_openspiel_simulates_every_game(name: str) -> None:
    game = game_of(name, SHORTER.get(name, {}))
    pyspiel.random_sim_test(
        openspiel.game(game, game.seats[0]), num_sims=1, serialize=name not in BIG, verbose=False
    )
    pyspiel.random_sim_test(
        openspiel.game(game, game.seats[-1]), num_sims=1, serialize=False, verbose=False
    )


@pytest.mark.filterwarnings("ignore")
def test_leduc_keeps_to_the_interface_on_its_whole_tree() -> None:
    flags = pytest.importorskip("absl.flags", reason="OpenSpiel's own tests need absl")
    import open_spiel.integration_tests.api_test as api

    name = str(openspiel.game(LEDUC).get_type().short_name)
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["tests"])
    api._GAMES_TO_TEST = {name}
    api._GAMES_FULL_TREE_TRAVERSAL_TESTS = [(name, name)]
    api.TOTAL_NUM_STATES[name] = LEDUC_NODES
    api.PERFECT_RECALL_NUM_STATES[name] = LEDUC_INFORMATION_STATES
    suite = unittest.TestSuite(
        map(unittest.defaultTestLoader.loadTestsFromTestCase, api._create_test_case_classes())
    )
    done = unittest.TestResult()
    suite.run(done)
    assert done.testsRun > 10
    assert [str(test) + trace for test, trace in [*done.failures, *done.errors]] == []


@pytest.mark.parametrize(
    ("ours", "theirs", "games", "unit"),
    [
        (CONNECT_FOUR, "connect_four", 60, 1),
        (LEDUC, "leduc_poker(suit_isomorphism=True)", 250, CHIPS),
        pytest.param(CONNECT_FOUR, "connect_four", 1_000, 1, marks=pytest.mark.deep),
        pytest.param(
            LEDUC, "leduc_poker(suit_isomorphism=True)", 1_000, CHIPS, marks=pytest.mark.deep
        ),
    ],
)
def test_nothing_differs_from_openspiels_own_game(
    ours: str, theirs: str, games: int, unit: int
) -> None:
    random, mine, its = Random(1), openspiel.game(ours), pyspiel.load_game(theirs)
    for _ in range(games):
        state, twin = mine.new_initial_state(), its.new_initial_state()
        while not twin.is_terminal():
            assert state.current_player() == twin.current_player()
            assert state.legal_actions() == twin.legal_actions()
            if twin.is_chance_node():
                assert np.allclose(
                    np.array(state.chance_outcomes()), np.array(twin.chance_outcomes()), atol=1e-12
                )
            action = random.choice(twin.legal_actions())
            state.apply_action(action)
            twin.apply_action(action)
        assert state.is_terminal()
        assert [gain * unit for gain in state.returns()] == pytest.approx(twin.returns())


@pytest.mark.filterwarnings("ignore")
def test_cfr_plus_finds_the_value_of_leduc() -> None:
    from open_spiel.python.algorithms.gambit import export_gambit

    game = pyspiel.load_efg_game(export_gambit(openspiel.game(LEDUC)))
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(400):
        solver.evaluate_and_update_policy()
    policy = solver.tabular_average_policy()
    assert len(policy.policy_table()) == LEDUC_INFORMATION_STATES
    value = pyspiel.expected_returns(game.new_initial_state(), policy, -1, True)[0] * CHIPS
    assert value == pytest.approx(LEDUC_VALUE, abs=0.0005)


@pytest.mark.parametrize("name", [LEDUC, "koa"], ids=short)
def test_a_world_that_fits_keeps_the_information_state(name: str) -> None:
    state, random = openspiel.game(name).new_initial_state(), Random(3)
    for _ in range(4):
        drawn(state, random)
        if state.is_terminal():
            break
        player = state.current_player()
        for _ in range(3):
            world = state.resample_from_infostate(player, random.random)
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.legal_actions() == state.legal_actions()
            assert world.history() == []  # nothing of what the player cannot know
            assert_same(pickle.loads(pickle.dumps(world)), world)
        state.apply_action(random.choice(state.legal_actions()))


def test_information_set_search_of_openspiel_plays() -> None:
    from open_spiel.python.algorithms import ismcts
    from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

    state, random = openspiel.game(LEDUC).new_initial_state(), Random(4)
    evaluator = RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        evaluator=evaluator,
        uct_c=2.0,
        max_simulations=20,
        random_state=np.random.RandomState(2),
    )
    while not state.is_terminal():
        drawn(state, random)
        if not state.is_terminal():
            state.apply_action(bot.step(state))


def test_players_who_cannot_tell_two_deals_apart_have_one_information_state() -> None:
    start = openspiel.game(LEDUC).new_initial_state()
    deals = [start.child(mine).child(other) for mine in range(3) for other in range(3)]
    assert len({state.information_state_string(0) for state in deals}) == 3
    assert len({tuple(state.information_state_tensor(0)) for state in deals}) == 3
    assert len({tuple(state.observation_tensor(1)) for state in deals}) == 3


def test_pyspiel_loads_what_is_registered() -> None:
    assert openspiel.register() == [
        f"ludary_{name}" for name in (*ludary.games(), "connect_four", "leduc_poker")
    ]
    game = pyspiel.load_game("ludary_dunjiin(hardcore=yes,players=3)")
    assert game.num_players() == 3
    assert game.table.game.changed_options() == {"hardcore": "yes"}
    assert str(openspiel.game("dunjiin", 3, hardcore=True)) == str(
        openspiel.game(ludary.load("dunjiin", hardcore=True), 3)
    )
    assert (
        openspiel.game("nagaraja").get_type().information
        == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    )
    assert (
        openspiel.game(CONNECT_FOUR).get_type().chance_mode
        == pyspiel.GameType.ChanceMode.DETERMINISTIC
    )
    assert (
        openspiel.game("koa").get_type().information
        == pyspiel.GameType.Information.PERFECT_INFORMATION
    )


def test_wrong_arguments_are_named() -> None:
    with pytest.raises(ValueError, match="seats"):
        openspiel.game("koa", seats=9)
    with pytest.raises(TypeError, match="options hardcore: load the game with them"):
        openspiel.game(ludary.load("dunjiin"), hardcore=True)
    with pytest.raises(ValueError, match="there is no game 'coa'"):
        openspiel.game("coa")
