"""Cards and amulets that cannot be used now are told with the reason."""

import pytest

from ludary import Match
from tests.games.nagaraja.table import Side, at_table


def told(match: Match) -> dict[str, str]:
    assert match.actor is not None
    return {one.words.split(":")[0]: one.reason for one in match.view(match.actor).unavailable()}


def test_cards_of_another_symbol_cannot_be_selected_too() -> None:
    match = at_table(Side(hand="oil-lamp river-wind"), phase="call")
    assert told(match) == {"Done": "select at least one card first"}

    match.step("select river-wind")

    assert told(match) == {
        "Select Oil Lamp": "all selected cards must show the same symbol (fate sticks)"
    }


NAGA = "brown-naga"
IDLE = [  # a card, what lies where, why it cannot be activated
    ("quick-fingers", Side(sticks=NAGA), Side(), "Seat 2 has no sticks"),
    ("lost-and-found", Side(sticks=NAGA), Side(), "the discard pile is empty"),
    ("pickpocket", Side(sticks=NAGA), Side(hand=""), "Seat 2 has no cards in hand"),
    ("tremor", Side(sticks=NAGA), Side(), "no room there can be turned to a different orientation"),
    ("earthquake", Side(sticks=NAGA), Side(), "there are fewer than two rooms to swap"),
]


@pytest.mark.parametrize(("card", "own", "other", "reason"), IDLE)
def test_a_card_that_could_do_nothing_says_why(
    card: str, own: Side, other: Side, reason: str
) -> None:
    match = at_table(
        Side(hand=f"{card} campfire", sticks=own.sticks),
        Side(hand=other.hand if other.hand == "" else "oil-lamp"),
    )
    assert list(told(match).values()) == [reason]


def test_an_amulet_that_does_not_help_is_told_to_its_holder_alone() -> None:
    match = at_table(Side(sticks=NAGA, amulets="ring"))
    assert told(match)["Discard an amulet to draw a card"] == "none of your amulets lets you draw"
    assert match.view(1).unavailable() == []
