"""Figures of the deck three-of-each that were found independently: 200,000 encounters drawn from
all 108 cards by another program.
"""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from ludary.core.state.fate import generator
from ludary.games.dunjiin.cards import FAIRY, MAGIC, MONSTERS, TREASURE
from ludary.games.dunjiin.events import EVENTS
from tests.games.dunjiin.table import Explorer, at_table, dunjiin

ENCOUNTERS = 24_000
FIRST_CARDS = [0.61, 0.24, 0.11, 0.04]  # Monster, Treasure, Magic Item, Death Fairy
FIGHTS = [
    (15, 0.17, 0.98),
    (20, 0.34, 0.75),
    (24, 0.46, None),
    (28, 0.56, 0.49),
    (33, 0.64, 0.40),
]  # Level, won, AP lost
STRENGTH = {2: 12.7, 3: 17.8, 4: 25.1}  # mean by number of cards, Death Fairies counted as 0


def encounters(level: int, seed: int) -> Iterator[tuple[list[int], Any]]:
    """Explorations with all 108 cards in the Dunjiin and no Magic Items in hand: the cards drawn,
    and what happened.
    """
    match = at_table(Explorer(level=20), seats=2)
    box, engine = match.game.box, match.game.engine
    table = match.states()
    table["deck"][0] = box.cards["red"] + box.cards["blue"]
    table["deck_count"] = table["deck"].sum()
    table["heroes"]["level"][0][0] = level
    for number in range(ENCOUNTERS):
        states = table.copy()
        states["fate"]["rng"] = generator(seed, number)
        engine.apply(engine.boxes, states, 0, 0)
        fate, events = states["fate"][0], states["events"][0]
        yield (
            [int(card) for card in fate["tape"][: fate["drawn"]]],
            events["lines"][: events["count"]],
        )


def told(events: Any, name: str, field: str) -> list[int]:
    """The field of all events of this name."""
    row = EVENTS.rows[EVENTS.numbers[name]]
    return [row.fields(event)[field] for event in events if event["kind"] == row.number]


def is_fight(first: int) -> bool:
    return first < MONSTERS or first == FAIRY


def test_first_cards_come_as_often_as_they_should() -> None:
    firsts = np.array([cards[0] for cards, _ in encounters(20, seed=1)])
    shares = [
        firsts < MONSTERS,
        (firsts >= TREASURE) & (firsts < MAGIC),
        firsts == MAGIC,
        firsts == FAIRY,
    ]
    assert [share.mean() for share in shares] == pytest.approx(FIRST_CARDS, abs=0.01)


@pytest.mark.parametrize(("level", "won", "lost"), FIGHTS)
def test_fights_go_as_well_as_they_should(level: int, won: float, lost: float | None) -> None:
    fights = [events for cards, events in encounters(level, seed=level) if is_fight(cards[0])]
    wins = np.mean([bool(told(events, "wins", "seat")) for events in fights])
    armor = np.mean([sum(told(events, "hurt", "lost")) for events in fights])
    assert wins == pytest.approx(won, abs=0.015)
    assert lost is None or armor == pytest.approx(lost, abs=0.02)


def test_monsters_are_as_strong_as_they_should_be() -> None:
    game = dunjiin()
    strengths: dict[int, list[int]] = {2: [], 3: [], 4: []}
    for cards, events in encounters(20, seed=2):
        if is_fight(cards[0]):
            strength = added_up(game.box, cards)
            strengths[len(cards)].append(strength)
            assert all(said == strength for said in told(events, "fights", "strength"))
    sampling_error = 0.1
    assert {count: np.mean(found) for count, found in strengths.items()} == pytest.approx(
        STRENGTH, abs=3 * sampling_error
    )


def added_up(box: Any, cards: list[int]) -> int:
    """A Monster's Strength, reckoned in another way than the rules do."""
    kinds = [int(box.cards[card].kind) for card in cards if card < MONSTERS]
    alike = [kinds.count(kind) for kind in set(kinds)]
    return sum(int(box.cards[card].strength) for card in cards) + sum(
        {1: 0, 2: 2}.get(count, 3) for count in alike
    )


def test_fights_hold_death_fairies_and_magic_items_as_often_as_they_should() -> None:
    fights = [cards for cards, _ in encounters(20, seed=3) if is_fight(cards[0])]
    assert np.mean([FAIRY in cards for cards in fights]) == pytest.approx(0.127, abs=0.01)
    assert np.mean([MAGIC in cards for cards in fights]) == pytest.approx(0.21, abs=0.01)


def test_characters_begin_at_the_level_they_should() -> None:
    game = dunjiin()
    engine, states, levels = game.engine, game.State.zeros(1), []
    for number in range(20_000):
        engine.reset(engine.boxes, engine.blanks, states, 0, 4, generator(2, number))
        levels += [int(level) for level in states["heroes"]["level"][0][:4]]
    assert np.mean(levels) == pytest.approx(20.6, abs=0.1)
    assert list(np.percentile(levels, [5, 95])) == [13, 29]
