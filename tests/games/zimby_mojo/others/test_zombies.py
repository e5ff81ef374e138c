"""MAKING ZOMBIES, USING ZOMBIES and SHAMBLING ZOMBIES."""

from typing import Any

import pytest

from ludary import Match
from tests.games.zimby_mojo.table import (
    board,
    choices,
    crown,
    home,
    locked,
    mojo,
    on,
    part,
    phase,
    play,
    settle,
    shore,
)
from tests.games.zimby_mojo.zimby import Side, at_table

QUIET: dict[str, Any] = {
    "king": "",
    "crown": "10,10",
    "thugs": "barracks barracks barracks barracks",
}  # nobody else about
POOR = Side(active=0, tokens=0)  # nobody who could keep a zombie where it is


def make(zimbies: int = 4, place: str = "6,4", **position: Any) -> Match:
    """White chooses its zimby on a tile."""
    match = at_table(Side(active=zimbies), Side(), **{"board": f"{place}:w", **QUIET, **position})
    if place in choices(match, "creature"):
        play(match, f"creature {place}")
    return match


def shamble(
    zombies: str, *fate: int, sides: tuple[Side, ...] = (POOR, POOR), **position: Any
) -> Match:
    return at_table(*sides, board=zombies, part="zombies", fate=fate, **{**QUIET, **position})


@pytest.mark.proves("zombify")
def test_a_lone_zimby_becomes_a_zombie_for_two_active_ones_at_home() -> None:
    match = play(make(), "raise")

    assert on(match, "6,4") == "zombie-w"
    assert (home(match, 0), shore(match, 0)) == ("2+0", 14)


@pytest.mark.proves("zombify")
def test_a_zimby_in_company_a_depleted_one_or_one_without_tribesmen_at_home_becomes_none() -> None:
    assert "raise" not in choices(make(board="6,4:wy"))
    assert "raise" not in choices(make(board="6,4:W"))
    assert "raise" not in choices(make(zimbies=1))


@pytest.mark.proves("J1")
def test_a_zimby_locked_with_a_zombie_is_free_of_it_once_it_is_one_itself() -> None:
    match = at_table(
        Side(), Side(), board="1,13:w 1,14:zombie-y 1,12:y", locks="1,13/1,14 1,13/1,12"
    )

    play(match, "creature 1,13", "raise")

    assert [locked(match, place) for place in ("1,12", "1,13", "1,14")] == [True, True, False]


@pytest.mark.proves("zombify")
def test_a_shaman_makes_one_zombie_a_turn() -> None:
    match = play(make(zimbies=8, board="6,4:w 6,16:w"), "raise")
    if "6,16" in choices(match, "creature"):
        play(match, "creature 6,16")

    assert "raise" not in choices(match)


def test_the_next_turn_may_bring_the_next_zombie() -> None:
    match = play(
        make(zimbies=8, board="6,4:w 6,16:w"), "raise", "end_turn", "end_turn", "agree", "pay 0"
    )
    settle(match)
    play(match, "creature 6,16")

    assert "raise" in choices(match)


@pytest.mark.proves("zombify")
def test_a_shaman_has_two_zombies_in_play_at_most() -> None:
    assert "raise" not in choices(make(board="6,4:w 6,16:zombie-w 14,4:zombie-w"))
    assert "raise" in choices(make(board="6,4:w 6,16:zombie-w 14,4:zombie-y"))


def test_chanters_can_be_turned_into_a_zombie_and_fall_silent() -> None:
    match = play(make(zimbies=2, chants="w>y:war-drums"), "raise")

    assert match.state.chant_count == 0


@pytest.mark.proves("J1")
def test_a_zombie_takes_over_the_locks_of_the_zimby_it_was() -> None:
    match = play(make(board="6,4:w 6,3:y", locks="6,4/6,3"), "raise")

    assert on(match, "6,4") == "zombie-w"
    assert locked(match, "6,4")
    assert locked(match, "6,3")


@pytest.mark.proves("drive", "A16")
def test_a_zimby_with_the_crown_drops_it_when_it_becomes_a_zombie() -> None:
    match = play(make(**{**QUIET, "crown": "6,4@w"}), "raise")

    assert crown(match) == "6,4"


@pytest.mark.proves("zombie-duty", "E-18", "J7")
def test_a_zombie_next_to_a_living_creature_must_attack_before_it_can_do_anything_else() -> None:
    match = at_table(Side(), Side(), board="6,4:zombie-w 6,3:y 6,5:w", **QUIET)
    play(match, "creature 6,4")

    assert sorted(choices(match)) == ["attack east", "attack west"]


def test_a_zombie_walks_two_tiles_for_a_mojo() -> None:
    match = at_table(Side(active=0, tokens=1), Side(active=0), board="6,2:zombie-w", **QUIET)
    play(match, "creature 6,2", "whole", "step east", "step east")

    assert (on(match, "6,4"), mojo(match, 0)) == ("zombie-w", 0)
    assert "step" not in {choice.split()[0] for choice in choices(match)}


@pytest.mark.proves("shamble")
def test_a_zombie_shambles_its_die_towards_the_nearest_living_creature() -> None:
    match = shamble("6,18:zombie-w 6,14:y 6,4:y", 2)

    assert on(match, "6,16") == "zombie-w"


@pytest.mark.proves("shamble")
def test_a_zombie_attacks_the_first_living_creature_that_it_comes_next_to() -> None:
    match = shamble("6,2:zombie-w 6,5:y", 6, 6, 1)

    assert on(match, "6,5") == "zombie-w", "killed, and the tile claimed"


@pytest.mark.proves("zombie-duty")
def test_a_zombie_attacks_its_own_former_tribe_as_well() -> None:
    match = shamble("6,3:zombie-w 6,5:w", 3, 6, 1)

    assert on(match, "6,5") == "zombie-w"


@pytest.mark.proves("J9")
def test_thugs_and_the_king_are_living_creatures() -> None:
    thug = shamble(
        "6,14:zombie-w", 1, 3, 3, thugs="7,13 barracks barracks barracks"
    )  # 3 + 2 against 3 + 3
    king = shamble("9,9:zombie-w", 1, 3, 3, king="9,10", crown="")  # 3 + 2 against 3 + 1

    assert locked(thug, "6,14")
    assert locked(king, "9,9")


@pytest.mark.proves("J2")
def test_among_equally_near_creatures_chance_decides() -> None:
    ways = [shamble("1,15:zombie-w 1,12:y 1,18:y", 1, which) for which in (1, 2)]

    assert [
        next(place for place, name in board(match).items() if name == "zombie-w") for match in ways
    ] == ["1,14", "1,16"]


@pytest.mark.proves("J3")
def test_a_portal_on_its_way_ends_the_shamble() -> None:
    match = shamble("3,18:zombie-w 4,17:y", 6, 1)

    assert on(match, "3,17") == ""
    assert next(place for place, name in board(match).items() if name == "zombie-w") in (
        "17,17",
        "17,3",
        "3,3",
    )


@pytest.mark.proves("zombie-way", "J3")
def test_zombies_walk_through_obstacles() -> None:
    match = shamble("6,2:zombie-w 6,5:y", 1, growth="6,3:dark 6,4:entangling")

    assert on(match, "6,3") == "zombie-w"


@pytest.mark.proves("combat-marks", "L31")
@pytest.mark.parametrize("growth", ["6,3:dark", "6,3:dark-b"])
def test_a_zombie_attacks_nobody_in_the_dark(growth: str) -> None:
    match = shamble("6,2:zombie-w 6,3:y", 1, growth=growth)

    assert (on(match, "6,2"), on(match, "6,3")) == ("zombie-w", "y")

    led = play(at_table(Side(), Side(), board="6,2:zombie-w 6,3:y", growth=growth), "creature 6,2")
    assert choices(led, "attack") == []


@pytest.mark.proves("L31")
def test_out_of_the_dark_a_zombie_attacks_as_ever() -> None:
    match = shamble("6,2:zombie-w 6,3:y", 1, 6, 1, growth="6,2:dark")

    assert on(match, "6,3") == "zombie-w"


@pytest.mark.proves("J4")
def test_a_zombie_does_not_enter_the_tile_of_another() -> None:
    match = shamble("1,15:zombie-w 1,16:zombie-w 1,19:y", 6, 6, 6, 1)

    names = list(board(match).values())
    assert names.count("zombie-w") == 2


@pytest.mark.proves("J5")
def test_zombies_shamble_in_the_order_of_their_owners_from_the_first_mover() -> None:
    sides = Side(active=1, tokens=0), Side(active=1, tokens=0), Side(active=2, tokens=0)
    match = at_table(
        *sides,
        board="6,2:zombie-w 14,2:zombie-y 6,16:zombie-g 17,18:w",
        part="zombies",
        first=1,
        **QUIET,
    )

    order = []
    while phase(match) == "shamble":
        order.append(match.actor)
        play(match, "agree")
    assert order == [1, 2, 0]


@pytest.mark.proves("shamble", "J6")
def test_its_owner_can_keep_a_zombie_from_shambling_for_one_mojo_before_the_roll() -> None:
    match = at_table(
        Side(active=0, tokens=1), POOR, board="6,2:zombie-w 6,5:y", part="zombies", **QUIET
    )

    assert (phase(match), match.actor, choices(match)) == ("shamble", 0, ["agree", "refuse"])
    play(match, "agree")
    assert on(match, "6,2") == "zombie-w"


@pytest.mark.proves("shamble", "J8")
def test_a_locked_zombie_does_not_shamble() -> None:
    match = shamble("6,2:zombie-w 6,3:y", locks="6,2/6,3")

    assert (on(match, "6,2"), on(match, "6,3")) == ("zombie-w", "y")
    assert match.state.combats == 0


@pytest.mark.proves("J8")
def test_a_zombie_that_has_attacked_and_is_free_again_may_attack_once_more() -> None:
    match = at_table(
        Side(active=0, tokens=0),
        Side(active=1, tokens=0),
        board="6,2:zombie-w 6,3:y 6,5:y",
        **QUIET,
    )
    play(match, "creature 6,2")
    match.step("attack east", fate=[6, 1])
    settle(match)
    assert on(match, "6,3") == "zombie-w"
    play(match, "end_turn")
    match.step("end_turn", fate=[4, 6, 1])

    assert on(match, "6,5") == "zombie-w"
    assert part(match) == "players"


def test_a_depleted_zombie_does_not_shamble() -> None:
    match = shamble("6,2:zombie-W 6,5:y")

    assert on(match, "6,2") == "zombie-w", "woken by refresh"
