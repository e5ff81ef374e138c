"""The memory of a Match: copies and pickles are small, and go on exactly alike."""

import pickle

import numpy as np
import pytest

import ludary
from ludary.core.play.match import Match
from ludary.core.play.packing import pack_steps
from ludary.core.play.step import KeptState
from tests.every_game import NAMES, game_of, random_match

BYTES_A_STEP = 300  # of a game of Zimby Mojo, whose State has more than 9,000


def same(one: Match, other: Match) -> bool:
    """Tell whether two matches have the same past and position."""
    steps = [
        [
            (s.actor, s.action, s.outcomes, s.events.tobytes(), s.events.dtype, s.before)
            for s in match.steps
        ]
        for match in (one, other)
    ]
    return (
        steps[0] == steps[1]
        and one.states().tobytes() == other.states().tobytes()
        and one.players == other.players
    )


def go_on(match: Match, actions: int, seed: int) -> Match:
    rng = np.random.default_rng(seed)
    for _ in range(actions):
        if match.over:
            break
        match.step(int(rng.choice(match.legal_ids())))
    return match


@pytest.mark.parametrize("name", NAMES)
def test_a_pickle_goes_on_exactly_alike(name: str) -> None:
    match = go_on(game_of(name, {}).start(seed=3), 40, seed=1)
    twin = pickle.loads(pickle.dumps(match))
    assert same(match, twin)
    assert twin.record() == match.record()
    past = len(match.steps) // 2
    assert same(match.at(past), twin.at(past))
    assert same(go_on(match, 30, seed=2), go_on(twin, 30, seed=2))


@pytest.mark.parametrize("name", NAMES)
def test_a_copy_goes_on_by_itself(name: str) -> None:
    match = go_on(game_of(name, {}).start(seed=3), 10, seed=1)
    before, steps, twin = match.states().tobytes(), len(match.steps), match.copy()
    go_on(twin, 10, seed=2)
    twin.players[0] = "somebody else"
    assert (match.states().tobytes(), len(match.steps)) == (before, steps)
    assert match.players[0] == "Seat 1"


def test_a_pickle_of_a_long_game_is_small() -> None:
    match = go_on(ludary.load("zimby_mojo").start(3, seed=5), 150, seed=5)
    assert match.states().nbytes > 9000
    assert len(pickle.dumps(match)) < 60_000 + BYTES_A_STEP * len(match.steps)


def test_nothing_is_packed_into_nothing() -> None:
    assert pack_steps([]).steps() == []


@pytest.mark.parametrize("name", ["konja", "zimby_mojo"])
def test_a_long_game_takes_little_memory(name: str) -> None:
    steps = random_match(ludary.load(name), 2, seed=5).steps
    kept = [step.kept.packed for step in steps if isinstance(step.kept, KeptState)]
    assert sum(map(len, kept)) < BYTES_A_STEP * len(kept) == BYTES_A_STEP * len(steps)


def test_words_are_those_of_the_position_whenever_they_are_read() -> None:
    match = random_match(ludary.load("konja"), 2, seed=1).at(30)
    asked, known = match.legal(), match.legal()
    words = [(action.words, action.spot) for action in known]
    match.step(asked[0])
    assert [(action.words, action.spot) for action in asked] == words
    assert [str(action) for action in known] == [said for said, _ in words]
    with pytest.raises(AttributeError, match="no setter"):
        asked[0].words = "other"  # type: ignore[misc]
    assert repr(asked[0]) == repr(pickle.loads(pickle.dumps(asked[0])))
