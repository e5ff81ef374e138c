"""Fate: the tape, the generator, and walks through all outcomes."""

import secrets
from collections import Counter
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from scipy.stats import chisquare

import ludary
from ludary.core.compile.rule import build_copy
from ludary.core.play.match import Match
from ludary.core.state.fate import BITS, GAMMA, generator, mixed, spaced
from tests.every_game import EXAMPLES

LEDUC = ludary.load(EXAMPLES / "leduc_poker.py")
DUNJIIN = ludary.load("dunjiin")


def test_an_outcome_on_the_tape_happens() -> None:
    match = DUNJIIN.start(seats=2, seed=1)
    while match.legal()[0].name != "explore":
        match.step(match.legal()[0])

    match.step("explore", fate=["treasure-9"])

    assert match.game.event_words(match.steps[-1].events[0]).count("Treasure 9") == 1


def test_beyond_the_tape_the_generator_decides() -> None:
    laid = DUNJIIN.start(seats=2, seed=1, fate=[2])
    assert laid.steps[0].outcomes[0] == (0, 2)
    assert len(laid.steps[0].outcomes) > 6


@pytest.mark.parametrize(
    ("tape", "complaint"),
    [
        (["orc/9"], "no such outcome"),
        ([-1], "cannot happen"),
        ([99], "cannot happen"),
        (["treasure-9", "ogre/4"], "only 1 of 2 outcomes were drawn"),
        ([1] * 99, "no action of dunjiin draws more"),
    ],
)
def test_a_wrong_outcome_is_named_and_changes_nothing(
    tape: list[int | str], complaint: str
) -> None:
    match = DUNJIIN.start(seats=2, seed=1)
    before = match.states().tobytes()

    with pytest.raises(ludary.BadFate, match=complaint):
        match.step("explore", fate=tape)

    assert match.states().tobytes() == before
    assert len(match.steps) == 1


def test_an_outcome_that_is_used_up_cannot_fall_again() -> None:
    match = LEDUC.start(seed=1, fate=["K", "K"])
    match.step("call")

    with pytest.raises(ludary.BadFate, match=r"'K', cannot happen"):
        match.step("call", fate=["K"])


def test_outcomes_are_all_there_with_exact_probabilities() -> None:
    match = LEDUC.start(seed=1, fate=["K", "Q"])
    match.step("call")

    outcomes = match.outcomes("call")

    names = LEDUC.thing_names["card"]
    found = {names[world.steps[-1].outcomes[0][1]]: odds for odds, world in outcomes}
    assert found == pytest.approx({"J": 1 / 2, "Q": 1 / 4, "K": 1 / 4})


def test_probabilities_agree_with_what_the_generator_draws() -> None:
    match = DUNJIIN.start(seats=2, seed=3)
    engine, states = DUNJIIN.engine, match.states()
    first = Counter[int]()
    for number in range(20_000):
        world = states.copy()
        world["fate"]["rng"] = generator(5, number)
        engine.apply(engine.boxes, world, 0, 0)
        first[int(world["fate"]["tape"][0][0])] += 1
    deck = states["deck"][0]
    expected = {
        card: 20_000 * int(count) / int(deck.sum()) for card, count in enumerate(deck) if count
    }
    assert chisquare([first[card] for card in expected], list(expected.values())).pvalue > 0.001


def test_too_many_outcomes_are_refused_with_the_limit() -> None:
    with pytest.raises(ludary.TooManyOutcomes, match=r"'explore' has more than 50 outcomes"):
        DUNJIIN.start(seats=2, seed=3).outcomes("explore", limit=50)


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    rows = np.array(
        [[int(generator(seed, stream)) >> 40 & 1 for stream in range(64)] for seed in range(64)]
    )
    assert 0.45 < rows.mean() < 0.55
    assert abs(np.corrcoef(rows)[np.triu_indices(64, 1)]).mean() < 0.15


def spaced_numbers(seeds: Any, out: Any) -> None:
    """A driver: write the first states of generators that draw a number or two each."""
    for i in range(len(seeds)):
        for nth in range(out.shape[1]):
            out[i, nth] = spaced(seeds[i], nth)


def test_generators_for_a_number_or_two_begin_far_from_each_other() -> None:
    seeds = np.array([0, 1, 2, 2**40, 2**63 - 1, *range(100, 159)], np.uint64)
    starts = np.zeros((64, 64), np.uint64)
    build_copy(spaced_numbers)(seeds, starts)
    assert starts.tolist() == [[spaced(int(seed), nth) for nth in range(64)] for seed in seeds]

    drawn = [[mixed(int(start) + k * GAMMA & BITS) for k in (1, 2, 3)] for start in starts.ravel()]
    assert (
        len({number for row in drawn for number in row}) == 3 * 64 * 64
    )  # none begins where another goes on
    rows = np.array([row[0] >> 40 & 1 for row in drawn]).reshape(64, 64)
    assert 0.45 < rows.mean() < 0.55
    for each in (rows, rows.T):  # seeds beside each other, and games
        assert abs(np.corrcoef(each)[np.triu_indices(64, 1)]).mean() < 0.15


def test_a_match_without_a_seed_draws_anew_at_each_action() -> None:
    first, second = (DUNJIIN.start(seats=2, seed=None) for _ in range(2))
    assert first.states().tobytes() != second.states().tobytes()
    twin = first.copy()
    seen = set()
    for world in (first, twin):
        world.step("explore")
        seen.add(int(world.state.fate.rng))
    assert len(seen) == 2


def test_a_match_with_a_seed_is_the_same_each_time() -> None:
    assert DUNJIIN.start(seats=3, seed=9).record() == DUNJIIN.start(seats=3, seed=9).record()


@pytest.mark.parametrize("name", ludary.games())
def test_no_seed_of_the_operating_system_decides_more_of_a_deal_than_eight_outcomes(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, seeds = ludary.load(name), list[int]()

    def randbits(count: int) -> int:
        seeds.append(secrets.randbits(count))
        return seeds[-1]

    monkeypatch.setattr("ludary.core.state.tape.secrets", SimpleNamespace(randbits=randbits))
    fell = [outcome for _, outcome in game.start(max(game.seats)).steps[0].outcomes]
    assert len(seeds) == max(1, -(-len(fell) // 8))
    for number, seed in enumerate(seeds):
        states = game.State.zeros(1)
        states["seats"], states["fate"]["rng"] = max(game.seats), seed
        match = Match(game, states, False)
        match._run(None, fell[: 8 * number])
        told = [outcome for _, outcome in match.steps[0].outcomes]
        assert told[: 8 * number + 8] == fell[: 8 * number + 8]
        assert (
            told != fell or len(fell) <= 8 * number + 12
        )  # one outcome more falls alike now and then, and four together hardly ever
