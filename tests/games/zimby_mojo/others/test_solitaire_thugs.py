"""Thugs of the solitaire game: their portal of return, and the tiles beside the entry."""

from typing import Any

import pytest

from tests.games.zimby_mojo.spells import use
from tests.games.zimby_mojo.table import act, home, on, play, walk
from tests.games.zimby_mojo.zimby import Side, at_table

KINGLESS: dict[str, Any] = {"king": "", "overgrowth": 2, "crown": "19,19"}  # his Crown is far away


@pytest.mark.proves("solo-dice", "N3")
@pytest.mark.parametrize(("die", "portal"), [(4, "3,3"), (5, "17,17"), (6, "17,17")])
def test_five_and_six_bring_a_thug_back_by_the_players_own_portal(die: int, portal: str) -> None:
    match = at_table(
        Side(hand="blow-guns", entry=3),
        board=f"{portal}:w",
        thugs="ready barracks barracks barracks",
        part="thugs",
    )

    play(match, ("pass", die))

    assert on(match, portal) != "w"
    assert home(match, 0) == "5+0"


@pytest.mark.proves("solo-thugs")
def test_all_thugs_leave_the_inner_route_for_the_players_quadrant_and_for_no_other() -> None:
    match = at_table(
        Side(entry=3),
        thugs="13,13 13,12 7,13 barracks",
        part="thugs",
        fate=(2, 1, 2, 1, 3, 3),
        **KINGLESS,
    )

    assert (on(match, "14,11"), on(match, "15,11")) == ("thugs-1", "thugs-2")
    assert on(match, "13,13") == "thugs-3", "past the tile where the first quadrant begins"


@pytest.mark.proves("F17")
def test_when_one_that_holds_dies_the_next_to_arrive_takes_the_place() -> None:
    match = at_table(
        Side(hand="lots-o-blow-guns"), thugs="1,18 1,19 4,19 barracks", part="thugs", **KINGLESS
    )
    act(match, "pass", 1, 1, 2, 2, 1, 1)
    assert (on(match, "1,17"), on(match, "1,15"), on(match, "2,19")) == (
        "thugs-1",
        "thugs-2",
        "thugs-3",
    )

    play(match, "leave 1", "pay 0")
    walk(match, "1,16")
    play(match, "halt")
    use(match, "lots-o-blow-guns", "channel 1,16", "aim 1,17")
    assert on(match, "1,17") == ""
    play(match, "creature 1,16", "whole", "step north", "pay 0", "home")
    act(match, "end_turn", 3, 3)

    assert (on(match, "1,17"), on(match, "1,15")) == ("thugs-3", "thugs-2")


@pytest.mark.proves("F17")
def test_thugs_that_hold_attack_who_comes_beside_them() -> None:
    match = at_table(
        Side(hand="energy"),
        board="1,16:w",
        thugs="1,17 barracks barracks barracks",
        part="thugs",
        **KINGLESS,
    )

    act(match, "pass", 6, 1)

    assert on(match, "1,17") == "" and on(match, "1,16") == "thugs-1"
