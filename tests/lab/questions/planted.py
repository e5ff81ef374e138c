"""Planted truths: changes whose effect is known beforehand, which the lab has to find, and
sameness, in which it has to find nothing.

To plant another, write a function of a Bench that returns what was Measured, and add it to TRUTHS.
A correct lab fails for about one seed in fifteen, since repeats of the same can lie beyond the
bounds by chance.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import numpy as np

from ludary.core.play.library import load
from ludary.lab.luck.estimate import SHARES, Array, Estimate
from ludary.lab.questions.charts import points
from ludary.lab.questions.match import match
from ludary.lab.questions.sampling import Plan, Sample, sampled, seed_of
from ludary.lab.questions.sequential import always

if TYPE_CHECKING:
    from ludary.core.play.game import Game

REPEATS, GAMES_OF_ONE = (
    400,
    200,
)  # of two samples that are the same; with far fewer games, intervals are a little too narrow
SEEN, GIVE = (
    0.95,
    0.02,
)  # the part of intervals that should hold the truth, and how far off it may be
LOOKS = [64 * k for k in range(1, 11)]  # games after which a match is looked at
MATCHES = 100
ERRS = 0.05  # part of matches of equal bots that may be told apart
FAR = 3.3  # standard errors that a difference exceeds by chance in one case of a thousand
SEATED = {
    "starter_1": "friendly",
    "starter_2": "aggressive",
}  # in Konja: seat 1 starts with Shayka, seat 2 without
USUAL_EFFECT, BETTER_EFFECT = '[{ does = "purple" }]', '[{ does = "conjure" }]'  # of Shayka
USUAL_COST, LOWER_COST = "power = 2", "power = 1"


@dataclass(frozen=True)
class Measured:
    """A measurement in words, and whether it found what was planted."""

    words: str
    found: bool
    change: Estimate | None = None  # in shares of wins


@dataclass(frozen=True)
class Bench:
    """The games that are played for a truth: `times` as many as for a quick look."""

    plan: Plan
    times: float = 1

    def games(self, quick: int) -> int:
        return round(quick * self.times)

    def play(
        self, game: Game, bots: Sequence[str], games: int, *part: int, adjust: bool = True
    ) -> Sample:
        """Play so many deals; those of the same part are the same deals.

        KeyboardInterrupt if not all are played.
        """
        sample = sampled(
            game,
            bots,
            Plan(games, seed_of(self.plan.seed, *part), self.plan.workers, adjust=adjust),
        )
        if sample.interrupted:
            raise KeyboardInterrupt
        return sample


@dataclass(frozen=True)
class Truth:
    planted: str
    measure: Callable[[Bench], Measured]


def konja_with(old: str, new: str) -> Game:
    """Konja with Shayka changed, in front of a rival without it.

    ValueError if the card has no such line.
    """
    text = load("konja").contents.edition_path("default").read_text(encoding="utf-8")
    before, name, after = text.partition('name = "Shayka"')
    card, following, rest = after.partition("[[relic]]")
    if old not in card:
        raise ValueError(f"Shayka has no {old!r}")
    with TemporaryDirectory() as folder:
        path = Path(folder) / "planted.toml"
        path.write_text(before + name + card.replace(old, new) + following + rest, encoding="utf-8")
        return load("konja", edition=str(path), **SEATED)


def changed(bench: Bench, planted: Game, usual: Game) -> Estimate:
    """By how much a change raises the share of seat 1, on the same deals."""
    after, before = (
        bench.play(game, ["greedy"], bench.games(1200)).won(0) for game in (planted, usual)
    )
    return Estimate.of_differences(after - before, SHARES)


def raised(who: str, change: Estimate, found: bool) -> Measured:
    low, high = change.interval()
    return Measured(
        f"{who} wins {points(change.mean)} points ({points(low)} to {points(high)})",
        found and change.is_clear(),
        change,
    )


def better_card(bench: Bench, effect: str = BETTER_EFFECT) -> Measured:
    """Shayka's die shows a number of one's choice instead of a roll."""
    change = changed(bench, konja_with(USUAL_EFFECT, effect), load("konja", **SEATED))
    return raised("seat 1", change, change.mean > 0)


def higher_cost(bench: Bench, cost: str = USUAL_COST) -> Measured:
    """Shayka costs one Power more each time, 2 instead of 1."""
    change = changed(bench, konja_with(USUAL_COST, cost), konja_with(USUAL_COST, LOWER_COST))
    return raised("seat 1", change, change.mean < 0)


def head_start(bench: Bench, begins: int = 1) -> Measured:
    """Seat 1 begins every game and wins ties, instead of seat 2."""
    change = changed(
        bench, load("konja", begins=begins, ties="first"), load("konja", begins=2, ties="first")
    )
    return raised("seat 1", change, change.mean > 0)


def better_bot(bench: Bench, better: str = "greedy", worse: str = "novice") -> Measured:
    found = match(
        "dunjiin", better, worse, Plan(seed=bench.plan.seed, workers=bench.plan.workers)
    ).figures
    change = Estimate(found["difference"]["mean"], found["difference"]["error"])
    return raised(better, change, found["better"] == better)


def same_mean_without_luck(bench: Bench) -> Measured:
    """Shares less luck are what they were, to a difference that chance makes once in a thousand."""
    game, bots = load("dunjiin"), ["greedy", "uniform"]
    less = bench.play(game, bots, bench.games(1000), 1).share(0)
    plain = bench.play(game, bots, bench.games(4000), 2, adjust=False).share(0)
    change = less - plain
    words = f"{100 * less.mean:.1f} % less luck, {100 * plain.mean:.1f} % plain"
    return Measured(words, abs(change.mean) < FAR * change.error)


def same_editions(bench: Bench, repeats: int = REPEATS, shift: float = 0.0) -> Measured:
    """The difference of two samples of one edition holds 0 as often as a 95 % interval should;
    `shift` makes them differ.
    """
    game, games = load("dunjiin"), bench.games(GAMES_OF_ONE)
    shares = [
        [bench.play(game, ["uniform"], games, repeat, side).share(0) for side in (0, 1)]
        for repeat in range(repeats)
    ]
    nothing = float(
        np.mean([not (one - other - Estimate(shift, 0.0)).is_clear() for one, other in shares])
    )
    return Measured(
        f"nothing is found in {100 * nothing:.1f} % of {repeats} repeats",
        abs(nothing - SEEN) <= GIVE,
    )


def equal_bots(
    bench: Bench, holds: Callable[[Array, tuple[float, float]], Estimate] = always
) -> Measured:
    """A bot against itself, looked at again and again with the interval of `match`."""
    game, matches, errs = load("dunjiin"), bench.games(MATCHES), 0
    for number in range(matches):
        values = np.zeros(0)
        for block, (begin, end) in enumerate(pairwise([0, *LOOKS])):
            values = np.append(
                values, bench.play(game, ["uniform"], end - begin, number, block, 3).won(0) - 0.5
            )
            if holds(values, (-0.5, 0.5)).is_clear():
                errs += 1
                break
    return Measured(
        f"{errs} of {matches} are told apart, {len(LOOKS)} looks each", errs <= ERRS * matches
    )


TRUTHS = (
    Truth("Konja: a better card", better_card),
    Truth("Konja: a cost raised by one", higher_cost),
    Truth("Konja: the first turn", head_start),
    Truth("Dunjiin: a better bot", better_bot),
    Truth("Dunjiin: luck taken off, the mean stays", same_mean_without_luck),
    Truth("Dunjiin: an edition against itself", same_editions),
    Truth("Dunjiin: a bot against itself", equal_bots),
)
