"""Tournaments: ratings that say what the games said."""

from typing import Any

import numpy as np
import pytest

from ludary.lab.questions.elo import ELO
from ludary.lab.questions.sampling import Sample, sampled
from ludary.lab.questions.tournament import Meeting, Tournament, pairs, tournament
from tests.every_game import EXAMPLES

FOUR = EXAMPLES / "connect_four.py"


def met(seats: int, strengths: list[float], games: int = 100_000) -> Tournament:
    """A tournament that came out as bots of these strengths, in Elo points, should let it."""
    odds = [10 ** (points / 400) for points in strengths]
    meetings = [
        Meeting(one, others, games, games * odds[one] / (odds[one] + (seats - 1) * odds[others]))
        for one, others in pairs(len(strengths), seats)
    ]
    return Tournament([str(points) for points in strengths], seats, meetings)


@pytest.mark.parametrize("seats", [2, 4])
def test_ratings_are_the_strengths_that_the_games_came_from(seats: int) -> None:
    ratings, reach = met(seats, [-150.0, 0.0, 30.0, 120.0]).ratings()
    assert ratings == pytest.approx([-150, 0, 30, 120], abs=0.1)
    assert all(0 < one < 3 for one in reach)


def test_an_interval_is_as_wide_as_the_games_are_few() -> None:
    _, few = met(2, [-50.0, 50.0], 100).ratings()
    _, many = met(2, [-50.0, 50.0], 10_000).ratings()
    assert few[0] / many[0] == pytest.approx(10, rel=0.05)
    share = 10 ** (100 / 400) / (1 + 10 ** (100 / 400))
    error = (
        ELO / (10_000 * share * (1 - share)) ** 0.5
    )  # of the difference of two ratings: twice that of one
    assert many[0] == pytest.approx(1.96 * error / 2, rel=0.01)


def test_a_bot_that_won_every_game_has_a_rating() -> None:
    ratings, reach = Tournament(["a", "b"], 2, [Meeting(1, 0, 50, 50.0)]).ratings()
    assert np.isfinite(ratings).all()
    assert ratings[1] > 250 > 0 < reach[1]


def test_everybody_meets_everybody_in_every_seat() -> None:
    found = tournament(FOUR, ["uniform", "ismcts:40"], games=41, seed=3)
    assert [(one.one, one.others, one.games) for one in found.meetings] == [(1, 0, 42)]
    assert found.share(0, 1) == pytest.approx(1 - found.share(1, 0))
    assert found.share(1, 0) > 0.7
    low, high = found.meetings[0].interval
    assert low < found.share(1, 0) <= high + 1e-9
    assert tournament(FOUR, ["uniform", "ismcts:40"], games=41, seed=3).meetings == found.meetings


def test_at_a_larger_table_one_meets_others_that_are_alike_and_the_other_way_round() -> None:
    found = tournament("koa", ["uniform", "novice"], games=4, seats=4)
    assert [(one.one, one.others, one.games) for one in found.meetings] == [(1, 0, 4), (0, 1, 4)]
    assert found.share(1, 1) == 0.25


def test_a_rating_is_as_sure_as_the_shares_less_luck_are() -> None:
    plain, sure = (
        Tournament(["a", "b"], 2, [Meeting(1, 0, 1000, 600.0, error)]).ratings()
        for error in (None, 0.01)
    )
    assert sure[0] == pytest.approx(plain[0], abs=0.5)
    assert sure[1][0] / plain[1][0] == pytest.approx(0.01 / (0.24 / 1000) ** 0.5, rel=0.01)
    assert Meeting(1, 0, 2, 1.0, error=1.0).counts == (0.125, 0.25)  # it may be any share


def test_a_tournament_that_is_interrupted_has_the_bots_that_have_met(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    played: list[Sample] = []

    def one_meeting(*given: Any) -> Sample:
        if played:
            raise KeyboardInterrupt
        played.append(sampled(*given))
        return played[-1]

    monkeypatch.setattr("ludary.lab.questions.tournament.sampled", one_meeting)
    found = tournament(FOUR, ["uniform", "ismcts:20", "ismcts:40"], games=4)
    assert found.interrupted and found.bots == ["uniform", "ismcts:20"] and len(found.meetings) == 1
    with pytest.raises(KeyboardInterrupt):  # nobody has met anybody
        tournament(FOUR, ["uniform", "ismcts:20"], games=4)


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"bots": ["greedy"]}, "name at least two bots"),
        ({"bots": ["greedy", "clever"]}, "there is no bot 'clever'"),
        ({"bots": ["greedy", "uniform"], "seats": 5}, "has 2 seats, not 5"),
        ({"bots": ["greedy", "uniform"], "games": 0}, "games=0"),
        ({"bots": ["greedy", "uniform", "greedy"]}, "greedy: appears more than once"),
    ],
)
def test_what_cannot_be_is_refused_before_a_game_is_played(
    given: dict[str, Any], words: str
) -> None:
    with pytest.raises(ValueError, match=words):
        tournament(FOUR, **given)
