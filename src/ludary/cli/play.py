"""`ludary play`: a game at the terminal. `ludary learn`: a guided one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from ludary.cli.arguments import (
    SEED,
    check_writable,
    game_of,
    the_deadline,
    the_edition,
    the_game,
    the_options,
)
from ludary.cli.terminal import is_terminal, new_console

PACE = 0.6  # seconds before a bot's action
BOTS = """Who plays in the other seats, one for all or one for each: novice, casual, greedy,
learned, careless:4, ismcts, ismcts:5000, ismcts:2s, search:2s, a trained bot as weights:FILE.npz,
or any program as "cmd:PROGRAM ARG...". `me` is one more person at this keyboard.
[default: the best level that servers offer]"""


@click.command(short_help="Play against bots, or with other people at this keyboard.")
@click.argument("name", metavar="[GAME]", required=False)
@click.option(
    "--seats", type=int, metavar="N", help="How many play; by default the fewest that can."
)
@click.option("--bots", default="", metavar="A,B,...", help=BOTS)
@the_deadline
@click.option("--seat", type=int, metavar="N", help="The seat that you take.  [default: 1]")
@click.option("--name", "my_name", metavar="ME", help="What you are called.")
@click.option(
    "--seed", type=SEED, metavar="N", help="The same seed and choices give the same game."
)
@the_options
@the_edition
@click.option(
    "--load",
    "record",
    type=click.Path(path_type=Path),
    metavar="RECORD",
    help="Go on with a saved game.",
)
@click.option(
    "--save",
    "path",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Where the game is saved.  [default: GAME-DATE-N.ludary]",
)
@click.option(
    "--pace",
    type=click.FloatRange(min=0),
    metavar="SECONDS",
    help=f"The pause before a bot acts.  [default: {PACE}]",
)
@click.option("--watch", is_flag=True, help="Bots play in all seats.")
def play(pace: float | None, path: Path | None, **settings: Any) -> None:
    """Play GAME against bots, or with other people at this keyboard.

    GAME is a name that `ludary games` lists, or a Python file of your own; without one it is
    dunjiin. Without a terminal, bots play in all seats, and the game is printed in words; a RECORD
    stays as it is unless --save names it.
    """
    from ludary.cli.bot_words import ending_programs
    from ludary.cli.playing.page import ConsolePage
    from ludary.cli.playing.play_settings import PlaySettings
    from ludary.cli.playing.seat_plan import generators
    from ludary.cli.playing.session import PlaySession

    check_writable(path)
    attended, page = is_terminal(), ConsolePage(new_console())
    match, seat_plan = PlaySettings(**settings, attended=attended).begin(page.console)
    if attended:
        import readline  # noqa: F401 - lines can be edited with it
    pace = (PACE if pace is None else pace) if attended else 0
    rngs = generators(match.seats, settings["seed"])
    saved = len(match.steps) if settings["record"] and path is None else 0
    # Without a terminal, bots would play a person's saved game to its end in its own file
    place = path or (settings["record"] if attended else None)
    with ending_programs(seat_plan.bots):
        PlaySession(match, seat_plan, page, rngs, pace, place, attended, saved=saved).run()


@click.command(short_help="Learn a game by playing it, step by step.")
@the_game
def learn(name: str) -> None:
    """Learn GAME by playing: its lesson shows positions, and you make the moves.

    A choice that is not meant is answered.

    GAME is a name, or a Python file of your own with a lesson beside it. Without a terminal, the
    lesson is printed.
    """
    from ludary.cli.playing.lesson_session import LessonSession
    from ludary.cli.playing.page import ConsolePage
    from ludary.cli.precompile import precompile
    from ludary.study.guided_game import guided_game

    game, page = game_of(name), ConsolePage(new_console())
    precompile(game, [], page.console)
    guided = guided_game(game)
    if guided is None:
        raise ValueError(f"{game.title} has no lesson; `ludary rules {name}` has the rules")
    session = LessonSession(guided, page, name)
    if not is_terminal():
        session.print_all()
        return
    import readline  # noqa: F401 - lines can be edited with it

    session.run()
