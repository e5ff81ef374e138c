"""BLOCKED: a camp that is boxed in towards the start gets a cavern for one of the pieces around it."""

from typing import Any

import pytest

from ludary import Match
from tests.games.koa.table import Clan, at, at_table, choices, happened, pool, turn, verbs


def boxed_in(*others: Clan, seats: int = 4, **options: Any) -> Match:
    """Clan 0 is boxed in, and it is the turn of the clan before it."""
    return at_table(*(others or (Clan(springs="b1"),)), turn=3, lava_at="a2", quakes_at="b2", seats=seats, **options)


def test_a_blocked_camp_gets_a_cavern_for_the_piece_with_most_empty_squares_around() -> None:
    match = boxed_in()

    match.step("dig b9", fate=["lava"])

    assert happened(match, "blocked") == [(0, 0, 0)]
    assert at(match, "b2") == "cavern 0"
    assert (pool(match, 0)[0], match.state.earthquakes) == (14, 12)
    assert turn(match) == 0
    assert "c3" in choices(match, "dig")


def test_in_every_corner_the_piece_with_most_empty_squares_around_goes() -> None:
    match = at_table(Clan(), Clan(), Clan(), Clan(springs="b10"), turn=2, lava_at="a9", quakes_at="b9")

    match.step("dig i9", fate=["lava"])

    assert at(match, "b9") == "cavern 3"


def test_of_pieces_alike_the_one_in_the_lowest_row_and_column_goes() -> None:
    match = at_table(Clan(), turn=3, lava_at="b1 a2 b2 c1 c2 c3 a3 b3")  # none has an empty square around it

    match.step("dig b9", fate=["lava"])

    assert at(match, "b1") == "cavern 0"


def test_a_replaced_spring_goes_back_to_its_pool_and_lava_to_the_common_one() -> None:
    spring = at_table(Clan(springs="b1 a2 b2"), turn=3)
    spring.step("dig b9", fate=["lava"])
    lava = at_table(lava_at="b1 a2 b2", turn=3)
    lava.step("dig b9", fate=["cavern"])

    assert pool(spring, 0) == (14, 8, 6)
    assert lava.state.lava == 10


def test_who_has_come_beyond_the_third_zone_is_not_freed() -> None:
    match = boxed_in(Clan(springs="b1", caverns="d4"), located_limit=0)

    match.step("dig b9", fate=["lava"])

    assert happened(match, "blocked") == []
    assert happened(match, "passes") == [(0, 0, 0)]


def test_who_can_claim_a_located_square_is_not_blocked() -> None:
    match = boxed_in(Clan(located_goroldioa="b1"))

    match.step("dig b9", fate=["lava"])

    assert happened(match, "blocked") == []
    assert choices(match, "claim") == ["b1"]


def test_who_is_walled_in_by_others_alone_is_not_freed() -> None:
    match = at_table(Clan(), Clan(caverns="b1 a2 b2"), turn=3)

    match.step("dig b9", fate=["lava"])

    assert happened(match, "blocked") == []


def test_everybody_is_asked_where_the_table_votes() -> None:
    match = boxed_in(rescue="voted")
    match.step("dig b9", fate=["lava"])

    voters = []
    for _ in range(4):
        voters.append(match.actor)
        assert verbs(match) == {"agree", "refuse"}
        match.step("agree")

    assert voters == [0, 1, 2, 3]
    assert at(match, "b2") == "cavern 0"
    assert match.actor == turn(match) == 0


def test_one_refusal_is_enough() -> None:
    match = boxed_in(rescue="voted")
    match.step("dig b9", fate=["lava"])
    match.step("agree")
    match.step("refuse")

    assert at(match, "b2") == "earthquake"
    assert (match.actor, turn(match)) == (0, 0)
    assert verbs(match) == {"sharman"}


def test_it_is_asked_again_as_often_as_it_happens() -> None:
    match = boxed_in(rescue="voted", located_limit=0)
    match.step("dig b9", fate=["lava"])
    match.step("refuse")
    for square in ("i2", "i9", "b10"):
        match.step(f"dig {square}", fate=["lava"])

    assert happened(match, "blocked") == [(0, 0, 0)]
    assert verbs(match) == {"agree", "refuse"}


def test_the_rule_can_be_left_out() -> None:
    match = boxed_in(rescue="no")

    match.step("dig b9", fate=["lava"])

    assert happened(match, "blocked") == []


@pytest.mark.parametrize("rescue", ["yes", "voted"])
def test_the_last_cavern_placed_so_ends_the_game_too(rescue: str) -> None:
    match = boxed_in(Clan(springs="b1", caverns_left=1), rescue=rescue)

    match.step("dig b9", fate=["lava"])
    while not match.over:
        match.step("agree")

    assert happened(match, "last_cavern") == [(0, 0, 0)]
