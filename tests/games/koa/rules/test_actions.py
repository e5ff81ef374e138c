"""ACTIONS: how many a turn has, what counts for them, and how the turn ends."""

from typing import Any

import pytest

from ludary import Match
from ludary.core.state.grid import around
from ludary.games.koa.text.names import SQUARE_NAMES
from tests.games.koa.table import Clan, at, at_table, choices, happened, koa, level, turn, verbs

# A tunnel from a1 along the second row, with resources around it
TUNNEL = "a2 c2 e2"
FOOD, WATER = ["b2", "d2", "b3", "d3", "e3", "c4"], ["b1", "c1", "d1", "e1", "a3", "f1"]


def miner(food: int, water: int) -> Clan:
    return Clan(caverns=TUNNEL, goroldioa=" ".join(FOOD[:food]), springs=" ".join(WATER[:water]))


@pytest.mark.proves("actions")
@pytest.mark.parametrize(
    ("food", "water", "actions"),
    [
        (0, 0, 1),
        (1, 1, 1),
        (2, 1, 1),
        (2, 2, 2),
        (3, 3, 2),
        (4, 3, 2),
        (4, 4, 3),
        (5, 5, 3),
        (6, 6, 4),
    ],
)
def test_pairs_of_goroldioa_and_springs_give_actions(food: int, water: int, actions: int) -> None:
    clan = Clan(
        caverns="a2 b3 c3 d3 e3",
        goroldioa=" ".join(["b2", "c2", "d2", "e2", "b4", "c4"][:food]),
        springs=" ".join(["b1", "c1", "d1", "e1", "a3", "a4"][:water]),
    )

    assert level(at_table(clan), 0) == actions


@pytest.mark.proves("actions")
def test_nobody_has_more_than_four_actions() -> None:
    clan = Clan(
        caverns="a2", goroldioa="b2 c2 d2 e2 b3 c3 d3 e3", springs="b1 c1 d1 e1 f1 a3 b4 c4"
    )

    assert level(at_table(clan), 0) == 4


@pytest.mark.proves("connected")
def test_resources_count_only_when_connected_to_the_camp() -> None:
    near = Clan(goroldioa="b2 c3", springs="a2 b1")
    far = Clan(goroldioa="b2 e5", springs="a2 b1")

    assert level(at_table(near), 0) == 2
    assert level(at_table(far), 0) == 1


@pytest.mark.proves("connected")
def test_a_spring_is_connected_when_it_touches_a_connected_square() -> None:
    match = at_table(Clan(goroldioa="b2 c3", springs="d4 f6"))

    assert match.state.clans[0].water == 1


@pytest.mark.proves("actions")
def test_a_turn_has_one_action_at_the_start() -> None:
    match = at_table()

    match.step("dig b2", fate=["cavern"])

    assert turn(match) == 1


@pytest.mark.proves("actions", "K23")
def test_a_turn_has_as_many_actions_as_the_level_says() -> None:
    match = at_table(Clan(goroldioa="b2 c3", springs="a2 b1"))

    match.step("dig d4", fate=["cavern"])
    assert turn(match) == 0
    match.step("dig e5", fate=["cavern"])
    assert turn(match) == 1


@pytest.mark.proves("at-once", "K24")
def test_a_level_reached_by_the_last_action_may_be_used_at_once() -> None:
    match = at_table(Clan(goroldioa="b2 c3", springs="a2"))

    match.step("dig b1", fate=["spring"])

    assert happened(match, "level") == [{"clan": 0, "pairs": 2, "actions": 2}]
    assert turn(match) == 0


@pytest.mark.proves("K24")
def test_a_level_may_count_from_the_next_turn_only() -> None:
    match = at_table(Clan(goroldioa="b2 c3", springs="a2"), rises_at_once=False)

    match.step("dig b1", fate=["spring"])

    assert level(match, 0) == 2
    assert turn(match) == 1


@pytest.mark.proves("K25")
def test_a_level_lost_in_mid_turn_ends_the_turn_and_takes_nothing_back() -> None:
    match = at_table(Clan(goroldioa="b2 c3", springs="a2 d3"))

    match.step("dig d4", fate=["earthquake", "c3"])

    assert level(match, 0) == 1
    assert turn(match) == 1


@pytest.mark.proves("K25")
def test_a_level_lost_may_keep_its_actions_for_this_turn() -> None:
    match = at_table(Clan(goroldioa="b2 c3", springs="a2 d3"), falls_at_once=False)

    match.step("dig d4", fate=["earthquake", "c3"])

    assert level(match, 0) == 1
    assert turn(match) == 0


@pytest.mark.proves("K26")
def test_a_turn_may_end_early_but_not_before_its_first_action() -> None:
    match = at_table(Clan(goroldioa="b2 c3", springs="a2 b1"))

    assert "pass" not in verbs(match)
    match.step("dig d4", fate=["cavern"])
    match.step("pass")

    assert turn(match) == 1


@pytest.mark.proves("kinds-of-actions", "K27")
def test_different_actions_fit_into_one_turn_in_any_order() -> None:
    match = at_table(Clan(goroldioa="b2 c3 d4", springs="a2 b1"), Clan(caverns="e5"))

    match.step("sharman", fate=["spring-first", 5, 5])
    match.step("seize e5", fate=[1])

    assert turn(match) == 1


@pytest.mark.proves("K57")
def test_a_clan_that_can_do_nothing_passes() -> None:
    match = at_table(lava_at="i1 i2 j2", rescue="no", located_limit=0)

    match.step("dig a2", fate=["cavern"])

    assert happened(match, "passes") == [{"clan": 1}]
    assert turn(match) == 2


@pytest.mark.proves("K57")
def test_when_all_clans_pass_in_a_row_the_game_is_over() -> None:
    match = at_table(
        lava_at="i1 i2 j2 i9 i10 j9 a9 b9 b10", quakes_at="a2 b2", rescue="no", located_limit=0
    )

    match.step("dig b1", fate=["lava"])

    assert [event["clan"] for event in happened(match, "passes")] == [1, 2, 3, 0]
    assert match.over


@pytest.mark.proves("L1")
def test_the_longest_game_is_a_number() -> None:
    match = koa(longest=100, caverns=60).start(
        4, seed=3
    )  # too many caverns to place in so many turns
    while not match.over:
        match.step(match.legal_ids()[0])

    assert match.state.turns == 100
    assert happened(match, "last_cavern") == []
    assert "The game ends after 100 turns." in match.told(-1)


@pytest.mark.parametrize(("option", "food"), [("pairs_2", 1), ("pairs_3", 1), ("pairs_4", 1)])
def test_the_goroldioa_of_a_level_is_an_option(option: str, food: int) -> None:
    numbers: dict[str, Any] = {
        "pairs_2": 1,
        "pairs_3": 2 if option == "pairs_2" else 1,
        "pairs_4": 1 if option == "pairs_4" else 2,
    }
    match = at_table(Clan(goroldioa="b2", springs="a2"), **numbers)

    assert level(match, 0) == {"pairs_2": 2, "pairs_3": 3, "pairs_4": 4}[option]


def diggable(match: Match) -> set[str]:
    """Walk from the camp of the clan in turn over its caverns and goroldioa, square by square, and
    name the empty squares around.
    """
    clan, s = turn(match), match.state
    reached, rim = {int(s.clans[clan].camp)}, set[int]()
    while True:
        rim = {near for square in reached for near in around(square, 10, 10)}
        more = {
            square
            for square in rim - reached
            if at(match, SQUARE_NAMES[square]) in (f"cavern {clan}", f"goroldioa {clan}")
        }
        if not more:
            return {SQUARE_NAMES[square] for square in rim if at(match, SQUARE_NAMES[square]) == ""}
        reached |= more


@pytest.mark.proves("where-to-mine")
@pytest.mark.parametrize("seed", [5, 6])
def test_the_digs_are_those_of_the_rulebook_at_every_turn(seed: int) -> None:
    match = koa(caverns=9, wheel_goroldioa=6, wheel_earthquake=4, rescue="no").start(4, seed=seed)
    turns = 0
    while not match.over:
        if match.state.turns:
            assert set(choices(match, "dig")) == diggable(match)
            turns += 1
        match.step(match.legal_ids()[turns * 7 % len(match.legal_ids())])

    assert turns > 30
