"""TIME, REFRESH and WRAP-UP: the parts of a round, and updates between rounds."""

from typing import Any

import pytest

from ludary import Match
from ludary.games.zimby_mojo.events import EVENTS
from tests.games.zimby_mojo.laying import tile
from tests.games.zimby_mojo.table import (
    act,
    board,
    choices,
    ever,
    hand,
    happened,
    home,
    mojo,
    on,
    part,
    phase,
    play,
    tokens,
)
from tests.games.zimby_mojo.zimby import Side, at_table, scroll, zimby

DEAD: dict[str, Any] = {
    "king": "",
    "crown": "10,10",
    "thugs": "barracks barracks barracks barracks",
}  # nobody acts but the shamans
SEVEN = "nix nix nix nix nix nix energy"


def cards(names: str) -> tuple[int, ...]:
    """The outcomes with which these scrolls are drawn."""
    return tuple(scroll(zimby(), name) for name in names.split())


def growing(match: Match, place: str) -> int:
    return int(match.state.growth[tile(match.game, place)])


@pytest.mark.proves("draw", "D8")
def test_everybody_draws_a_scroll_clockwise_from_the_first_mover() -> None:
    match = at_table(
        Side(active=1),
        Side(active=3),
        Side(active=2),
        library="energy nix hush",
        part="wrap_up",
        fate=cards("nix energy hush"),
        **DEAD,
    )

    assert [hand(match, seat) for seat in (1, 2, 0)] == [["nix"], ["energy"], ["hush"]]


@pytest.mark.proves("D9")
def test_nobody_draws_in_the_first_round() -> None:
    match = play(zimby(scrolls=2).start(seats=2, seed=1), "entry 1", "entry 2")

    assert [len(hand(match, seat)) for seat in (0, 1)] == [2, 2]


@pytest.mark.proves("hand-limit", "D10")
def test_a_hand_may_hold_more_than_six_scrolls_during_the_round() -> None:
    match = at_table(Side(hand=SEVEN), Side(), **DEAD)
    play(match, "end_turn")

    assert (phase(match), len(hand(match, 0))) == ("turn", 7)


@pytest.mark.proves("hand-limit")
def test_at_wrap_up_hands_go_down_to_six_of_the_players_choice() -> None:
    match = at_table(Side(hand=SEVEN), Side(), part="wrap_up", **DEAD)

    assert (phase(match), match.actor, choices(match, "discard")) == (
        "discard",
        0,
        ["nix", "energy"],
    )
    play(match, "discard energy")
    assert hand(match, 0)[:6] == ["nix"] * 6


@pytest.mark.proves("refresh")
def test_in_refresh_all_tokens_and_creatures_become_active() -> None:
    match = at_table(
        Side(active=1, depleted=3, tokens=0),
        Side(),
        board="6,4:wWY 3,5:zombie-W",
        thugs="barracks 13,13",
        part="wrap_up",
    )

    assert (home(match, 0), tokens(match, 0)) == ("4+0", 4)
    assert (on(match, "6,4"), on(match, "3,5")) == ("wwy", "zombie-w")
    assert match.state.thugs[0].ready == 1


@pytest.mark.proves("eat")
def test_meals_are_counted_by_the_round() -> None:
    match = at_table(Side(eaten=2), Side(), part="wrap_up", **DEAD)

    assert match.state.shamans[0].eaten == 0


@pytest.mark.proves("age", "H12")
def test_obstacles_with_their_back_up_leave_before_the_others_are_turned() -> None:
    match = at_table(
        Side(),
        Side(),
        growth="6,4:deadly 6,3:deadly-b 6,16:dark 6,17:dark-b 5,3:entangling 4,3:entangling-b",
        part="wrap_up",
        **DEAD,
    )

    kept = [growing(match, place) for place in ("6,4", "6,16", "5,3")]
    again = at_table(Side(), Side(), growth="6,4:deadly-b 6,16:dark-b 5,3:entangling-b", **DEAD)
    assert kept == [growing(again, place) for place in ("6,4", "6,16", "5,3")]
    assert [growing(match, place) for place in ("6,3", "6,17", "4,3")] == [0, 0, 0]


@pytest.mark.proves("die-with-king", "H11")
def test_the_kings_obstacles_turn_at_the_first_refresh_after_his_death_then_go() -> None:
    match = at_table(Side(active=8), Side(), burden=0, **DEAD)

    stages = []
    for _ in range(3):
        act(match, "end_turn")
        act(match, "end_turn")
        stages.append(int(match.state.overgrowth))
    assert stages == [1, 2, 2]


def test_the_kings_obstacles_stay_while_he_lives() -> None:
    match = at_table(Side(), Side(), part="wrap_up")

    assert match.state.overgrowth == 0


@pytest.mark.proves("H11")
def test_the_kings_obstacles_do_not_come_back_with_a_new_king() -> None:
    match = at_table(
        Side(),
        Side(),
        king="",
        crown="9,10@thugs",
        thugs="9,10 barracks barracks barracks",
        overgrowth=2,
        open_wards="north",
        part="thugs",
    )

    assert ever(match, "new_king") or match.state.king >= 0
    assert match.state.overgrowth == 2


@pytest.mark.proves("burden")
def test_the_burden_of_the_crown_grows_lighter_with_each_refresh() -> None:
    match = at_table(Side(active=8), Side(), burden=0, **DEAD)

    burdens = [int(match.state.burden)]
    for _ in range(3):
        act(match, "end_turn")
        act(match, "end_turn")
        burdens.append(int(match.state.burden))
    assert burdens == [0, 1, 2, 2]


@pytest.mark.proves("quiet", "H4")
def test_wounds_of_wrap_up_cannot_be_answered() -> None:
    match = at_table(
        Side(hand="lil-bits-o-armor"),
        Side(),
        board="6,4:w",
        growth="6,4:deadly",
        part="wrap_up",
        **DEAD,
    )

    assert on(match, "6,4") == ""
    assert (part(match), phase(match)) == ("players", "turn")


@pytest.mark.proves("wrap-wounds", "H4", "H5")
def test_the_crown_is_tried_anew_against_the_obstacle_at_wrap_up() -> None:
    worn = {**DEAD, "crown": "6,4@w", "board": "6,4:w", "growth": "6,4:deadly", "part": "wrap_up"}
    saved, lost = (at_table(Side(), Side(), fate=(die,), **worn) for die in (3, 4))

    assert (on(saved, "6,4"), on(lost, "6,4")) == ("w", "")


@pytest.mark.proves("wrap-wounds", "vines")
def test_blood_vines_wound_at_wrap_up_by_their_die() -> None:
    match = at_table(Side(), Side(), board="4,17:www", king="10,10", part="wrap_up", fate=(2,))

    assert on(match, "4,17") == "w"


@pytest.mark.proves("first-mover")
def test_most_active_zimbies_at_home_that_do_not_chant_make_the_first_mover() -> None:
    match = at_table(
        Side(active=5, depleted=3),
        Side(active=4),
        chants="w>y:war-drums w>w:quick-feet",
        part="wrap_up",
        **DEAD,
    )

    assert (match.state.first, match.actor) == (1, 1)


@pytest.mark.proves("first-mover", "M1")
def test_only_the_tied_roll_for_the_first_mover() -> None:
    for drawn in (0, 2):
        match = at_table(
            Side(active=4), Side(active=3), Side(active=4), part="wrap_up", fate=(drawn,), **DEAD
        )
        assert match.state.first == drawn


@pytest.mark.proves("rounds")
def test_players_take_their_turns_clockwise_from_the_first_mover() -> None:
    match = at_table(Side(), Side(), Side(), first=2, turn=2, **DEAD)

    order = []
    for _ in range(3):
        order.append(match.actor)
        play(match, "end_turn")
    assert order == [2, 0, 1]


@pytest.mark.proves("own-turn", "B2")
def test_a_turn_can_be_ended_at_any_time_and_lasts_until_it_is() -> None:
    match = at_table(Side(tokens=0, active=0), Side(), board="6,4:w", **DEAD)

    assert "end_turn" in choices(match)
    assert mojo(match, 0) == 0
    assert match.actor == 0


@pytest.mark.proves("rounds")
def test_a_round_goes_from_refresh_by_king_players_thugs_and_zombies_to_wrap_up() -> None:
    match = at_table(
        Side(active=4),
        Side(active=3),
        board="6,4:zombie-w",
        rituals="exhaustion madness blood hunger",
    )
    play(match, "end_turn", "end_turn")

    assert (part(match), phase(match)) == ("zombies", "shamble")
    act(match, "refuse")
    order = [EVENTS.rows[event.kind].name for event in match.history]
    steps = ["marches", "shambles", "refresh", "rite", "turn"]
    assert [
        name for name in order[order.index("marches") :] if name in steps and name != "marches"
    ] == steps[1:]


@pytest.mark.proves("M2")
def test_shamans_whose_zimbies_are_all_gone_spawn_on() -> None:
    match = at_table(Side(active=0, tokens=4), Side(), **DEAD)

    assert "spawn" in choices(match)
    play(match, "spawn")
    assert home(match, 0) == "0+1"


@pytest.mark.proves("M2")
def test_nobody_is_out_of_the_game() -> None:
    match = at_table(Side(active=0, tokens=0), Side(), part="wrap_up", **DEAD)
    play(match, "end_turn")

    assert (match.actor, phase(match)) == (0, "turn")
    assert not happened(match, "ends")
    assert "10,10" not in board(match)


def test_a_crown_let_go_can_be_picked_up_again_in_the_next_turn() -> None:
    def dropped() -> Match:
        worn = {**DEAD, "crown": "6,4@w"}
        return play(at_table(Side(), Side(active=5), board="6,4:w", **worn), "creature 6,4", "drop")

    at_once = play(dropped(), "creature 6,4")
    later = play(dropped(), "end_turn")
    for _ in range(2):
        act(later, "end_turn")
    play(later, "creature 6,4")

    assert ["pick_up" in choices(match) for match in (at_once, later)] == [False, True]
