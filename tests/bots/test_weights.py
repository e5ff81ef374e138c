"""Weights: a trained policy plays from its file, with NumPy alone, and only the game that it was
trained for.
"""

import itertools
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ludary
from ludary.bots import Weights, bot_named, save_weights, uniform
from tests.every_game import EXAMPLES, game_of
from tests.weights_file import untrained

LEDUC, CONNECT_FOUR = str(EXAMPLES / "leduc_poker.py"), str(EXAMPLES / "connect_four.py")
UNITS = 5


def layers_for(name: str, seats: int) -> Any:
    game, rng = game_of(name, {}), np.random.default_rng(1)
    widths = [game.observer(seats).size, UNITS, game.actions.count]
    return [
        (rng.normal(size=pair), rng.normal(size=pair[1])) for pair in itertools.pairwise(widths)
    ]


@pytest.fixture
def written(tmp_path: Path) -> Callable[..., Path]:
    """Write a file of weights with replaced metadata or arrays."""

    def write(about: Any = None, name: str = CONNECT_FOUR, **arrays: Any) -> Path:
        path = tmp_path / "some.npz"
        save_weights(path, game_of(name, {}), 2, layers_for(name, 2), draws=False)
        if about is not None or arrays:
            with np.load(path) as kept:
                held = {key: kept[key] for key in kept.files}
            told = (
                about
                if isinstance(about, str)
                else json.dumps({**json.loads(str(held["about"])), **(about or {})})
            )
            held |= {"about": np.array(told)} | arrays
            np.savez(path, **{key: array for key, array in held.items() if array is not None})
        return path

    return write


def test_weights_sit_down_by_name(tmp_path: Path) -> None:
    """The file's policy seldom folds, which wins from a player who folds at random."""
    game, path = game_of(LEDUC, {}), tmp_path / "bold.npz"
    save_weights(
        path, game, 2, [(np.zeros((game.observer(2).size, 3)), np.array([-5, 1, 1]))], draws=True
    )
    bot = bot_named(f"weights:{path}")
    results = ludary.simulate(LEDUC, games=400, bots=[bot, "uniform"], seed=3)
    assert results.bots == [f"weights:{path}", "uniform"]
    assert results.returns[:, 0].mean() > 0


def test_many_decisions_at_once_are_those_of_one_after_the_other(
    written: Callable[..., Path],
) -> None:
    bot, game, rng = Weights(written()), game_of(CONNECT_FOUR, {}), np.random.default_rng(1)
    batch = game.batch(20, seed=1)
    for _ in range(9):
        batch.step(batch.sample())
    odds = bot.policy(batch.observe(), batch.mask)
    assert np.allclose(odds.sum(axis=1), 1) and not odds[~batch.mask].any()
    for i in range(batch.n):
        view = batch.view(i, int(batch.actor[i]))
        assert bot.odds(view, view.legal_ids()) == pytest.approx(odds[i, batch.mask[i]], abs=1e-5)
        assert bot(view, view.legal(), rng) == odds[i].argmax()


def test_a_bot_that_draws_takes_each_action_as_often_as_its_odds_say(
    written: Callable[..., Path],
) -> None:
    bot = Weights(written(), draws=True)
    match = game_of(CONNECT_FOUR, {}).start(seed=1)
    rng = np.random.default_rng(2)
    view, legal = match.view(0), match.legal()
    odds = bot.odds(view, match.legal_ids())
    chosen = (
        np.bincount([bot(view, legal, rng) for _ in range(4_000)], minlength=len(legal)) / 4_000
    )
    assert chosen == pytest.approx(odds, abs=0.03)


def test_every_game_can_be_played_by_weights(written: Callable[..., Path]) -> None:
    path = written(name="koa")
    results = ludary.simulate("koa", games=1, seats=2, bots=[f"weights:{path}", "uniform"])
    assert results.games == 1


@pytest.mark.parametrize(
    ("about", "words"),
    [
        (
            {"game": "koa"},
            "was trained for koa, version 1, and cannot play connect_four, version 1",
        ),
        (
            {"version": 7},
            "was trained for connect_four, version 7, and cannot play connect_four, version 1",
        ),
        ({"seats": 3}, "was trained for 3 seats, and cannot play with 2"),
        (
            {"columns": "0" * 16},
            "was trained on other columns than observations of connect_four have now",
        ),
    ],
)
def test_weights_for_something_else_are_refused_before_the_game(
    written: Callable[..., Path], about: Any, words: str
) -> None:
    path = written(about)
    with pytest.raises(ValueError, match=words):
        ludary.simulate(CONNECT_FOUR, games=1, bots=[f"weights:{path}", uniform])
    match = game_of(CONNECT_FOUR, {}).start(seed=1)
    with pytest.raises(ValueError, match=words):
        Weights(path)(match.view(0), match.legal(), np.random.default_rng(1))


@pytest.mark.parametrize(
    ("about", "arrays", "words"),
    [
        ({"format": 2}, {}, "its format is 2, and this Ludary reads 1"),
        ({"draws": "yes"}, {}, "it lacks 'draws'"),
        ("[]", {}, "its format is"),
        ("{", {}, "is not a file of weights"),
        (None, {"weight_0": None}, "is not a file of weights"),
        (None, {"bias_0": np.zeros(UNITS + 1)}, "do not fit together"),
        (
            None,
            {"bias_0": np.full(UNITS, np.nan)},
            "do not fit together, or hold NaN or infinity",
        ),
        # objects would have to be unpickled
        (None, {"bias_0": np.array([{}] * UNITS)}, "is not a file of weights"),
    ],
)
def test_a_file_without_weights_is_refused(
    written: Callable[..., Path], about: Any, arrays: Any, words: str
) -> None:
    path = written(about, **arrays)
    with pytest.raises(ValueError, match=words):
        bot_named(f"weights:{path}")


def test_a_network_of_another_shape_is_refused(written: Callable[..., Path]) -> None:
    path = written(weight_0=np.zeros((3, UNITS)))
    with pytest.raises(ValueError, match="has 3 columns and 7 actions; connect_four has 112 and 7"):
        ludary.simulate(CONNECT_FOUR, games=1, bots=[f"weights:{path}", "uniform"])


def test_files_that_are_missing_or_something_else_are_named(tmp_path: Path) -> None:
    (tmp_path / "words.npz").write_text("these are words")
    np.save(tmp_path / "array.npy", np.zeros(3))
    for name, words in (
        ("gone.npz", "No such file"),
        ("words.npz", "is not a file of weights"),
        ("array.npy", "is not a file of weights"),
    ):
        with pytest.raises(ValueError, match=f"weights:.*{name}: .*{words}"):
            bot_named(f"weights:{tmp_path / name}")


def test_the_command_refuses_in_a_line(written: Callable[..., Path]) -> None:
    path = written()
    for words in (
        ["sim", LEDUC, "--games", "1", "--bots", f"weights:{path}"],
        ["play", LEDUC, "--bots", f"weights:{path}"],
    ):
        done = subprocess.run(
            [sys.executable, "-m", "ludary", *words],
            capture_output=True,
            text=True,
            stdin=subprocess.DEVNULL,
        )
        said = (
            f"ludary: bot weights:{path}: was trained for connect_four, version 1, and cannot play"
            " leduc_poker, version 1: train it again\n"
        )
        assert (done.returncode, done.stderr) == (2, said)


def test_a_saved_game_reads_no_weights_by_itself(tmp_path: Path) -> None:
    saved, path = tmp_path / "game.ludary", untrained(tmp_path / "ada.npz", LEDUC)
    play = [sys.executable, "-m", "ludary", "play", LEDUC]
    first = [*play, "--watch", "--bots", f"weights:{path}", "--save", str(saved)]
    subprocess.run(first, capture_output=True, check=True, stdin=subprocess.DEVNULL)
    done = subprocess.run(
        [*play, "--load", str(saved)], capture_output=True, text=True, stdin=subprocess.DEVNULL
    )
    assert done.returncode == 2
    assert "reads no weights by itself: say who plays with --bots" in done.stderr
