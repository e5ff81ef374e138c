"""The worth of dice and cards to bots, and to the words that tell how a bot would spend dice."""

from itertools import combinations_with_replacement

import pytest

from ludary.games.konja.box import payouts
from ludary.games.konja.card_worth import worth_of_card
from ludary.games.konja.haul import (
    GOLD_WORTH,
    HAULS,
    MAGICK_WORTH,
    POINT,
    POWER_WORTH,
    place_of_pool,
)
from ludary.games.konja.pieces import POOL
from ludary.games.konja.reckoning import best_spendings
from ludary.games.konja.state import Phase
from tests.games.konja.table import Wizard, at_table, card, konja

POOLS = [  # dice, the worth of the best way to spend them
    ("1 2", 0),
    ("4", POWER_WORTH),
    ("1 1", 2 * MAGICK_WORTH),
    ("6 6", 2 * MAGICK_WORTH),
    ("2 3 4", 3 * GOLD_WORTH),
    ("3 3 3", 3 * POINT),
    ("2 2 2 2", 5 * POINT),
    ("5 5 5 5 5 p5 p5", 8 * POINT),  # four and three
    ("2 3 4 6 6", 3 * GOLD_WORTH + 2 * MAGICK_WORTH),
]


@pytest.mark.parametrize(("dice", "worth"), POOLS)
def test_a_pool_is_worth_the_best_that_it_can_be_spent_on(dice: str, worth: int) -> None:
    match = at_table(dice=dice, phase=Phase.COLLECTION)
    numbers = [int(text.lstrip("p")) for text in dice.split()]

    assert sum(way.worth for way in best_spendings(match.game, match.state)) == worth
    assert (
        konja().box.haul[place_of_pool(tuple(numbers.count(face) for face in range(1, 7)))] == worth
    )


def test_every_pool_has_a_number_of_its_own() -> None:
    pools = [
        faces for dice in range(POOL + 1) for faces in combinations_with_replacement(range(6), dice)
    ]
    places = [place_of_pool(tuple(faces.count(face) for face in range(6))) for faces in pools]

    assert sorted(places) == list(range(HAULS))


def test_a_card_that_does_more_is_worth_more_and_its_cost_is_taken_off() -> None:
    effects = [
        card("probe", does="reroll"),
        card("probe", does="reroll", times=2),
        card("probe", does="reroll", times=2, boosts=1),
    ]
    games = [konja(spells=(effect,)) for effect in effects]
    worths = []
    for game in games:
        steps = game.box.spells[game.thing_names["spell"].index("probe")].steps
        worths.append(worth_of_card(payouts(game.box), steps, 0, 0, 0))
        assert worth_of_card(payouts(game.box), steps, 2, 0, 0) == worths[-1] - 2 * MAGICK_WORTH

    assert 0 < worths[0] < worths[1] < worths[2]


def test_a_change_of_the_numbers_changes_the_worth() -> None:
    assert konja(points_low=9).box.haul.max() > konja().box.haul.max()
    assert (
        at_table(Wizard(), dice="6 6 6", phase=Phase.COLLECTION, points_low=9).game.box.haul[
            place_of_pool((0, 0, 0, 0, 0, 3))
        ]
        == 9 * POINT
    )
