"""SEIZE and ATTACK ZONES: legal targets, the roll needed, and the result."""

from typing import Any

import pytest

from ludary import Match
from tests.games.koa.table import (
    Clan,
    at,
    at_table,
    choices,
    happened,
    having,
    koa,
    level,
    points,
    pool,
    turn,
)

# a cavern of the clan at a1, a cavern of its attacker beside it -> the roll needed, the chance
ZONES = [
    ("b2", "c3", 9, 0.2),
    ("c3", "d4", 8, 0.3),
    ("d4", "e5", 7, 0.4),
    ("e5", "f6", 6, 0.5),
    ("f6", "g7", 5, 0.6),
    ("j9", "i8", 5, 0.6),
]


def path(square: str) -> str:
    """A diagonal of caverns from j10 to a square of the diagonal."""
    diagonal = ["i9", "h8", "g7", "f6", "e5", "d4", "c3"]
    return (
        " ".join(diagonal[: diagonal.index(square) + 1]) if square in diagonal else f"i9 {square}"
    )


@pytest.mark.proves("uses-of-zones", "rolls", "seize", "K34")
@pytest.mark.parametrize(("target", "base", "needed", "chance"), ZONES)
def test_the_nearer_the_defenders_camp_the_higher_the_roll(
    target: str, base: str, needed: int, chance: float
) -> None:
    match = at_table(Clan(caverns=target), Clan(), Clan(caverns=path(base)), turn=2)

    won = sum(
        odds for odds, world in match.outcomes(f"seize {target}") if at(world, target) == "cavern 2"
    )

    assert won == pytest.approx(chance)
    match.step(f"seize {target}", fate=[needed - 1])
    assert at(match, target) == "cavern 0"
    match = at_table(Clan(caverns=target), Clan(), Clan(caverns=path(base)), turn=2)
    match.step(f"seize {target}", fate=[needed])
    assert at(match, target) == "cavern 2"


@pytest.mark.proves("K3")
def test_the_roll_of_ten_for_zone_1_stands_in_the_table() -> None:
    assert [int(roll) for roll in koa().box.rolls[1:]] == [10, 9, 8, 7, 6, 5]


@pytest.mark.proves("rolls", "K33")
def test_the_zone_is_counted_from_the_camp_of_the_tiles_owner() -> None:
    match = at_table(Clan(caverns="e5"), Clan(), Clan(caverns=path("f6")), turn=2)
    match.step("seize e5", fate=[5])

    # zone 5 of the owner, though outside of the attacker's
    assert happened(match, "attacks") == [{"clan": 2, "square": 44, "zone": 5, "needed": 6}]


@pytest.mark.proves("K30")
def test_camps_cannot_be_seized() -> None:
    match = at_table(Clan(), Clan(), Clan(caverns="i9 h8 g7 f6 e5 d4 c3 b2"), turn=2)

    assert choices(match, "seize") == []


def rivals(defender: str = "caverns", attacker: Clan | None = None, **options: Any) -> Match:
    """Clan 0 beside a tile of clan 1 at e5."""
    return at_table(attacker or Clan(caverns="b2 c3 d4"), having(defender, "e5"), **options)


@pytest.mark.proves("like-for-like", "set-aside")
def test_a_seized_cavern_is_set_aside_and_replaced_by_ones_own() -> None:
    match = rivals()

    match.step("seize e5", fate=[10])

    assert at(match, "e5") == "cavern 0"
    assert match.state.clans[0].seized == 1
    assert (pool(match, 0)[0], pool(match, 1)[0]) == (11, 14)


@pytest.mark.proves("like-for-like", "goes-back")
@pytest.mark.parametrize(
    ("kind", "name", "which"), [("goroldioa", "goroldioa", 1), ("springs", "spring", 2)]
)
def test_seized_goroldioa_and_springs_go_back_to_the_defender(
    kind: str, name: str, which: int
) -> None:
    match = rivals(kind)

    match.step("seize e5", fate=[10])

    assert at(match, "e5") == f"{name} 0"
    assert (pool(match, 0)[which], pool(match, 1)[which]) == (7, 8)
    assert match.state.clans[0].seized == 0


@pytest.mark.proves("K37")
def test_a_seized_cavern_never_comes_back_to_the_defender() -> None:
    match = rivals()
    match.step("seize e5", fate=[10])
    match.step("dig i2", fate=["earthquake", "e5"])

    assert (pool(match, 0)[0], pool(match, 1)[0]) == (12, 14)


@pytest.mark.proves("seize", "K38")
def test_a_failed_roll_costs_the_action_and_nothing_else() -> None:
    match = rivals()

    match.step("seize e5", fate=[4])

    assert at(match, "e5") == "cavern 1"
    assert turn(match) == 1
    for square in ("j2", "j9", "a9"):
        match.step(f"dig {square}", fate=["lava"])
    assert "e5" in choices(match, "seize")


@pytest.mark.proves("seize", "K31")
def test_the_target_must_touch_the_connected_net() -> None:
    assert choices(rivals(attacker=Clan(caverns="b2 c3")), "seize") == []
    assert choices(rivals(), "seize") == ["e5"]


def test_a_spring_is_no_base_to_attack_from() -> None:
    assert choices(rivals(attacker=Clan(caverns="b2 c3", springs="d4")), "seize") == []


@pytest.mark.proves("K32")
def test_a_part_that_is_cut_off_cannot_attack() -> None:
    assert choices(rivals(attacker=Clan(caverns="d4")), "seize") == []
    assert choices(rivals(attacker=Clan(caverns="d4"), seize_from="tiles"), "seize") == ["e5"]


@pytest.mark.proves("K31")
def test_one_may_be_allowed_to_attack_without_touching() -> None:
    assert choices(rivals(attacker=Clan(), seize_from="anywhere"), "seize") == ["e5"]


@pytest.mark.proves("like-for-like", "K35")
def test_one_cannot_seize_what_one_has_no_tile_for() -> None:
    match = at_table(Clan(caverns="b2 c3 d4", springs="a2"), Clan(springs="e5"), springs=1)

    assert choices(match, "seize") == []


@pytest.mark.proves("K35")
def test_without_a_tile_the_square_may_be_left_empty() -> None:
    match = at_table(
        Clan(caverns="b2 c3 d4", springs="a2"),
        Clan(springs="e5"),
        springs=1,
        seize_without_tile=True,
    )

    match.step("seize e5", fate=[10])

    assert at(match, "e5") == ""
    assert pool(match, 1)[2] == 1


@pytest.mark.proves("K39")
def test_lava_and_earthquakes_cannot_be_seized() -> None:
    assert choices(at_table(Clan(caverns="b2"), lava_at="c3", quakes_at="c4"), "seize") == []


def test_one_does_not_seize_from_oneself() -> None:
    assert choices(at_table(Clan(caverns="b2", goroldioa="c3", springs="a2")), "seize") == []


@pytest.mark.proves("K12")
def test_of_two_players_nobody_seizes_from_the_own_second_clan() -> None:
    own = at_table(Clan(caverns="b2 c3 d4"), Clan(), Clan(caverns="e5"), seats=2)
    rival = at_table(Clan(caverns="b2 c3 d4"), Clan(caverns="e5"), seats=2)

    assert choices(own, "seize") == []
    assert choices(rival, "seize") == ["e5"]


def test_a_seized_tile_can_cut_others_off() -> None:
    match = at_table(Clan(caverns="b2 c3 d3 e3"), Clan(caverns="i2 h2 g2 f2 e1", goroldioa="d1"))

    match.step("seize f2", fate=[10])

    assert happened(match, "cut_off") == [{"clan": 1, "squares": 2}]


@pytest.mark.proves("K36")
def test_a_cavern_seized_with_the_last_cavern_scores_and_ends_the_game() -> None:
    match = rivals(attacker=Clan(caverns="b2 c3 d4", caverns_left=1))

    match.step("seize e5", fate=[10])

    assert match.over
    assert match.state.clans[0].seized == 1
    assert points(match)[0] == 4 + 4 + 1


def test_the_attacker_may_mine_on_from_what_it_has_seized() -> None:
    match = rivals(attacker=Clan(caverns="b2 c3 d4", goroldioa="b3 c4", springs="a2 b1"))
    assert level(match, 0) == 2

    match.step("seize e5", fate=[10])

    assert "f6" in choices(match, "dig")


@pytest.mark.proves("K34")
@pytest.mark.parametrize("zone", [1, 2, 3, 4, 5])
def test_every_roll_is_a_number_that_can_be_changed(zone: int) -> None:
    changes: dict[str, Any] = {f"roll_{zone}": 3}

    assert int(koa(**changes).box.rolls[zone]) == 3


def test_all_are_told_who_seizes_what() -> None:
    match = at_table(Clan(caverns="e5"), Clan(), Clan(caverns=path("f6")), turn=2)

    match.step("seize e5", fate=[10])

    assert any(line.startswith("Seat 3 seizes a cavern at e5") for line in match.told(-1))
