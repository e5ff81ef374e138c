"""Simulate: many games with bots in the seats.

The same seed gives the same games, whatever the number of workers.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Literal

import numpy as np

from ludary.bots import bot_named, uniform
from ludary.bots.bot import check_bot
from ludary.bots.identity import check_known, names_of
from ludary.core.arguments import briefly, checked_seed, whole
from ludary.core.cores import cores
from ludary.core.play.game import Game
from ludary.core.play.library import as_game
from ludary.core.play.match import Match
from ludary.lab.simulation.compiled_games import Workplace
from ludary.lab.simulation.crew import Crew, Threads
from ludary.lab.simulation.dispatcher import Dispatcher, Progress
from ludary.lab.simulation.game_rows import Keeper, MemoryKeeper
from ludary.lab.simulation.results import Results
from ludary.lab.simulation.totals import Totals

MOST_GAMES = 10**9
MOST_WORKERS = 1_000


def simulate(
    game: str | Path | Game | Match,
    games: int = 10_000,
    seats: int | None = None,
    bots: Sequence[Any] | None = None,
    seed: int = 1,
    workers: int | None = None,
    progress: Progress | None = None,
    on: str | None = None,
    parquet: str | Path | None = None,
    adjust: bool | Literal["formula"] = False,
    occurrences: bool = False,
) -> Results:
    """Play `games` games and count what happens.

    With a Match all games go on from where it stands, secrets and all, each with randomness of its
    own. The seat that decides first there counts as the one that begins.

    `bots` has one for each seat, or one for all, by name or as a callable; None seats `uniform`
    everywhere. `workers` threads play (None: one for each core); your own Python bots hold Python's
    lock, so their games run in one thread. `progress(done, games)` is called now and then. Ctrl-C
    ends it, and the Results hold what was reached, marked `interrupted`.

    `on` says where else to play: `"ray"` on the Ray cluster that this machine belongs to, or on its
    own cores, `"HOST:PORT"` or `"ray://HOST:PORT"` on the cluster with that address. `workers` is
    then how many of its cores play. The games are those that they would be here; games whose worker
    is lost are played again elsewhere.

    `adjust` watches the luck of each game, so that `Results.adjusted` tells shares of wins with
    smaller intervals from the same games. The judge is the network beside the game if it knows this
    edition, else the formula, which `adjust="formula"` takes anyway. `occurrences` also keeps how
    often each verb and kind of event occurred in each game, as `Results.occurrences`; it needs
    `adjust`.

    `parquet` is a folder that gets a row for each game and seat, as Parquet files. If it has games
    of the same simulation, those that are missing are played, and the Results are of all.

    Raises ValueError for a game, number of seats, bot or place that does not exist, and for a
    folder of other games; TypeError for anything but numbers and bots; ImportError if Ray or
    PyArrow are missing; ConnectionError if Ray does not answer, or loses games again and again.
    """
    rules, start = begun(game, seats)
    games, seed = whole(games, "games", 1, MOST_GAMES), checked_seed(seed)
    if workers is not None:
        workers = whole(workers, "workers", 1, MOST_WORKERS)
    seated = seat_bots(rules, game.seats if isinstance(game, Match) else seats, bots)
    if occurrences and not adjust:
        raise ValueError("occurrences=True: needs adjust=True, which watches each game")
    workplace = Workplace(
        rules,
        len(seated),
        seated,
        seed,
        adjust if adjust == "formula" else bool(adjust),
        bool(occurrences),
        start,
    )
    crew = crew_of(workplace, on, workers)
    totals = Totals.none(workplace.seats, rules.actions.count)
    return _played(
        workplace,
        crew,
        Dispatcher(games, totals, keeper_of(workplace, parquet, games, totals)),
        progress,
    )


def begun(game: str | Path | Game | Match, seats: int | None) -> tuple[Game, bytes]:
    """The game, and the State in which all games begin; b"" if they are set up.

    ValueError for a match that is over or for other seats.
    """
    if not isinstance(game, Match):
        return as_game(game), b""
    if game.over:
        raise ValueError("this match is over: play on from one that is not")
    if seats not in (None, game.seats):
        raise ValueError(f"seats={seats}: this match has {game.seats} seats; leave `seats` out")
    return game.game, game.states().tobytes()


def crew_of(workplace: Workplace, on: str | None, workers: int | None) -> Crew:
    """Return the players of the blocks: the threads of this process, or the cores of a Ray
    cluster.
    """
    if on is None:
        return Threads(workplace, workers or cores())
    from ludary.lab.ray.crew import RayCrew, check_place

    return RayCrew(workplace, check_place(on), workers)


def keeper_of(
    workplace: Workplace, parquet: str | Path | None, games: int, totals: Totals
) -> Keeper:
    """Return the store of the games: memory, or a folder."""
    if parquet is None:
        return MemoryKeeper()
    from ludary.lab.ray.worker import stamp
    from ludary.lab.simulation.parquet import Parquet, about, check_pyarrow

    folder = Path(parquet)
    check_pyarrow()
    check_known(workplace.bots, workplace.game, folder)
    keeper = Parquet(folder, about(workplace, stamp()), totals)
    there = max((end for _, end in keeper.spans()), default=0)
    if there > games:
        raise ValueError(
            f"{folder}: has {there:,} games already, more than {games:,}: ask for at least as many"
        )
    return keeper


def _played(
    workplace: Workplace, crew: Crew, dispatcher: Dispatcher, progress: Progress | None
) -> Results:
    """The Results of all games of the dispatcher, where those that are missing are played by this
    crew.
    """
    found, start = dispatcher.totals.games, time.perf_counter()
    dispatcher.run(crew, progress)
    return _results(workplace, dispatcher, time.perf_counter() - start, found)


def seat_bots(game: Game, seats: int | None, bots: Sequence[Any] | None) -> list[Any]:
    """One bot for each seat; ValueError if their number does not fit."""
    if bots is None:
        return [uniform] * game.check_seats(seats)
    given = [bots] if isinstance(bots, str) else bots
    if not isinstance(given, Sequence):
        raise TypeError(f"bots={briefly(bots)}: should be a list of bots, by name or as callables")
    for bot in given:
        if not isinstance(bot, str) and not callable(bot):
            raise TypeError(f"bots: {briefly(bot)} is no bot: give its name or a callable")
    seated = [bot_named(bot) if isinstance(bot, str) else bot for bot in given]
    count = game.check_seats(len(seated) if seats is None and len(seated) > 1 else seats)
    if len(seated) == 1:
        seated *= count
    if len(seated) != count:
        raise ValueError(
            f"{len(seated)} bots for {count} seats: give one for each seat, or one for all"
        )
    for bot in seated:
        check_bot(bot, game, count)
    return seated


def _results(workplace: Workplace, dispatcher: Dispatcher, seconds: float, earlier: int) -> Results:
    game, totals = workplace.game, dispatcher.totals
    verbs = np.bincount(game.actions.verb, totals.actions, len(game.actions.verbs))
    return Results(
        game=game.name,
        options=game.changed_options(),
        edition=game.contents.edition_key(game.edition),
        bots=names_of(workplace.bots, game),
        seed=workplace.seed,
        actions=_named(game.actions.verbs, verbs),
        events=_named(game.presentation.event_names, totals.events),
        totals=totals,
        keeper=dispatcher.keeper,
        seconds=seconds,
        interrupted=dispatcher.interrupted,
        found=earlier,
        watches=bool(workplace.watches),
    )


def _named(names: Sequence[str], counts: Any) -> Mapping[str, int]:
    return {name: int(count) for name, count in zip(names, counts, strict=False)}
