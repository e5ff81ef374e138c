"""The Death Fairy and her special rules."""

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
    treasure,
    turned_up,
)

ATTACKS = [  # cards, AP lost
    ("orc/2 fairy", 1),
    ("orc/3 fairy magic", 2),
    ("orc/3 fairy fairy", 2),
    ("orc/4 fairy fairy magic", 3),
    ("orc/4 fairy slime/2 treasure-5", 1),
    ("fairy slime/2 slime/3", 1),
    ("fairy magic slime/3", 2),
    ("fairy magic fairy", 3),
]


@pytest.mark.proves("fairy-damage", "D38")
@pytest.mark.parametrize(("cards", "lost"), ATTACKS)
def test_she_costs_one_armor_for_every_death_fairy_and_magic_item(cards: str, lost: int) -> None:
    match = at_table(Explorer(level=30))

    fight(match, cards)

    assert armor(match)[0] == 3 - lost


@pytest.mark.proves("fairy-wins", "D39")
def test_her_strength_does_not_matter() -> None:
    low = at_table(Explorer(level=9))
    fight(low, "orc/2 fairy")

    assert armor(low)[0] == 2


@pytest.mark.proves("fairy-wins")
def test_no_level_defeats_the_death_fairy() -> None:
    match = at_table(Explorer(level=33))

    fight(match, "slime/3 fairy treasure-5")

    assert happened(match, "wins") == []
    assert armor(match)[0] == 2
    assert treasure(match, 0) == []
    assert experience(match, 0) == []


@pytest.mark.proves("fairy-and-magic", "D40")
def test_magic_can_neither_defeat_her_nor_counter_hers() -> None:
    match = at_table(Explorer(magic=4))

    fight(match, "orc/3 fairy magic")

    assert armor(match)[0] == 1
    assert match.state.heroes[0].magic == 4
    assert match.actor == 1


@pytest.mark.proves("D41")
def test_all_her_cards_go_to_the_graveyard() -> None:
    match = at_table(Explorer())

    fight(match, "orc/4 fairy treasure-5 magic")

    assert graveyard(match) == ["orc/4", "treasure-5", "magic", "fairy"]


@pytest.mark.proves("fairy-monster", "D16")
def test_the_death_fairy_as_first_card_has_three_cards_and_all_are_drawn() -> None:
    match = at_table(Explorer())

    fight(match, "fairy slime/2 slime/3")

    assert turned_up(match) == ["fairy", "slime/2", "slime/3"]


@pytest.mark.proves("D16")
@pytest.mark.parametrize(
    ("shields", "cards"), [(1, "fairy"), (2, "fairy magic"), (4, "fairy orc/2 orc/3 orc/2")]
)
def test_the_shields_of_the_death_fairy_are_an_option(shields: int, cards: str) -> None:
    match = at_table(Explorer(), fairy_shields=shields)

    fight(match, cards)

    assert turned_up(match) == cards.split()


@pytest.mark.proves("fairy-undodged", "D42", "L1")
def test_the_death_fairy_as_first_card_leaves_no_choice() -> None:
    match = at_table(Explorer(magic=2, experience="orc orc orc"))

    match.step("explore", fate=["fairy", "slime/2", "slime/3"])

    assert happened(match, "meets_fairy") == [{"seat": 0, "magic": 0, "fairies": 1}]
    assert match.actor == 1


@pytest.mark.proves("fairy-monster")
def test_a_monster_is_dodged_before_anybody_knows_of_her() -> None:
    match = at_table(Explorer(experience="goblin"))

    match.step("explore", fate=["orc/2"])
    before = choices(match)
    match.step("dodge 2", fate=["fairy"])

    assert before == ["fight", "dodge 2"]
    assert armor(match) == [3, 2]
