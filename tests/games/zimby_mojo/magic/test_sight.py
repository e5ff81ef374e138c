"""Witcheries: channellers, range and line of sight."""

from typing import Any

import pytest

from ludary import Match
from tests.games.zimby_mojo.spells import begin
from tests.games.zimby_mojo.table import choices, phase, play, verbs
from tests.games.zimby_mojo.zimby import Side, at_table

NO_THUGS = "barracks barracks barracks barracks"


def aims(
    board: str, channel: str = "channel 1,13", name: str = "blow-guns", **position: Any
) -> list[str]:
    """List the targets that White can aim at from there."""
    return choices(
        play(at_table(Side(hand=name), Side(), board=board, **position), f"cast {name}", channel),
        "aim",
    )


def channellers(match: Match, name: str = "blow-guns") -> list[str]:
    """The creatures that could channel the actor's scroll; the only one is taken unasked."""
    if f"cast {name}" not in choices(match):
        return []
    trial = play(match.copy(), f"cast {name}")
    if phase(trial) == "channel":
        return choices(trial, "channel")
    s = trial.state
    return [trial.game.thing_names["tile"][s.creatures[s.cast_from].tile]]


def test_the_only_channeller_is_taken_unasked() -> None:
    match = play(at_table(Side(hand="blow-guns"), Side(), board="1,13:w 1,15:y"), "cast blow-guns")

    assert phase(match) == "aim"
    assert choices(match, "aim") == ["1,13", "1,15"]


@pytest.mark.proves("range", "P2")
def test_the_target_is_at_most_three_tiles_away_the_own_tile_included() -> None:
    assert aims("1,13:w 1,16:y") == ["1,13", "1,16"]
    assert aims("1,13:w 1,17:y") == ["1,13"]


@pytest.mark.proves("sight", "P3")
def test_lines_of_sight_are_straight() -> None:
    assert aims("1,13:w 2,14:y") == ["1,13"]


@pytest.mark.proves("sight", "P3")
@pytest.mark.parametrize(
    ("board", "growth"),
    [("1,13:w 1,14:y 1,15:y", ""), ("1,13:w 1,15:y", "1,14:dark")],
    ids=["a creature", "darkness"],
)
def test_a_creature_that_blocks_the_line_may_itself_be_hit(board: str, growth: str) -> None:
    seen = aims(board, growth=growth)

    assert "1,15" not in seen
    assert ("1,14" in seen) == ("1,14" in board)
    assert "1,14" in aims(board, growth=growth, name="entangling-vines")


@pytest.mark.proves("sight", "sight-marks", "P3")
def test_mist_blocks_sight() -> None:
    assert aims("10,9:w 10,11:y", "channel 10,9", open_wards="north") == ["10,9", "10,10"]


@pytest.mark.proves("sight", "ward", "sight-marks", "H10", "P3")
def test_wards_and_thickets_block_sight() -> None:
    assert aims("10,7:w", "channel 10,7", king="10,9", thugs=NO_THUGS) == ["10,7"]
    assert aims("10,7:w", "channel 10,7", king="10,9", thugs=NO_THUGS, open_wards="west") == [
        "10,7",
        "10,9",
    ]
    assert aims("9,4:w 11,4:y", "channel 9,4") == ["9,4"], "a thicket lies between"


@pytest.mark.proves("sight-marks")
def test_entangling_and_deadly_vines_do_not_block_sight() -> None:
    assert "1,15" in aims("1,13:w 1,15:y", growth="1,14:entangling 1,15:deadly")


@pytest.mark.proves("H13")
def test_shrine_and_gray_tile_see_each_other_and_not_beyond() -> None:
    assert aims("6,14:w 8,13:y", "channel 6,14") == ["6,14", "7,13"]


@pytest.mark.proves("channel", "P4")
def test_from_a_tribal_board_only_the_two_tiles_in_line_can_be_aimed_at() -> None:
    assert aims("0,16:y 1,16:y", "channel_home") == ["0,16"]
    assert aims("1,16:y 1,17:y", "channel_home") == ["1,16"]


@pytest.mark.proves("range", "P5")
def test_nobody_on_a_tribal_board_can_be_aimed_at() -> None:
    match = at_table(Side(hand="blow-guns", active=8), Side(), thugs=NO_THUGS)

    assert "cast" not in verbs(match)


@pytest.mark.proves("any-time", "channel", "B4", "P1")
def test_any_active_zimby_of_the_own_tribe_can_channel_at_any_time_and_nobody_else() -> None:
    match = at_table(
        Side(hand="fire-belch nix"), Side(hand="blow-guns"), board="1,13:w 1,15:yw 1,17:WY 3,11:w"
    )
    begin(match, "fire-belch", "channel 1,13", "aim 1,15")
    play(match, "pass")

    assert match.actor == 1
    assert channellers(match) == ["1,15"]


@pytest.mark.proves("active", "channel")
def test_depleted_zimbies_do_not_channel() -> None:
    match = at_table(Side(hand="blow-guns"), Side(), board="1,13:W 1,15:wW")

    assert channellers(match) == ["1,15"]


@pytest.mark.proves("P6")
def test_one_zimby_may_channel_as_many_witcheries_as_its_shaman_has_cards_and_mojo_for() -> None:
    match = at_table(
        Side(hand="blow-guns blow-guns blow-guns", tokens=2, active=0),
        Side(),
        board="1,13:w 1,15:yyy",
    )

    begin(match, "blow-guns", "channel 1,13", "aim 1,15")
    play(match, "pass")
    play(match, "pass")
    begin(match, "blow-guns", "channel 1,13", "aim 1,15")

    assert "cast" not in verbs(match)


@pytest.mark.proves("sight-marks", "P10")
@pytest.mark.parametrize("growth", ["dark", "dark-b"])
def test_nobody_channels_out_of_darkness(growth: str) -> None:
    match = at_table(
        Side(hand="blow-guns deadly-vines"),
        Side(),
        board="1,13:w 1,14:w 1,15:y",
        growth=f"1,13:{growth}",
    )

    assert channellers(match) == ["1,14"]
    assert "1,13" in choices(play(match, "cast deadly-vines", "channel 1,14"), "aim")


@pytest.mark.proves("sight-marks", "P10")
def test_nobody_channels_out_of_the_mist() -> None:
    match = at_table(
        Side(hand="blow-guns", active=0),
        Side(),
        board="10,10:w 10,9:y",
        king="",
        crown="1,1",
        open_wards="west",
    )

    assert channellers(match) == []


@pytest.mark.proves("H2")
def test_obstacles_are_conjured_neither_in_the_mist_nor_on_wards() -> None:
    seen = aims("10,9:w", "channel 10,9", name="entangling-vines", king="9,9")

    assert "10,9" in seen
    assert "10,10" not in seen
    assert "10,8" not in seen, "still warded"
