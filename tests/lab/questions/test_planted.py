"""The lab finds what is planted, and a truth that is not there is not found."""

from collections.abc import Sequence

import pytest

from ludary import Game
from ludary.lab.luck.estimate import Estimate
from ludary.lab.questions.sampling import Plan, Sample
from tests.lab.questions import planted
from tests.lab.questions.planted import TRUTHS, Bench, Truth, konja_with

FEW = Bench(Plan(workers=1), 0.1)


class Keeping(Bench):
    """Plays the deals of a part once, however often they are looked at, and watches no luck."""

    kept: dict[tuple[int, ...], Sample] = {}  # noqa: RUF012 - by part; for one game and its bots

    def play(
        self, game: Game, bots: Sequence[str], games: int, *part: int, adjust: bool = True
    ) -> Sample:
        if part not in self.kept:
            self.kept[part] = super().play(game, bots, games, *part, adjust=False)
        return self.kept[part]


@pytest.mark.deep
@pytest.mark.parametrize("truth", TRUTHS, ids=lambda truth: truth.planted)
def test_every_planted_truth_is_found_in_many_games(truth: Truth) -> None:
    measured = truth.measure(Bench(Plan(), 4))
    assert measured.found, measured.words


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
    bench = Keeping(FEW.plan, 4 * FEW.times)
    assert planted.equal_bots(bench).found
    assert not planted.equal_bots(bench, Estimate.of).found


def test_a_line_that_the_card_does_not_have_is_refused() -> None:
    with pytest.raises(ValueError, match="Shayka has no 'power = 9'"):
        konja_with("power = 9", "power = 8")
