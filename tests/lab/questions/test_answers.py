"""Answers: the same figures as words, page, JSON and CSV; and the games that they are made of."""

import csv
import io
import json
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest
from click.testing import CliRunner

import ludary
from ludary.cli import main
from ludary.lab.luck.estimate import Difference, Estimate
from ludary.lab.questions.answer import Answer, Table, command, text_of
from ludary.lab.questions.box_numbers import cost_of
from ludary.lab.questions.charts import curve_chart, interval_chart, percent
from ludary.lab.questions.precision import precise
from ludary.lab.questions.sampling import Plan, sampled
from ludary.lab.questions.sweep import sweep
from tests.every_game import EXAMPLES

MARKET = Path(__file__).parent / "market" / "market.py"
FOUR = str(EXAMPLES / "connect_four.py")
SHARE = Estimate(0.55, 0.01)
CHARTS = [
    interval_chart(
        "Wins <of> each", [("greedy & co", SHARE), ("novice", Estimate(0.45, 0.03))], 0.5, percent
    ),
    curve_chart("By price", [(1, SHARE), (2, Estimate(0.6, 0.02))], "price", percent, 0.5),
]
ANSWER = Answer(
    "Is it <fair>?",
    ["Yes & no."],
    [Table("Wins", ["Bot", "Share", "Games"], [["greedy", SHARE, 1200]], "A note.", "%")],
    CHARTS,
    ["1,200 games."],
    {"share": SHARE.to_dict()},
)


def test_an_answer_has_the_same_figures_in_every_form(tmp_path: Path) -> None:
    assert "greedy  55.0 % ± 2.0  1,200" in ANSWER.text()
    rows = list(csv.reader(io.StringIO(ANSWER.csv())))
    assert rows[0] == ["table", "Bot", "Share", "Share from", "Share to", "Games"]
    assert [float(value) for value in rows[1][2:]] == [0.55, *SHARE.interval(), 1200]
    ANSWER.save(tmp_path / "answer.json")
    told = json.loads((tmp_path / "answer.json").read_text())
    assert told["share"]["mean"] == 0.55 and told["verdict"] == ["Yes & no."]
    ANSWER.save(tmp_path / "answer.md")
    assert (
        "| Bot | Share | Games |\n| --- | ---: | ---: |\n| greedy | 55.0 % ± 2.0 | 1,200 |"
        in (tmp_path / "answer.md").read_text()
    )
    ANSWER.save(tmp_path / "answer.html")
    page = (tmp_path / "answer.html").read_text().replace("\u00a0", " ")
    assert (
        "Is it &lt;fair&gt;?" in page
        and "55.0 % ± 2.0" in page
        and "prefers-color-scheme: dark" in page
    )
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "") and "<script" not in page


def test_a_difference_has_its_sign_and_as_many_digits_as_its_interval() -> None:
    assert text_of(Difference(-0.047, 0.01, together=10), "%") == "-4.7 ± 2.8"
    assert text_of(Difference(12.3456, 0.61)) == "+12.3 ± 1.2"
    assert text_of(Difference(-0.0001, 0.02)) == "+0.000 ± 0.039"
    assert text_of(Estimate(1234.5, 20.0)) == "1,234 ± 39"


@pytest.mark.parametrize("chart", CHARTS)
def test_a_chart_is_an_svg_in_the_colours_of_its_page(chart: "object") -> None:
    drawn = chart.svg  # type: ignore[attr-defined]
    ElementTree.fromstring(drawn)
    assert "var(--ink)" in drawn and "#" not in drawn
    assert "var(--" not in ANSWER._repr_html_()  # pictures of a notebook have their own


def test_a_question_is_asked_with_as_many_deals_as_its_precision_takes(tmp_path: Path) -> None:
    said: list[str] = []

    def ask(plan: Plan) -> Answer:
        return sweep(MARKET, "gold", [3, 6], ["worth:gold"], ["uniform"], plan)

    answer = precise(ask, Plan(keep=tmp_path), 0.05, say=said.append)
    deals = int((tmp_path / "deals").read_text())
    assert 0.02 < answer.width <= 0.05 and 64 < deals < 1000
    assert said[0].startswith("± 5 takes about ") and said[0].endswith(" second.")
    assert answer.figures == ask(Plan(deals)).figures
    assert precise(ask, Plan(keep=tmp_path), 0.05).figures == answer.figures
    assert precise(ask, Plan(), 0.001, most=80).width > 0.05
    precise(lambda plan: ANSWER, Plan(), 0.05, say=said.append)
    assert said[-1] == "Nothing of this has an interval that more deals would narrow."


def test_the_command_says_beforehand_how_long_a_precision_takes_and_ends_with_the_next_one() -> (
    None
):
    words = ["lab", "sweep", str(MARKET), "gold", "3,6", "--measure", "worth:gold"]
    result = CliRunner().invoke(main, [*words, "--bots", "uniform", "--until", "6"])

    assert result.exit_code == 0, result.output
    assert "± 6 takes about " in result.stderr
    assert result.output.rstrip().endswith(f"compare {MARKET} --option=gold=6 --bots uniform")


def test_intervals_hold_where_their_width_ended_the_run() -> None:
    rng, held = np.random.default_rng(1), []
    for _ in range(400):
        values = rng.exponential(size=4000)

        def ask(plan: Plan, values: Any = values) -> Answer:
            one = Estimate.of(values[: plan.games])
            return Answer("", [], figures={"mean": one}, width=one.reach())

        held.append(not precise(ask, Plan(), 0.1).figures["mean"].differs_from(1.0))
    assert 0.92 < np.mean(held) < 0.98


def test_the_next_command_is_of_the_same_box_and_bots() -> None:
    konja = ludary.load("konja", edition="shop-counts", gold=4)
    assert command("sweep", konja, "hand", "2..5", bots=["greedy", "greedy"]) == (
        "ludary lab sweep konja hand 2..5 --edition shop-counts --option=gold=4 --bots greedy"
    )
    assert (
        replace(ANSWER, next="ludary lab cards konja")
        .text()
        .endswith("\n\nNext: ludary lab cards konja")
    )
    assert cost_of(konja, "figa") == "relic.figa.cost" and cost_of(konja, "dig") == ""


def test_another_ending_is_refused(tmp_path: Path) -> None:
    with pytest.raises(
        ValueError, match=r"answer\.pdf: should end in \.html, \.json, \.csv, \.md or \.txt"
    ):
        ANSWER.save(tmp_path / "answer.pdf")


def test_each_bot_sits_in_each_seat_and_plays_the_same_deals() -> None:
    sample = sampled(
        ludary.load("dunjiin"), ["greedy", "uniform", "uniform"], Plan(games=30, adjust=False)
    )
    assert sample.bots == ["greedy", "uniform", "uniform"] and sample.games == 90
    first, second, third = (one.bots for one in sample.results)
    assert (first[0], second[1], third[2]) == ("greedy",) * 3
    assert np.mean(sample.won(0)) == pytest.approx(
        np.mean([one.won[:, k].mean() for k, one in enumerate(sample.results)])
    )
    assert sum(sample.share(bot).mean for bot in range(3)) == pytest.approx(1)
    assert len({one.seed for one in sample.results}) == 1


def test_bots_that_are_alike_need_one_seating() -> None:
    sample = sampled(ludary.load(FOUR), ["uniform"], Plan(games=40))
    assert len(sample.results) == 1 and sample.games == 40
    assert 0 < sample.shape("decided").mean() < 1
    assert Estimate.of(sample.beginner()).mean > 0.5
