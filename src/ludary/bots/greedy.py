"""The bot that looks one choice ahead and takes what is judged best: by the game's formula, its
`judge`, or by the learned judge.

A choice is an action or, where the game says that positions are `unsettled`, an action and what
follows until all is settled: which creature, where to, and who pays. Then every way of going on
that the seat has is followed, depth first.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import exp
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ludary.bots.barring import unbarred
from ludary.bots.checks import check_decides, check_learned, check_name, check_number
from ludary.bots.identity import number_text, settings_text
from ludary.bots.network import NetworkRoom, evaluate, expected_return, no_network
from ludary.bots.network_file import has_network, learned_room
from ludary.core.arguments import whole
from ludary.core.compile.by_reference import by_reference
from ludary.core.compile.driver import driver
from ludary.core.contract.defaults import OPEN
from ludary.core.contract.functions import imagine, judge, shortlist, unasked
from ludary.core.play.engine import step
from ludary.core.play.quiescence import settle
from ludary.core.state.fate import below, seeded
from ludary.core.state.memory import copied

if TYPE_CHECKING:
    from ludary.core.contract.actions import Action
    from ludary.core.play.view import View
    from ludary.core.protocols import GameLike

TIE = 1e-9  # so little that it only breaks ties
# penalty of each decision of a way of going on: of ways that lead to the same, the shortest is best
LONGER = 2e-6
MOST_WORLDS = 1_000_000
MOST_CARELESS = 100  # points
BLUNDER = 3.0  # times what a careless bot usually gives away: more than that it sees
KEPT_WORLDS = 16
CERTAIN = 0.999  # worth, in each world, of a game that is won
DEEPEST = 6  # decisions of one choice
LEARNED_SHARE = 4  # so many times fewer worlds are imagined by a learned bot
MOST_WAYS = 192  # of going on after one action, in one world

Array = npt.NDArray[Any]


@by_reference
class GreedyWorkspace(NamedTuple):
    """Arrays that the bot writes into."""

    states: (
        Array  # (DEEPEST + 1,) State: the position that is tried, and those on the way down from it
    )
    worlds: Array  # (KEPT_WORLDS,) State: the first ones that are imagined, kept for all actions
    out: Array  # (actions,) int32
    worths: Array  # (actions,) float64
    odds: Array  # (actions,) float64: with which each is chosen
    found: Array  # (1,) int64: how many actions `out`, `worths` and `odds` are of
    choices: Array  # (DEEPEST, actions) int32: what can be chosen on the way down
    left: Array  # (DEEPEST,) int64: how many of those have not been tried
    points: Array  # (MOST_WAYS,) float64: what comes of each way of going on
    network: NetworkRoom
    # (actions,) bool: actions that the bot may not choose where there are others; empty: none
    barred: Array


def workspace(game: GameLike, network: NetworkRoom | None = None) -> GreedyWorkspace:
    """Room for one bot that thinks at a time.

    `network`: what it goes by; by default the game's formula.
    """
    count = game.actions.count
    choices = np.zeros((DEEPEST, count), np.int32)
    left = np.zeros(DEEPEST, np.int64)
    points = np.zeros(MOST_WAYS)
    states = game.State.zeros(DEEPEST + 1)
    worlds = game.State.zeros(KEPT_WORLDS)
    out = game.engine.action_buffer()
    choice = np.zeros(count), np.zeros(count), np.zeros(1, np.int64)
    none = np.zeros(0, np.bool_)
    return GreedyWorkspace(
        states, worlds, out, *choice, choices, left, points, network or no_network(game), none
    )


@driver
def consider(
    boxes: Array,
    views: Array,
    seat: int,
    worlds: int,
    rng: int | np.uint64,
    room: GreedyWorkspace,
    slips: int,
    careless: float,
) -> int:
    """The best action of the View in `views[0]`; of equally good ones any.

    In `slips` of 100 cases it is one of the better half instead; if `careless`, the less likely
    another, the more chance it gives away.
    """
    room.found[0] = 0
    if unasked(boxes[0], views[0]) >= 0:
        return unasked(boxes[0], views[0])
    seats, count = int(views[0].seats), weigh(boxes, views, seat, worlds, rng, room)
    room.found[0] = count
    scale = 0.01 * careless * worlds * (expected_return(1.0, seats) - expected_return(0.0, seats))
    best = write_odds(room.worths, count, CERTAIN * worlds, slips, scale, room.odds)
    if slips > 0 or careless > 0:
        best = drawn(room.states[0], room.odds, count, best, seeded(rng, worlds + count))
    return int(room.out[best])


@driver(inner=True, shared=True)
def write_odds(
    worths: Array, count: int, certain: float, slips: int, scale: float, odds: Array
) -> int:
    """Write with which odds each of `count` actions is chosen; returns the best one.

    With `slips` of 100 it is one that is worth at least as much as all are on the average, each as
    likely. If `scale` is above 0, an action is e times less likely for each `scale` that it is
    worth less than the best; BLUNDER of it is seen. A bot that is `certain` to win never errs.
    """
    best, total, better = 0, 0.0, 0
    for k in range(count):
        odds[k] = 0.0
        total += worths[k]
        if worths[k] > worths[best]:
            best = k
    if worths[best] >= certain or (slips == 0 and scale == 0.0):
        odds[best] = 1.0
        return best
    if slips > 0:
        average = total / count
        for k in range(count):
            better += worths[k] >= average - TIE
        for k in range(count):
            odds[k] = (worths[k] >= average - TIE) * 0.01 * slips / better
        odds[best] += 1.0 - 0.01 * slips
        return best
    total = 0.0
    for k in range(count):
        odds[k] = likelihood(worths[best] - worths[k], scale)
        total += odds[k]
    for k in range(count):
        odds[k] /= total
    return best


@driver(inner=True)
def drawn(s: Any, odds: Array, count: int, best: int, rng: int | np.uint64) -> int:
    """One of the actions, with these odds."""
    s.fate.rng = rng
    left = below(s.fate, 1 << 30) / (1 << 30)
    for k in range(count):
        left -= odds[k]
        if left < 0.0:
            return k
    return best


@driver(inner=True, shared=True)
def likelihood(lost: float, scale: float) -> float:
    return exp(-lost / scale) if lost <= BLUNDER * scale else 0.0


@driver(inner=True)
def weigh(
    boxes: Array, views: Array, seat: int, worlds: int, rng: int | np.uint64, room: GreedyWorkspace
) -> int:
    """Write the actions that bots look at into `room.out`, and what each is worth, in all `worlds`
    together, into `room.worths`.

    Returns how many there are.

    Every action is tried in the same worlds; so little is added at random that it only breaks ties.
    """
    count = unbarred(room.out, shortlist(boxes[0], views[0], room.out), room.barred)
    for k in range(count):
        room.points[:] = 0.0
        ways = MOST_WAYS
        for world in range(worlds):
            s = room.states[0]
            if k > 0 and world < len(room.worlds):
                room.states[0] = room.worlds[world]
            else:
                room.states[0] = views[0]
                s.fate.rng = seeded(rng, world)
                imagine(boxes[0], s, seat)
                if world < len(room.worlds):
                    room.worlds[world] = s
            step(boxes[0], s, int(room.out[k]))
            ways = min(ways, follow(boxes, seat, room))
        best = room.points[0]
        for way in range(1, ways):
            best = max(best, room.points[way])
        room.states[1].fate.rng = seeded(rng, worlds + k)
        room.worths[k] = best + below(room.states[1].fate, 1024) * TIE
    return count


@driver(inner=True)
def follow(boxes: Array, seat: int, room: GreedyWorkspace) -> int:
    """Add what the settled positions after `room.states[0]` are worth to `room.points`, one for
    each way of going on; returns how many.

    The ways come in an order that is the same in worlds that offer the same.
    """
    states, choices, left, points = room.states, room.choices, room.left, room.points
    left[0] = ways_on(boxes, states[0], seat, choices[0])
    if left[0] == 0:
        points[0] += worth_of(boxes, states[0], seat, room.network)
        return 1
    ways, depth = 0, 0
    while depth >= 0 and ways < MOST_WAYS:
        if left[depth] == 0:
            depth -= 1
            continue
        left[depth] -= 1
        states[depth + 1] = states[depth]
        step(boxes[0], states[depth + 1], int(choices[depth, left[depth]]))
        deeper = depth + 1 < DEEPEST
        count = ways_on(
            boxes, states[depth + 1], seat, choices[depth + 1] if deeper else choices[depth][:0]
        )
        if count > 0 and deeper:
            depth += 1
            left[depth] = count
        else:
            points[ways] += worth_of(boxes, states[depth + 1], seat, room.network) - LONGER * (
                depth + 1
            )
            ways += 1
    return ways


@driver(inner=True)
def worth_of(boxes: Array, s: Any, seat: int, network: NetworkRoom) -> float:
    """The return that `seat` can expect: as the network judges it, or the game's formula where
    there is none.
    """
    if not network.is_there[0]:
        return judge(boxes[0], s, seat)
    evaluate(boxes, s, seat, network)
    return expected_return(network.chances[seat], int(s.seats))


@driver(inner=True)
def ways_on(boxes: Array, s: Any, seat: int, out: Array) -> int:
    """Go on as is presumed; then write what the seat can choose, or return 0 if `judge` is to be
    asked.
    """
    if settle(boxes, s) == OPEN and s.actor == seat and len(out) > 0:
        return shortlist(boxes[0], s, out)
    return 0


@dataclass(frozen=True)
class Greedy:
    """Looks one choice ahead, in `worlds` random worlds that fit its View; by default in as many as
    the game says.

    It takes the best choice; in `slips` of 100 cases, any of those that are not below the average,
    unless the best one wins for certain. If it is `careless`, a choice is e times less likely for
    each so many points (hundredths) of the chance to win that it seems to give away; one that gives
    away three times as much it never takes.

    It judges positions by the game's formula or, if it is `learned`, by the network that stands
    beside the game, or in `file`; where there is none, by the chances that the formula tells.
    """

    worlds: int | None = None
    slips: int = 0
    careless: float = 0.0
    learned: bool = False
    file: str | None = None
    name: str | None = field(default=None, kw_only=True, compare=False)

    def __post_init__(self) -> None:
        check_name(self.name)
        if self.worlds is not None:
            whole(self.worlds, "worlds", 1, MOST_WORLDS)
        whole(self.slips, "slips", 0, 100)
        check_number(self.careless, "careless", MOST_CARELESS)
        check_learned(self.learned, self.file)

    def __call__(self, view: View, legal: Sequence[Action], rng: np.random.Generator) -> int:
        """The id of the action it takes; ValueError if the View's seat has nothing to decide."""
        check_decides(view, rng)
        if len(legal) == 1:
            return legal[0].id
        game, engine = view.game, view.game.engine
        views, seed = (
            copied(view.states),
            np.uint64(rng.integers(2**63)),
        )  # a copy, for which simulations have compiled it as well
        room = workspace_of(self, game, int(views["seats"][0]))
        effort = self.effort(game), seed, room, self.slips, float(self.careless)
        return int(engine.bind(consider)(engine.boxes, views, view.seat, *effort))

    def effort(self, game: GameLike) -> int:
        """Return the number of worlds that it imagines: with a network a quarter, as that takes
        longer.
        """
        if self.worlds is not None:
            return self.worlds
        asks = self.learned and (self.file is not None or has_network(game))
        return max(1, game.hints.worlds // LEARNED_SHARE) if asks else game.hints.worlds

    def spec(self) -> str:
        """Return the text with which `bot_named` makes this bot again; "" if there is none."""
        others = self.worlds, self.slips, self.careless, self.file
        if self.learned:
            if others == (None, 0, self.careless, None):
                return f"careless:{number_text(self.careless)}" if self.careless else "learned"
            file = self.file or ""
            fits = (
                others == (None, 0, 0, file)
                and file
                and file == file.strip()
                and ".py:" not in file
            )
            return f"learned:{file}" if fits else ""
        if others == (1, 100, 0, None):
            return "novice"
        if others != (None, min(99, self.slips), 0, None):
            return ""
        return {0: "greedy", 25: "casual"}.get(self.slips, f"casual:{self.slips}")

    def __str__(self) -> str:
        return self.name or self.spec() or settings_text(self)


def workspace_of(bot: Greedy, game: GameLike, seats: int) -> GreedyWorkspace:
    """Room for this bot to think at a table of so many.

    ValueError if it is learned, and there is neither a network nor a formula for that.
    """
    return workspace(game, learned_room(game, bot.file, seats) if bot.learned else None)


greedy = Greedy()
novice = Greedy(worlds=1, slips=100)
casual = Greedy(slips=25)
learned = Greedy(learned=True)
