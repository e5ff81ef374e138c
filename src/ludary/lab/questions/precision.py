"""Precision: play until the intervals of an answer are as narrow as somebody wants them.

A few deals tell how many it takes, and how long; then they are played. What ends a run is the width
of intervals, never where they lie, so they hold as those of a number of deals that was fixed
beforehand (Chow and Robbins, "On the asymptotic theory of fixed-width sequential confidence
intervals for the mean", 1965).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from math import ceil, inf
from time import perf_counter
from typing import TYPE_CHECKING

from ludary.lab.luck.estimate import Estimate

if TYPE_CHECKING:
    from ludary.lab.questions.answer import Answer
    from ludary.lab.questions.sampling import Plan

PILOT, FEWEST = 64, 2  # deals: those that tell how many it takes, and those that compile the rules
MORE = 1.05  # times the deals that the scatter of the pilot asks for
FASTER = 8  # times as many deals as before, at most: a pilot may be wrong
MOST_DEALS = 1_000_000
ASKED = "deals"  # a file in the folder of what is kept: how many were asked for
Say = Callable[[str], object]


def widest(found: Iterable[tuple[Estimate, str]]) -> float:
    """Half the widest interval of estimates with their units: of shares, or where there are none,
    of other numbers as parts of their means.
    """
    held = list(found)
    shares = [one.reach() for one, unit in held if unit]
    others = [one.reach() / abs(one.mean) if one.mean else inf for one, unit in held if not unit]
    return max(shares or others, default=inf)


def precise(
    ask: Callable[[Plan], Answer],
    plan: Plan,
    until: float,
    *,
    most: int = MOST_DEALS,
    seconds: float = inf,
    say: Say = lambda words: None,
) -> Answer:
    """Ask with as many deals, `most` at most, as make the widest interval of the answer `until`
    either way, or with as many as take so many `seconds`.

    0.015 are 1.5 points of a share of wins or, where nothing is a share, 1.5 % of a number. `say`
    is told beforehand how many deals that takes, and how long. Raises what `ask` raises.
    """
    known = plan.keep and plan.keep / ASKED
    if known and known.exists():  # goes on with what is kept
        deals = int(known.read_text())
    else:
        ask(replace(plan, games=FEWEST, tell=None))
        deals = min(PILOT, most)
    while True:
        begun = perf_counter()
        if known:
            known.parent.mkdir(parents=True, exist_ok=True)
            known.write_text(f"{deals}\n")
        answer = ask(replace(plan, games=deals))
        if answer.interrupted or answer.width <= until or deals >= most:
            return answer
        if answer.width == inf and deals > PILOT:
            say("Nothing of this has an interval that more deals would narrow.")
            return answer
        each, needed = (perf_counter() - begun) / deals, needed_deals(deals, answer.width, until)
        if answer.width < inf:
            time = time_words(each * needed)
            say(f"± {100 * until:g} takes about {rounded(needed):,} deals: {time}.")
        before, allowed = deals, seconds / each
        deals = int(min(needed, FASTER * deals, most, allowed))
        if deals <= before:
            return answer


def needed_deals(deals: int, width: float, until: float) -> int:
    """The number of deals that make an interval as narrow as `until`, more than there are."""
    return ceil(max(deals + 1, MORE * deals * min((width / until) ** 2, MOST_DEALS)))


def rounded(number: int) -> int:
    """A number with two digits that say something, rounded up."""
    step: int = 10 ** max(0, len(str(number)) - 2)
    return -(-number // step) * step


def time_words(seconds: float) -> str:
    """About so long, in seconds, minutes or hours."""
    for size, name in ((3600, "hour"), (60, "minute")):
        if seconds >= 1.5 * size:
            return f"about {round(seconds / size)} {name}s"
    return f"about {max(1, round(seconds))} seconds" if seconds >= 1.5 else "about a second"
