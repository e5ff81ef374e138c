"""Solitaire play: one tribe against the King, with seventeen scrolls."""

from typing import Any

import pytest

from ludary.games.zimby_mojo.state import Ending
from tests.games.zimby_mojo.spells import use
from tests.games.zimby_mojo.table import act, chants, hand, home, on, phase, play, walk
from tests.games.zimby_mojo.zimby import Side, at_table, zimby

GONE = "barracks barracks barracks barracks"
KINGLESS: dict[str, Any] = {"king": "", "overgrowth": 2, "crown": "19,19"}  # his Crown is far away


def test_seventeen_scrolls_without_a_red_dot_are_all_that_is_dealt() -> None:
    match = zimby().start(1, seed=1)

    assert (len(hand(match, 0)), int(match.state.library_count)) == (6, 11)
    assert home(match, 0) == "8+0"
    red = {name for name, kind in zip(match.game.thing_names["scroll"], match.game.box.kinds, strict=False) if kind.red}
    assert not red & set(hand(match, 0))


def test_the_twelfth_draw_in_refresh_fails_and_loses_the_game() -> None:
    last = at_table(Side(), library="energy", part="refresh")
    none = at_table(Side(), library="", part="refresh")

    assert (len(hand(last, 0)), int(last.state.library_count), last.over) == (1, 0, False)
    assert none.over and none.state.ending == Ending.NO_SCROLLS
    assert none.returns == [-1.0]


def test_a_lone_player_has_two_incantations_at_most() -> None:
    match = at_table(Side(hand="quick-feet"), chants="w>w:war-drums w>w:thick-hides", thugs=GONE)

    use(match, "quick-feet", "aim_shaman 1", fate=(1,))

    assert chants(match) == ["w>w:thick-hides", "w>w:quick-feet"]


@pytest.mark.parametrize(("die", "quarter"), [(1, "3,11"), (2, "17,11"), (5, "17,11"), (6, "17,11")])
def test_five_and_six_of_a_ritual_mean_the_players_own_quadrant(die: int, quarter: str) -> None:
    match = at_table(Side(entry=3), board="3,11:w 17,11:w", thugs=GONE, rituals="terror - - -", part="king", fate=(1, die))

    assert [place for place in ("3,11", "17,11") if on(match, place) == "W"] == [quarter]


@pytest.mark.parametrize(("die", "portal"), [(4, "3,3"), (5, "17,17"), (6, "17,17")])
def test_five_and_six_bring_a_thug_back_by_the_players_own_portal(die: int, portal: str) -> None:
    match = at_table(Side(hand="blow-guns", entry=3), board=f"{portal}:w", thugs="ready barracks barracks barracks", part="thugs")

    play(match, ("pass", die))

    assert on(match, portal) != "w"
    assert home(match, 0) == "5+0"


def test_nobody_is_asked_whether_the_own_columns_join() -> None:
    match = at_table(Side(), board="1,5:w 1,6:w", thugs=GONE)

    play(match, "creature 1,5", "whole", "step east", "pay 0")

    assert on(match, "1,6") == "ww"
    assert phase(match) in ("turn", "creature")


def test_the_first_two_thugs_hold_the_tiles_beside_the_entry_and_the_others_patrol() -> None:
    match = at_table(Side(), thugs="1,18 1,19 2,19 barracks", part="thugs", fate=(6, 6, 6, 6, 6, 6), **KINGLESS)

    assert (on(match, "1,17"), on(match, "1,15")) == ("thugs-1", "thugs-2")
    assert on(match, "4,11") == "thugs-3"


def test_when_one_that_holds_dies_the_next_to_arrive_takes_the_place() -> None:
    match = at_table(Side(hand="lots-o-blow-guns"), thugs="1,18 1,19 4,19 barracks", part="thugs", **KINGLESS)
    act(match, "pass", 1, 1, 2, 2, 1, 1)
    assert (on(match, "1,17"), on(match, "1,15"), on(match, "2,19")) == ("thugs-1", "thugs-2", "thugs-3")

    play(match, "leave 1", "pay 0")
    walk(match, "1,16")
    play(match, "halt")
    use(match, "lots-o-blow-guns", "channel 1,16", "aim 1,17")
    assert on(match, "1,17") == ""
    play(match, "creature 1,16", "whole", "step north", "pay 0", "home")
    act(match, "end_turn", 3, 3)

    assert (on(match, "1,17"), on(match, "1,15")) == ("thugs-3", "thugs-2")


def test_thugs_that_hold_attack_who_comes_beside_them() -> None:
    match = at_table(Side(hand="energy"), board="1,16:w", thugs="1,17 barracks barracks barracks", part="thugs", **KINGLESS)

    act(match, "pass", 6, 1)

    assert on(match, "1,17") == "" and on(match, "1,16") == "thugs-1"


def test_all_thugs_leave_the_inner_route_for_the_players_quadrant_and_for_no_other() -> None:
    match = at_table(Side(entry=3), thugs="13,13 13,12 7,13 barracks", part="thugs", fate=(2, 1, 2, 1, 3, 3), **KINGLESS)

    assert (on(match, "14,11"), on(match, "15,11")) == ("thugs-1", "thugs-2")
    assert on(match, "13,13") == "thugs-3", "past the tile where the first quadrant begins"


def test_thugs_that_bring_the_crown_to_the_mist_win_against_a_lone_player() -> None:
    match = at_table(
        Side(), king="", crown="9,10@thugs", thugs="9,10 barracks barracks barracks", open_wards="north", part="thugs", fate=(1, 1)
    )  # fmt: skip

    assert match.over and match.state.ending == Ending.THUG_KING
    assert match.returns == [-1.0]


def test_the_score_is_the_number_of_scrolls_left_in_the_library() -> None:
    match = at_table(Side(), board="0,16:w", king="", crown="0,16@w", library="energy energy rummage", thugs=GONE)

    play(match, "creature 0,16", "whole", "home", "pay 0")

    assert match.over and match.returns == [1.0]
    assert match.scores == [3.0]
