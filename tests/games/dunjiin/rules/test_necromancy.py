"""Necromancy."""

import pytest

from tests.games.dunjiin.table import (
    Explorer,
    at_table,
    character,
    choices,
    experience,
    graveyard,
    verbs,
)

WIZARD = Explorer(
    character="ogre/2 skeleton/2 vampire/2", magic=1, experience="orc/2 goblin/2 slime/2"
)


def raisings(choices: list[str]) -> list[str]:
    return [
        choice.removeprefix("necromancy ") for choice in choices if choice.startswith("necromancy")
    ]


@pytest.mark.proves("necromancy")
def test_a_monster_of_the_graveyard_joins_the_character() -> None:
    match = at_table(WIZARD, graveyard="red-dragon/3")

    match.step("necromancy red-dragon/3")
    match.step("replace ogre/2")

    assert character(match, 0) == ["red-dragon/3", "skeleton/2", "vampire/2"]
    assert match.state.heroes[0].level == 27


@pytest.mark.proves("necromancy-price")
def test_necromancy_costs_a_magic_item_and_three_experience_and_the_turn() -> None:
    match = at_table(WIZARD, graveyard="red-dragon/3")

    match.step("necromancy red-dragon/3")
    match.step("replace ogre/2")

    assert match.state.heroes[0].magic == 0
    assert experience(match, 0) == []
    assert match.actor == 1


@pytest.mark.proves("necromancy-old-card", "D81")
def test_the_old_card_goes_to_the_graveyard() -> None:
    match = at_table(WIZARD, graveyard="red-dragon/3")

    match.step("necromancy red-dragon/3")
    match.step("replace ogre/2")

    assert graveyard(match) == ["ogre/2", "orc/2", "goblin/2", "slime/2", "magic"]


@pytest.mark.proves("necromancy-price")
@pytest.mark.parametrize(
    "poor",
    [
        Explorer(character=WIZARD.character, magic=0, experience=WIZARD.experience),
        Explorer(character=WIZARD.character, magic=1, experience="orc/2 goblin/2"),
    ],
    ids=["no magic", "two experience"],
)
def test_necromancy_needs_a_magic_item_and_three_experience(poor: Explorer) -> None:
    assert "necromancy" not in verbs(at_table(poor, graveyard="red-dragon/3"))


@pytest.mark.proves("necromancy")
def test_necromancy_works_once_per_player_and_game() -> None:
    wizard = Explorer(
        character=WIZARD.character, magic=2, experience="orc/2 orc/2 orc/3 orc/3 orc/4 orc/4"
    )
    match = at_table(wizard, graveyard="red-dragon/3 red-dragon/4")
    match.step("necromancy red-dragon/3")
    match.step("replace ogre/2")
    match.step("spend orc/2")
    match.step("spend orc/2")
    match.step("spend orc/3")
    match.step("explore", fate=["treasure-5"])

    assert match.actor == 0
    assert "necromancy" not in verbs(match)
    assert match.state.heroes[0].magic == 1
    assert len(experience(match, 0)) == 3


@pytest.mark.proves("necromancy", "D76")
def test_only_monsters_that_raise_the_level_are_raised() -> None:
    match = at_table(WIZARD, graveyard="red-dragon/3 giant-spider/2 ogre/3 treasure-10 magic fairy")

    assert raisings(choices(match)) == ["red-dragon/3", "ogre/3"]


@pytest.mark.proves("L6")
def test_monsters_of_the_graveyard_that_are_alike_are_one_choice() -> None:
    wizard = Explorer(
        character=WIZARD.character, magic=1, experience="red-dragon/2 green-dragon/2 green-dragon/3"
    )
    match = at_table(wizard, graveyard="red-dragon/3 red-dragon/4")

    assert raisings(choices(match)) == ["red-dragon/3", "green-dragon/2"]


@pytest.mark.proves("necromancy-price", "D79")
def test_the_experience_just_discarded_may_be_raised() -> None:
    match = at_table(
        Explorer(character=WIZARD.character, magic=1, experience="red-dragon/3 goblin/2 slime/2")
    )

    match.step("necromancy red-dragon/3")
    match.step("replace ogre/2")

    assert character(match, 0) == ["red-dragon/3", "skeleton/2", "vampire/2"]
    assert experience(match, 0) == []
    assert graveyard(match) == ["ogre/2", "goblin/2", "slime/2", "magic"]


@pytest.mark.proves("D80")
def test_without_a_useful_monster_it_is_not_possible() -> None:
    match = at_table(WIZARD, graveyard="giant-spider/2 treasure-10")

    assert "necromancy" not in verbs(match)


@pytest.mark.proves("D81")
def test_the_old_card_is_not_kept_as_experience() -> None:
    match = at_table(
        Explorer(character=WIZARD.character, magic=1, experience="orc/2 goblin/2 slime/2 slime/3"),
        graveyard="red-dragon/3",
    )

    match.step("necromancy red-dragon/3")
    match.step("replace ogre/2")

    assert "spend ogre/2" not in choices(match)


@pytest.mark.proves("reshuffle", "D82")
def test_a_reshuffle_asks_nobody_whether_to_cast_it_first() -> None:
    match = at_table(Explorer(), WIZARD, deck="treasure-5")

    match.step("explore", fate=["treasure-5"])
    match.step("explore", fate=["treasure-6"])

    assert match.actor == 0
    assert graveyard(match) == []


def test_the_choice_says_that_a_card_which_pays_is_raised() -> None:
    wizard = Explorer(
        character="ogre/2 goblin/2 slime/4",
        magic=1,
        experience="red-dragon/3 giant-rat/2 slime/2 slime/3",
    )
    match = at_table(wizard, graveyard="vampire/2")

    words = {
        action.notation: str(action).split(" (")[0]
        for action in match.legal()
        if action.name == "necromancy"
    }

    assert (
        words["necromancy vampire/2"]
        == "Necromancy: raise Vampire 9 from the Graveyard for 3 Experience and 1 Magic Item"
    )
    assert (
        words["necromancy red-dragon/3"]
        == "Necromancy: raise Red Dragon 10 from the 3 Experience spent on it, with 1 Magic Item"
    )
