"""No card is spent on what provably changes nothing: a peek at a relic that one knows, a swap of
two that nobody has ever seen.
"""

from typing import Any

import numpy as np
import pytest

import ludary
from ludary.bots import bot_named
from ludary.games.nagaraja.cards import Effect
from ludary.games.nagaraja.verbs import Verb

NAGARAJA = ludary.load("nagaraja")
MIDDLE, (SECOND, TOP) = (
    NAGARAJA.hints.levels[len(NAGARAJA.hints.levels) // 2],
    NAGARAJA.hints.levels[-2:],
)


def is_senseless(s: Any, action: int) -> bool:
    """Tell whether aiming like this shows nothing new, or leaves all as it is for all that anybody
    knows.
    """
    if NAGARAJA.actions.verb[action] != Verb.RELIC:
        return False
    temple, place = NAGARAJA.actions.args[action]
    seen = s.temples[temple].seen
    if NAGARAJA.box.cards[s.activated].effect == Effect.PEEK:
        return bool(int(seen[place]) >> s.activator & 1)
    return bool(s.aimed > 0 and seen[place] == 0 and seen[s.aim] == 0)


def aims(bot: str, games: range) -> tuple[int, int]:
    """Count aims at relics in games of the bot against itself, and those without sense, where it
    could have done better.
    """
    total, senseless = 0, 0
    for seed in games:
        match, rng = NAGARAJA.start(seed=seed), np.random.default_rng(seed)
        while match.actor is not None:
            legal = match.legal()
            action = (
                NAGARAJA.read_action(bot_named(bot)(match.view(match.actor), legal, rng))
                if len(legal) > 1
                else legal[0].id
            )
            total += NAGARAJA.actions.verb[action] == Verb.RELIC
            senseless += is_senseless(match.state, action) and not all(
                is_senseless(match.state, one.id) for one in legal
            )
            match.step(action)
    return total, senseless


@pytest.mark.parametrize(("bot", "games"), [(MIDDLE, 12), (SECOND, 6), (TOP, 1)])
def test_bots_aim_at_no_relic_without_sense(bot: str, games: int) -> None:
    total, senseless = aims(bot, range(games))
    assert total > 2
    assert senseless == 0


@pytest.mark.deep
@pytest.mark.parametrize(("bot", "games"), [(MIDDLE, 200), (SECOND, 200), (TOP, 20)])
def test_bots_aim_at_no_relic_without_sense_in_many_games(bot: str, games: int) -> None:
    assert aims(bot, range(games))[1] == 0


def test_actions_at_random_are_often_senseless() -> None:
    total, senseless = aims("uniform", range(10))
    assert senseless > total / 20
