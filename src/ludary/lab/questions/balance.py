"""Balance: whether a box treats all players alike, how its games go, and whether playing well pays,
at each level of play.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from math import ceil, inf
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from ludary.bots.identity import names_of
from ludary.core.play.library import as_game
from ludary.lab.luck.estimate import Estimate
from ludary.lab.questions.answer import Answer, Cell, Chart, Table, command, text_of
from ludary.lab.questions.charts import ACCENT, interval_chart
from ludary.lab.questions.comparing.pictures import NOTES, tenths
from ludary.lab.questions.measures import (
    ALONE,
    BALANCE,
    BRANCHING,
    COURSE,
    DECIDED,
    DRAMA,
    HAPPENS,
    LEAD,
    LENGTH,
    SHARED,
    STAKES,
    TENSION,
    USED,
    VALUE,
    Measure,
    asking,
    measure_named,
    seat_wins,
    share,
)
from ludary.lab.questions.precision import rounded
from ludary.lab.questions.sampling import Plan, Sample, luck_words, sampled, usual_bot
from ludary.lab.simulation.simulate import seat_bots

if TYPE_CHECKING:
    from ludary.core.play.game import Game

GAMES = 600  # deals, by default
# of an even share: whoever has at most so much more or less of it is as well off, as 48 to 52 % of
# two
FAIR = 0.04
SEARCHES = ("search", "ismcts")  # bots that are too slow to be asked by default
PLACES = ("Whoever begins", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth")

Rows = Sequence[tuple[Measure, Sequence[Estimate]]]


@dataclass(frozen=True)
class Asked:
    """A box, how many play, and the bots, each of which plays in all seats; the weakest first."""

    game: Game
    seats: int
    bots: Sequence[Any]
    measures: Sequence[Measure] = ()  # that are told beside the usual ones

    @cached_property
    def names(self) -> list[str]:
        return names_of(self.bots, self.game)


def balance(
    game: str | Path | Game,
    bots: Sequence[Any] | None = None,
    seats: int | None = None,
    plan: Plan | None = None,
    measures: Sequence[str] = (),
) -> Answer:
    """Answer whether a box is fair: what each place in the order of play wins, how games go, and
    whether the better bot wins.

    Each of the `bots`, the weakest first, plays in all seats; then the last one meets the first. By
    default they are the game's levels that do not search: the lowest, one in the middle and the
    highest. `measures`, such as "use:" and "worth:" with the name of a thing, are told of each bot.

    Raises ValueError for what does not exist, and what `simulate` raises.
    """
    rules = as_game(game)
    count = rules.check_seats(seats if seats else 2 if 2 in rules.seats else rules.seats[0])
    chosen = bots or usual_levels(rules, count)
    players = [seat_bots(rules, count, [bot])[0] for bot in chosen]
    wanted = [measure_named(name, rules, [players[-1]] * count) for name in measures]
    asked = Asked(rules, count, players, wanted)
    plan = plan or Plan(GAMES)
    samples = played(asked, plan)
    met = (
        meeting(asked, plan)
        if not samples[-1].interrupted and len(samples) == len(asked.bots)
        else None
    )
    rows = [
        (measure, [measure.measured(sample) for sample in samples])
        for measure in (*wanted, *usual_measures(count, bool(plan.adjust)))
    ]
    return Answer(
        f"{rules.title}: is the box fair, and how do its games go?",
        [
            *(asked_words(asked, *row) for row in rows[: len(wanted)]),
            *fairness_words(asked, rows, samples),
            *length_words(asked, samples),
            *skill_words(asked, met),
        ],
        tables(asked, rows, samples, met),
        charts(asked, rows),
        about(asked, plan, samples),
        figures(asked, rows, samples, met),
        any(sample.interrupted for sample in samples),
        max((one.reach() for _, one in together(asked, rows, samples)), default=inf),
        next_words(asked, rows, samples),
    )


def together(asked: Asked, rows: Rows, samples: Sequence[Sample]) -> list[tuple[str, Estimate]]:
    """Each place with each bot, as the sentences on top tell them: with intervals that hold
    together.
    """
    own = places_in(rows, asked.seats) if asked.seats > 1 else []
    count = len(own) * len(samples)
    return [
        (measure.name, replace(found[k], together=count))
        for k in range(len(samples))
        for measure, found in own
    ]


def next_words(asked: Asked, rows: Rows, samples: Sequence[Sample]) -> str:
    """Say what to ask next: more deals, other numbers, or what cards are worth."""
    found, even = [one for _, one in together(asked, rows, samples)], 1 / asked.seats
    if any(abs(one.mean - even) - one.reach() > FAIR * even for one in found):
        number = ["--number", "NAME=LOW..HIGH", "--target", f"begins={100 * even:.3g}%"]
        return command("tune", asked.game, *number, bots=asked.names[-1:], seats=asked.seats)
    if any(abs(one.mean - even) + one.reach() >= FAIR * even for one in found):
        return f"the same with --until {100 * FAIR * even / 2:.2g}."
    return command("cards", asked.game, bots=asked.names[-1:], seats=asked.seats) if found else ""


def usual_levels(game: Game, seats: int) -> list[str]:
    """The game's levels that do not search: the lowest, one in the middle and the highest."""
    levels = [level for level in game.hints.levels if not level.startswith(SEARCHES)] or [
        usual_bot(game, seats)
    ]
    return list(dict.fromkeys([levels[0], levels[len(levels) // 2], levels[-1]]))


def played(asked: Asked, plan: Plan) -> list[Sample]:
    """Games of each bot in all seats, on the same deals."""
    samples: list[Sample] = []
    for k, bot in enumerate(asked.bots):
        samples.append(
            sampled(
                asked.game,
                [bot],
                asking(part_of(plan, k, len(asked.bots) + 1, f"{k + 1}"), asked.measures),
                asked.seats,
            )
        )
        if samples[-1].interrupted:
            break
    return samples


def part_of(plan: Plan, part: int, parts: int, folder: str) -> Plan:
    """The plan of a part of the question, with the progress of the whole."""

    def told(done: int, games: int) -> None:
        if plan.tell:
            plan.tell(part * games + done, parts * games)

    return replace(plan, tell=told, keep=plan.keep and plan.keep / f"bot-{folder}")


def meeting(asked: Asked, plan: Plan) -> Sample | None:
    """Games of the last bot among bots that are the first one, in each seat as often; None if they
    are alike, or Ctrl-C ended it.
    """
    if len(set(asked.names)) == 1 or asked.seats == 1:
        return None
    try:
        how = replace(
            part_of(plan, len(asked.bots), len(asked.bots) + 1, "meeting"),
            games=max(2, plan.games // 2),
        )
        met = sampled(
            asked.game, [asked.bots[-1], *[asked.bots[0]] * (asked.seats - 1)], how, asked.seats
        )
    except KeyboardInterrupt:
        return None
    return None if met.interrupted else met


def usual_measures(seats: int, watched: bool) -> list[Measure]:
    """The measures of each bot's games; how close they are only where that is watched."""
    if seats == 1:
        return [ALONE, LENGTH, *([BRANCHING, STAKES] if watched else [])]
    count = 1 if seats == 2 else seats  # of two, one says all
    shapes = [BRANCHING, LEAD, DECIDED, DRAMA, STAKES] if watched else []
    return [*map(place_wins, range(count)), *map(seat_wins, range(count)), SHARED, LENGTH, *shapes]


def place_name(place: int) -> str:
    """A place in the order of play, from 0."""
    return PLACES[place] if place < len(PLACES) else f"Place {place + 1}"


def place_wins(place: int) -> Measure:
    """Measure how often a place in the order of play wins: 0 is whoever begins, 1 sits next."""

    def of(sample: Sample) -> Any:
        seats = len(sample.bots)
        rows = [
            one.won_less_luck[np.arange(one.games), (one.began + place) % seats]
            for one in sample.results
        ]
        return sample.mean(rows)

    return share(f"place {place + 1}", place_name(place), place_name(place), of)


def places_in(rows: Rows, seats: int) -> Rows:
    """The rows about places in the order of play."""
    names = set(map(place_name, range(seats)))
    return [(measure, found) for measure, found in rows if measure.name in names]


def fairness_words(asked: Asked, rows: Rows, samples: Sequence[Sample]) -> list[str]:
    """Say for each bot which place is surely better or worse off, and which nothing can be said of
    yet.
    """
    even, lines = 1 / asked.seats, []
    if asked.seats == 1:
        return [
            f"{name} has a return of {text_of(one)}."
            for name, one in zip(asked.names, rows[len(asked.measures)][1], strict=False)
        ]
    all_places = together(asked, rows, samples)
    count = len(all_places) // len(samples)
    for k, name in enumerate(asked.names[: len(samples)]):
        found = all_places[k * count : (k + 1) * count]
        lines.append(f"Among {name}: {fairness(found, even, samples[k].deals)}")
    return lines


def fairness(places: Sequence[tuple[str, Estimate]], even: float, deals: int) -> str:
    """Say how fair games are, by the shares of the places."""
    band = FAIR * even
    ends = even - band, even + band
    off = [
        (place, one)
        for place, one in places
        if all(one.differs_from(end) for end in ends) and not ends[0] < one.mean < ends[1]
    ]
    if off:
        return (
            "; ".join(
                f"{place.lower()} wins {text_of(one, '%')}, surely not within {span(even)}"
                for place, one in off
            )
            + "."
        )
    if all(abs(one.mean - even) + one.reach() < band for _, one in places):
        told = ", ".join(f"{place.lower()} wins {text_of(one, '%')}" for place, one in places)
        return f"fair; {told}, surely within {span(even)}."
    place, widest = max(places, key=lambda one: abs(one[1].mean - even) + one[1].reach())
    room = abs(abs(widest.mean - even) - band)
    needed = (
        f"; about {rounded(ceil(deals * (widest.reach() / room) ** 2)):,} deals would tell"
        if room > widest.reach() / 30
        else ""
    )
    return (
        f"{place.lower()} wins {text_of(widest, '%')}; whether that is within {span(even)} cannot"
        f" be told yet{needed}."
    )


def span(even: float) -> str:
    """Return the shares that count as even, as "48.0 to 52.0 %"."""
    return f"{100 * even * (1 - FAIR):.3g} to {100 * even * (1 + FAIR):.3g} %"


def asked_words(asked: Asked, measure: Measure, found: Sequence[Estimate]) -> str:
    """Say a measure that was asked for, of each bot."""
    told = ", ".join(
        f"{measure.shown(one)} among {name}" for name, one in zip(asked.names, found, strict=False)
    )
    return f"{measure.about[0].upper()}{measure.about[1:]}: {told}."


def length_words(asked: Asked, samples: Sequence[Sample]) -> list[str]:
    sample = samples[-1]
    low, middle, high = np.quantile(sample.length(), [0.1, 0.5, 0.9])
    some = f"Half the games of {asked.names[len(samples) - 1]} have {middle:.0f} decisions or more"
    return [f"{some}; one in ten has fewer than {low:.0f}, one in ten more than {high:.0f}."]


def skill_words(asked: Asked, met: Sample | None) -> list[str]:
    if met is None:
        return []
    among = "against" if asked.seats == 2 else f"as one of {asked.seats}, among"
    return [
        f"{asked.names[-1]} wins {text_of(met.share(0), '%')} of games {among} {asked.names[0]}."
    ]


def tables(asked: Asked, rows: Rows, samples: Sequence[Sample], met: Sample | None) -> list[Table]:
    """A table for each group of measures, with a column for each bot."""
    head = ["", *asked.names[: len(samples)]]
    found = []
    for title in (USED, VALUE, HAPPENS, BALANCE, COURSE, TENSION):
        own = [(measure, estimates) for measure, estimates in rows if measure.group == title]
        unit = own[0][0].unit if own else ""
        cells: list[list[Cell]] = [[measure.name, *estimates] for measure, estimates in own]
        if title == COURSE:
            cells.insert(
                1 if asked.seats > 1 else 2, ["Decisions, 10 to 90 %", *map(spread, samples)]
            )
        if cells:
            found.append(
                Table(title, head, cells, "" if title == BALANCE else NOTES.get(title, ""), unit)
            )
    if met:
        found.append(
            Table(
                "The best bot among the weakest",
                ["", "wins"],
                [[asked.names[-1], met.share(0)]],
                unit="%",
            )
        )
    return found


def spread(sample: Sample) -> str:
    low, high = np.quantile(sample.length(), [0.1, 0.9])
    return f"{low:.0f} to {high:.0f}"


def charts(asked: Asked, rows: Rows) -> list[Chart]:
    """A picture of what each place wins, beside an even share."""
    pairs = [
        (f"{measure.name}, {name}", one)
        for measure, found in places_in(rows, asked.seats)
        for name, one in zip(asked.names, found, strict=False)
    ]
    if not pairs:
        return []
    chart = interval_chart(
        "What each place wins", pairs, 1 / asked.seats, tenths, len(pairs), (ACCENT, ACCENT)
    )
    return [replace(chart, note="Dashed: an even share. In colour: clearly another.")]


def about(asked: Asked, plan: Plan, samples: Sequence[Sample]) -> list[str]:
    """Say how it was found."""
    deals = (
        " and ".join(f"{one.deals:,}" for one in samples)
        if len({one.deals for one in samples}) > 1
        else f"{samples[0].deals:,}"
    )
    lines = [
        f"{deals} deals of {asked.seats} players, seed {plan.seed}, by each of"
        f" {', '.join(asked.names[: len(samples)])} in all seats."
    ]
    if any(one.interrupted for one in samples):
        lines.append(
            f"It was interrupted: {plan.games:,} deals of each of {len(asked.bots)} bots were asked"
            " for."
        )
    taken = luck_words([one.is_less_luck for one in samples])
    return [
        *lines,
        (f"Half of a 95 % interval follows ±; those of the sentences on top hold jointly{taken}."),
    ]


def figures(
    asked: Asked, rows: Rows, samples: Sequence[Sample], met: Sample | None
) -> dict[str, Any]:
    """All numbers, for programs."""
    bots = {
        name: (
            {measure.name: found[k].to_dict() for measure, found in rows[len(asked.measures) :]}
            | {one.key: found[k].to_dict() for one, found in rows[: len(asked.measures)]}
            | {"deals": samples[k].deals}
        )
        for k, name in enumerate(asked.names[: len(samples)])
    }
    return {
        "game": asked.game.name,
        "seats": asked.seats,
        "bots": bots,
        "meeting": met.share(0).to_dict() if met else None,
    }
