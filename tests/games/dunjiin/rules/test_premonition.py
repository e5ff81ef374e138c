"""Premonition, before or after the first card."""

import pytest

from ludary import Match
from tests.games.dunjiin.table import (
    Explorer,
    armor,
    at_table,
    card_names,
    choices,
    experience,
    fight,
    graveyard,
    happened,
    lives,
    treasure,
    turned_up,
    verbs,
)

SEER = Explorer(level=20, magic=1, experience="goblin/4")


def seen(match: Match, seat: int) -> list[str]:
    """The cards of the Monster as this seat sees them."""
    view = match.view(seat)
    names = [*card_names(match.game), "?"]  # NO_CARD is the last
    return [names[card] for card in view.hand[: view.hand_count]]


@pytest.mark.proves("premonition-before", "D54")
def test_before_the_first_card_it_shows_the_whole_monster_to_the_caster_alone() -> None:
    match = at_table(SEER)

    match.step("premonition", fate=["orc/3", "magic", "ogre/2"])

    assert seen(match, 0) == ["orc/3", "magic", "ogre/2"]
    assert seen(match, 1) == ["?", "?", "?"]


@pytest.mark.proves("premonition-after")
def test_after_the_first_card_the_others_see_that_one() -> None:
    match = at_table(SEER)

    match.step("explore", fate=["orc/3"])
    match.step("premonition", fate=["magic", "ogre/2"])

    assert seen(match, 0) == ["orc/3", "magic", "ogre/2"]
    assert seen(match, 1) == ["orc/3", "?", "?"]


@pytest.mark.proves("premonition-price")
def test_a_premonition_costs_a_magic_item() -> None:
    match = at_table(SEER)

    match.step("premonition", fate=["orc/3", "slime/2", "ogre/2"])

    assert match.state.heroes[0].magic == 0
    assert graveyard(match) == ["magic"]


@pytest.mark.proves("premonition-price")
def test_without_magic_nobody_can_cast_it() -> None:
    assert "premonition" not in verbs(at_table(Explorer(experience="goblin")))


@pytest.mark.proves("premonition-choice", "D44")
def test_after_it_one_may_fight_dodge_or_rest() -> None:
    match = at_table(SEER)

    match.step("premonition", fate=["orc/3", "slime/2", "ogre/2"])

    assert choices(match) == ["rest", "fight", "dodge 2"]


@pytest.mark.proves("premonition-price", "D62")
def test_a_premonition_is_not_cast_twice_in_a_turn() -> None:
    match = at_table(Explorer(magic=3, experience="goblin"))

    match.step("premonition", fate=["orc/3", "slime/2", "ogre/2"])

    assert "premonition" not in verbs(match)


@pytest.mark.proves("L1")
def test_a_character_who_can_neither_dodge_nor_rest_fights() -> None:
    match = at_table(Explorer(level=20, magic=1))

    match.step("premonition", fate=["orc/2", "goblin/2"])

    assert happened(match, "fights") == [{"seat": 0, "strength": 11, "level": 20}]


@pytest.mark.proves("premonition-before", "D55")
@pytest.mark.parametrize(("card", "value", "magic"), [("treasure-9", [9], 0), ("magic", [], 1)])
def test_treasure_or_magic_as_first_card_is_taken_and_the_turn_ends(
    card: str, value: list[int], magic: int
) -> None:
    match = at_table(SEER)

    match.step("premonition", fate=[card])

    assert happened(match, "finds") == [
        {"seat": 0, "card": list(card_names(match.game)).index(card)}
    ]
    assert treasure(match, 0) == value
    assert match.state.heroes[0].magic == magic
    assert match.actor == 1


@pytest.mark.proves("premonition-choice")
def test_a_scried_monster_is_fought_with_the_cards_that_were_seen() -> None:
    match = at_table(SEER)

    match.step("premonition", fate=["orc/3", "slime/2", "ogre/2"])
    match.step("fight")

    assert turned_up(match) == ["orc/3", "slime/2", "ogre/2"]
    assert happened(match, "fights") == [{"seat": 0, "strength": 15, "level": 20}]


@pytest.mark.proves("premonition-fairy-first", "D42", "D52")
def test_a_death_fairy_as_first_card_cannot_be_dodged_but_rested_from() -> None:
    match = at_table(Explorer(magic=2, experience="goblin goblin"))

    match.step("premonition", fate=["fairy", "slime/2", "ogre/2"])

    assert choices(match) == ["rest", "fight"]


@pytest.mark.proves("premonition-fairy-later", "D42", "D53")
def test_a_death_fairy_behind_the_first_card_can_be_dodged() -> None:
    match = at_table(SEER)

    match.step("premonition", fate=["orc/3", "fairy", "ogre/2"])
    allowed = choices(match)
    match.step("dodge 2")

    assert allowed == ["rest", "fight", "dodge 2"]
    assert armor(match) == [3, 2]


@pytest.mark.proves("premonition-no-fairy", "D64")
def test_a_death_fairy_that_lies_open_first_cannot_be_scried() -> None:
    match = at_table(SEER)

    match.step("explore", fate=["fairy", "slime/2", "ogre/2"])

    assert happened(match, "scries") == []
    assert match.state.heroes[0].magic == 1


@pytest.mark.proves("premonition-price", "D61")
def test_dodge_and_rest_cost_the_usual_experience_besides() -> None:
    dodged, rested = at_table(SEER), at_table(SEER)
    for match in (dodged, rested):
        match.step("premonition", fate=["orc/3", "fairy", "ogre/2"])

    dodged.step("dodge 2")
    rested.step("rest")

    assert experience(dodged, 0) == experience(rested, 0) == []


@pytest.mark.proves("premonition-choice", "D59")
def test_a_dodged_monster_shows_its_first_card_and_no_more() -> None:
    match = at_table(SEER, Explorer(experience="slime"), seats=3)

    match.step("premonition", fate=["orc/3", "fairy", "ogre/2"])
    match.step("dodge 2")

    assert seen(match, 1) == seen(match, 2) == ["orc/3", "?", "?"]
    assert seen(match, 0) == ["orc/3", "fairy", "ogre/2"]


@pytest.mark.proves("premonition-fairy-later", "D60")
def test_the_target_may_dodge_on_without_knowing_of_the_death_fairy() -> None:
    match = at_table(SEER, Explorer(experience="slime"), seats=3)

    match.step("premonition", fate=["orc/3", "fairy", "ogre/2"])
    match.step("dodge 2")
    match.step("dodge 3")

    assert armor(match) == [3, 3, 2]


@pytest.mark.proves("premonition-fairy-first", "D56", "L3")
@pytest.mark.parametrize("cards", ["orc/3 slime/2 ogre/2", "fairy slime/2 ogre/2"])
def test_resting_passes_the_hidden_cards_to_the_left(cards: str) -> None:
    match = at_table(SEER, seats=3)

    match.step("premonition", fate=cards.split())
    match.step("rest")

    assert match.actor == 1
    assert seen(match, 1) == seen(match, 2) == ["?", "?", "?"]
    assert seen(match, 0) == cards.split()


@pytest.mark.proves("premonition-after")
def test_resting_passes_an_open_first_card_on_too() -> None:
    match = at_table(SEER)

    match.step("explore", fate=["orc/3"])
    match.step("premonition", fate=["fairy", "ogre/2"])
    match.step("rest")

    assert seen(match, 1) == ["orc/3", "?", "?"]


@pytest.mark.proves("premonition-fairy-first", "D57")
def test_the_left_neighbour_meets_the_passed_cards_instead_of_new_ones() -> None:
    match = at_table(SEER, Explorer(level=16))

    match.step("premonition", fate=["orc/3", "slime/2", "ogre/2"])
    match.step("rest")
    match.step("explore")

    assert turned_up(match) == ["orc/3", "slime/2", "ogre/2"]
    assert happened(match, "fights") == [{"seat": 1, "strength": 15, "level": 16}]


@pytest.mark.proves("D57")
def test_with_passed_cards_one_may_shop_scry_or_explore_and_nothing_else() -> None:
    rich = Explorer(level=32, armor=2, magic=1, treasure="10", experience="red-dragon/4 orc orc")
    match = at_table(Explorer(magic=1, experience="goblin"), rich)

    match.step("premonition", fate=["orc/3", "slime/2", "ogre/2"])
    match.step("rest")

    assert choices(match) == ["explore", "premonition", "shop 1"]
    assert "Monster handed on: " in str(match.view(1))  # nobody faces it yet


def freely() -> Match:
    """A Monster has been handed on to somebody who may do with the turn as they like."""
    rich = Explorer(
        character="red-dragon/2 red-dragon/3 ogre/2",
        magic=1,
        treasure="10",
        experience="orc/4 orc/2 red-dragon/4",
    )
    match = at_table(
        Explorer(magic=1, experience="goblin"), rich, seats=3, passed_binds=False, advanced_level=20
    )
    match.step("premonition", fate=["orc/3", "slime/2", "ogre/3"])
    match.step("rest")
    return match


@pytest.mark.proves("D57")
def test_passed_cards_may_be_agreed_to_leave_the_next_turn_free() -> None:
    match = freely()

    assert verbs(match) == {"explore", "premonition", "rest", "train", "necromancy"}


@pytest.mark.proves("D57")
@pytest.mark.parametrize("actions", [["rest", "spend orc/2"], ["train red-dragon/4"]])
def test_passed_cards_that_nobody_met_lie_before_the_next_player(actions: list[str]) -> None:
    match = freely()

    for action in actions:
        match.step(action)

    assert happened(match, "passes") == [{"seat": 1, "target": 2, "cards": 3}]
    assert match.actor == 2
    match.step("explore")
    assert turned_up(match) == ["orc/3", "slime/2", "ogre/3"]


@pytest.mark.proves("D57")
def test_passed_cards_can_be_dodged_when_the_first_lies_open() -> None:
    match = at_table(SEER, Explorer(experience="slime"))

    match.step("premonition", fate=["orc/3", "fairy", "ogre/2"])
    match.step("rest")
    match.step("explore")

    assert choices(match) == ["fight", "dodge 1"]


@pytest.mark.proves("D57")
def test_passed_cards_can_be_scried_and_passed_on() -> None:
    match = at_table(SEER, Explorer(magic=1, experience="slime"), seats=3)

    match.step("premonition", fate=["fairy", "giant-rat/2", "ogre/2"])
    match.step("rest")
    match.step("premonition")
    allowed = choices(match)
    match.step("rest")
    match.step("explore")

    assert allowed == ["rest", "fight"]
    assert armor(match) == [3, 3, 2]


@pytest.mark.proves("premonition-fairy-first", "D57")
def test_a_passed_death_fairy_must_be_fought_when_she_lies_open() -> None:
    match = at_table(SEER, Explorer(experience="slime"))

    match.step("premonition", fate=["fairy", "slime/2", "ogre/2"])
    match.step("rest")
    match.step("explore")

    assert armor(match) == [3, 2]


@pytest.mark.proves("D58")
def test_cards_pass_over_the_dead() -> None:
    match = at_table(SEER, Explorer(level=9, armor=0), seats=3)
    match.step("explore", fate=["treasure-5"])
    fight(match, "orc/2 ogre/2")
    match.step("explore", fate=["treasure-5"])
    assert not lives(match, 1)

    match.step("premonition", fate=["orc/3", "slime/2", "ogre/2"])
    match.step("rest")

    assert match.actor == 2
    assert match.state.passed


@pytest.mark.proves("premonition-before", "D8")
def test_the_first_turn_allows_it_too() -> None:
    match = at_table(Explorer(magic=1), first_turn=True)

    assert choices(match) == ["explore", "premonition"]


@pytest.mark.proves("premonition-choice", "D63")
def test_while_the_dunjiin_is_trapped_it_shows_the_traps_cards_and_one_must_fight() -> None:
    match = at_table(SEER, traps=1)

    match.step("premonition", fate=["orc/2", "slime/2", "goblin/2"])

    assert turned_up(match) == ["orc/2", "slime/2", "goblin/2"]
    assert happened(match, "fights") == [{"seat": 0, "strength": 14, "level": 20}]
