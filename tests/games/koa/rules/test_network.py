"""Cut-off networks: the note under EXCAVATE, ADDITIONAL MECHANICS."""

import pytest

from ludary.core.state.grid import squares_of
from ludary.games.koa.text.names import SQUARE_NAMES
from tests.games.koa.table import Clan, at_table, choices, happened, level, points


def net(match: object, clan: int) -> list[str]:
    return [SQUARE_NAMES[square] for square in squares_of(match.state.clans[clan].net)]  # type: ignore[attr-defined]


@pytest.mark.proves("cut-off")
def test_cut_off_caverns_are_no_base_to_mine_from() -> None:
    match = at_table(Clan(caverns="c3 d4"))

    assert choices(match, "dig") == ["b1", "a2", "b2"]


@pytest.mark.proves("cut-off")
def test_an_earthquake_in_the_middle_cuts_off_what_lies_beyond() -> None:
    match = at_table(Clan(caverns="b2 c3 d4 e5"))

    match.step("dig a2", fate=["earthquake", "c3"])

    assert net(match, 0) == ["a1", "b2"]
    assert happened(match, "cut_off") == [{"clan": 0, "squares": 2}]


def test_a_chain_ends_where_it_is_cut() -> None:
    match = at_table(Clan(caverns="b2 c3 d4 e5"))
    assert (match.state.clans[0].chained, points(match)[0]) == (4, 8)

    match.step("dig a2", fate=["earthquake", "c3"])

    assert (match.state.clans[0].chained, points(match)[0]) == (1, 4)


def test_goroldioa_does_not_lengthen_a_chain_nor_does_what_is_mined_beyond_it() -> None:
    match = at_table(Clan(caverns="b2", goroldioa="a2"))
    match.step("dig c3", fate=["goroldioa"])
    assert match.state.clans[0].chained == 1

    beyond = at_table(Clan(caverns="b2", goroldioa="c3"))
    beyond.step("dig d4", fate=["cavern"])
    assert beyond.state.clans[0].chained == 1


@pytest.mark.proves("cut-off-points", "K58")
def test_cut_off_caverns_still_score() -> None:
    assert points(at_table(Clan(caverns="c3 d4")))[0] == 2


@pytest.mark.proves("cut-off")
def test_a_new_tunnel_connects_what_was_cut_off() -> None:
    match = at_table(Clan(caverns="c3 d4", goroldioa="e5"))

    match.step("dig b2", fate=["cavern"])

    assert net(match, 0) == ["a1", "b2", "c3", "d4", "e5"]


@pytest.mark.proves("water")
def test_a_spring_connects_nothing() -> None:
    match = at_table(Clan(springs="b2", caverns="c3"))

    assert net(match, 0) == ["a1"]


@pytest.mark.proves("moss")
def test_goroldioa_connects_as_caverns_do() -> None:
    assert net(at_table(Clan(goroldioa="b2", caverns="c3")), 0) == ["a1", "b2", "c3"]


@pytest.mark.proves("cut-off")
def test_resources_beyond_a_cut_count_again_when_it_is_closed() -> None:
    match = at_table(Clan(caverns="c3", goroldioa="d4 d3", springs="c4 d2"))
    assert level(match, 0) == 1

    match.step("dig b2", fate=["goroldioa"])

    assert level(match, 0) == 2


@pytest.mark.proves("K13")
def test_the_two_clans_of_a_player_do_not_connect() -> None:
    match = at_table(Clan(caverns="b2 c3 d4 e5"), Clan(), Clan(caverns="f6"), seats=2)

    assert "f6" not in net(match, 0)
