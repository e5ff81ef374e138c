"""Tune several numbers of the box towards targets: an optimiser proposes values, games measure
them, and the best ones are tried on fresh deals.

All proposals are played with the same deals. The best of many looks better there than it is, so
only the fresh deals count.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludary.bots.identity import names_of
from ludary.core.contract.defaults import no_judgement
from ludary.core.play.library import as_game
from ludary.lab.luck.estimate import Estimate
from ludary.lab.questions.answer import Answer, Cell, Table, command
from ludary.lab.questions.box_numbers import (
    number_now,
    number_title,
    number_words,
    with_number,
)
from ludary.lab.questions.charts import interval_chart
from ludary.lab.questions.measures import Measure, measure_named, sample_of
from ludary.lab.questions.optimiser import Optimiser, Optuna
from ludary.lab.questions.precision import FASTER, MOST_DEALS, needed_deals, widest
from ludary.lab.questions.sampling import Plan, Told
from ludary.lab.simulation.simulate import seat_bots

if TYPE_CHECKING:
    from ludary.core.play.game import Game

FRESH_SEED = 1_000_003  # comes to the seed, for deals on which nothing was chosen
FRESH_GAMES = 4  # times as many deals
NEAR_SHARE, NEAR_PART = (
    0.02,
    0.05,
)  # a miss by so much of a share, or by this part of another target, counts 1
AROUND, SHOWN = 3, 12  # values either way that are asked for next; boxes of the table
IMPOSSIBLE = 1e6  # loss of numbers that do not fit together


@dataclass
class Search:
    """The boxes that were tried."""

    game: Game
    targets: Sequence[tuple[Measure, float]]
    bots: Sequence[Any]
    plan: Plan
    tell: Told | None = None  # is told how many boxes were tried
    found: dict[tuple[tuple[str, int], ...], list[Estimate]] = field(default_factory=dict)
    losses: dict[tuple[tuple[str, int], ...], float] = field(default_factory=dict)

    def width(self, found: Sequence[Estimate]) -> float:
        """Half the widest interval of the measures of a box."""
        return widest(
            (one, measure.unit) for one, (measure, _) in zip(found, self.targets, strict=True)
        )

    def loss_of(self, values: Mapping[str, int]) -> float:
        """Return the distance of games with these values from the targets; IMPOSSIBLE for values
        that do not fit together.
        """
        try:
            measured = self.measured(values, self.plan, "")
        except ValueError:
            return IMPOSSIBLE
        loss = sum(
            ((one.mean - target) / tolerance(measure, target)) ** 2
            for one, (measure, target) in zip(measured, self.targets, strict=True)
        )
        self.losses[tuple(sorted(values.items()))] = loss
        return loss

    def measured(self, values: Mapping[str, int], plan: Plan, prefix: str) -> list[Estimate]:
        """Measure games with these values; those that were tried are not played again."""
        key = (*sorted(values.items()), ("seed", plan.seed), ("games", plan.games))
        if key not in self.found:
            game = changed(self.game, values)
            folder = prefix + ",".join(f"{name}={value}" for name, value in sorted(values.items()))
            plan = replace(plan, keep=plan.keep and plan.keep / folder)
            sample = sample_of(
                game, self.bots, plan, len(self.bots), [measure for measure, _ in self.targets]
            )
            if sample.interrupted:
                raise KeyboardInterrupt
            self.found[key] = [measure.estimate(measure.of(sample)) for measure, _ in self.targets]
        return self.found[key]


def tune(
    game: str | Path | Game,
    ranges: Mapping[str, tuple[int, int]],
    targets: Mapping[str, float],
    bots: Sequence[Any] | None = None,
    plan: Plan | None = None,
    seats: int | None = None,
    trials: int = 40,
    optimiser: Optimiser | None = None,
    until: float | None = None,
) -> Answer:
    """Answer which values of some numbers bring games nearest to targets.

    `ranges` has the least and the greatest value of each number, named as `sweep` names them, and
    `targets` a value of each measure. The `optimiser` makes as many proposals as there are
    `trials`: Optuna, from the extra `ludary[tune]`, unless you give another. What it finds is
    played on deals of another seed, four times as many, as is today's box; on more where
    intervals of `until` either way take more, see `precision.precise`. Ctrl-C ends the search
    alone.

    Raises ValueError or BadEdition for what does not exist or does not fit, ImportError without
    Optuna, and what `simulate` raises.
    """
    rules, plan = as_game(game), plan or Plan()
    count = rules.check_seats(
        seats if seats or (bots and len(bots) > 1) else max(2, rules.seats[0])
    )
    seated = seat_bots(
        rules, count, bots or ["uniform" if rules.hints.judge is no_judgement else "greedy"]
    )
    if not ranges or not targets:
        raise ValueError("tune needs at least one number and one target")
    check_ranges(rules, ranges)
    now = {name: number_now(rules, name) for name in ranges}
    search = Search(
        rules,
        [(measure_named(name, rules, seated), value) for name, value in targets.items()],
        seated,
        replace(plan, tell=None),
        plan.tell,
    )
    best, tried, interrupted = searched(
        search, optimiser or Optuna(ranges, plan.seed, within(now, ranges)), trials
    )
    fresh = replace(
        plan, games=FRESH_GAMES * plan.games, seed=(plan.seed + FRESH_SEED) % 2**63, tell=None
    )
    deals, on_fresh = on_fresh_deals(search, {"now": now, "found": best}, fresh, until)
    return answer(search, now, best, on_fresh, ranges, tried, interrupted, deals)


def on_fresh_deals(
    search: Search, boxes: Mapping[str, Mapping[str, int]], fresh: Plan, until: float | None
) -> tuple[int, dict[str, list[Estimate]]]:
    """Play boxes on deals on which nothing was chosen, until intervals are as narrow as wanted;
    returns how many, and what was measured.
    """
    deals = fresh.games
    while True:
        plan = replace(fresh, games=deals)
        found = {name: search.measured(box, plan, "fresh-") for name, box in boxes.items()}
        width = search.width(found["found"])
        if until is None or width <= until or deals >= MOST_DEALS:
            return deals, found
        deals = min(needed_deals(deals, width, until), FASTER * deals, MOST_DEALS)


def check_ranges(game: Game, ranges: Mapping[str, tuple[int, int]]) -> None:
    """ValueError for a range without two values, or whose ends the box does not take."""
    for name, (low, high) in ranges.items():
        if low >= high:
            raise ValueError(f"{name}={low}..{high}: should go from a number up to another")
        for value in (low, high):
            with_number(game, name, value)


def within(values: Mapping[str, int], ranges: Mapping[str, tuple[int, int]]) -> dict[str, int]:
    """The values, brought within their ranges."""
    return {
        name: min(max(value, ranges[name][0]), ranges[name][1]) for name, value in values.items()
    }


def changed(game: Game, values: Mapping[str, int]) -> Game:
    for name, value in values.items():
        game = with_number(game, name, value)
    return game


def searched(search: Search, optimiser: Optimiser, trials: int) -> tuple[dict[str, int], int, bool]:
    """Try proposals; returns the best, how many were tried, and whether Ctrl-C came.

    KeyboardInterrupt if it came before the first.
    """
    best: dict[str, int] | None = None
    least, done = float("inf"), 0
    try:
        while done < trials:
            values = dict(optimiser.ask())
            loss = search.loss_of(values)
            optimiser.tell(loss)
            done += 1
            if loss < least:
                best, least = values, loss
            if search.tell:
                search.tell(done, trials)
    except KeyboardInterrupt:
        if best is None:
            raise
        return best, done, True
    if best is None or least >= IMPOSSIBLE:
        raise ValueError(
            "no combination of values that was tried makes a valid box: give other ranges"
        )
    return best, done, False


def tolerance(measure: Measure, target: float) -> float:
    """The miss of a target that counts 1."""
    return NEAR_SHARE if measure.unit else max(NEAR_PART * abs(target), 1e-9)


def answer(
    search: Search,
    now: Mapping[str, int],
    best: Mapping[str, int],
    fresh: Mapping[str, list[Estimate]],
    ranges: Mapping[str, tuple[int, int]],
    tried: int,
    interrupted: bool,
    deals: int,
) -> Answer:
    tuned = search.measured(best, search.plan, "")
    rows: list[list[Cell]] = [
        [number_words(search.game, name), now[name], best[name], f"{low} to {high}"]
        for name, (low, high) in ranges.items()
    ]
    tables = [Table("The numbers", ["", "now", "found", "tried"], rows), tries(search)]
    charts = []
    changes = ", ".join(
        f"{number_title(search.game, name)} = {best[name]} (now {now[name]})"
        for name in ranges
        if best[name] != now[name]
    )
    verdict = ["Interrupted: this is the best of what was tried."] if interrupted else []
    verdict.append(
        f"Best of {tried} tries: {changes}."
        if changes
        else f"Of {tried} tries, today's box is the best."
    )
    measures: dict[str, Any] = {}
    for k, (measure, target) in enumerate(search.targets):
        lines = {
            "now, fresh": fresh["now"][k],
            "found, fresh": fresh["found"][k],
            "found, in tuning": tuned[k],
        }
        title = (
            f"{measure.about[0].upper()}{measure.about[1:]}: the target is {measure.say(target)}"
        )
        verdict.append(judged(measure, target, fresh["found"][k], fresh["now"][k]))
        tables.append(
            Table(
                title,
                ["", measure.key],
                [[name, one] for name, one in lines.items()],
                unit=measure.unit,
            )
        )
        charts.append(interval_chart(title, list(lines.items()), target, measure.say))
        told = zip(("now", "found", "tuned"), lines.values(), strict=True)
        measures[measure.key] = {"target": target} | {name: one.to_dict() for name, one in told}
    figures = {"now": dict(now), "found": dict(best), "tries": tried, "measures": measures}
    wanted = ", ".join(
        f"{measure.about} {measure.say(target)}" for measure, target in search.targets
    )
    return Answer(
        f"{search.game.title}: which numbers reach the targets ({wanted})?",
        verdict,
        tables,
        charts,
        [about(search, deals)],
        figures,
        interrupted,
        search.width(fresh["found"]),
        next_words(search, best, ranges, fresh["found"]),
    )


def tries(search: Search) -> Table:
    """The boxes that came nearest to the targets, on the deals of tuning."""
    nearest = sorted(search.losses, key=lambda key: search.losses[key])[:SHOWN]
    keys = [measure.key for measure, _ in search.targets]
    rows: list[list[Cell]] = [
        [
            ", ".join(str(value) for _, value in key),
            *(
                measure.shown(one)
                for one, (measure, _) in zip(
                    search.measured(dict(key), search.plan, ""), search.targets, strict=True
                )
            ),
        ]
        for key in nearest
    ]
    return Table(f"Tried, the nearest of {len(search.losses)} first", ["values", *keys], rows)


def next_words(
    search: Search,
    best: Mapping[str, int],
    ranges: Mapping[str, tuple[int, int]],
    found: Sequence[Estimate],
) -> str:
    """Say what to ask next: the number around its best value where a target is missed, else how
    fair the new box is.
    """
    missed = [
        measure
        for one, (measure, target) in zip(found, search.targets, strict=True)
        if not is_met(measure, target, one)
    ]
    names = names_of(search.bots, search.game)
    if not missed:
        return command(
            "balance", changed(search.game, best), bots=list(dict.fromkeys(names)), seats=len(names)
        )
    number, (low, high) = next(iter(ranges.items()))
    values = f"{max(low, best[number] - AROUND)}..{min(high, best[number] + AROUND)}"
    box = changed(search.game, {name: value for name, value in best.items() if name != number})
    measures = ["--measure", ",".join(measure.key for measure in missed)]
    return command("sweep", box, number, values, *measures, bots=names, seats=len(names))


def about(search: Search, deals: int) -> str:
    """Say which deals were used for what."""
    plan, bots = search.plan, ", ".join(dict.fromkeys(names_of(search.bots, search.game)))
    return (
        f"Tuned on {plan.games:,} deals of seed {plan.seed}, and tried on"
        f" {deals:,} fresh deals of seed {(plan.seed + FRESH_SEED) % 2**63}, on"
        f" which nothing was chosen: {len(search.bots)} players ({bots})."
    )


def is_met(measure: Measure, target: float, found: Estimate) -> bool:
    """Tell whether the whole interval lies near a target."""
    return abs(found.mean - target) + found.reach() <= 2 * tolerance(measure, target)


def judged(measure: Measure, target: float, found: Estimate, now: Estimate) -> str:
    """Say whether the fresh deals confirm a target."""
    low, high = found.interval()
    word = (
        "met"
        if is_met(measure, target, found)
        else (
            "within the interval, which is too wide to call it met"
            if low <= target <= high
            else "missed"
        )
    )
    return (
        f"On fresh deals, {measure.about}: {measure.shown(found)}, {measure.shown(now)} with"
        f" today's box; the target of {measure.say(target)} is {word}."
    )
