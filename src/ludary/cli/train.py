"""`ludary train` makes a network that judges the positions of a game from nothing; `ludary judge`
tells how well it does.
"""

from __future__ import annotations

from dataclasses import fields, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ludary.cli.arguments import SEED, check_writable, game_of, the_edition, the_game, the_options
from ludary.cli.main_group import INTERRUPTED
from ludary.cli.terminal import new_console
from ludary.train.settings import Settings

if TYPE_CHECKING:
    from ludary.core.play.game import Game

OUT = "Where the network goes.  [default: beside the game]"
POSITIONS_OF_A_TRAINING, POSITIONS = 20, 2  # of a game, about
TENTH = 10
PLAYOUTS = "Also play positions of a tenth of the games out so many times: how much is chance?"
SEATS = "For which numbers of players, with commas.  [default: all]"


def the_settings(command: Any) -> Any:
    """An option for each of the settings."""
    for one in reversed(fields(Settings)):
        kind = float if isinstance(one.default, float) else int
        command = click.option(
            f"--{one.name.replace('_', '-')}", type=kind, metavar="X", hidden=one.name != "seed"
        )(command)
    return command


@click.command(short_help="Train the judge of a game by self-play.")
@the_game
@click.option("--seats", metavar="N,...", help=SEATS)
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE", help=OUT)
@click.option("--on", metavar="WHERE", help="Play on a Ray cluster, as in `ludary sim`.")
@the_settings
@the_options
@the_edition
def train(
    name: str,
    seats: str | None,
    out: Path | None,
    on: str | None,
    edition: Any,
    options: Any,
    **given: Any,
) -> None:
    """Train the judge of GAME: a network that tells each seat's chance to win, and that the bot
    `learned` goes by.

    It plays against itself, on all cores or on a cluster, for some minutes to some hours. Ctrl-C
    stops it, and the same command goes on. The same seed gives the same network on the same
    machine, whoever plays the games. Now and then it
    prints the share of one such bot against others: the games that it wins, with bounds of 95 %.
    Where returns are more than won or lost, it is the mean return, from 0 % for the worst to 100 %
    for the best. The network with the highest share that was measured is kept, not the last one.
    """
    from ludary.bots.network_file import network_file
    from ludary.lab.simulation.results import share_words
    from ludary.train.settings import settings_for
    from ludary.train.training import Training, has_formula

    game, console = game_of(name, edition, options), new_console()
    path = out or network_file(game)
    if path is None:
        raise click.UsageError("--out is missing: name the file to write")
    check_writable(path)
    settings = replace(
        settings_for(game.name), **{key: value for key, value in given.items() if value is not None}
    )
    numbers = numbers_of(game, seats) if seats else [*game.seats]
    training = Training(game, numbers, settings, on=on)
    console.print(
        f"Training a judge of {game.title} for {', '.join(map(str, training.seats))} seats:"
        f" {settings.all_generations} generations."
    )
    against = (
        f" against {'the formula' if has_formula(game) else 'chance'}"
        if training.measured_seats > 1
        else ""
    )
    if against:
        console.print(
            f"The share is measured with {training.measured_seats} players: even is"
            f" {1 / training.measured_seats:.0%}."
        )
    try:
        for told in training.run(path):
            share = "" if told.share is None else f", share {share_words(told.share)}{against}"
            console.print(
                f"generation {told.generation} of {settings.all_generations}: {told.positions:,}"
                f" positions, loss {told.loss:.4f}{share}, {told.seconds:.0f} s",
                highlight=False,
            )
    except KeyboardInterrupt:
        console.print(f"Stopped after generation {training.generation}. The same command goes on.")
        click.get_current_context().exit(INTERRUPTED)
    console.print(
        f"Wrote {path}, the network of generation {training.best}: play against it with --bots"
        " learned.",
        highlight=False,
    )


def numbers_of(game: Game, text: str) -> list[int]:
    """The numbers of players in a text such as `2,4`; ValueError names one that is wrong."""
    if wrong := [one for one in text.split(",") if not one.strip().isdecimal()]:
        raise ValueError(
            f"--seats {text}: {wrong[0]!r} should be a number of players, as in --seats 2,4"
        )
    return sorted({game.check_seats(int(one)) for one in text.split(",")})


@click.command(short_help="Tell how well the judge of a game tells the truth.")
@the_game
@click.option(
    "--seats", type=int, metavar="N", help="How many play; by default the fewest that can."
)
@click.option(
    "--games",
    type=click.IntRange(min=10),
    default=5_000,
    show_default=True,
    metavar="N",
    help="How many games are played for it.",
)
@click.option(
    "--seed",
    type=SEED,
    default=1_000_001,
    show_default=True,
    metavar="N",
    help="Another seed than the training's.",
)
@click.option(
    "--file",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="The network.  [default: that of the game, else its formula]",
)
@click.option("--playouts", type=click.IntRange(min=2), metavar="N", help=PLAYOUTS)
@click.option(
    "--picture",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Write the reliability diagram, as SVG.",
)
@the_options
@the_edition
def judge(
    name: str,
    seats: int | None,
    games: int,
    seed: int,
    file: Path | None,
    playouts: int | None,
    picture: Path | None,
    edition: Any,
    options: Any,
) -> None:
    """Let the bot `learned`, with as many imagined worlds as `greedy`, play GAME in all seats, and
    hold the chances that its judge gave against what came of them.

    Where the game has no network, `greedy` plays, and its formula is the judge.
    """
    from ludary.bots.network_file import has_network, network_for
    from ludary.train.calibration import calibration, reliability_diagram
    from ludary.train.playouts import played_out
    from ludary.train.self_play import BotSettings
    from ludary.train.settings import settings_for
    from ludary.train.training import has_formula

    game, console = game_of(name, edition, options), new_console()
    check_writable(picture)
    seats = game.check_seats(seats)
    by_formula = not file and not has_network(game) and has_formula(game)
    network = None if by_formula else network_for(game, file)
    if network is None and playouts:
        raise ValueError(
            f"--playouts {playouts}: {game.name} has no network whose positions could be played out"
        )
    one_in = settings_for(game.name).one_in * POSITIONS_OF_A_TRAINING // POSITIONS
    found = calibration(game, network, seats, games, seed, game.hints.worlds, one_in)
    console.print(
        f"{game.title}, {seats} seats: {found.positions:,} positions of {games:,} games."
        f" Calibration error {100 * found.error:.1f} points; Brier score {found.brier:.4f}, of the"
        f" formula at its best {found.brier_formula:.4f} ({found.gain:+.1%}), of even chances"
        f" {found.brier_even:.4f}.",
        highlight=False,
    )
    if network and not network.knows_edition:
        console.print("The network was trained with other options or another edition.")
    if picture:
        picture.write_text(reliability_diagram(found), encoding="utf-8")
    if playouts and network:
        ends = played_out(
            network,
            seats,
            max(1, games // TENTH),
            playouts,
            seed,
            BotSettings(game.hints.worlds, 0, one_in),
        )
        console.print(str(ends), highlight=False)
