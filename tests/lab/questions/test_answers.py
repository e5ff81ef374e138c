"""Answers: the same figures as words, page, JSON and CSV; and the games that they are made of."""

import csv
import io
import json
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

import ludary
from ludary.lab.luck.estimate import Difference, Estimate
from ludary.lab.questions.answer import Answer, Table, text_of
from ludary.lab.questions.charts import curve_chart, interval_chart, percent
from ludary.lab.questions.sampling import Plan, sampled
from tests.every_game import EXAMPLES

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
