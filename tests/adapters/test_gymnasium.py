"""Gymnasium's own check of environments, on every game; one learner against bots, and many games
side by side.
"""

from typing import Any

import numpy as np
import pytest

import ludary
from ludary import IllegalAction
from tests.every_game import EXAMPLES, NAMES, game_of, short

pytest.importorskip("gymnasium", reason="Gymnasium is not installed")
import gymnasium
from gymnasium.envs.registration import EnvSpec
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from ludary.adapters.gymnasium import BatchEnv, SeatEnv, id_of

CONNECT_FOUR, LEDUC = str(EXAMPLES / "connect_four.py"), str(EXAMPLES / "leduc_poker.py")


@pytest.mark.parametrize("name", NAMES, ids=short)
def test_a_game_keeps_to_the_interface(name: str) -> None:
    seats = game_of(name, {}).seats[-1]
    table = gymnasium.make(
        id_of(short(name)),
        seat=seats - 1,
        seats=seats,
        illegal="random",
        longest=900,
        render_mode="ansi",
    )
    check_env(table.unwrapped)


@pytest.mark.parametrize("name", ["ludary/Koa-v3", "ludary/LeducPoker-v1"])
def test_gymnasium_makes_a_game_by_name_and_anew_from_what_it_wrote_of_it(name: str) -> None:
    table = gymnasium.make(name, bots="uniform", max_episode_steps=7)
    assert table.spec is not None
    again = gymnasium.make(EnvSpec.from_json(table.spec.to_json()))
    assert again.reset(seed=3)[0].tolist() == table.reset(seed=3)[0].tolist()
    many = gymnasium.make_vec(name, num_envs=3, vectorization_mode="vector_entry_point", seat=0)
    assert many.reset(seed=1)[0].shape[0] == 3


@pytest.mark.parametrize("name", [CONNECT_FOUR, LEDUC, "koa"], ids=short)
def test_a_learner_plays_whole_games_and_is_told_its_return(name: str) -> None:
    table, chooser = SeatEnv(name, seat=1), np.random.default_rng(1)
    for seed in range(3):
        row, info = table.reset(seed=seed)
        terminated, total = False, 0.0
        while not terminated:
            assert table.observation_space.contains(row)
            assert np.array_equal(np.flatnonzero(table.action_masks()), table.match.legal_ids())
            assert np.array_equal(info["action_mask"], table.action_masks())
            assert table.match.actor == 1
            row, reward, terminated, truncated, info = table.step(
                int(chooser.choice(np.flatnonzero(table.action_masks())))
            )
            total += reward
            assert not truncated
        assert total == table.match.returns[1]
        assert list(info["rewards"]) == table.match.returns
        with pytest.raises(ValueError, match="the game has ended: call reset"):
            table.step(0)


def test_a_game_for_one_learner_is_truncated() -> None:
    table = SeatEnv(CONNECT_FOUR, longest=6)
    table.reset(seed=1)
    ends = [table.step(column)[2:4] for column in (0, 1, 2)]
    assert ends == [(False, False), (False, False), (False, True)]


def test_an_illegal_action_of_a_learner_is_refused_loses_or_is_replaced() -> None:
    def turns(view: Any, legal: Any, rng: Any) -> Any:
        return legal[0]  # the first column, until it is full

    tables = {
        illegal: SeatEnv(CONNECT_FOUR, bots=turns, illegal=illegal)
        for illegal in ("raise", "lose", "random")
    }
    for table in tables.values():
        table.reset(seed=1)
        for _ in range(3):
            table.step(0)
    with pytest.raises(IllegalAction, match=r"action 0 .* is not legal now; legal actions are 1 "):
        tables["raise"].step(0)
    assert tables["lose"].step(0)[1:4] == (-1.0, True, False)
    assert tables["random"].step(0)[1:4] == (0.0, False, False)


def sampled(infos: dict[str, Any], chooser: np.random.Generator) -> Any:
    """A legal action for each game; 0 where a game waits."""
    return [
        int(chooser.choice(np.flatnonzero(mask))) if mask.any() else 0
        for mask in infos["action_mask"]
    ]


@pytest.mark.parametrize("mode", AutoresetMode)
@pytest.mark.parametrize("seat", [None, 1])
@pytest.mark.parametrize("name", [CONNECT_FOUR, LEDUC], ids=short)
def test_many_games_begin_anew_as_the_mode_says(
    name: str, seat: int | None, mode: AutoresetMode
) -> None:
    table, chooser = BatchEnv(name, 6, seat=seat, autoreset_mode=mode), np.random.default_rng(2)
    rows, infos = table.reset(seed=3)
    waiting, endings = np.zeros(6, bool), 0
    for _ in range(30):
        acted = infos["actor"]
        assert table.observation_space.contains(rows)
        assert seat is None or set(acted) <= {seat, -1}
        rows, rewards, over, truncated, infos = table.step(sampled(infos, chooser))
        ended = over | truncated
        endings += ended.sum()
        assert not ended[waiting].any() and not rewards[waiting].any()
        seats = np.maximum(acted, 0) if seat is None else np.full(6, seat)
        assert np.array_equal(rewards, infos["rewards"][np.arange(6), seats])
        if mode is AutoresetMode.SAME_STEP:
            assert (infos["actor"] >= 0).all()
            assert ("final_obs" in infos) == ended.any()
            if ended.any():
                assert np.array_equal(infos["_final_obs"], ended)
                assert [row is not None for row in infos["final_obs"]] == list(ended)
                assert np.array_equal(
                    infos["final_info"]["rewards"][ended], infos["rewards"][ended]
                )
            continue
        assert np.array_equal(infos["actor"] == -1, ended)
        waiting = ended
        if mode is AutoresetMode.DISABLED and ended.any():
            rows, infos = table.reset(options={"reset_mask": ended})
            waiting = np.zeros(6, bool)
    assert endings > 3


@pytest.mark.parametrize("name", ["koa", "nagaraja"])
def test_many_games_of_any_kind_go_on_side_by_side(name: str) -> None:
    game, chooser = game_of(name, {}), np.random.default_rng(4)
    for table in (
        BatchEnv(game, 2, autoreset_mode="SameStep", longest=5),
        BatchEnv(game, 2, seat=0, longest=8),
    ):
        rows, infos = table.reset(seed=1)
        truncations = 0
        for _ in range(10):
            assert table.observation_space.contains(rows)
            rows, _, _, truncated, infos = table.step(sampled(infos, chooser))
            truncations += truncated.sum()
        assert truncations > 0


def test_a_seed_makes_the_same_games_again() -> None:
    table, batch = BatchEnv(LEDUC, 5), ludary.load(LEDUC).batch(5, seed=8)
    runs = []
    for _ in range(2):
        rows, _ = table.reset(seed=8)
        assert np.array_equal(rows, batch.observe())
        chooser = np.random.default_rng(1)
        runs.append(
            [
                rows := table.step(sampled(table._infos(np.zeros((5, 2))), chooser))[0]
                for _ in range(20)
            ]
        )
    assert np.array_equal(runs[0], runs[1])


def test_the_last_observation_is_that_of_the_seat_that_acted() -> None:
    table, chooser = BatchEnv(CONNECT_FOUR, 1, autoreset_mode="SameStep"), np.random.default_rng(5)
    _, infos = table.reset(seed=1)
    rewards, over = np.zeros(1), np.zeros(1, bool)
    while not over[0]:
        acted = int(infos["actor"][0])
        _, rewards, over, _, infos = table.step(sampled(infos, chooser))
    assert rewards[0] == 1.0
    assert (
        np.array_equal(infos["final_obs"][0], table.batch.observe_final(acted)[0])
        or not table.batch.over[0]
    )
    observers = table.batch.observer.spans["observer"]
    assert infos["final_obs"][0][observers].argmax() == acted


def test_wrong_arguments_are_named() -> None:
    with pytest.raises(ValueError, match="say which seat learns"):
        BatchEnv(LEDUC, 2, bots="uniform")
    with pytest.raises(
        ValueError,
        match=r"bots: give one for each of the seats \[1\], all but the learner's, not for \[0\]",
    ):
        SeatEnv(LEDUC, bots={0: "uniform"})
    with pytest.raises(TypeError, match="bots: 3 is neither"):
        SeatEnv(LEDUC, bots=3)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="there is no bot 'clever'"):
        SeatEnv(LEDUC, bots="clever")
    with pytest.raises(ValueError, match="seat=2"):
        SeatEnv(LEDUC, seat=2)
    with pytest.raises(IllegalAction, match="game 0: action 0 is not legal"):
        BatchEnv(LEDUC, 2).step([0, 0])
    with pytest.raises(ValueError, match="where: should be an array of True and False"):
        BatchEnv(LEDUC, 2).reset(options={"reset_mask": [1, 0]})
    with pytest.raises(ValueError, match="render_mode: unknown 'human'"):
        SeatEnv(LEDUC, render_mode="human")
    for mode in ("Samestep", 3, None):
        with pytest.raises(
            ValueError,
            match=(
                rf"^autoreset_mode: unknown {mode!r}; use 'NextStep', 'SameStep' or"
                r" 'Disabled'$"
            ),
        ):
            BatchEnv(LEDUC, 2, autoreset_mode=mode)  # type: ignore[arg-type]


@pytest.mark.parametrize("call", ["step", "action_masks", "render"])
def test_calls_before_reset_say_that_reset_begins_a_game(call: str) -> None:
    table = SeatEnv(CONNECT_FOUR, render_mode="ansi")
    with pytest.raises(
        ResetNeeded, match=rf"^no game has begun: call reset\(\) before {call}\(\)$"
    ):
        getattr(table, call)(*[0] * (call == "step"))


def test_an_illegal_action_of_many_games_is_replaced_where_that_is_asked_for() -> None:
    tables = BatchEnv(LEDUC, num_envs=32, illegal="random")
    tables.reset(seed=1)
    for _ in range(20):
        tables.step(np.zeros(32, np.int64))  # to fold, where nobody can fold before a raise
    with pytest.raises(IllegalAction):
        tables.step(np.full(32, 99))
    with pytest.raises(ValueError, match="illegal: unknown 'lose'; with many games use"):
        BatchEnv(LEDUC, num_envs=2, illegal="lose")  # type: ignore[arg-type]


def test_bots_of_many_games_choose_in_compiled_code_and_play_as_well_as_ever() -> None:
    def returns(bots: Any, seed: int) -> float:
        tables = BatchEnv(
            CONNECT_FOUR,
            num_envs=40,
            seat=0,
            bots=bots,
            autoreset_mode="Disabled",
            illegal="random",
        )
        tables.reset(seed=seed)
        total, ended = np.zeros(40), np.zeros(40, np.bool_)
        while not ended.all():
            _, rewards, over, _, _ = tables.step(np.zeros(40, np.int64))
            total += np.where(ended, 0, rewards)
            ended |= over
            if ended.any():
                tables.reset(options={"reset_mask": over})
        return float(total.mean())

    one_by_one = ludary.bots.ismcts(iterations=60)
    assert returns("ismcts:60", 3) == returns("ismcts:60", 3) < -0.7
    assert returns(lambda *given: one_by_one(*given), 3) < -0.7
