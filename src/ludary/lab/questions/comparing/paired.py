"""Paired games: two sides play the same deals, in rounds that double, so that both have as many
whenever it ends.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from ludary.lab.questions.card_trials.trials import joined as joined_trials
from ludary.lab.questions.sampling import Plan, Sample, sampled, seed_of
from ludary.lab.simulation.game_rows import MemoryKeeper

if TYPE_CHECKING:
    from ludary.core.play.game import Game
    from ludary.lab.simulation.results import Results

FIRST_ROUND = 50  # deals
NAMES = ("a", "b")  # of folders


@dataclass(frozen=True)
class Side:
    """A game with its box, and the bots that play it, by seat."""

    game: Game
    bots: Sequence[Any]
    names: Sequence[str]  # of the bots, which tell those of both sides apart


def paired(
    a: Side, b: Side, plan: Plan, known: Callable[[Sample, Sample], str]
) -> tuple[Sample, Sample]:
    """Play both sides.

    Raises what `simulate` raises. `known` puts into words what is known after a round, for
    `plan.say`.

    Ctrl-C ends it with the rounds that both sides have played, marked `interrupted`, and
    KeyboardInterrupt is raised if there is none.
    """
    rounds: list[tuple[Sample, Sample]] = []
    interrupted, before = False, 0
    for number, games in enumerate(round_sizes(plan.games)):
        try:
            both = play_round(a, b, plan, number, games, before)
        except KeyboardInterrupt:
            interrupted = True
            break
        rounds.append(both)
        before += games
        if plan.say:
            plan.say(known(*both_joined(rounds, interrupted)))
    if not rounds:
        raise KeyboardInterrupt
    return both_joined(rounds, interrupted)


def round_sizes(games: int) -> Iterator[int]:
    """The deals of each round: the first ones are the same however many there are, so that a longer
    run goes on with a shorter one.
    """
    size, played = FIRST_ROUND, 0
    while played < games:
        yield min(size, games - played)
        played += size
        size = played  # as many as there are


def play_round(
    a: Side, b: Side, plan: Plan, number: int, games: int, before: int
) -> tuple[Sample, Sample]:
    """Play one round on both sides; KeyboardInterrupt if Ctrl-C ends it."""
    samples = []
    for k, side in enumerate((a, b)):

        def told(done: int, of: int, so_far: int = k) -> None:
            if plan.tell:  # in games of one seating, of both sides
                plan.tell(2 * before + (games * so_far + games * done // of), 2 * plan.games)

        keep = plan.keep / f"{NAMES[k]}-{number + 1}" if plan.keep else None
        how = replace(plan, games=games, seed=seed_of(plan.seed, number), keep=keep, tell=told)
        samples.append(sampled(side.game, side.bots, how, len(side.bots)))
        if samples[-1].interrupted:
            raise KeyboardInterrupt
    return samples[0], samples[1]


def both_joined(
    rounds: Sequence[tuple[Sample, Sample]], interrupted: bool
) -> tuple[Sample, Sample]:
    """The games of all rounds, as one sample for each side."""
    one, other = ([samples[side] for samples in rounds] for side in (0, 1))
    return joined(one, interrupted), joined(other, interrupted)


def joined(samples: Sequence[Sample], interrupted: bool) -> Sample:
    """The games of all rounds, as one sample."""
    results = zip(*(sample.results for sample in samples), strict=True)
    trials = zip(*(sample.trials for sample in samples), strict=True)
    return replace(
        samples[0],
        results=[joined_results(one, interrupted) for one in results],
        trials=[joined_trials(one) for one in trials],
    )


def joined_results(results: Sequence[Results], interrupted: bool) -> Results:
    """The games of several simulations, as one."""
    totals, keeper = results[0].totals.fresh(), MemoryKeeper()
    for one in results:
        totals.add(one.totals)
        keeper.held += one.keeper.rows()
    actions, events = (
        summed([getattr(one, kind) for one in results]) for kind in ("actions", "events")
    )
    whole = replace(
        results[0],
        actions=actions,
        events=events,
        totals=totals,
        keeper=keeper,
        interrupted=interrupted,
    )
    return replace(
        whole, seconds=sum(one.seconds for one in results), found=sum(one.found for one in results)
    )


def summed(counts: Sequence[Mapping[str, int]]) -> dict[str, int]:
    return {name: sum(one[name] for one in counts) for name in counts[0]}
