"""Training: the same seed gives the same network, what was stopped goes on, and what is learnt is
true.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner

import ludary
from ludary.bots.network_file import read_network
from ludary.cli import main
from ludary.train.calibration import bins_of, brier, calibration, monotone, reliability_diagram
from ludary.train.encoding import Encoding
from ludary.train.learner import Learner, Positions
from ludary.train.playouts import compared, played_out, shares_of_playouts
from ludary.train.self_play import BotSettings, play_block
from ludary.train.settings import Settings
from ludary.train.training import Training, mean_share, partial_file
from tests.every_game import EXAMPLES

LEDUC = ludary.load(EXAMPLES / "leduc_poker.py")
FEW = Settings(
    first_games=400,
    games=300,
    generations=2,
    one_in=1,
    units=16,
    units_2=8,
    epochs=1,
    measured_games=0,
)


def trained(path: Path, settings: Settings = FEW) -> bytes:
    for _ in Training(LEDUC, [2], settings).run(path):
        pass
    return path.read_bytes()


def test_a_training_that_was_stopped_goes_on_to_the_same_network(tmp_path: Path) -> None:
    whole, stopped = tmp_path / "whole.npz", tmp_path / "stopped.npz"
    weights = trained(whole)
    assert next(Training(LEDUC, [2], FEW).run(stopped)).generation == 0
    assert partial_file(stopped).exists() and not stopped.exists()
    with pytest.raises(ValueError, match="of a training with other settings"):
        trained(stopped, replace(FEW, slips=50))
    assert [told.generation for told in Training(LEDUC, [2], FEW).run(stopped)] == [1, 2]
    assert stopped.read_bytes() == weights
    assert not partial_file(stopped).exists()


def test_the_last_generations_are_played_by_a_search(tmp_path: Path) -> None:
    short = replace(FEW, generations=1, searched=1, searched_games=FEW.games, iterations=30)
    trained(tmp_path / "searched.npz", short)
    trained(tmp_path / "looking.npz", replace(FEW, generations=2))
    searched, looking = (
        read_network(LEDUC, tmp_path / f"{name}.npz").arrays["second"]
        for name in ("searched", "looking")
    )
    assert not np.array_equal(searched, looking)  # only the games of the last generation are others


@pytest.mark.parametrize(
    "wrong", [{"one_in": 0}, {"slips": 101}, {"trace": 1.5}, {"rate": 0.0}, {"games": -1}]
)
def test_settings_with_which_nothing_can_be_learnt_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=next(iter(wrong))):
        replace(FEW, **wrong)


def test_a_damaged_file_of_a_training_is_told(tmp_path: Path) -> None:
    partial_file(tmp_path / "network.npz").write_bytes(b"PK\x03\x04 cut off")
    with pytest.raises(ValueError, match="is damaged: remove it to begin anew"):
        trained(tmp_path / "network.npz")


def test_numbers_of_players_that_are_none_are_told(tmp_path: Path) -> None:
    run = CliRunner().invoke(
        main,
        [
            "train",
            str(EXAMPLES / "leduc_poker.py"),
            "--seats",
            "2,x",
            "--out",
            str(tmp_path / "network.npz"),
        ],
    )
    assert (
        run.exit_code != 0
        and "'x' should be a number of players" in f"{run.output}{run.exception}{run.stderr}"
    )


def test_what_compiled_code_reckons_is_what_numpy_does(tmp_path: Path) -> None:
    """Self-play records the network's chances; `judged` reckons them anew, in another way."""
    trained(tmp_path / "network.npz")
    network = read_network(LEDUC, tmp_path / "network.npz")
    part = play_block(LEDUC, 2, 0, 50, 7, BotSettings(1, 0, 1), network)
    chances = network.judged(
        part.rows, part.odds, np.ones_like(part.odds, np.bool_), np.full(len(part.rows), 2)
    )
    turned = np.where(part.whose[:, None] == 0, chances, chances[:, ::-1])
    assert len(chances) > 50
    assert part.chances == pytest.approx(turned, abs=1e-5)


def test_the_learner_finds_chances(tmp_path: Path) -> None:
    """Of three inputs one decides: it wins 3 of 4 games, without it 1 of 4."""
    rng = np.random.default_rng(1)
    rows = rng.integers(0, 2, (4000, 3)).astype(np.int8)
    won = rng.random(4000) < np.where(rows[:, 1] > 0, 0.75, 0.25)
    targets = np.stack([won, ~won], axis=1).astype(np.float32)
    positions = Positions(
        rows,
        np.zeros((4000, 2), np.float32),
        np.ones((4000, 2), np.bool_),
        targets,
        np.full(4000, 2, np.int8),
    )
    encoding = Encoding.of(rows, 10_000)
    learner = Learner(len(encoding.column), 2, (8, 4), 1, False)
    for _ in range(300):
        learner.learn(encoding(rows), positions, 0.01)
    chances = learner.chances(
        encoding(np.array([[0, 1, 0], [1, 0, 1]], np.int8)),
        np.zeros((2, 2)),
        np.ones((2, 2), np.bool_),
        np.array([2, 2]),
    )[2]
    assert chances[:, 0] == pytest.approx([0.75, 0.25], abs=0.05)


def test_the_learner_tells_numbers_of_players_apart() -> None:
    """Alone one wins 3 of 4 games, whatever the formula says; for two it tells something."""
    rng = np.random.default_rng(1)
    seats = rng.integers(1, 3, 4000).astype(np.int8)
    odds = rng.normal(size=(4000, 2)).astype(np.float32)
    chance = np.where(seats == 1, 0.75, 1 / (1 + 3 * np.exp(odds[:, 1] - odds[:, 0])))
    won = rng.random(4000) < chance
    targets, there = np.stack([won, ~won], axis=1).astype(np.float32), np.ones((4000, 2), np.bool_)
    rows = np.zeros((4000, 1), np.int8)
    encoding = Encoding.of(rows, 10_000)
    learner = Learner(len(encoding.column), 2, (8, 4), 1, True)
    for _ in range(400):
        learner.learn(encoding(rows), Positions(rows, odds, there, targets, seats), 0.01)
    assert (
        np.abs(learner.chances(encoding(rows), odds, there, seats)[2][:, 0] - chance).mean() < 0.05
    )


def test_every_value_of_a_column_has_its_line() -> None:
    rng = np.random.default_rng(2)
    rows = np.stack(
        [
            rng.integers(-3, 4, 500),
            rng.integers(0, 2, 500),
            np.full(500, 5),
            rng.integers(0, 100, 500),
        ],
        axis=1,
    ).astype(np.int8)
    encoding = Encoding.of(rows, 10_000)
    weights, bias = rng.normal(size=(len(encoding.column), 6)), rng.normal(size=6)
    table = encoding.first_layer(weights, bias)
    lines = table.base + np.clip(rows, table.low, table.high)
    summed = table.lines[lines].sum(axis=1) + table.bias
    assert summed == pytest.approx(encoding(rows) @ weights + bias, abs=1e-4)
    assert not table.lines[table.base].any()  # what is 0 adds nothing


def test_where_lines_are_few_those_columns_are_left_out_that_change_least() -> None:
    often, seldom = np.arange(100) % 10, np.arange(100) // 95
    rows = np.stack([seldom, often, np.zeros(100)], axis=1).astype(np.int8)
    assert sorted(set(Encoding.of(rows, 12).column)) == [0, 1]
    assert sorted(set(Encoding.of(rows, 11).column)) == [1]


def test_monotone_chances_rise_and_are_the_best_such() -> None:
    scores = np.array([1.0, 2.0, 3.0, 4.0, 5.0, 5.0])
    results = np.array([0.0, 1.0, 0.0, 1.0, 1.0, 0.0])
    fitted = monotone(scores, results)
    assert fitted == pytest.approx([0, 0.5, 0.5, 2 / 3, 2 / 3, 2 / 3])
    assert all(one <= following for one, following in pairwise(fitted))
    assert brier(fitted, results) <= brier(np.full(6, results.mean()), results)


def test_a_judge_that_tells_the_truth_is_told_apart_from_one_that_boasts() -> None:
    rng = np.random.default_rng(3)
    chances = rng.random(20_000)
    results = (rng.random(20_000) < chances).astype(float)

    def error(told: np.ndarray) -> float:
        return sum(
            abs(chance - result) * count for chance, result, count in bins_of(told, results)
        ) / len(results)

    assert error(chances) < 0.015
    assert error(np.clip(2 * chances - 0.5, 0, 1)) > 0.1


def test_a_judge_is_held_against_results(tmp_path: Path) -> None:
    trained(tmp_path / "network.npz")
    found = calibration(LEDUC, read_network(LEDUC, tmp_path / "network.npz"), 2, 300, 5, 1, 2)
    assert found.positions == sum(count for _, _, count in found.bins) > 300
    assert 0 <= found.error < 0.5
    assert reliability_diagram(found).count("<circle") == len(found.bins)


def test_playouts_tell_how_far_off_a_judge_is() -> None:
    """Chances that are 10 points off cost 0.01 of a Brier score, whatever luck the few playouts
    had.
    """
    rng = np.random.default_rng(4)
    true = rng.random(20_000)
    shares, results = rng.binomial(20, true) / 20, (rng.random(20_000) < true).astype(float)

    right, wrong = compared(true, shares, results, 20), compared(true + 0.1, shares, results, 20)

    assert right.off < 0.01 and abs(right.brier - right.brier_playouts) < right.difference
    assert wrong.off == pytest.approx(
        0.1, abs=0.005
    ) and wrong.brier - wrong.brier_playouts == pytest.approx(0.01, abs=0.005)


def test_positions_are_played_out_to_what_may_come_of_them(tmp_path: Path) -> None:
    trained(tmp_path / "network.npz")
    network = read_network(LEDUC, tmp_path / "network.npz")
    few, again = (played_out(network, 2, 200, 5, 5, BotSettings(1, 0, 2)) for _ in range(2))
    assert few == again and few.positions > 200
    assert 0 < few.brier_playouts < few.brier + few.difference and few.off < 0.5


def test_what_comes_of_a_position_depends_on_the_bot_that_plays_it_out(tmp_path: Path) -> None:
    trained(tmp_path / "network.npz")
    network = read_network(LEDUC, tmp_path / "network.npz")
    block = play_block(LEDUC, 2, 0, 40, 7, BotSettings(1, 0, 2), network, True)
    best, loose = (
        shares_of_playouts(network, 2, block.views, block.whose, 20, 5, BotSettings(1, slips, 2))
        for slips in (0, 100)
    )
    assert np.abs(best - loose).mean() > 0.01


def test_a_share_counts_all_that_a_game_returns(tmp_path: Path) -> None:
    """In Leduc poker a return is a part of the largest pot, so that a won game is seldom a whole
    share.
    """
    trained(tmp_path / "network.npz")
    bot = f"learned:{tmp_path / 'network.npz'}"
    pairs = [[bot, "uniform"], ["uniform", bot]]
    results = [
        ludary.simulate(LEDUC, 200, 2, pair, seed=6 + seat) for seat, pair in enumerate(pairs)
    ]

    share = mean_share(read_network(LEDUC, tmp_path / "network.npz"), 2, 400, 5).mean

    returns = [one.returns[:, seat].mean() for seat, one in enumerate(results)]
    assert share == pytest.approx(0.5 + np.mean(returns) / 2)
    assert share < np.mean([one.wins()[seat] / 200 for seat, one in enumerate(results)])


def test_of_the_networks_that_were_measured_the_best_is_kept(tmp_path: Path) -> None:
    training = Training(LEDUC, [2], replace(FEW, generations=4, measured_games=40))
    list(training.run(tmp_path / "network.npz"))
    network = read_network(LEDUC, tmp_path / "network.npz")
    assert len(training.curve) == 5
    assert network.about["curve"][-1][1] == max(share for _, share in training.curve)
    assert [file.name for file in tmp_path.iterdir()] == ["network.npz"]


def test_the_command_trains_and_judges(tmp_path: Path) -> None:
    source, out = str(EXAMPLES / "leduc_poker.py"), tmp_path / "leduc.npz"
    few = [
        "--first-games",
        "200",
        "--games",
        "100",
        "--generations",
        "1",
        "--measured-games",
        "100",
    ]
    run = CliRunner().invoke(main, ["train", source, "--out", str(out), *few])
    assert run.exit_code == 0, run.output
    assert (
        "generation 1 of 1" in run.output
        and "against chance" in run.output
        and "even is 50%" in run.output
    )
    run = CliRunner().invoke(
        main,
        [
            "judge",
            source,
            "--file",
            str(out),
            "--games",
            "100",
            "--playouts",
            "3",
            "--picture",
            str(tmp_path / "truth.svg"),
        ],
    )
    assert run.exit_code == 0, run.output
    assert "each played out 3 times" in run.output
    assert "Calibration error" in run.output and (tmp_path / "truth.svg").read_text().startswith(
        "<svg"
    )


def test_without_a_network_the_formula_is_held_against_results() -> None:
    run = CliRunner().invoke(main, ["judge", "dunjiin", "--games", "60"])
    assert run.exit_code == 0, run.output
    assert "Dunjiin, 2 seats" in run.output and "Calibration error" in run.output
    run = CliRunner().invoke(main, ["judge", "dunjiin", "--games", "60", "--playouts", "3"])
    assert "--playouts 3: dunjiin has no network" in run.stderr
