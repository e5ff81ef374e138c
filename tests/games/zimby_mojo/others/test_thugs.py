"""THUGS' TURN: patrols, fights, the way back from the barracks, and what thugs do with the
Crown.
"""

from typing import Any

import pytest

from ludary import Match
from ludary.games.zimby_mojo.cards import INNER
from tests.games.zimby_mojo.laying import tile
from tests.games.zimby_mojo.spells import use
from tests.games.zimby_mojo.table import (
    act,
    board,
    crown,
    ever,
    home,
    locked,
    on,
    phase,
    play,
    wards,
)
from tests.games.zimby_mojo.zimby import Side, at_table

ALONE = "barracks barracks barracks"  # the other three
DEAD: dict[str, Any] = {"king": "", "crown": "10,10"}  # no King, and his Crown far away


def march(
    thugs: str, *fate: int, sides: tuple[Side, ...] = (Side(), Side()), **position: Any
) -> Match:
    return at_table(*sides, thugs=thugs, part="thugs", fate=fate, **position)


def where(match: Match, thug: int) -> str:
    """The tile of a thug, from 1; nothing in the barracks."""
    return next(
        (
            place
            for place, name in board(match).items()
            if name.startswith("thugs-") and str(thug) in name[6:]
        ),
        "",
    )


@pytest.mark.proves("thugs-walk", "F1")
def test_thugs_march_one_after_the_other_along_the_inner_route() -> None:
    match = march("7,13 13,13 13,7 7,7", 1, 2, 3, 4)

    assert [where(match, thug) for thug in (1, 2, 3, 4)] == ["8,13", "13,11", "10,7", "7,11"]


@pytest.mark.proves("F1")
def test_thugs_come_in_from_the_barracks_last() -> None:
    match = march(
        "ready 13,13 13,7 7,7", 1, 1, 1, 1, 2, 0
    )  # three dice; portal, die and exit of the first thug

    assert [where(match, thug) for thug in (2, 3, 4)] == ["13,12", "12,7", "7,8"]
    assert where(match, 1) == "1,17"


@pytest.mark.proves("thugs-attack", "F2")
def test_a_thug_with_a_foe_next_to_it_stays_and_attacks() -> None:
    match = march(f"7,13 {ALONE}", 6, 1, board="8,13:w")

    assert (where(match, 1), home(match, 0)) == ("8,13", "4+0"), "killed, and the tile claimed"


@pytest.mark.proves("thugs-meet", "F3")
def test_a_marching_thug_stops_on_the_first_tile_with_a_foe_in_its_combat_zone() -> None:
    match = march(f"7,10 {ALONE}", 6, 1, 3, board="6,14:w")  # 1 + 3 against 3 + 1

    assert where(match, 1) == "7,13"
    assert locked(match, "7,13")


@pytest.mark.proves("thug-columns", "F4")
def test_thugs_that_end_on_one_tile_share_it_and_part_again() -> None:
    shared = march("7,13 7,12 barracks barracks", 1, 2)
    parted = march("8,13 8,13 barracks barracks", 1, 2)

    assert on(shared, "8,13") == "thugs-12"
    assert (where(parted, 1), where(parted, 2)) == ("9,13", "10,13")


@pytest.mark.proves("A10")
def test_thugs_pass_each_other() -> None:
    match = march("7,13 8,13 barracks barracks", 3, 1)

    assert (where(match, 1), where(match, 2)) == ("10,13", "9,13")


@pytest.mark.proves("F5")
def test_a_thug_stops_before_the_king() -> None:
    match = march(f"7,13 {ALONE}", 6, king="9,13")

    assert where(match, 1) == "8,13"


@pytest.mark.proves("thugs-meet", "F5")
def test_a_thug_joins_another_in_a_fight() -> None:
    match = march(
        "9,13 7,13 barracks barracks", 6, 1, 5, board="9,14:w", locks="9,13/9,14"
    )  # 1 + 5 against 5 + 1

    assert on(match, "9,13") == "thugs-12"


@pytest.mark.proves("E-7", "F6")
def test_a_thug_attacks_a_random_foe_but_the_one_it_is_locked_with_first() -> None:
    chosen = march(f"7,13 {ALONE}", 2, 6, 1, board="8,13:w 7,12:y")
    held = march(f"7,13 {ALONE}", 6, 1, board="8,13:w 7,12:y", locks="7,13/7,12")

    assert (on(chosen, "7,12"), where(chosen, 1)) == ("y", "8,13")
    assert (on(held, "8,13"), where(held, 1)) == ("w", "7,12")


@pytest.mark.proves("thugs-walk")
def test_a_combat_locked_thug_does_not_march() -> None:
    match = march(f"7,13 {ALONE}", 1, 3, board="7,12:w", locks="7,13/7,12")

    assert (where(match, 1), on(match, "7,12")) == ("7,13", "w")


@pytest.mark.proves("thugs-attack", "must-attack", "E-8")
def test_thugs_attack_zombies_and_neither_each_other_nor_the_king() -> None:
    match = march(
        "7,13 8,13 barracks barracks", 1, 1, 3, king="9,13", board="7,12:zombie-w"
    )  # 1 + 3 against 3 + 2

    assert [place for place in board(match) if locked(match, place)] == ["7,13", "7,12"]


@pytest.mark.proves("thugs-return", "F7")
def test_a_thug_that_comes_in_dismisses_who_stands_on_the_portal() -> None:
    match = march(f"ready {ALONE}", 1, 1, 0, board="3,17:wW")

    assert home(match, 0) == "6+0", "one active, one woken by refresh"
    assert where(match, 1) == "2,17"


def test_a_column_dismissed_onto_a_full_tribal_board_makes_room_at_once() -> None:
    match = march(
        f"ready {ALONE}", 1, 1, sides=(Side(active=7, depleted=1), Side()), board="3,17:w"
    )

    assert (phase(match), match.actor, where(match, 1)) == ("lose", 0, "3,17")


@pytest.mark.proves("F7")
def test_thugs_share_a_portal_tile() -> None:
    match = march(
        "ready 3,17 barracks barracks", 1, 3, 1, 5, board="3,18:w"
    )  # portal and die of the first; 1 + 5 against 5 + 1

    assert on(match, "3,17") == "thugs-12"


@pytest.mark.proves("F7")
def test_coming_in_fires_no_portal() -> None:
    match = march(f"ready {ALONE}", 1, 1, 1)

    assert where(match, 1) == "3,18"


@pytest.mark.proves("thugs-return", "F8", "F9")
def test_a_thug_leaves_the_portal_by_a_random_exit_and_never_by_a_thicket() -> None:
    places = [where(march(f"ready {ALONE}", 1, 1, way), 1) for way in (0, 1)]

    assert places == ["2,17", "3,18"]


@pytest.mark.proves("F8")
def test_from_the_portal_a_thug_takes_the_shortest_way_to_its_route() -> None:
    match = march(f"ready {ALONE}", 1, 6, 1)

    assert where(match, 1) not in ("3,18", "3,17")


@pytest.mark.proves("F10")
def test_a_killed_thug_comes_back_a_round_later() -> None:
    lying = march(f"barracks {ALONE}")
    turned = at_table(
        Side(), Side(), thugs=f"barracks {ALONE}", king="", crown="10,10", part="wrap_up"
    )

    assert where(lying, 1) == ""
    assert [int(thug.ready) for thug in turned.state.thugs] == [1, 1, 1, 1]


@pytest.mark.proves("thugs-quadrants", "F11")
def test_without_a_king_a_thug_takes_the_first_free_quadrant_on_its_way() -> None:
    match = march(f"8,13 {ALONE}", 1, 1, **DEAD)

    assert where(match, 1) == "9,14"
    assert match.state.thugs[0].quadrant == 0


@pytest.mark.proves("F11")
def test_a_thug_passes_a_quadrant_that_another_patrols() -> None:
    match = march("8,13 9,16 barracks barracks", 1, 1, 1, 1, **DEAD)

    assert (where(match, 1), where(match, 2)) == ("10,13", "9,18")


@pytest.mark.proves("thugs-quadrants", "F12")
def test_of_two_in_a_quadrant_the_one_that_was_there_first_leaves_at_the_inner_route() -> None:
    match = march(
        "ready 5,11 barracks barracks", 1, 1, 1, 1, 1, 0, **DEAD
    )  # the second to 7,11; the first in, two tiles, north

    assert (match.state.thugs[0].quadrant, match.state.thugs[1].quadrant) == (0, -1)
    act(match, "end_turn")
    act(match, "end_turn", 1, 1, 3, 4)  # the first's dice, then the second's
    assert (where(match, 2), match.state.thugs[1].route) == ("12,13", INNER)


@pytest.mark.proves("thugs-quadrants", "F11")
def test_a_thug_that_comes_out_of_a_door_follows_the_feet() -> None:
    for door, first in (("8,10", "7,10"), ("10,12", "10,13"), ("12,10", "13,10"), ("10,8", "10,7")):
        match = at_table(
            Side(),
            Side(),
            part="thugs",
            fate=(1, 1),
            king="",
            crown="1,16",
            open_wards="north east south west",
            thugs=f"{door} barracks barracks barracks",
        )
        game = match.game
        following = int(game.box.route_next[INNER, tile(game, first)])

        assert on(match, game.thing_names["tile"][following]) == "thugs-1"


@pytest.mark.proves("thugs-quadrants", "L40")
def test_a_thug_that_is_switched_onto_the_route_of_another_quadrant_leaves_it_by_the_feet() -> None:
    match = at_table(Side(hand="switcheroo"), Side(), board="1,9:w", thugs=f"1,11 {ALONE}", **DEAD)
    use(match, "switcheroo", "channel 1,9", "aim 1,11")
    assert (where(match, 1), on(match, "1,11")) == ("1,9", "w")

    play(match, "end_turn", ("end_turn", 1, 2))

    assert where(match, 1) == "1,6", "away from its own quadrant, two tiles to the east"
    assert match.state.thugs[0].quadrant == 0


@pytest.mark.proves("thugs-quadrants")
def test_without_a_king_thugs_march_two_dice() -> None:
    match = march(f"8,13 {ALONE}", 2, 2, **DEAD)

    assert where(match, 1) == "9,16"


@pytest.mark.proves("new-king", "F13")
def test_under_a_new_king_thugs_return_to_the_inner_route_and_stay_there() -> None:
    match = march(f"6,11 {ALONE}", 6)

    assert where(match, 1) == "10,13"
    assert match.state.thugs[0].route == INNER


@pytest.mark.proves("thugs-crown", "F16")
def test_a_thug_picks_up_the_crown_it_moves_over_and_goes_no_further() -> None:
    match = march(f"7,13 {ALONE}", 3, 3, king="", crown="8,13")

    assert crown(match) == "8,13@thugs"


@pytest.mark.proves("F16")
def test_a_thug_that_comes_in_on_the_crown_has_it() -> None:
    match = march(f"ready {ALONE}", 1, 3, 3, king="", crown="3,17")

    assert crown(match) == "3,17@thugs"


@pytest.mark.proves("F16")
def test_a_thug_that_kills_the_bearer_has_the_crown() -> None:
    match = march(f"7,13 {ALONE}", 6, 1, king="", crown="8,13@w", board="8,13:w")

    assert crown(match) == "8,13@thugs"


@pytest.mark.proves("thugs-crown", "F14")
def test_the_crown_is_carried_along_the_feet_and_in_through_an_open_ward() -> None:
    east = march(f"7,13 {ALONE}", 2, 2, king="", crown="7,13@thugs", open_wards="east")
    north = march(f"7,13 {ALONE}", 2, 2, king="", crown="7,13@thugs", open_wards="north")

    assert (where(east, 1), where(north, 1)) == ("10,12", "11,13")


@pytest.mark.proves("thugs-crown")
def test_thugs_with_the_crown_take_along_all_whom_they_meet() -> None:
    match = march(
        "7,13 9,13 barracks barracks", 2, 2, king="", crown="7,13@thugs", open_wards="east"
    )

    assert on(match, "10,12") == "thugs-12"


@pytest.mark.proves("thugs-crown", "new-king", "F15")
def test_thugs_that_bring_the_crown_to_the_mist_make_a_new_king_and_are_expelled() -> None:
    match = march(
        "7,13 9,13 barracks barracks",
        3,
        3,
        king="",
        crown="7,13@thugs",
        open_wards="east",
        overgrowth=2,
    )

    assert on(match, "10,10") == "king"
    assert [(int(thug.creature), int(thug.ready)) for thug in match.state.thugs[:2]] == [
        (-1, 1)
    ] * 2, "ready again after refresh"


@pytest.mark.proves("new-king", "L32")
def test_a_thug_that_kills_the_bearer_in_the_mist_makes_a_new_king_at_once() -> None:
    match = march(
        f"9,10 {ALONE}",
        6,
        1,
        4,
        board="10,10:w",
        king="",
        crown="10,10@w",
        open_wards="north",
        overgrowth=2,
    )

    assert on(match, "10,10") == "king"
    assert (where(match, 1), crown(match), home(match, 0)) == ("", "", "4+0")


@pytest.mark.proves("L32")
def test_a_thug_in_the_mist_that_kills_its_attacker_makes_a_new_king_too() -> None:
    match = at_table(
        Side(),
        Side(),
        board="9,10:w",
        king="",
        crown="9,10@w",
        open_wards="north",
        thugs=f"10,10 {ALONE}",
    )

    act(play(match, "creature 9,10"), "attack south", 1, 6)

    assert (on(match, "10,10"), on(match, "9,10"), crown(match)) == ("king", "", "")


@pytest.mark.proves("L32")
def test_whoever_loses_the_crown_before_the_mist_is_reached_makes_no_king() -> None:
    match = march(
        f"9,10 {ALONE}",
        6,
        1,
        board="9,9:w",
        king="",
        crown="9,9@w",
        open_wards="north",
        overgrowth=2,
    )

    assert (on(match, "9,9"), crown(match)) == ("thugs-1", "9,9@thugs")


@pytest.mark.proves("F15")
def test_a_new_king_brings_no_ward_back() -> None:
    match = march(
        f"10,11 {ALONE}",
        1,
        1,
        king="",
        crown="10,11@thugs",
        open_wards="east",
        rituals="blood - - -",
    )

    assert wards(match) == ["north", "south", "west"]
    assert match.state.rituals[0] == 0
    assert match.state.burden == -1


def test_under_a_new_king_nobody_keeps_a_quadrant() -> None:
    match = march(
        "10,11 9,16 barracks barracks", 1, 1, 6, 1, king="", crown="10,11@thugs", open_wards="east"
    )  # the third tries the mist

    assert where(match, 2) == "9,17", "one die again"
    assert match.state.thugs[1].quadrant == -1


def test_a_thug_that_comes_upon_the_one_with_the_crown_stays_with_it() -> None:
    match = march(
        "7,13 8,13 barracks barracks", 3, 3, 1, 1, king="", crown="8,13@thugs", open_wards="east"
    )

    assert on(match, "10,13") == "thugs-12", "the second marches with both"


def test_the_crown_frees_thugs_from_vines() -> None:
    places = [
        where(
            march(
                f"7,13 {ALONE}",
                *fate,
                king="",
                crown="7,13@thugs",
                open_wards="east",
                growth="7,13:entangling",
            ),
            1,
        )
        for fate in ((3, 1, 1), (4,))
    ]

    assert places == ["9,13", "7,13"]


@pytest.mark.proves("thugs-walk", "F9")
def test_thugs_walk_into_obstacles() -> None:
    match = march(f"7,13 {ALONE}", 3, growth="8,13:entangling")

    assert where(match, 1) == "8,13"


def test_vines_hold_a_thug_where_it_is() -> None:
    match = march(f"8,13 {ALONE}", growth="8,13:entangling")

    assert where(match, 1) == "8,13"


def test_a_thug_in_the_dark_fights_nobody() -> None:
    match = march(f"8,13 {ALONE}", 6, 0, board="9,13:w", growth="8,13:dark")

    assert (where(match, 1), on(match, "9,13"), match.state.combats) == ("7,13", "w", 0)


def test_a_thug_passes_by_who_is_hidden_in_the_dark() -> None:
    match = march(f"7,13 {ALONE}", 1, board="6,14:w", growth="6,14:dark")

    assert (where(match, 1), on(match, "6,14")) == ("8,13", "w")


def test_a_thug_that_walks_into_the_dark_changes_places_with_who_is_there() -> None:
    match = march(f"7,13 {ALONE}", 1, board="8,13:w", growth="8,13:dark")

    assert (where(match, 1), on(match, "7,13"), match.state.combats) == ("8,13", "w", 0)


@pytest.mark.proves("H7")
def test_a_thug_comes_out_of_the_darkness_anywhere_and_goes_no_further() -> None:
    match = march(f"8,13 {ALONE}", 6, 0, growth="8,13:dark")

    assert where(match, 1) == "7,13"


@pytest.mark.proves("H9")
def test_a_thug_off_its_route_takes_the_shortest_way_back() -> None:
    match = march(f"6,14 {ALONE}", 2)

    assert where(match, 1) == "8,13"


@pytest.mark.proves("F1")
def test_dice_of_the_thugs_are_told_in_their_order() -> None:
    match = at_table(Side(active=2), Side(active=1))
    play(match, "end_turn")
    act(match, "end_turn", 1, 2, 3, 4)

    tiles = [tile(match.game, place) for place in ("7,13", "13,13", "13,7", "7,7")]
    told = [(march["tile"], march["dice"]) for march in ever(match, "marches")]
    assert told == list(zip(tiles, (1, 2, 3, 4), strict=True))
    assert phase(match) == "turn"
