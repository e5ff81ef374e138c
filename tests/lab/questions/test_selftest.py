"""`selftest`: the lab finds what is planted, and a truth that is not there is not found."""

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from ludary import Game
from ludary.lab.luck.estimate import Estimate
from ludary.lab.questions import planted
from ludary.lab.questions.planted import Bench, Measured, Truth, konja_with
from ludary.lab.questions.sampling import Plan, Sample
from ludary.lab.questions.selftest import selftest
from tests.cli.test_commands import run

FEW = Bench(Plan(workers=1), 0.1)
THERE = Truth("a card", lambda bench: Measured("it wins", True, Estimate(0.1, 0.01)))
NOT_THERE = Truth("a cost", lambda bench: Measured("nothing", False))


class Keeping(Bench):
    """Plays the deals of a part once, however often they are looked at."""

    kept: dict[tuple[int, ...], Sample] = {}  # noqa: RUF012 - by part; for one game and its bots

    def play(self, game: Game, bots: Sequence[str], games: int, *part: int, adjust: bool = True) -> Sample:
        if part not in self.kept:
            self.kept[part] = super().play(game, bots, games, *part, adjust=adjust)
        return self.kept[part]


@pytest.mark.deep
def test_every_planted_truth_is_found_thoroughly() -> None:
    found = selftest(thorough=True)
    assert found.figures["passed"], found.text()


def test_a_card_made_better_is_found_and_the_same_card_is_not() -> None:
    assert planted.better_card(Bench(Plan(), 0.12)).found
    assert not planted.better_card(FEW, planted.USUAL_EFFECT).found
    assert not planted.higher_cost(FEW, planted.LOWER_COST).found


def test_a_seat_without_a_head_start_has_none() -> None:
    nothing = planted.head_start(FEW, begins=2)
    assert not nothing.found and nothing.words.startswith("seat 1 wins +0.0 points (-")


def test_a_better_bot_is_found_and_a_worse_one_is_not() -> None:
    assert planted.better_bot(FEW).found
    assert not planted.better_bot(FEW, "novice", "greedy").found


def test_editions_that_differ_are_not_taken_for_the_same() -> None:
    assert not planted.same_editions(FEW, repeats=20, shift=0.5).found


def test_the_usual_interval_tells_a_bot_from_itself_and_that_of_a_match_does_not() -> None:
    bench = Keeping(FEW.plan, FEW.times)
    assert planted.equal_bots(bench).found
    assert not planted.equal_bots(bench, Estimate.of).found


def test_a_line_that_the_card_does_not_have_is_refused() -> None:
    with pytest.raises(ValueError, match="Shayka has no 'power = 9'"):
        konja_with("power = 9", "power = 8")


def test_one_truth_that_is_not_found_fails_the_command(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("ludary.lab.questions.selftest.TRUTHS", (THERE, NOT_THERE))
    failed = run("lab", "selftest", "--out", tmp_path / "found.json")
    assert failed.exit_code == 1
    assert "1 of 2 planted truths are found." in failed.output and "Not found: a cost." in failed.output
    assert [truth["found"] for truth in json.loads((tmp_path / "found.json").read_text())["truths"]] == [True, False]
    monkeypatch.setattr("ludary.lab.questions.selftest.TRUTHS", (THERE,))
    assert run("lab", "selftest").exit_code == 0


def test_one_that_is_interrupted_has_the_truths_so_far() -> None:
    def interrupted(bench: Bench) -> Measured:
        raise KeyboardInterrupt

    told: list[tuple[int, int]] = []
    found = selftest(Plan(tell=lambda *at: told.append(at)), truths=(THERE, NOT_THERE, Truth("a seat", interrupted)))
    assert told == [(1, 3), (2, 3)]
    assert found.interrupted and not found.figures["passed"] and "1 were not tried" in found.verdict[-1]
