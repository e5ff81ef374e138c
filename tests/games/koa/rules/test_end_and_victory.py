"""GAME END and VICTORY: the last cavern, victory points, chains, ties."""

from typing import Any

import pytest

from ludary.core.state.grid import squares_of
from ludary.games.koa.events import BY_POINTS
from tests.games.koa.table import Clan, at_table, happened, points, pool

LAST = Clan(caverns="b2", caverns_left=1)


@pytest.mark.proves("last-cavern", "K29")
def test_the_game_ends_at_once_when_a_last_cavern_is_placed() -> None:
    match = at_table(Clan(), LAST, turn=1)

    match.step("dig i2", fate=["cavern"])

    assert match.over
    assert happened(match, "last_cavern") == [{"clan": 1}]


def test_when_it_is_over_nothing_on_the_board_can_be_chosen() -> None:
    match = at_table(Clan(), LAST, turn=1)
    match.step("dig i2", fate=["cavern"])

    s = match.state
    assert squares_of(s.digs) == squares_of(s.claims) == squares_of(s.seizes) == []
    assert not s.asks


def test_only_turns_in_a_row_without_an_action_end_the_game() -> None:
    match = at_table(Clan())
    match._states[0].passed = 3  # the three clans before could do nothing

    match.step("dig b2", fate=["spring"])

    assert not match.over
    assert match.state.passed == 0


@pytest.mark.proves("last-cavern")
def test_other_results_do_not_end_it() -> None:
    match = at_table(LAST)

    match.step("dig c3", fate=["spring"])

    assert not match.over
    assert pool(match, 0)[0] == 1


@pytest.mark.proves("no-more-turns")
def test_nobody_gets_another_action_after_the_last_cavern() -> None:
    match = at_table(Clan(caverns="b2", goroldioa="b1 c2", springs="a2 c1", caverns_left=1))
    assert match.state.allowance == 2

    match.step("dig c3", fate=["cavern"])

    assert match.over


@pytest.mark.proves("uses-of-zones", "victory", "chain", "K58", "K59", "K60", "K62", "K63")
@pytest.mark.parametrize(
    ("clan", "worth"),
    [
        (Clan(caverns="b2 c3 d4"), 6),  # three caverns, all chained
        (Clan(caverns="b2 d4"), 3),  # d4 is cut off from the chain, and still counts
        (Clan(caverns="b2 d4", goroldioa="c3"), 3),  # goroldioa connects, and breaks the chain
        (Clan(caverns="d4", springs="b2 c3"), 1),
        (Clan(caverns="b2 c3 d4 e5 f6"), 11),  # f6 is outside of the own zones
        (Clan(caverns="f6"), 2),  # outside and cut off
        (Clan(goroldioa="b2", springs="a2"), 0),
        (Clan(), 0),  # the camp is worth nothing
    ],
)
def test_a_cavern_is_worth_a_point_and_more_outside_of_the_zones_in_the_chain_or_seized(
    clan: Clan, worth: int
) -> None:
    assert points(at_table(clan))[0] == worth


@pytest.mark.proves("chain", "K61")
def test_the_chain_goes_around_corners() -> None:
    assert at_table(Clan(caverns="b2 c1 d2")).state.clans[0].chained == 3


@pytest.mark.proves("set-aside")
def test_a_seized_cavern_is_a_point_more() -> None:
    match = at_table(Clan(caverns="b2 c3 d4"), Clan(caverns="e5"))

    match.step("seize e5", fate=[10])

    assert points(match)[0] == 4 + 4 + 1


@pytest.mark.proves("K58", "K59", "K60")
@pytest.mark.parametrize(
    ("option", "worth"),
    [
        ("cavern_points", 16),
        ("chain_points", 15),
        ("outside_points", 12),
        ("seized_points", 12),
        ("resource_points", 12),
    ],
)
def test_the_points_of_each_thing_are_options(option: str, worth: int) -> None:
    clan = Clan(caverns="b2 c3 d4 e5 f6", goroldioa="a2")  # 5 caverns, 5 chained, 1 outside
    changes: dict[str, Any] = {option: 2 if option != "resource_points" else 1}
    match = at_table(clan, Clan(caverns_left=14), **changes)
    extra = {
        "seized_points": 0,
        "resource_points": 1,
        "outside_points": 1,
        "chain_points": 5,
        "cavern_points": 5,
    }[option]

    assert points(match)[0] == 11 + extra
    assert points(match)[3] == (2 if option == "seized_points" else 1)


@pytest.mark.proves("K64")
def test_of_equal_points_more_seized_caverns_win() -> None:
    match = at_table(Clan(caverns_left=1), Clan(), Clan(), Clan(caverns="b9"), seized_points=0)
    match.step("dig a2", fate=["cavern"])

    assert points(match) == [2, 0, 0, 2]
    assert match.state.clans[3].seized > match.state.clans[0].seized
    assert match.returns[3] == 1


@pytest.mark.proves("K64")
@pytest.mark.parametrize(
    ("tie_break", "returns", "told"),
    [
        (
            "seized",
            [-1 / 3, -1 / 3, -1 / 3, 1],
            "Seat 4 wins with 2 victory points, and wins the tie with more seized caverns.",
        ),
        (
            "chain",
            [1, -1 / 3, -1 / 3, -1 / 3],
            "Seat 1 wins with 2 victory points, and wins the tie with a longer chain.",
        ),
        ("shared", [1 / 3, -1 / 3, -1 / 3, 1 / 3], "Seat 4 shares the win with 2 victory points."),
    ],
)
def test_ties_can_be_broken_otherwise_or_not_at_all(
    tie_break: str, returns: list[float], told: str
) -> None:
    match = at_table(
        Clan(caverns="b2", caverns_left=1),
        Clan(),
        Clan(),
        Clan(caverns="b9 d7"),
        chain_points=0,
        seized_points=0,
        tie_break=tie_break,
    )
    match.step("dig a2", fate=["cavern"])

    assert points(match) == [2, 0, 0, 2]
    assert match.returns == pytest.approx(returns)
    assert told in match.told(-1)


@pytest.mark.proves("K64")
def test_with_equal_seized_caverns_the_longer_chain_wins() -> None:
    match = at_table(
        Clan(caverns="b2", caverns_left=1), Clan(caverns="i2 g3"), chain_points=0, seized_points=0
    )
    match.step("dig a2", fate=["cavern"])

    assert points(match) == [2, 2, 0, 0]
    assert match.returns[0] == 1
    assert "Seat 1 wins with 2 victory points, and wins the tie with a longer chain." in match.told(
        -1
    )


def test_with_two_players_the_chains_of_both_clans_count() -> None:
    mine = (Clan(caverns="d4 f4 h4"), Clan(caverns="i9 h8"))
    others = (Clan(caverns="i2 g5 e7"), Clan(caverns="b9 d6 f6"))
    points_alike: dict[str, Any] = {"chain_points": 0, "outside_points": 0, "seized_points": 0}
    match = at_table(mine[0], others[0], mine[1], others[1], seats=2, caverns=4, **points_alike)
    match.step("dig b2", fate=["cavern"])

    assert points(match) == [4, 3, 2, 3]
    assert match.returns == [1, -1]  # chains of 1 and 2 against 1 and 1


@pytest.mark.proves("K64", "L5")
def test_clans_equal_in_everything_share_the_win() -> None:
    match = at_table(
        lava_at="i1 i2 j2 i9 i10 j9 a9 b9 b10", quakes_at="a2 b2", rescue="no", located_limit=0
    )
    match.step("dig b1", fate=["lava"])

    assert match.returns == [0, 0, 0, 0]
    assert len(happened(match, "victory")) == 4


@pytest.mark.proves("victory")
def test_the_winner_is_told() -> None:
    match = at_table(Clan(caverns="b2 c3 d4", caverns_left=1), seized_points=0)
    match.step("dig e5", fate=["cavern"])

    assert happened(match, "victory") == [{"seat": 0, "decided": BY_POINTS, "points": 8}]
    assert match.returns == pytest.approx([1, -1 / 3, -1 / 3, -1 / 3])


@pytest.mark.proves("K11")
def test_two_players_add_up_both_clans() -> None:
    match = at_table(
        Clan(caverns="b2"),
        Clan(caverns="i2 h3"),
        Clan(caverns="i9 h8", caverns_left=1),
        seats=2,
        turn=2,
        seized_points=0,
    )
    match.step("dig g7", fate=["cavern"])

    assert match.scores == [8.0, 4.0]
    assert match.returns == [1, -1]
