"""Fighting Monsters, Monsters With Magic Items, Victory, Defeat, and the rulebook's Combat
Examples.
"""

import pytest

from ludary.games.dunjiin.cards import NO_CARD
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
    verbs,
)

EXAMPLES = [  # who, the cards -> Strength (None: a Death Fairy has none that matters), AP lost
    ("William", Explorer(level=25), "vampire/3 treasure-8 ogre/2", 24, 0),
    ("George", Explorer(level=22), "goblin/4 treasure-9 slime/2 orc/2", 22, 1),
    (
        "Eleanor",
        Explorer(character="red-dragon green-dragon black-dragon"),
        "ogre/4 red-dragon/2 treasure-5 magic",
        22,
        1,
    ),
    ("Rhys", Explorer(level=27), "skeleton/4 skeleton/2 treasure-10 magic", 28, 2),
    ("Fisher", Explorer(level=33), "green-dragon/3 fairy magic", None, 2),
]


@pytest.mark.proves("strength", "defeat", "explore", "combat-examples")
@pytest.mark.parametrize(
    ("explorer", "cards", "strength", "lost"),
    [row[1:] for row in EXAMPLES],
    ids=[row[0] for row in EXAMPLES],
)
def test_the_combat_examples_of_the_rulebook_come_out_as_printed(
    explorer: Explorer, cards: str, strength: int | None, lost: int
) -> None:
    match = at_table(explorer)

    fight(match, cards)

    assert turned_up(match) == cards.split()
    assert [event["strength"] for event in happened(match, "fights")] == (
        [] if strength is None else [strength]
    )
    assert armor(match)[0] == 3 - lost
    assert bool(happened(match, "wins")) == (lost == 0)


@pytest.mark.proves("loot", "leftovers")
def test_the_winner_takes_the_treasure_and_one_monster_as_experience() -> None:
    match = at_table(Explorer(level=25))

    fight(match, "vampire/3 treasure-8 ogre/2")
    match.step("claim ogre/2")

    assert treasure(match, 0) == [8]
    assert experience(match, 0) == ["ogre/2"]
    assert graveyard(match) == ["vampire/3"]


@pytest.mark.proves("monster-size", "D14")
@pytest.mark.parametrize(
    "cards", ["slime/2 orc/4", "slime/3 goblin/2 giant-rat/4", "slime/4 orc/2 goblin/2 giant-rat/3"]
)
def test_the_shields_of_the_first_card_are_the_number_of_cards(cards: str) -> None:
    match = at_table(Explorer(level=32))

    fight(match, cards)

    assert turned_up(match) == cards.split()


STRENGTHS = [
    ("a sum of different Monsters", "vampire/2 ogre/2", 16),
    ("Treasure counts", "vampire/2 treasure-10", 19),
    ("a Magic Item has no number", "vampire/2 magic", 9),
    ("a pair", "orc/2 orc/3", 14),
    ("a pair behind the first card", "vampire/3 orc/2 orc/4", 23),
    ("three alike", "orc/3 orc/2 orc/4", 21),
    ("equal numbers on different pictures are no pair", "red-dragon/2 green-dragon/2", 20),
    ("Treasure is no match", "red-dragon/2 treasure-10", 20),
    ("two pairs", "orc/4 orc/2 goblin/2 goblin/3", 26),
    ("four alike count as three", "orc/4 orc/2 orc/3 orc/2", 27),
]


@pytest.mark.proves("strength", "of-a-kind", "D15", "D17", "D18", "D19", "D20")
@pytest.mark.parametrize(
    ("cards", "strength"), [row[1:] for row in STRENGTHS], ids=[row[0] for row in STRENGTHS]
)
def test_strength_is_the_sum_of_the_numbers_and_the_bonus_of_a_kind(
    cards: str, strength: int
) -> None:
    match = at_table(Explorer(character="giant-rat slime giant-spider"))

    fight(match, cards)

    assert happened(match, "fights") == [{"seat": 0, "strength": strength, "level": 9}]


@pytest.mark.proves("who-wins", "D21")
@pytest.mark.parametrize(("level", "wins"), [(17, True), (16, False), (15, False)])
def test_the_level_must_exceed_the_strength(level: int, wins: bool) -> None:
    match = at_table(Explorer(level=level))

    fight(match, "vampire/2 ogre/2")

    assert bool(happened(match, "wins")) == wins
    assert armor(match)[0] == (3 if wins else 2)


@pytest.mark.proves("defeated-get-nothing", "D29")
def test_the_defeated_get_neither_treasure_nor_experience() -> None:
    match = at_table(Explorer(level=15))

    fight(match, "vampire/2 treasure-10")

    assert treasure(match, 0) == []
    assert experience(match, 0) == []
    assert graveyard(match) == ["vampire/2", "treasure-10"]


@pytest.mark.proves("store", "D7")
def test_lost_armor_goes_to_the_store() -> None:
    match = at_table(Explorer(level=15))

    fight(match, "vampire/2 treasure-10")

    assert match.state.store == 1


@pytest.mark.proves("magic-defeats", "D23")
def test_magic_is_chosen_after_all_cards_lie_open() -> None:
    match = at_table(Explorer(level=15, magic=1))

    fight(match, "vampire/3 treasure-10 orc/2")

    assert turned_up(match) == ["treasure-10", "orc/2"]
    assert choices(match) == ["counter 0", "defeat 0"]


@pytest.mark.proves("magic-defeats", "magic-is-used-up", "D27")
def test_one_magic_item_defeats_a_monster_that_is_too_strong() -> None:
    match = at_table(Explorer(level=15, magic=1))

    fight(match, "vampire/2 treasure-10")
    match.step("defeat 0")

    assert armor(match)[0] == 3
    assert treasure(match, 0) == [10]
    assert experience(match, 0) == ["vampire/2"]
    assert match.state.heroes[0].magic == 0
    assert graveyard(match) == ["magic"]


def test_a_weaker_monster_without_magic_asks_for_none() -> None:
    match = at_table(Explorer(level=20, magic=1))

    fight(match, "slime/2 treasure-10")

    assert happened(match, "wins") == [{"seat": 0, "strength": 12, "level": 20}]
    assert match.state.heroes[0].magic == 1


# level, own Magic Items, what is done -> AP lost; the Monster: Strength 19, 2 Magic Items
MAGIC_USED = [
    (20, 0, None, 2),
    (19, 0, None, 3),
    (18, 0, None, 3),
    (20, 2, "counter 0", 2),
    (20, 2, "counter 1", 1),
    (20, 2, "counter 2", 0),
    (18, 2, "counter 2", 1),
    (18, 2, "defeat 1", 1),
    (18, 1, "counter 1", 2),
    (18, 1, "defeat 0", 2),
    (18, 3, "defeat 2", 0),
    (18, 4, "counter 0", 3),
]


@pytest.mark.proves("counter", "lower-level-costs", "defeat", "D22", "D24", "D25", "D26")
@pytest.mark.parametrize(("level", "magic", "action", "lost"), MAGIC_USED)
def test_magic_not_countered_costs_armor_and_so_does_a_lower_level(
    level: int, magic: int, action: str | None, lost: int
) -> None:
    match = at_table(Explorer(level=level, magic=magic))

    fight(match, "vampire/4 magic magic treasure-10")
    if action:
        match.step(action)

    assert armor(match)[0] == 3 - lost


@pytest.mark.proves("counter", "D24", "D26")
@pytest.mark.parametrize(
    ("level", "magic", "allowed"),
    [
        (20, 1, ["counter 0", "counter 1"]),
        (20, 3, ["counter 0", "counter 1", "counter 2"]),
        (19, 1, ["counter 0", "counter 1", "defeat 0"]),
        (19, 2, ["counter 0", "counter 1", "counter 2", "defeat 0", "defeat 1"]),
        (19, 3, ["counter 0", "counter 1", "counter 2", "defeat 0", "defeat 1", "defeat 2"]),
    ],
)
def test_a_magic_item_either_counters_or_defeats(
    level: int, magic: int, allowed: list[str]
) -> None:
    match = at_table(Explorer(level=level, magic=magic))

    fight(match, "vampire/4 magic magic treasure-10")

    assert choices(match) == allowed


@pytest.mark.proves("counter", "defeated-get-nothing", "D28")
def test_without_countering_its_magic_nobody_wins_against_a_weaker_monster() -> None:
    match = at_table(Explorer(level=30))

    fight(match, "slime/3 magic treasure-5")

    assert happened(match, "wins") == []
    assert treasure(match, 0) == []
    assert experience(match, 0) == []
    assert graveyard(match) == ["slime/3", "treasure-5", "magic"]


@pytest.mark.proves("magic-is-used-up", "leftovers", "D30")
def test_the_magic_of_a_beaten_monster_is_no_loot() -> None:
    match = at_table(Explorer(level=30, magic=1))

    fight(match, "slime/3 magic treasure-5")
    match.step("counter 1")

    assert match.state.heroes[0].magic == 0
    assert graveyard(match) == ["magic", "magic"]
    assert treasure(match, 0) == [5]


@pytest.mark.proves("experience", "D31")
def test_the_winner_chooses_among_the_monsters_of_the_hand() -> None:
    match = at_table(Explorer(level=30))

    fight(match, "goblin/4 treasure-5 slime/2 goblin/4")

    assert choices(match) == ["claim goblin/4", "claim slime/2"]


@pytest.mark.proves("L6")
def test_monsters_alike_are_one_choice_whatever_their_shields() -> None:
    match = at_table(Explorer(level=30))

    fight(match, "goblin/3 treasure-5 goblin/2")

    assert experience(match, 0) == ["goblin/2"]
    assert match.actor == 1


@pytest.mark.proves("L1")
def test_the_only_monster_of_the_hand_becomes_experience_at_once() -> None:
    match = at_table(Explorer(level=30))

    fight(match, "goblin/2 treasure-5")

    assert experience(match, 0) == ["goblin/2"]
    assert match.actor == 1


@pytest.mark.proves("experience", "L3")
def test_experience_lies_face_down() -> None:
    match = at_table(Explorer(level=30))

    fight(match, "goblin/2 treasure-5")

    assert match.view(0).heroes[0].experience.sum() == 1
    assert match.view(1).heroes[0].experience.sum() == 0
    assert match.view(1).heroes[0].experience_count == 1
    assert happened(match, "claims", seat=1) == [{"seat": 0, "card": NO_CARD}]


def test_the_loser_of_a_fight_can_do_nothing_more_in_the_turn() -> None:
    match = at_table(Explorer(level=15))

    fight(match, "vampire/2 treasure-10")

    assert match.actor == 1
    assert "explore" in verbs(match)
