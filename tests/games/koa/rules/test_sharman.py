"""Seek The Sharman: the bones, reserved squares, and claiming them."""

import pytest

from ludary.games.koa.text.names import SQUARE_NAMES
from tests.games.koa.table import Clan, at, at_table, choices, happened, level, pool, turn, verbs

FOOD, WATER = "goroldioa-first", "spring-first"


@pytest.mark.proves("bones", "K40")
@pytest.mark.parametrize(
    ("clan", "rows", "columns", "square"),
    [
        (0, 2, 3, "c2"),
        (0, 5, 5, "e5"),
        (1, 2, 3, "h2"),
        (2, 2, 3, "h9"),
        (3, 2, 3, "c9"),
        (2, 1, 5, "f10"),
        (3, 5, 1, "a6"),
    ],
)
def test_the_bones_count_rows_and_columns_from_the_camp_which_is_in_the_first(
    clan: int, rows: int, columns: int, square: str
) -> None:
    match = at_table(turn=clan)

    match.step("sharman", fate=[FOOD, rows, columns])

    assert at(match, square) == f"located goroldioa {clan}"
    assert turn(match) == (clan + 1) % 4


@pytest.mark.proves("bones", "K44")
@pytest.mark.parametrize(("bone", "tile", "which"), [(FOOD, "goroldioa", 1), (WATER, "spring", 2)])
def test_the_bone_that_falls_out_first_names_the_resource(bone: str, tile: str, which: int) -> None:
    match = at_table()

    match.step("sharman", fate=[bone, 3, 3])

    assert at(match, "c3") == f"located {tile} 0"
    assert pool(match, 0)[which] == 7  # laid there at once, face down


@pytest.mark.proves("uses-of-zones")
def test_all_squares_of_the_zones_are_equally_likely() -> None:
    worlds = at_table().outcomes("sharman")

    assert len(worlds) == 50
    assert [chance for chance, _ in worlds] == pytest.approx([1 / 50] * 50)


@pytest.mark.proves("K44", "K47")
def test_a_located_square_counts_for_nothing_yet() -> None:
    match = at_table(Clan(caverns="b2", goroldioa="b1 a2", springs="b3", located_springs="c3"))

    assert level(match, 0) == 1
    assert "c3" not in choices(match, "dig")


@pytest.mark.proves("taken-square", "K41")
def test_a_taken_square_is_replaced_by_the_free_neighbour_furthest_from_own_caverns() -> None:
    match = at_table(Clan(caverns="b2", springs="c3"))

    match.step("sharman", fate=[FOOD, 3, 3])

    assert (
        at(match, "d2") == "located goroldioa 0"
    )  # d2, d3, b4, c4 and d4 are as far: the lowest row, then column


@pytest.mark.proves("taken-square", "K41")
def test_furthest_means_from_the_nearest_cavern_or_the_camp() -> None:
    match = at_table(Clan(springs="c3"))

    match.step("sharman", fate=[FOOD, 3, 3])

    assert at(match, "d2") == "located goroldioa 0"  # three squares from the camp, as d3 and d4


def test_furthest_is_counted_over_columns_from_every_corner() -> None:
    match = at_table(Clan(), Clan(caverns="g1", springs="h3"), turn=1)

    match.step("sharman", fate=[FOOD, 3, 3])

    assert (
        at(match, "g4") == "located goroldioa 1"
    )  # three squares from the cavern at g1 and the camp at j1, as h4 and i4


def test_the_square_that_counts_instead_lies_within_the_zones() -> None:
    match = at_table(Clan(springs="e5"))

    match.step("sharman", fate=[FOOD, 5, 5])

    assert (
        at(match, "e4") == "located goroldioa 0"
    )  # though f4, f5 and f6 are further from the camp


@pytest.mark.proves("K41")
def test_if_nothing_next_to_it_is_free_the_search_widens_by_a_ring() -> None:
    match = at_table(Clan(), lava_at="b1 a2 b2", rescue="no")

    match.step("sharman", fate=[FOOD, 1, 1])

    assert at(match, "c1") == "located goroldioa 0"


@pytest.mark.proves("K41")
def test_the_search_may_go_over_the_whole_zone() -> None:
    match = at_table(Clan(springs="c3"), sharman_search="zone")

    match.step("sharman", fate=[FOOD, 3, 3])

    assert at(match, "e1") == "located goroldioa 0"


@pytest.mark.proves("K41")
def test_another_clans_located_square_is_taken_too() -> None:
    match = at_table(Clan(located_springs="c3"), located_limit=3)

    match.step("sharman", fate=[WATER, 3, 3])

    assert at(match, "d2") == "located spring 0"


@pytest.mark.proves("K42")
def test_where_the_zone_is_full_the_sharman_is_not_asked() -> None:
    full = [
        f"{letter}{number}"
        for letter in "abcde"
        for number in range(1, 6)
        if f"{letter}{number}" not in ("a1", "b2", "c3", "d4", "e5")
    ]
    match = at_table(Clan(caverns="b2 c3 d4 e5"), lava_at=" ".join(full), lava=20)

    assert "sharman" not in verbs(match)


@pytest.mark.proves("K43")
def test_if_the_pool_lacks_the_resource_the_other_is_located() -> None:
    match = at_table(Clan(goroldioa="b2"), goroldioa=1)

    match.step("sharman", fate=[FOOD, 3, 3])

    assert at(match, "c3") == "located spring 0"


@pytest.mark.proves("K43")
def test_with_neither_left_the_sharman_is_not_asked() -> None:
    assert "sharman" not in verbs(
        at_table(Clan(goroldioa="b2", springs="a2"), goroldioa=1, springs=1)
    )


@pytest.mark.proves("K45")
def test_a_clan_may_have_two_located_squares_open() -> None:
    assert "sharman" in verbs(at_table(Clan(located_springs="c3")))
    assert "sharman" not in verbs(at_table(Clan(located_springs="c3 d3")))
    assert "sharman" in verbs(at_table(Clan(located_springs="c3 d3"), located_limit=3))


@pytest.mark.proves("claim", "K47")
def test_a_located_square_is_claimed_once_it_is_reached_without_a_spin() -> None:
    match = at_table(Clan(caverns="b2", located_goroldioa="c3"))

    assert choices(match, "claim") == ["c3"]
    match.step("claim c3")

    assert at(match, "c3") == "goroldioa 0"
    assert (match.state.clans[0].located, pool(match, 0)[1]) == (0, 7)
    assert not match.steps[-1].outcomes


@pytest.mark.proves("claim", "K46")
def test_the_action_that_reaches_it_cannot_also_claim_it() -> None:
    match = at_table(Clan(located_springs="c3"))
    assert choices(match, "claim") == []

    match.step("dig b2", fate=["cavern"])

    assert at(match, "c3") == "located spring 0"
    assert turn(match) == 1


@pytest.mark.proves("claim", "K46")
def test_the_next_action_of_the_same_turn_may_claim_it() -> None:
    match = at_table(Clan(goroldioa="b1 a2", springs="b3 c1", located_springs="c3"))
    match.step("dig b2", fate=["cavern"])

    assert "c3" in choices(match, "claim")


@pytest.mark.proves("reserved")
def test_others_can_neither_mine_nor_claim_a_located_square_but_seize_it() -> None:
    match = at_table(Clan(caverns="b2 c3 d4"), Clan(located_springs="e5"))

    assert "e5" not in choices(match, "dig")
    assert choices(match, "claim") == []
    assert choices(match, "seize") == ["e5"]


@pytest.mark.proves("reserved", "K48")
def test_seizing_a_located_square_lays_ones_own_tile_face_up() -> None:
    match = at_table(Clan(caverns="b2 c3 d4"), Clan(located_springs="e5"))

    match.step("seize e5", fate=[10])

    assert at(match, "e5") == "spring 0"
    assert (pool(match, 0)[2], pool(match, 1)[2]) == (7, 8)
    assert match.state.clans[1].located == 0


@pytest.mark.proves("K48")
def test_located_squares_may_be_safe_from_others() -> None:
    assert (
        choices(
            at_table(Clan(caverns="b2 c3 d4"), Clan(located_springs="e5"), seize_located=False),
            "seize",
        )
        == []
    )


@pytest.mark.proves("K48")
def test_one_cannot_seize_a_located_square_without_a_tile_of_that_kind() -> None:
    match = at_table(Clan(caverns="b2 c3 d4", springs="a2"), Clan(located_springs="e5"), springs=1)

    assert choices(match, "seize") == []


@pytest.mark.proves("K49")
def test_nobody_passes_a_located_square() -> None:
    match = at_table(Clan(located_goroldioa="b2"), lava_at="b1 a2")

    assert choices(match, "dig") == []
    assert choices(match, "claim") == ["b2"]


def test_the_pawn_follows_a_claim() -> None:
    match = at_table(Clan(caverns="b2", located_goroldioa="c3"))
    match.step("claim c3")

    assert SQUARE_NAMES[match.state.clans[0].pawn] == "c3"


@pytest.mark.proves("bones")
def test_the_faces_of_the_bones_are_told() -> None:
    match = at_table()
    match.step("sharman", fate=[WATER, 2, 4])

    assert happened(match, "bones") == [
        {"clan": 0, "square": SQUARE_NAMES.index("d2"), "row": 2, "column": 4}
    ]
    assert happened(match, "locates") == [
        {"clan": 0, "square": SQUARE_NAMES.index("d2"), "tile": 3}
    ]


@pytest.mark.parametrize("clan", [0, 2])
def test_a_clan_that_has_claimed_a_located_square_may_ask_the_sharman_again(clan: int) -> None:
    full = [Clan(located_springs="b2 e5"), Clan(), Clan(located_springs="i9 f6")][clan]
    match = at_table(*[Clan()] * clan, full, turn=clan)
    assert "sharman" not in verbs(match)

    match.step(f"claim {choices(match, 'claim')[0]}")
    while turn(match) != clan:
        match.step(f"dig {choices(match, 'dig')[0]}", fate=["cavern"])

    assert "sharman" in verbs(match)


@pytest.mark.proves("K47")
@pytest.mark.parametrize(("result", "lies"), [("cavern", "cavern 0"), ("lava", "lava")])
def test_by_an_option_one_may_spin_where_one_could_claim(result: str, lies: str) -> None:
    match = at_table(Clan(located_springs="b1"), dig_located=True)
    assert "b1" in choices(match, "claim") and "b1" in choices(match, "dig")
    match.step("dig b1", fate=[result])

    assert at(match, "b1") == lies
    assert pool(match, 0)[2] == 8
    assert "Seat 1 returns a spring to its pool." in match.told(-1)
