"""The yardsticks: random play of two small games that everybody has, beside OpenSpiel and, where
there is one, pgx.
"""

from collections.abc import Callable, Iterator

from benchmarks.figures import openspiel, ours, pgx
from benchmarks.figures.measure import Figure, MeasuringTime, Work, compared, measured
from ludary.core.play.game import Game

GAMES = ("connect_four", "leduc_poker")
SEATS, BATCH = 2, 1024
UNIT = "/s"  # decisions a second


def figures(effort: MeasuringTime) -> Iterator[Figure]:
    """Each game compiled, from Python, and in batches."""
    for name in GAMES:
        game = ours.example(name)
        title, play, loop = game.title, ours.playouts(game, SEATS), ours.python_loop(game, SEATS)
        yield beside_openspiel(
            f"{title}, compiled", play, "OpenSpiel, C++ rollouts", openspiel.rollouts, name, effort
        )
        yield ours.share_of_simulation(game, name, SEATS, effort)
        yield beside_openspiel(
            f"{title}, loop in Python",
            loop,
            "OpenSpiel, loop in Python",
            openspiel.python_loop,
            name,
            effort,
        )
        yield beside_pgx(game, name, effort)


def beside_openspiel(
    what: str,
    work: Work,
    beside: str,
    theirs: Callable[[str], Work],
    name: str,
    effort: MeasuringTime,
) -> Figure:
    """Our work beside OpenSpiel's of the same kind, or alone where there is none."""
    if not openspiel.installed():
        return measured(what, UNIT, work, effort, openspiel.MISSING)
    return compared(what, UNIT, work, beside, theirs(name), effort)


def beside_pgx(game: Game, name: str, effort: MeasuringTime) -> Figure:
    """Our batch beside pgx's, or alone."""
    what, work = f"{game.title}, batch of {BATCH:,}", ours.batch(game, BATCH)
    if not pgx.installed():
        return measured(what, UNIT, work, effort)
    return compared(what, UNIT, work, f"pgx, batch of {pgx.BATCH:,}", pgx.batch(name), effort)
