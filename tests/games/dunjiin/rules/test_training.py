"""Train / Level Up."""

import pytest

from tests.games.dunjiin.table import (
    Explorer,
    at_table,
    character,
    choices,
    experience,
    graveyard,
    treasure,
    verbs,
)

JEFFERSON = Explorer(
    character="red-dragon/2 orc/2 ogre/2", treasure="10", experience="red-dragon/3 goblin/2 slime/2"
)
TRIO = "ogre/2 skeleton/2 vampire/2"


@pytest.mark.proves("train-exchange", "D75")
def test_the_rulebooks_training_turns_a_6_into_a_matching_10() -> None:
    match = at_table(JEFFERSON)

    match.step("train red-dragon/3")
    match.step("replace orc/2")

    assert character(match, 0) == ["ogre/2", "red-dragon/2", "red-dragon/3"]
    assert match.state.heroes[0].level == 29
    assert experience(match, 0) == []
    assert treasure(match, 0) == []
    assert graveyard(match) == ["orc/2", "goblin/2", "slime/2", "treasure-10"]


@pytest.mark.proves("train")
def test_training_takes_the_whole_turn() -> None:
    match = at_table(JEFFERSON)

    match.step("train red-dragon/3")
    match.step("replace orc/2")

    assert match.actor == 1


@pytest.mark.proves("magic-at-the-shop", "train", "D67")
@pytest.mark.parametrize(
    "poor",
    [
        Explorer(character=JEFFERSON.character, treasure="10", experience="red-dragon/3 goblin/2"),
        Explorer(character=JEFFERSON.character, treasure="9", experience=JEFFERSON.experience),
        Explorer(
            character=JEFFERSON.character, treasure="9", magic=2, experience=JEFFERSON.experience
        ),
    ],
    ids=["two experience", "nine treasure", "magic is no treasure"],
)
def test_training_needs_three_experience_and_ten_treasure(poor: Explorer) -> None:
    assert "train" not in verbs(at_table(poor))


@pytest.mark.proves("train-exchange", "D76", "L6")
def test_training_must_raise_the_level() -> None:
    match = at_table(
        Explorer(
            character=TRIO, treasure="10", experience="ogre/3 orc/2 vampire/3 vampire/4 skeleton/3"
        )
    )

    assert [choice for choice in choices(match) if choice.startswith("train")] == [
        "train vampire/3",
        "train skeleton/3",
        "train ogre/3",
    ]


@pytest.mark.proves("train-exchange")
def test_a_weaker_card_may_raise_the_level_by_matching() -> None:
    match = at_table(
        Explorer(
            character="orc/2 ogre/2 goblin/2", treasure="10", experience="goblin/3 slime/2 slime/3"
        )
    )

    match.step("train goblin/3")

    assert match.state.heroes[0].level == 19
    assert character(match, 0) == ["goblin/2", "goblin/3", "ogre/2"]


@pytest.mark.proves("L6")
def test_cards_of_the_character_that_are_alike_are_one_choice() -> None:
    match = at_table(
        Explorer(
            character="orc/2 orc/3 goblin/2",
            treasure="10",
            experience="red-dragon/3 ogre/2 slime/2",
        )
    )

    match.step("train red-dragon/3")

    assert choices(match) == ["replace orc/2", "replace goblin/2"]


@pytest.mark.proves("train-exchange", "D77")
def test_only_one_card_is_exchanged() -> None:
    rich = Explorer(
        character="orc/2 ogre/2 goblin/2",
        treasure="10 10",
        experience="red-dragon/2 red-dragon/3 red-dragon/4 slime/2",
    )
    match = at_table(rich)

    match.step("train red-dragon/2")
    match.step("replace goblin/2")

    assert character(match, 0) == ["ogre/2", "orc/2", "red-dragon/2"]


@pytest.mark.proves("train-discard", "D75")
def test_the_removed_card_may_be_kept_as_experience() -> None:
    match = at_table(
        Explorer(character=TRIO, treasure="10", experience="red-dragon/2 orc/2 goblin/2 slime/2")
    )

    match.step("train red-dragon/2")
    match.step("replace ogre/2")
    for card in ("orc/2", "goblin/2", "slime/2"):
        match.step(f"spend {card}")

    assert experience(match, 0) == ["ogre/2"]
    assert graveyard(match) == ["orc/2", "goblin/2", "slime/2", "treasure-10"]


@pytest.mark.proves("train-discard", "D75")
def test_the_removed_card_may_be_among_those_discarded() -> None:
    match = at_table(
        Explorer(character=TRIO, treasure="10", experience="red-dragon/2 orc/2 goblin/2 slime/2")
    )

    match.step("train red-dragon/2")
    match.step("replace ogre/2")
    match.step("spend ogre/2")
    match.step("spend orc/2")
    match.step("spend goblin/2")

    assert experience(match, 0) == ["slime/2"]


@pytest.mark.proves("train-discard", "D78")
def test_three_experience_are_enough_with_the_one_that_is_exchanged() -> None:
    match = at_table(JEFFERSON)

    assert "train red-dragon/3" in choices(match)


@pytest.mark.proves("treasure-is-spent", "train", "D68")
def test_more_than_ten_treasure_may_be_paid_but_gets_no_change() -> None:
    match = at_table(
        Explorer(character=JEFFERSON.character, treasure="9 9", experience=JEFFERSON.experience)
    )

    match.step("train red-dragon/3")
    match.step("replace orc/2")

    assert treasure(match, 0) == []
    assert match.actor == 1


@pytest.mark.proves("after-shopping", "D10")
def test_nobody_trains_after_shopping() -> None:
    match = at_table(
        Explorer(
            character=JEFFERSON.character,
            armor=2,
            treasure="10 10",
            experience=JEFFERSON.experience,
        )
    )

    match.step("shop 1")

    assert "train" not in verbs(match)
