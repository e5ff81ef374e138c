"""The other readings of rules that can be read in two ways, where a table has agreed on them."""

import pytest

from tests.games.dunjiin.table import (
    Explorer,
    armor,
    at_table,
    choices,
    dunjiin,
    experience,
    fight,
    graveyard,
    happened,
    lives,
    treasure,
    turned_up,
    verbs,
)

RICH = Explorer(
    level=33, armor=1, magic=3, treasure="10 10 10 10", experience="green-dragon orc orc"
)


@pytest.mark.proves("D28")
def test_a_level_above_the_strength_may_be_agreed_to_win_although_magic_costs_armor() -> None:
    match = at_table(Explorer(level=30), wins_hurt=True)

    fight(match, "slime/3 magic treasure-5")

    assert armor(match)[0] == 2
    assert happened(match, "wins") == [{"seat": 0, "strength": 7, "level": 30}]
    assert (treasure(match, 0), experience(match, 0)) == ([5], ["slime/3"])
    assert graveyard(match) == ["magic"]


@pytest.mark.proves("D28")
def test_a_character_who_dies_of_magic_still_wins_nothing() -> None:
    match = at_table(Explorer(level=30, armor=0), seats=3, wins_hurt=True)

    fight(match, "slime/3 magic treasure-5")

    assert not lives(match, 0)
    assert happened(match, "wins") == []
    assert "treasure-5" in graveyard(match)


@pytest.mark.proves("D28")
def test_an_equal_level_does_not_win_even_so() -> None:
    match = at_table(Explorer(level=16), wins_hurt=True)

    fight(match, "vampire/3 ogre/2 magic")

    assert armor(match)[0] == 1
    assert happened(match, "wins") == []


@pytest.mark.parametrize(
    ("agreed", "words"),
    [
        (True, "Counter no Magic Item and win, but lose 1 Armor Point"),
        (False, "Counter no Magic Item and lose 1 Armor Point"),
    ],
)
def test_the_choice_says_that_such_a_fight_is_won(agreed: bool, words: str) -> None:
    match = at_table(Explorer(level=30, magic=1), wins_hurt=agreed)

    fight(match, "slime/3 magic treasure-5")

    assert str(match.legal()[0]) == words


@pytest.mark.proves("D24")
@pytest.mark.parametrize(
    ("magic", "allowed"),
    [(1, ["counter 0", "counter 1"]), (3, ["counter 0", "counter 1", "counter 2"])],
)
def test_countering_all_its_magic_may_be_agreed_to_defeat_a_stronger_monster(
    magic: int, allowed: list[str]
) -> None:
    match = at_table(Explorer(level=15, magic=magic), counter_defeats=True)

    fight(match, "vampire/4 magic magic treasure-10")
    offered = choices(match)
    match.step(offered[-1])

    assert offered == allowed
    assert armor(match)[0] == (3 if magic == 3 else 1)
    assert treasure(match, 0) == ([10] if magic == 3 else [])


@pytest.mark.proves("D24")
def test_a_stronger_monster_without_magic_takes_one_magic_item_as_ever() -> None:
    match = at_table(Explorer(level=15, magic=1), counter_defeats=True)

    fight(match, "vampire/2 treasure-10")

    assert choices(match) == ["counter 0", "defeat 0"]


# level, Magic Items countered -> AP lost, as agreed and as usual; the Monster: Strength 16, 1 Magic
# Item
EQUAL = [
    (16, 0, 1, 2),
    (16, 1, 1, 1),
    (15, 0, 2, 2),
    (17, 0, 1, 1),
]


@pytest.mark.proves("D22")
@pytest.mark.parametrize("agreed", [True, False])
@pytest.mark.parametrize(("level", "countered", "lost", "usual"), EQUAL)
def test_with_magic_not_countered_a_lower_level_alone_may_be_agreed_to_cost_one_more(
    level: int, countered: int, lost: int, usual: int, agreed: bool
) -> None:
    match = at_table(Explorer(level=level, magic=1), equal_costs=not agreed)

    fight(match, "vampire/3 ogre/2 magic")
    match.step(f"counter {countered}")

    assert armor(match)[0] == 3 - (lost if agreed else usual)


@pytest.mark.proves("D10")
def test_any_action_but_training_may_be_agreed_to_follow_shopping() -> None:
    match = at_table(RICH, graveyard="red-dragon", shop_then_any=True)

    match.step("shop 1")
    match.step("pay treasure-10")

    assert verbs(match) == {"explore", "rest", "premonition", "trap", "dragon", "assassin"}


@pytest.mark.proves("D10")
@pytest.mark.parametrize("agreed", [True, False])
def test_necromancy_after_shopping_may_be_agreed(agreed: bool) -> None:
    match = at_table(
        Explorer(level=20, armor=1, magic=1, treasure="10 10", experience="ogre orc orc goblin"),
        graveyard="red-dragon",
        shop_then_any=agreed,
    )
    before = verbs(match)

    match.step("shop 1")
    match.step("pay treasure-10")

    assert {"necromancy", "train"} <= before
    assert ("necromancy" in verbs(match)) == agreed
    assert "train" not in verbs(match)
    reasons = {one.words.split(":")[0]: one.reason for one in match.view(0).unavailable()}
    assert reasons["Train"] == "you have shopped this turn"
    assert agreed or reasons["Necromancy"] == "you have shopped this turn"


@pytest.mark.proves("D71")
def test_a_game_of_two_may_be_agreed_to_begin_with_last_call() -> None:
    match = dunjiin(last_call_opens=True).start(2, seed=3)

    assert match.state.last_call
    assert dunjiin(last_call_opens=True).start(3, seed=3).state.last_call == 0


@pytest.mark.proves("D71")
def test_last_call_from_the_beginning_leaves_each_of_two_one_visit() -> None:
    match = at_table(
        Explorer(armor=1, treasure="10 10 10"), last_call_opens=True, last_call_waits=True
    )
    match.step("explore", fate=["treasure-5"])
    match.step("explore", fate=["treasure-5"])
    first = verbs(match)
    match.step("shop 1")
    match.step("explore", fate=["treasure-6"])
    match.step("explore", fate=["treasure-6"])

    assert "shop" in first
    assert "shop" not in verbs(match)
    assert match.state.store == 1


@pytest.mark.proves("D88")
@pytest.mark.parametrize("verb", ["dragon", "assassin"])
def test_traps_may_be_agreed_to_strike_dragons_and_assassins(verb: str) -> None:
    lord = Explorer(level=33, magic=2, treasure="10 10 10", experience="orc/2 orc/3 orc/4")
    match = at_table(lord, Explorer(level=23), traps=1, traps_summoned=True)

    match.step(
        f"{verb} 2",
        fate=["slime/2", "giant-rat/2", "goblin/2", "ogre/2", "giant-spider/2", "treasure-5"],
    )

    assert len(turned_up(match)) == 6
    assert happened(match, "fights") == [
        {"seat": 1, "strength": 2 + 3 + 5 + 7 + 4 + 5 + 1, "level": 23}
    ]
    assert match.state.traps == 0


@pytest.mark.proves("D54")
@pytest.mark.parametrize("trapped", [0, 1])
def test_premonition_may_be_agreed_to_come_before_shopping(trapped: int) -> None:
    seer = Explorer(armor=1, magic=1, treasure="10", experience="orc")
    match = at_table(seer, traps=trapped, scry_then_shop=True)

    match.step("premonition", fate=["orc/3", "slime/2", "ogre/2", "orc/2"][: 3 + trapped])
    match.step("shop 1")

    assert armor(match)[0] == 2
    assert verbs(match) == ({"fight"} if trapped else {"rest", "fight", "dodge"})


@pytest.mark.proves("D54")
def test_whoever_has_turned_up_the_first_card_shops_no_more() -> None:
    seer = Explorer(armor=1, magic=1, treasure="10", experience="orc")
    match = at_table(seer, scry_then_shop=True)

    match.step("explore", fate=["orc/3"])
    match.step("premonition", fate=["slime/2", "ogre/2"])

    assert "shop" not in verbs(match)
