"""Values of choices and positions: the chance to win as one seat can judge it, in each of many
worlds that fit its View.

The judge is the network beside the game or, where there is none for the edition, the game's
formula. All choices of a decision are tried in the same worlds, so that their differences are known
better than each of them.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from ludary.bots.greedy import MOST_WAYS, GreedyWorkspace, consider, follow, workspace
from ludary.bots.network import NetworkRoom, evaluate, share, telling_room
from ludary.bots.network_file import Network, network_if_any
from ludary.bots.reasons import Futures
from ludary.core.compile.driver import driver
from ludary.core.contract.defaults import OPEN, no_judgement
from ludary.core.contract.functions import (
    imagine,
    measure,
    shortlist,
    turn,
    unasked,
    unsettled,
)
from ludary.core.contract.matters import ENDINGS
from ludary.core.play.engine import let_pass, show_view, step
from ludary.core.play.quiescence import settle
from ludary.core.play.stakes import LOSES, OUT, WINS, ending
from ludary.core.state.fate import fresh, seeded
from ludary.core.state.memory import copied

if TYPE_CHECKING:
    from ludary.core.protocols import GameLike, ViewLike

FURTHER, FURTHER_BY_FORMULA = 4, 16  # decisions of each seat, about, until the judge is asked
# worlds that `greedy` imagines in a game whose positions take long: it is not played on so far
SLOW = 8
LONGEST = 2_000  # decisions, where there is no judge
# the least uncertainty of a chance that is told: where all worlds agree, the judge still errs
LEAST_ERROR = 0.01
FAR = 3  # times as many decisions are played on, at most, for the turn to end

Array = npt.NDArray[Any]


@driver
def value_position(
    boxes: Array, views: Array, seat: int, seed: int | np.uint64, room: GreedyWorkspace, out: Array
) -> bool:
    """Write the chance of `seat` in each of `len(out)` worlds of the View `views[0]`; False in the
    middle of a choice, which nobody can judge.
    """
    s = room.states[0]
    for world in range(len(out)):
        room.states[0] = views[0]
        s.fate.rng = seeded(seed, world)
        imagine(boxes[0], s, seat)
        fresh(s.fate)
        if s.actor >= 0 and unsettled(boxes[0], s) == OPEN:
            return False
        settle(boxes, s)
        evaluate(boxes, s, seat, room.network)
        out[world] = room.network.chances[seat]
    return True


@driver
def value_choices(
    boxes: Array,
    views: Array,
    seat: int,
    actions: Array,
    seed: int | np.uint64,
    room: GreedyWorkspace,
    ways: Array,
    out: Array,
) -> None:
    """Write the chance of `seat` after each of the `actions`, in each world, into `out`, float64
    `(actions, worlds)`.

    A half-made choice counts as the best way of going on with it. `ways`, float64 `(MOST_WAYS,
    worlds)`, is written into.
    """
    s, worlds, seats = room.states[0], out.shape[1], int(views[0].seats)
    for k in range(len(actions)):
        count = MOST_WAYS
        for world in range(worlds):
            room.states[0] = views[0]
            s.fate.rng = seeded(seed, world)
            imagine(boxes[0], s, seat)
            step(boxes[0], s, int(actions[k]))
            room.points[:] = 0.0
            count = min(count, follow(boxes, seat, room))
            ways[:, world] = room.points
        best, most = 0, -1e30
        for way in range(count):
            total = 0.0
            for world in range(worlds):
                total += ways[way, world]
            if total > most:
                best, most = way, total
        for world in range(worlds):
            out[k, world] = min(1.0, max(0.0, share(ways[best, world], seats)))


@driver
def play_on(
    boxes: Array,
    views: Array,
    seat: int,
    actions: Array,
    depth: int,
    seed: int | np.uint64,
    room: GreedyWorkspace,
    net: NetworkRoom,
    minds: Array,
    out: Array,
    seen: Array,
    reached: Array,
) -> None:  # fmt: skip
    """Write the chance of `seat` after each of the `actions` and `depth` more decisions, in each
    world, into `out`.

    What matters to it goes into `seen`, float64 `(actions, worlds, 3, matters)`: as it stands
    before the choice, when the present turn is over, and when it decides again after others did.
    `reached`, int8 `(actions, worlds)`, gets how many of these moments came: the rest is left as it
    is. `net` tells the chances; the seats choose as in `follow_game`.
    """
    s = minds[1]
    for k in range(len(actions)):
        for world in range(out.shape[1]):
            minds[1] = views[0]
            s.fate.rng = seeded(seed, world)
            imagine(boxes[0], s, seat)
            now = turn(boxes[0], s)
            look(boxes[0], s, seat, room.network.chances, seen[k, world, 0])
            step(boxes[0], s, int(actions[k]))
            reached[k, world] = follow_game(
                boxes, minds, seat, now, depth, seed + 1, 1024 * world, room, seen[k, world]
            )
            evaluate(boxes, s, seat, net)
            out[k, world] = net.chances[seat]


@driver(inner=True)
def follow_game(
    boxes: Array,
    minds: Array,
    seat: int,
    now: int,
    depth: int,
    seed: int | np.uint64,
    first: int,
    room: GreedyWorkspace,
    seen: Array,
) -> int:
    """Play the game in `minds[1]` on for `depth` decisions, and until the turn `now` is over if
    that takes up to FAR times as many; write into `seen` as `play_on` says, and return how many
    moments came.

    The seats choose one choice ahead, by the network or the bare formula of `room`, each by its own
    View, which is put into `minds[0]`. Decisions draw from numbers of `seed` behind `first`.
    """
    s = minds[1]
    decided, moment, others = 0, 1, False
    while s.actor >= 0 and (
        decided < depth or unsettled(boxes[0], s) == OPEN or (moment == 1 and decided < FAR * depth)
    ):
        decided += 1
        if moment == 1 and turn(boxes[0], s) != now and unsettled(boxes[0], s) != OPEN:
            look(boxes[0], s, seat, room.network.chances, seen[1])
            moment = 2
        if not let_pass(boxes[0], s):
            if moment == 2 and others and s.actor == seat:
                look(boxes[0], s, seat, room.network.chances, seen[2])
                moment = 3
            others = moment == 2 and (others or s.actor != seat)
            show_view(boxes, s, minds)
            rng = seeded(seed, decided + first)
            step(boxes[0], s, consider(boxes, minds, int(s.actor), 1, rng, room, 0, 0.0))
    settle(boxes, s)
    if s.actor < 0:
        for later in range(moment, 3):
            look(boxes[0], s, seat, room.network.chances, seen[later])
        moment = 3
    return moment


@driver(inner=True)
def look(box: Any, s: Any, seat: int, gains: Array, out: Array) -> None:
    """Write whether the seat has won or lost, and what matters to it, into `out`."""
    end = ending(box, s, seat, gains)
    out[0], out[1] = end == WINS, end in (LOSES, OUT)
    measure(box, s, seat, out[len(ENDINGS) :])


@driver
def list_choices(boxes: Array, views: Array, out: Array) -> int:
    """Write the actions that bots look at into `out`; returns how many.

    Where bots are not asked, it is the one that answers nothing.
    """
    if unasked(boxes[0], views[0]) >= 0:
        out[0] = unasked(boxes[0], views[0])
        return 1
    return shortlist(boxes[0], views[0], out)


@dataclass(frozen=True)
class ChoiceJudge:
    """Judges positions and choices of one game for so many players, by what one seat can know."""

    game: GameLike
    seats: int

    @cached_property
    def network(self) -> Network | None:
        """The learned judge; None where the game's formula has to do."""
        return network_if_any(self.game, self.seats)

    @cached_property
    def room(self) -> GreedyWorkspace:
        network = self.network
        return workspace(
            self.game, network.room(self.seats) if network else telling_room(self.game)
        )

    @cached_property
    def player(self) -> GreedyWorkspace:
        """Room for a bot that plays on: by the formula it asks for its own seat alone."""
        return self.room if self.network else workspace(self.game)

    @property
    def is_there(self) -> bool:
        """Tell whether the game has a judge; without one, choices have to be played on to the
        end.
        """
        return self.network is not None or self.game.hints.judge is not no_judgement

    @property
    def further(self) -> int:
        """For how many decisions a choice is played on until the judge is asked: the formula sees
        less far than a network.
        """
        if not self.is_there:
            return LONGEST
        near = self.network is not None or self.game.hints.worlds <= SLOW
        return self.seats * (FURTHER if near else FURTHER_BY_FORMULA)

    def position(self, view: ViewLike, worlds: int, seed: int) -> Array | None:
        """Return the chance of the View's seat in each world, float64 `(worlds,)`; None in the
        middle of a choice.
        """
        out, engine = np.zeros(worlds), self.game.engine
        run = engine.bind(value_position)
        return (
            out
            if run(engine.boxes, copied(view.states), view.seat, np.uint64(seed), self.room, out)
            else None
        )

    def choices(self, view: ViewLike, actions: Array, worlds: int, seed: int) -> Array:
        """Return the chance of the View's seat, which decides, after each action in each world:
        float64 `(actions, worlds)`.
        """
        out = np.zeros((len(actions), worlds))
        ways = np.zeros((MOST_WAYS, worlds))
        engine = self.game.engine
        engine.bind(value_choices)(
            engine.boxes,
            copied(view.states),
            view.seat,
            actions,
            np.uint64(seed),
            self.room,
            ways,
            out,
        )
        return out

    def after_playing_on(
        self, view: ViewLike, actions: Array, depth: int, worlds: int, seed: int
    ) -> list[Futures]:
        """Return the outcomes of each action, judged after `depth` more decisions of all seats."""
        out = np.zeros((len(actions), worlds))
        matters = len(ENDINGS) + len(self.game.hints.matters)
        seen = np.zeros((len(actions), worlds, 3, matters))
        reached = np.zeros((len(actions), worlds), np.int8)
        minds = self.game.State.zeros(2)
        engine = self.game.engine
        engine.bind(play_on)(
            engine.boxes,
            copied(view.states),
            view.seat,
            actions,
            depth,
            np.uint64(seed),
            self.player,
            self.room.network,
            minds,
            out,
            seen,
            reached,
        )
        return [Futures(*one) for one in zip(out, seen, reached, strict=True)]

    def listed(self, view: ViewLike, chosen: int | None = None) -> Array:
        """Return the actions that bots look at, int32, and with them the `chosen` one; one alone
        where bots are not asked.
        """
        out, engine = self.game.engine.action_buffer(), self.game.engine
        listed = out[: engine.bind(list_choices)(engine.boxes, copied(view.states), out)].copy()
        return listed if chosen is None or chosen in listed else np.append(listed, np.int32(chosen))
