"""Reviews of finished games: each seat's chances, what each choice gave away, and what was luck.

Every position and every choice is judged from the View of the seat concerned, so by what that
player could know. Each choice is tried one choice ahead. Where a better one may have been missed,
the game's best bot names it, and both are played on many times: what they differ by is the loss, if
it is certain.

The chances of all seats at one moment are scaled to add up to 1: the curve is what the players knew
together. For each seat and step, what the choice gave away, play and luck add up to the change of
its chance. Luck is what was drawn: dice and cards. Play is all else that a choice changed: how good
it was beyond what had been expected, what it showed, and the judge's own errors.

Backgammon programs take a match apart like this, and so does DIVAT for poker (Billings and Kan, "A
Tool for the Direct Assessment of Poker Decisions", 2006).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from math import sqrt
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from ludary.bots.bot import bot_named
from ludary.bots.checks import check_number
from ludary.bots.choice_values import ChoiceJudge
from ludary.bots.ismcts import ISMCTS
from ludary.bots.network import share
from ludary.bots.network_file import network_digest
from ludary.bots.reasons import difference
from ludary.core.arguments import briefly, whole
from ludary.core.play.view import View, blank_view

if TYPE_CHECKING:
    from ludary.core.play.match import Match
    from ludary.core.protocols import GameLike

VERSION = (
    4  # rises when the reviewer, a bot or a formula that it goes by, or what a review holds changes
)
SEEN = 8  # worlds that each seat imagines in each position
WORLDS = 2  # times as many worlds are imagined for each choice as `greedy` imagines
LOOKS = 150  # choices that the reviewer looks at, at most
MOST_ITERATIONS = 10_000  # of a reviewer that searches: it looks at many choices, and people wait
PLAYED_ON = 200  # worlds in which a choice is played on
MOST_LOOKS, MOST_WORLDS, MOST_SECONDS = 1_000_000, 10_000, 86_400.0
SURE = 2.0  # standard errors that a difference has to exceed
MARKS = (
    ("blunder", 0.10),
    ("mistake", 0.05),
    ("inaccuracy", 0.02),
)  # chance given away, from which on a choice is called so
LUCKIEST = 3  # outcomes of fate that are told
LEAST_LUCK = 0.05
FIRST_SHARE = 0.6  # of the progress, for the first look at everything

Array = npt.NDArray[Any]


@dataclass(frozen=True, slots=True)
class ReviewedChoice:
    """A decision between two or more choices that bots would look at."""

    step: int  # of `match.steps`, which carried it out
    seat: int
    action: int
    best: int  # the action that would have been better; `action` itself where none is known
    choices: int  # how many were tried
    loss: float  # chance to win that it gave away; 0 where that is not certain
    error: float  # standard error of `loss`
    checked: bool  # whether the reviewer looked at it
    mark: str  # `inaccuracy`, `mistake`, `blunder` or ""
    reason: str = ""  # what `best` would have gained, as a clause; "" where nothing can be counted


@dataclass(frozen=True, slots=True)
class ReviewedStep:
    """One step: the chances before and after it, and by what they changed. All by seat, 0 to 1."""

    step: int
    actor: int
    before: tuple[float, ...]
    given: tuple[
        float, ...
    ]  # what the choice gave away (the actor's own, 0 or below) and gave the others
    play: tuple[float, ...]  # what the choice changed besides
    luck: tuple[float, ...]  # what was drawn; 0 where nothing was
    after: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class PlayerReview:
    """One player's game: `start + skill + gifts + play + luck` is `result`."""

    seat: int
    start: float  # chance after the set-up
    skill: float  # what own choices gave away, 0 or below
    gifts: float  # what this seat got of what rivals' choices gave away
    play: float  # what choices changed besides: good moves, surprises, errors of the judge
    luck: float  # dice and cards
    # 1 for a victory, 0 for a defeat; of a game that was not played to its end the chance in the
    # last position
    result: float
    error: float  # standard error of `skill`
    choices: int
    error_rate: float  # chance given away in one choice, on the average


@dataclass(frozen=True, slots=True)
class Review:
    """A review: what `ludary.review` returns."""

    game: str
    version: str  # what made it: see `version_of`
    reviewer: str  # the bot whose strength it has
    judge: str  # `network` or `formula`
    finished: bool
    names: tuple[str, ...]
    players: tuple[PlayerReview, ...]
    steps: tuple[ReviewedStep, ...]
    choices: tuple[ReviewedChoice, ...]
    lucky: tuple[
        tuple[int, int, float], ...
    ]  # the outcomes of fate that changed most: step, seat, by how much

    @property
    def marked(self) -> list[ReviewedChoice]:
        """The choices with a mark, in their order."""
        return [choice for choice in self.choices if choice.mark]

    def json(self) -> dict[str, Any]:
        """Return all of it in lists, texts and numbers, as JSON has them."""
        return asdict(self)


def review(
    match: Match,
    looks: int = LOOKS,
    worlds: int | None = None,
    seconds: float | None = None,
    tell: Callable[[float], object] | None = None,
) -> Review:
    """Review a match, by what each player could know.

    - `looks`: how many choices the reviewer looks at, those first that seem to cost most; only
      these can be marked
    - `worlds`: in how many worlds each choice is tried, at least 4; by default as many as suit the
      game
    - `seconds`: of computing, after which it looks at no more choices
    - `tell`: is called with the part that is done, from 0 to 1

    Raises ValueError if the match has no action, or for numbers that are out of range.
    """
    check_number(seconds, "seconds", MOST_SECONDS)
    if not hasattr(match, "steps"):
        raise TypeError(f"{briefly(match)}: should be a Match, such as Match.load(path)")
    if len(match.steps) < 2:
        raise ValueError("this match has no actions to review: play some first")
    worlds = whole(
        WORLDS * match.game.hints.worlds if worlds is None else worlds, "worlds", 4, MOST_WORLDS
    )
    return Reviewer(
        match, whole(looks, "looks", 0, MOST_LOOKS), worlds, seconds, tell or (lambda _: None)
    ).run()


class Reviewer:
    """The work on one review."""

    def __init__(
        self,
        match: Match,
        looks: int,
        worlds: int,
        seconds: float | None,
        tell: Callable[[float], object],
    ) -> None:
        self.match, self.looks, self.worlds, self.tell = match, looks, worlds, tell
        self.end = time.process_time() + seconds if seconds is not None else float("inf")
        self.game: Any = match.game
        self.seats = match.seats
        self.judge = ChoiceJudge(match.game, match.seats)
        self.bot = reviewer_of(self.judge)
        self.last = len(match.steps) - 1
        self.seen: list[
            Array | None
        ] = []  # by step: the chances in the position after it; None in the middle of a choice
        self.known: list[Array | None] = []  # by step: the same, as each player alone saw it
        self.expected: dict[int, float] = {}  # by step: what the choice changed for its player
        self.choices: dict[int, ReviewedChoice] = {}  # by step
        self.gaps: dict[
            int, float
        ] = {}  # by step: by how much another choice seems better at first sight

    def run(self) -> Review:
        for step in range(self.last + 1):
            known = self.chances_after(step)
            self.known.append(known)
            self.seen.append(known if known is None or self.seats < 2 else known / known.sum())
            if step:
                self.try_choices(step)
            self.tell(FIRST_SHARE * step / self.last)
        self.look_closer()
        steps, choices = tuple(self.accounts()), tuple(self.choices.values())
        players = tuple(player_review(seat, steps, choices) for seat in range(self.seats))
        judge, names = "network" if self.judge.network else "formula", tuple(self.match.players)
        self.tell(1.0)
        made_by = version_of(self.game)
        return Review(
            self.game.name,
            made_by,
            str(self.bot),
            judge,
            self.match.over,
            names,
            players,
            steps,
            choices,
            self.luckiest(steps),
        )

    def states(self, step: int) -> Array:
        """The State after a step."""
        state = (
            self.match.steps[step + 1].before if step < self.last else self.match.states().tobytes()
        )
        return np.frombuffer(state, self.game.State.dtype)

    def view(self, step: int, seat: int) -> View:
        """The View of a seat after a step."""
        return View(self.game, blank_view(self.game, self.states(step), seat), seat)

    def chances_after(self, step: int) -> Array | None:
        """Return each seat's chance after a step, as it could judge it, or the result; None in the
        middle of a choice.
        """
        states = self.states(step)
        if states["actor"][0] < 0:
            gains = np.zeros(self.seats)
            self.game.engine.returns(self.game.boxes, states, 0, gains)
            return np.array([share(gain, self.seats) for gain in gains])
        chances = np.zeros(self.seats)
        for seat in range(self.seats):
            found = self.judge.position(self.view(step, seat), SEEN, seed=step * self.seats + seat)
            if found is None:
                return None
            chances[seat] = found.mean()
        return chances

    def try_choices(self, step: int) -> None:
        """Try all choices of a step, if there were any.

        One half of the worlds finds the best choice, and the other measures it: the one that looks
        best is often the luckiest.
        """
        done = self.match.steps[step]
        view = self.view(step - 1, done.actor)
        assert done.action is not None
        actions = self.judge.listed(view, done.action)
        if len(actions) < 2:
            return
        values = self.judge.choices(view, actions, self.worlds, seed=step)
        chosen = int(np.flatnonzero(actions == done.action)[0])
        best = int(values[:, ::2].mean(axis=1).argmax())
        loss, error = certain(values[best, 1::2] - values[chosen, 1::2])
        if (before := self.known[step - 1]) is not None:
            self.expected[step] = float(values[chosen].mean() - before[done.actor])
        self.gaps[step] = float(values.mean(axis=1).max() - values[chosen].mean())
        self.choices[step] = ReviewedChoice(
            step,
            done.actor,
            done.action,
            int(actions[best]),
            len(actions),
            loss,
            error,
            checked=False,
            mark="",
        )

    def look_closer(self) -> None:
        """Let the reviewer look at the choices that seem to cost most."""
        costly = sorted(self.gaps, key=lambda step: -self.gaps[step])[: self.looks]
        for number, step in enumerate(costly):
            if time.process_time() > self.end:
                break
            self.choices[step] = self.checked(self.choices[step])
            self.tell(FIRST_SHARE + (1 - FIRST_SHARE) * number / len(costly))
        self.choices = {
            step: choice if choice.loss else replace(choice, best=choice.action)
            for step, choice in self.choices.items()
        }

    def checked(self, choice: ReviewedChoice) -> ReviewedChoice:
        """Let the reviewer name the better choice, and play on from both.

        What it would have chosen itself costs nothing.
        """
        view, best, loss, error = self.view(choice.step - 1, choice.seat), choice.best, 0.0, 0.0
        reason = ""
        if isinstance(self.bot, ISMCTS):
            best = int(self.bot(view, view.legal(), np.random.default_rng(choice.step)))
        if best != choice.action:
            both = np.array([best, choice.action], np.int32)
            better, made = self.judge.after_playing_on(
                view, both, self.judge.further, PLAYED_ON, seed=choice.step
            )
            loss, error = certain(better.chances - made.chances)
            gained = difference(self.game, better, made) if loss else None
            reason = gained.says if gained else ""
        mark = next((name for name, least in MARKS if loss >= least), "")
        return replace(
            choice, best=best, loss=loss, error=error, checked=True, mark=mark, reason=reason
        )

    def accounts(self) -> Iterator[ReviewedStep]:
        """Take each step apart.

        In the middle of a choice the chances are what they are expected to be.
        """
        before = (
            np.full(self.seats, 1 / max(2, self.seats)) if self.seen[0] is None else self.seen[0]
        )
        for step in range(1, self.last + 1):
            choice, seen = self.choices.get(step), self.seen[step]
            given = shared(before, choice.seat, choice.loss) if choice else np.zeros(self.seats)
            after = before + given if seen is None else seen
            rest = after - before - given
            play = self.play_in(step, before, given, rest)
            luck = rest - play
            yield ReviewedStep(
                step,
                self.match.steps[step].actor,
                *(tuple(map(float, one)) for one in (before, given, play, luck, after)),
            )
            before = after

    def play_in(self, step: int, before: Array, given: Array, rest: Array) -> Array:
        """Return what a choice changed for each seat besides what it gave away: all, unless
        something was drawn; else what its player could expect of it.
        """
        actor = self.match.steps[step].actor
        if not self.match.steps[step].outcomes:
            return rest
        if step not in self.expected:
            return np.zeros(self.seats)
        return shared(before, actor, given[actor] - self.expected[step])

    def luckiest(self, steps: Sequence[ReviewedStep]) -> tuple[tuple[int, int, float], ...]:
        """Return the outcomes of fate that changed a chance most, in their order: the step, the
        seat, by how much.
        """
        drawn = [step for step in steps if self.match.steps[step.step].outcomes]
        found = [
            (step.step, seat, step.luck[seat])
            for step in drawn
            for seat in [int(np.abs(step.luck).argmax())]
        ]
        return tuple(
            sorted(
                sorted(
                    (one for one in found if abs(one[2]) >= LEAST_LUCK),
                    key=lambda one: -abs(one[2]),
                )[:LUCKIEST]
            )
        )


def version_of(game: GameLike) -> str:
    """Return the versions of what reviews a game, as in `reviewer 1, rules 3, network
    51b0c24aa9e1d7f0`.
    """
    return (
        f"reviewer {VERSION}, rules {game.version},"
        f" {f'network {digest}' if (digest := network_digest(game)) else 'no network'}"
    )


def reviewer_of(judge: ChoiceJudge) -> Any:
    """The strongest level of the game, in 10,000 futures at most; where its network does not know
    the edition, it goes by the formula.
    """
    bot: Any = bot_named(judge.game.hints.levels[-1])
    if isinstance(bot, ISMCTS):
        bot = replace(bot, iterations=min(bot.iterations, MOST_ITERATIONS))
    return (
        replace(bot, learned=False, file=None)
        if getattr(bot, "learned", False) and judge.network is None
        else bot
    )


def load_reviewer(view: View) -> None:
    """Use all code of a review once, for a View whose seat decides, so that it is compiled or
    loaded.
    """
    judge, rng = ChoiceJudge(view.game, len(view.names)), np.random.default_rng(1)
    judge.position(view, 1, seed=1)
    listed = judge.listed(view)
    judge.choices(view, listed, 2, seed=1)
    judge.after_playing_on(view, listed[:1], 1, 2, seed=1)
    reviewer_of(judge)(view, view.legal(), rng)


def certain(differences: Array) -> tuple[float, float]:
    """Return the mean of some differences, or 0 where it is not certain that it is above 0, and its
    standard error.
    """
    mean, error = float(differences.mean()), float(differences.std(ddof=1)) / sqrt(len(differences))
    return (mean if mean > max(0.0, SURE * error) else 0.0), error


def shared(chances: Array, seat: int, loss: float) -> Array:
    """Return what a choice that lost so much gave each seat: rivals share it in the proportion of
    their chances.
    """
    weights = np.maximum(chances, 1e-9)
    weights[seat] = 0.0
    given: Array = loss * weights / max(1e-12, float(weights.sum()))
    given[seat] = -loss
    return given


def player_review(
    seat: int, steps: Sequence[ReviewedStep], choices: Sequence[ReviewedChoice]
) -> PlayerReview:
    own = [choice for choice in choices if choice.seat == seat]
    skill = -sum(choice.loss for choice in own)
    gifts = sum(step.given[seat] for step in steps if step.actor != seat)
    play, luck = (sum(getattr(one, kind)[seat] for one in steps) for kind in ("play", "luck"))
    error = sqrt(sum(choice.error**2 for choice in own))
    return PlayerReview(
        seat,
        steps[0].before[seat],
        skill,
        gifts,
        play,
        luck,
        steps[-1].after[seat],
        error,
        len(own),
        -skill / max(1, len(own)),
    )
