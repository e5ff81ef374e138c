"""No card of Konja does all that another does for no more: the order in which effects are compared,
and the cards of every edition.
"""

from itertools import permutations
from typing import Any

import pytest

import ludary
from ludary.games.konja.box import Part, RelicCard, SpellCard

Card = RelicCard | SpellCard
CHANGES = (
    "flip",
    "raise",
    "lower",
    "shift",
    "copy",
    "reroll",
)  # of one die: turning it to any number is at least as good
STRONGER = {("set", change) for change in CHANGES} | {
    ("shift", "raise"),
    ("shift", "lower"),
    ("conjure", "purple"),
}
COUNTED = (
    "gain",
    "drain",
)  # parts of which a larger amount is more; a die that is shifted further is only shifted otherwise


def covers(wide: list[int], narrow: list[int]) -> bool:
    return wide[0] <= narrow[0] and narrow[1] <= wide[1]


def as_often(more: Part, less: Part) -> bool:
    """For nothing and, with power, altogether, for no more power each time."""
    cheap = more.boost <= less.boost or not less.boosts or more.times >= less.times + less.boosts
    return (
        more.times >= less.times and more.times + more.boosts >= less.times + less.boosts and cheap
    )


def does_as_much(more: Part, less: Part) -> bool:
    if not as_often(more, less) or not covers(more.of, less.of):
        return False
    if more.does != less.does:
        return (more.does, less.does) in STRONGER and covers(more.to, [1, 6])
    same = more.amount == less.amount and more.each == less.each
    larger = more.does in COUNTED and more.amount >= less.amount and more.each == less.each
    return (same or larger) and more.token in (less.token, "any") and covers(more.to, less.to)


def has_all_parts(more: Card, less: Card) -> bool:
    """Each part of the lesser card has a part of its own that does as much."""
    return any(
        all(map(does_as_much, parts, less.effect))
        for parts in permutations(more.effect, len(less.effect))
    )


def costs_no_more(more: Card, less: Card) -> bool:
    if isinstance(more, SpellCard) or isinstance(less, SpellCard):
        return more.cost <= less.cost
    return (
        more.cost <= less.cost
        and more.worth >= less.worth
        and more.power <= less.power
        and more.die <= less.die
    )


def dominates(more: Card, less: Card) -> bool:
    return has_all_parts(more, less) and costs_no_more(more, less)


@pytest.mark.parametrize("edition", ["default", "shop-counts"])
@pytest.mark.parametrize("kind", ["relic", "spell"])
def test_no_card_does_all_that_another_does_for_no_more(edition: str, kind: str) -> None:
    tables: Any = ludary.load("konja", edition=edition).edition
    cards = getattr(tables, kind)

    assert [
        (more.name, less.name)
        for more in cards
        for less in cards
        if more is not less and dominates(more, less)
    ] == []


def spell(cost: int, *effect: dict[str, Any]) -> SpellCard:
    return SpellCard(
        name="spell", cost=cost, copies=1, effect=[Part(**part) for part in effect], says="house"
    )


@pytest.mark.parametrize(
    ("more", "less"),
    [
        (spell(4, {"does": "set"}), spell(4, {"does": "copy"})),
        (spell(1, {"does": "reroll", "times": 3}), spell(1, {"does": "reroll", "boosts": 1})),
        (spell(2, {"does": "gain", "amount": 2}), spell(3, {"does": "gain", "token": "gold"})),
        (spell(2, {"does": "draw"}, {"does": "strike"}), spell(2, {"does": "strike"})),
        (spell(2, {"does": "shift"}), spell(2, {"does": "raise", "of": [1, 3]})),
    ],
)
def test_more_for_no_more_dominates_and_not_the_other_way_round(
    more: SpellCard, less: SpellCard
) -> None:
    assert dominates(more, less)
    assert not dominates(less, more)


@pytest.mark.parametrize(
    ("one", "two"),
    [
        (spell(4, {"does": "set"}), spell(3, {"does": "copy"})),
        (spell(2, {"does": "shift", "amount": 2}), spell(2, {"does": "shift"})),
        (spell(2, {"does": "gain", "amount": 2, "token": "magick"}), spell(2, {"does": "gain"})),
        (spell(2, {"does": "set", "to": [1, 3]}), spell(2, {"does": "flip"})),
    ],
)
def test_a_card_with_an_advantage_of_its_own_is_not_dominated(
    one: SpellCard, two: SpellCard
) -> None:
    assert not dominates(one, two)
    assert not dominates(two, one)
