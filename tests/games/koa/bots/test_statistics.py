"""Figures of the two editions that were found independently: 2,000 games of another program among
simple players.
"""

from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from ludary.games.koa.tiles import CLANS, Tile
from tests.games.koa.prospector import finished_games
from tests.games.koa.table import at, at_table, koa

GAMES = 500
# edition: turns, 5 % and 95 % of them, squares filled; caverns, chained, outside, seized of a clan
FIGURES = {
    "default": ((84, 67, 103, 85), (9.4, 5.5, 2.1, 1.5)),
    "ten-sectors": ((86, 68, 107, 88), (8.1, 4.0, 2.1, 1.9)),
}
LEVELS = {
    "default": (0.34, 0.34, 0.20, 0.12),
    "ten-sectors": (0.27, 0.29, 0.21, 0.24),
}  # clans with 1, 2, 3, 4 actions at the end
BOXED_IN = {
    "default": (0.020, 0.079),
    "ten-sectors": (0.037, 0.140),
}  # by its own first three tiles: a clan, any in a game


@cache
def games(edition: str) -> list[Any]:
    return list(finished_games(koa(edition, rescue="no"), GAMES))


def by_clan(edition: str, figure: Any) -> npt.NDArray[Any]:
    return np.array(
        [[figure(s, s.clans[clan], clan) for clan in range(CLANS)] for s in games(edition)]
    )


def caverns(s: Any, own: Any, clan: int) -> int:
    return int(((s.tiles == Tile.CAVERN) & (s.owner == clan)).sum())


@pytest.mark.parametrize("edition", FIGURES)
def test_games_last_as_long_and_fill_the_board_as_much_as_they_should(edition: str) -> None:
    (mean, low, high, filled), _ = FIGURES[edition]
    turns = [int(s.turns) for s in games(edition)]

    assert np.mean(turns) == pytest.approx(mean, abs=4)
    assert list(np.percentile(turns, [5, 95])) == pytest.approx([low, high], abs=7)
    assert np.mean([int((s.tiles > 0).sum()) for s in games(edition)]) == pytest.approx(
        filled, abs=4
    )


@pytest.mark.parametrize("edition", FIGURES)
def test_clans_end_with_what_they_should(edition: str) -> None:
    standing = by_clan(edition, caverns)
    chained, seized = (
        by_clan(edition, lambda s, own, _: own.chained),
        by_clan(edition, lambda s, own, _: own.seized),
    )
    outside = by_clan(edition, lambda s, own, _: own.points) - standing - chained - seized

    means = [figures.mean() for figures in (standing, chained, outside, seized)]
    assert means == pytest.approx(FIGURES[edition][1], abs=0.45)


@pytest.mark.parametrize("edition", LEVELS)
def test_all_levels_of_actions_occur_as_often_as_they_should(edition: str) -> None:
    levels = by_clan(edition, lambda s, own, _: own.level)

    assert [(levels == level).mean() for level in (1, 2, 3, 4)] == pytest.approx(
        LEVELS[edition], abs=0.06
    )


@pytest.mark.parametrize("edition", FIGURES)
def test_nearly_every_game_ends_with_a_last_cavern_and_few_in_a_tie(edition: str) -> None:
    ended = [min(int(own.pool[Tile.CAVERN]) for own in s.clans) == 0 for s in games(edition)]
    tops = np.sort(by_clan(edition, lambda s, own, _: own.points), axis=1)

    assert np.mean(ended) > 0.99
    assert np.mean(tops[:, -1] == tops[:, -2]) == pytest.approx(0.035, abs=0.03)


@pytest.mark.parametrize("edition", BOXED_IN)
def test_camps_are_boxed_in_as_often_as_they_should(edition: str) -> None:
    worlds = at_table(edition=None if edition == "default" else edition).outcomes("dig b2")
    placed = sum(chance for chance, world in worlds if at(world, "b2"))
    closed = sum(chance for chance, world in worlds if at(world, "b2") in ("spring 0", "lava"))
    clan = (closed / placed) ** 3

    assert (clan, 1 - (1 - clan) ** CLANS) == pytest.approx(BOXED_IN[edition], abs=0.002)
