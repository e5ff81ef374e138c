"""The 22 witcheries, one after the other.

White channels, unless a test says otherwise; `1,14` lies between `1,13` and `1,15`.
"""

from typing import Any

import pytest

from ludary import Match
from tests.games.zimby_mojo.spells import begin, use
from tests.games.zimby_mojo.table import (
    choices,
    crown,
    ever,
    happened,
    locked,
    mojo,
    on,
    phase,
    play,
    settle,
    verbs,
)
from tests.games.zimby_mojo.zimby import Side, at_table


def attacked(
    *hand: str, board: str = "1,14:w 1,15:y", dice: tuple[int, int] = (3, 3), **position: Any
) -> Match:
    """White attacks Yellow, and may answer the combat rolls."""
    match = at_table(Side(hand=" ".join(hand)), Side(), board=board, **position)
    return play(match, "creature 1,14", ("attack east", *dice))


def rolls(match: Match) -> tuple[int, int]:
    """The combat rolls on the stack: attacker's, defender's."""
    entry = match.state.agenda[int(match.state.agenda_count) - 1]
    return int(entry.roll), int(entry.other_roll)


@pytest.mark.proves("P8")
@pytest.mark.parametrize(
    ("name", "bonus"),
    [("spikey-bone-claws", 1), ("nasty-sharp-knives", 2), ("big-ol-skull-thumper", 3)],
)
def test_claws_knives_and_thumpers_add_to_one_combat_roll(name: str, bonus: int) -> None:
    match = attacked(name, "nix")
    assert rolls(match) == (4, 4)

    begin(match, name, "channel 1,14", "aim 1,14")
    play(match, "pass")

    assert rolls(match) == (4 + bonus, 4)


def test_spikey_bone_claws_add_one_to_a_combat_roll() -> None:
    match = use(attacked("spikey-bone-claws"), "spikey-bone-claws", "channel 1,14", "aim 1,14")

    assert on(match, "1,15") == "w", "5 against 4: one wound"
    assert mojo(match, 0) == 8 - 1


def at_a_thug(name: str, dice: tuple[int, int]) -> Match:
    """White attacks a thug, and uses a scroll for it."""
    return use(
        attacked(name, board="1,14:w", dice=dice, thugs="1,15 13,13 13,7 7,7"),
        name,
        "channel 1,14",
        "aim 1,14",
    )


def test_nasty_sharp_knives_add_two_to_a_combat_roll() -> None:
    match = at_a_thug("nasty-sharp-knives", (5, 3))

    assert on(match, "1,15") == "w", "5 + 1 + 2 against 3 + 3: two wounds"


def test_a_big_ol_skull_thumper_adds_three_to_a_combat_roll() -> None:
    match = at_a_thug("big-ol-skull-thumper", (4, 3))

    assert on(match, "1,15") == "w", "4 + 1 + 3 against 3 + 3: two wounds"


def test_wobbly_knees_take_two_off_a_combat_roll_but_brutality_is_never_below_0() -> None:
    match = attacked("wobbly-knees", "nix", dice=(3, 5))
    assert rolls(match) == (4, 6)

    begin(match, "wobbly-knees", "channel 1,14", "aim 1,15")
    play(match, "pass")

    assert rolls(match) == (4, 5)


def test_blow_guns_deal_one_wound() -> None:
    match = at_table(Side(hand="blow-guns"), Side(), board="1,13:w 1,15:yy")

    use(match, "blow-guns", "channel 1,13", "aim 1,15")

    assert on(match, "1,15") == "y"
    assert mojo(match, 0) == 8 - 1


@pytest.mark.proves("deal-single", "P7")
def test_lots_o_blow_guns_deal_two_wounds_from_one_source() -> None:
    match = at_table(
        Side(hand="lots-o-blow-guns"), Side(), board="1,13:w", thugs="1,15 13,13 13,7 7,7"
    )

    use(match, "lots-o-blow-guns", "channel 1,13", "aim 1,15")

    assert on(match, "1,15") == "", "a thug has two vitality"


def test_a_fire_belch_deals_three_wounds_from_one_source() -> None:
    match = at_table(Side(hand="fire-belch"), Side(), board="1,13:w 1,15:zombie-y")

    use(match, "fire-belch", "channel 1,13", "aim 1,15")

    assert on(match, "1,15") == "", "a zombie has three vitality"


@pytest.mark.proves("prevent")
@pytest.mark.parametrize(("name", "left"), [("lil-bits-o-armor", "y"), ("big-bits-o-armor", "yyy")])
def test_armor_prevents_wounds_that_lie_on_the_stack(name: str, left: str) -> None:
    match = at_table(Side(hand="fire-belch"), Side(hand=name), board="1,13:w 1,15:yyy")
    begin(match, "fire-belch", "channel 1,13", "aim 1,15")
    play(match, "pass")

    use(match, name, "channel 1,15", "aim 1,15")

    assert on(match, "1,15") == left


@pytest.mark.proves("prevent")
def test_lil_bits_o_armor_prevent_one_wound() -> None:
    test_armor_prevents_wounds_that_lie_on_the_stack("lil-bits-o-armor", "y")


def test_big_bits_o_armor_prevent_up_to_three_wounds() -> None:
    test_armor_prevents_wounds_that_lie_on_the_stack("big-bits-o-armor", "yyy")


@pytest.mark.proves("L5")
def test_armor_needs_wounds_on_the_stack() -> None:
    match = at_table(Side(hand="lil-bits-o-armor big-bits-o-armor"), Side(), board="1,13:w 1,15:y")

    assert "cast" not in verbs(match)


@pytest.mark.proves("L6")
def test_lil_bits_o_map_give_one_and_1d3_free_tiles() -> None:
    match = at_table(Side(hand="lil-bits-o-map"), Side(), board="1,13:w")

    use(match, "lil-bits-o-map", "channel 1,13", "aim 1,13", fate=(2,))
    assert phase(match) == "step"
    play(match, "step east", "step east", "step east")

    assert on(match, "1,16") == "w"
    assert mojo(match, 0) == 8 - 1
    assert "step" not in verbs(match)


def test_big_bits_o_map_give_two_and_2d3_tiles_that_no_burden_slows() -> None:
    match = at_table(
        Side(hand="big-bits-o-map"), Side(), board="1,13:w", king="", crown="1,13@w", burden=0
    )

    use(match, "big-bits-o-map", "channel 1,13", "aim 1,13", fate=(6, 1, 2))

    assert ever(match, "number")[-1]["total"] == 5
    play(match, *["step east"] * 5)
    assert on(match, "1,18") == "w"


@pytest.mark.proves("L6")
def test_a_map_is_for_a_column_of_ones_own_that_can_walk() -> None:
    match = at_table(
        Side(hand="lil-bits-o-map"), Side(), board="1,13:w 1,14:y 5,11:wy 7,11:W", locks="1,13/1,14"
    )

    play(match, "cast lil-bits-o-map", "channel 5,11")

    assert choices(match, "aim") == ["5,11"]


def test_entangling_vines_cover_the_tile_and_1d2_neighbours() -> None:
    match = at_table(Side(hand="entangling-vines"), Side(), board="1,13:w 1,15:y 1,16:y")

    use(match, "entangling-vines", "channel 1,13", "aim 1,15", fate=(2, "west", "east"))

    assert [grown["tile"] for grown in ever(match, "grows")] == [
        tile_of(match, name) for name in ("1,16", "1,14", "1,15")
    ]


@pytest.mark.proves("L5")
@pytest.mark.parametrize(
    ("growth", "again"), [("", True), ("1,15:dark-b", True), ("1,15:dark", False)]
)
def test_darkness_is_not_conjured_where_it_has_just_fallen(growth: str, again: bool) -> None:
    match = at_table(Side(hand="patch-o-darkness"), Side(), board="1,13:w", growth=growth)

    assert ("1,15" in choices(play(match, "cast patch-o-darkness", "channel 1,13"), "aim")) == again


def tile_of(match: Match, name: str) -> int:
    return match.game.thing_names["tile"].index(name)


@pytest.mark.proves("deadly")
def test_deadly_vines_wound_whom_they_catch() -> None:
    match = at_table(Side(hand="deadly-vines"), Side(), board="1,13:w 1,15:yy 1,16:yyy")

    use(match, "deadly-vines", "channel 1,13", "aim 1,15", fate=(1, "east"))

    assert (on(match, "1,15"), on(match, "1,16")) == ("y", "yy")


def test_a_patch_o_darkness_covers_its_tile_alone() -> None:
    match = at_table(Side(hand="patch-o-darkness"), Side(), board="1,13:w 1,15:y")

    use(match, "patch-o-darkness", "channel 1,13", "aim 1,15")

    assert [grown["tile"] for grown in ever(match, "grows")] == [tile_of(match, "1,15")]


@pytest.mark.parametrize(("eaten", "tiles"), [(1, 2), (2, 3)])
def test_eating_spreads_darkness_to_one_neighbour_and_then_to_two(eaten: int, tiles: int) -> None:
    match = at_table(Side(hand="patch-o-darkness"), Side(), board="1,13:www")

    use(match, "patch-o-darkness", "channel 1,13", *["devour_effect"] * eaten, "aim 1,15")

    assert len(ever(match, "grows")) == tiles


def test_bungle_lets_the_crown_bounce_2d2_times() -> None:
    match = at_table(Side(hand="bungle"), Side(), board="1,13:w 1,15:y", king="", crown="1,15@y")

    use(match, "bungle", "channel 1,13", "aim 1,15", fate=(4, 1, 2, "east", "west", "west"))

    assert crown(match) == "1,14"
    assert len(ever(match, "crown_bounces")) == 3
    assert on(match, "1,15") == "y"


@pytest.mark.proves("L5")
def test_bungle_needs_a_holder_of_the_crown() -> None:
    match = at_table(Side(hand="bungle"), Side(), board="1,13:w 1,15:y", king="", crown="1,14")

    assert "cast" not in verbs(match)


def test_weed_whackin_removes_conjured_obstacles_from_a_tile() -> None:
    match = at_table(
        Side(hand="weed-whackin"),
        Side(),
        board="1,13:w",
        growth="1,15:entangling 1,15:deadly-b 1,14:deadly",
    )

    use(match, "weed-whackin", "channel 1,13", "aim 1,15")

    assert match.state.growth[tile_of(match, "1,15")] == 0
    assert match.state.growth[tile_of(match, "1,14")] != 0


def test_shoo_pushes_1d3_tiles_away_until_something_solid() -> None:
    match = at_table(Side(hand="shoo shoo"), Side(), board="1,13:w 1,14:y 1,18:zombie-y")

    use(match, "shoo", "channel 1,13", "aim 1,14", fate=(2,))
    assert on(match, "1,16") == "y"
    use(match, "shoo", "channel 1,13", "aim 1,16", fate=(3,))

    assert on(match, "1,17") == "y", "the zombie stands behind it"


def test_cmere_pulls_1d3_tiles_towards_the_channeller() -> None:
    match = at_table(Side(hand="cmere"), Side(), board="1,13:w 1,16:yy")

    use(match, "cmere", "channel 1,13", "aim 1,16", fate=(3,))

    assert on(match, "1,14") == "yy"


def test_a_pushed_creature_suffers_what_the_tiles_do_to_it() -> None:
    match = at_table(
        Side(hand="shoo"), Side(), board="1,13:w 1,14:yyy", growth="1,15:deadly 1,16:deadly"
    )

    use(match, "shoo", "channel 1,13", "aim 1,14", fate=(2,))

    assert on(match, "1,16") == "y"


def test_switcheroo_swaps_channeller_and_target_without_firing_a_portal() -> None:
    match = at_table(Side(hand="switcheroo"), Side(), board="3,17:y 5,17:w")

    use(match, "switcheroo", "channel 5,17", "aim 3,17")

    assert (on(match, "3,17"), on(match, "5,17")) == ("w", "y")
    assert not ever(match, "relocates")


def test_nap_time_depletes_zimbies_and_zombies() -> None:
    match = at_table(Side(hand="nap-time nap-time"), Side(), board="1,13:w 1,15:yyw 1,11:zombie-y")

    use(match, "nap-time", "channel 1,13", "aim 1,15")
    use(match, "nap-time", "channel 1,13", "aim 1,11")

    assert (on(match, "1,15"), on(match, "1,11")) == ("WYY", "zombie-Y")


@pytest.mark.proves("witchery-targets")
def test_grave_salt_kills_a_zombie_and_is_for_nobody_else() -> None:
    match = at_table(Side(hand="grave-salt"), Side(), board="1,13:w 1,14:y 1,12:zombie-y")

    play(match, "cast grave-salt", "channel 1,13")
    assert choices(match, "aim") == ["1,12"]
    play(match, "aim 1,12", "pay 0")

    assert on(match, "1,12") == ""


def test_slippery_grease_ends_all_locks_of_its_target() -> None:
    match = at_table(
        Side(hand="slippery-grease"),
        Side(),
        board="1,14:w 1,15:y 1,13:y",
        locks="1,14/1,15 1,14/1,13",
    )

    use(match, "slippery-grease", "channel 1,14", "aim 1,14")

    assert not any(locked(match, place) for place in ("1,13", "1,14", "1,15"))


@pytest.mark.proves("C7")
def test_a_witchery_that_hits_no_living_target_any_more_fizzles() -> None:
    match = at_table(Side(hand="blow-guns blow-guns nix"), Side(), board="1,13:w 1,15:y")
    begin(match, "blow-guns", "channel 1,13", "aim 1,15")

    begin(match, "blow-guns", "channel 1,13", "aim 1,15")
    settle(match)

    assert ever(match, "fizzles")
    assert not happened(match, "wounds")
