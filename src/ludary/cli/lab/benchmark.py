"""`ludary benchmark`: how well a bot plays five games, on fixed deals against fixed bots."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from ludary.cli.lab.group import give, planned, the_rest

DIFFERENT = 1  # exit code


@click.command(short_help="Score a bot on fixed deals of the five games.")
@click.argument("bot")
@click.option(
    "--game", "games", multiple=True, metavar="GAME", help="Only this game; again for more."
)
@click.option(
    "--scale",
    type=click.FloatRange(0, 1, min_open=True),
    default=1.0,
    metavar="PART",
    help="Play a part of the deals, such as 0.1.",
)
@click.option(
    "--check",
    "path",
    type=click.Path(path_type=Path),
    metavar="FILE.json",
    help="Play a result's games again, and compare.",
)
@the_rest
def benchmark(
    bot: str,
    games: tuple[str, ...],
    scale: float,
    path: Path | None,
    outs: tuple[Path, ...],
    seed: int,
    **given: Any,
) -> None:
    """Score BOT, by name, FILE.py:NAME or cmd:PROGRAM: the games that it wins as one among others
    that are uniform, novice and greedy.

    The deals are always the same. `--out FILE.json` keeps the result, which `--check` plays again.
    """
    from ludary.cli.bot_words import contestant, ending_programs
    from ludary.lab.questions import benchmark as asked

    player = contestant(bot)
    with ending_programs([player]), planned(games=2, outs=outs, seed=seed, **given) as plan:
        if path is not None:
            differs = asked.check(path, player, plan)
            click.echo("\n".join(differs) if differs else f"{path}: the same in all games.")
            if differs:
                click.get_current_context().exit(DIFFERENT)
            return
        answer = asked.benchmark(player, plan, games, scale)
    give(answer, outs)
