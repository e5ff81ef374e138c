"""Tuning: what makes a planted box fair is found, fresh deals decide, and what does not fit is
refused.
"""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import pytest

from ludary.cli.lab.tune import range_of, target_of
from ludary.lab.questions.optimiser import Optuna
from ludary.lab.questions.sampling import Plan
from ludary.lab.questions.tune import FRESH_SEED, tune

MARKET = Path(__file__).parent / "market" / "market.py"


class InTurn:
    """Proposes values in turn."""

    def __init__(self, values: Iterable[Mapping[str, int]]) -> None:
        self.values, self.losses = iter(list(values)), list[float]()

    def ask(self) -> Mapping[str, int]:
        return next(self.values)

    def tell(self, loss: float) -> None:
        self.losses.append(loss)


def test_the_value_nearest_to_the_target_is_found_and_played_on_fresh_deals() -> None:
    proposals = InTurn({"head_start": points} for points in (30, 9, 0, 20))
    answer = tune(
        MARKET,
        {"head_start": (0, 50)},
        {"wins": 0.5},
        ["uniform"],
        Plan(games=60, seed=3),
        None,
        4,
        proposals,
    )

    assert answer.figures["found"] == {"head_start": 0} and len(proposals.losses) == 4
    assert proposals.losses[2] == min(proposals.losses) and proposals.losses[0] > 100
    wins = answer.figures["measures"]["wins"]
    assert wins["found"] != wins["tuned"] and wins["found"]["error"] < wins["tuned"]["error"]
    assert answer.verdict[0] == "Of 4 tries, today's box is the best."
    assert answer.verdict[1].startswith("On fresh deals, seat 1 wins: ")
    assert (
        f"240 fresh deals of seed {3 + FRESH_SEED}, on which nothing was chosen" in answer.about[0]
    )


def test_ctrl_c_gives_the_best_so_far_on_fresh_deals() -> None:
    def stop(done: int, trials: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    proposals = InTurn({"head_start": points} for points in (20, 9, 0))
    answer = tune(
        MARKET,
        {"head_start": (0, 50)},
        {"wins": 0.5},
        ["uniform"],
        Plan(games=40, tell=stop),
        None,
        3,
        proposals,
    )

    assert (
        answer.interrupted
        and answer.figures["found"] == {"head_start": 9}
        and answer.figures["tries"] == 2
    )
    assert answer.verdict[:2] == [
        "Interrupted: this is the best of what was tried.",
        "Best of 2 tries: points that seat 1 begins with = 9 (now 0).",
    ]
    assert answer.verdict[2].endswith("the target of 50 % is missed.")


@pytest.mark.parametrize(
    ("ranges", "targets", "message"),
    [
        (
            {"head_start": (5, 5)},
            {"wins": 0.5},
            "head_start=5..5: should go from a number up to another",
        ),
        (
            {"head_start": (0, 99)},
            {"wins": 0.5},
            "head_start=99: should be a whole number from 0 to 50",
        ),
        ({"start": (0, 9)}, {"wins": 0.5}, "market has no number 'start'"),
        ({"head_start": (0, 9)}, {"fun": 1.0}, "there is no measure 'fun'"),
        ({}, {"wins": 0.5}, "needs at least one number and one target"),
    ],
)
def test_what_does_not_fit_is_refused(ranges: Any, targets: Any, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        tune(MARKET, ranges, targets, ["uniform"], Plan(games=10), optimiser=InTurn([]))


def test_ranges_and_targets_are_written_as_the_help_says() -> None:
    assert range_of("spell.upsy.cost=1..6") == ("spell.upsy.cost", (1, 6))
    assert target_of("begins=50%") == target_of("begins=0.5") == ("begins", 0.5)
    for read, wrong in (
        (range_of, "hand=2"),
        (range_of, "hand=a..b"),
        (target_of, "begins"),
        (target_of, "begins=half"),
    ):
        with pytest.raises(ValueError, match="should be written"):
            read(wrong)


def test_optuna_begins_with_the_box_of_today_and_comes_near_a_target() -> None:
    pytest.importorskip("optuna", reason="Optuna is not installed")
    optimiser, asked = Optuna({"a": (0, 50), "b": (0, 50)}, 1, {"a": 3, "b": 4}), []
    for _ in range(60):
        values = optimiser.ask()
        asked.append((values["a"], values["b"]))
        optimiser.tell((values["a"] - 20) ** 2 + (values["b"] - 30) ** 2)

    assert asked[0] == (3, 4)
    assert min((a - 20) ** 2 + (b - 30) ** 2 for a, b in asked) < 40
