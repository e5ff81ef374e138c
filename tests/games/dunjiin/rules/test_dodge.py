"""Dodge and Empowered Dodge."""

import pytest

from tests.games.dunjiin.table import (
    Explorer,
    armor,
    at_table,
    choices,
    experience,
    fight,
    graveyard,
    happened,
    lives,
    treasure,
)

NOVICE = Explorer(level=9)


@pytest.mark.proves("dodge")
def test_a_dodge_costs_one_experience_and_slides_the_monster_over() -> None:
    match = at_table(Explorer(experience="goblin"), Explorer(experience="slime"))

    match.step("explore", fate=["orc/2"])
    match.step("dodge 2")

    assert experience(match, 0) == []
    assert match.actor == 1
    assert choices(match) == ["fight", "dodge 1"]


@pytest.mark.proves("meets")
def test_without_experience_one_must_fight() -> None:
    match = at_table(Explorer(level=20))

    match.step("explore", fate=["orc/2", "goblin/2"])

    assert happened(match, "fights") == [{"seat": 0, "strength": 11, "level": 20}]


@pytest.mark.proves("dodge-before-second", "D44")
def test_a_monster_cannot_be_dodged_after_its_second_card() -> None:
    match = at_table(Explorer(level=9, experience="goblin", magic=1))

    fight(match, "orc/2 ogre/2")

    assert choices(match) == ["counter 0", "defeat 0"]


@pytest.mark.proves("dodge", "D43")
def test_the_target_may_be_any_other_living_player() -> None:
    match = at_table(
        NOVICE, Explorer(armor=0), Explorer(experience="goblin"), Explorer(experience="slime")
    )
    fight(match, "orc/2 ogre/2")
    match.step("explore", fate=["vampire/3", "skeleton/2", "ogre/2"])
    assert not lives(match, 1)

    match.step("explore", fate=["orc/2"])

    assert choices(match) == ["fight", "dodge 1", "dodge 4"]


@pytest.mark.proves("dodge-on", "D43")
def test_a_monster_can_be_dodged_back_and_forth_while_experience_lasts() -> None:
    match = at_table(
        Explorer(level=20, experience="goblin/2 goblin/2"), Explorer(experience="ogre")
    )

    match.step("explore", fate=["orc/2"])
    match.step("dodge 2")
    match.step("spend goblin/2")
    match.step("dodge 1")
    match.step("dodge 2", fate=["goblin/3"])

    assert happened(match, "fights") == [{"seat": 1, "strength": 11, "level": 20}]


@pytest.mark.proves("dodge-on", "D45")
def test_whoever_fights_draws_the_cards_and_gets_the_loot() -> None:
    match = at_table(Explorer(experience="goblin"), Explorer(level=20))

    match.step("explore", fate=["orc/2"])
    match.step("dodge 2", fate=["treasure-9"])

    assert treasure(match, 1) == [9]
    assert experience(match, 1) == ["orc/2"]
    assert (treasure(match, 0), experience(match, 0)) == ([], [])


@pytest.mark.proves("dodge-experience")
def test_experience_laid_for_a_dodge_adds_nothing_to_the_monster() -> None:
    match = at_table(Explorer(experience="red-dragon"), Explorer(level=12))

    match.step("explore", fate=["orc/2"])
    match.step("dodge 2", fate=["goblin/2"])

    assert happened(match, "fights") == [{"seat": 1, "strength": 11, "level": 12}]


@pytest.mark.proves("dodge-experience", "D46")
def test_cards_that_paid_for_dodges_reach_the_graveyard_after_the_fight() -> None:
    match = at_table(
        Explorer(magic=1, experience="goblin/4"), Explorer(level=9, magic=1, experience="slime")
    )

    match.step("explore", fate=["orc/2"])
    match.step("empower 2")
    during = graveyard(match)
    fight(match, "orc/2 ogre/2")
    match.step("counter 0")
    match.step("explore", fate=["treasure-5"])

    assert during == []
    assert graveyard(match) == ["ogre/2", "orc/2", "goblin/4", "magic"]


@pytest.mark.proves("dodge")
def test_experience_laid_for_a_dodge_stays_face_down() -> None:
    match = at_table(Explorer(experience="goblin ogre"), Explorer(experience="slime"))

    match.step("explore", fate=["orc/2"])
    match.step("dodge 2")
    match.step("spend ogre/2")

    assert match.view(0).face_down[0].card >= 0
    assert match.view(1).face_down[0].card < 0


@pytest.mark.proves("experience-is-spent")
def test_a_dodger_chooses_which_experience_to_lay() -> None:
    match = at_table(Explorer(experience="goblin/2 ogre/2"), Explorer(experience="slime"))

    match.step("explore", fate=["orc/2"])
    match.step("dodge 2")
    offered = choices(match)
    match.step("spend goblin/2")

    assert offered == ["spend ogre/2", "spend goblin/2"]
    assert experience(match, 0) == ["ogre/2"]


@pytest.mark.proves("D51")
def test_the_next_turn_is_that_of_the_player_after_the_first_dodger() -> None:
    match = at_table(
        Explorer(experience="goblin"), Explorer(), Explorer(experience="slime"), Explorer(), seats=4
    )

    match.step("explore", fate=["orc/2"])
    match.step("dodge 3")
    match.step("dodge 4", fate=["treasure-5"])

    assert match.actor == 1


@pytest.mark.proves("dodge-on", "D50", "D54")
def test_the_target_of_a_dodge_can_only_fight_or_dodge_on() -> None:
    match = at_table(Explorer(experience="goblin"), Explorer(magic=2, experience="slime"))

    match.step("explore", fate=["orc/2"])
    match.step("dodge 2")

    assert choices(match) == ["fight", "dodge 1", "empower 1"]


@pytest.mark.proves("empower")
def test_an_empowered_dodge_costs_a_magic_item_besides() -> None:
    match = at_table(Explorer(magic=1, experience="goblin"), Explorer(magic=1, experience="slime"))

    match.step("explore", fate=["orc/2"])
    match.step("empower 2")

    assert experience(match, 0) == []
    assert match.state.heroes[0].magic == 0
    assert match.state.pledged_magic == 1


@pytest.mark.proves("empowered-chain")
def test_an_empowered_dodge_is_dodged_only_by_an_empowered_one() -> None:
    match = at_table(Explorer(magic=1, experience="goblin"), Explorer(magic=1, experience="slime"))

    match.step("explore", fate=["orc/2"])
    match.step("empower 2")

    assert choices(match) == ["fight", "empower 1"]


@pytest.mark.proves("empowered-chain", "D49")
@pytest.mark.parametrize(
    "target",
    [Explorer(level=20, experience="slime slime"), Explorer(level=20, magic=2)],
    ids=["no magic", "no experience"],
)
def test_a_character_without_experience_or_magic_must_fight_an_empowered_monster(
    target: Explorer,
) -> None:
    match = at_table(Explorer(magic=1, experience="goblin"), target)

    match.step("explore", fate=["orc/2"])
    match.step("empower 2", fate=["goblin/2"])

    assert happened(match, "fights") == [{"seat": 1, "strength": 11, "level": 20}]


@pytest.mark.proves("empowered-chain", "D47")
def test_once_empowered_it_takes_magic_for_the_rest_of_the_chain() -> None:
    first, second = Explorer(magic=1, experience="goblin"), Explorer(magic=1, experience="slime")
    match = at_table(first, second, Explorer(level=20, experience="ogre ogre"), seats=3)

    match.step("explore", fate=["orc/2"])
    match.step("empower 2")
    match.step("empower 3", fate=["goblin/2"])

    assert happened(match, "fights") == [{"seat": 2, "strength": 11, "level": 20}]


@pytest.mark.proves("empower", "D48")
def test_a_plain_dodge_can_be_empowered_by_the_next() -> None:
    match = at_table(
        Explorer(level=20, experience="goblin/2 goblin/2"), Explorer(magic=1, experience="slime")
    )

    match.step("explore", fate=["orc/2"])
    match.step("dodge 2")
    match.step("spend goblin/2")
    match.step("empower 1", fate=["ogre/2"])

    assert happened(match, "fights") == [{"seat": 0, "strength": 13, "level": 20}]


@pytest.mark.proves("empower-magic")
def test_magic_that_empowered_a_dodge_is_not_the_monsters() -> None:
    match = at_table(Explorer(magic=1, experience="goblin"), Explorer(level=20))

    match.step("explore", fate=["orc/2"])
    match.step("empower 2", fate=["goblin/2"])

    assert armor(match) == [3, 3]


@pytest.mark.proves("D37")
def test_a_player_who_dodged_a_deadly_monster_gets_nothing_for_it() -> None:
    match = at_table(
        Explorer(experience="goblin"),
        Explorer(level=9, armor=0, treasure="10"),
        Explorer(),
        seats=3,
    )

    match.step("explore", fate=["orc/2"])
    match.step("dodge 2", fate=["ogre/2"])

    assert not lives(match, 1)
    assert treasure(match, 0) == []
    assert "treasure-10" in graveyard(match)
