"""Information states as rows of one shape: as many different ones as there are information states,
and the same in every world.
"""

from itertools import pairwise

import numpy as np
import pytest

import ludary
from ludary.core.observe.infostate_tensor import InfostateTensor
from tests.every_game import EXAMPLES, positions

LEDUC = ludary.load(EXAMPLES / "leduc_poker.py")
FOUR = ludary.load(EXAMPLES / "connect_four.py")
LEDUC_INFORMATION_STATES = 288


def lines(tensor: InfostateTensor, match: ludary.Match, seat: int, part: str) -> list[list[float]]:
    """The lines of a part that are filled."""
    shown: list[list[float]] = tensor.parts(tensor(match, seat))[part].tolist()
    return [line for line in shown if line[0]]


def every_decision() -> list[ludary.Match]:
    """Every history of Leduc poker that ends with a decision."""
    found, open_ones = [], [match for _, match in LEDUC.openings()]
    while open_ones:
        match = open_ones.pop()
        if not match.over:
            found.append(match)
            open_ones += [
                after for action in match.legal_ids() for _, after in match.outcomes(action)
            ]
    return found


def test_every_information_state_of_leduc_has_a_row_of_its_own() -> None:
    tensor = LEDUC.infostate_tensor()
    rows: dict[bytes, bytes] = {}
    states: dict[bytes, bytes] = {}
    for match in every_decision():
        assert match.actor is not None
        row, known = tensor(match, match.actor).tobytes(), match.infostate(match.actor)
        assert rows.setdefault(known, row) == row
        assert states.setdefault(row, known) == known
    assert len(rows) == len(states) == LEDUC_INFORMATION_STATES


def test_a_row_tells_what_the_seat_was_told_and_did() -> None:
    tensor = LEDUC.infostate_tensor()
    match = LEDUC.start(seed=1, fate=[2, 0])
    match.step("raise")
    match.step("call", fate=[0])
    assert lines(tensor, match, 0, "acts") == [[3, 1]]  # raised, told of one event before
    assert lines(tensor, match, 0, "told") == [
        [1, 0, 0, 2, 0],
        [1, 3, 0, 2, 0],
        [1, 2, 1, 2, 0],
        [1, 4, -1, 0, 0],
    ]
    assert lines(tensor, match, 1, "acts") == [[2, 2]]
    assert lines(tensor, match, 1, "told")[:2] == [[1, 0, 0, 0, 0], [1, 3, 1, 2, 0]]
    assert lines(tensor, match, -1, "acts") == []
    assert (tensor.parts(tensor(match, 1))["observation"] == LEDUC.observer()(match.view(1))).all()


@pytest.mark.parametrize("game", [LEDUC, FOUR], ids=lambda game: game.name)
def test_rows_are_the_same_in_every_world_and_differ_as_information_states_do(
    game: ludary.Game,
) -> None:
    tensor = game.infostate_tensor(2)
    rows = {}
    for match in positions(game, 40, seed=3):
        for seat in range(-1, match.seats):
            row = tensor(match, seat).tobytes()
            assert tensor(match.imagine(seat, 5), seat).tobytes() == row
            rows[seat, match.infostate(seat)] = row
    assert len({(seat, row) for (seat, _), row in rows.items()}) == len(rows)


def test_an_imagined_world_goes_on_as_the_match_does() -> None:
    tensor = LEDUC.infostate_tensor()
    match = LEDUC.start(seed=4)
    match.step("raise")
    world = match.imagine(0, 8)
    for one in (match, world):
        one.step("raise", seat=1)
    assert (tensor(world, 0) == tensor(match, 0)).all()
    assert (tensor(world, 1) != tensor(world, 0)).any()


def test_columns_have_names_and_parts_follow_each_other() -> None:
    tensor = FOUR.infostate_tensor()
    assert (
        len(tensor.names)
        == tensor.size
        == sum(int(np.prod(shape)) for shape in tensor.shapes.values())
    )
    assert all(one.stop == other.start for one, other in pairwise(tensor.spans.values()))
    assert {tensor.names[span.start] for span in tensor.spans.values()} >= {
        "told[0].there",
        "acts[0].action",
    }


@pytest.mark.parametrize("name", ludary.games())
def test_a_game_without_bounds_is_refused(name: str) -> None:
    with pytest.raises(
        ValueError, match=f"{name} has no bound for how much a seat is told and decides"
    ):
        ludary.load(name).infostate_tensor()


def test_arrays_and_matches_that_do_not_fit_are_refused() -> None:
    tensor = LEDUC.infostate_tensor()
    with pytest.raises(
        ValueError,
        match=r"out: should be a writeable C-contiguous array of float32, shape \(\d+,\)",
    ):
        tensor(LEDUC.start(), 0, np.zeros(3))  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="this observer is for leduc_poker, not for connect_four"):
        tensor(FOUR.start(), 0)
