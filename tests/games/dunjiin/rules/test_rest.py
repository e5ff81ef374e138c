"""Rest (Stay at the Inn)."""

import pytest

from tests.games.dunjiin.table import (
    Explorer,
    armor,
    at_table,
    choices,
    experience,
    graveyard,
    verbs,
)


@pytest.mark.proves("rest")
def test_a_rest_costs_one_experience_and_ends_the_turn() -> None:
    match = at_table(Explorer(experience="goblin/4"))

    match.step("rest")

    assert experience(match, 0) == []
    assert graveyard(match) == ["goblin/4"]
    assert match.actor == 1


@pytest.mark.proves("rest")
def test_a_rest_draws_no_card() -> None:
    match = at_table(Explorer(experience="goblin/4"))
    before = match.state.deck_count

    match.step("rest")

    assert match.state.deck_count == before
    assert armor(match) == [3, 3]


@pytest.mark.proves("rest", "D74")
def test_without_experience_nobody_rests() -> None:
    assert "rest" not in verbs(at_table(Explorer(magic=2, treasure="10")))


@pytest.mark.proves("trapped", "D74")
def test_nobody_rests_while_the_dunjiin_is_trapped() -> None:
    assert "rest" not in verbs(at_table(Explorer(experience="goblin"), traps=1))


@pytest.mark.proves("after-shopping")
def test_one_may_rest_after_shopping() -> None:
    match = at_table(Explorer(armor=2, treasure="10", experience="goblin"))

    match.step("shop 1")
    match.step("rest")

    assert armor(match)[0] == 3
    assert match.actor == 1


@pytest.mark.proves("experience-is-spent")
def test_the_sleeper_chooses_which_experience_to_discard() -> None:
    match = at_table(Explorer(experience="goblin/2 ogre/2"))

    match.step("rest")
    match.step("spend goblin/2")

    assert experience(match, 0) == ["ogre/2"]
    assert graveyard(match) == ["goblin/2"]


@pytest.mark.proves("L6")
def test_experience_alike_is_one_choice_whatever_its_shields() -> None:
    match = at_table(Explorer(experience="ogre/3 goblin/4 goblin/2 ogre/4"))

    match.step("rest")

    assert choices(match) == ["spend ogre/3", "spend goblin/2"]


@pytest.mark.proves("free-action", "D11")
def test_a_turn_cannot_be_skipped_for_nothing() -> None:
    assert verbs(at_table(Explorer())) == {"explore"}
