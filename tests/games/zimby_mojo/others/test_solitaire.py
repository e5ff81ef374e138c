"""SOLITAIRE PLAY: one tribe, seventeen scrolls, and thugs that lie in wait at home."""

from typing import Any

import pytest

from ludary import Match
from tests.games.zimby_mojo.laying import tile
from tests.games.zimby_mojo.table import (
    act,
    board,
    choices,
    discarded,
    ever,
    hand,
    home,
    on,
    phase,
    play,
    settle,
    wards,
)
from tests.games.zimby_mojo.zimby import Side, at_table, zimby

ALONE = "barracks barracks barracks"
NO_THUGS = f"barracks {ALONE}"
NEAR_FIRST = Side(entry=1)


def solo(side: Side = NEAR_FIRST, **position: Any) -> Match:
    return at_table(side, **position)


def where(match: Match, thug: int) -> str:
    return next(
        (
            place
            for place, name in board(match).items()
            if name.startswith("thugs-") and str(thug) in name[6:]
        ),
        "",
    )


@pytest.mark.proves("solo-library", "N1")
def test_seventeen_scrolls_are_dealt_six_of_them_to_the_hand() -> None:
    match = zimby().start(seats=1, seed=3)

    assert (len(hand(match, 0)), int(match.state.library_count)) == (6, 11)
    assert (home(match, 0), int(match.state.shamans[0].tokens)) == ("8+0", 4)


@pytest.mark.proves("solo-library")
def test_no_scroll_with_a_red_dot_is_among_them() -> None:
    match = zimby().start(seats=1, seed=3)
    box, s = match.game.box, match.state

    assert sum(int(s.library[card]) for card in range(box.kind_count) if box.kinds[card].red) == 0
    assert int(s.library.sum()) + len(hand(match, 0)) == 80


@pytest.mark.proves("solo-loss", "D7")
def test_a_lone_shaman_who_cannot_draw_in_refresh_loses() -> None:
    drawn = solo(library="energy", king="", crown="10,10", thugs=NO_THUGS, part="wrap_up")
    lost = solo(library="", king="", crown="10,10", thugs=NO_THUGS, part="wrap_up")

    assert not drawn.over
    assert (lost.over, lost.returns) == (True, [-1])


@pytest.mark.proves("solo-loss", "D7")
def test_the_discard_pile_makes_no_new_library() -> None:
    match = solo(
        library="", discard="energy rummage", king="", crown="10,10", thugs=NO_THUGS, part="wrap_up"
    )

    assert match.over


@pytest.mark.proves("N1")
def test_the_library_lasts_for_eleven_refreshes() -> None:
    match = solo(
        Side(entry=1, hand="energy " * 3 + "rummage " * 3), king="", crown="10,10", thugs=NO_THUGS
    )
    while not match.over:
        wanted = {"turn": "end_turn", "answer": "pass"}.get(phase(match), choices(match)[0])
        play(match, wanted)

    assert len([draw for draw in ever(match, "draws") if draw["card"] >= 0]) == 11
    assert ever(match, "ends") == [{"seat": -1, "ending": 4}]


@pytest.mark.proves("N2")
def test_two_incantations_are_in_play_at_most() -> None:
    match = solo(
        Side(entry=1, active=6, hand="thick-hides"),
        chants="w>w:war-drums w>w:quick-feet",
        king="",
        crown="10,10",
        thugs=NO_THUGS,
    )
    play(match, "cast thick-hides")
    while phase(match) in ("aim", "pay"):
        play(match, choices(match)[0])
    settle(match)

    assert match.state.chant_count == 2


@pytest.mark.proves("solo-dice", "N3")
def test_a_die_of_five_or_six_strikes_the_players_own_quadrant() -> None:
    for face, struck in ((1, "1,15"), (3, "19,5"), (5, "19,5"), (6, "19,5")):
        match = solo(
            Side(entry=5),
            board="1,15:w 19,5:w",
            rituals="terror - - -",
            part="king",
            fate=(1, face),
        )
        assert on(match, struck) == "W"


@pytest.mark.proves("solo-seal", "K4")
def test_a_seal_opens_when_one_zimby_of_the_column_is_sacrificed_for_no_mojo() -> None:
    match = solo(Side(entry=1, active=0, tokens=0), board="6,14:ww", thugs=NO_THUGS)
    sealing = [choice for choice in choices(match) if choice.startswith("seal")]
    assert sealing
    act(match, sealing[0])

    assert on(match, "6,14") == "w"
    assert len(wards(match)) == 3


@pytest.mark.proves("solo-seal")
def test_one_zimby_alone_opens_no_seal() -> None:
    match = solo(board="6,14:w", thugs=NO_THUGS)

    assert not [choice for choice in choices(match) if choice.startswith("seal")]


@pytest.mark.proves("N4")
def test_no_other_shaman_is_ever_asked() -> None:
    match = solo(board="6,3:w 6,4:w", thugs=NO_THUGS)
    play(match, "creature 6,3", "whole", "step east")
    while phase(match) == "pay":
        play(match, choices(match)[0])

    assert on(match, "6,4") == "ww"


@pytest.mark.proves("winnowing")
def test_winnowing_costs_a_random_scroll_or_the_top_of_the_library() -> None:
    def winnowed() -> Match:
        return settle(solo(Side(entry=1, hand="energy"), rituals="winnowing - - -", part="king"), 1)

    assert choices(winnowed()) == ["mill", "spill"]
    spilt = play(winnowed(), "spill")
    assert (hand(spilt, 0), discarded(spilt)) == ([], ["energy"])
    milled = winnowed()
    milled.step("mill", fate=["rummage"])
    assert (hand(milled, 0), discarded(milled)) == (["energy"], ["rummage"])


@pytest.mark.proves("solo-thugs")
def test_without_a_king_all_thugs_make_for_the_players_quadrant() -> None:
    match = solo(
        Side(entry=3),
        thugs="13,11 13,12 barracks barracks",
        king="",
        crown="10,10",
        part="thugs",
        fate=(1, 1, 1, 2),
    )

    assert [int(thug.quadrant) for thug in match.state.thugs[:2]] == [1, 1]
    assert (where(match, 1), where(match, 2)) == ("15,11", "15,11")


@pytest.mark.proves("solo-thugs")
def test_thugs_pass_the_quadrants_of_others() -> None:
    match = solo(
        Side(entry=3), thugs=f"8,13 {ALONE}", king="", crown="10,10", part="thugs", fate=(1, 1)
    )

    assert where(match, 1) == "10,13"


@pytest.mark.proves("solo-thugs", "F17")
def test_the_first_thug_holds_the_first_tile_beside_the_entry_and_the_second_the_next() -> None:
    first = solo(
        Side(entry=1), thugs=f"2,19 {ALONE}", king="", crown="10,10", part="thugs", fate=(3, 3)
    )
    assert (where(first, 1), int(first.state.thugs[0].holding)) == ("1,17", 1)

    both = solo(
        Side(entry=1),
        thugs="1,18 2,19 barracks barracks",
        king="",
        crown="10,10",
        part="thugs",
        fate=(1, 1, 3, 3),
    )
    assert (where(both, 1), where(both, 2)) == ("1,17", "1,15")


@pytest.mark.proves("F17")
def test_a_thug_that_holds_a_position_stays_and_attacks_creatures_next_to_it() -> None:
    match = solo(
        Side(entry=1), thugs=f"1,18 {ALONE}", king="", crown="10,10", part="thugs", fate=(1, 1)
    )
    act(match, "end_turn")
    assert where(match, 1) == "1,17"

    near = solo(
        Side(entry=1),
        board="1,16:w",
        thugs=f"1,17 {ALONE}",
        king="",
        crown="10,10",
        part="thugs",
        fate=(6, 1),
    )
    assert where(near, 1) == "1,16"


@pytest.mark.proves("F17")
def test_the_next_thug_takes_over_where_one_has_died() -> None:
    match = solo(
        Side(entry=1),
        thugs="barracks 2,19 barracks barracks",
        king="",
        crown="10,10",
        part="thugs",
        fate=(3, 3),
    )

    assert (where(match, 2), int(match.state.thugs[1].holding)) == ("1,17", 1)


@pytest.mark.proves("solo-score")
def test_the_crown_at_home_wins_and_scores_the_cards_left() -> None:
    match = solo(
        Side(entry=1, active=4),
        board="0,16:w",
        king="",
        crown="0,16@w",
        thugs=NO_THUGS,
        library="energy energy",
    )
    play(match, "creature 0,16", "whole", "home")
    while phase(match) == "pay":
        play(match, choices(match)[0])

    assert match.returns == [1]
    assert match.scores == [2]


@pytest.mark.proves("solo-king")
def test_his_crown_protects_the_king_from_scrolls_at_his_tile_as_well() -> None:
    assert [dark(die) for die in (3, 4)] == [False, True]


def dark(die: int) -> bool:
    """Tell whether darkness falls on the King when the Crown's die shows this."""
    match = solo(
        Side(entry=1, active=0, hand="patch-o-darkness"),
        board="8,10:w",
        king="9,10",
        open_wards="north",
        thugs=NO_THUGS,
    )
    play(match, "cast patch-o-darkness", "channel 8,10")
    act(match, "aim 9,10", die)
    return bool(match.state.growth[tile(match.game, "9,10")])
