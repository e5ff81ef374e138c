"""The rules hold for any scroll in answer to any event: random play from lively positions, with
every position checked.
"""

import numpy as np
import numpy.typing as npt
import pytest

from ludary.games.zimby_mojo.cards import NOWHERE
from ludary.games.zimby_mojo.duties import Duty
from tests.games.zimby_mojo.lively import LAYING, UNASKED, Forced, run_riot
from tests.games.zimby_mojo.lookout import WIDTH
from tests.games.zimby_mojo.zimby import zimby

LONGEST = 60  # actions from one position
ANSWERED = (  # duties that wait while somebody may cast a scroll
    Duty.SCROLL,
    Duty.ROLLS,
    Duty.WOUND,
    Duty.ANSWERS,
    Duty.WALK,
    Duty.ARRIVE,
    Duty.KING,
    Duty.MARCH,
    Duty.BRAWL,
    Duty.SHAMBLE,
    Duty.EFFECT,
    Duty.TURN,
)
DOZENS = 60  # of each answer that is forced
OFTEN = (Duty.SCROLL, Duty.ANSWERS, Duty.WALK, Duty.MARCH, Duty.BRAWL, Duty.SHAMBLE, Duty.TURN)


def riot(positions: int) -> tuple[int, npt.NDArray[np.int64], dict[str, int]]:
    """Play on from so many positions.

    Returns the actions, how often each scroll was cast while each duty waited, and what was forced.
    """
    game = zimby(maps_any_turn=True)  # in any turn, so that every scroll can answer any duty
    states, blanks, report = game.State.zeros(1), game.State.zeros(1), np.zeros(4, np.int64)
    pairs = np.zeros((len(Duty), game.box.kind_count), np.int64)
    out = game.engine.action_buffer()
    forced = np.zeros(len(Forced), np.int64)
    watch = np.zeros((2, WIDTH), np.int64)
    played = game.engine.bind(run_riot)(
        game.boxes, states, blanks, 0, positions, LONGEST, out, pairs, forced, watch, report
    )
    position, steps, code, action = report.tolist()
    when = "as it is laid" if steps == LAYING else f"after {steps} actions, the last one {action}"
    broken = (
        "somebody who could stop a creature is not asked"
        if code == UNASKED
        else game.rules.invariants[code - 1]
    )
    assert position == NOWHERE, f"position {position}, {when}: {broken}"
    return int(played), pairs, {one.name: int(forced[one]) for one in Forced}


def never_cast(pairs: npt.NDArray[np.int64], duty: Duty) -> list[str]:
    """The scrolls that nobody has cast while such a duty waited."""
    return [
        name
        for name, count in zip(zimby().thing_names["scroll"], pairs[duty], strict=False)
        if count == 0
    ]


@pytest.mark.proves("L16", "L34")
def test_any_scroll_in_answer_to_any_duty_keeps_the_rules_and_watchers_are_asked() -> None:
    played, pairs, forced = riot(1800)

    assert played > 100_000
    assert {duty.name: never_cast(pairs, duty) for duty in OFTEN} == {
        duty.name: [] for duty in OFTEN
    }
    assert {name: count for name, count in forced.items() if count < DOZENS} == {}


@pytest.mark.deep
def test_the_rules_hold_in_ten_million_actions() -> None:
    played, pairs, _ = riot(180_000)

    assert played > 10_000_000
    for duty in ANSWERED:  # while the King acts, nobody has a Crown to lose
        assert never_cast(pairs, duty) == (["bungle"] if duty == Duty.KING else []), duty.name
