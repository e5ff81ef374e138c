"""Advice: the chance to win with each choice of a decision, and what fate can make of it, from what
the deciding seat knows.

Every choice is tried one choice ahead. The best few, and what the adviser would choose, are played
on in many worlds. All that an action can turn out to is counted in some imagined worlds. Odds that
are the same in all of them are exact: they depend on nothing hidden.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, Any
from zlib import crc32

import numpy as np

from ludary.bots.choice_values import ChoiceJudge
from ludary.core.errors import TooManyOutcomes
from ludary.core.play.match import Match
from ludary.core.play.presenting import lines_of
from ludary.core.state.events import sees
from ludary.core.state.fate import generator

if TYPE_CHECKING:
    from ludary.core.play.view import View

MOST_LEGAL = 24  # choices: of more, those that bots look at
TRIED = 32  # worlds in which all choices are tried
PLAYED_ON = 150  # worlds in which the best few are played on
CHECKED, CHECKED_AT_RANDOM = (
    6,
    24,
)  # choices that are played on, at most: with a judge, and at random to the end without one
SURE = 2.0  # standard errors
MOST_OUTCOMES = 2_000  # of one action, whose odds are told
COMPARED = 3  # worlds in which they are counted
SEEN = 4  # worlds in which the position after an outcome is judged
TOLD = 3  # outcomes that are told one by one
MUCH = 0.03  # change of a chance by which an outcome is good or bad
RARE = 0.01  # odds of an outcome that is not given as an example
GLANCE = 110  # letters of what is told of one outcome
NOTHING = "nothing new to see"


@dataclass(frozen=True, slots=True)
class Prospect:
    """One thing that an action can turn out to."""

    odds: float
    exact: bool  # whether the odds depend on nothing that is hidden from the seat
    words: str  # as the seat would be told
    chance: float | None  # of winning then; None in the middle of a choice


@dataclass(frozen=True, slots=True)
class AdvisedChoice:
    """A choice, and the chance to win with it."""

    action: int
    chance: float  # 0 to 1
    error: float  # standard error of `chance`
    less: float  # how much more the adviser's choice is worth; below 0 if this one looks better
    less_error: float
    checked: bool  # whether it was played on; else it was only tried one choice ahead
    prospects: tuple[Prospect, ...]  # the likeliest first; none where there are too many


def advise(view: View, best: int) -> list[AdvisedChoice]:
    """Return the choices of the View's seat, which decides: first `best`, the adviser's, then those
    that were played on, by chance.
    """
    judge = ChoiceJudge(view.game, len(view.names))
    legal, seed = view.legal_ids(), crc32(view.bytes)
    actions = np.array(legal, np.int32) if len(legal) <= MOST_LEGAL else judge.listed(view, best)
    tried = judge.choices(view, actions, TRIED, seed)
    order = sorted(range(len(actions)), key=lambda k: (actions[k] != best, -tried[k].mean()))
    checked = order[: CHECKED if judge.is_there else CHECKED_AT_RANDOM]
    played = judge.after_playing_on(view, actions[checked], judge.further, PLAYED_ON, seed)
    level = float(played[0].mean())
    found = [
        advised(
            int(actions[k]), row, played[0], level, True, prospects(judge, view, int(actions[k]))
        )
        for k, row in zip(checked, played, strict=True)
    ]
    found[1:] = sorted(found[1:], key=lambda one: -one.chance)
    return [
        *found,
        *(
            advised(int(actions[k]), tried[k], tried[order[0]], level, False, ())
            for k in order[len(checked) :]
        ),
    ]


def advised(
    action: int, chances: Any, best: Any, level: float, checked: bool, found: tuple[Prospect, ...]
) -> AdvisedChoice:
    """Put a choice and its chances in each world together.

    `best` are the chances of the adviser's choice in the same worlds, and `level` is its chance.
    """
    root, less = sqrt(len(chances)), best - chances
    error, less_error = float(chances.std(ddof=1)) / root, float(less.std(ddof=1)) / root
    chance = min(1.0, max(0.0, level - float(less.mean())))
    return AdvisedChoice(action, chance, error, float(less.mean()), less_error, checked, found)


def prospects(judge: ChoiceJudge, view: View, action: int) -> tuple[Prospect, ...]:
    """Return what the action can turn out to: its mean odds in some imagined worlds, which are
    exact if they are the same in all.
    """
    worlds = [outcomes_in(judge, view, action, seed) for seed in range(COMPARED)]
    told: list[Prospect] = []
    for words in dict.fromkeys(words for world in worlds for words in world):
        found = [world.get(words, (0.0, None)) for world in worlds]
        odds = [one[0] for one in found]
        chances = [one[1] for one in found if one[0]]
        chance = None if None in chances else sum(chances) / len(chances)  # type: ignore[arg-type]
        told.append(Prospect(sum(odds) / COMPARED, max(odds) - min(odds) < 1e-9, words, chance))
    return tuple(sorted(told, key=lambda one: -one.odds)) if all(worlds) else ()


def outcomes_in(
    judge: ChoiceJudge, view: View, action: int, seed: int
) -> dict[str, tuple[float, float | None]]:
    """Return the odds and the chance of all that the seat can be told after an action in one
    imagined world; empty if it is too much.
    """
    states, seat = view.states.copy(), view.seat
    judge.game.engine.imagine(judge.game.boxes, states, 0, seat, generator(seed, 1))
    try:
        ways = Match(view.game, states, False, view.names).outcomes(action, MOST_OUTCOMES)  # type: ignore[arg-type]
    except TooManyOutcomes:
        return {}
    odds: defaultdict[str, float] = defaultdict(float)
    chances: dict[str, float | None] = {}
    for chance, after in ways:
        words = " ".join(
            lines_of(
                view.game,
                [event for event in after.steps[-1].events if sees(event.known_to, seat)],
                view.names,
            )
        )
        odds[words or NOTHING] += chance
        if (words or NOTHING) not in chances:
            found = None if after.over else judge.position(after.view(seat), SEEN, seed)
            chances[words or NOTHING] = (
                float(after.returns[seat] > 0)
                if after.over
                else None
                if found is None
                else float(found.mean())
            )
    return {words: (odds[words], chances[words]) for words in odds}


def reason(choice: AdvisedChoice) -> str:
    """Return what a choice does: all outcomes if they are few, else how many are good or bad, with
    the likeliest of each.
    """
    found = choice.prospects
    if len(found) == 1:
        return "" if found[0].words == NOTHING else brief(found[0].words)
    if len(found) <= TOLD:
        return " ".join(f"{capital(odds_words([one]))}: {brief(one.words)}" for one in found)
    if not found or any(one.chance is None for one in found):
        return ""
    average = sum(one.odds * (one.chance or 0.0) for one in found)
    good = [one for one in found if (one.chance or 0.0) >= average + MUCH]
    bad = [one for one in found if (one.chance or 0.0) <= average - MUCH]
    return " ".join(
        told for told in (side(bad, "is bad for you"), side(good, "is good for you")) if told
    )


def side(found: Sequence[Prospect], what: str) -> str:
    """Return such as `17 % of what can happen is bad for you, such as: Ann turns up a Vampire (4
    %).`
    """
    if not found:
        return ""
    example = (
        f", such as: {brief(found[0].words).removesuffix('.')} ({odds_words(found[:1])})"
        if found[0].odds >= RARE
        else ""
    )
    return f"{capital(odds_words(found))} of what can happen {what}{example}."


def comparison(choice: AdvisedChoice) -> str:
    """Return why not this choice: how much less it is worth than the adviser's."""
    if choice.less <= SURE * choice.less_error:
        return "about as good"
    rough = "" if choice.checked else ", at first sight"
    return f"{100 * choice.less:.1f} ± {100 * SURE * choice.less_error:.1f} points less{rough}"


def brief(words: str) -> str:
    """Return the first sentences of what is told, as many as can be read at a glance."""
    sentences = words.split(". ")
    shown = sentences[0]
    for sentence in sentences[1:]:
        if len(shown) + len(sentence) > GLANCE:
            return f"{shown} …"
        shown = f"{shown}. {sentence}"
    return shown


def odds_words(found: Sequence[Prospect]) -> str:
    """Return the odds that one of these happens, such as `17 %`, or `about 17 %` where they are not
    exact.
    """
    odds = sum(one.odds for one in found)
    about = "" if all(one.exact for one in found) else "about "
    return f"{about}{100 * odds:.0f} %" if odds >= RARE else f"{about}{100 * odds:.1f} %"


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def chance_words(choice: AdvisedChoice) -> str:
    """Return such as `62 ± 4 %`."""
    return f"{100 * choice.chance:.0f} ± {max(1.0, 100 * SURE * choice.error):.0f} %"
