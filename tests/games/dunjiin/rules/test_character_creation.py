"""Getting Started, Character Creation, and the Death Fairy during it."""

import pytest

from tests.games.dunjiin.table import (
    Explorer,
    armor,
    at_table,
    cards_of,
    character,
    choices,
    dunjiin,
    graveyard,
    happened,
    treasure,
)

LEVELS = [
    ("all different", "red-dragon ogre orc", 23),
    ("two alike", "red-dragon red-dragon ogre", 29),
    ("three alike", "orc orc orc", 21),
    ("tens that do not match", "red-dragon green-dragon black-dragon", 30),
    ("two of three tens alike", "red-dragon red-dragon green-dragon", 32),
    ("the highest there is", "green-dragon green-dragon green-dragon", 33),
    ("the lowest there is", "slime giant-rat giant-spider", 9),
]


@pytest.mark.proves("level", "highest-level", "D17", "L7")
@pytest.mark.parametrize(
    ("cards", "level"), [row[1:] for row in LEVELS], ids=[row[0] for row in LEVELS]
)
def test_the_level_is_the_sum_of_three_monsters_and_their_bonus(cards: str, level: int) -> None:
    first, second, third = (
        f"{kind}/{shields}" for kind, shields in zip(cards.split(), (2, 3, 4), strict=True)
    )
    match = dunjiin().start(2, fate=[2, first, "orc/2", second, "ogre/2", third, "goblin/2"])

    assert match.state.heroes[0].level == level


@pytest.mark.proves("armor-at-start")
@pytest.mark.parametrize("seats", range(2, 7))
def test_everybody_begins_with_three_monsters_and_the_armor_that_is_not_in_the_store(
    seats: int,
) -> None:
    match = dunjiin().start(seats)

    assert all(len(character(match, seat)) == 3 for seat in range(seats))
    assert sum(armor(match)) + match.state.store == 3 * seats


@pytest.mark.proves("deal", "D1")
@pytest.mark.parametrize(("dealer", "first"), [(1, 1), (2, 2), (3, 0)])
def test_the_player_to_the_dealers_left_gets_the_first_card_and_the_first_turn(
    dealer: int, first: int
) -> None:
    match = dunjiin().start(3, fate=[dealer, "red-dragon/2"])

    assert "red-dragon/2" in character(match, first)
    assert match.actor == first


@pytest.mark.proves("deal", "D3")
def test_a_player_with_three_monsters_is_dealt_no_more_while_the_others_are() -> None:
    deal = [
        "orc/2",
        "treasure-9",
        "orc/3",
        "magic",
        "orc/4",
        "goblin/2",
        "goblin/3",
        "treasure-5",
        "goblin/4",
    ]
    match = dunjiin().start(2, fate=[2, *deal])

    assert [event["seat"] for event in happened(match, "dealt")] == [0, 1, 0, 1, 0, 1, 1, 1, 1]
    assert character(match, 0) == ["orc/2", "orc/3", "orc/4"]
    assert character(match, 1) == ["goblin/2", "goblin/3", "goblin/4"]


@pytest.mark.proves("equipment-at-start")
def test_treasure_and_magic_dealt_on_the_way_are_kept_in_the_open() -> None:
    match = dunjiin().start(
        2,
        fate=[
            2,
            "orc/2",
            "treasure-9",
            "orc/3",
            "magic",
            "orc/4",
            "goblin/2",
            "goblin/3",
            "goblin/4",
        ],
    )

    assert treasure(match, 1) == [9]
    assert match.state.heroes[1].magic == 1
    assert match.view(0).heroes[1] == match.state.heroes[1]


@pytest.mark.proves("fairy-at-creation", "store", "D4")
def test_a_death_fairy_dealt_costs_one_armor_and_goes_to_the_graveyard() -> None:
    match = dunjiin().start(
        2, fate=[2, "orc/2", "fairy", "orc/3", "goblin/2", "orc/4", "goblin/3", "goblin/4"]
    )

    assert armor(match) == [3, 2]
    assert match.state.store == 1
    assert graveyard(match) == ["fairy"]
    assert character(match, 1) == ["goblin/2", "goblin/3", "goblin/4"]


@pytest.mark.proves("fairy-at-creation", "D5")
def test_nobody_dies_of_four_death_fairies_before_the_adventure_begins() -> None:
    deal = [
        "orc/2",
        "fairy",
        "orc/3",
        "fairy",
        "orc/4",
        "fairy",
        "fairy",
        "goblin/2",
        "goblin/3",
        "goblin/4",
    ]
    match = dunjiin().start(2, fate=[2, *deal])

    assert armor(match) == [3, 0]
    assert match.state.store == 3
    assert match.state.alive == 2


@pytest.mark.proves("normal-play", "the-rest-is-the-dunjiin")
def test_all_that_is_not_dealt_lies_in_the_dunjiin() -> None:
    match = dunjiin().start(
        2, fate=[2, "orc/2", "fairy", "orc/3", "goblin/2", "orc/4", "goblin/3", "goblin/4"]
    )

    assert match.state.deck_count == len(cards_of(match, match.state.deck)) == 108 - 7


@pytest.mark.proves("store", "D6")
def test_armor_lost_at_the_start_can_be_bought_from_the_second_turn_on() -> None:
    match = dunjiin().start(
        2, fate=[2, "orc/2", "fairy", "orc/3", "magic", "orc/4", "goblin/2", "goblin/3", "goblin/4"]
    )
    match.step("explore", fate=["treasure-5"])
    first = choices(match)
    match.step("explore", fate=["treasure-6"])
    match.step("explore", fate=["treasure-5"])

    assert "shop 1" not in first
    assert "shop 1" in choices(match)


@pytest.mark.proves("first-turn", "D8")
def test_the_first_turn_is_for_exploring() -> None:
    rich = Explorer(
        level=33, armor=1, magic=2, treasure="10 10 10", experience="orc orc red-dragon goblin"
    )

    assert choices(at_table(rich, first_turn=True)) == ["explore", "premonition"]


@pytest.mark.proves("D12")
def test_others_see_how_many_experience_cards_one_has_and_all_the_rest() -> None:
    match = at_table(Explorer(magic=1, treasure="10 5", experience="orc goblin"))

    seen, own = match.view(1).heroes[0], match.view(0).heroes[0]

    assert seen.experience_count == 2
    assert seen.experience.sum() == 0
    assert own.experience.sum() == 2
    assert list(seen.character) == list(own.character)
    assert list(seen.treasure) == list(own.treasure)
    assert (seen.magic, seen.armor, seen.level) == (own.magic, own.armor, own.level)


@pytest.mark.proves("D12")
def test_experience_may_be_agreed_to_lie_face_up() -> None:
    match = at_table(Explorer(experience="orc goblin"), open_experience=True)

    assert list(match.view(1).heroes[0].experience) == list(match.state.heroes[0].experience)
