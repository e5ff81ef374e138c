"""The verdict on cards, and their pictures: what is clear, what is not, and how many deals it would
take.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from ludary.lab.luck.estimate import Estimate
from ludary.lab.questions.answer import Chart
from ludary.lab.questions.charts import interval_chart, points
from ludary.lab.questions.precision import rounded

if TYPE_CHECKING:
    from ludary.lab.questions.cards import Effect

MUCH = 0.06  # an effect that is surely greater is too much for one thing
LITTLE = 0.02  # one that is surely smaller, either way, is little
NAMED = 6  # of one kind that are named in a sentence


def verdict_of(found: Sequence[Effect], deals: int, much: float, interrupted: bool) -> list[str]:
    """Sentences on all things; `found` stands in the order of their effects."""
    measured = [one for one in found if one.is_measured]
    together = together_of(found)
    ends = {one.name: one.effect.interval(together) for one in measured}
    strong = [one for one in measured if ends[one.name][0] > much]
    helpful = [one for one in measured if 0 < ends[one.name][0] <= much]
    harmful = [one for one in reversed(measured) if ends[one.name][1] < 0]
    unclear = [one for one in measured if ends[one.name][0] <= 0 <= ends[one.name][1]]
    small = [one for one in measured if max(map(abs, ends[one.name])) < LITTLE]
    sentences = [
        *(
            ["Interrupted: of the deals that were asked for, these are the first."]
            if interrupted
            else []
        ),
        told("Surely worth more than " + f"{100 * much:g} points: ", strong, together)
        or f"Nothing is surely worth more than {100 * much:g} points.",
        told("Surely worth having: ", helpful, together),
        told("Surely better not used, as these bots use it: ", harmful, together),
        listed(
            f"Surely worth less than {100 * LITTLE:g} points either way: ",
            (one.name for one in small),
        ),
        doubt(unclear, len(measured), deals, together),
        *neglected(found, deals, together),
    ]
    return [sentence for sentence in sentences if sentence]


def together_of(found: Sequence[Effect]) -> int:
    """Count the intervals that are to hold at once: those of effects, and of things that are used
    always.
    """
    return max(1, sum(one.is_measured + one.is_forced for one in found))


def told(start: str, found: Sequence[Effect], together: int) -> str:
    """A sentence with the effects of some things."""
    return listed(start, (f"{one.name} {in_points(one.effect, together)}" for one in found))


def listed(start: str, names: Iterable[str]) -> str:
    """A sentence that lists some, and how many more there are; "" for none."""
    every = list(names)
    more = f" and {len(every) - NAMED} more" if len(every) > NAMED else ""
    return f"{start}{', '.join(every[:NAMED])}{more}." if every else ""


def in_points(estimate: Estimate, together: int) -> str:
    """+4.9 (+1.6 to +8.2)."""
    low, high = estimate.interval(together)
    return f"{points(estimate.mean)} ({points(low)} to {points(high)})"


def doubt(unclear: Sequence[Effect], measured: int, deals: int, together: int) -> str:
    """Say of how many things nothing is clear, and what would make the first of them so."""
    needed = [(one.effect.games_needed(deals, together), one.name) for one in unclear]
    soonest = min(((games, name) for games, name in needed if games is not None), default=None)
    if not unclear:
        return ""
    more = (
        f"; the nearest to it is {soonest[1]}, which would take about {rounded(soonest[0]):,} deals"
        if soonest
        else ""
    )
    return f"{len(unclear)} of {measured} cannot be told from 0 by {deals:,} deals{more}."


def neglected(found: Sequence[Effect], deals: int, together: int) -> list[str]:
    """Say what bots never choose, and what they choose too seldom."""
    idle = [one for one in found if one.offers and not one.uses]
    rare = [one.name for one in found if one.uses and not one.is_measured]
    absent = [one.name for one in found if not one.offers]
    seldom = [
        one
        for one in found
        if one.is_forced and one.forced and one.forced.interval(together)[0] > 0
    ]
    return [
        listed(f"Used too seldom to be measured by {deals:,} deals: ", rare),
        listed("Never used, though it could be: ", (tried(one, together) for one in idle)),
        listed("Never came up: ", absent),
        listed(
            "Surely used too seldom by these bots, who would win more by using it always: ",
            (tried(one, together) for one in seldom if one.uses),
        ),
    ]


def tried(one: Effect, together: int) -> str:
    """Name a thing, and tell what came of using it always."""
    if not one.forced or not one.is_forced:
        return one.name
    low, high = one.forced.interval(together)
    return (
        f"{one.name} (used always {points(one.forced.mean)}, from {points(low)} to {points(high)})"
    )


def charts_of(measured: Sequence[Effect], together: int) -> list[Chart]:
    """The effects, the greatest first."""
    if not measured:
        return []
    rows = [(one.name, one.effect) for one in measured]
    return [interval_chart("Effect on winning, in points", rows, 0.0, points, together)]
