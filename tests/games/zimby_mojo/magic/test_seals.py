"""Shrines and wards: two shamans open a seal together."""

import pytest

from tests.games.zimby_mojo.table import choices, mojo, on, phase, play, shore, tokens, verbs, wards
from tests.games.zimby_mojo.zimby import Side, at_table

POOR = Side(active=0)


@pytest.mark.proves("ward", "seal", "B6", "K1")
def test_two_shamans_in_a_column_on_a_shrine_open_its_seal_for_a_mojo_each() -> None:
    match = at_table(POOR, POOR, board="6,14:wy")

    play(match, "seal 2")
    assert (match.actor, phase(match)) == (1, "seal")
    play(match, ("agree", "south"))

    assert wards(match) == ["north", "east", "west"]
    assert (tokens(match, 0), tokens(match, 1)) == (3, 3)
    assert match.state.shrines == 0b1110


@pytest.mark.proves("K1", "L17")
def test_a_refusal_costs_nothing_and_is_final_for_the_turn() -> None:
    match = at_table(POOR, POOR, board="6,14:wy")

    play(match, "seal 2", "refuse")
    assert (len(wards(match)), tokens(match, 0), tokens(match, 1), match.actor) == (4, 4, 4, 0)
    assert "seal" not in verbs(match)
    play(match, "end_turn")

    assert choices(match, "seal") == ["1"]


@pytest.mark.proves("seal", "K1")
@pytest.mark.parametrize("column", ["ww", "wY", "Wy", "w"])
def test_both_need_an_active_zimby_there(column: str) -> None:
    match = at_table(POOR, POOR, board=f"6,14:{column}")

    assert "seal" not in verbs(match)


@pytest.mark.proves("B6", "K1")
@pytest.mark.parametrize("poor", [0, 1])
def test_both_shamans_need_the_mojo_to_open_a_seal(poor: int) -> None:
    sides = [Side(active=0, tokens=0 if seat == poor else 4) for seat in range(2)]
    match = at_table(*sides, board="6,14:wy")

    assert "seal" not in verbs(match)


@pytest.mark.proves("K2")
def test_the_proposer_names_the_partner() -> None:
    match = at_table(POOR, POOR, POOR, board="6,14:wyg")

    assert choices(match, "seal") == ["2", "3"]
    play(match, "seal 3")

    assert match.actor == 2


@pytest.mark.proves("any-time", "K1", "K3")
def test_a_seal_is_opened_in_others_turns_too_whoever_controls_the_column() -> None:
    match = at_table(POOR, Side(active=0, hand="nix"), POOR, board="6,14:yg 3,14:w")

    play(match, "creature 3,14", "whole", "step south")
    assert (match.actor, phase(match)) == (1, "answer")
    play(match, "seal 3", ("agree", "north"))

    assert wards(match) == ["east", "south", "west"]
    assert (match.actor, phase(match)) == (1, "answer")


@pytest.mark.proves("K3")
def test_a_locked_column_opens_seals() -> None:
    match = at_table(POOR, POOR, board="6,14:wy", locks="6,14/7,13")

    assert choices(match, "seal") == ["2"]


@pytest.mark.proves("sight-marks")
def test_nobody_channels_into_a_seal_from_darkness() -> None:
    match = at_table(POOR, POOR, board="6,14:wy", growth="6,14:dark")

    assert "seal" not in verbs(match)


def test_an_opened_shrine_has_no_seal_left() -> None:
    match = at_table(POOR, POOR, board="6,14:wy", open_wards="north", open_shrines="1")

    assert "seal" not in verbs(match)


@pytest.mark.proves("ward", "K5")
def test_nobody_stands_on_a_tile_before_its_ward_is_gone() -> None:
    match = at_table(POOR, POOR, board="7,10:w 6,14:wy")

    play(match, "creature 7,10", "whole")
    assert "south" not in choices(match, "step")
    play(
        match,
        "step east",
        "halt",
        "seal 2",
        ("agree", "north"),
        "creature 7,11",
        "whole",
        "step west",
    )

    assert "south" in choices(match, "step")


@pytest.mark.proves("solo-seal", "K4", "N4")
def test_alone_the_blood_of_a_zimby_opens_the_seal_without_mojo() -> None:
    match = at_table(Side(active=0, tokens=0), board="6,14:ww")

    play(match, ("seal 1", "west"))

    assert (on(match, "6,14"), wards(match)) == ("w", ["north", "east", "south"])
    assert (mojo(match, 0), shore(match, 0)) == (0, 15)


@pytest.mark.proves("K4")
@pytest.mark.parametrize(
    ("column", "possible"), [("w", False), ("WW", False), ("wW", True), ("ww", True)]
)
def test_alone_the_one_that_sacrifices_is_active(column: str, possible: bool) -> None:
    match = at_table(Side(active=0), board=f"6,14:{column}")

    assert ("seal" in verbs(match)) == possible


@pytest.mark.proves("L23")
def test_where_two_stand_together_on_several_shrines_they_open_the_one_that_is_named() -> None:
    match = at_table(POOR, POOR, board="6,14:wy 14,6:wy 14,14:wy")
    assert (choices(match, "seal"), choices(match, "seal_at")) == (["2"], ["2 2", "3 2"])

    play(match, "seal_at 3 2", "agree")

    assert match.state.shrines == 0b1011
