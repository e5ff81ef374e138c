"""Information states: actions, events and sights of a seat; and chance taken apart into single
draws.
"""

import math
import pickle
import re
from collections import defaultdict
from functools import partial
from typing import Any

import numpy as np
import pytest

import ludary
from ludary.core.play.information_state import append_piece
from tests.every_game import EXAMPLES, NAMES, positions, short

LEDUC = ludary.load(EXAMPLES / "leduc_poker.py")


def leduc_tree() -> tuple[dict[bytes, set[str]], int, int]:
    """By information state the legal actions seen there; decisions and endings of the whole
    game.
    """
    legal: dict[bytes, set[str]] = defaultdict(set)
    decisions = endings = 0
    open_ones = [match for _, match in LEDUC.openings()]
    while open_ones:
        match = open_ones.pop()
        if match.actor is None:
            endings += 1
            continue
        decisions += 1
        legal[match.infostate(match.actor)].add(str(match.legal_ids()))
        for action in match.legal_ids():
            open_ones += [after for _, after in match.outcomes(action)]
    return legal, decisions, endings


def test_leduc_has_as_many_information_states_as_it_should() -> None:
    """288, with 774 decisions and 1,116 endings where suits are alike (Southey et al., 2005;
    OpenSpiel's suit isomorphism).
    """
    legal, decisions, endings = leduc_tree()
    assert (len(legal), decisions, endings) == (288, 774, 1_116)
    assert {len(choices) for choices in legal.values()} == {1}


@pytest.mark.parametrize("name", NAMES, ids=short)
def test_an_information_state_grows_with_the_match_and_remembers_everything(name: str) -> None:
    game, chooser = ludary.load(name), np.random.default_rng(2)
    match = game.start(game.seats[-1], seed=2)
    before = [match.infostate(seat) for seat in range(match.seats)]
    for _ in range(25):
        if match.over:
            break
        match.step(int(chooser.choice(match.legal_ids())))
        now = [match.infostate(seat) for seat in range(match.seats)]
        assert all(new.startswith(old) for old, new in zip(before, now, strict=True))
        before = now
    fresh = pickle.loads(pickle.dumps(match))
    assert [fresh.infostate(seat) for seat in range(match.seats)] == before
    for steps in (len(match.steps) // 2, len(match.steps)):
        earlier, again = match.at(steps), pickle.loads(pickle.dumps(match)).at(steps)
        assert [earlier.infostate(seat) for seat in range(-1, match.seats)] == [
            again.infostate(seat) for seat in range(-1, match.seats)
        ]


@pytest.mark.parametrize("name", NAMES, ids=short)
def test_an_imagined_world_goes_on_from_what_the_seat_knows(name: str) -> None:
    for match in positions(ludary.load(name), 6, seed=9):
        for seat in range(match.seats):
            world = match.imagine(seat, 3)
            assert world.infostate(seat) == match.infostate(seat)
            if not world.over:
                world.step(world.legal_ids()[0])
                assert world.infostate(seat).startswith(match.infostate(seat))


def given(weight: Any, world: ludary.Match) -> Any:
    return weight


def test_worlds_are_chosen_by_a_model_of_the_rivals() -> None:
    match = LEDUC.start(seed=1, fate=[0, 1])

    def kings(weigh: Any) -> int:
        return sum(match.imagine(0, seed, weigh).state.cards[1] == 2 for seed in range(200))

    assert kings(lambda world: float(world.state.cards[1] == 2)) == 200
    assert kings(lambda world: float(world.state.cards[1] != 2)) == 0
    assert 60 <= kings(lambda world: 0) <= 100  # two of five, if all weigh nothing
    wrong: Any
    for wrong in (-1, float("nan"), "heavy", None):
        with pytest.raises(
            (TypeError, ValueError), match=re.escape(f"weight {wrong!r}: should be a number")
        ):
            match.imagine(0, 1, partial(given, wrong))


def test_its_words_tell_own_actions_and_what_was_told() -> None:
    match = LEDUC.start(seed=1, fate=[2, 0])
    match.step("raise")
    match.step("call", fate=[0])
    words = match.infostate_words(0)
    assert words.startswith(
        "Seat 1 is dealt K.\n> raise\nSeat 1 raises by 2.\nSeat 2 calls.\nThe card on the table is"
        " J.\n"
    )
    assert "Seat 2 is dealt" not in words


@pytest.mark.parametrize("name", NAMES, ids=short)
def test_draws_one_by_one_add_up_to_the_outcomes_of_an_action(name: str) -> None:
    game, chooser = ludary.load(name), np.random.default_rng(4)
    tried = 0
    for match in positions(game, 30, seed=12):
        if match.over:
            continue
        action = int(chooser.choice(match.legal_ids()))
        so_far: list[int] = []
        while following := match.draws(action, so_far):
            assert math.isclose(sum(draw.probability for draw in following), 1)
            assert all(draw.probability > 0 for draw in following)
            so_far.append(int(chooser.choice([draw.outcome for draw in following])))
        after = match.copy()
        after.step(action, so_far)
        assert [outcome for _, outcome in after.steps[-1].outcomes] == so_far
        tried += bool(so_far)
    assert tried or name.endswith("connect_four.py")


def test_paths_of_single_draws_have_the_chances_of_whole_outcomes() -> None:
    match = ludary.load("koa").start(3, seed=4)
    chooser = np.random.default_rng(1)
    for _ in range(40):
        for action in match.legal_ids():
            whole = sorted(round(odds, 9) for odds, _ in match.outcomes(action))
            paths: list[float] = []
            open_ones: list[tuple[float, tuple[int, ...]]] = [(1.0, ())]
            while open_ones:
                odds, so_far = open_ones.pop()
                following = match.draws(action, so_far)
                paths += [] if following else [round(odds, 9)]
                open_ones += [
                    (odds * draw.probability, (*so_far, draw.outcome)) for draw in following
                ]
            assert sorted(paths) == pytest.approx(whole)
        match.step(int(chooser.choice(match.legal_ids())))


@pytest.mark.parametrize("name", NAMES, ids=short)
def test_the_set_up_is_drawn_one_by_one_as_well(name: str) -> None:
    game, chooser = ludary.load(name), np.random.default_rng(6)
    for seats in game.seats:
        so_far: list[int] = []
        while following := game.opening_draws(seats, so_far):
            assert math.isclose(sum(draw.probability for draw in following), 1)
            so_far.append(int(chooser.choice([draw.outcome for draw in following])))
        assert [
            outcome for _, outcome in game.start(seats, fate=so_far).steps[0].outcomes
        ] == so_far


def test_leduc_poker_has_nine_openings_and_nagaraja_too_many_to_list() -> None:
    openings = LEDUC.openings()
    assert len(openings) == 9
    assert math.isclose(sum(odds for odds, _ in openings), 1)
    assert {tuple(match.state.cards): round(odds, 6) for odds, match in openings}[0, 0] == round(
        1 / 15, 6
    )
    with pytest.raises(ludary.TooManyOutcomes, match="nagaraja can be set up in more than 50 ways"):
        ludary.load("nagaraja").openings(limit=50)


IMPOSSIBLE = (
    ([7], "outcome 1 of the tape, 7, cannot happen here"),
    ([0, 1], "only 1 of 2 outcomes were drawn; leave out 1"),
    ([0] * 99, "99 outcomes: no action of leduc_poker draws more than 2"),
)


@pytest.mark.parametrize(("so_far", "said"), IMPOSSIBLE)
def test_draws_that_cannot_be_are_named(so_far: list[int], said: str) -> None:
    match = LEDUC.start(seed=1, fate=[2, 0])
    match.step("call")
    with pytest.raises(ludary.BadFate, match=said):
        match.draws("call", so_far)


def test_copies_share_what_a_seat_knows() -> None:
    """Copies of every position, as a search keeps them, share nearly all of their bytes."""
    match, chooser = ludary.load("nagaraja").start(seed=1), np.random.default_rng(1)
    kept = []
    while not match.over:
        match = match.copy()
        match.step(int(chooser.choice(match.legal_ids())))
        kept.append((match, match.infostate(0)))
    assert len(kept) > 50
    pieces = {id(piece): len(piece) for one, _ in kept for piece in one._recalled[0].known}
    whole = [len(known) for _, known in kept]
    assert sum(pieces.values()) < 8 * whole[-1] < sum(whole) / 2
    for one, known in kept:
        assert one.infostate(0) == known, "it stays what it was, whatever came later"
        assert len(one._recalled[0].known) <= len(known).bit_length()


@pytest.mark.parametrize("sizes", [[1] * 40, [5, 1, 1, 1], [1, 5, 1], [0, 3, 0], [3, 3, 3]])
def test_pieces_become_fewer_as_they_grow(sizes: list[int]) -> None:
    pieces: tuple[bytes, ...] = ()
    parts = [bytes([number]) * size for number, size in enumerate(sizes)]
    for part in parts:
        pieces = append_piece(pieces, part)
        assert [len(piece) for piece in pieces] == sorted(
            {len(piece) for piece in pieces}, reverse=True
        )
    assert b"".join(pieces) == b"".join(parts)
    assert append_piece(b"abc", b"d") == (b"abc", b"d"), "as pickles of earlier versions have it"
