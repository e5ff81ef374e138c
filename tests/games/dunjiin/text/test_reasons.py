"""Why things happen: every number that a sentence names is the table's, and a fight can be added up
again from its words.
"""

import re
from typing import Any

import pytest

from ludary import Match
from ludary.games.dunjiin.cards import NO_CARD
from ludary.games.dunjiin.events import EVENTS
from ludary.study.rulebook import find_rows
from tests.games.dunjiin.table import (
    Explorer,
    armor,
    at_table,
    dunjiin,
    fight,
    happened,
    lives,
    treasure,
)

LORD = Explorer(level=33, magic=2, treasure="10 10 10", experience="orc/2 orc/3 orc/4")
NOVICE = Explorer(character="giant-rat slime giant-spider")  # Level 9
TRAINED = Explorer(
    character="red-dragon/2 orc/2 ogre/2",
    treasure="10",
    magic=1,
    experience="red-dragon/3 goblin/2 slime/2",
)


def said(match: Match, kind: str) -> list[str]:
    """The sentences of the last action's events of this kind, without the names of players."""
    told = [event for event in match.view(-1).event_records if event.kind == EVENTS.numbers[kind]]
    return [
        match.game.event_words(event, ["Ann", "Bob", "Cid", "Dan", "Eve", "Fay"]) for event in told
    ]


def numbers(sentence: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", sentence)]


FIGHTS = [  # Level, options, traps, the cards -> Strength
    (9, {}, 0, "vampire/2 ogre/2", 16),
    (9, {}, 0, "orc/3 orc/2 ogre/2", 21),
    (9, {}, 0, "orc/4 orc/2 orc/3 treasure-9", 30),
    (9, {}, 0, "orc/4 orc/2 goblin/2 goblin/3", 26),
    (9, {"pair_bonus": 5}, 0, "orc/2 orc/3", 17),
    (9, {"hardcore": True}, 0, "red-dragon/3 red-dragon/2 treasure-10", 33),
    (9, {"hardcore": True}, 0, "orc/2 treasure-6", 14),
    (9, {}, 1, "orc/3 goblin/2 ogre/2 orc/2", 6 + 5 + 7 + 6 + 2 + 1),
    (9, {"trap_strength": 3}, 2, "orc/2 goblin/2 ogre/2 slime/2", 20 + 6),
    (9, {"trap_strength": 0}, 1, "orc/2 goblin/2 ogre/2", 18),
]


@pytest.mark.proves("strength")
@pytest.mark.parametrize(("level", "options", "traps", "cards", "strength"), FIGHTS)
def test_the_strength_of_a_monster_can_be_added_up_from_what_is_said(
    level: int, options: dict[str, Any], traps: int, cards: str, strength: int
) -> None:
    match = at_table(NOVICE, traps=traps, **options)

    match.step("explore", fate=cards.split())

    on_cards = sum(numbers(line.split("(")[0])[0] for line in said(match, "turns_up"))
    alike = sum(numbers(line)[-1] for line in said(match, "alike"))
    wild = sum(numbers(line)[0] for line in said(match, "wild"))
    trapped = sum(numbers(line)[2] for line in said(match, "springs") if len(numbers(line)) > 2)
    assert numbers(said(match, "fights")[0]) == [level, strength]
    assert on_cards + alike + wild + trapped == strength


def test_a_first_card_that_lay_open_before_is_not_named_again_when_it_is_fought() -> None:
    match = at_table(Explorer(experience="goblin"), Explorer(experience="slime"))
    match.step("explore", fate=["orc/2"])

    match.step("dodge 2")
    dodged = said(match, "dodges")
    match.step("fight", fate=["slime/2"])

    assert dodged == ["Ann dodges the Orc 6 (2 shields) to Bob."]
    assert said(match, "faces") == ["Bob takes on the Monster."]


def test_a_dodge_does_not_name_a_first_card_that_is_hidden() -> None:
    match = at_table(Explorer(magic=1, experience="goblin"), Explorer(experience="slime"))
    match.step("premonition", fate=["orc/2", "fairy"])

    match.step("dodge 2")

    assert said(match, "dodges") == ["Ann dodges the Monster to Bob."]
    assert [event["card"] for event in happened(match, "dodges", seat=-1)] == [NO_CARD]


def test_a_trap_says_how_many_cards_and_how_much_strength_it_adds() -> None:
    match = at_table(NOVICE, traps=2, trap_strength=3)

    match.step("explore", fate=["orc/2", "goblin/2", "ogre/2", "slime/2"])

    assert [numbers(line) for line in said(match, "springs")] == [[2, 2, 6]]


@pytest.mark.proves("who-wins")
@pytest.mark.parametrize(("level", "word"), [(16, "equals"), (15, "overpowers")])
def test_a_lost_fight_says_that_the_level_is_too_low(level: int, word: str) -> None:
    match = at_table(Explorer(level=level))

    fight(match, "vampire/2 ogre/2")

    assert numbers(said(match, "overpowered")[0]) == (
        [16, 16, 1] if word == "equals" else [16, 15, 1]
    )
    assert word in said(match, "overpowered")[0]


@pytest.mark.proves("counter")
@pytest.mark.parametrize(
    ("action", "countered", "lost"),
    [("counter 0", [], 2), ("counter 1", [[1, 2]], 1), ("counter 2", [[2, 2]], 0)],
)
def test_armor_lost_is_the_damage_of_magic_not_countered(
    action: str, countered: list[list[int]], lost: int
) -> None:
    match = at_table(Explorer(level=20, magic=2))
    fight(match, "vampire/4 magic magic treasure-10")

    match.step(action)

    assert [numbers(line) for line in said(match, "counters")] == countered
    assert [numbers(line) for line in said(match, "uncountered")] == (
        [[lost, lost]] if lost else []
    )
    assert [numbers(line) for line in said(match, "hurt")] == (
        [[lost, armor(match)[0]]] if lost else []
    )
    assert [numbers(line) for line in said(match, "wins")] == ([] if lost else [[20, 19]])


@pytest.mark.proves("counter")
def test_damage_adds_up_from_magic_and_strength() -> None:
    match = at_table(Explorer(level=18))

    fight(match, "vampire/4 magic magic treasure-10")

    damage = numbers(said(match, "uncountered")[0])[-1] + numbers(said(match, "overpowered")[0])[-1]
    assert damage == numbers(said(match, "hurt")[0])[0] == 3 - armor(match)[0]


def test_a_monster_defeated_with_magic_is_not_said_to_be_weaker() -> None:
    match = at_table(Explorer(level=15, magic=1))
    fight(match, "vampire/2 treasure-10")

    match.step("defeat 0")

    assert said(match, "wins") == ["Ann wins the fight."]


def test_a_draw_says_both_numbers() -> None:
    match = at_table(Explorer(level=16), powderpuff=True)

    fight(match, "vampire/2 ogre/2")

    assert numbers(said(match, "draws")[0]) == [16, 16]


@pytest.mark.proves("fairy-damage")
@pytest.mark.parametrize(
    ("cards", "told"),
    [
        ("orc/2 fairy", [1]),
        ("orc/4 fairy fairy magic", [3, 2, 1]),
        ("fairy magic magic", [3, 2]),
    ],
)
def test_the_death_fairys_damage_is_counted_out(cards: str, told: list[int]) -> None:
    match = at_table(Explorer())

    fight(match, cards)

    assert numbers(said(match, "meets_fairy")[0]) == told
    assert armor(match)[0] == 3 - told[0]


@pytest.mark.proves("death")
@pytest.mark.parametrize(("left", "lost"), [(1, [[1]]), (0, [])])
def test_a_death_says_its_damage_and_the_armor_there_was(left: int, lost: list[list[int]]) -> None:
    match = at_table(Explorer(level=9, armor=left), seats=3)

    fight(match, "orc/4 ogre/2 magic magic")

    assert not lives(match, 0)
    assert [numbers(line) for line in said(match, "hurt")] == lost
    assert numbers(said(match, "dies")[0]) == [3] + [left] * bool(left)
    assert "no Armor Points" in said(match, "dies")[0] or left


def test_a_purchase_says_the_price_and_the_armor_there_is_now() -> None:
    match = at_table(Explorer(armor=1, treasure="9 9 9"), shop_price=12)

    match.step("shop 2")

    assert numbers(said(match, "shops")[0]) == [2, 24, armor(match)[0]]
    assert sum(numbers(line)[0] for line in said(match, "pays")) == 27


@pytest.mark.parametrize(
    ("action", "kind"), [("train red-dragon/3", "trains"), ("necromancy red-dragon/3", "raises")]
)
def test_a_new_level_names_the_card_that_came_and_the_one_that_left(action: str, kind: str) -> None:
    match = at_table(TRAINED)
    before = match.state.heroes[0].level

    match.step(action)
    match.step("replace orc/2")

    came, level = numbers(said(match, kind)[0])
    left = numbers(said(match, "leaves")[0])[0]
    assert level == match.state.heroes[0].level == before + came - left + 2  # two Red Dragons now


def test_a_bite_at_the_start_says_what_is_left() -> None:
    match = dunjiin().start(
        2, fate=[2, "fairy", "orc/2", "fairy", "orc/3", "fairy", "orc/4", "fairy"]
    )

    assert [numbers(line) for line in said(match, "bitten")] == [[1, 2], [1, 1], [1], []]


def test_handed_on_and_reshuffled_cards_are_counted() -> None:
    match = at_table(
        Explorer(magic=1, experience="goblin"), Explorer(level=32), deck="orc/3 slime/2 slime/3"
    )
    match.step("premonition", fate=["orc/3", "slime/2", "slime/3"])
    scried = said(match, "scries")
    match.step("rest")
    passed = said(match, "passes")
    buried = sum(match.state.graveyard)
    match.step("explore")
    match.step("claim orc/3")
    buried += 2
    match.step("explore")

    assert numbers(scried[0]) == numbers(passed[0]) == [3]
    assert numbers(said(match, "reshuffles")[0]) == [buried]


@pytest.mark.proves("last-call-for-two")
def test_last_call_says_why_it_is_rung() -> None:
    dead = at_table(Explorer(armor=0, level=9), seats=3)
    high = at_table(Explorer(level=33, treasure="10"), Explorer(level=33))

    fight(dead, "orc/2 ogre/2")
    high.step("explore", fate=["treasure-5"])

    assert numbers(said(dead, "last_call")[0]) == [dead.state.alive]
    assert "highest Level" in said(high, "last_call")[0]


def words(match: Match, notation: str) -> str:
    return next(str(action) for action in match.legal() if action.notation == notation)


@pytest.mark.proves("trapped")
def test_a_trap_says_that_it_stops_dodging_and_resting() -> None:
    match = at_table(LORD)
    chosen = words(match, "trap")

    match.step("trap")

    assert "nobody may dodge or rest" in chosen
    assert "nobody may dodge or rest" in said(match, "traps")[0]
    assert "Nobody may dodge or rest." in " ".join(str(match.view(1)).split())


def test_without_a_trap_dodging_and_resting_are_not_said_to_be_stopped() -> None:
    assert "Nobody may" not in str(at_table(LORD).view(0))


def test_a_trap_agreed_to_last_says_so() -> None:
    assert "every Monster from now on" in words(at_table(LORD, trap_lasts=True), "trap")


def test_all_about_traps_is_found_by_the_word() -> None:
    rows = {row.id for row in find_rows(dunjiin().ledger, "trap")}

    assert {"set-trap", "trapped", "trap-springs", "more-traps", "D83", "D84"} <= rows


@pytest.mark.proves("strength")
def test_the_strength_on_the_table_is_shown_as_a_sum() -> None:
    match = at_table(Explorer(level=9, magic=1), traps=1)
    fight(match, "orc/2 orc/3 goblin/2")

    shown = " ".join(str(match.view(1)).split())

    assert "Strength 20 (17 + 2 for cards of a kind + 1 for 1 Trap) against Level 9." in shown
    assert match.state.strength == 20


def standing(match: Match, seat: int) -> str:
    """The last sentence about a player in the View."""
    return (
        " ".join(str(match.view(-1)).split()).split(f"Seat {seat + 1}: Level")[1].split("Seat ")[0]
    )


@pytest.mark.proves("last-call-for-two")
def test_the_shop_is_said_to_be_closed_once_the_last_chance_has_gone() -> None:
    match = at_table(
        Explorer(armor=0, level=9),
        Explorer(armor=2, treasure="10 10", magic=1, experience="goblin"),
        Explorer(),
        seats=3,
    )
    fight(match, "orc/2 ogre/2")
    at_first = standing(match, 1)
    shopping = match.copy()
    shopping.step("shop 1")
    match.step("explore", fate=["orc/2"])

    assert "May shop once more, now." in at_first
    assert "Shops for the last time." in standing(shopping, 1)
    assert "Shop closed." in standing(match, 1)
    assert "May shop once more." in standing(match, 2)
    shopping.step("pay treasure-10")
    assert "Shop closed." in standing(shopping, 1)


@pytest.mark.proves("premonition-after")
def test_premonition_counts_the_cards_that_are_still_unseen() -> None:
    match = at_table(Explorer(magic=1, experience="goblin"), Explorer(magic=1, experience="slime"))
    match.step("explore", fate=["orc/3"])
    after_the_first = words(match, "premonition")
    match.step("premonition", fate=["fairy", "ogre/2"])
    match.step("rest")
    handed_on = words(match, "premonition")
    match.step("explore")

    assert "the 2 other cards" in after_the_first
    assert "the 2 hidden cards" in handed_on
    assert "the 2 hidden cards" in words(match, "premonition")


@pytest.mark.proves("D61")
@pytest.mark.parametrize(
    ("experience", "traps", "warning"),
    [
        ("goblin", 0, ""),
        ("", 0, "too little Experience"),
        ("goblin goblin", 1, "The Dunjiin is trapped"),
    ],
)
def test_premonition_warns_where_neither_dodge_nor_rest_can_follow(
    experience: str, traps: int, warning: str
) -> None:
    match = at_table(Explorer(magic=1, experience=experience), traps=traps)

    before = words(match, "premonition")
    match.step("explore", fate=["orc/3"])

    for text in (before, words(match, "premonition")):
        assert ("you must still fight" in text) == bool(warning)
        assert warning in text


def test_only_the_winner_of_a_fight_takes_what_is_said() -> None:
    match = at_table(Explorer(level=25))

    fight(match, "vampire/3 treasure-8 ogre/2")

    assert [numbers(line) for line in said(match, "finds")] == [treasure(match, 0)]
    assert (
        happened(match, "uncountered")
        == happened(match, "overpowered")
        == happened(match, "hurt")
        == []
    )
