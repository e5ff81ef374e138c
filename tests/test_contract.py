"""The promises that every game of the contract keeps, whatever its rules."""

import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ludary
from ludary.core.play.view import blank_view
from ludary.lab.promises import PROMISES, Promise
from tests.every_game import (
    EXAMPLES,
    NAMES,
    every_way,
    game_of,
    positions,
    random_match,
    share,
    short,
)

TRIES = 10  # positions for a promise, of each way to play
# random games of each way and number of seats; all ways of Dunjiin together are above 20,000
GAMES_A_WAY = 1_000


@pytest.mark.parametrize(("name", "way"), every_way())
def test_every_random_game_ends_with_its_invariants_kept(name: str, way: dict[str, Any]) -> None:
    game = game_of(name, way)
    for seats in game.seats:
        assert fingerprint(game, seats, round(GAMES_A_WAY * share(name)), seed=seats) >= 0


def fingerprint(game: ludary.Game, seats: int, games: int, seed: int) -> int:
    """A hash of all that happens in so many random games; BrokenRules if an invariant breaks."""
    engine = game.engine
    code = int(
        engine.signature(
            engine.boxes, engine.blanks, seats, games, seed, engine.action_buffer(), np.zeros(seats)
        )
    )
    engine.complain(-1 - code if code < 0 else 0)
    return code


@pytest.mark.deep
@pytest.mark.parametrize(("name", "way"), every_way())
def test_a_million_random_games_end_with_their_invariants_kept(
    name: str, way: dict[str, Any]
) -> None:
    game = game_of(name, way)
    for seats in game.seats:
        assert fingerprint(game, seats, round(40_000 * share(name)), seed=100 + seats) >= 0


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.words.replace(" ", "-"))
@pytest.mark.parametrize(("name", "way"), every_way())
def test_a_game_keeps_its_promises(name: str, way: dict[str, Any], promise: Promise) -> None:
    promise.keep(game_of(name, way), max(2, round(TRIES * promise.share * share(name))), 5)


@pytest.mark.parametrize("name", NAMES, ids=short)
def test_a_saved_match_is_found_by_its_record_alone(name: str, tmp_path: Path) -> None:
    game = ludary.load(name)
    for match in positions(game, max(2, round(6 * share(name))), seed=11):
        match.save(tmp_path / "match")
        loaded = ludary.Match.load(
            tmp_path / "match", game=None if name in ludary.games() else game
        )
        chooser = np.random.default_rng(3)
        while not match.over:
            action = int(chooser.choice(match.legal_ids()))
            match.step(action)
            loaded.step(action)
        assert loaded.states().tobytes() == match.states().tobytes()
        assert loaded.record() == match.record()


@pytest.mark.parametrize("name", NAMES, ids=short)
def test_actions_that_do_the_same_are_equal_whatever_their_words(name: str) -> None:
    match = ludary.load(name).start(seed=1)
    for action in match.legal():
        assert action == match.game.action(action.id) == pickle.loads(pickle.dumps(action))
        assert pickle.loads(pickle.dumps(action)).spot == action.spot


@pytest.mark.parametrize("name", NAMES, ids=short)
def test_a_view_holds_neither_generator_nor_tape_nor_events(name: str) -> None:
    for match in positions(ludary.load(name), 12):
        for seat in range(-1, match.seats):
            view = match.view(seat)
            assert not view.states["fate"].tobytes().strip(b"\0")
            assert not view.states["events"].tobytes().strip(b"\0")


@pytest.mark.parametrize("name", NAMES, ids=short)
def test_returns_of_a_finished_game_lie_between_minus_1_and_1_and_add_up_to_0(name: str) -> None:
    for seats in ludary.load(name).seats:
        match = random_match(ludary.load(name), seats, seed=seats)
        assert all(-1 <= value <= 1 for value in match.returns)
        if seats > 1:  # alone one wins or loses against nobody
            assert sum(match.returns) == pytest.approx(0)
        assert len(match.scores) == seats


@pytest.mark.parametrize("name", NAMES, ids=short)
def test_the_scores_that_a_seat_reads_tell_it_nothing_that_it_does_not_know(name: str) -> None:
    known = 0
    for match in positions(ludary.load(name), max(6, round(40 * share(name))), seed=8):
        for seat in range(-1, match.seats):
            scores = match.view(seat).scores
            assert len(scores) == match.seats
            assert scores == match.imagine(seat, seed=3).view(seat).scores
            known += scores == match.scores
    assert known


def test_a_secret_amulet_counts_for_its_owner_alone() -> None:
    batch = ludary.load("nagaraja").batch(32, seed=1)
    for _ in range(120):
        batch.step(batch.sample())
    everything = np.array(
        [batch.game.presentation.scores(batch.game.box, state) for state in batch.states]  # type: ignore[misc]
    )
    mine, theirs = batch.scores(0), batch.scores(1)
    assert (mine[:, 0] == everything[:, 0]).all() and (theirs[:, 1] == everything[:, 1]).all()
    assert (mine <= everything).all()
    assert (mine[:, 1] < everything[:, 1]).any()


@pytest.mark.parametrize("name", NAMES, ids=short)
def test_at_the_end_everybody_knows_the_scores(name: str) -> None:
    for seed in range(2):
        match = random_match(
            ludary.load(name), ludary.load(name).seats[-1 if name != "zimby_mojo" else 1], seed
        )
        for seat in range(-1, match.seats):
            assert match.view(seat).scores == match.scores


@pytest.mark.parametrize("name", NAMES, ids=short)
def test_a_batch_plays_what_matches_play(name: str) -> None:
    game = ludary.load(name)
    batch = game.batch(16, seed=4)
    twins = [ludary.Match(game, batch.states[i : i + 1].copy(), anew=False) for i in range(16)]
    for _ in range(12):
        actions = batch.sample().copy()
        batch.step(actions)
        for i, twin in enumerate(twins):
            if twin.over:
                continue
            twin.step(int(actions[i]))
            assert batch.over[i] == twin.over
            if twin.over:
                assert list(batch.rewards[i]) == twin.returns
            else:
                assert batch.actor[i] == twin.actor
                assert list(np.flatnonzero(batch.mask[i])) == twin.legal_ids()
                assert (
                    batch.views()[i].tobytes()
                    == blank_view(game, twin.states(), twin.actor or 0).tobytes()
                )


def test_examples_are_at_hand() -> None:
    assert {path.stem for path in EXAMPLES.glob("*.py")} >= {"connect_four", "leduc_poker"}
