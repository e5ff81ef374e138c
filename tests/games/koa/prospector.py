"""A simple player, of the kind whose games were counted when the edition's numbers were designed.

It claims what is located, seizes at even odds or better, asks the Sharman one time in ten, and else
mines toward open space. Two things were not written down with the figures, and these reproduce
them: it seizes three times in ten where it can (at every opportunity, a game has three times as
many seizures and ends with 55 squares filled), and where nothing is left to mine it goes for
caverns (or games of ten sectors last 15 turns longer). It is no bot of Ludary: it looks at States,
and serves to compare figures.
"""

from collections.abc import Iterator
from typing import Any

import numpy as np

from ludary import Game
from ludary.core.state.fate import generator
from ludary.core.state.grid import around
from ludary.games.koa.actions import ACTIONS
from ludary.games.koa.tiles import COLUMNS, ROWS, SQUARES, Tile
from ludary.games.koa.verbs import Verb

NEAR = [list(around(square, COLUMNS, ROWS)) for square in range(SQUARES)]
EVEN = 6  # the highest roll that is needed at even odds
ASKS, SEIZES = 0.1, 0.3


def choose(game: Game, s: Any, legal: Any, rng: np.random.Generator) -> int:
    """The action it takes."""
    options: dict[int, list[int]] = {}
    for action in legal:
        options.setdefault(int(ACTIONS.verb[action]), []).append(int(action))
    if Verb.CLAIM in options:
        return options[Verb.CLAIM][0]
    attacks = sorted(
        options.get(Verb.SEIZE, []), key=lambda action: (needed(game, s, action), rng.random())
    )
    if attacks and needed(game, s, attacks[0]) <= EVEN and rng.random() < SEIZES:
        return attacks[0]
    if Verb.SHARMAN in options and (rng.random() < ASKS or Verb.DIG not in options):
        return options[Verb.SHARMAN][0]
    if Verb.DIG in options:
        empty = s.tiles == Tile.EMPTY
        return max(
            options[Verb.DIG],
            key=lambda action: (int(empty[NEAR[ACTIONS.args[action, 0]]].sum()), rng.random()),
        )
    on_caverns = [action for action in attacks if s.tiles[ACTIONS.args[action, 0]] == Tile.CAVERN]
    if on_caverns:
        return on_caverns[0]
    if Verb.PASS in options:
        return options[Verb.PASS][0]
    return attacks[0] if attacks else int(rng.choice(legal))


def needed(game: Game, s: Any, action: int) -> int:
    """The roll needed to seize."""
    square = ACTIONS.args[action, 0]
    return int(game.box.rolls[game.box.zone[s.clans[s.owner[square]].corner][square]])


def finished_games(game: Game, count: int, seats: int = 4, seed: int = 1) -> Iterator[Any]:
    """The last State of so many games among its kind."""
    engine = game.engine
    states = game.State.zeros(1)
    out = game.engine.action_buffer()
    rng = np.random.default_rng(seed)
    for number in range(count):
        engine.reset(engine.boxes, engine.blanks, states, 0, seats, generator(seed, number))
        n = engine.legal(engine.boxes, states, 0, out)
        while n:
            n = engine.step(engine.boxes, states, 0, choose(game, states[0], out[:n], rng), out)
        yield states.copy()[0]
