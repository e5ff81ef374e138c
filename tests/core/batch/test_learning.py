"""Batches as learners use them: resetting, truncation, bots in seats, threads, and what seats were
told.
"""

from typing import Any

import numpy as np
import pytest

import ludary
from ludary.core.state.events import sees
from tests.every_game import EXAMPLES, NAMES, short

FOUR = ludary.load(EXAMPLES / "connect_four.py")
LEDUC = ludary.load(EXAMPLES / "leduc_poker.py")


def test_a_finished_game_begins_anew_with_the_next_step() -> None:
    batch, same = LEDUC.batch(32, autoreset="next_step"), LEDUC.batch(32)
    for _ in range(40):
        waiting = batch.actor == -1
        batch.step(batch.sample())
        assert (batch.actor[waiting] == 0).all()  # for any given action
        assert not batch.over[waiting].any()
        assert not batch.rewards[waiting].any()
        ended = batch.over
        assert (batch.actor[ended] == -1).all()
        assert not batch.mask[ended].any()
        assert (batch.states["actor"][ended] == -1).all()
        assert batch.final_states[ended].tobytes() == batch.states[ended].tobytes()
        same.step(same.sample())
        assert (same.actor >= 0).all()


def test_a_finished_game_waits_until_it_is_reset() -> None:
    batch = LEDUC.batch(16, autoreset="disabled")
    for _ in range(30):
        batch.step(batch.sample())
    assert (batch.actor == -1).all()
    before = batch.states.tobytes()
    batch.step(np.full(16, 99))  # no action counts
    assert batch.states.tobytes() == before
    where = np.arange(16) < 4
    batch.reset(seed=5, where=where)
    assert (batch.actor >= 0).tolist() == where.tolist()
    assert batch.states[:4].tobytes() == LEDUC.batch(16, seed=5).states[:4].tobytes()
    assert batch.states[4:].tobytes() == np.frombuffer(before, batch.states.dtype)[4:].tobytes()


def test_game_i_of_a_batch_is_the_match_of_its_seed() -> None:
    batch = FOUR.batch(4, seed=9)
    batch.step(batch.sample())
    batch.reset(seed=9)
    assert batch.states.tobytes() == FOUR.batch(4, seed=9).states.tobytes()


def test_a_long_game_is_truncated() -> None:
    batch, whole = FOUR.batch(64, longest=9), FOUR.batch(64)
    ended = np.zeros(64, int)
    for step in range(1, 10):
        batch.step(batch.sample())
        whole.step(whole.sample())
        assert (batch.over & batch.truncated).sum() == 0
        assert not batch.rewards[batch.truncated].any()
        ended += batch.over
        if step < 9:
            assert not batch.truncated.any()
    assert batch.truncated.tolist() == (ended == 0).tolist()
    assert (batch.final_states["moves"][batch.truncated] == 9).all()
    assert (batch.states["moves"][batch.truncated] == 0).all()
    assert not whole.truncated.any()
    assert batch.observe_final(0)[batch.truncated].any(axis=1).all()
    assert not batch.observe_final(0)[~(batch.truncated | batch.over)].any()


@pytest.mark.parametrize("name", NAMES, ids=short)
def test_threads_change_nothing(name: str) -> None:
    game = ludary.load(name)
    one, more = game.batch(23, seed=3, told=9), game.batch(23, seed=3, threads=3, told=9)
    for _ in range(60):
        for batch in (one, more):
            batch.step(batch.sample())
        assert one.states.tobytes() == more.states.tobytes()
        assert one.rewards.tobytes() == more.rewards.tobytes()
        assert one.told()[0].tobytes() == more.told()[0].tobytes()


@pytest.mark.parametrize("name", NAMES, ids=short)
def test_a_seat_is_told_what_its_match_tells_it(name: str) -> None:
    """One game of the batch, followed as a match with the same seed."""
    game = ludary.load(name)
    batch = game.batch(1, seats=game.seats[-1], seed=8, told=400, autoreset="disabled")
    seats = game.seats[-1]
    match = game.start(seats, seed=8)
    heard: dict[int, list[list[int]]] = {seat: [] for seat in range(seats)}

    def hear() -> None:
        for event in match.events:
            for seat in range(seats):
                if sees(event["known_to"], seat):
                    whose, *others = map(int, event.values)
                    heard[seat].append(
                        [event.kind, (whose - seat) % seats if whose >= 0 else whose, *others]
                    )

    match.states()["fate"]["rng"] = batch.states["fate"]["rng"]
    hear()
    for _ in range(60):
        actor = match.actor
        if actor is None:
            break
        for seat in range(seats):
            events, counts = batch.told(seat)
            assert events[0, : counts[0]].tolist() == heard[seat], seat
            assert not events[0, counts[0] :].any()
        action = int(batch.sample()[0])
        heard[actor] = []
        batch.step([action])
        outcomes = batch.states["fate"][0]["tape"][: batch.states["fate"][0]["drawn"]].tolist()
        match.step(action, outcomes)
        hear()


def test_of_many_events_the_last_ones_are_kept() -> None:
    few, all_of_them = (ludary.load("koa").batch(4, told=room, seed=2) for room in (3, 300))
    for _ in range(25):
        for batch in (few, all_of_them):
            batch.step(batch.sample())
        (last, counts), (events, same) = few.told(), all_of_them.told()
        assert counts.tolist() == same.tolist()
        for i, count in enumerate(counts):
            assert (
                last[i][: min(count, 3)].tolist() == events[i][max(0, count - 3) : count].tolist()
            )


def test_bots_play_their_seats() -> None:
    batch, rng = LEDUC.batch(24, seed=1), np.random.default_rng(1)
    gains, games = np.zeros(2), 0
    for _ in range(60):
        batch.step(np.where(batch.mask[:, 1], 1, batch.sample()))  # seat 1 calls
        gains, games = gains + batch.rewards.sum(axis=0), games + int(batch.over.sum())
        batch.play({1: ludary.bots.greedy}, rng)
        gains, games = gains + batch.rewards.sum(axis=0), games + int(batch.over.sum())
        assert (batch.actor == 0).all()
    assert games > 300
    assert gains.sum() == pytest.approx(0)


def test_rewards_after_each_step_and_play_are_the_returns_of_the_games() -> None:
    """Both seats take their last legal action, or their first: by `play` in one batch, by `step` in
    the other.
    """
    with_bots, alone = LEDUC.batch(24, seed=1), LEDUC.batch(24, seed=1)
    earned: dict[int, list[list[float]]] = {i: [] for i in range(24)}
    returns: dict[int, list[list[float]]] = {i: [] for i in range(24)}

    def note(batch: Any, where: dict[int, list[list[float]]]) -> None:
        for i in np.flatnonzero(batch.over).tolist():
            where[i].append(batch.rewards[i].tolist())

    for _ in range(30):
        while (with_bots.actor == 1).any():
            with_bots.play({1: lambda view, legal, rng: legal[0]}, np.random.default_rng(1))
            note(with_bots, earned)
        with_bots.step([np.flatnonzero(mask)[-1] for mask in with_bots.mask])
        note(with_bots, earned)
    for _ in range(120):
        alone.step(
            [
                np.flatnonzero(mask)[-1 if actor == 0 else 0]
                for mask, actor in zip(alone.mask, alone.actor, strict=True)
            ]
        )
        note(alone, returns)
    for i in range(24):
        assert len(earned[i]) > 5
        assert earned[i] == returns[i][: len(earned[i])]


def test_compiled_bots_play_by_name() -> None:
    batch, bots = LEDUC.batch(24, seed=1), ludary.bots.CompiledOpponents(LEDUC, 2, {1: "greedy"})
    batch.step(batch.sample())
    batch.play(bots, np.random.default_rng(1))
    assert ((batch.actor == 0) | batch.over).all()
    with pytest.raises(ValueError, match="there is no bot 'gredy'"):
        ludary.bots.CompiledOpponents(LEDUC, 2, {1: "gredy"})
    with pytest.raises(TypeError, match="bots: should be compiled"):
        ludary.bots.CompiledOpponents(LEDUC, 2, {1: lambda view, legal, rng: legal[0]})


def test_bots_go_on_in_games_that_the_last_step_has_begun_anew() -> None:
    batch, rng = LEDUC.batch(24, seed=1), np.random.default_rng(1)
    for _ in range(40):
        batch.step(batch.sample())
        ended = batch.over
        batch.play({0: ludary.bots.uniform}, rng)
        waits = ~(batch.over | batch.truncated)
        assert (batch.actor[waits] == 1).all()
        assert not (ended & batch.over & (batch.rewards == 0).all(axis=1) & waits).any()
    batch.play({}, rng)
    assert not batch.over.any()
    assert not batch.rewards.any()


def test_a_bot_that_breaks_the_rules_is_named() -> None:
    batch = FOUR.batch(2)
    with pytest.raises(ludary.IllegalAction, match="'drop 9': no column is called '9'"):
        batch.play({0: lambda view, legal, rng: "drop 9"}, np.random.default_rng(1))
    with pytest.raises(ValueError, match="bots=5: should be a whole number from 0 to 1"):
        batch.play({5: ludary.bots.uniform}, np.random.default_rng(1))


@pytest.mark.parametrize(
    ("arguments", "error", "said"),
    [
        (
            {"autoreset": "never"},
            ValueError,
            "autoreset: unknown 'never'; use one of 'same_step', 'next_step', 'disabled'",
        ),
        ({"longest": 0}, ValueError, "longest=0: should be a whole number from 1"),
        ({"threads": -1}, ValueError, "threads=-1: should be a whole number from 0 to 64"),
        ({"told": 10_000}, ValueError, "told=10000: should be a whole number from 0 to 1,000"),
    ],
)
def test_arguments_are_checked(
    arguments: dict[str, Any], error: type[Exception], said: str
) -> None:
    with pytest.raises(error, match=said):
        LEDUC.batch(2, **arguments)


def test_masks_and_missing_notes_are_named() -> None:
    batch = LEDUC.batch(2)
    with pytest.raises(
        ValueError,
        match=r"where: should be an array of True and False, shape \(2,\), not int64 \(2,\)",
    ):
        batch.reset(1, where=[0, 1])
    with pytest.raises(ValueError, match="this batch keeps no events"):
        batch.told()
