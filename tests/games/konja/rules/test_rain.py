"""RAIN ANCESTOR: upgrades, and clouds for gold."""

import pytest

from ludary import Match
from ludary.games.konja.state import Phase
from tests.games.konja.table import (
    BARE,
    ROLL,
    Wizard,
    at_table,
    choices,
    clouds,
    phase,
    play,
    tokens,
)


def praying(me: Wizard, other: Wizard = BARE, **options: object) -> Match:
    return play(at_table(me, other, **options), "pray rain")  # type: ignore[arg-type]


@pytest.mark.proves("cloud-tokens", "upgrade")
@pytest.mark.parametrize(
    ("name", "pile", "gold", "before", "after"),
    [("low", 0, 2, 3, 4), ("middle", 1, 1, 5, 6), ("high", 2, 1, 7, 9)],
)
def test_a_cloud_is_upgraded_for_gold(
    name: str, pile: int, gold: int, before: int, after: int
) -> None:
    held = [1 if place == pile else 0 for place in range(3)]
    match = praying(Wizard(gold=gold, clouds=(held[0], held[1], held[2])))
    assert match.scores[0] == before

    match.step(f"upgrade {name}", fate=ROLL)

    assert match.scores[0] == after
    assert tokens(match)[0] == 0
    assert clouds(match)[3 + pile] == 1


@pytest.mark.proves("upgrade")
def test_an_upgrade_must_be_paid() -> None:
    match = at_table(Wizard(gold=1, clouds=(1, 0, 0)))
    match.step("pray rain", fate=ROLL)

    assert phase(match) == Phase.BONES  # there was nothing to decide


@pytest.mark.proves("K37")
def test_one_cloud_is_upgraded_in_a_visit() -> None:
    match = praying(Wizard(gold=4, clouds=(2, 0, 0)))
    match.step("upgrade low", fate=ROLL)

    assert clouds(match) == [1, 0, 0, 1, 0, 0]
    assert phase(match) == Phase.BONES


@pytest.mark.proves("K37")
def test_the_number_of_upgrades_is_an_option() -> None:
    match = praying(Wizard(gold=4, clouds=(2, 0, 0)), upgrades=2)
    play(match, "upgrade low")
    assert choices(match) == ["upgrade low", "done"]


@pytest.mark.proves("summon")
@pytest.mark.parametrize(
    ("name", "pile", "gold", "points"), [("low", 0, 5, 3), ("middle", 1, 8, 5), ("high", 2, 11, 7)]
)
def test_a_cloud_is_summoned_for_gold(name: str, pile: int, gold: int, points: int) -> None:
    match = praying(Wizard(gold=gold))
    assert phase(match) == Phase.CLOUD

    match.step(f"summon {name}", fate=ROLL)

    assert clouds(match)[pile] == 1
    assert match.scores[0] == points
    assert tokens(match)[0] == 0
    assert match.state.clouds[pile] == match.game.numbers[f"supply_{name}"] - 1


@pytest.mark.proves("summon", "K38")
def test_each_player_may_summon_one_the_active_player_first() -> None:
    match = praying(Wizard(gold=11), Wizard(gold=20))
    assert (match.actor, choices(match)) == (
        0,
        ["summon low", "summon middle", "summon high", "done"],
    )
    play(match, "summon low")

    assert match.actor == 1
    match.step("summon high", fate=ROLL)
    assert clouds(match, 1) == [0, 0, 1, 0, 0, 0]
    assert (match.actor, phase(match)) == (0, Phase.BONES)


@pytest.mark.proves("upgrade")
def test_the_other_player_does_not_upgrade() -> None:
    match = praying(Wizard(gold=5), Wizard(gold=5, clouds=(1, 0, 0)))
    play(match, "done")

    assert choices(match) == ["summon low", "done"]


@pytest.mark.proves("favour-first")
def test_a_cloud_summoned_by_the_blessing_is_not_upgraded_in_the_same_visit() -> None:
    match = praying(Wizard(gold=8))
    match.step("summon low", fate=ROLL)

    assert phase(match) == Phase.BONES
    assert clouds(match) == [1, 0, 0, 0, 0, 0]


@pytest.mark.proves("K39")
def test_nothing_is_taken_from_an_empty_pile() -> None:
    match = praying(Wizard(gold=20), supply_middle=0)

    assert choices(match, "summon") == ["low", "high"]


@pytest.mark.proves("summon")
def test_the_last_cloud_of_a_pile_is_only_there_for_the_first() -> None:
    match = praying(Wizard(gold=5), Wizard(gold=5), supply_low=1)
    match.step("summon low", fate=ROLL)

    assert phase(match) == Phase.BONES
