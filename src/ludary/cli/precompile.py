"""Compiling the rules before the first use, and saying so: some seconds, once for each version of
the rules.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

import ludary
from ludary.bots.greedy import Greedy, consider
from ludary.bots.identity import name_of
from ludary.bots.ismcts import ISMCTS, search
from ludary.cli.arguments import game_of
from ludary.cli.playing.saves import game_in
from ludary.core.compile.rule import is_cached

if TYPE_CHECKING:
    from rich.console import Console

    from ludary.bots import Bot
    from ludary.core.play.game import Game

Part = tuple[str, Any, Callable[[], Any]]  # its name, the driver, and a call that compiles it
MOST_STEPS = 200  # of a trial game in which a decision for the bots is looked for


def precompile(game: Game, bots: Iterable[Bot | None], console: Console) -> None:
    """Compile what a match with these bots needs, with a progress line, unless the cache has it."""
    parts = [*engine_parts(game), *bot_parts(game, bots)]
    if all(is_cached(driver) for _, driver, _ in parts):
        return
    title = f"Compiling the rules of {game.title}, once for this version"
    if not console.is_terminal:
        print(f"{title} ...", file=sys.stderr, flush=True)
    with console.status(f"{title} ...") as status:
        for place, (name, _, use) in enumerate(parts, 1):
            status.update(f"{title}: {place} of {len(parts)}, {name}")
            use()


def precompile_for(
    record: Path, game: str | None, console: Console, bots: Iterable[Bot | None] = ()
) -> None:
    """Compile what the game of a saved match needs; `game` is the name or file that was typed: one
    that the Record names is not run.
    """
    name = game or game_in(record)
    if name is not None and (game or name in ludary.games()):
        precompile(game_of(name), bots, console)


def engine_parts(game: Game) -> list[Part]:
    """The drivers that every match uses, each called as a match does."""
    engine, states, out = game.engine, game.State.zeros(1), game.engine.action_buffer()
    seats = game.seats[0]
    return [
        ("the set-up", engine.setup, lambda: engine.setup(game.boxes, states, 0, seats)),
        ("what one may do", engine.legal, lambda: engine.legal(game.boxes, states, 0, out)),
        ("what it does", engine.apply, lambda: engine.apply(game.boxes, states, 0, int(out[0]))),
        ("what one can see", engine.conceal, lambda: engine.conceal(game.boxes, states, 0, 0)),
        (
            "what one can imagine",
            engine.imagine,
            lambda: engine.imagine(game.boxes, states, 0, 0, np.uint64(1)),
        ),
        (
            "who wins",
            engine.returns,
            lambda: engine.returns(game.boxes, states, 0, np.zeros(seats)),
        ),
    ]


def bot_parts(game: Game, bots: Iterable[Bot | None]) -> list[Part]:
    """The drivers of the bots, one of each kind."""
    kinds = {type(bot): bot for bot in bots if isinstance(bot, Greedy | ISMCTS)}
    return [
        (
            f"the bot {name_of(bot).partition(':')[0]}",
            driver_of(game, bot),
            partial(ask_once, game, bot),
        )
        for bot in kinds.values()
    ]


def driver_of(game: Game, bot: Bot) -> Any:
    """The driver of a bot that has one."""
    return game.engine.bind(consider if isinstance(bot, Greedy) else search)


def ask_once(game: Game, bot: Bot) -> None:
    """Let the bot choose in a trial game, where there is a choice."""
    match, rng = game.start(seed=1), np.random.default_rng(1)
    for _ in range(MOST_STEPS):
        if match.over or len(match.legal_ids()) > 1:
            break
        match.step(match.legal_ids()[0])
    if match.actor is not None:
        bot(match.view(match.actor), match.legal(), rng)
