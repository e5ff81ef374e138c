"""Luck of games: taken off, the results have the same mean and scatter less."""

from typing import Any

import numpy as np
import pytest

import ludary
from ludary.core.play.worlds import opening_tapes
from ludary.lab.luck.estimate import Estimate, less_luck
from ludary.lab.luck.watch import luck_by_seat
from tests.every_game import EXAMPLES

LEDUC = str(EXAMPLES / "leduc_poker.py")
GAMES = ("dunjiin", "koa", "konja", "nagaraja")


def exact_share(match: Any) -> float:
    """The share of games that the first seat wins, by going through all games of `uniform`."""
    if match.over:
        best = [gain == max(match.returns) for gain in match.returns]
        return float(best[0] / sum(best))
    legal = match.legal_ids()
    return float(
        sum(
            chance * exact_share(after)
            for action in legal
            for chance, after in match.outcomes(action)
        )
        / len(legal)
    )


def test_leduc_less_luck_has_the_mean_that_all_games_have() -> None:
    game = ludary.load(LEDUC)
    exact = sum(
        chance * exact_share(game.start(seats=2, fate=tape))
        for chance, tape in opening_tapes(game, 2, 1000)
    )
    results = ludary.simulate(game, games=1_000_000, seed=2, adjust=True)
    less = results.adjusted()[0]
    assert abs(less.mean - exact) <= less.reach()
    assert less.error < 0.9 * Estimate.of_shares(results.won[:, 0]).error


@pytest.mark.parametrize("name", GAMES)
def test_what_is_watched_changes_no_game_and_is_nothing_on_the_average(name: str) -> None:
    plain = ludary.simulate(name, games=150, bots=["uniform"])
    watched = ludary.simulate(name, games=150, bots=["uniform"], adjust=True)
    assert (plain.returns == watched.returns).all() and (plain.began == watched.began).all()
    assert plain.to_dict()["events"] == watched.to_dict()["events"]
    for luck in watched.watched[:, : 3 * len(watched.bots)].T:
        assert not Estimate.of(luck).is_clear(together=100)
    for seat, less in enumerate(watched.adjusted()):
        assert less.error < Estimate.of_shares(watched.won[:, seat]).error


def test_the_formula_can_judge_where_there_is_a_network() -> None:
    learned, formula = (
        ludary.simulate("konja", games=20, bots=["uniform"], adjust=how)
        for how in (True, "formula")
    )
    assert (learned.returns == formula.returns).all() and (learned.watched != formula.watched).any()
    plain, again = (
        ludary.simulate(ludary.load("konja", gold=3), games=20, bots=["uniform"], adjust=how)
        for how in (True, "formula")
    )
    assert (plain.watched == again.watched).all()  # the network does not know this box


def test_luck_does_not_depend_on_the_workers() -> None:
    one, two = (
        ludary.simulate("koa", games=60, bots=["greedy", "uniform"], adjust=True, workers=workers)
        for workers in (1, 2)
    )
    assert (one.watched == two.watched).all()
    assert one.to_dict() == two.to_dict()


@pytest.mark.parametrize("bots", [["uniform"], ["first of ones own", "uniform"]])
def test_what_happens_is_counted_for_each_game(bots: Any) -> None:
    bots = [first if bot.startswith("first") else bot for bot in bots]
    results = ludary.simulate("dunjiin", games=30, bots=bots, adjust=True, occurrences=True)
    for kind, totals in (("action", results.actions), ("event", results.events)):
        for name, count in totals.items():
            assert results.occurrences[f"{kind} {name}"].sum() == count
    assert results.occurrences["event victory"].max() == 1
    assert results.occurrences["action explore"].std() > 0
    plain = ludary.simulate("dunjiin", games=30, bots=bots, adjust=True)
    assert (
        plain.watched == results.watched[:, : plain.watched.shape[1]]
    ).all() and not plain.occurrences
    with pytest.raises(ValueError, match="occurrences=True: needs adjust=True"):
        ludary.simulate("dunjiin", games=30, occurrences=True)


def first(view: Any, legal: Any, rng: Any) -> Any:
    """A bot of one's own."""
    return legal[0]


def test_luck_of_bots_of_ones_own_is_watched_too() -> None:
    results = ludary.simulate("dunjiin", games=60, bots=[first, "uniform"], adjust=True)
    less = results.adjusted()[0]
    assert less.error < Estimate.of_shares(results.won[:, 0]).error
    shapes = luck_by_seat(results.watched, 2)
    assert (shapes["decided"] <= 1).all()  # a part of the game
    assert (shapes["branching"][:, 0] * results.lengths).sum() == pytest.approx(results.choices)


def test_luck_is_kept_in_folders(tmp_path: Any) -> None:
    some = ludary.simulate(LEDUC, games=30, adjust=True, parquet=tmp_path)
    more = ludary.simulate(LEDUC, games=50, adjust=True, parquet=tmp_path)
    assert some.games == 30
    assert (more.watched == ludary.simulate(LEDUC, games=50, adjust=True).watched).all()
    counted = [
        ludary.simulate(LEDUC, games=30, adjust=True, occurrences=True, parquet=folder)
        for folder in (tmp_path / "more", None)
    ]
    assert (counted[0].watched == counted[1].watched).all() and list(
        counted[0].occurrences
    ) == list(counted[1].occurrences)
    with pytest.raises(ValueError, match="watches is True there, and False here"):
        ludary.simulate(LEDUC, games=60, parquet=tmp_path)


def test_a_wrong_weight_is_learnt_from_no_game_that_it_is_used_for() -> None:
    rng = np.random.default_rng(1)
    means, plain = [], []
    for _ in range(400):
        luck = rng.normal(size=(40, 3))
        values = (luck[:, 0] + rng.normal(size=40) > 0).astype(float)
        means.append(less_luck(values, luck).mean() - 0.5)
        plain.append(values.mean() - 0.5)
    assert abs(np.mean(means)) < 3 * np.std(means) / 20
    assert np.std(means) < np.std(plain)


def test_whoever_begins_is_counted() -> None:
    plain, watched = (
        ludary.simulate("konja", games=300, bots=["greedy"], adjust=adjust)
        for adjust in (False, True)
    )
    won = plain.won[np.arange(300), plain.began]
    assert plain.beginner().mean == pytest.approx(won.mean())
    assert plain.beginner().error == pytest.approx(Estimate.of_shares(won).error)
    assert watched.beginner().mean == pytest.approx(won.mean(), abs=0.1)
    assert set(plain.began) == {0, 1}


def test_without_luck_watched_nothing_is_adjusted() -> None:
    with pytest.raises(ValueError, match="simulate them with adjust=True"):
        ludary.simulate(LEDUC, games=10).adjusted()
