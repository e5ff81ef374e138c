"""EXCAVATE, GOROLDIOA, SPRINGS: where one may mine, the five results, earthquakes."""

from typing import Any

import pytest

from ludary import BadFate, Match
from ludary.games.koa.text.names import SQUARE_NAMES
from tests.games.koa.table import (
    Clan,
    at,
    at_table,
    choices,
    happened,
    having,
    koa,
    level,
    pool,
    turn,
)


@pytest.mark.proves("spin")
@pytest.mark.parametrize(
    ("result", "tile"),
    [
        ("cavern", "cavern 0"),
        ("goroldioa", "goroldioa 0"),
        ("spring", "spring 0"),
        ("lava", "lava"),
    ],
)
def test_the_tile_that_the_wheel_shows_is_placed_on_the_chosen_square(
    result: str, tile: str
) -> None:
    match = at_table()

    match.step("dig b2", fate=[result])

    assert at(match, "b2") == tile


@pytest.mark.proves("spin")
def test_tiles_come_from_the_clans_pool_and_lava_from_the_common_one() -> None:
    match = at_table()
    match.step("dig b2", fate=["goroldioa"])
    match.step("dig i2", fate=["lava"])

    assert pool(match, 0) == (15, 7, 8)
    assert match.state.lava == 11


@pytest.mark.proves("spin", "K22")
def test_the_square_is_chosen_before_the_spin() -> None:
    match = at_table()

    assert [step.notation for step in match.legal()][:3] == ["dig b1", "dig a2", "dig b2"]
    match.step("dig a2", fate=["spring"])
    assert at(match, "a2") == "spring 0"


@pytest.mark.proves("earthquake", "K51")
def test_an_earthquake_strikes_elsewhere_and_leaves_the_chosen_square_as_it_is() -> None:
    match = at_table()

    match.step("dig b2", fate=["earthquake", "e5"])

    assert (at(match, "b2"), at(match, "e5")) == ("", "earthquake")
    assert happened(match, "loses") == []  # nobody had a tile there
    assert match.state.earthquakes == 11
    assert turn(match) == 1


@pytest.mark.proves("safe-zones", "K4")
def test_earthquakes_strike_36_squares_since_1_2_9_and_10_are_rolled_again() -> None:
    match = at_table()
    struck = {SQUARE_NAMES[square] for square in range(100) if koa().box.shaken[square]}

    assert struck == {f"{letter}{number}" for letter in "cdefgh" for number in range(3, 9)}
    assert len([1 for _, world in match.outcomes("dig b2") if world.state.earthquakes < 12]) == 36


@pytest.mark.proves("safe-zones")
@pytest.mark.parametrize("square", ["c2", "b5", "i5", "e9"])
def test_no_earthquake_strikes_rows_and_columns_1_2_9_and_10(square: str) -> None:
    with pytest.raises(BadFate):
        at_table().step("dig b2", fate=["earthquake", square])


@pytest.mark.proves("K4")
def test_read_by_zones_earthquakes_spare_zones_1_and_2_alone() -> None:
    box = koa(quake_area="zones").box

    assert int(box.shaken_count) == 84
    assert not any(
        box.shaken[SQUARE_NAMES.index(square)] for square in ("a1", "b1", "b2", "i9", "a9")
    )


@pytest.mark.proves("safe-zones", "K5")
def test_every_square_of_the_grid_wheel_is_equally_likely() -> None:
    chances = [
        chance for chance, world in at_table().outcomes("dig b2") if world.state.earthquakes < 12
    ]

    assert chances == pytest.approx([1 / 12 / 36] * 36)


@pytest.mark.proves("earthquake", "K52")
@pytest.mark.parametrize(("kind", "which"), [("caverns", 0), ("goroldioa", 1), ("springs", 2)])
def test_an_earthquake_destroys_the_tile_that_it_hits_and_it_goes_back_to_its_pool(
    kind: str, which: int
) -> None:
    match = at_table(Clan(), having(kind, "e5"))
    before = pool(match, 1)[which]

    match.step("dig b2", fate=["earthquake", "e5"])

    assert at(match, "e5") == "earthquake"
    assert pool(match, 1)[which] == before + 1


@pytest.mark.proves("K52", "L6")
def test_an_earthquake_need_not_destroy() -> None:
    match = at_table(Clan(), Clan(caverns="e5"), quakes_destroy=False)

    match.step("dig b2", fate=["earthquake", "e5"])

    assert at(match, "e5") == "cavern 1"
    assert match.state.earthquakes == 12


@pytest.mark.proves("K53")
def test_a_returned_cavern_can_be_placed_again() -> None:
    match = at_table(Clan(caverns="c3"))
    match.step("dig b2", fate=["earthquake", "c3"])

    assert pool(match, 0)[0] == 15


@pytest.mark.proves("K54")
@pytest.mark.parametrize("square", ["e5", "d5"])
def test_an_earthquake_upon_lava_or_an_earthquake_changes_nothing(square: str) -> None:
    match = at_table(lava_at="e5", quakes_at="d5")
    before = at(match, square)

    match.step("dig b2", fate=["earthquake", square])

    assert at(match, square) == before
    assert match.state.earthquakes == 11


@pytest.mark.proves("K50")
def test_an_earthquake_upon_a_located_square_sends_the_reserved_tile_back() -> None:
    match = at_table(Clan(), Clan(located_springs="h4"))

    match.step("dig b2", fate=["earthquake", "h4"])

    assert pool(match, 1)[2] == 8
    assert match.state.clans[1].located == 0


@pytest.mark.proves("K55")
def test_lava_and_earthquakes_stay() -> None:
    match = at_table(Clan(caverns="b2 b3"), lava_at="c3", quakes_at="c4")
    for square in ("c2", "i2", "i9", "b9"):  # a round
        assert not {
            f"{verb} {hazard}" for verb in ("dig", "seize") for hazard in ("c3", "c4")
        } & set(choices(match))
        match.step(f"dig {square}", fate=["cavern"])
    match.step("dig a2", fate=["earthquake", "c3"])
    match.step("dig j2", fate=["earthquake", "c4"])

    assert (at(match, "c3"), at(match, "c4")) == ("lava", "earthquake")


@pytest.mark.proves("where-to-mine", "K18")
def test_one_mines_next_to_camp_caverns_and_goroldioa_corner_to_corner_too() -> None:
    match = at_table(Clan(caverns="b2", goroldioa="c3"))

    assert {"d4", "d2", "a3", "b4"} <= set(choices(match, "dig"))


@pytest.mark.proves("water", "K18")
def test_one_cannot_mine_next_to_a_spring_alone() -> None:
    match = at_table(Clan(springs="b2"))

    assert choices(match, "dig") == ["b1", "a2"]


@pytest.mark.proves("no-passing")
def test_springs_lava_and_earthquakes_cannot_be_passed_through() -> None:
    water = at_table(Clan(springs="b1 a2 b2", caverns="c3"), rescue="no")
    rocks = at_table(Clan(caverns="c3"), lava_at="b1 a2", quakes_at="b2", rescue="no")

    assert "d4" not in [*choices(water, "dig"), *choices(rocks, "dig")]


@pytest.mark.proves("K20")
def test_a_path_may_squeeze_diagonally_between_two_blocked_squares() -> None:
    match = at_table(lava_at="b1 a2")

    assert choices(match, "dig") == ["b2"]
    assert "c3" in choices(at_table(Clan(caverns="b2"), lava_at="b1 a2 c2 b3"), "dig")


@pytest.mark.proves("no-passing", "K21")
def test_others_tiles_carry_no_path() -> None:
    match = at_table(Clan(caverns="b2"), Clan(caverns="c3"))

    assert "d4" not in choices(match, "dig")


@pytest.mark.proves("K17")
def test_the_pawn_may_go_anywhere_in_the_net_for_an_action() -> None:
    far = Clan(caverns="b2 c3 d4 e5")
    match = at_table(far)
    match.step("dig f6", fate=["cavern"])
    assert SQUARE_NAMES[match.state.clans[0].pawn] == "f6"
    for square in ("i2", "i9", "b9"):
        match.step(f"dig {square}", fate=["lava"])

    assert "a2" in choices(match, "dig")


@pytest.mark.proves("K17")
def test_the_pawn_goes_back_to_the_camp_when_its_square_is_lost_or_closed() -> None:
    match = at_table(Clan(caverns="b2 c3"))
    match.step("dig d4", fate=["cavern"])
    assert SQUARE_NAMES[match.state.clans[0].pawn] == "d4"

    match.step("dig i2", fate=["earthquake", "d4"])
    assert SQUARE_NAMES[match.state.clans[0].pawn] == "a1"

    match = at_table(Clan(caverns="b2"))
    match.step("dig c3", fate=["spring"])
    assert SQUARE_NAMES[match.state.clans[0].pawn] == "a1"


@pytest.mark.proves("K17")
def test_the_pawn_may_be_given_few_steps() -> None:
    match = at_table(Clan(caverns="b2 c3 d4"), steps=2)

    assert set(choices(match, "dig")) == {
        "b1",
        "a2",
        "c1",
        "c2",
        "a3",
        "b3",
    }  # from the camp, and over b2
    assert "d2" in choices(at_table(Clan(caverns="b2 c3 d4"), steps=3), "dig")


@pytest.mark.proves("K28")
@pytest.mark.parametrize("kind", ["goroldioa", "springs"])
def test_a_result_whose_tiles_have_run_out_is_spun_again(kind: str) -> None:
    one_tile: dict[str, Any] = {kind: 1}
    match = at_table(having(kind, "c3"), **one_tile)
    names = {"goroldioa": "goroldioa", "springs": "spring"}
    results = {at(world, "b2") for _, world in match.outcomes("dig b2")}

    assert f"{names[kind]} 0" not in results
    assert sum(
        chance for chance, world in match.outcomes("dig b2") if at(world, "b2") == "cavern 0"
    ) == pytest.approx(6 / 10)


def without(supply: str) -> Match:
    """A table on which no tile of this kind is left."""
    none: dict[str, Any] = {supply: 0}
    return at_table(**none)


@pytest.mark.proves("K28")
@pytest.mark.parametrize(("supply", "result"), [("lava", "lava"), ("earthquakes", "earthquake")])
def test_lava_and_earthquakes_can_run_out_too(supply: str, result: str) -> None:
    with pytest.raises(BadFate):
        without(supply).step("dig b2", fate=[result])


@pytest.mark.proves("K28")
def test_when_the_wheel_has_nothing_left_the_action_brings_nothing() -> None:
    clan = Clan(goroldioa="b2", springs="a2", caverns="c3", caverns_left=0)
    match = at_table(clan, jonny_1=True, lava=0, wheel_earthquake=0, goroldioa=1, springs=1)

    match.step("dig b1")
    match.step("dig b1")

    assert at(match, "b1") == ""
    assert happened(match, "nothing") == [{"clan": 0}]
    assert turn(match) == 1


@pytest.mark.proves("spin")
def test_the_wheel_has_the_sectors_of_the_edition() -> None:
    def chance(edition: str | None, tile: str) -> float:
        match = at_table(edition=edition)
        return sum(odds for odds, world in match.outcomes("dig b2") if at(world, "b2") == tile)

    assert [
        chance(None, tile) for tile in ("cavern 0", "goroldioa 0", "spring 0", "lava")
    ] == pytest.approx([1 / 2, 1 / 6, 1 / 6, 1 / 12])
    assert [
        chance("ten-sectors", tile) for tile in ("cavern 0", "spring 0", "lava")
    ] == pytest.approx([0.4, 0.2, 0.1])


@pytest.mark.proves("moss")
def test_goroldioa_acts_as_a_cavern_to_mine_from() -> None:
    match = at_table(Clan(goroldioa="b2"))

    assert "c3" in choices(match, "dig")


def test_a_tile_dug_next_to_a_cut_off_part_connects_it_again() -> None:
    match = at_table(Clan(goroldioa="b2 d4 e4", springs="a2 b1"))
    assert level(match, 0) == 1

    match.step("dig c3", fate=["cavern"])

    assert level(match, 0) == 2
    assert happened(match, "level") == [{"clan": 0, "pairs": 2, "actions": 2}]


@pytest.mark.parametrize(
    ("clan", "camp", "first", "then"), [(0, "a1", "b2", "c3"), (2, "j10", "i9", "h8")]
)
def test_the_pawn_goes_to_the_new_cavern_and_home_from_lava(
    clan: int, camp: str, first: str, then: str
) -> None:
    match = at_table(turn=clan)
    match.step(f"dig {first}", fate=["cavern"])
    assert SQUARE_NAMES[match.state.clans[clan].pawn] == first
    while turn(match) != clan:
        match.step(f"dig {choices(match, 'dig')[0]}", fate=["cavern"])

    match.step(f"dig {then}", fate=["lava"])

    assert SQUARE_NAMES[match.state.clans[clan].pawn] == camp
