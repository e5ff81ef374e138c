"""Measures: what can be told of a game, by name, and the words for it when one box or bot has more
of it than another.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from ludary.bots.identity import kinds_of
from ludary.core.arguments import close_to
from ludary.lab.luck.estimate import EVERYWHERE, SHARES, Estimate
from ludary.lab.luck.watch import SHAPES
from ludary.lab.questions.answer import text_of
from ludary.lab.questions.card_trials.things import known_things, title_of
from ludary.lab.questions.charts import percent, plain, points
from ludary.lab.questions.sampling import Plan, Sample, sampled

if TYPE_CHECKING:
    from ludary.core.play.game import Game

Array = npt.NDArray[Any]
VERB, USE, WORTH = "verb:", "use:", "worth:"  # prefixes of measures that go on with a name
COURSE = "The course of a game"
TENSION = "How close it is"
BALANCE = "Who wins"
HAPPENS = "What happens, per game"
USED = "How often a player uses it in a game"
VALUE = "Worth to its user, in points"
WAYS = {"": plain, "%": percent, "points": points}  # how values of each unit are said


@dataclass(frozen=True)
class Measure:
    """One figure of a game. `unit` is "%", "points" (both are shares), or none."""

    key: str  # its name in commands
    name: str  # in tables
    about: str  # in sentences
    group: str  # the title of its table
    unit: str
    of: Callable[[Sample], Array]  # of each deal
    more: str = ""  # where A has more
    fewer: str = ""
    figures: str = "{a} instead of {b}"  # the rest of the sentence
    span: tuple[float, float] = EVERYWHERE  # between which the values of a deal lie, less luck
    line: float | None = None  # what it is compared with: an even share, or no worth

    @property
    def say(self) -> Callable[[float], str]:
        return WAYS[self.unit]

    def shown(self, one: Estimate) -> str:
        """An estimate and half its interval."""
        return text_of(one, self.unit) + " points" * (self.unit == "points")

    def estimate(self, values: Array) -> Estimate:
        """The mean of the values of deals; what a thing is worth is a difference already."""
        return (
            Estimate.of_differences(values)
            if self.group == VALUE
            else Estimate.of(values, self.span)
        )

    def measured(self, sample: Sample) -> Estimate:
        """The mean over all deals."""
        return self.estimate(self.of(sample))

    def change(self, values: Array, base: Array) -> Estimate:
        """The mean difference of two boxes that played the same deals."""
        return Estimate.of_differences(np.asarray(values - base), self.span)

    def sentence(self, a: float, b: float) -> str:
        """Say how A differs from B, without the interval."""
        return f"{self.more if a > b else self.fewer}: {self.instead(a, b)}"

    def instead(self, a: float, b: float) -> str:
        """Say what A has instead of what B has."""
        return self.figures.format(a=self.word(a), b=self.word(b))

    def word(self, value: float) -> str:
        """A figure in words."""
        if self.unit:
            return f"{100 * value:.1f} %" if self.unit == "%" else f"{points(value)} points"
        return f"{value:,.{2 - (abs(value) >= 10) - (abs(value) >= 100)}f}"


def shape(name: str) -> Callable[[Sample], Array]:
    return lambda sample: sample.shape(name)


LENGTH = Measure(
    "length",
    "Decisions",
    "decisions of a game",
    COURSE,
    "",
    lambda sample: sample.length(),
    "Games are longer",
    "Games are shorter",
    "{a} decisions instead of {b}",
)
BRANCHING = Measure(
    "branching",
    "Choices at a decision",
    "legal choices at a decision",
    COURSE,
    "",
    shape("branching"),
    "There is more to choose from",
    "There is less to choose from",
    "{a} legal actions at a decision instead of {b}",
)
LEAD = Measure(
    "lead changes",
    "Changes of the lead",
    "times that the lead changes",
    COURSE,
    "",
    shape("lead changes"),
    "The lead changes more often",
    "The lead changes less often",
    "{a} times a game instead of {b}",
)
DECIDED = Measure(
    "decided",
    "Decided after",
    "how much of a game has been played when the winner takes the lead for good",
    TENSION,
    "%",
    shape("decided"),
    "Games are decided later",
    "Games are decided earlier",
    "after {a} of their course instead of {b}",
)
DRAMA = Measure(
    "drama",
    "Winner was behind by",
    "how far the winner was behind, on average",
    TENSION,
    "%",
    shape("drama"),
    "Winners come from further behind",
    "Winners are less far behind on the way",
    "on average {a} of a win behind the leader instead of {b}",
)
STAKES = Measure(
    "stakes",
    "Worth of a good choice",
    "how much the best choice is better than one at random",
    TENSION,
    "%",
    shape("stakes"),
    "Choices matter more",
    "Choices matter less",
    "the best one is worth {a} of a win more than one at random, instead of {b}",
)
ALONE = Measure(
    "return",
    "Return",
    "the return",
    COURSE,
    "",
    lambda sample: sample.mean([one.returns[:, 0] for one in sample.results]),
    "The return is higher",
    "The return is lower",
)


def share(
    key: str, name: str, who: str, of: Callable[[Sample], Array], line: float | None = None
) -> Measure:
    """Measure how often somebody wins."""
    more, fewer = f"{who} wins more often", f"{who} wins less often"
    about = f"{who[0].lower()}{who[1:]} wins"
    return Measure(key, name, about, BALANCE, "%", of, more, fewer, span=SHARES, line=line)


BEGINNER = share("begins", "Whoever begins", "Whoever begins", lambda sample: sample.beginner())
SHARED = replace(
    share("shared", "First place shared", "Nobody alone", lambda sample: sample.shared()),
    about="the first place is shared",
    more="First places are shared more often",
    fewer="First places are shared less often",
    figures="in {a} of games instead of {b}",
)


def seat_wins(seat: int) -> Measure:
    """Measure how often a seat wins, whichever bot sits there."""
    name = f"Seat {seat + 1}"
    return share(f"seat {seat + 1}", name, name, lambda sample: sample.seat(seat))


def bot_wins(bot: int, name: str) -> Measure:
    """Measure how often one of several bots wins, in each seat as often."""
    return share(name, name, f"The bot {name}", lambda sample: sample.won(bot))


def occurrence(game: Game, name: str) -> Measure:
    """Measure how often something happens, by a name of `Results.occurrences`, such as `action
    reroll`; it is told in the words of the game.
    """
    kind, _, what = name.partition(" ")
    is_choice = kind == "action"
    said = f"“{choice_words(game, what) if is_choice else event_words(game, what)}”"
    return Measure(
        name,
        said,
        f"how often {said} {'is chosen' if is_choice else 'happens'} in a game",
        HAPPENS,
        "",
        lambda sample: sample.occurrences(name),
        figures="{a} times a game instead of {b}",
    )


def choice_words(game: Game, verb: str) -> str:
    """A verb with the first kind of thing that it is about: `reroll a die`."""
    arguments = game.actions.table[game.actions.verbs.index(verb)]
    kinds = [domain.names for _, domain in arguments if domain.names not in ("", "seat")]
    named = f" {'an' if kinds[0][0] in 'aeiou' else 'a'} {kinds[0]}" if kinds else ""
    return verb.replace("_", " ") + named * (named[-len(verb) :] != verb)


def event_words(game: Game, name: str) -> str:
    """A kind of event as its row says it, with gaps."""
    return next(row.kind for row in game.presentation.events.rows if row.name == name)


def use_of(thing: str, title: str) -> Measure:
    """Measure how often a player uses a thing in a game."""
    return Measure(
        USE + thing,
        title,
        f"how often a player uses {title} in a game",
        USED,
        "",
        lambda sample: sample.uses(thing),
        f"{title} is used more often",
        f"{title} is used less often",
        "{a} times a game instead of {b}",
    )


def worth_of(thing: str, title: str) -> Measure:
    """Measure by how much a thing raises the share of wins of who can use it, as `cards` does."""
    return Measure(
        WORTH + thing,
        title,
        f"worth of {title} to its user",
        VALUE,
        "points",
        lambda sample: sample.worth(thing),
        f"{title} is worth more to its user",
        f"{title} is worth less to its user",
        line=0.0,
    )


def main_measures(bots: Sequence[str]) -> list[Measure]:
    """The measures of a game of these bots, without what happens in it.

    Of two seats one says all.
    """
    seats, names = len(bots), list(dict.fromkeys(bots))
    if seats == 1:
        return [LENGTH, BRANCHING, STAKES, ALONE]
    each = [bot_wins(bots.index(name), name) for name in names] if len(names) > 1 else []
    return [
        LENGTH,
        BRANCHING,
        LEAD,
        DECIDED,
        DRAMA,
        STAKES,
        BEGINNER,
        *map(seat_wins, range(seats if seats > 2 else 1)),
        *each,
        SHARED,
    ]


def measure_named(name: str, game: Game, bots: Sequence[Any]) -> Measure:
    """The measure of this name; ValueError offers those that are near."""
    even = 1 / len(bots)
    alike = len(set(kinds_of(bots, game))) == 1
    first = share(
        "wins", "wins", "Seat 1" if alike else "The first bot", lambda sample: sample.won(0), even
    )
    known = {
        one.key: one
        for one in (replace(BEGINNER, line=even), first, LENGTH, LEAD, DECIDED, DRAMA, STAKES,
                    BRANCHING, *verbs_of(game))
    }  # fmt: skip
    if name in known:
        return known[name]
    kind, colon, thing = name.partition(":")
    if colon and kind + colon in (USE, WORTH):
        found = known_things(game).find(thing, game.name)
        title = title_of(game, found)
        return use_of(found, title) if kind + colon == USE else worth_of(found, title)
    near = close_to(name, known, 3)
    hint = (
        f"did you mean {' or '.join(near)}?"
        if near
        else f"measures are {', '.join(key for key in known if ':' not in key)}, {VERB}NAME,"
        f" {USE}NAME and {WORTH}NAME"
    )
    raise ValueError(f"there is no measure {name!r}; {hint}")


def verbs_of(game: Game) -> list[Measure]:
    return [
        replace(occurrence(game, f"action {verb}"), key=VERB + verb) for verb in game.actions.verbs
    ]


def sample_of(
    game: Game, bots: Sequence[Any], plan: Plan, seats: int, measures: Sequence[Measure]
) -> Sample:
    """Play the games that these measures need, and watch luck only where they go by it."""
    needed = any(measure.unit == "%" or measure.key in SHAPES for measure in measures)
    shaped = any(measure.key in SHAPES for measure in measures)
    adjust = needed and (plan.adjust or shaped)
    return sampled(game, bots, asking(replace(plan, adjust=adjust), measures), seats)


def asking(plan: Plan, measures: Sequence[Measure]) -> Plan:
    """The plan with the counts and the trials that these measures need."""
    counted = plan.occurrences or any(one.key.startswith(VERB) for one in measures)
    names = [one.key.partition(":")[2] for one in measures if one.key.startswith((USE, WORTH))]
    return replace(
        plan,
        adjust=plan.adjust or counted,
        occurrences=counted,
        things=tuple(dict.fromkeys(names)),
        worth=any(one.key.startswith(WORTH) for one in measures),
    )
