"""Fallback bots: while a game runs as plain Python, a bot that looks ahead searches less."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from ludary.bots.checks import check_decides
from ludary.bots.greedy import DEEPEST, Greedy, casual, novice
from ludary.bots.ismcts import ISMCTS
from ludary.core.compile.driver import driver
from ludary.core.compile.takeover import is_awaited
from ludary.core.contract.functions import imagine, judge, shortlist, unasked
from ludary.core.play.engine import step
from ludary.core.play.quiescence import OPEN, settle
from ludary.core.state.fate import below, seeded

if TYPE_CHECKING:
    from ludary.bots.bot import Bot
    from ludary.core.contract.actions import Action
    from ludary.core.play.view import View
    from ludary.core.protocols import GameLike

Array = npt.NDArray[Any]
HASTE = 8  # so many times fewer worlds are imagined
GLANCES = 5  # actions that a `QuickGreedy` looks at


def with_fallback(bot: Bot, game: GameLike) -> Bot:
    """The bot itself, or, until the game's compiled code is there, one in its place that answers in
    a moment.

    Of a game whose positions take long, so that bots imagine few worlds anyway, it looks at a few
    actions alone.
    """
    if not isinstance(bot, Greedy | ISMCTS) or not is_awaited(game.name):
        return bot
    if game.hints.worlds <= HASTE:
        return QuickGreedy()
    slips = 0 if isinstance(bot, ISMCTS) else casual.slips if bot.careless else bot.slips
    return (
        bot
        if bot == novice
        else Greedy(worlds=game.hints.worlds // HASTE, slips=slips, name=str(Greedy(slips=slips)))
    )


@dataclass(frozen=True)
class QuickGreedy:
    """Looks at a few actions, drawn at random, in one random world that fits its View, and takes
    what the game's `judge` likes best.

    What such an action leaves to be chosen is chosen at random.
    """

    actions: int = GLANCES

    def __call__(self, view: View, legal: Sequence[Action], rng: np.random.Generator) -> int:
        """The id of the action it takes; ValueError if the View's seat has nothing to decide."""
        check_decides(view, rng)
        engine = view.game.engine
        states = np.concatenate([view.states, view.states])
        seed = np.uint64(rng.integers(2**63))
        return int(
            engine.bind(best_at_a_glance)(
                engine.boxes,
                states,
                view.seat,
                self.actions,
                seed,
                engine.action_buffer(),
                engine.action_buffer(),
            )
        )


@driver
def best_at_a_glance(
    boxes: Array,
    states: Array,
    seat: int,
    most: int,
    rng: int | np.uint64,
    out: Array,
    later: Array,
) -> int:
    """The best of at most `most` actions of the View in `states[1]`; `states[0]`, `out` and `later`
    are written into.
    """
    if unasked(boxes[0], states[1]) >= 0:
        return unasked(boxes[0], states[1])
    left, best, worth = shortlist(boxes[0], states[1], out), -1, 0.0
    for glance in range(min(most, left)):
        states[0] = states[1]
        s = states[0]
        s.fate.rng = seeded(rng, glance)
        k = below(s.fate, left)
        left -= 1
        action = int(out[k])
        out[k] = out[left]
        imagine(boxes[0], s, seat)
        step(boxes[0], s, action)
        for _ in range(DEEPEST):
            if settle(boxes, s) != OPEN or s.actor != seat:
                break
            step(boxes[0], s, int(later[below(s.fate, shortlist(boxes[0], s, later))]))
        judged = judge(boxes[0], s, seat)
        if best < 0 or judged > worth:
            best, worth = action, judged
    return best
