"""The proposal's own figures, found independently: 200,000 random encounters with the default deck.

Level, then the share of fights won without Magic Items and the Armor Points lost in a fight.
"""

from typing import Any

import numpy as np
import pytest

from ludary.core.fate import generator
from ludary.games.dunjiin.cards import FAIRY, MAGIC, MONSTERS, NO_CARD, TREASURE
from ludary.games.dunjiin.state import Happening
from tests.games.dunjiin.table import Explorer, at_table, dunjiin

ENCOUNTERS = 20_000
FIGURES = [(15, 0.17, 0.98), (20, 0.34, 0.75), (24, 0.46, None), (28, 0.56, 0.49), (33, 0.64, 0.40)]
BY_CARDS = {2: 12.7, 3: 17.8, 4: 25.1}  # mean Strength of a Monster by its number of cards


def encounters(level: int, seed: int) -> Any:
    """Many explorations from one table: `(first card, events)` of each."""
    match = at_table(Explorer(level=level, armor=3), seats=2)
    states, engine = match.states(), match.game.engine
    return (explored(engine, states.copy(), generator(seed, number)) for number in range(ENCOUNTERS))


def explored(engine: Any, states: Any, rng: Any) -> tuple[int, Any]:
    states["fate"]["rng"] = rng
    engine.act(engine.boxes, states, 0, 0)
    events = states["events"][0]
    return int(states["fate"]["tape"][0][0]), events["lines"][: events["told"]]


@pytest.mark.parametrize(("level", "won", "lost"), FIGURES)
def test_fights_go_as_often_well_as_they_should(level: int, won: float, lost: float | None) -> None:
    fights = wins = armor = 0
    for first, events in encounters(level, seed=level):
        if first < MONSTERS or first == FAIRY:
            fights += 1
            wins += bool((events["kind"] == Happening.WINS).any())
            armor += int(events["amount"][events["kind"] == Happening.HURT].sum())
    assert wins / fights == pytest.approx(won, abs=0.02)
    if lost is not None:
        assert armor / fights == pytest.approx(lost, abs=0.03)


def test_the_first_card_is_a_monster_in_61_of_100_explorations() -> None:
    """Not all 108 cards lie in the Dunjiin: the Characters are Monsters, which the figures leave out too."""
    game = dunjiin()
    engine, states, firsts = game.engine, game.State.zeros(1), []
    for number in range(ENCOUNTERS):
        engine.begin(engine.boxes, engine.blanks, states, 0, 4, generator(1, number))
        deck = states["deck"][0]
        parts = [deck[:MONSTERS].sum(), deck[TREASURE:MAGIC].sum(), deck[MAGIC], deck[FAIRY]]
        firsts.append(np.array(parts) / deck.sum())
    drawn = np.array([game.box.cards["red"] + game.box.cards["blue"]])[0]
    full = [drawn[:MONSTERS].sum(), drawn[TREASURE:MAGIC].sum(), drawn[MAGIC], drawn[FAIRY]]
    assert np.array(full) / drawn.sum() == pytest.approx([0.61, 0.24, 0.11, 0.04], abs=0.005)
    assert np.mean(firsts, axis=0) == pytest.approx([0.60, 0.25, 0.11, 0.04], abs=0.02)


def test_strength_grows_with_the_number_of_cards() -> None:
    game = dunjiin()
    strengths: dict[int, list[int]] = {2: [], 3: [], 4: []}
    for first, events in encounters(20, seed=3):
        fight = events[events["kind"] == Happening.FIGHTS]
        if len(fight) and first != NO_CARD:
            strengths[int(game.box.cards[first].shields)].append(int(fight["what"][0]))
    for cards, mean in BY_CARDS.items():
        assert np.mean(strengths[cards]) == pytest.approx(mean, abs=0.5)


def test_characters_begin_at_the_level_they_should() -> None:
    game = dunjiin()
    engine, states, levels = game.engine, game.State.zeros(1), []
    for number in range(4_000):
        engine.begin(engine.boxes, engine.blanks, states, 0, 4, generator(2, number))
        levels += [int(level) for level in states["heroes"]["level"][0][:4]]
    assert np.mean(levels) == pytest.approx(20.6, abs=0.2)
    assert list(np.percentile(levels, [5, 95])) == [13, 29]
