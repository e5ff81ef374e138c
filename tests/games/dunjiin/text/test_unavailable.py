"""Impossible choices are told with their cost and the reason."""

from typing import Any

import pytest

from ludary import Match
from tests.games.dunjiin.table import Explorer, at_table


def told(match: Match) -> dict[str, str]:
    """Return reasons by the first word or two of the impossible choice."""
    assert match.actor is not None
    found = match.view(match.actor).unavailable()
    return {one.words.split(":")[0].split(" for ")[0]: one.reason for one in found}


def test_a_poor_explorer_is_told_what_everything_costs() -> None:
    match = at_table(Explorer(armor=1, treasure="5", experience="orc"))

    lines = [str(one) for one in match.view(0).unavailable()]

    assert lines == [
        "Cast Premonition (1 Magic Item): look at the whole Monster first: you have no Magic Item",
        "Buy an Armor Point for 10 Treasure: you have 5 Treasure and no Magic Item",
        (
            "Train: swap an Experience card into your Character for 3 Experience and 10"
            " Treasure: you have 1 Experience and 5 Treasure"
        ),
        (
            "Necromancy: raise a Monster from the Graveyard for 3 Experience and 1 Magic Item: you"
            " have 1 Experience and no Magic Item"
        ),
        "Set a Trap, summon a Dragon or hire an Assassin: you need Level 33, and yours is 20",
    ]


def test_only_the_actor_is_told_what_is_unavailable() -> None:
    match = at_table(Explorer())
    assert match.view(1).unavailable() == match.view(-1).unavailable() == []


REASONS = [
    (
        {"first_turn": True},
        Explorer(experience="orc"),
        "Rest at the Inn",
        "the first turn is for exploring",
    ),
    ({"traps": 1}, Explorer(experience="orc"), "Rest at the Inn", "the Dunjiin is trapped"),
    ({}, Explorer(), "Rest at the Inn", "you have no Experience"),
    ({}, Explorer(treasure="10"), "Buy an Armor Point", "the Store is empty"),
    (
        {},
        Explorer(treasure="10", experience="slime slime slime"),
        "Train",
        "none of your Experience would raise your Level",
    ),
    (
        {},
        Explorer(magic=1, experience="slime slime slime"),
        "Necromancy",
        "no Monster there would raise your Level",
    ),
    ({}, Explorer(level=33, magic=1, treasure="10 10"), "Hire an Assassin", "you have 20 Treasure"),
    (
        {},
        Explorer(level=33, magic=1, treasure="10 10"),
        "Summon a Dragon",
        "you have no Experience",
    ),
]


@pytest.mark.parametrize(("table", "explorer", "choice", "reason"), REASONS)
def test_the_reason_is_what_stands_in_the_way(
    table: dict[str, Any], explorer: Explorer, choice: str, reason: str
) -> None:
    assert told(at_table(explorer, **table))[choice] == reason


def test_after_shopping_there_is_no_training() -> None:
    match = at_table(Explorer(armor=1, treasure="10 10", experience="vampire vampire vampire"))
    assert "Train" not in told(match)

    match.step("shop 1")

    assert told(match)["Train"] == "you have shopped this turn"
    assert told(match)["Buy an Armor Point"] == "you have shopped this turn"


def test_with_a_monster_open_the_price_of_a_dodge_is_told() -> None:
    match = at_table(Explorer(magic=1), deck="orc/3 slime vampire skeleton")

    match.step("explore", fate=["orc/3"])

    assert told(match) == {
        "Dodge": "you have no Experience",
        "Dodge, empowered,": "you have no Experience",
    }
