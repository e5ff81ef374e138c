"""Stakes: a choice that wins or loses at once says so, and how likely it is."""

from __future__ import annotations

import numpy as np
import pytest

import ludary
from ludary.study.guided_game import guided_game
from tests.bots.test_review import connect_four
from tests.every_game import NAMES


def test_a_choice_that_wins_says_so_and_no_other_does() -> None:
    match = connect_four(0, 6, 0, 6, 0, 5)
    assert [str(action) for action in match.legal() if "wins the game" in action.words] == [
        "drop a disc into column 0 \N{EM DASH} wins the game"
    ]


def test_the_third_mask_says_that_it_loses() -> None:
    guided = guided_game(ludary.load("nagaraja"))
    assert guided is not None
    chalice = [
        action.words
        for moment in guided.moments
        for action in moment.view.legal()
        if "chalice" in action.words and "reveals the cursed mask" in action.words
    ]
    assert [words.split(" \N{EM DASH} ")[-1] for words in chalice] == [
        "loses the game in about 50 % of cases"  # in the others Ben may answer with an amulet
    ]


def test_death_is_told_with_its_odds() -> None:
    match = ludary.load("dunjiin", armor=1).start(seats=3, seed=4)
    while not (words := match.legal()[0].words).startswith("Fight") or "out of" not in words:
        match.step(match.legal_ids()[0])
    before, action = int(match.state.actor), match.legal_ids()[0]
    dies = sum(odds for odds, after in match.outcomes(action) if after.state.heroes[before].fell)
    assert f"puts you out of the game in {100 * dies:.0f} % of cases" in words


@pytest.mark.parametrize("name", NAMES)
def test_the_choice_that_ended_a_game_had_said_that_it_can(name: str) -> None:
    game, rng = ludary.load(name), np.random.default_rng(5)
    match = game.start(seed=5)
    while not match.over:
        before, action = match.copy(), int(rng.choice(match.legal_ids()))
        match.step(action)
    actor = before.actor or 0
    words = next(one.words for one in before.view(actor).legal() if one.id == action)
    gain = match.returns[actor]
    assert ("wins the game" if gain > 0 else "loses the game") in words
