"""The contents of the box, in all editions that ship."""

from collections import Counter
from itertools import combinations_with_replacement
from math import comb, prod
from pathlib import Path
from typing import Any

import pytest

import ludary
from ludary import BadEdition
from ludary.games.dunjiin.cards import FAIRY, MAGIC, MONSTERS, TREASURE
from ludary.games.dunjiin.rules.level import level_of
from tests.games.dunjiin.table import (
    Explorer,
    armor,
    at_table,
    choices,
    dunjiin,
    fight,
    happened,
    turned_up,
)

EVEN = ["default", "three-of-each", "fixed-shields"]  # editions whose colours are alike
EDITIONS = [*EVEN, "ogre-den"]
SEEN = {  # Strength of the cards in the rulebook's examples: shields of those that come first
    10: {2, 3},
    9: {3},
    8: {4},
    7: {4},
    6: set[int](),
    5: {4},
    2: set[int](),
}
NAMED = [("Red Dragon", 10, 3), ("Green Dragon", 10, 2), ("Skeleton", 8, 4)]  # in these examples


def copies(edition: str) -> Any:
    """Return the number of copies of each card."""
    cards = dunjiin(edition).box.cards
    return cards["red"] + cards["blue"]


@pytest.mark.proves("deck")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_deck_has_108_cards(edition: str) -> None:
    deck = copies(edition)

    assert (deck[:MONSTERS].sum(), deck[TREASURE:MAGIC].sum(), deck[MAGIC], deck[FAIRY]) == (
        66,
        26,
        12,
        4,
    )


@pytest.mark.proves("fast-play")
@pytest.mark.parametrize("edition", EDITIONS)
def test_red_and_blue_are_halves_with_as_many_monsters_and_the_same_other_cards(
    edition: str,
) -> None:
    cards = dunjiin(edition).box.cards

    assert [cards[colour][:MONSTERS].sum() for colour in ("red", "blue")] == [33, 33]
    assert list(cards["red"][TREASURE:]) == list(cards["blue"][TREASURE:])


@pytest.mark.parametrize("edition", EVEN)
def test_each_monster_is_in_both_colours_where_no_kind_has_a_single_card(edition: str) -> None:
    cards = dunjiin(edition).box.cards

    assert list(cards["red"]) == list(cards["blue"])


@pytest.mark.proves("combat-examples")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_card_of_the_rulebooks_examples_is_there(edition: str) -> None:
    cards, deck = dunjiin(edition).box.cards, copies(edition)
    there = {
        (int(cards[card].strength), int(cards[card].shields))
        for card in range(MONSTERS)
        if deck[card]
    }

    assert {(strength, shields) for strength, row in SEEN.items() for shields in row} <= there
    assert set(SEEN) <= {strength for strength, _ in there}
    assert max(strength for strength, _ in there) == 10


@pytest.mark.proves("combat-examples", "hardcore")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("name", "strength", "shields"), NAMED)
def test_two_of_each_monster_that_the_rulebook_names_are_there(
    edition: str, name: str, strength: int, shields: int
) -> None:
    box: Any = dunjiin(edition).edition
    (monster,) = (one for one in box.monster if one.name == name)

    assert monster.strength == strength
    assert shields in {one.shields for one in monster.shields}
    assert sum(one.red + one.blue for one in monster.shields) >= 2


@pytest.mark.proves("highest-level")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("colour", ["red", "blue"])
def test_three_kinds_of_ten_are_there_and_enough_of_them_for_three_characters_of_level_33(
    edition: str, colour: str
) -> None:
    cards = dunjiin(edition).box.cards[:MONSTERS]
    tens = [
        int(cards[colour][cards["kind"] == kind].sum())
        for kind in set(cards["kind"][cards["strength"] == 10])
    ]

    assert len(tens) == 3
    assert sum(copies // 3 for copies in tens) >= 3


def dealt(edition: str) -> dict[int, float]:
    """Return the share of Characters that begin with each Level."""
    box = dunjiin(edition).box
    monsters = {card: int(count) for card, count in enumerate(copies(edition)[:MONSTERS]) if count}
    levels: Counter[int] = Counter()
    for three in combinations_with_replacement(monsters, 3):
        ways = prod(comb(monsters[card], count) for card, count in Counter(three).items())
        levels[int(level_of(box, *three))] += ways
    return {level: ways / levels.total() for level, ways in levels.items()}


@pytest.mark.proves("L7", "highest-level")
def test_most_characters_begin_at_levels_like_those_of_the_examples_and_few_at_33() -> None:
    levels = dealt("default")

    assert sum(levels[level] for level in range(22, 31)) > 0.65
    assert {22, 25, 27, 30, 33} <= set(levels)
    assert levels[33] < 0.02


@pytest.mark.parametrize("edition", EDITIONS)
def test_treasure_goes_from_5_to_10(edition: str) -> None:
    cards, deck = dunjiin(edition).box.cards, copies(edition)

    assert [int(cards[card].strength) for card in range(TREASURE, MAGIC) if deck[card]] == [
        5,
        6,
        7,
        8,
        9,
        10,
    ]


@pytest.mark.proves("deck")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_card_is_called_printed_while_its_shields_or_copies_are_ours(edition: str) -> None:
    box: Any = dunjiin(edition).edition
    partly = {card.name for card in box.monster if "prints it" in card.where}

    assert {card.says for card in (*box.monster, *box.treasure, box.magic, box.fairy)} <= {
        "house",
        "partly",
    }
    assert partly == {"Red Dragon", "Green Dragon", "Skeleton"}
    assert {card.value for card in box.treasure if "prints its value" in card.where} == {
        5,
        7,
        8,
        9,
        10,
    }


# of the rulebook, with cards of the default deck: Character, its Level, the Monster, Armor Points
# left of three
EXAMPLES = [
    ("red-dragon vampire orc", 25, "vampire/3 treasure-8 ogre/4", 3),
    ("vampire ogre orc", 22, "goblin/4 treasure-9 slime/2 orc/4", 2),
    ("red-dragon green-dragon black-dragon", 30, "ogre/4 red-dragon/3 treasure-5 magic", 2),
    ("black-dragon vampire skeleton", 27, "skeleton/4 skeleton/4 treasure-10 magic", 1),
    ("green-dragon green-dragon green-dragon", 33, "red-dragon/3 fairy magic", 1),
]


@pytest.mark.proves("deck")
@pytest.mark.parametrize(("character", "level", "cards", "left"), EXAMPLES)
def test_the_default_deck_has_the_cards_of_the_combat_examples(
    character: str, level: int, cards: str, left: int
) -> None:
    match = at_table(Explorer(character=character), Explorer(level=20), edition="default")

    fight(match, cards)

    assert match.state.heroes[0].level == level
    assert armor(match)[0] == left


@pytest.mark.proves("combat-examples")
def test_with_fixed_shields_the_combat_examples_come_out_as_printed_where_its_cards_allow() -> None:
    match = at_table(Explorer(level=27), edition="fixed-shields")

    fight(match, "skeleton/4 skeleton/4 treasure-10 magic")

    assert happened(match, "fights") == [{"seat": 0, "strength": 28, "level": 27}]
    assert armor(match)[0] == 1


PRICES = [  # option, an Explorer who can just not afford it -> what the other price opens
    ("dodge_experience", 0, Explorer(), "dodge 2"),
    ("trap_experience", 1, Explorer(level=33, experience="orc"), "trap"),
    ("rest_experience", 0, Explorer(), "rest"),
    ("shop_price", 5, Explorer(armor=2, treasure="5"), "shop 1"),
    ("magic_worth", 20, Explorer(armor=1, magic=1), "shop 2"),
    ("dragon_experience", 0, Explorer(level=33, magic=1), "dragon 2"),
    ("assassin_treasure", 10, Explorer(level=33, magic=1, treasure="10"), "assassin 2"),
    ("advanced_level", 20, Explorer(level=20, experience="orc orc orc"), "trap"),
    (
        "training_treasure",
        5,
        Explorer(character="ogre orc slime", treasure="5", experience="red-dragon/2 orc orc"),
        "train red-dragon/2",
    ),
]


@pytest.mark.parametrize(
    ("option", "value", "explorer", "action"), PRICES, ids=[row[0] for row in PRICES]
)
def test_every_price_is_a_number_that_can_be_changed(
    option: str, value: int, explorer: Explorer, action: str
) -> None:
    changes: dict[str, Any] = {option: value}
    printed, changed = at_table(explorer), at_table(explorer, **changes)
    if action.startswith("dodge"):
        printed.step("explore", fate=["orc/2"])
        changed.step("explore", fate=["orc/2"])

    assert action not in choices(printed)
    assert action in choices(changed)


@pytest.mark.parametrize(
    ("cards", "option", "strength"),
    [("orc/2 orc/3", "pair_bonus", 17), ("orc/3 orc/2 orc/4", "triple_bonus", 23)],
)
def test_the_bonus_of_a_kind_is_a_number_that_can_be_changed(
    cards: str, option: str, strength: int
) -> None:
    changes: dict[str, Any] = {option: 5}
    match = at_table(Explorer(character="giant-rat slime giant-spider"), **changes)

    fight(match, cards)

    assert happened(match, "fights") == [{"seat": 0, "strength": strength, "level": 9}]


@pytest.mark.proves("armor-at-start")
def test_armor_at_the_start_can_be_changed() -> None:
    match = dunjiin(armor=5).start(
        2, fate=[1, "orc/2", "orc/2", "orc/3", "orc/3", "orc/4", "orc/4"]
    )

    assert armor(match) == [5, 5]


def test_a_dragon_may_have_another_number_of_cards() -> None:
    match = at_table(Explorer(level=33, magic=1, experience="orc orc orc"), summoned_cards=2)

    match.step("dragon 2", fate=["treasure-5", "treasure-6"])

    assert turned_up(match) == ["treasure-5", "treasure-6"]


def test_a_half_without_three_monsters_for_each_player_is_refused(tmp_path: Path) -> None:
    text = dunjiin().contents.edition_path("three-of-each").read_text(encoding="utf-8")
    thin = tmp_path / "thin.toml"
    thin.write_text(text.replace("red = 1,", "red = 0,"), encoding="utf-8")

    with pytest.raises(BadEdition, match="red half needs at least 9 Monsters"):
        ludary.load("dunjiin", edition=thin)


@pytest.mark.proves("D99")
def test_exploring_where_no_card_is_left_anywhere_ends_the_turn(tmp_path: Path) -> None:
    text = dunjiin().contents.edition_path("three-of-each").read_text(encoding="utf-8")
    fearless = tmp_path / "fearless.toml"
    fearless.write_text(
        text.replace("[fairy]\nred = 2\nblue = 2", "[fairy]\nred = 0\nblue = 0"), encoding="utf-8"
    )
    match = at_table(Explorer(), deck="", hoarder=1, edition=str(fearless))

    match.step("explore")

    assert happened(match, "empty") == [{"seat": 0}]
    assert match.actor == 1


@pytest.mark.parametrize(
    ("counts", "said"),
    [
        (
            "red = 99\nblue = 99",
            r"fairy: 198 cards; .* have 236 together; at most 46 are allowed",
        ),
        (
            "red = 8\nblue = 0",
            r"treasure: 26 cards; .* have 54 together \(each .* twice\); at most 50 are allowed",
        ),
    ],
)
def test_more_cards_than_can_be_dealt_at_once_are_refused(
    tmp_path: Path, counts: str, said: str
) -> None:
    text = dunjiin().contents.edition_path("three-of-each").read_text(encoding="utf-8")
    bitten = tmp_path / "bitten.toml"
    bitten.write_text(
        text.replace("[fairy]\nred = 2\nblue = 2", f"[fairy]\n{counts}"), encoding="utf-8"
    )

    with pytest.raises(BadEdition, match=said):
        ludary.load("dunjiin", edition=bitten)


def test_more_copies_of_a_monster_than_a_player_can_hold_are_refused(tmp_path: Path) -> None:
    text = dunjiin().contents.edition_path("three-of-each").read_text(encoding="utf-8")
    crowd = tmp_path / "crowd.toml"
    crowd.write_text(text.replace("red = 1, blue = 1", "red = 64, blue = 64", 1), encoding="utf-8")

    with pytest.raises(
        BadEdition,
        match="monster: 128 cards are alike in kind and shields; at most 127 are allowed",
    ):
        ludary.load("dunjiin", edition=crowd)


def test_whoever_changes_the_edition_of_a_game_changes_no_other() -> None:
    edition: Any = ludary.load("dunjiin").edition
    monsters = len(edition.monster)
    edition.monster.pop()
    edition.numbers.clear()
    later: Any = ludary.load("dunjiin").edition
    assert len(later.monster) == monsters
