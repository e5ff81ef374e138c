"""The habits of bots in Zimby Mojo, of which no question of the lab tells: whether they end games,
dither, let mojo lie and waste scrolls, how much they are asked, and how long they think.

`python -m benchmarks.zimby_bots [--games N] [--seats 4] [--most 6000] [--rounds 0]`: `greedy` in
all seats. A game that is not over after so many decisions is given up.
"""

import argparse
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

import ludary
from benchmarks.zimby_deeds import Deeds, part
from ludary.bots.greedy import consider, workspace
from ludary.core.compile.driver import driver
from ludary.core.contract.functions import unasked
from ludary.core.play.game import Game
from ludary.games.zimby_mojo.cards import NOWHERE
from ludary.games.zimby_mojo.effects import Effect
from ludary.games.zimby_mojo.events import EVENTS
from ludary.games.zimby_mojo.state import Ending, Kind, Phase
from ludary.games.zimby_mojo.verbs import Verb

MUCH = 6  # mojo that no turn should leave unused

Array = npt.NDArray[Any]


@dataclass
class Habits:
    """The counts of all games together."""

    crowned: list[int] = field(default_factory=list)  # rounds of the games that ended so
    games: int = 0
    decisions: list[int] = field(default_factory=list)
    asked: list[int] = field(
        default_factory=list
    )  # decisions of each seat in each game but those that bots let pass unasked
    passed: int = 0  # of them windows that were let pass
    steps: int = 0
    # steps back to where the column has just come from, unless that is a portal, which takes it
    # elsewhere
    back: int = 0
    back_in_turn: int = 0  # of them those within one turn
    turns: int = 0
    idle: int = 0  # turns with nothing done, and MUCH mojo
    left: int = 0  # turns that end with MUCH mojo
    helps: int = 0  # scrolls for brutality put on zimby columns
    helps_others: int = 0  # of them those on columns without a zimby of one's own
    seconds: list[float] = field(default_factory=list)  # of processor time, by turn


class Watch:
    """Follows one game and notes habits."""

    def __init__(self, habits: Habits, game: Game) -> None:
        self.habits, self.game, self.first = habits, game, game.actions.first
        self.came: dict[
            int, tuple[int, int, int, int]
        ] = {}  # by tile: whence the column there has come, by whom, in which round, in whose turn
        self.done, self.seconds = 0, 0.0  # in this turn

    def before(self, s: Any, action: int) -> None:
        """Count the actor's next action."""
        seat, phase = int(s.actor), int(s.phase)
        if action == self.first[Verb.END_TURN]:
            self.ends_turn(s.shamans[seat])
        elif seat == s.turn_of and phase in (Phase.TURN, Phase.CREATURE):
            self.done += 1
        if phase == Phase.AIM and int(self.first[Verb.AIM]) <= action < int(
            self.first[Verb.AIM_SHAMAN]
        ):
            self.aims(s, seat, action - int(self.first[Verb.AIM]))

    def ends_turn(self, shaman: Any) -> None:
        habits, much = (
            self.habits,
            int(shaman.tokens) + int(shaman.active) + int(shaman.pool) >= MUCH,
        )
        habits.turns += 1
        habits.idle += much and self.done == 0
        habits.left += much
        habits.seconds.append(self.seconds)
        self.done, self.seconds = 0, 0.0

    def aims(self, s: Any, seat: int, tile: int) -> None:
        kind = self.game.box.kinds[s.cast_card]
        if (
            s.cast_card == NOWHERE
            or kind.effect != Effect.BRUTALITY
            or kind.amount <= 0
            or s.at[tile] == 0
        ):
            return
        c = s.creatures[s.at[tile] - 1]
        if c.kind == Kind.ZIMBIES:
            self.habits.helps += 1
            self.habits.helps_others += int(c.active[seat]) + int(c.depleted[seat]) == 0

    def after(self, s: Any) -> None:
        """Note the steps that were told."""
        for event in s.events.lines[: s.events.count]:
            row = EVENTS.rows[event.kind]
            if row.name == "moves" and event.values[0] >= 0:
                step = row.fields(event)
                self.steps(step["seat"], step["tile"], step["to"], int(s.rounds), int(s.turn_of))

    def steps(self, seat: int, origin: int, tile: int, rounds: int, turn: int) -> None:
        habits, (whence, who, when, whose) = (
            self.habits,
            self.came.pop(origin, (NOWHERE, NOWHERE, 0, 0)),
        )
        habits.steps += 1
        if (whence, who) == (tile, seat) and self.game.box.portal_at[tile] == NOWHERE:
            habits.back += 1
            habits.back_in_turn += (when, whose) == (rounds, turn)
        self.came[tile] = (origin, seat, rounds, turn)


@driver
def is_unasked(boxes: Array, views: Array) -> bool:
    """Tell whether the bot that decides lets pass what nobody is asked about at first."""
    return bool(unasked(boxes[0], views[0]) >= 0)


def play(
    game: Game, seats: int, most: int, rng: np.random.Generator, habits: Habits, deeds: Deeds
) -> None:
    """Play one game, and note habits and deeds."""
    states, views, out, room = (
        game.State.zeros(1),
        game.State.zeros(1),
        game.engine.action_buffer(),
        workspace(game),
    )
    engine = game.engine
    engine.reset(engine.boxes, engine.blanks, states, 0, seats, np.uint64(rng.integers(2**63)))
    s, watch, decisions = states[0], Watch(habits, game), 0
    think = engine.bind(consider)
    deeds.begin()
    asked, passes = [0] * seats, int(game.actions.first[Verb.PASS])
    while (count := engine.legal(engine.boxes, states, 0, out)) > 0 and decisions < most:
        seat, action = int(s.actor), int(out[0])
        if count > 1:
            views[0] = states[0]
            engine.conceal(engine.boxes, views, 0, seat)
            began = time.process_time()
            action = int(
                think(
                    engine.boxes,
                    views,
                    seat,
                    game.hints.worlds,
                    np.uint64(rng.integers(2**63)),
                    room,
                    0,
                    0.0,
                )
            )
            if not engine.bind(is_unasked)(engine.boxes, views):
                asked[seat] += 1
                habits.passed += s.phase == Phase.ANSWER and action == passes
            if seat == s.turn_of:
                watch.seconds += time.process_time() - began
        watch.before(s, action)
        deeds.before(states, action)
        engine.apply(engine.boxes, states, 0, action)
        watch.after(s)
        deeds.after(states)
        decisions += 1
    habits.games += 1
    habits.decisions.append(decisions)
    habits.asked += asked
    if s.ending == Ending.CROWNED:
        habits.crowned.append(int(s.rounds))


def quartiles(values: Array) -> str:
    """Return the bounds of the middle half of the values."""
    if len(values) == 0:
        return "-"
    low, half, high = np.percentile(values, [25, 50, 75])
    return f"median {half:.0f}, middle half {low:.0f} to {high:.0f}, most {values.max():.0f}"


def told(habits: Habits) -> Iterator[str]:
    """Say it in lines, with 95 % intervals."""
    yield (
        f"  somebody is crowned: {part(len(habits.crowned), habits.games)}; in round:"
        f" {quartiles(np.array(habits.crowned))}"
    )
    yield f"  decisions: {quartiles(np.array(habits.decisions))}"
    yield (
        f"  decisions that a seat is asked for: {quartiles(np.array(habits.asked))}; let pass:"
        f" {part(habits.passed, sum(habits.asked))}"
    )
    yield f"  steps straight back: {part(habits.back, habits.steps)} of {habits.steps}"
    yield f"  steps straight back within a turn: {part(habits.back_in_turn, habits.steps)}"
    yield (
        f"  turns with nothing done and {MUCH} mojo or more: {part(habits.idle, habits.turns)} of"
        f" {habits.turns}"
    )
    yield f"  turns that end with {MUCH} mojo or more: {part(habits.left, habits.turns)}"
    yield (
        "  scrolls for brutality put on columns of others:"
        f" {part(habits.helps_others, habits.helps)} of {habits.helps}"
    )
    if habits.seconds:
        half, most = np.percentile(habits.seconds, [50, 99])
        yield (
            f"  processor time of a turn: median {half:.2f} s, 99 of 100 below {most:.2f} s, most"
            f" {max(habits.seconds):.2f} s"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--most", type=int, default=6000)
    parser.add_argument("--rounds", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    game, habits = ludary.load("zimby_mojo", round_limit=given.rounds), Habits()
    deeds = Deeds(game)
    for number in range(given.games):
        rng = np.random.default_rng([given.seed, number])
        play(game, given.seats, given.most, rng, habits, deeds)
    print(
        f"{given.games} games of {given.seats}; round limit {given.rounds}, given up after"
        f" {given.most} decisions"
    )
    print(*told(habits), *deeds.told(), sep="\n")


if __name__ == "__main__":
    main()
