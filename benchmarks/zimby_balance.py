"""The figures of docs/balance-zimby-mojo.md: length of games among bots, the King's death, winners,
uses of scrolls.

`python -m benchmarks.zimby_balance [--games N] [--seats 4] [--bots greedy,ismcts:500] [--rounds 30]
[OPTION=NUMBER ...]`; the last bot takes all further seats, and options are the game's, such as
`zimbies=4 scrolls=3`. A scroll has a *chance* at each decision at which its holder may begin to
cast it.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

import ludary
from ludary.bots import bot_named
from ludary.bots.seated import ThreadArrays, decide
from ludary.core.compile.driver import driver
from ludary.core.contract.functions import legal, returns
from ludary.core.play.engine import reset, step
from ludary.core.play.game import Game
from ludary.core.state.fate import bits, seeded
from ludary.games.zimby_mojo.cards import KINDS
from ludary.games.zimby_mojo.events import EVENTS as SHEET
from ludary.games.zimby_mojo.state import Ending
from ludary.games.zimby_mojo.text.names import scroll_name
from ludary.games.zimby_mojo.verbs import Verb
from ludary.lab.simulation.compiled_games import Workplace
from ludary.lab.simulation.results import wilson

DRAWN, CHANCES, CAST = range(3)  # counters of a kind of scroll; casts of the seats follow
# And of a game: the round of the King's first death, its seat + 1, takings of the Crown, wards
# opened, the round of the first one, zombies
DEATH, SLAYER, TAKINGS, WARDS, OPENED, ZOMBIES = range(6)
EVENTS = 6
# The kinds of events that are counted
TOLD = ("draws", "casts", "king_dies", "crown_taken", "raises", "opens_seal")
DRAWS, CASTS, KING_DIES, CROWN_TAKEN, RAISES, OPENS_SEAL = (SHEET.numbers[name] for name in TOLD)
NEVER = "never"
LATE = 99  # the round of a ward that is never opened
NAMES = {
    Ending.CROWNED: "a shaman is crowned",
    Ending.ROUND_LIMIT: "round limit",
    Ending.THUG_KING: "a thug is crowned",
    Ending.NO_SCROLLS: "no scrolls",
}

Array = npt.NDArray[Any]


class Counts(NamedTuple):
    """Counts of one game."""

    gains: Array  # (seats,)
    scrolls: Array  # (counts, kinds)
    events: Array  # (events,)


@driver(inner=True)
def note(s: Any, scrolls: Array, events: Array) -> None:
    """Add the events of the last action to `scrolls[count, kind]` and `events`."""
    for line in range(s.events.count):
        event = s.events.lines[line]
        kind, seat, card = event.kind, event.values[0], event.values[1]
        if kind == DRAWS and card >= 0:
            scrolls[DRAWN, card] += 1
        elif kind == CASTS:
            scrolls[CAST, card] += 1
            if seat >= 0:
                scrolls[CAST + 1 + seat, card] += 1
        elif kind == KING_DIES and events[DEATH] == 0:
            events[DEATH] = s.rounds
            events[SLAYER] = s.turn_of + 1
        elif kind == CROWN_TAKEN:
            events[TAKINGS] += 1
        elif kind == RAISES:
            events[ZOMBIES] += 1
        elif kind == OPENS_SEAL:
            events[WARDS] += 1
            if events[OPENED] == 0:
                events[OPENED] = s.rounds


@driver(inner=True)
def notice(out: Array, count: int, first: int, scrolls: Array) -> None:
    """Which scrolls could be cast: their actions are numbered from `first` on."""
    for k in range(count):
        kind = int(out[k]) - first
        if 0 <= kind < KINDS:
            scrolls[CHANCES, kind] += 1


@driver
def watch(
    boxes: Array,
    blanks: Array,
    seats: int,
    seed: int,
    game: int,
    first: int,
    bots: Array,
    room: ThreadArrays,
    counts: Counts,
) -> int:
    """Play one game and count; returns its decisions.

    The finished State stays in `room.states[0]`.
    """
    reset(boxes, blanks, room.states, 0, seats, seeded(seed, game))
    room.minds[0].fate.rng = seeded(seed + 1, game)
    s = room.states[0]
    note(s, counts.scrolls, counts.events)
    decisions, count = 0, legal(boxes[0], s, room.out)
    while count > 0:
        notice(room.out, count, first, counts.scrolls)
        step(boxes[0], s, decide(boxes, s, bots, bits(room.minds[0].fate), count, room))
        note(s, counts.scrolls, counts.events)
        decisions += 1
        count = legal(boxes[0], s, room.out)
    returns(boxes[0], s, counts.gains)
    return decisions


@dataclass
class Tally:
    """Results of so many games."""

    gains: Array  # (games, seats)
    rounds: Array  # (games,)
    decisions: Array
    endings: Array
    winners: Array  # seat, or -1
    scrolls: Array  # (games, counts, kinds)
    events: Array  # (games, events)


def blank(games: int, seats: int) -> Tally:
    """A tally to be filled."""
    rounds, decisions, endings, winners = (np.zeros(games, np.int64) for _ in range(4))
    scrolls = np.zeros((games, CAST + 1 + seats, KINDS), np.int64)
    events = np.zeros((games, EVENTS), np.int64)
    return Tally(np.zeros((games, seats)), rounds, decisions, endings, winners, scrolls, events)


def play(game: Game, bots: list[str], games: int, seed: int = 1) -> Tally:
    """So many games, with these bots in the seats."""
    seats = len(bots)
    place = Workplace(game, seats, [bot_named(bot) for bot in bots], seed)
    run = place.bind(watch)
    room = place.room()
    seating = place.seating()
    tally = blank(games, seats)
    engine, first = game.engine, int(game.actions.first[Verb.CAST])
    for number in range(games):
        counts = Counts(tally.gains[number], tally.scrolls[number], tally.events[number])
        tally.decisions[number] = run(
            engine.boxes, engine.blanks, seats, seed, number, first, seating, room, counts
        )
        s = room.states[0]
        tally.rounds[number], tally.endings[number], tally.winners[number] = (
            s.rounds,
            s.ending,
            s.winner,
        )
    return tally


def part(some: float, of: float) -> str:
    """A share, with where it truly lies."""
    if of == 0:
        return "-"
    low, high = wilson(some, int(of))
    return f"{some / of:6.1%}  ({low:.1%} to {high:.1%})"


def quartiles(values: Array) -> str:
    """Return the bounds of the middle half of the values."""
    if len(values) == 0:
        return "-"
    low, half, high = np.percentile(values, [25, 50, 75])
    return f"median {half:.0f}, middle half {low:.0f} to {high:.0f}, most {values.max():.0f}"


def course(tally: Tally) -> Iterator[str]:
    """Say how long the games were, when the King died, and how they ended."""
    games, death = len(tally.rounds), tally.events[:, DEATH]
    yield f"  rounds: {quartiles(tally.rounds)}"
    yield f"  decisions: {quartiles(tally.decisions)}"
    opened = Counter(sorted(tally.events[:, OPENED]))
    yield (
        "  the first ward is open in round:"
        f" {', '.join(f'{number or NEVER} ({games})' for number, games in opened.items())}"
    )
    yield (
        "  the first ward is open in round:"
        f" {quartiles(np.where(tally.events[:, OPENED] == 0, LATE, tally.events[:, OPENED]))}"
    )
    yield (
        "  two wards or more are open at the end of"
        f" {part((tally.events[:, WARDS] > 1).sum(), games)}"
    )
    slayer = tally.events[death > 0, SLAYER] - 1
    won = (slayer == tally.winners[death > 0]).sum()
    yield (
        f"  the first slayer of the King wins {part(won, len(slayer))}, even"
        f" {1 / tally.gains.shape[1]:.1%}"
    )
    yield f"  zombies come up in {part((tally.events[:, ZOMBIES] > 0).sum(), games)}"
    yield (
        f"  wards opened: {tally.events[:, WARDS].mean():.2f}; the Crown is taken"
        f" {quartiles(tally.events[:, TAKINGS])}"
    )
    yield (
        f"  the King dies in {part((death > 0).sum(), games)} of the games, in round:"
        f" {quartiles(death[death > 0])}"
    )
    for ending, words in NAMES.items():
        if (ended := (tally.endings == ending).sum()) > 0:
            yield f"  {words}: {part(ended, games)}"


def winners(tally: Tally) -> Iterator[str]:
    """Say what share of all games each seat wins."""
    for seat in range(tally.gains.shape[1]):
        yield f"  seat {seat + 1} wins {part((tally.winners == seat).sum(), len(tally.winners))}"


def scrolls(game: Game, tally: Tally) -> Iterator[str]:
    """Every scroll: how often it is drawn and cast in a game, casts by winners next to an even
    share, and its share of chances taken.
    """
    yield "  scroll                  drawn    cast  of drawn  by winners  of chances"
    won = np.flatnonzero(tally.winners >= 0)
    seats = tally.gains.shape[1]
    games = max(1, len(tally.rounds))
    for kind in range(int(game.box.kind_count)):
        drawn, chances, cast = (
            int(tally.scrolls[:, count, kind].sum()) for count in (DRAWN, CHANCES, CAST)
        )
        theirs = tally.scrolls[won, CAST + 1 + tally.winners[won], kind].sum()
        even = max(1, tally.scrolls[won, CAST, kind].sum()) / seats
        counts = (
            f"{drawn / games:6.2f}  {cast / games:6.2f}  {cast / max(1, drawn):8.0%} "
            f" {theirs / even:10.2f}"
        )
        yield f"  {scroll_name(game, kind):<22} {counts}  {part(cast, chances)}"


def seating(bots: str, seats: int) -> list[str]:
    """The bots by seat: the last one named takes all further seats."""
    named = bots.split(",")
    return [named[min(seat, len(named) - 1)] for seat in range(seats)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--rounds", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--edition", default=None)
    parser.add_argument("options", nargs="*", metavar="OPTION=NUMBER")
    given = parser.parse_args()
    options = dict(option.split("=", 1) for option in given.options)
    game = ludary.load(
        "zimby_mojo", edition=given.edition, **{"round_limit": given.rounds, **options}
    )
    bots = seating(given.bots, given.seats)
    tally = play(game, bots, given.games, given.seed)
    print(
        f"{given.games} games of {', '.join(bots)}; round limit {given.rounds}"
        f" {' '.join(given.options)}".rstrip()
    )
    print(*course(tally), *winners(tally), *scrolls(game, tally), sep="\n")


if __name__ == "__main__":
    main()
