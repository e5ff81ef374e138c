"""Advice: the chance to win with each choice of a decision, and the reason, from what the deciding
seat knows.

Every choice is tried one choice ahead. The best few, and what the adviser would choose, are played
on in many worlds. A reason says how these futures differ, as in `bots.reasons`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import sqrt
from typing import TYPE_CHECKING, Any
from zlib import crc32

import numpy as np

from ludary.bots.choice_values import LEAST_ERROR, ChoiceJudge
from ludary.bots.reasons import Futures, difference

if TYPE_CHECKING:
    from ludary.core.play.view import View
    from ludary.core.protocols import GameLike

MOST_LEGAL = 24  # choices: of more, those that bots look at
TRIED = 32  # worlds in which all choices are tried
PLAYED_ON = 150  # worlds in which the best few are played on
CHECKED, CHECKED_AT_RANDOM = (
    6,
    24,
)  # choices that are played on, at most: with a judge, and at random to the end without one
SURE = 2.0  # standard errors
COMPARED = 3  # of the next best choices, with which the best is compared until it gains something
EXPLAINED = re.compile(r"[;.] | \(| \N{EM DASH} ")  # where a choice begins to explain itself
MOST_WORDS = 20  # of a reason
SHOWS_LATER = (
    "It wins more often than the next best choice, though the difference shows only later."
)


@dataclass(frozen=True, slots=True)
class AdvisedChoice:
    """A choice, and the chance to win with it."""

    action: int
    chance: float  # 0 to 1
    error: float  # standard error of `chance`
    less: float  # how much more the adviser's choice is worth; below 0 if this one looks better
    less_error: float
    checked: bool  # whether it was played on; else it was only tried one choice ahead
    reason: str  # one sentence: how it differs from the next best or, if not chosen, from the best


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
    chances = played[0].chances
    level = float(chances.mean())
    found = [
        advised(int(actions[k]), one.chances, chances, level, True)
        for k, one in zip(checked, played, strict=True)
    ]
    ranked = sorted(range(1, len(found)), key=lambda at: -found[at].chance)
    names = {action.id: action.words for action in view.legal()}
    rivals = [(names[found[at].action], played[at]) for at in ranked]
    if len(found) == 1:
        reason = ""
    elif found[ranked[0]].less <= SURE * found[ranked[0]].less_error:
        reason = as_good_as(rivals[0][0])
    else:
        reason = SHOWS_LATER
    return [
        replace(found[0], reason=gain(view.game, played[0], rivals)[0] or reason),
        *(replace(found[at], reason=loss(view.game, played[at], played[0])) for at in ranked),
        *(
            advised(int(actions[k]), tried[k], tried[order[0]], level, False)
            for k in order[len(checked) :]
        ),
    ]


def reason_against(view: View, best: int, others: Sequence[int]) -> tuple[str, str]:
    """Return why a choice of the View's seat, which decides, is better than others, and the theme
    of that; both are "" if nothing differs for certain.
    """
    judge = ChoiceJudge(view.game, len(view.names))
    actions = np.array([best, *others], np.int32)
    chosen, *rivals = judge.after_playing_on(
        view, actions, judge.further, PLAYED_ON, crc32(view.bytes)
    )
    names = {action.id: action.words for action in view.legal()}
    named = [(names[one], futures) for one, futures in zip(others, rivals, strict=True)]
    return gain(view.game, chosen, named)


def gain(game: GameLike, best: Futures, rivals: Sequence[tuple[str, Futures]]) -> tuple[str, str]:
    """Return what the best choice gains against the next best, or one after it, and its theme; both
    are "" if nothing.
    """
    for place, (words, futures) in enumerate(rivals[:COMPARED]):
        if found := difference(game, best, futures):
            told, theme = found
            named = f" than after “{brief(words)}”"
            if len(f"{told}{named}".split()) > MOST_WORDS:
                named = f" than after {'another' if place else 'the next best'} choice"
            return sentence(told if "not" in told.split() else f"{told}{named}"), theme
    return "", ""


def loss(game: GameLike, one: Futures, best: Futures) -> str:
    """Return what a choice loses against the best; "" if nothing."""
    found = difference(game, one, best, better=False)
    return sentence(found.says) if found else ""


def as_good_as(words: str) -> str:
    """Return such as `About as good as “Dig b2”.`, in MOST_WORDS at most."""
    told = f"About as good as “{brief(words)}”."
    return told if len(told.split()) <= MOST_WORDS else "About as good as the next best choice."


def brief(words: str) -> str:
    """Return a choice without what it explains, such as odds."""
    return EXPLAINED.split(words, maxsplit=1)[0].rstrip(".")


def sentence(words: str) -> str:
    return f"{words}."


def advised(action: int, chances: Any, best: Any, level: float, checked: bool) -> AdvisedChoice:
    """Put a choice and its chances in each world together.

    `best` are the chances of the adviser's choice in the same worlds, and `level` is its chance.
    """
    root, less = sqrt(len(chances)), best - chances
    error, less_error = float(chances.std(ddof=1)) / root, float(less.std(ddof=1)) / root
    chance = min(1.0, max(0.0, level - float(less.mean())))
    return AdvisedChoice(action, chance, error, float(less.mean()), less_error, checked, "")


def comparison(choice: AdvisedChoice) -> str:
    """Return why not this choice: how much less it is worth than the adviser's."""
    if choice.less <= SURE * choice.less_error:
        return "about as good"
    rough = "" if choice.checked else ", at first sight"
    around = max(LEAST_ERROR, SURE * choice.less_error)
    return f"{100 * choice.less:.1f} ± {100 * around:.1f} points less{rough}"


def chance_words(choice: AdvisedChoice) -> str:
    """Return such as `62 ± 4 %`."""
    return f"{100 * choice.chance:.0f} ± {100 * max(LEAST_ERROR, SURE * choice.error):.0f} %"
