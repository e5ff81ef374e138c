"""Branches: games that are played on from the moment at which a bot first used a thing, as if it
could not; or as if it had to.

Up to that moment both games are one. So of a card that a game never sees, nothing but zeros is
learnt, and at no cost.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ludary.bots.barring import unbarred
from ludary.bots.seated import UNIFORM, ThreadArrays, decide
from ludary.core.compile.driver import driver
from ludary.core.contract.functions import legal, returns, unasked
from ludary.core.play.engine import set_up, step
from ludary.core.state.fate import bits, seeded
from ludary.lab.luck.seeing import see_action, see_deal, see_draw_evenly
from ludary.lab.luck.watch import Watch, columns, watch_room
from ludary.lab.simulation.compiled_games import Workplace
from ludary.lab.simulation.totals import ABOVE_EVEN

if TYPE_CHECKING:
    from ludary.lab.questions.card_trials.things import Things

Array = npt.NDArray[Any]
FORBIDDEN, FORCED = 0, 1
PLAYED, ENDLESS = 1, 2
LONGEST = 20_000  # decisions of a branch; one that goes on longer does not count


class Bench(NamedTuple):
    """The things that are tried, and arrays that one thread writes into."""

    naming: Array  # (actions, most) int16: the things that an action uses; -1 fills the rows
    # (2, things, actions) bool: what is barred to who must not use a thing, and to who must
    barred: Array
    ways: int  # 0: uses are counted; 1: things are forbidden, too; 2: and forced
    adjust: bool  # whether luck is watched
    saved: Array  # (branches,) State: where each begins
    # (branches, 4) int64: the seat, the thing, the way, and the random bits of the choice
    marks: Array
    minds: Array  # (branches,) uint64: the generator of the bots
    luck: Array  # (branches,) float64: what luck the seat had before
    begun: Array  # (2, seats, things) bool: whether there is such a branch
    offered: Array  # (things,) int64: the last decision at which each could be used


class Trials(NamedTuple):
    """Results of some deals in a row, the first numbered `first`; of each deal, seat and thing."""

    first: int
    won: Array  # (deals, seats) float64: shares of the game that was played without any restraint
    luck: Array  # (deals, columns) float64: its luck, as in `lab.luck`
    began: Array  # (deals,) int8
    lengths: Array  # (deals,) int32
    uses: Array  # (deals, seats, things) int32: how often it was used in that game
    offers: Array  # (deals, seats, things) int32: at how many decisions it could be
    # (deals, seats, things, 2) int8: PLAYED where there was a branch, ENDLESS where it came to no
    # end
    tried: Array
    # (deals, seats, things, 2) float32: the share won with the thing less that without; forced less
    # free
    change: Array
    # (deals, seats, things, 2) float32: as much of the luck behind the moment where they part
    luckier: Array


def no_trials(first: int, deals: int, seats: int, things: int) -> Trials:
    """Return zeros for so many deals from number `first` on."""
    shape = deals, seats, things
    rows = (
        np.zeros((deals, seats)),
        np.zeros((deals, columns(seats))),
        np.zeros(deals, np.int8),
        np.zeros(deals, np.int32),
    )
    changes = (
        np.zeros((*shape, 2), np.int8),
        np.zeros((*shape, 2), np.float32),
        np.zeros((*shape, 2), np.float32),
    )
    return Trials(first, *rows, np.zeros(shape, np.int32), np.zeros(shape, np.int32), *changes)


@driver
def play_trials(
    boxes: Array,
    blanks: Array,
    seats: int,
    seed: int,
    bots: Array,
    room: ThreadArrays,
    watch: Watch,
    bench: Bench,
    trials: Trials,
) -> None:
    """Play deals, the games of `simulate` with this seed, and the branches of each."""
    states, f, told = room.states, room.minds[0].fate, np.zeros(trials.luck.shape[1])
    gains = np.zeros(seats)
    for k in range(len(trials.lengths)):
        number = trials.first + k
        states[0] = blanks[0]
        s = states[0]
        set_up(boxes[0], s, seats, seeded(seed, number))
        f.rng = seeded(seed + 1, number)
        watch.rng[0] = seeded(seed + 2, number)
        if bench.adjust:
            see_deal(boxes, blanks, s, seeded(seed + 2, number), watch, trials.luck[k])
        trials.began[k] = s.actor
        count = play_freely(boxes, s, k, bots, room, watch, bench, trials)
        returns(boxes[0], s, gains)
        share_out(gains, trials.won[k])
        for branch in range(count):
            states[0] = bench.saved[branch]
            s = states[0]
            seat = bench.marks[branch, 0]
            thing = bench.marks[branch, 1]
            way = bench.marks[branch, 2]
            f.rng = bench.minds[branch]
            told[:] = 0.0
            if not play_on(boxes, s, branch, bots, room, watch, bench, told):
                trials.tried[k, seat, thing, way] = ENDLESS
                continue
            returns(boxes[0], s, gains)
            share_out(gains, watch.expected)
            trials.tried[k, seat, thing, way] = PLAYED
            sign = 1.0 if way == FORBIDDEN else -1.0
            trials.change[k, seat, thing, way] = sign * (trials.won[k, seat] - watch.expected[seat])
            free = luck_of(trials.luck[k], seats, seat) - bench.luck[branch]
            trials.luckier[k, seat, thing, way] = sign * (free - luck_of(told, seats, seat))


@driver(inner=True)
def play_freely(
    boxes: Array,
    s: Any,
    k: int,
    bots: Array,
    room: ThreadArrays,
    watch: Watch,
    bench: Bench,
    trials: Trials,
) -> int:
    """Play deal `k` to its end, and save where branches begin; returns how many."""
    f, told, saved = room.minds[0].fate, trials.luck[k], 0
    bench.begun[:] = False
    bench.offered[:] = -1
    room.greedy.barred[:] = False
    ahead = bits(f)
    count = legal(boxes[0], s, room.out)
    while count > 0:
        mind, seat = f.rng, s.actor
        action = decide(boxes, s, bots, ahead, count, room)
        if bench.adjust and bots[seat].kind == UNIFORM:
            see_draw_evenly(boxes, s, action, room.out, count, watch, told)
        before = saved
        saved = mark_branches(
            action,
            count,
            room.out,
            seat,
            saved,
            bench,
            trials.offers[k, seat],
            int(trials.lengths[k]),
        )
        for branch in range(before, saved):
            bench.saved[branch] = s
            bench.minds[branch], bench.marks[branch, 3] = mind, ahead
            bench.luck[branch] = luck_of(told, int(s.seats), seat)
        for place in range(bench.naming.shape[1]):
            if bench.naming[action, place] >= 0:
                trials.uses[k, seat, bench.naming[action, place]] += 1
        ahead = bits(f)
        trials.lengths[k] += 1
        carry_out(boxes, s, action, watch, bench.adjust, told)
        count = legal(boxes[0], s, room.out)
    return saved


@driver(inner=True)
def mark_branches(
    action: int,
    count: int,
    out: Array,
    seat: int,
    saved: int,
    bench: Bench,
    offers: Array,
    decision: int,
) -> int:
    """Count what could be used at this decision, and note the branches that begin here; returns how
    many there are.
    """
    for j in range(count):
        for place in range(bench.naming.shape[1]):
            thing = bench.naming[out[j], place]
            if thing < 0 or bench.offered[thing] == decision:
                continue
            bench.offered[thing] = decision
            offers[thing] += 1
            used = not bench.barred[FORCED, thing, action]
            way = FORBIDDEN if used else FORCED
            if way >= bench.ways or bench.begun[way, seat, thing]:
                continue
            others = False
            for other in range(count):
                others |= not bench.barred[way, thing, out[other]]
            if others:
                bench.begun[way, seat, thing] = True
                bench.marks[saved, 0], bench.marks[saved, 1], bench.marks[saved, 2] = (
                    seat,
                    thing,
                    way,
                )
                saved += 1
    return saved


@driver(inner=True)
def play_on(
    boxes: Array,
    s: Any,
    branch: int,
    bots: Array,
    room: ThreadArrays,
    watch: Watch,
    bench: Bench,
    told: Array,
) -> bool:
    """Play a branch to its end; tells whether it came to one."""
    f, barred = room.minds[0].fate, room.greedy.barred
    seat = bench.marks[branch, 0]
    thing = bench.marks[branch, 1]
    way = bench.marks[branch, 2]
    ahead = bench.marks[branch, 3]
    reseed_watch(watch, branch)
    count, decisions = legal(boxes[0], s, room.out), 0
    while count > 0:
        barred[:] = False
        if s.actor == seat:
            barred[:] = bench.barred[way, thing]
            count = unbarred(room.out, count, barred)
        action = decide(boxes, s, bots, ahead, count, room)
        if bench.adjust and bots[s.actor].kind == UNIFORM:
            see_draw_evenly(boxes, s, action, room.out, count, watch, told)
        ahead = bits(f)
        carry_out(boxes, s, action, watch, bench.adjust, told)
        decisions += 1
        if decisions >= LONGEST:
            return False
        count = legal(boxes[0], s, room.out)
    return True


@driver(inner=True)
def carry_out(boxes: Array, s: Any, action: int, watch: Watch, adjust: bool, told: Array) -> None:
    """Carry an action out, and those by which windows pass; watch the luck of each."""
    while action >= 0:
        if adjust:
            watch.before[0] = s
        step(boxes[0], s, action)
        if adjust:
            see_action(boxes, s, action, watch, told)
        action = unasked(boxes[0], s) if s.actor >= 0 else -1


@driver(inner=True)
def reseed_watch(watch: Watch, branch: int) -> None:
    watch.rng[0] = seeded(watch.rng[0], branch)


@driver(inner=False, shared=True)
def luck_of(told: Array, seats: int, seat: int) -> float:
    """The luck that a seat had by fate, and by bots that draw their choices."""
    return float(told[seats + seat] + told[2 * seats + seat])


@driver(inner=False, shared=True)
def share_out(gains: Array, won: Array) -> None:
    """Write each seat's share of the win into `won`."""
    best, firsts = gains[0] if len(gains) > 1 else ABOVE_EVEN, 0
    for gain in gains:
        best = max(best, gain)
    for gain in gains:
        firsts += gain == best
    for seat in range(len(gains)):
        won[seat] = (gains[seat] == best) / max(1, firsts)


class Trialist:
    """Plays trials in one thread."""

    def __init__(self, place: Workplace, things: Things, ways: int, adjust: bool) -> None:
        self.place, self.things, self.run = place, things, place.bind(play_trials)
        barred = np.zeros(place.game.actions.count, np.bool_)
        room = place.room()
        shared = {
            name: getattr(room, name)._replace(barred=barred)
            for name in ("greedy", "learned", "search", "learned_search")
        }
        self.room, self.watch, self.bots = (
            room._replace(**shared),
            watch_room(place.game, place.seats),
            place.seating(),
        )
        self.bench = new_bench(place, things, ways, adjust)

    def play(self, first: int, deals: int) -> Trials:
        trials = no_trials(first, deals, self.place.seats, len(self.things.names))
        engine = self.place.game.engine
        place = self.place
        self.run(
            engine.boxes,
            engine.blanks,
            place.seats,
            place.seed,
            self.bots,
            self.room,
            self.watch,
            self.bench,
            trials,
        )
        return trials


def new_bench(place: Workplace, things: Things, ways: int, adjust: bool) -> Bench:
    """Return room for the trials of one thread."""
    count = len(things.names)
    branches = max(1, ways * place.seats * count)
    return Bench(
        things.named_by(),
        np.stack([things.using, ~things.using]),
        ways,
        adjust,
        place.game.State.zeros(branches),
        np.zeros((branches, 4), np.int64),
        np.zeros(branches, np.uint64),
        np.zeros(branches),
        np.zeros((2, place.seats, count), np.bool_),
        np.zeros(count, np.int64),
    )
