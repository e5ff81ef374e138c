"""The figures of docs/balance-zimby-mojo.md: how long Zimby Mojo lasts among bots, when the King dies, who wins, how scrolls are used.

`python -m benchmarks.zimby_balance [--games N] [--seats 4] [--bots greedy,ismcts:500] [--rounds 30]`; the last bot takes all further seats.
A scroll has a *chance* at each decision at which its holder may begin to cast it.
"""

import argparse
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

import ludary
from ludary.bots import bot_named
from ludary.core.fate import seeded
from ludary.core.game import Game
from ludary.games.zimby_mojo.cards import KINDS
from ludary.games.zimby_mojo.happenings import Happening
from ludary.games.zimby_mojo.names import scroll_name
from ludary.games.zimby_mojo.state import Ending
from ludary.games.zimby_mojo.verbs import Verb
from ludary.lab.gather import Workplace, decide, show_view
from ludary.lab.results import wilson

DRAWN, CHANCES, CAST = range(3)  # what is counted of a kind of scroll
COUNTS = 3
DEATH, TAKINGS, WARDS = range(3)  # and of a game: the round of the King's first death, takings of the Crown, wards opened
EVENTS = 3
NAMES = {
    Ending.CROWNED: "a shaman is crowned",
    Ending.ROUND_LIMIT: "round limit",
    Ending.THUG_KING: "a thug is crowned",
    Ending.NO_SCROLLS: "no scrolls",
}

Array = npt.NDArray[Any]

# Free names of the driver
legal: Callable[[Any, Any, Any], int]
returns: Callable[[Any, Any, Any], None]
play_on_here: Callable[[Any, Any, int], None]
begin_here: Callable[..., None]
decide_here: Callable[..., int]
note_here: Callable[..., None]
notice_here: Callable[..., None]


def note(s: Any, scrolls: Array, events: Array) -> None:
    """Add what the last action told to `scrolls[count, kind]` and `events`."""
    for line in range(s.events.told):
        event = s.events.lines[line]
        kind = event.kind
        if kind == Happening.DRAWS and event.what >= 0:
            scrolls[DRAWN, event.what] += 1
        elif kind == Happening.CASTS:
            scrolls[CAST, event.what] += 1
        elif kind == Happening.KING_DIES and events[DEATH] == 0:
            events[DEATH] = s.rounds
        elif kind == Happening.CROWN_TAKEN:
            events[TAKINGS] += 1
        elif kind == Happening.OPENS_SEAL:
            events[WARDS] += 1


def notice(out: Array, count: int, first: int, scrolls: Array) -> None:
    """Which scrolls could be cast: their actions are numbered from `first` on."""
    for k in range(count):
        kind = int(out[k]) - first
        if 0 <= kind < KINDS:
            scrolls[CHANCES, kind] += 1


def watch(
    boxes: Array, blanks: Array, seats: int, seed: int, game: int, first: int, bots: Array, room: Any,
    gains: Array, scrolls: Array, events: Array,
) -> int:  # fmt: skip
    """Play one game and count; returns its decisions. The finished State stays in `room[0][0]`."""
    states, minds, out = room[0], room[1], room[2]
    begin_here(boxes, blanks, states, 0, seats, seeded(seed, game))
    minds[0].fate.rng = seeded(seed + 1, game)
    s = states[0]
    note_here(s, scrolls, events)
    decisions, count = 0, legal(boxes[0], s, out)
    while count > 0:
        notice_here(out, count, first, scrolls)
        play_on_here(boxes[0], s, decide_here(boxes, s, bots, count, room))
        note_here(s, scrolls, events)
        decisions += 1
        count = legal(boxes[0], s, out)
    returns(boxes[0], s, gains)
    return decisions


@dataclass
class Tally:
    """What came of so many games."""

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
    scrolls, events = np.zeros((games, COUNTS, KINDS), np.int64), np.zeros((games, EVENTS), np.int64)
    return Tally(np.zeros((games, seats)), rounds, decisions, endings, winners, scrolls, events)


def play(game: Game, bots: list[str], games: int, seed: int = 1) -> Tally:
    """So many games, with these bots in the seats."""
    seats = len(bots)
    place = Workplace(game, seats, [bot_named(bot) for bot in bots], seed)
    drive, room, seating, tally = driver(game), place.room(), place.seating(), blank(games, seats)
    engine, first = game.engine, int(game.actions.first[Verb.CAST])
    for number in range(games):
        tally.decisions[number] = drive(
            engine.boxes, engine.blanks, seats, seed, number, first, seating, room,
            tally.gains[number], tally.scrolls[number], tally.events[number],
        )  # fmt: skip
        s = room[0][0]
        tally.rounds[number], tally.endings[number], tally.winners[number] = s.rounds, s.ending, s.winner
    return tally


def driver(game: Game) -> Any:
    """`watch` for this game and all bots."""
    from ludary.bots.greedy import driver as greedy_driver
    from ludary.bots.ismcts import driver as search_driver
    from ludary.bots.ismcts import favourite

    bind = game.engine.bind
    ask = bind(
        decide, inner=True, show_here=bind(show_view, inner=True), consider_here=greedy_driver(game),
        search_here=search_driver(game), favourite_here=bind(favourite, inner=True),
    )  # fmt: skip
    return bind(
        watch, begin_here=game.engine.begin, play_on_here=game.engine.play_on, decide_here=ask,
        note_here=bind(note, inner=True), notice_here=bind(notice, inner=True),
    )  # fmt: skip


def part(some: float, of: float) -> str:
    """A share, with where it truly lies."""
    if of == 0:
        return "-"
    low, high = wilson(some, int(of))
    return f"{some / of:6.1%}  ({low:.1%} to {high:.1%})"


def quartiles(values: Array) -> str:
    """Where the middle half of the values lies."""
    if len(values) == 0:
        return "-"
    low, half, high = np.percentile(values, [25, 50, 75])
    return f"median {half:.0f}, middle half {low:.0f} to {high:.0f}, most {values.max():.0f}"


def course(tally: Tally) -> Iterator[str]:
    """How long the games were, when the King died, and how they ended."""
    games, death = len(tally.rounds), tally.events[:, DEATH]
    yield f"  rounds: {quartiles(tally.rounds)}"
    yield f"  decisions: {quartiles(tally.decisions)}"
    yield f"  wards opened: {tally.events[:, WARDS].mean():.2f}; the Crown is taken {quartiles(tally.events[:, TAKINGS])}"
    yield f"  the King dies in {part((death > 0).sum(), games)} of the games, in round: {quartiles(death[death > 0])}"
    for ending, words in NAMES.items():
        if (ended := (tally.endings == ending).sum()) > 0:
            yield f"  {words}: {part(ended, games)}"


def winners(tally: Tally) -> Iterator[str]:
    """How many of all games each seat wins."""
    for seat in range(tally.gains.shape[1]):
        yield f"  seat {seat + 1} wins {part((tally.winners == seat).sum(), len(tally.winners))}"


def scrolls(game: Game, tally: Tally) -> Iterator[str]:
    """Every scroll: how often it is drawn and cast in a game, and its share of chances taken."""
    yield "  scroll                  drawn    cast  of chances"
    for kind in range(int(game.box.kind_count)):
        drawn, chances, cast = (int(tally.scrolls[:, count, kind].sum()) for count in (DRAWN, CHANCES, CAST))
        games = max(1, len(tally.rounds))
        yield f"  {scroll_name(game, kind):<22} {drawn / games:6.2f}  {cast / games:6.2f}  {part(cast, chances)}"


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
    given = parser.parse_args()
    game = ludary.load("zimby_mojo", edition=given.edition, round_limit=given.rounds)
    bots = seating(given.bots, given.seats)
    tally = play(game, bots, given.games, given.seed)
    print(f"{given.games} games of {', '.join(bots)}; round limit {given.rounds}")
    print(*course(tally), *winners(tally), *scrolls(game, tally), sep="\n")


if __name__ == "__main__":
    main()
