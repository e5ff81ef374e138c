"""Match: which of two bots plays better. It plays until that is clear.

Both play the same deals in every seat, and the luck of each game is taken off. At a larger table
one bot meets others that are all the other bot, then the other way round: where being the only one
of a kind helps by itself, this cancels out. After each block of deals the difference is looked at,
with an interval that holds at all looks together (`lab.questions.sequential` says which, and why).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from ludary.bots.identity import names_of
from ludary.core.play.library import as_game
from ludary.lab.luck.estimate import SHARES, Array, Estimate
from ludary.lab.questions.answer import Answer, Table, command
from ludary.lab.questions.charts import interval_chart, points
from ludary.lab.questions.elo import ENDLESS, elo_of
from ludary.lab.questions.precision import rounded
from ludary.lab.questions.sampling import Plan, Sample, luck_words, sampled, seed_of
from ludary.lab.questions.sequential import always, deviation_of, values_needed
from ludary.lab.simulation.simulate import seat_bots

if TYPE_CHECKING:
    from ludary.core.play.game import Game

MOST_GAMES = 10_000
SMALLEST = 2.0  # points: bots that differ by less play alike
FIRST, GROWTH = (
    64,
    4,
)  # deals of the first block; later ones have a fourth of all before, so that looks get rarer


@dataclass(frozen=True)
class Found:
    """The state of a match after some blocks."""

    bots: tuple[str, str]
    seats: int
    smallest: float  # a share of wins
    blocks: Sequence[Sequence[Sample]]  # one sample, or one for each way round

    def values(self) -> Array:
        """By how much the first bot won more than an even share of each deal, `(deals,)`."""
        return np.concatenate([difference(block, self.seats) for block in self.blocks])

    @property
    def games(self) -> int:
        return sum(sample.games for block in self.blocks for sample in block)

    @property
    def span(self) -> tuple[float, float]:
        """The ends between which `values` lie."""
        even = 1 / self.seats
        return (-even, 1 - even) if len(self.blocks[0]) == 1 else (-0.5, 0.5)

    @property
    def difference(self) -> Estimate:
        return always(self.values(), self.span)

    def elo(self, difference: float) -> float:
        """A difference in Elo points."""
        return elo_of(difference, self.seats, len(self.blocks[0]) == 2)

    @property
    def is_even(self) -> bool:
        """Tell whether any difference is smaller than the smallest of interest."""
        low, high = self.difference.interval()
        return -self.smallest < low and high < self.smallest

    @property
    def is_decided(self) -> bool:
        return self.difference.is_clear() or self.is_even


def match(
    game: str | Path | Game,
    one: Any,
    other: Any,
    plan: Plan | None = None,
    *,
    most: int = MOST_GAMES,
    smallest: float = SMALLEST,
    until: float | None = None,
    seats: int | None = None,
    both_ways: bool = True,
) -> Answer:
    """Answer which of two bots plays better, by `most` games at most, or that no difference of
    `smallest` points is left.

    The Plan's number of games is not used. With more than two `seats` (None: the fewest that can
    play, at least two) the one meets others that are all alike, and unless `both_ways` is False the
    other way round. With `until` it ends as soon as its interval is so many points either way,
    and not before. Ctrl-C ends it with the blocks that are complete.

    Raises ValueError for bots of one name and numbers out of range, and what `simulate` raises.
    """
    rules = as_game(game)
    plan, seats = plan or Plan(), rules.check_seats(seats or max(2, rules.seats[0]))
    one, other = (seat_bots(rules, seats, [bot])[0] for bot in (one, other))
    names = names_of([one, other], rules)
    ways = [[one] + [other] * (seats - 1)] + [[other] + [one] * (seats - 1)] * (
        both_ways and seats > 2
    )
    check(names, seats, most, smallest, seats * len(ways))
    found = Found((names[0], names[1]), seats, smallest / 100, [])
    looks: list[tuple[int, Estimate]] = []
    interrupted = False
    for block in played(rules, ways, plan, most // (seats * len(ways))):
        if block is None:
            interrupted = True
            break
        found = replace(found, blocks=[*found.blocks, block])
        looks.append((found.games, found.difference))
        if plan.say:
            plan.say(known(found))
        if found.is_decided if until is None else found.difference.reach() <= until / 100:
            break
    if not looks:
        raise KeyboardInterrupt  # before anything was known
    return answer(rules, found, looks, plan, interrupted)


def check(names: Sequence[str], seats: int, most: int, smallest: float, seatings: int) -> None:
    """ValueError unless these bots can play a match."""
    if seats < 2:
        raise ValueError(
            "seats=1: bots cannot meet in a game for one: compare their wins with `simulate`"
        )
    if names[0] == names[1]:
        raise ValueError(
            f"{names[0]} and {names[1]}: should be two different bots, but are the same"
        )
    if not 0 < smallest < 100:
        raise ValueError(
            f"smallest={smallest}: should be percentage points, above 0 and below 100, such as 2"
        )
    if most < FIRST * seatings:
        raise ValueError(
            f"most={most}: should be at least {FIRST * seatings}, which is {FIRST} deals in"
            f" {seatings} seatings"
        )


def played(
    game: Game, ways: Sequence[Sequence[Any]], plan: Plan, most: int
) -> Iterator[list[Sample] | None]:
    """Play block after block, `most` deals in all; None, at the end, for one that was
    interrupted.
    """
    done, number = 0, 0
    seatings = len(ways) * len(ways[0])
    while done < most:
        deals = min(max(FIRST, done // GROWTH), most - done)
        if most - done - deals < FIRST:
            deals = most - done  # no small block is left over
        block: list[Sample] = []
        for way, seated in enumerate(ways):
            before = done * seatings + way * deals * len(seated)

            def told(games: int, _: int, before: int = before) -> None:
                if plan.tell:
                    plan.tell(before + games, most * seatings)

            keep = plan.keep / f"block-{number + 1}-way-{way + 1}" if plan.keep else None
            try:
                block.append(
                    sampled(
                        game,
                        seated,
                        replace(
                            plan, games=deals, seed=seed_of(plan.seed, number), keep=keep, tell=told
                        ),
                    )
                )
            except KeyboardInterrupt:
                yield None
                return
            if block[-1].interrupted:
                yield None
                return
        yield block
        done, number = done + deals, number + 1


def difference(block: Sequence[Sample], seats: int) -> Array:
    """By how much the first bot won more than an even share of each deal; both ways round, the mean
    of its gain and its rival's loss.
    """
    alone = block[0].won(0) - 1 / seats
    return alone if len(block) == 1 else (alone - (block[1].won(0) - 1 / seats)) / 2


def known(found: Found) -> str:
    low, high = found.difference.interval()
    return f"{found.bots[0]} {points(low)} to {points(high)} points"


def answer(
    game: Game, found: Found, looks: Sequence[tuple[int, Estimate]], plan: Plan, interrupted: bool
) -> Answer:
    one, other = found.bots
    rows = [(f"{games:,} games", look) for games, look in looks]
    chart = interval_chart(f"Points that {one} wins more than an even share", rows, 0.0, points)
    about = [
        (
            f"{game.title}, {found.seats} seats, {found.games:,} games, looked at"
            f" {times(len(looks))}, seed {plan.seed}."
        ),
        (
            "Every deal was played in each"
            f" seat{luck_words([one.is_less_luck for block in found.blocks for one in block])}."
        ),
        "The intervals hold over all looks together.",
    ]
    verdict = verdict_of(found) + (["It was interrupted."] if interrupted else [])
    return Answer(
        f"{game.title}: does {one} play better than {other}?",
        verdict,
        [table(found)],
        [chart],
        about,
        figures(found, looks),
        interrupted,
        found.difference.reach(),
        next_words(game, found),
    )


def next_words(game: Game, found: Found) -> str:
    """Say what to ask next: more games, or how strong the bots are beside the levels."""
    if found.is_decided:
        bots = dict.fromkeys([*found.bots, *game.hints.levels])
        return command("tournament", game, bots=list(bots), seats=found.seats)
    return f"the same with --most {rounded(needed(found))}."


def times(count: int) -> str:
    return "once" if count == 1 else f"{count} times"


def verdict_of(found: Found) -> list[str]:
    (one, other), gap = found.bots, found.difference
    low, high = gap.interval()
    if gap.is_clear():
        better, worse, sign = (one, other, 1) if gap.mean > 0 else (other, one, -1)
        low, high = sorted((sign * low, sign * high))
        mean = 100 * sign * gap.mean
        return [
            (
                f"{better} plays better than {worse}: it wins {mean:.1f} points more than an even"
                f" share ({100 * low:.1f} to {100 * high:.1f})."
            ),
            (
                "That is"
                f" {elo_words(*(found.elo(value) for value in (sign * gap.mean, low, high)))},"
                f" after {found.games:,} games."
            ),
        ]
    wins = (
        f"the share of {one} is {points(gap.mean)} points from even ({points(low)} to"
        f" {points(high)})"
    )
    elo = " to ".join(f"{found.elo(end):+.0f}" for end in (low, high))
    if found.is_even:
        return [
            f"{one} and {other} play alike, to {said(found.smallest)}: {wins}.",
            f"That is {elo} Elo points, after {found.games:,} games.",
        ]
    return [
        f"{found.games:,} games cannot tell which plays better: {wins}.",
        f"That is {elo} Elo points. {games_needed(found)}",
    ]


def elo_words(points: float, low: float, high: float) -> str:
    """Say Elo points with their interval; a bot that may win every game has no highest number of
    them.
    """
    return (
        f"{points:.0f} Elo points ({low:.0f} to {high:.0f})"
        if high < ENDLESS
        else f"at least {low:.0f} Elo points"
    )


def said(difference: float) -> str:
    return f"{100 * difference:g} point{'s' * (difference != 0.01)}"


def games_needed(found: Found) -> str:
    """Say how long it would take to tell them apart, or alike, whichever comes first."""
    return f"If the difference is what it seems, about {needed(found):,} games would tell."


def needed(found: Found) -> int:
    """The games that would tell them apart, or alike, if the difference is what it seems."""
    values = found.values()
    size = abs(float(values.mean()))
    deals = values_needed(deviation_of(values, found.span), max(size, found.smallest - size))
    return max(deals * found.games // len(values), found.games + 1)


def table(found: Found) -> Table:
    """A row for each way round."""
    one, other = found.bots
    rows: list[list[Any]] = []
    for way, (alone, others) in enumerate(((one, other), (other, one))[: len(found.blocks[0])]):
        samples = [block[way] for block in found.blocks]
        who = (
            f"{alone} against {others}"
            if found.seats == 2
            else f"{alone} against {found.seats - 1} {others}"
        )
        rows.append(
            [
                who,
                always(np.concatenate([sample.won(0) for sample in samples]), SHARES),
                sum(sample.games for sample in samples),
            ]
        )
    return Table(
        "Share of wins",
        ["", "wins", "games"],
        rows,
        f"An even share is {100 / found.seats:.1f} %.",
        "%",
    )


def figures(found: Found, looks: Sequence[tuple[int, Estimate]]) -> dict[str, Any]:
    gap = found.difference
    return {
        "bots": list(found.bots),
        "seats": found.seats,
        "games": found.games,
        "better": None if not gap.is_clear() else found.bots[0] if gap.mean > 0 else found.bots[1],
        "even": found.is_even,
        "difference": gap.to_dict(),
        "shares": [row[1].to_dict() for row in table(found).rows if isinstance(row[1], Estimate)],
        "elo": [found.elo(value) for value in (gap.mean, *gap.interval())],
        "looks": [{"games": games, **look.to_dict()} for games, look in looks],
    }
