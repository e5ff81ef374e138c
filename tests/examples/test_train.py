"""The learner of `examples/train`: it learns, and its weights play. Where PyTorch is missing, the tests that train are skipped."""

import json
import subprocess
import sys
import xml.etree.ElementTree as ET
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ludary
from examples.train.curve import learning_curve
from examples.train.settings import settings_for
from ludary.bots import Weights
from ludary.lab.results import wilson
from tests.every_game import EXAMPLES

ROOT = Path(__file__).resolve().parents[2]
NO_TORCH = "PyTorch is not installed; it is in no lock, see docs/training.md"
CHIPS = 13  # a return of 1 in Leduc poker
UNIFORM = 2.37  # chips that random play loses to its best opponent


def trained(name: str, tmp_path: Path, **changed: Any) -> tuple[Any, Weights]:
    """Train as the command does, in one thread; what came of it, and the bot that plays by it."""
    torch = pytest.importorskip("torch", reason=NO_TORCH)
    from examples.train.training import game_named, train

    torch.set_num_threads(1)
    game = game_named(name)
    done = train(game, replace(settings_for(game.name), **changed), tell=lambda line: None)
    done.save(tmp_path / "trained.npz")
    return done, Weights(tmp_path / "trained.npz")


def exploitability(bot: Weights) -> float:
    """Return what the bot loses at Leduc poker to its best opponent, in chips, as its file plays."""
    from ludary.lab.best_response import GameTree

    tree = GameTree(ludary.load(EXAMPLES / "leduc_poker.py"))
    return CHIPS * tree.exploitability(tree.policy(bot.odds))


def share_of_wins(bot: Weights, name: str, rival: str, games: int, seed: int) -> tuple[float, float]:
    """Return the 95 % interval of the bot's share of wins against a rival, over both seats."""
    first = ludary.simulate(name, games=games // 2, bots=[bot, rival], seed=seed)
    second = ludary.simulate(name, games=games // 2, bots=[rival, bot], seed=seed + 1)
    return wilson(float(first.wins()[0] + second.wins()[1]), games)


def test_some_seconds_of_training_lose_much_less_than_random_play(tmp_path: Path) -> None:
    done, bot = trained("leduc_poker", tmp_path, rollouts=20)
    assert exploitability(bot) < UNIFORM / 2
    assert CHIPS * done.curve[0][1] == pytest.approx(UNIFORM, abs=0.1)  # it begins at random
    assert exploitability(bot) == pytest.approx(CHIPS * done.curve[-1][1], abs=0.02)  # the file plays what was trained


def test_a_seat_is_credited_with_its_own_decisions_alone() -> None:
    pytest.importorskip("torch", reason=NO_TORCH)
    from examples.train.rollout import Course, advantages

    actors = np.array([[0], [1], [0], [1], [0]], np.int16)  # one game ends with the third decision, and another begins
    values, ended = np.array([[0.5], [0.25], [0.0], [0.0], [0.0]], np.float32), np.array([[False], [False], [True], [False], [False]])
    rewards = np.zeros((5, 1, 2))
    rewards[2, 0] = 1, -1
    gains, learnt = advantages(Course(actors, values, ended, rewards), smoothing=1.0)
    assert gains[:3, 0].tolist() == [0.5, -1.25, 1.0]
    assert learnt[:, 0].tolist() == [True, True, True, False, False]  # the results of the last two are not known yet


def test_the_command_writes_weights_and_a_curve(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason=NO_TORCH)
    short = ["leduc_poker", "--rollouts", "2", "--measured-every", "1", "--out", str(tmp_path / "leduc")]
    done = subprocess.run([sys.executable, "-m", "examples.train", *short], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("exploitability") == 3
    told = json.loads((tmp_path / "leduc.json").read_text())
    assert [decisions for decisions, _ in told["curve"]] == [0, 8_192, 16_384]
    assert ET.fromstring((tmp_path / "leduc.svg").read_text()).tag.endswith("svg")
    assert ludary.simulate(EXAMPLES / "leduc_poker.py", games=10, bots=[f"weights:{tmp_path / 'leduc.npz'}", "uniform"]).games == 10


def test_a_curve_is_a_picture_with_words() -> None:
    told = {"title": "Leduc poker", "measured": "exploitability", "curve": [[0, 0.18], [1_000, 0.02]]}
    drawn = learning_curve([told, told], ["plain", "magnet"])
    assert ET.fromstring(drawn).get("role") == "img"
    assert "from 0.180 to 0.020, 0.180 to 0.020" in drawn and "plain" in drawn


@pytest.mark.deep
def test_leduc_poker_is_learnt(tmp_path: Path) -> None:
    assert exploitability(trained("leduc_poker", tmp_path)[1]) < 0.6


@pytest.mark.deep
def test_the_magnet_is_what_ends_the_circles(tmp_path: Path) -> None:
    plain = [worth for _, worth in trained("leduc_poker", tmp_path, magnet=0.0)[0].curve]
    pulled = [worth for _, worth in trained("leduc_poker", tmp_path)[0].curve]
    assert np.median(pulled) < np.median(plain) and pulled[-1] < plain[-1] / 1.5


@pytest.mark.deep
def test_connect_four_is_learnt(tmp_path: Path) -> None:
    bot = trained("connect_four", tmp_path)[1]
    low, high = share_of_wins(bot, str(EXAMPLES / "connect_four.py"), "uniform", 1_000, seed=77)
    assert (low + high) / 2 >= 0.95


@pytest.mark.deep
def test_nagaraja_is_learnt(tmp_path: Path) -> None:
    low, high = share_of_wins(trained("nagaraja", tmp_path)[1], "nagaraja", "uniform", 1_000, seed=77)
    assert (low + high) / 2 >= 0.85
