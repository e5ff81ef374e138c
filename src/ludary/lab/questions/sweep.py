"""Sweep a number of the box over several values: it changes who wins, how long games last, or how
they go.

All values are played with the same deals, as far as they go the same way, so differences are more
precise than the curve.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy.typing as npt

from ludary.bots.identity import names_of
from ludary.core.contract.defaults import no_judgement
from ludary.core.play.library import as_game
from ludary.lab.luck.estimate import Estimate
from ludary.lab.questions.answer import Answer, Cell, Chart, Table, command
from ludary.lab.questions.box_numbers import (
    number_now,
    number_title,
    number_words,
    with_number,
)
from ludary.lab.questions.card_trials.things import things_about
from ludary.lab.questions.card_trials.words import LITTLE, MUCH
from ludary.lab.questions.charts import curve_chart, interval_chart, one_picture
from ludary.lab.questions.measures import USE, VALUE, WORTH, Measure, measure_named, sample_of
from ludary.lab.questions.precision import rounded, widest
from ludary.lab.questions.sampling import Plan
from ludary.lab.simulation.simulate import seat_bots

if TYPE_CHECKING:
    from ludary.core.play.game import Game

Array = npt.NDArray[Any]
MEASURES = ("begins", "length")


@dataclass(frozen=True)
class Point:
    """The measures of games with one value."""

    word: str
    number: int
    deals: int
    values: Sequence[Array]  # by measure: of each deal


def sweep(
    game: str | Path | Game,
    number: str,
    values: Sequence[object],
    measures: Sequence[str] = (),
    bots: Sequence[Any] | None = None,
    plan: Plan | None = None,
    seats: int | None = None,
) -> Answer:
    """Answer what a number of the box does to games, by playing with each of some values.

    `number` is an option, or the path of a number in the edition, such as `spell.upsy.cost`.
    `measures` are "begins" (who begins wins), "wins" (the first of the `bots` does), "length", a
    name of `luck.watch.SHAPES`, "verb:" and a verb: how often it is chosen, or "use:" and "worth:"
    with a card or another thing: how often a player uses it, and what it is worth to its user. By
    default the last two for a number of a thing that players use, else MEASURES. `bots` has one for
    each seat, or one for all; by default `greedy`.

    Raises ValueError or BadEdition for what does not exist or does not fit, and what `simulate`
    raises. KeyboardInterrupt if Ctrl-C came before the second value.
    """
    rules, plan = as_game(game), plan or Plan()
    count = rules.check_seats(
        seats if seats or (bots and len(bots) > 1) else max(2, rules.seats[0])
    )
    seated = seat_bots(
        rules, count, bots or ["uniform" if rules.hints.judge is no_judgement else "greedy"]
    )
    games = [with_number(rules, number, value) for value in values]
    found = [measure_named(name, rules, seated) for name in measures or usual(rules, number)]
    if len({number_now(one, number) for one in games}) < len(games) or len(games) < 2:
        raise ValueError(f"{number}: should take two values or more, each once")
    points, interrupted = measured(games, number, values, found, seated, plan)
    if len(points) < 2:
        raise KeyboardInterrupt
    names = names_of(seated, rules)
    bots_said = ", ".join(dict.fromkeys(names))
    about = (
        f"{points[0].deals:,} deals with each value, the same for all: {count} players"
        f" ({bots_said}; seed {plan.seed})."
    )
    return answer(rules, number, points, found, names, about, interrupted)


def usual(game: Game, number: str) -> Sequence[str]:
    """The measures of a number for which none are named."""
    titles = [option.title for option in game.contents.options if option.name == number]
    things = things_about(game, " ".join([number, *titles]))[:1]
    return [kind + thing for thing in things for kind in (USE, WORTH)] or MEASURES


def measured(
    games: Sequence[Game],
    number: str,
    values: Sequence[object],
    measures: Sequence[Measure],
    bots: Sequence[Any],
    plan: Plan,
) -> tuple[list[Point], bool]:
    """Play with each value; returns the points of those that were played to their end, and whether
    Ctrl-C came before the last.
    """
    points: list[Point] = []
    for nth, (game, value) in enumerate(zip(games, values, strict=True)):
        try:
            sample = sample_of(
                game, bots, plan_of(plan, nth, len(games), f"{number}={value}"), len(bots), measures
            )
        except KeyboardInterrupt:
            return points, True
        if sample.interrupted:
            return points, True
        points.append(
            Point(
                str(value),
                number_now(game, number),
                sample.deals,
                [measure.of(sample) for measure in measures],
            )
        )
    return sorted(points, key=lambda point: point.number), False


def plan_of(plan: Plan, nth: int, count: int, folder: str) -> Plan:
    """The plan of the `nth` of so many values."""
    tell = plan.tell

    def told(done: int, every: int) -> None:
        if tell:
            tell(nth * every + done, count * every)

    return replace(plan, keep=plan.keep and plan.keep / folder, tell=told)


def answer(
    game: Game,
    number: str,
    points: Sequence[Point],
    measures: Sequence[Measure],
    bots: Sequence[str],
    about: str,
    interrupted: bool,
) -> Answer:
    now, together = number_now(game, number), len(measures) * (len(points) - 1)
    verdict = ["Interrupted: only these values were played to their end."] if interrupted else []
    tables: list[Table] = []
    figures: list[dict[str, Any]] = [
        {"value": point.number, "word": point.word} for point in points
    ]
    for k, measure in enumerate(measures):
        found = [measure.estimate(point.values[k]) for point in points]
        rows: list[list[Cell]] = [
            [point.word + (" (now)" if point.number == now else ""), one]
            for point, one in zip(points, found, strict=True)
        ]
        verdict += verdict_of(points, k, measure, now, together)
        tables.append(
            Table(capital(measure.about), ["value", measure.key], rows, unit=measure.unit)
        )
        for told, one in zip(figures, found, strict=True):
            told[measure.key] = one.to_dict()
    told_numbers = {"number": number, "now": now, "points": figures}
    return Answer(
        f"{game.title}: what does {number_words(game, number)} change?",
        verdict,
        tables,
        charts(game, number, points, measures),
        [about],
        told_numbers,
        interrupted,
        widest(
            (measure.estimate(point.values[k]), measure.unit)
            for k, measure in enumerate(measures)
            for point in points
        ),
        next_words(game, number, points, measures, now, bots),
    )


def next_words(
    game: Game,
    number: str,
    points: Sequence[Point],
    measures: Sequence[Measure],
    now: int,
    bots: Sequence[str],
) -> str:
    """Say what to ask next: more deals where nothing is clear, else all that the change does."""
    base = base_of(points, now)
    changes = [
        (measure.change(point.values[k], base.values[k]), point)
        for k, measure in enumerate(measures)
        for point in points
        if point is not base
    ]
    clear = [
        (abs(one.mean) / one.error, point) for one, point in changes if one.is_clear(len(changes))
    ]
    needed = [one.games_needed(base.deals, len(changes)) for one, _ in changes]
    if not clear:
        known = [games for games in needed if games is not None]
        return f"the same with --games {rounded(min(known))}." if known else ""
    word = max(clear, key=lambda one: one[0])[1].word
    if any(option.name == number for option in game.contents.options):
        return command("compare", game, f"--option={number}={word}", bots=bots, seats=len(bots))
    told = command("compare", game, "--edition", "FILE", bots=bots, seats=len(bots))
    return f"write {number} = {word} into an edition, and {told}"


def capital(text: str) -> str:
    return text[0].upper() + text[1:]


def charts(
    game: Game, number: str, points: Sequence[Point], measures: Sequence[Measure]
) -> list[Chart]:
    """One picture with a curve for each measure; rows, where the values are words."""
    in_words = any(option.name == number and option.words for option in game.contents.options)
    drawn, title_of_number = [], number_title(game, number)
    for k, measure in enumerate(measures):
        found = [measure.estimate(point.values[k]) for point in points]
        title = capital(measure.about)
        if in_words:
            rows = [(point.word, one) for point, one in zip(points, found, strict=True)]
            drawn.append(interval_chart(title, rows, measure.line, measure.say, len(points)))
        else:
            curve = [(float(point.number), one) for point, one in zip(points, found, strict=True)]
            drawn.append(curve_chart(title, curve, title_of_number, measure.say, measure.line))
    return drawn if in_words else [one_picture("With each value", drawn)]


def base_of(points: Sequence[Point], now: int) -> Point:
    """The point of today's value, or the first."""
    return next((point for point in points if point.number == now), points[0])


def verdict_of(
    points: Sequence[Point], k: int, measure: Measure, now: int, together: int
) -> list[str]:
    """Say of one measure which values clearly change it, and where it is even."""
    base = base_of(points, now)
    changes = [
        (point.word, measure.change(point.values[k], base.values[k]))
        for point in points
        if point is not base
    ]
    clear = [
        f"{word} {change_said(one, measure, together)}"
        for word, one in changes
        if one.is_clear(together)
    ]
    start = (
        f"{capital(measure.about)}: {measure.shown(measure.estimate(base.values[k]))} with"
        f" {base.word}{' (now)' if base.number == now else ''}"
    )
    games = [one.games_needed(len(base.values[k]), together) for _, one in changes]
    known = [one for one in games if one is not None]
    doubt = (
        f" The greatest difference would take about {rounded(min(known)):,} deals." if known else ""
    )
    first = (
        f"{start}; surely different with {', '.join(clear)}."
        if clear
        else f"{start}; no other value clearly changes it.{doubt}"
    )
    return [first, *evenness(points, k, measure)]


def evenness(points: Sequence[Point], k: int, measure: Measure) -> list[str]:
    """Say which values may make it even, or what a thing is worth with which."""
    found = [(point.word, measure.estimate(point.values[k])) for point in points]
    if measure.line is None:
        return []
    if measure.group == VALUE:
        return worth_words(found)
    even = [word for word, one in found if not one.differs_from(measure.line, len(points))]
    if not even:
        return [f"None of these values makes that even, {measure.say(measure.line)}."]
    return [f"It may be even, {measure.say(measure.line)}, with {', '.join(even)}."]


def worth_words(found: Sequence[tuple[str, Estimate]]) -> list[str]:
    """Say with which values a thing is worth much, something, little, or less than nothing."""
    ends = [(word, one.interval(len(found))) for word, one in found]
    told = [
        (f"more than {100 * MUCH:g} points", [word for word, (low, _) in ends if low > MUCH]),
        ("something", [word for word, (low, _) in ends if 0 < low <= MUCH]),
        (
            f"less than {100 * LITTLE:g} points either way",
            [word for word, (low, high) in ends if low > -LITTLE and high < LITTLE],
        ),
        (
            "less than nothing to these bots",
            [word for word, (_, high) in ends if high < 0],
        ),
    ]
    clear = [f"{what} with {', '.join(words)}" for what, words in told if words]
    unclear = [word for word, (low, high) in ends if low <= 0 <= high]
    lines = [f"It is surely worth {'; '.join(clear)}."] if clear else []
    if unclear:
        lines.append(f"Whether it is worth anything cannot be told with {', '.join(unclear)}.")
    return lines


def change_said(one: Estimate, measure: Measure, together: int) -> str:
    """A change with its interval: (+6.5 points, +1.0 to +12.0)."""
    low, high = one.interval(together)
    if measure.unit:
        return f"({100 * one.mean:+.1f} points, {100 * low:+.1f} to {100 * high:+.1f})"
    return f"({one.mean:+.3g}, {low:+.3g} to {high:+.3g})"
