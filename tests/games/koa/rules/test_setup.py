"""SETUP and ATTACK ZONES: camps, players, zones, the first player."""

import pytest

from ludary.games.koa.text.names import SQUARE_NAMES
from ludary.games.koa.tiles import CLANS, CORNERS, SQUARES
from tests.games.koa.table import at, at_table, choices, happened, koa, pool, turn


def camps(match: object) -> list[str]:
    return [SQUARE_NAMES[own.camp] for own in match.state.clans]  # type: ignore[attr-defined]


def zones(corner: int, **options: object) -> list[int]:
    return [int(zone) for zone in koa(**options).box.zone[corner]]


@pytest.mark.proves("K1")
def test_the_board_has_ten_rows_of_ten_squares() -> None:
    assert len(SQUARE_NAMES) == SQUARES == 100
    assert (SQUARE_NAMES[0], SQUARE_NAMES[9], SQUARE_NAMES[99]) == ("a1", "j1", "j10")


@pytest.mark.proves("starting", "K7")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_whoever_begins_is_drawn_and_chooses_a_corner_first(first: int) -> None:
    match = koa().start(4, fate=[first + 1])

    assert match.actor == first
    assert choices(match, "settle") == ["a1", "j1", "j10", "a10"]


@pytest.mark.proves("four-players", "K6")
def test_four_players_choose_their_corners_in_turn_and_the_last_takes_what_is_left() -> None:
    match = koa().start(4, fate=[2])

    for corner, actor in (("j10", 1), ("a1", 2), ("a10", 3)):
        assert match.actor == actor
        match.step(f"settle {corner}")

    assert camps(match) == ["j1", "j10", "a1", "a10"]


@pytest.mark.proves("K8")
def test_play_goes_clockwise_around_the_board_from_who_begins() -> None:
    match = koa().start(4, fate=[2])
    for corner in ("j10", "a1", "a10"):
        match.step(f"settle {corner}")

    assert [int(clan) for clan in match.state.order] == [1, 3, 2, 0]  # j10, a10, a1, j1
    assert match.actor == 1


@pytest.mark.proves("four-players")
def test_every_clan_begins_with_its_camp_and_a_full_pool() -> None:
    match = at_table()

    assert [at(match, corner) for corner in ("a1", "j1", "j10", "a10")] == [
        f"camp {clan}" for clan in range(CLANS)
    ]
    assert [pool(match, clan) for clan in range(CLANS)] == [(15, 8, 8)] * CLANS
    assert (match.state.lava, match.state.earthquakes) == (12, 12)


@pytest.mark.proves("where-to-mine", "K19")
def test_the_first_dig_starts_from_the_camp() -> None:
    assert choices(at_table(), "dig") == ["b1", "a2", "b2"]


@pytest.mark.proves("zones")
@pytest.mark.parametrize(
    ("square", "zone"),
    [
        ("a1", 1),
        ("b1", 2),
        ("b2", 2),
        ("c2", 3),
        ("d4", 4),
        ("a5", 5),
        ("e5", 5),
        ("f1", 6),
        ("j10", 6),
    ],
)
def test_each_row_of_squares_around_the_camp_is_the_next_zone(square: str, zone: int) -> None:
    assert zones(0)[SQUARE_NAMES.index(square)] == zone


@pytest.mark.proves("K2")
def test_the_zones_of_the_four_camps_share_out_the_board() -> None:
    for square in range(SQUARES):
        assert sum(zones(corner)[square] <= 5 for corner in range(CLANS)) == 1


@pytest.mark.proves("zones")
def test_zones_have_1_3_5_7_and_9_squares_and_zone_1_is_the_camp() -> None:
    for corner in range(CLANS):
        assert [zones(corner).count(zone) for zone in range(1, 7)] == [1, 3, 5, 7, 9, 75]
        assert zones(corner)[CORNERS[corner]] == 1


@pytest.mark.proves("K2")
@pytest.mark.parametrize(
    ("shape", "counts"), [("diamond", [1, 2, 3, 4, 5, 85]), ("band", [36, 28, 20, 12, 4, 0])]
)
def test_zones_can_be_counted_in_other_ways(shape: str, counts: list[int]) -> None:
    assert [zones(0, zone_shape=shape).count(zone) for zone in range(1, 7)] == counts


@pytest.mark.proves("starting")
def test_the_first_player_is_told_to_all() -> None:
    assert happened(koa().start(3, fate=[3]), "begins") == [{"seat": 2}]


@pytest.mark.proves("two-players", "K9")
def test_two_players_have_two_clans_each_on_opposite_corners() -> None:
    match = koa().start(2, fate=[1])

    match.step("settle j1")

    assert camps(match) == ["j1", "j10", "a10", "a1"]
    assert [int(clan) for clan in match.state.order] == [0, 1, 2, 3]


@pytest.mark.proves("two-players", "K10")
def test_with_two_players_each_clan_has_a_turn_and_the_players_alternate() -> None:
    match = at_table(seats=2)
    seats = []
    for square in ("b2", "i2", "i9", "b9"):
        seats.append((turn(match), match.actor))
        match.step(f"dig {square}", fate=["cavern"])

    assert seats == [(0, 0), (1, 1), (2, 0), (3, 1)]


@pytest.mark.proves("K10")
def test_both_clans_of_a_player_can_follow_each_other() -> None:
    match = at_table(seats=2, two_players="together")
    seats = []
    for square in ("b2", "i9", "i2", "b9"):
        seats.append((turn(match), match.actor))
        match.step(f"dig {square}", fate=["cavern"])

    assert seats == [(0, 0), (2, 0), (1, 1), (3, 1)]


def test_four_players_go_clockwise_however_two_players_clans_would() -> None:
    assert list(at_table(two_players="together").state.order) == [0, 1, 2, 3]


@pytest.mark.proves("K10")
def test_each_clan_of_two_players_has_a_pool_a_net_and_actions_of_its_own() -> None:
    match = at_table(seats=2)

    match.step("dig b2", fate=["cavern"])

    assert [pool(match, clan)[0] for clan in range(CLANS)] == [14, 15, 15, 15]
    assert [int(own.level) for own in match.state.clans] == [1, 1, 1, 1]


@pytest.mark.proves("three-players", "K6")
def test_three_players_choose_corners_and_the_shared_clan_takes_the_last() -> None:
    match = koa().start(3, fate=[1])
    for corner in ("a1", "a10", "j1"):
        match.step(f"settle {corner}")

    assert camps(match) == ["a1", "a10", "j1", "j10"]
