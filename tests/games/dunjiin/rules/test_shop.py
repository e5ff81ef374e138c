"""Shopping, and Last Call at The Shop."""

import pytest

from ludary import Match
from tests.games.dunjiin.table import (
    Explorer,
    armor,
    at_table,
    choices,
    dunjiin,
    fight,
    graveyard,
    happened,
    lives,
    treasure,
    verbs,
)

NAKED = Explorer(armor=0, level=9)


def offers(match: Match) -> list[str]:
    """Return the amounts of Armor that the actor can buy."""
    return [choice for choice in choices(match) if choice.startswith("shop")]


@pytest.mark.proves("treasure-is-spent", "no-change")
def test_a_5_and_a_7_buy_one_armor_and_no_change_is_given() -> None:
    match = at_table(Explorer(armor=1, treasure="5 7"))

    bought = offers(match)
    match.step("shop 1")

    assert bought == ["shop 1"]
    assert armor(match)[0] == 2
    assert treasure(match, 0) == []
    assert graveyard(match) == ["treasure-5", "treasure-7"]


PURSES = [  # Treasure, Magic Items, AP in The Store -> AP that can be bought
    ("9", 0, 3, 0),
    ("10", 0, 3, 1),
    ("", 1, 3, 1),
    ("9", 1, 3, 1),
    ("5 5", 0, 3, 1),
    ("8 7 5", 0, 3, 2),
    ("10 9", 1, 3, 2),
    ("10 10 10", 3, 3, 3),
    ("10", 0, 0, 0),
]


@pytest.mark.proves("shop-when", "shop-price")
@pytest.mark.parametrize(("values", "magic", "store", "most"), PURSES)
def test_ten_treasure_or_a_magic_item_buys_an_armor_while_there_is_one(
    values: str, magic: int, store: int, most: int
) -> None:
    match = at_table(Explorer(armor=3 - store, treasure=values, magic=magic))

    assert offers(match) == [f"shop {count}" for count in range(1, most + 1)]


@pytest.mark.proves("shop-price", "D66")
def test_several_armor_points_are_paid_by_the_sum() -> None:
    match = at_table(Explorer(armor=1, treasure="8 7 5"))

    match.step("shop 2")

    assert armor(match)[0] == 3
    assert treasure(match, 0) == []


@pytest.mark.proves("magic-at-the-shop", "shop-price")
def test_a_magic_item_pays_ten() -> None:
    match = at_table(Explorer(armor=1, magic=1))

    match.step("shop 1")

    assert armor(match)[0] == 2
    assert match.state.heroes[0].magic == 0
    assert graveyard(match) == ["magic"]


@pytest.mark.proves("no-change", "D66")
def test_no_card_is_paid_that_could_be_left_out() -> None:
    match = at_table(Explorer(armor=2, treasure="10 5 5"))

    match.step("shop 1")
    first = choices(match)
    match.step("pay treasure-5")

    assert first == ["pay treasure-5", "pay treasure-10"]
    assert treasure(match, 0) == [10]


@pytest.mark.proves("D66")
def test_a_magic_item_agreed_to_be_worth_little_is_not_paid_besides_enough_treasure() -> None:
    match = at_table(Explorer(armor=2, treasure="10", magic=1), magic_worth=4)

    match.step("shop 1")

    assert armor(match)[0] == 3
    assert treasure(match, 0) == []
    assert match.state.heroes[0].magic == 1


@pytest.mark.proves("L2")
def test_cards_are_paid_from_high_to_low() -> None:
    match = at_table(Explorer(armor=2, treasure="9 8 7"))

    match.step("shop 1")
    match.step("pay treasure-8")

    assert treasure(match, 0) == [9]
    assert armor(match)[0] == 3


@pytest.mark.proves("L2")
def test_the_buyer_chooses_between_treasure_and_magic() -> None:
    match = at_table(Explorer(armor=2, treasure="10", magic=1))

    match.step("shop 1")

    assert choices(match) == ["pay treasure-10", "pay magic"]


@pytest.mark.proves("shop-price", "D7")
def test_bought_armor_comes_out_of_the_store() -> None:
    match = at_table(Explorer(armor=1, treasure="10"), Explorer(armor=2))

    match.step("shop 1")

    assert match.state.store == 2
    assert armor(match) == [2, 2]


@pytest.mark.proves("one-action", "after-shopping", "D9", "D10")
def test_after_shopping_one_may_explore_rest_or_scry_and_nothing_else() -> None:
    rich = Explorer(
        level=33, armor=1, magic=3, treasure="10 10 10 10", experience="green-dragon orc orc"
    )
    match = at_table(rich)

    match.step("shop 1")
    match.step("pay treasure-10")

    assert verbs(match) == {"explore", "rest", "premonition"}


@pytest.mark.proves("shop-when")
def test_one_shops_before_anything_else() -> None:
    match = at_table(Explorer(armor=2, treasure="10", experience="goblin"))

    match.step("explore", fate=["orc/2"])

    assert offers(match) == []


@pytest.mark.proves("naked", "D70")
def test_a_naked_character_can_buy_armor_back() -> None:
    match = at_table(Explorer(armor=0, treasure="10"))

    match.step("shop 1")

    assert armor(match)[0] == 1


@pytest.mark.proves("armor-in-the-game")
@pytest.mark.parametrize(("seats", "armor_points"), [(2, 6), (3, 9), (6, 18)])
def test_there_are_three_armor_points_for_each_player_in_all(seats: int, armor_points: int) -> None:
    match, emptiest = dunjiin().start(seats, seed=5), armor_points

    for _ in range(60):
        assert sum(armor(match)) + match.state.store == armor_points
        emptiest = min(emptiest, sum(armor(match)))
        if not match.over:
            match.step(match.legal()[-1])

    assert emptiest < armor_points  # some were lost on the way


@pytest.mark.proves("D65")
def test_one_player_may_wear_more_than_three() -> None:
    match = at_table(Explorer(armor=3, treasure="10"), Explorer(armor=1))

    match.step("shop 1")

    assert armor(match)[0] == 4


@pytest.mark.proves("D65")
def test_a_cap_on_armor_may_be_agreed() -> None:
    rich = Explorer(armor=2, treasure="10 10")

    assert offers(at_table(rich, Explorer(armor=1), armor_cap=3)) == ["shop 1"]
    assert offers(at_table(rich, Explorer(armor=1))) == ["shop 1", "shop 2"]


@pytest.mark.proves("shop-when", "D69")
def test_the_armor_of_the_dead_can_be_bought() -> None:
    match = at_table(Explorer(level=9, armor=1), Explorer(treasure="10"), seats=3)

    fight(match, "orc/3 magic ogre/2")

    assert not lives(match, 0)
    assert offers(match) == ["shop 1"]


def rung() -> Match:
    """Three players; the first dies, and that rings Last Call for the other two."""
    match = at_table(NAKED, Explorer(treasure="10 10", armor=2), Explorer(treasure="10", armor=2))
    fight(match, "orc/2 ogre/2")
    return match


@pytest.mark.proves("last-call-for-two", "D71")
def test_last_call_is_rung_when_two_players_are_left() -> None:
    match = rung()

    assert [event["at_top"] for event in happened(match, "last_call")] == [0]
    assert match.state.last_call


def test_the_death_that_leaves_one_rings_no_last_call() -> None:
    match = at_table(NAKED)

    fight(match, "orc/2 ogre/2")

    assert match.over
    assert happened(match, "last_call") == []
    assert not match.state.last_call


@pytest.mark.proves("last-call-for-two", "D72")
def test_after_last_call_each_player_may_shop_one_final_time() -> None:
    match = rung()

    match.step("shop 1")
    match.step("explore", fate=["treasure-5"])
    last = offers(match)
    match.step("shop 1")
    match.step("explore", fate=["treasure-6"])
    closed_to_first = offers(match)
    match.step("explore", fate=["treasure-10"])

    assert last == ["shop 1"]
    assert closed_to_first == []
    assert offers(match) == []


@pytest.mark.proves("last-call-for-two", "D72")
def test_a_player_who_does_not_shop_at_last_call_has_missed_it() -> None:
    match = rung()

    match.step("explore", fate=["treasure-5"])
    match.step("explore", fate=["treasure-6"])

    assert treasure(match, 1) == [5, 10, 10]
    assert offers(match) == []


@pytest.mark.proves("D72")
def test_the_last_visit_to_the_shop_may_be_agreed_to_wait() -> None:
    match = at_table(
        NAKED,
        Explorer(treasure="5", armor=2),
        Explorer(treasure="10", armor=2),
        last_call_waits=True,
    )
    fight(match, "orc/2 ogre/2")
    too_poor = offers(match)
    match.step("explore", fate=["treasure-6"])
    match.step("explore", fate=["treasure-6"])
    later = offers(match)
    match.step("shop 1")
    match.step("explore", fate=["treasure-10"])
    match.step("explore", fate=["treasure-7"])

    assert (too_poor, later) == ([], ["shop 1"])
    assert treasure(match, 1) == [10]
    assert offers(match) == []


@pytest.mark.proves("D71")
def test_a_game_of_two_begins_with_an_open_shop() -> None:
    match = at_table(Explorer(armor=1, treasure="10 10"))

    match.step("shop 1")
    match.step("explore", fate=["treasure-5"])
    match.step("explore", fate=["treasure-5"])

    assert offers(match) == ["shop 1"]


@pytest.mark.proves("last-call-at-33")
def test_last_call_is_rung_when_all_characters_are_at_level_33() -> None:
    match = at_table(
        Explorer(level=33, armor=1, treasure="10 10"), Explorer(level=33, treasure="10")
    )

    match.step("explore", fate=["treasure-5"])
    rang = happened(match, "last_call")
    match.step("explore", fate=["treasure-5"])
    last = offers(match)
    match.step("shop 1")
    match.step("explore", fate=["treasure-6"])
    match.step("explore", fate=["treasure-6"])

    assert len(rang) == 1
    assert last == ["shop 1", "shop 2"]
    assert offers(match) == []


@pytest.mark.proves("last-call-at-33")
def test_the_dead_do_not_keep_last_call_from_being_rung_at_level_33() -> None:
    lord = Explorer(level=33)
    match = at_table(NAKED, lord, lord, lord)

    fight(match, "orc/2 ogre/2")

    assert not lives(match, 0)
    assert len(happened(match, "last_call")) == 1


@pytest.mark.proves("last-call-at-33", "D73")
def test_last_call_is_rung_only_once() -> None:
    rich = Explorer(level=33, armor=1, treasure="10 10 10")
    match = at_table(NAKED, rich, Explorer(level=33), seats=3)
    fight(match, "orc/2 ogre/2")
    match.step("explore", fate=["treasure-5"])
    again = happened(match, "last_call")
    match.step("explore", fate=["treasure-5"])

    assert again == []
    assert offers(match) == []
