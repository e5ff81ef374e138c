"""Balance: a head start is found and named, an even table is called fair, and the better bot is
told.
"""

from pathlib import Path

import pytest

import ludary
from ludary.lab.luck.estimate import Estimate
from ludary.lab.questions.balance import balance, fairness, usual_levels
from ludary.lab.questions.measures import VALUE
from ludary.lab.questions.sampling import Plan
from tests.every_game import EXAMPLES

FOUR = EXAMPLES / "connect_four.py"


def test_whoever_begins_four_in_a_row_is_surely_better_off() -> None:
    answer = balance(FOUR, ["uniform"], plan=Plan(games=1500, adjust=False))

    assert answer.verdict[0].startswith("Among uniform: whoever begins wins 5")
    assert "surely not within 48 to 52 %" in answer.verdict[0]
    assert answer.figures["bots"]["uniform"]["Whoever begins"]["mean"] > 0.53
    assert answer.figures["meeting"] is None and len(answer.verdict) == 2


def test_the_last_bot_meets_the_first_and_each_has_a_column() -> None:
    answer = balance("koa", ["uniform", "novice"], seats=3, plan=Plan(games=12))

    assert answer.tables[0].head == ["", "uniform", "novice"]
    assert [row[0] for row in answer.tables[0].rows] == [
        "Whoever begins", "Second", "Third", "Seat 1", "Seat 2", "Seat 3", "First place shared",
    ]  # fmt: skip
    assert (
        answer.verdict[-1].startswith("novice wins ")
        and "as one of 3, among uniform" in answer.verdict[-1]
    )
    places = [
        answer.figures["bots"]["uniform"][name]["mean"]
        for name in ("Whoever begins", "Second", "Third")
    ]
    assert sum(places) == pytest.approx(1)


def test_the_worth_of_a_card_is_told_of_each_bot() -> None:
    market = ludary.load(Path(__file__).parent / "market" / "market.py", gold=8)

    answer = balance(market, ["uniform"], 2, Plan(games=60, adjust=False), ["worth:gold"])

    assert answer.tables[0].title == VALUE
    assert answer.verdict[0].startswith("Worth of gold to its user: +")
    assert answer.figures["bots"]["uniform"]["worth:gold"]["interval"][0] > 0


@pytest.mark.parametrize(
    ("mean", "error", "words"),
    [
        (0.50, 0.005, "fair; whoever begins wins 50.0 % ± 1.0, surely within 48 to 52 %."),
        (0.56, 0.015, "whoever begins wins 56.0 % ± 2.9, surely not within 48 to 52 %."),
        (
            0.54,
            0.015,
            (
                "whoever begins wins 54.0 % ± 2.9; whether that is within 48 to 52 % cannot be told"
                " yet; about 220 deals would tell."
            ),
        ),
        (
            0.52,
            0.015,
            (
                "whoever begins wins 52.0 % ± 2.9; whether that is within 48 to 52 % cannot be told"
                " yet."
            ),
        ),
    ],
)
def test_nothing_is_called_fair_or_unfair_before_the_interval_says_so(
    mean: float, error: float, words: str
) -> None:
    assert fairness([("Whoever begins", Estimate(mean, error))], 0.5, 100) == words


def test_levels_that_search_are_not_asked_by_default() -> None:
    assert usual_levels(ludary.load("konja"), 2) == ["careless:4", "careless:2", "careless:1"]


def test_the_same_question_has_the_same_answer_whatever_the_number_of_workers(
    tmp_path: Path,
) -> None:
    one, two = (
        balance(FOUR, ["uniform"], plan=Plan(games=60, adjust=False, workers=workers)).figures
        for workers in (1, 2)
    )

    assert one == two
