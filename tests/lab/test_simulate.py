"""Simulations: the same games whatever the workers, and figures that add up."""

import csv
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ludary
from ludary.lab.simulation.results import wilson
from tests.every_game import EXAMPLES

FOUR = str(EXAMPLES / "connect_four.py")


def first(view: Any, legal: Any, rng: Any) -> Any:
    """A bot of one's own."""
    return legal[0]


def test_results_do_not_depend_on_the_workers() -> None:
    one, three = (
        ludary.simulate("dunjiin", games=600, seats=3, seed=5, workers=workers)
        for workers in (1, 3)
    )
    assert (one.returns == three.returns).all()
    assert (one.lengths == three.lengths).all()
    assert one.to_dict() == three.to_dict()


def test_bots_that_think_do_not_depend_on_the_workers_either() -> None:
    bots = ["greedy", "ismcts:20", "uniform"]
    one, two = (
        ludary.simulate("dunjiin", games=12, bots=bots, workers=workers) for workers in (1, 2)
    )
    assert one.to_dict() == two.to_dict()


def test_another_seed_gives_other_games() -> None:
    assert (
        ludary.simulate(FOUR, games=50, seed=1).lengths
        != ludary.simulate(FOUR, games=50, seed=2).lengths
    ).any()


def test_figures_add_up() -> None:
    results = ludary.simulate("dunjiin", games=400, seats=4)
    assert results.games == 400
    assert results.decisions == sum(results.actions.values()) == results.lengths.sum()
    assert results.wins().sum() == pytest.approx(400)
    assert results.events["victory"] == 400
    assert results.events["dies"] == 3 * 400
    assert results.events["dealer"] == 400
    assert 0.9 * results.events["wins"] < results.events["claims"] <= results.events["wins"]
    assert results.returns.shape == (400, 4)
    assert results.returns.sum() == pytest.approx(0)
    assert 1 < results.branching < results.most_choices


def test_alone_only_games_with_a_return_above_0_are_won() -> None:
    results = ludary.simulate("zimby_mojo", games=8, seats=1, bots=["uniform"], seed=3)
    assert results.wins().tolist() == [np.count_nonzero(results.returns > 0)]
    assert results.won.tolist() == (results.returns > 0).tolist()


def test_a_bot_of_ones_own_plays_in_simulations() -> None:
    results = ludary.simulate(FOUR, games=20, bots=[first, "uniform"])
    assert results.events["drops"] == results.decisions
    assert results.bots == ["first", "uniform"]
    assert (
        results.to_dict()
        == ludary.simulate(FOUR, games=20, bots=[first, "uniform"], workers=2).to_dict()
    )


def test_one_bot_serves_all_seats() -> None:
    assert ludary.simulate("dunjiin", games=2, seats=3, bots=["greedy"]).bots == ["greedy"] * 3


def test_a_bot_that_breaks_the_rules_is_named() -> None:
    with pytest.raises(ludary.IllegalAction, match=r"no column is called '9'"):
        ludary.simulate(FOUR, games=1, bots=[lambda view, legal, rng: "drop 9", "uniform"])
    with pytest.raises(ValueError, match=r"chose 'drop 0', which is not legal"):
        ludary.simulate(
            FOUR, games=1, bots=[lambda view, legal, rng: 0, lambda view, legal, rng: 0]
        )


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (
            {"bots": ["clever", "uniform"]},
            "there is no bot 'clever'; bots are uniform, novice, casual, greedy, learned, ismcts",
        ),
        (
            {"bots": ["ismcts:0", "uniform"]},
            "bot 'ismcts:0': should be a number of iterations .1 to 10,000,000, as in ismcts:5000",
        ),
        ({"bots": ["uniform"] * 3}, "connect_four has 2 seats, not 3"),
        ({"games": 0}, "games=0: should be a whole number from 1 to 1,000,000,000"),
        ({"workers": 0}, "workers=0: should be a whole number from 1 to 1,000"),
    ],
)
def test_wrong_arguments_are_answered_with_the_right_ones(
    arguments: dict[str, Any], complaint: str
) -> None:
    with pytest.raises(ValueError, match=complaint):
        ludary.simulate(FOUR, **arguments)


def test_figures_in_files_are_those_of_the_results(tmp_path: Path) -> None:
    results = ludary.simulate("dunjiin", games=30, seats=2)
    results.save_json(tmp_path / "results.json")
    results.save_csv(tmp_path / "results.csv")
    assert json.loads((tmp_path / "results.json").read_text())["games"] == 30
    with (tmp_path / "results.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert [int(row["decisions"]) for row in rows] == list(results.lengths)
    assert np.mean([float(row["return 1"]) for row in rows]) == pytest.approx(
        results.returns[:, 0].mean(), abs=1e-5
    )


def test_an_interval_holds_the_true_share_95_times_in_100() -> None:
    rng = np.random.default_rng(1)
    held = [
        low <= 0.3 <= high
        for low, high in (wilson(rng.binomial(200, 0.3), 200) for _ in range(2_000))
    ]
    assert np.mean(held) == pytest.approx(0.95, abs=0.02)


def heed_ctrl_c() -> None:
    """Let Ctrl-C work even where a background job, which ignores it, started the tests."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_ctrl_c_ends_a_simulation_with_what_was_reached() -> None:
    code = (
        "import ludary\ndef report(done, games):\n    print('playing', flush=True)\nresults ="
        " ludary.simulate('dunjiin', games=100_000_000, seats=2, progress=report)\nprint('ended',"
        " results.interrupted, 0 < results.games < 100_000_000, results.wins().sum() =="
        " results.games)"
    )
    environment = os.environ | {"PYTHONPATH": str(Path(ludary.__file__).parents[1])}
    with subprocess.Popen(
        [sys.executable, "-c", code],
        stdout=subprocess.PIPE,
        text=True,
        env=environment,
        preexec_fn=heed_ctrl_c,
    ) as run:
        assert run.stdout is not None
        assert run.stdout.readline() == "playing\n"
        run.send_signal(signal.SIGINT)
        assert run.stdout.read().splitlines()[-1] == "ended True True True"


def test_results_become_a_table_of_games_and_seats() -> None:
    results = ludary.simulate("leduc_poker", games=50, bots=["uniform", "uniform"], seed=4)

    columns = results.columns()

    assert list(columns) == ["game", "seat", "bot", "return", "won", "decisions", "began"]
    assert {len(column) for column in columns.values()} == {100}
    assert columns["return"].reshape(50, 2).tolist() == results.returns.tolist()
    assert columns["began"].reshape(50, 2)[:, 0].tolist() == (results.began == 0).tolist()
    assert columns["decisions"][:2].tolist() == [results.lengths[0]] * 2
