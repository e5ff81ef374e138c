"""Batches: arguments are checked, results are true, and games can be saved and loaded."""

import pickle
from typing import Any

import numpy as np
import pytest

import ludary
from ludary.core.batch.batch import Batch
from ludary.core.play.game import NOBODY
from tests.every_game import EXAMPLES

FOUR = ludary.load(EXAMPLES / "connect_four.py")
LEDUC = ludary.load(EXAMPLES / "leduc_poker.py")
DUNJIIN = ludary.load("dunjiin")


def everything(batch: Batch) -> tuple[bytes, ...]:
    """Everything that a batch shows."""
    shown = (batch.states, batch.final_states, batch.actor, batch.mask, batch.over, batch.rewards)
    return tuple(array.tobytes() for array in shown)


def played(game: ludary.Game, steps: int, n: int = 8, seed: int = 3) -> Batch:
    batch = game.batch(n, seed=seed)
    for _ in range(steps):
        batch.step(batch.sample())
    return batch


@pytest.mark.parametrize(
    ("seats", "error", "said"),
    [
        (2, ValueError, "game 0: there is no seat 2: seats are 0 to 1, and -1 for a spectator"),
        (7, ValueError, "game 0: there is no seat 7"),
        (-2, ValueError, "game 0: there is no seat -2"),
        (32767, ValueError, "there is no seat 32767"),
        (2**32, ValueError, "there is no seat 4294967296"),
        (2**63, ValueError, "there is no seat 9223372036854775808"),
        (2**64, TypeError, "seats: should hold whole numbers of at most 64 bits, not object"),
        ([0] * 7 + [2], ValueError, "game 7: there is no seat 2"),
        ([0] * 7, ValueError, r"seats: should have shape \(8,\), not \(7,\)"),
        ([[0] * 8], ValueError, r"seats: should have shape \(8,\), not \(1, 8\)"),
        ([[0], [1, 2]], ValueError, "inhomogeneous"),
        (1.0, TypeError, "seats: should hold whole numbers of at most 64 bits, not float64"),
        (True, TypeError, "not bool"),
        ("0", TypeError, "not <U1"),
        ([None] * 8, TypeError, "not object"),
    ],
)
def test_views_are_given_to_seats_that_there_are(
    seats: Any, error: type[Exception], said: str
) -> None:
    batch = played(LEDUC, 1)
    with pytest.raises(error, match=said):
        batch.views(seats)
    with pytest.raises(error, match=said):
        batch.final_views(seats)
    with pytest.raises(error, match=said):
        batch.scores(seats)


def test_a_view_holds_what_the_seat_knows_and_nothing_else() -> None:
    batch = LEDUC.batch(64, seed=1)
    for seat in (-1, 0, 1):
        cards = batch.views(seat)["cards"]
        for other in (0, 1):
            hidden = cards[:, other] == -1
            assert (
                hidden.all()
                if other != seat
                else (cards[:, other] == batch.states["cards"][:, other]).all()
            )
    whose = np.arange(64, dtype=np.uint8) % 2
    assert batch.views(whose).tobytes() == b"".join(
        batch.view(i, int(whose[i])).bytes for i in range(64)
    )


@pytest.mark.parametrize(
    ("actions", "error", "said"),
    [
        (
            [2.7] * 8,
            TypeError,
            "actions: should hold whole numbers of at most 64 bits, not float64",
        ),
        (np.full(8, 3.0), TypeError, "not float64"),
        (np.full(8, True), TypeError, "not bool"),
        (np.full((8, 7), True), ValueError, r"should have shape \(8,\), not \(8, 7\)"),
        (["3"] * 8, TypeError, "not <U1"),
        ([None] * 8, TypeError, "not object"),
        (
            [2**32 + 1] * 8,
            ludary.IllegalAction,
            "game 0: action 4294967297 is not legal; legal actions are drop ",
        ),
        ([2**64 - 1] * 8, ludary.IllegalAction, "game 0: action 18446744073709551615 is not legal"),
        ([2**70] * 8, TypeError, "not object"),
        (np.array([3] * 5 + [-1] * 3), ludary.IllegalAction, "game 5: action -1 is not legal"),
        (
            np.array([3] * 6 + [7, 3], np.int8),
            ludary.IllegalAction,
            "game 6: action 7 is not legal",
        ),
        (
            np.array([3] * 7 + [99], np.int32),
            ludary.IllegalAction,
            "game 7: action 99 is not legal",
        ),
        ([3] * 9, ValueError, r"should have shape \(8,\), not \(9,\)"),
        (3, ValueError, r"should have shape \(8,\), not \(\)"),
        ([], ValueError, r"not \(0,\)"),
    ],
)
def test_an_illegal_action_changes_nothing_in_a_batch(
    actions: Any, error: type[Exception], said: str
) -> None:
    batch = played(FOUR, 4)
    before = everything(batch)
    with pytest.raises(error, match=said):
        batch.step(actions)
    assert everything(batch) == before


@pytest.mark.parametrize(
    "actions",
    [
        [3] * 8,
        np.full(8, 3, np.uint64),
        np.full(8, 3, ">i2"),
        np.full(16, 3)[::2],
        np.full(8, 3, np.uint8),
        tuple(np.int64(3) for _ in range(8)),
    ],
)
def test_whole_numbers_of_every_kind_are_played(actions: Any) -> None:
    batch, other = FOUR.batch(8), FOUR.batch(8)
    batch.step(actions)
    other.step(np.full(8, 3, np.int32))
    assert everything(batch) == everything(other)


@pytest.mark.parametrize("name", ["states", "final_states", "actor", "mask", "over", "rewards"])
def test_nothing_that_a_batch_shows_can_be_written_to(name: str) -> None:
    batch = FOUR.batch(4)
    array = getattr(batch, name)
    with pytest.raises(ValueError, match="read-only"):
        array[:] = array.copy()
    with pytest.raises(ValueError, match="cannot set WRITEABLE"):
        array.flags.writeable = True
    with pytest.raises(ValueError, match="cannot resize"):
        array.resize((1000, *array.shape[1:]), refcheck=False)
    with pytest.raises(AttributeError):
        setattr(batch, name, array.copy())


def test_rewards_are_zero_where_no_game_ended() -> None:
    batch, ended = FOUR.batch(64, seed=2), 0
    for _ in range(60):
        batch.step(batch.sample())
        ended += int(batch.over.sum())
        assert not batch.rewards[~batch.over].any()
        assert (np.abs(batch.rewards[batch.over]).sum(axis=1) != 1).all()
        assert not batch.final_states[~batch.over].tobytes().strip(b"\0")
    assert ended > 64


def test_the_ending_of_a_game_can_be_seen_after_the_next_has_begun() -> None:
    batch = LEDUC.batch(16, seed=5)
    twins = [ludary.Match(LEDUC, batch.states[i : i + 1], anew=False) for i in range(16)]
    while not batch.over.any():
        actions = batch.sample().copy()
        batch.step(actions)
        for twin, action in zip(twins, actions, strict=True):
            twin.step(int(action))
    for i in np.flatnonzero(batch.over):
        assert batch.final_states[i].tobytes() == twins[i].states().tobytes()
        assert list(batch.rewards[i]) == list(batch.final_scores()[i]) == twins[i].returns
        for seat in (-1, 0, 1):
            assert batch.final_views(seat)[i].tobytes() == twins[i].view(seat).bytes
        assert batch.actor[i] >= 0
    assert not batch.final_scores()[~batch.over].any()
    assert not batch.final_views(0)[~batch.over].tobytes().strip(b"\0")


def test_saved_games_go_on_as_they_would_have() -> None:
    batch = played(DUNJIIN, 20, n=16)
    saved = batch.save()
    trace = [batch.sample().copy()]
    batch.step(trace[0])
    for _ in range(50):
        trace.append(batch.sample().copy())
        batch.step(trace[-1])
    after = everything(batch)
    batch.load(saved)
    assert batch.states.tobytes() == saved.states.tobytes()
    assert not batch.over.any() and not batch.rewards.any()
    for actions in trace:
        batch.step(actions)
    assert everything(batch) == after


def test_loading_shows_the_choices_of_what_was_loaded() -> None:
    batch = played(FOUR, 30, n=8)
    fresh = FOUR.batch(8, seed=9)
    fresh.load(batch.save())
    assert (fresh.mask == batch.mask).all() and (fresh.actor == batch.actor).all()
    for i in range(8):
        match = ludary.Match(FOUR, fresh.states[i : i + 1], anew=False)
        assert list(np.flatnonzero(fresh.mask[i])) == match.legal_ids()


def test_games_can_be_chosen_from_what_was_saved() -> None:
    batch = played(FOUR, 9, n=8)
    saved = pickle.loads(pickle.dumps(batch.save()))
    batch.load(saved[[3] * 8])
    assert {batch.states[i].tobytes() for i in range(8)} == {saved.states[3].tobytes()}
    assert len(saved[2]) == 1 and len(saved[:3]) == 3 and len(saved[np.arange(8) % 2 == 0]) == 4
    for wrong in (
        8,
        -9,
        1.5,
        "1",
        None,
        (0, 1),
        True,
        [[0, 1]],
        ["actor", "seats"],
        [99],
        np.zeros(3, bool),
    ):
        with pytest.raises(IndexError):
            saved[wrong]


def test_a_seed_sends_one_game_on_in_many_ways() -> None:
    batch = played(LEDUC, 1, n=64)
    one = batch.save()[[0] * 64]
    for _ in range(2):
        batch.load(one, seed=4)
        generators = batch.states["fate"]["rng"].copy()
        assert len(set(generators.tolist())) == 64
    batch.load(one)
    assert len(set(batch.states["fate"]["rng"].tolist())) == 1


def test_a_batch_can_load_matches() -> None:
    matches = [DUNJIIN.start(seats=3, seed=seed) for seed in range(4)]
    batch = DUNJIIN.batch(4, seats=3)
    batch.load(matches)
    assert batch.states.tobytes() == b"".join(match.states().tobytes() for match in matches)


def broken(match: ludary.Match) -> ludary.Match:
    states = match.states()
    states["deck"][0, 0] += 1
    return ludary.Match(match.game, states, anew=False)


def over(game: ludary.Game) -> ludary.Match:
    match = game.start(seed=1)
    while not match.over:
        match.step(match.legal_ids()[0])
    return match


@pytest.mark.parametrize(
    ("games", "error", "said"),
    [
        (lambda batch: batch.states.copy(), TypeError, "rules trust States, so arrays are refused"),
        (lambda batch: batch.states.tobytes(), TypeError, "arrays are refused"),
        (lambda batch: [batch.states], TypeError, "arrays are refused"),
        (lambda batch: None, TypeError, "should be the result of `save`, or a list of Matches"),
        (lambda batch: batch.save()[:3], ValueError, "3 games cannot be loaded: give 4"),
        (lambda batch: [], ValueError, "0 games cannot be loaded"),
        (
            lambda batch: LEDUC.batch(4).save(),
            ValueError,
            "these games of <Game leduc_poker> cannot be loaded",
        ),
        (
            lambda batch: [FOUR.start(seed=1)] * 3 + [LEDUC.start(seed=1)],
            ValueError,
            "game 3: <Match of leduc_poker, ",
        ),
        (
            lambda batch: [FOUR.start(seed=1)] * 2 + [over(FOUR)] * 2,
            ValueError,
            "game 2: is over; a batch holds games that go on",
        ),
    ],
)
def test_games_that_cannot_be_loaded_change_nothing(
    games: Any, error: type[Exception], said: str
) -> None:
    batch = played(FOUR, 5, n=4)
    before = everything(batch)
    with pytest.raises(error, match=said):
        batch.load(games(batch))
    assert everything(batch) == before


def test_a_position_that_breaks_an_invariant_is_not_loaded() -> None:
    batch = LEDUC.batch(4, seed=1)
    before = everything(batch)
    with pytest.raises(ValueError, match="game 3: there are two cards of each"):
        batch.load([LEDUC.start(seed=1)] * 3 + [broken(LEDUC.start(seed=1))])
    assert everything(batch) == before


def test_games_of_another_box_or_number_of_seats_are_not_loaded() -> None:
    hard = ludary.load("dunjiin", hardcore=True)
    batch = DUNJIIN.batch(2, seats=3)
    with pytest.raises(
        ValueError,
        match=(
            r"these games of <Game dunjiin.* hardcore=yes> cannot be loaded: the batch plays <Game"
            r" dunjiin"
        ),
    ):
        batch.load(hard.batch(2, seats=3).save())
    with pytest.raises(ValueError, match="game 0: has 2 seats; the batch has 3"):
        batch.load(DUNJIIN.batch(2, seats=2).save())
    batch.load(ludary.load("dunjiin").batch(2, seats=3).save())


def test_a_batch_needs_games() -> None:
    for n in (0, -1, 1_000_001, 2**63, 10**5000):
        with pytest.raises(ValueError, match="should be a whole number from 1 to 1,000,000"):
            FOUR.batch(n)
    for strange in (2.0, "3", None, True, [4], float("nan")):
        with pytest.raises(TypeError, match=r"n=.*: should be a whole number"):
            FOUR.batch(strange)  # type: ignore[arg-type]


def test_a_bot_plays_a_game_of_a_batch_by_its_view() -> None:
    batch = LEDUC.batch(4, seed=1)
    view = batch.view(2, int(batch.actor[2]))
    assert ludary.bots.greedy(view, view.legal(), np.random.default_rng(1)) in np.flatnonzero(
        batch.mask[2]
    )
    spectator = batch.view(2, NOBODY)
    with pytest.raises(ValueError, match="this seat has nothing to decide"):
        ludary.bots.greedy(spectator, view.legal(), np.random.default_rng(1))
    with pytest.raises(ValueError, match="game=4: should be a whole number from 0 to 3"):
        batch.view(4, 0)
    with pytest.raises(ValueError, match="seat=2: should be a whole number from -1 to 1"):
        batch.view(0, 2)
