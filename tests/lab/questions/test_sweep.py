"""Sweeps: a curve that should rise does, one that should not does not, and numbers are found by
their names.
"""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ludary
from ludary.core.errors import BadEdition
from ludary.lab.questions.answer import Answer
from ludary.lab.questions.box_numbers import number_now, number_words, values_in, with_number
from ludary.lab.questions.measures import worth_of
from ludary.lab.questions.sampling import Plan, sampled
from ludary.lab.questions.sweep import MEASURES, sweep, usual

MARKET = Path(__file__).parent / "market" / "market.py"


def asked(number: str, values: list[int], *measures: str, **how: Any) -> Answer:
    return sweep(MARKET, number, values, measures, ["uniform"], Plan(games=100, **how))


def test_the_share_of_wins_rises_with_a_head_start_and_who_begins_does_not_matter() -> None:
    answer = asked("head_start", [0, 3, 6], "wins", "begins", "verb:buy")

    shares = [point["wins"]["mean"] for point in answer.figures["points"]]
    assert shares == sorted(shares) and shares[2] > shares[0] + 0.1
    assert "surely different with 3 (+" in answer.verdict[0]
    assert (
        answer.verdict[2].startswith("Whoever begins wins: ")
        and "no other value clearly changes it" in answer.verdict[2]
    )
    assert [point["verb:buy"]["mean"] for point in answer.figures["points"]] == [24, 24, 24]
    assert "It may be even, 50 %, with 0" in answer.verdict[1]


def test_a_card_made_better_is_worth_more_and_is_used_as_often_by_bots_that_do_not_look() -> None:
    answer = asked("gold", [3, 4, 7], "use:Gold", "worth:gold")

    worth = [point["worth:gold"]["mean"] for point in answer.figures["points"]]
    assert worth == sorted(worth) and worth[2] > worth[0] + 0.1
    assert "no other value clearly changes it" in answer.verdict[0]
    assert "surely different with 4 (+" in answer.verdict[1]
    assert answer.verdict[2:] == [
        "It is surely worth more than 6 points with 7; something with 4.",
        "Whether it is worth anything cannot be told with 3.",
    ]
    assert len(answer.charts) == 1 and "Worth of gold to its user" in answer.charts[0].svg


def test_intervals_of_a_worth_and_of_a_difference_of_two_hold_in_95_of_100_samples() -> None:
    repeats, deals = 400, 25
    plan = Plan(repeats * deals, adjust=False, things=("gold",), worth=True)
    boxes = [sampled(ludary.load(MARKET, gold=gold), ["uniform"], plan) for gold in (4, 6)]
    worse, better = (box.worth("gold").reshape(repeats, deals) for box in boxes)
    measure = worth_of("gold", "Gold")

    for estimates, truth in (
        (list(map(measure.estimate, better)), better.mean()),
        (list(map(measure.change, better, worse)), (better - worse).mean()),
    ):
        assert 0.92 < np.mean([not one.differs_from(truth) for one in estimates]) < 0.98
        assert np.mean([one.is_clear() for one in estimates]) > 0.9


def test_the_cost_of_a_card_asks_for_its_use_and_its_worth() -> None:
    konja = ludary.load("konja")
    assert usual(konja, "spell.upsy.cost") == ["use:upsy", "worth:upsy"]
    assert usual(konja, "price_high") == ["use:cloud high", "worth:cloud high"]
    assert usual(konja, "gold") == MEASURES
    assert number_words(konja, "spell.upsy.cost") == "the cost of Upsy"


def test_values_that_change_nothing_measure_alike() -> None:
    points = asked("lead", [3, 4], "length", "lead changes").figures["points"]

    assert points[0]["length"] == points[1]["length"]
    assert points[0]["lead changes"]["mean"] > 0


def test_a_sweep_is_gone_on_with_and_has_the_same_figures_with_any_workers(tmp_path: Path) -> None:
    first = asked("gold", [2, 5], "wins", workers=1, keep=tmp_path)
    assert (tmp_path / "gold=2" / "seats-1").is_dir()
    assert (
        asked("gold", [2, 5], "wins", workers=3, keep=tmp_path).figures
        == first.figures
        == asked("gold", [5, 2], "wins", workers=2).figures
    )


def test_ctrl_c_gives_the_values_that_were_played() -> None:
    def stop(done: int, games: int) -> None:
        if done > 210:
            raise KeyboardInterrupt

    answer = asked("gold", [1, 2, 3, 4], "wins", tell=stop)
    assert answer.interrupted and [point["value"] for point in answer.figures["points"]] == [1, 2]


def test_numbers_of_editions_are_found_by_the_names_of_their_cards() -> None:
    game = ludary.load("konja")
    for path in ("spell.upsy.cost", "spell.6.cost"):
        assert number_now(game, path) == 3
        changed = with_number(game, path, 5)
        assert (
            number_now(changed, path) == 5
            and changed.box.spells[5].cost == 5
            and game.box.spells[5].cost == 3
        )
    assert with_number(game, "hand", "4").box.hand == 4


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("spell.upsi.cost", 1, "spell.upsi.cost: konja has no number 'upsi'; did you mean upsy"),
        ("spell.upsy.price", 1, "has no number 'price'; names here are .*cost"),
        ("spell.upsy.name", 1, "should name a whole number, and is 'Upsy'"),
        ("spell.upsy.cost", "much", "should be a whole number"),
        ("hand", 99, "hand=99: should be a whole number from"),
        ("relic.99.cost", 1, "konja has no number '99'"),
    ],
)
def test_a_number_that_does_not_exist_or_fit_is_named(
    path: str, value: object, message: str
) -> None:
    with pytest.raises(ValueError, match=message):
        with_number(ludary.load("konja"), path, value)


def test_a_number_that_the_edition_forbids_is_refused() -> None:
    with pytest.raises(BadEdition, match=r"spell\.upsy\.cost=-7: "):
        with_number(ludary.load("konja"), "spell.upsy.cost", -7)


def test_values_are_lists_and_ranges() -> None:
    assert values_in("1..3,7") == ["1", "2", "3", "7"]
    assert values_in("no,yes") == ["no", "yes"]
    for wrong in ("4", "", "5..1", "1..99"):
        with pytest.raises(ValueError, match=r"should (be|go)"):
            values_in(wrong)


def test_a_measure_that_does_not_exist_is_named() -> None:
    with pytest.raises(ValueError, match="there is no measure 'verb:by'; did you mean verb:buy"):
        asked("gold", [1, 2], "verb:by")
    with pytest.raises(ValueError, match=r"market has nothing called 'golt' .* did you mean gold"):
        asked("gold", [1, 2], "worth:golt")
    with pytest.raises(ValueError, match="gold: should take two values or more, each once"):
        asked("gold", [2, 2], "wins")
