"""No card of Nagaraja is at least as good as another in everything: the order in which sticks and
effects are compared.
"""

from itertools import permutations

import pytest

from ludary.games.nagaraja.box import CardEntry, Sides, Sticks
from ludary.games.nagaraja.text.names import edition_of
from tests.games.nagaraja.table import nagaraja

COLOURS = ("brown", "white", "green")
Worth = tuple[float, float]  # fate points and nagas that a throw shows on the average


def worth_of(side: Sides) -> Worth:
    return sum(side.points) / 4, side.nagas / 4


def thrown(sticks: Sticks, card: CardEntry) -> Worth:
    """Of all sticks that the card grants.

    A throw that is better whatever falls is better on the average too.
    """
    worths = [(getattr(card, colour), worth_of(getattr(sticks, colour))) for colour in COLOURS]
    return sum(number * points for number, (points, _) in worths), sum(
        number * nagas for number, (_, nagas) in worths
    )


def does_as_much(more: CardEntry, less: CardEntry) -> bool:
    """Of the same effect, as much of it, to whom one likes or to the same player, and with as many
    cards besides.
    """
    reaches = more.arrow in ("both", less.arrow)
    return (
        more.effect == less.effect
        and more.amount >= less.amount
        and more.draws >= less.draws
        and reaches
    )


def dominates(sticks: Sticks, more: CardEntry, less: CardEntry) -> bool:
    """Tell whether one card is at least as good in points, nagas and effect; cards with different
    effects are not compared.
    """
    return does_as_much(more, less) and all(
        one >= two for one, two in zip(thrown(sticks, more), thrown(sticks, less), strict=True)
    )


def test_no_card_is_at_least_as_good_as_another_in_everything() -> None:
    edition = edition_of(nagaraja())

    assert [
        (one.name, two.name)
        for one, two in permutations(edition.card, 2)
        if dominates(edition.sticks, one, two)
    ] == []


def card(effect: str, arrow: str, amount: int = 1, draws: int = 0, **sticks: int) -> CardEntry:
    return CardEntry.model_validate(
        {
            "name": "card",
            "symbol": "rooms",
            "effect": effect,
            "arrow": arrow,
            "amount": amount,
            "draws": draws,
            "says": "house",
            **sticks,
        }
    )


@pytest.mark.parametrize(
    ("more", "less"),
    [
        (card("pivot", "both", brown=1, white=1), card("pivot", "clear", brown=1, white=1)),
        (card("lose", "red", white=1, green=3), card("lose", "red", white=1, green=2)),
        (
            card("points", "clear", 2, white=3),
            card("points", "clear", 1, brown=1, white=1, green=1),
        ),
        (card("move", "clear", draws=1, green=3), card("move", "clear", green=3)),
    ],
)
def test_a_better_effect_or_better_sticks_dominate(more: CardEntry, less: CardEntry) -> None:
    sticks = edition_of(nagaraja()).sticks

    assert dominates(sticks, more, less)
    assert not dominates(sticks, less, more)


@pytest.mark.parametrize(
    ("one", "two"),
    [
        (
            card("draw", "clear", 2, brown=2),
            card("draw", "clear", 2, white=3),
        ),  # more points, fewer nagas
        (card("pivot", "red", green=1), card("pivot", "clear", green=1)),
        (card("pivot", "clear", white=3), card("move", "clear", green=1)),
        (card("break", "red", 2, white=1), card("break", "red", 1, white=2)),
    ],
)
def test_a_card_with_an_advantage_of_its_own_is_not_dominated(
    one: CardEntry, two: CardEntry
) -> None:
    sticks = edition_of(nagaraja()).sticks

    assert not dominates(sticks, one, two)
    assert not dominates(sticks, two, one)
