"""Stakes: which choices win or lose the game at once, and how likely, from what one seat knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from ludary.core.compile.driver import driver
from ludary.core.contract.functions import imagine, legal, lost, returns
from ludary.core.errors import TooManyOutcomes
from ludary.core.play.engine import step
from ludary.core.play.quiescence import OPEN, PATIENCE, settle
from ludary.core.play.worlds import tapes
from ludary.core.state.fate import generator, seeded
from ludary.core.state.memory import copied
from ludary.core.state.state import NOBODY

if TYPE_CHECKING:
    from ludary.core.protocols import GameLike

Array = npt.NDArray[Any]
TRIED = 48  # worlds in which every choice is tried
SAMPLED = 512  # worlds in which one that can end the game is tried
LEAST = 0.005  # odds that are told
CERTAIN = 1 - 1e-9
COUNTED = 16  # worlds in which the outcomes of a choice that can end the game are counted
MOST_OUTCOMES = 2_000  # of these, in one world
GOES_ON, WINS, LOSES, OUT = range(4)
WORDS = ("", "wins the game", "loses the game", "puts you out of the game")


def in_cases(odds: Array) -> str:
    """Return such as ` in 17 % of cases` of odds in some worlds; nothing where it is certain."""
    if odds.min() > CERTAIN:
        return ""
    about = "about " if np.ptp(odds) > 1 - CERTAIN else ""
    return f" in {about}{min(99, max(1, round(100 * odds.mean())))} % of cases"


def stakes(game: GameLike, view: Array, seat: int, actions: list[int]) -> dict[int, str]:
    """Return what the actions that can end the game for `seat`, which decides in the State `view`
    of its View, do so, in words.
    """
    tried = ends_of(game, view, seat, actions, TRIED)
    ending = [action for action, ends in zip(actions, tried, strict=True) if ends.any()]
    sampled = ends_of(game, view, seat, ending, SAMPLED)
    return {
        action: told
        for action, ends in zip(ending, sampled, strict=True)
        if (told := words_of(*odds_of(game, view, seat, action, ends)))
    }


def words_of(odds: Array, answered: bool) -> str:
    told = ", ".join(
        words + in_cases(one)
        for words, one in zip(WORDS, odds, strict=True)
        if words and one.mean() >= LEAST
    )
    return f"{told} unless somebody answers" if told and answered else told


def ends_of(game: GameLike, view: Array, seat: int, actions: list[int], worlds: int) -> Array:
    """Return what each action leads to in each world, int8 `(actions, worlds)`."""
    ends = np.zeros((len(actions), worlds), np.int8)
    gains = np.zeros(int(view["seats"][0]))
    run = game.engine.bind(try_ends)
    room = copied(view), seat, np.array(actions, np.int32), gains, game.engine.action_buffer()
    run(game.boxes, view, *room, ends)
    return ends


@driver
def try_ends(
    boxes: Array,
    views: Array,
    worlds: Array,
    seat: int,
    actions: Array,
    gains: Array,
    legal_ones: Array,
    out: Array,
) -> None:
    """Write what each of the `actions` leads to in each world into `out`, int8 `(actions,
    worlds)`.
    """
    s = worlds[0]
    for world in range(out.shape[1]):
        for k in range(len(actions)):
            worlds[0] = views[0]
            s.fate.rng = seeded(1, world)
            imagine(boxes[0], s, seat)
            step(boxes[0], s, int(actions[k]))
            go_on(boxes, s, seat, legal_ones)
            out[k, world] = ending(boxes[0], s, seat, gains)


@driver(inner=True)
def ending(box: Any, s: Any, seat: int, gains: Array) -> int:
    """Tell what the position is for the seat: GOES_ON, WINS, LOSES or, if others go on, OUT."""
    if s.actor >= 0:
        return OUT if lost(box, s, seat) else GOES_ON
    returns(box, s, gains)
    return WINS if gains[seat] > 0 else LOSES


@driver(inner=True)
def go_on(boxes: Array, s: Any, seat: int, legal_ones: Array) -> None:
    """Take the actions that the game presumes, and those without an alternative, while the seat is
    in the game.
    """
    for _ in range(PATIENCE):
        if (
            lost(boxes[0], s, seat)
            or settle(boxes, s) == OPEN
            or s.actor < 0
            or legal(boxes[0], s, legal_ones) > 1
        ):
            return
        step(boxes[0], s, int(legal_ones[0]))


@driver
def ending_at(boxes: Array, states: Array, seat: int, gains: Array, legal_ones: Array) -> int:
    """`ending` of one state, once what is bound to follow has happened."""
    go_on(boxes, states[0], seat, legal_ones)
    return ending(boxes[0], states[0], seat, gains)


def odds_of(
    game: GameLike, view: Array, seat: int, action: int, sampled: Array
) -> tuple[Array, bool]:
    """Return the odds of each ending in some worlds, float64 `(4, worlds)`: by all outcomes of the
    action or, where these are too many or what they agree on is not so in the sample, by that.

    And whether others can still choose something else than what is presumed.
    """
    answered, room = False, game.engine.action_buffer()
    ask, gains = game.engine.bind(ending_at), np.zeros(int(view["seats"][0]))
    odds = np.zeros((len(WORDS), COUNTED))
    by_sample = np.array([sampled == end for end in range(len(WORDS))], float)
    try:
        for number in range(COUNTED):
            world = copied(view)
            game.engine.imagine(game.boxes, world, 0, seat, generator(number, 1))
            for chance, _, after in tapes(game, world, action, MOST_OUTCOMES):
                after["fate"]["walking"] = after["fate"]["laid"] = 0  # what follows is drawn
                asked = int(after["actor"][0]) not in (NOBODY, seat)
                free = asked and game.engine.legal(game.boxes, after, 0, room) > 1
                end = ask(game.boxes, after, seat, gains, room)
                answered |= free and end in (WINS, LOSES)
                odds[end, number] += chance
    except TooManyOutcomes:
        return by_sample, answered
    vague = odds.min(axis=1).max() > CERTAIN > by_sample.mean(axis=1).max()
    return by_sample if vague else odds, answered
