"""Sampling: the games of which answers are made, with each bot in each seat as often, and the luck
of each taken off.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import numpy as np
import numpy.typing as npt

from ludary.bots.identity import names_of
from ludary.bots.network_file import network_if_any
from ludary.core.contract.defaults import no_judgement
from ludary.core.play.library import rules_of
from ludary.lab.luck.estimate import Estimate
from ludary.lab.luck.watch import KINDS, SHAPES
from ludary.lab.questions.card_trials.things import known_things
from ludary.lab.questions.card_trials.trials import all_trials, question_of, worth_by_deal
from ludary.lab.simulation.simulate import seat_bots, simulate

if TYPE_CHECKING:
    from ludary.core.play.game import Game
    from ludary.lab.questions.card_trials.branches import Trials
    from ludary.lab.simulation.results import Results

Array = npt.NDArray[Any]
Told = Callable[[int, int], None]  # is told how many games are done, and of how many


@dataclass(frozen=True)
class Plan:
    """The settings of `simulate` for all games of a question.

    A folder `keep` keeps them, and those in it are not played again.
    """

    games: int = 1000  # deals; each is played once in every arrangement of the bots
    seed: int = 1
    workers: int | None = None
    on: str | None = None
    keep: Path | None = None
    adjust: bool | Literal["formula"] = True
    occurrences: bool = False
    things: Sequence[str] = ()  # names of things whose uses are counted in each deal
    worth: bool = False  # whether deals are also played again without them, as `cards` does
    tell: Told | None = None
    say: Callable[[str], object] | None = None  # is told in words what is known so far


@dataclass(frozen=True)
class Sample:
    """Games of some bots.

    Each row is a deal: what all arrangements of the bots made of it, on the average.
    """

    game: Game
    bots: Sequence[str]  # those of the first arrangement, by seat
    results: Sequence[Results]  # of each arrangement; in number k, each bot sits k seats further
    things: Sequence[str] = ()
    trials: Sequence[Trials] = ()  # of these things, in the deals of each arrangement

    @property
    def deals(self) -> int:
        """The number of deals that were played in every arrangement."""
        return min(
            *(one.games for one in self.results),
            *(len(one.lengths) for one in self.trials),
            self.results[0].games,
        )

    @property
    def games(self) -> int:
        return self.deals * len(self.results)

    @property
    def interrupted(self) -> bool:
        return any(one.interrupted for one in self.results) or any(
            len(one.lengths) < self.results[0].games for one in self.trials
        )

    def won(self, bot: int) -> Array:
        """The share of wins, less luck, of the bot that sits in this seat of the first arrangement:
        `(deals,)`.
        """
        seats = len(self.bots)
        return self.mean(
            [one.won_less_luck[:, (bot + k) % seats] for k, one in enumerate(self.results)]
        )

    def seat(self, seat: int) -> Array:
        """The share of wins, less luck, of a seat, whichever bot sits there: `(deals,)`."""
        return self.mean([one.won_less_luck[:, seat] for one in self.results])

    def shared(self) -> Array:
        """The part of the games in which the first place was shared: `(deals,)`."""
        return self.mean([(one.won % 1 > 0).max(axis=1) for one in self.results])

    def beginner(self) -> Array:
        """The share of wins, less luck, of whoever decides first: `(deals,)`."""
        return self.mean(
            [one.won_less_luck[np.arange(one.games), one.began] for one in self.results]
        )

    def length(self) -> Array:
        """Decisions of a game: `(deals,)`."""
        return self.mean([one.lengths for one in self.results])

    def shape(self, name: str) -> Array:
        """Return what was watched of how games went, by a name of `lab.luck.watch.SHAPES`:
        `(deals,)`.
        """
        column = len(KINDS) * len(self.bots) + SHAPES.index(name)
        return self.mean([one.watched[:, column] for one in self.results])

    def occurrences(self, name: str) -> Array:
        """Count how often something happened in a game, by a name of `Results.occurrences`:
        `(deals,)`.
        """
        return self.mean([one.occurrences[name] for one in self.results])

    def uses(self, thing: str) -> Array:
        """Count how often a player uses a thing: `(deals,)`."""
        number = self.things.index(thing)
        return self.mean([one.uses[:, :, number].mean(axis=1) for one in self.trials])

    def worth(self, thing: str) -> Array:
        """By how much a thing raises its user's share of wins: `(deals,)`."""
        number = self.things.index(thing)
        return self.mean([worth_by_deal(one)[:, number] for one in self.trials])

    def mean(self, arrangements: Sequence[Array]) -> Array:
        return np.asarray(np.mean([values[: self.deals] for values in arrangements], axis=0))

    def share(self, bot: int) -> Estimate:
        return Estimate.of_shares(self.won(bot))

    @property
    def is_less_luck(self) -> bool:
        """Tell whether luck was taken off the shares of wins."""
        return all(one.is_less_luck for one in self.results)


def sampled(game: Game, bots: Sequence[Any], plan: Plan, seats: int | None = None) -> Sample:
    """Play games of these bots, one for each seat or one for all, in every seat as often: all
    arrangements play the same deals.

    Raises what `simulate` raises. Ctrl-C ends it with what there is in all arrangements, marked
    `interrupted`.
    """
    seated = seat_bots(game, seats, bots)
    names = names_of(seated, game)
    turns = len(seated) if len(set(names)) > 1 else 1
    parts = turns * (2 if plan.things else 1)
    results: list[Results] = []
    trials: list[Trials] = []
    for turn in range(turns):
        arranged = [seated[(seat - turn) % len(seated)] for seat in range(len(seated))]
        folder = None if plan.keep is None else plan.keep / f"seats-{turn + 1}"

        def told(done: int, _: int) -> None:
            if plan.tell:
                plan.tell((len(results) + len(trials)) * plan.games + done, parts * plan.games)

        how = replace(plan, tell=told, keep=folder)
        results.append(simulated(game, arranged, how))
        if results[-1].interrupted:
            break
        if plan.things:
            played = trials_of(game, arranged, how)
            if played is None:
                raise KeyboardInterrupt
            trials.append(played)
            if len(played.lengths) < plan.games:
                break
    if len(results) < turns or (plan.things and len(trials) < turns):
        raise KeyboardInterrupt  # a bot would not have sat in each seat
    return Sample(game, names, results, plan.things, trials)


def simulated(game: Game, seated: Sequence[Any], plan: Plan) -> Results:
    """The games of one arrangement."""
    return simulate(
        game,
        plan.games,
        len(seated),
        seated,
        plan.seed,
        plan.workers,
        plan.tell,
        plan.on,
        plan.keep,
        plan.adjust,
        plan.occurrences,
    )


def trials_of(game: Game, seated: Sequence[Any], plan: Plan) -> Trials | None:
    """Play the deals again, and those in which a thing is forbidden; None if there is none."""
    things = known_things(game).only(plan.things)
    ways = int(plan.worth)
    question = question_of(game, seated, plan.seed, things, ways, bool(plan.adjust))
    keep = plan.keep and plan.keep / "things"
    return all_trials(question, replace(plan, keep=keep))[0]


def luck_words(taken: Sequence[bool]) -> str:
    """Return the end of a sentence on games in parts: where luck was taken off them."""
    if all(taken):
        return ", and the luck of each game was taken off"
    return ", and luck was taken off where games were enough to weigh it" if any(taken) else ""


def seed_of(seed: int, *numbers: int) -> int:
    """Return a seed for the part with these numbers of a question with this seed: its games are
    those of no other part.
    """
    return int(
        np.random.SeedSequence([seed, *numbers]).generate_state(1, np.uint64)[0] >> np.uint64(1)
    )


def usual_bot(game: Game, seats: int) -> str:
    """The best quick bot: `learned` where a network knows this box, `greedy` where the game has a
    formula, else `uniform`.
    """
    if network_if_any(game, seats):
        return "learned"
    return "uniform" if game.hints.judge is no_judgement else "greedy"


def shipped(game: Game) -> Game:
    """The game as it comes: with its own edition, and no house rules."""
    return rules_of(str(game.source or game.name)).with_box(None, {})
