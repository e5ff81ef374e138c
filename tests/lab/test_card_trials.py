"""Trials of cards: a barred player never uses the card, everything else stays legal, and a true effect is found."""

from typing import Any

import numpy as np
import pytest

import ludary
from benchmarks.card_ablation import BARRINGS, judge_with_bars, with_bars
from benchmarks.card_trials import Trial, drawn_bars, effects, sureness, together, try_cards
from ludary.core.compile.rule import JIT
from ludary.core.play.game import Game
from ludary.games.konja.cards import RELICS
from ludary.games.konja.judge import judge

interpreted = pytest.mark.skipif(JIT, reason="calls rules from Python; the compiled build would compile both games anew")


@interpreted
@pytest.mark.parametrize("name", list(BARRINGS))
def test_a_barred_card_is_never_used_and_the_others_are(name: str) -> None:
    trial = try_cards(ludary.load(name), "uniform", games=4, seed=5, chance=0.5)

    assert trial.uses[trial.bars == 1].sum() == 0
    assert trial.uses[trial.bars == 0].sum() > 20
    assert trial.won.sum(axis=1) == pytest.approx(1.0)


@interpreted
@pytest.mark.parametrize("name", list(BARRINGS))
def test_bars_take_nothing_else_away(name: str) -> None:
    game = ludary.load(name)
    barred, uses = with_bars(game), BARRINGS[name].uses
    boxes, match = barred.boxes.copy(), game.start(seats=2, seed=3)
    boxes[0].barred[0] = 1
    out, rng = game.engine.action_buffer(), np.random.default_rng(1)
    for _ in range(60):
        legal = match.legal_ids()
        kept = set(out[: barred.rules.legal(boxes[0], match.state, out)].tolist())

        assert all(uses(action) >= 0 or bought(game, action) for action in set(legal) - kept)
        assert match.actor == 0 or kept == set(legal)
        match.step(int(rng.choice(legal)))


def bought(game: Game, action: int) -> bool:
    return game.plain_action(action).notation.startswith("buy ")


@interpreted
def test_konjas_judge_thinks_nothing_of_barred_cards_and_leaves_the_table_as_it_was() -> None:
    game = ludary.load("konja")
    boxes, states = with_bars(game).boxes.copy(), game.start(seed=4).states()
    s = states[0]
    spell = next(card for card, copies in enumerate(s.wizards[0].hand) if copies)
    before: Any = states.tobytes()
    free = judge_with_bars(boxes[0], s, 0)
    assert free == judge(game.box, s, 0)

    boxes[0].barred[0, RELICS + spell] = 1
    without = judge_with_bars(boxes[0], s, 0)
    boxes[0].barred[0, s.wizards[0].relics[0]] = 1

    assert judge_with_bars(boxes[0], s, 0) < without < free
    assert states.tobytes() == before


def test_a_cards_effect_and_that_of_beginning_are_found() -> None:
    rng, games = np.random.default_rng(2), 20_000
    bars = drawn_bars((games, 2, 3), 0.25, seed=9, first=0)
    first = rng.integers(2, size=games)
    chance = 0.5 + 0.10 * (bars[:, 1, 0].astype(float) - bars[:, 0, 0]) + 0.03 * (1 - 2 * first)
    won = (rng.random(games) < chance).astype(float)
    trial = Trial(["strong", "weak", "weaker"], bars, bars * 0, np.column_stack([won, 1 - won]), first, first * 0)

    found = effects(trial)

    assert found.cards == pytest.approx([0.10, 0.0, 0.0], abs=0.03)
    assert found.began == pytest.approx(0.53, abs=0.015)
    assert (np.abs(found.cards - [0.10, 0.0, 0.0]) < found.widths).all()


def test_intervals_for_many_cards_are_wider() -> None:
    assert sureness(1) == pytest.approx(1.96, abs=0.01)
    assert sureness(48) == pytest.approx(3.28, abs=0.01)


def test_games_of_a_trial_do_not_depend_on_its_parts() -> None:
    whole = drawn_bars((6, 2, 5), 0.5, seed=3, first=0)

    assert (whole[4:] == drawn_bars((2, 2, 5), 0.5, seed=3, first=4)).all()


def test_the_mean_effect_of_several_cards_is_surer_than_each() -> None:
    rng, games = np.random.default_rng(6), 4_000
    bars, first = drawn_bars((games, 2, 4), 0.25, seed=8, first=0), rng.integers(2, size=games)
    won = (rng.random(games) < 0.5).astype(float)
    trial = Trial(["a", "b", "c", "d"], bars, bars * 0, np.column_stack([won, 1 - won]), first, first * 0)
    found = effects(trial)

    mean, width = together(trial, found, ["a", "b", "d"])

    assert mean == pytest.approx(found.cards[[0, 1, 3]].mean())
    assert width == pytest.approx(found.widths.mean() / sureness(4) * sureness(1) / np.sqrt(3), rel=0.1)
