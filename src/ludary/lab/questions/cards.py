"""The effect of each card, tile, relic, scroll, spell or verb on winning: what it is worth to who
can use it.

Bots play deals. Wherever one first uses a thing, the game is played again from there with that
thing *forbidden* to its seat; wherever one first leaves it, again with the thing *forced*: used
whenever it can be. All others go on as before. How often a thing is used says nothing of that: a
card that is used each turn can be worth nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, sqrt
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from ludary.bots.identity import names_of
from ludary.core.contract.defaults import no_judgement
from ludary.core.play.library import as_game
from ludary.lab.luck.estimate import Estimate, unseen
from ludary.lab.questions.answer import Answer, Table, command
from ludary.lab.questions.box_numbers import cost_of, number_now
from ludary.lab.questions.card_trials.branches import ENDLESS, FORBIDDEN, FORCED, PLAYED, Trials
from ludary.lab.questions.card_trials.things import things_of
from ludary.lab.questions.card_trials.trials import (
    Question,
    all_trials,
    question_of,
    worth_by_deal,
)
from ludary.lab.questions.card_trials.words import MUCH, charts_of, together_of, verdict_of
from ludary.lab.questions.precision import rounded
from ludary.lab.questions.sampling import Plan
from ludary.lab.simulation.simulate import seat_bots

if TYPE_CHECKING:
    from ludary.core.play.game import Game

Array = npt.NDArray[Any]
FEWEST = 20  # branches from which an effect is told


@dataclass(frozen=True)
class Effect:
    """The effect of one thing, in shares of wins of its user."""

    name: str
    uses: float  # in a game, by a seat
    offers: float  # decisions at which it could be used
    effect: Estimate  # with it less without it
    where_used: Estimate  # the same, of games in which it was used
    forced: Estimate | None  # by how much more is won if it is used whenever it can be
    branches: Sequence[int]  # that were played: forbidden, forced
    endless: int  # those that came to no end

    @property
    def is_measured(self) -> bool:
        return self.branches[0] >= FEWEST

    @property
    def is_forced(self) -> bool:
        return self.forced is not None and self.branches[1] >= FEWEST


def cards(
    game: str | Path | Game,
    bots: Sequence[Any] | None = None,
    plan: Plan | None = None,
    seats: int | None = None,
    kinds: Sequence[str] | None = None,
    groups: Sequence[Sequence[str]] = (),
    forced: bool = True,
    much: float = MUCH,
) -> Answer:
    """Answer what each thing of a game is worth to who can use it.

    `bots` has one for each seat, or one for all; by default `greedy`. `kinds` says which things:
    words of the game's `names`, such as "spell", or "verb", or "action"; by default those that the
    game's hints name, or all that its actions do. The mean of each of the `groups`, names of
    things, is told as well. Without `forced` the deals are played in half the time. An effect that
    is surely beyond `much` is called too much.

    Raises ValueError for what does not exist, and for bots that are not compiled; and what
    `simulate` raises. KeyboardInterrupt if Ctrl-C came before the second deal.
    """
    rules, plan = as_game(game), plan or Plan()
    question = asked(rules, bots, plan, seats, kinds, forced)
    numbers = [question.things.numbers(group) for group in groups]
    trials, interrupted = all_trials(question, plan)
    if trials is None or len(trials.lengths) < 2:
        raise KeyboardInterrupt
    found = effects(question, trials)
    means = [
        (" and ".join(group), group_mean(trials, own))
        for group, own in zip(groups, numbers, strict=True)
    ]
    return answer(question, kinds, trials, found, means, much, interrupted)


def asked(
    game: Game,
    bots: Sequence[Any] | None,
    plan: Plan,
    seats: int | None,
    kinds: Sequence[str] | None,
    forced: bool,
) -> Question:
    """The trials to play."""
    count = game.check_seats(seats if seats or (bots and len(bots) > 1) else max(2, game.seats[0]))
    seated = seat_bots(
        game, count, bots or ["uniform" if game.hints.judge is no_judgement else "greedy"]
    )
    things = things_of(game, kinds)
    return question_of(game, seated, plan.seed, things, 2 if forced else 1, bool(plan.adjust))


def effects(question: Question, trials: Trials) -> list[Effect]:
    """Estimate the effect of each thing; the greatest comes first."""
    worth = [worth_by_deal(trials, way) for way in range(question.ways)]
    used = (trials.tried[..., FORBIDDEN] == PLAYED).mean(axis=1)
    found = [
        Effect(
            name,
            float(trials.uses[:, :, k].mean()),
            float(trials.offers[:, :, k].mean()),
            Estimate.of_differences(worth[FORBIDDEN][:, k]),
            ratio(worth[FORBIDDEN][:, k], used[:, k]),
            Estimate.of_differences(worth[FORCED][:, k]) if question.ways == 2 else None,
            (trials.tried[:, :, k] == PLAYED).sum(axis=(0, 1)).tolist(),
            int((trials.tried[:, :, k] == ENDLESS).sum()),
        )
        for k, name in enumerate(question.things.names)
    ]
    return sorted(
        found, key=lambda one: (one.is_measured, one.effect.mean, one.offers), reverse=True
    )


def ratio(changes: Array, used: Array) -> Estimate:
    """The mean change of the games in which a thing was used: a ratio of means, whose error is that
    of its linear part.
    """
    times = float(used.sum())
    if np.count_nonzero(used) < 2:
        return Estimate(0.0, float("inf"))
    mean = float(changes.sum()) / times
    left = changes - mean * used
    variance = float((left**2).sum()) * len(used) / (len(used) - 1) / times**2
    return Estimate(mean, sqrt(variance + unseen(mean, (-1.0, 1.0), times)))


def group_mean(trials: Trials, numbers: Sequence[int]) -> Estimate:
    """The mean effect of some things, which is surer than each."""
    values = worth_by_deal(trials, FORBIDDEN)[:, list(numbers)].mean(axis=1)
    return Estimate.of_differences(values)


def answer(
    question: Question,
    kinds: Sequence[str] | None,
    trials: Trials,
    found: Sequence[Effect],
    groups: Sequence[tuple[str, Estimate]],
    much: float,
    interrupted: bool,
) -> Answer:
    game = question.place.game
    deals = len(trials.lengths)
    bots = list(dict.fromkeys(names_of(question.place.bots, question.place.game)))
    measured = [one for one in found if one.is_measured]
    together = together_of(found)
    head = [
        "",
        "uses a game",
        "effect",
        "where used",
        *(["used always"] if question.ways == 2 else []),
    ]
    rows = [row_of(one)[: len(head)] for one in found if one.offers]
    tables = [
        Table(
            "What each is worth to its user",
            head,
            rows,
            note_on(together, question.ways),
            "points",
            together,
        )
    ]
    if groups:
        tables.append(
            Table(
                "Groups", ["", "mean effect"], [[name, one] for name, one in groups], unit="points"
            )
        )
    began = Estimate.of_shares(trials.won[np.arange(deals), trials.began])
    return Answer(
        f"{game.title}: what is each {' or '.join(kinds or game.hints.uses or ['thing'])} worth?",
        verdict_of(found, deals, much, interrupted),
        tables,
        charts_of(measured, together),
        about(question, trials, bots, began),
        {
            "deals": deals,
            "things": [figures(one, together) for one in found],
            "began": began.to_dict(),
            "bots": bots,
        },
        interrupted,
        max((one.effect.reach(together) for one in measured), default=inf),
        next_words(question, found, together, deals),
    )


def next_words(question: Question, found: Sequence[Effect], together: int, deals: int) -> str:
    """Say what to ask next: the cost of what is worth most, or with more deals where nothing is
    clear.
    """
    game, bots = question.place.game, names_of(question.place.bots, question.place.game)
    clear = [one for one in found if one.is_measured and one.effect.is_clear(together)]
    for one in sorted(clear, key=lambda one: -abs(one.effect.mean)):
        path = cost_of(game, one.name)
        if path:
            now = number_now(game, path)
            values = f"{max(0, now - 2)}..{now + 2}"
            return command("sweep", game, path, values, bots=bots, seats=len(bots))
    needed = [
        one.effect.games_needed(deals, together)
        for one in found
        if one.is_measured and one not in clear
    ]
    known = [games for games in needed if games]
    return f"the same with --games {rounded(min(known))}." if known else ""


def note_on(together: int, ways: int) -> str:
    """The sentences below the table."""
    return " ".join(
        [
            (
                "Points are games in a hundred. Effect: how many more games its user wins with it"
                " than without."
            ),
            "Where used: the same, of games in which it was used.",
            *(
                ["Used always: how many more it wins by using it whenever it can."]
                if ways == 2
                else []
            ),
            f"The intervals (95 %) of all {together} effects hold at once.",
        ]
    )


def row_of(one: Effect) -> list[Any]:
    """A row of the table; empty where too few branches tell."""
    measured = [one.effect, one.where_used] if one.is_measured else [None, None]
    return [one.name, f"{one.uses:.2f}", *measured, one.forced if one.is_forced else None]


def about(question: Question, trials: Trials, bots: Sequence[str], began: Estimate) -> list[str]:
    """Sentences on how the answer was found."""
    branches, deals = int((trials.tried == PLAYED).sum()), len(trials.lengths)
    endless = int((trials.tried == ENDLESS).sum())
    seats, seed = question.place.seats, question.place.seed
    return [
        (
            f"{deals:,} deals of {seats} players ({', '.join(bots)}; seed {seed}), and {branches:,}"
            " branches of them: games that are played again from where a thing was first used, or"
            " first left unused."
        ),
        (
            f"Whoever begins wins {100 * began.mean:.1f} % ± {100 * began.reach():.1f}, and a game"
            f" has {trials.lengths.mean():.0f} decisions."
        ),
        *(["Luck behind that moment is taken off."] if question.adjust else []),
        *([f"{endless:,} branches came to no end, and do not count."] if endless else []),
    ]


def figures(one: Effect, together: int) -> dict[str, Any]:
    """An effect as plain values; intervals hold for all at once."""
    told: dict[str, Any] = {
        "name": one.name,
        "uses": one.uses,
        "offers": one.offers,
        "branches": one.branches,
        "endless": one.endless,
    }
    for name, estimate in zip(("effect", "where_used", "forced"), row_of(one)[2:], strict=True):
        told[name] = (
            None
            if estimate is None
            else estimate.to_dict() | {"interval": list(estimate.interval(together))}
        )
    return told
