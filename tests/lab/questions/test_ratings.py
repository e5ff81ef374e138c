"""`tournament`: ratings with intervals, what each wins against each, and which neighbours cannot be
told apart.
"""

from pathlib import Path

import pytest

import ludary
from ludary.lab.questions.answer import Answer
from ludary.lab.questions.ratings import answer, ratings
from ludary.lab.questions.sampling import Plan
from ludary.lab.questions.tournament import Meeting, Tournament
from tests.cli.test_commands import run

BOTS = ["uniform", "novice", "greedy"]


def answered(*meetings: Meeting, seats: int = 2, interrupted: bool = False) -> Answer:
    return answer(ludary.load("dunjiin"), Tournament(BOTS, seats, meetings, interrupted), Plan())


def test_only_an_order_that_the_intervals_hold_is_said_to_be_clear() -> None:
    clear = answered(
        Meeting(1, 0, 1000, 700, 0.01),
        Meeting(2, 0, 1000, 800, 0.01),
        Meeting(2, 1, 1000, 650, 0.01),
    )
    assert clear.verdict[0].startswith("greedy is ") and clear.verdict[0].endswith(
        "Elo points above uniform."
    )
    assert clear.verdict[1] == "The order of all is clear."
    close = answered(
        Meeting(1, 0, 1000, 700, 0.01),
        Meeting(2, 0, 1000, 700, 0.01),
        Meeting(2, 1, 1000, 505, 0.01),
    )
    assert close.verdict[1].startswith("Not clear is the order of greedy and novice (+")


def test_the_table_has_what_each_wins_against_each() -> None:
    found = answered(
        Meeting(1, 0, 1000, 700, 0.01),
        Meeting(2, 0, 1000, 800, 0.01),
        Meeting(2, 1, 1000, 650, 0.01),
    )
    text = " ".join(found.text().split())
    assert "against uniform against novice against greedy" in text
    assert "uniform 30.0 % ± 2.0 20.0 % ± 2.0 novice 70.0 % ± 2.0 35.0 % ± 2.0" in text


def test_at_a_larger_table_the_rivals_are_counted() -> None:
    found = answered(
        *(Meeting(a, b, 100, 30, 0.05) for a in range(3) for b in range(3) if a != b), seats=3
    )
    assert "against 2 novice" in found.text() and "an even share is 33.3 %" in found.text()


def test_one_that_is_interrupted_says_so() -> None:
    found = answered(
        Meeting(1, 0, 1000, 700, 0.01), Meeting(2, 0, 1000, 800, 0.01), interrupted=True
    )
    assert (
        found.interrupted
        and "some meetings are missing" in found.verdict[-1]
        and "not met" in found.text()
    )


def test_the_figures_are_the_same_whatever_the_number_of_workers() -> None:
    one, two = (
        ratings("dunjiin", ["uniform", "greedy"], Plan(40, seed=4, workers=workers)).figures
        for workers in (1, 2)
    )
    assert one == two
    assert [meeting["games"] for meeting in one["meetings"]] == [80]
    assert one["ratings"]["greedy"]["mean"] == pytest.approx(-one["ratings"]["uniform"]["mean"])


def test_the_command_rates_bots_and_keeps_their_games(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    words = (
        "lab",
        "tournament",
        "dunjiin",
        "--bots",
        "uniform,novice",
        "--games",
        "40",
        "--keep",
        tmp_path / "games",
    )
    first, again = run(*words, "--out", tmp_path / "page.html"), run(*words)
    assert first.exit_code == 0 and first.output == again.output
    assert "novice is " in first.output and "Elo points above uniform" in first.output
    assert "Elo points, 0 on average" in (tmp_path / "page.html").read_text()
    assert (tmp_path / "games" / "meeting-1" / "seats-2").is_dir()
