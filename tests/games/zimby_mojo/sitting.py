"""A match as a table plays it: what is about quiet topics is let pass in the same step, but for
answers to scrolls, rolls and wounds, for creatures that come by, and for what is done before the
turns of the King and the thugs.

Nobody is asked at first about those either, but for what is about the Crown, aimed at them, or
about to hit theirs; tests of the stack, of moving, of rituals and of marches are.
"""

from typing import Any

from ludary import Match
from ludary.core.compile.driver import driver
from ludary.core.compile.rule import rule
from ludary.core.contract.functions import apply, unasked
from ludary.core.state.fate import fresh
from ludary.games.zimby_mojo.duties import Duty, Window
from ludary.games.zimby_mojo.rules.agenda import top
from ludary.games.zimby_mojo.state import State
from ludary.games.zimby_mojo.windows import without_scrolls


@driver
def let_pass(boxes: Any, states: Any) -> None:
    """Let pass what is about quiet topics."""
    s = states[0]
    while (
        s.actor >= 0
        and unasked(boxes[0], s) >= 0
        and (is_skipped(s) or without_scrolls(s, s.actor))
    ):
        apply(boxes[0], s, unasked(boxes[0], s))


@rule
def is_skipped(s: State) -> bool:
    """Tell whether tests are not asked in this window."""
    reason = top(s).reason
    asked = reason == Window.MOVER or reason == Window.KINGS_TURN or reason == Window.THUGS_TURN
    return top(s).duty == Duty.ANSWERS and not asked


@driver
def apply_on(boxes: Any, states: Any, action: int) -> None:
    """Carry an action out, up to the next decision that is not let pass."""
    s = states[0]
    fresh(s.fate)
    s.events.count = 0
    apply(boxes[0], s, action)
    let_pass(boxes, states)


class Sitting(Match):
    """A match at which nobody is asked about quiet topics."""

    def _carry_out(self, action: int | None) -> int:
        assert action is not None
        engine = self.game.engine
        engine.bind(apply_on)(self.game.boxes, self._states, action)
        return int(engine.check(self.game.boxes, self._states, 0))
