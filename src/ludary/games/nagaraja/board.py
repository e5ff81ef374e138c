"""A View as a picture."""

from collections.abc import Sequence
from typing import Any

from ludary.core.game import Game
from ludary.core.svg import group, label, picture, rect
from ludary.games.nagaraja.cards import COLOURS, RESULTS
from ludary.games.nagaraja.describe import describe
from ludary.games.nagaraja.names import cards_in
from ludary.games.nagaraja.temple import CELLS, PLACES

WIDTH, LINE = 480, 20


def board(game: Game, s: Any, seat: int, who: Sequence[str]) -> str:
    """The View in words, with a place to click for everything that can be chosen."""
    text = describe(game, s, seat, who)
    lines = text.split("\n")
    spots = [f"cell-{owner}-{cell}" for owner in range(2) for cell in range(CELLS)]
    spots += [f"relic-{owner}-{place}" for owner in range(2) for place in range(PLACES)]
    spots += [f"stick-{owner}-{colour}-{result}" for owner in range(2) for colour in range(COLOURS) for result in range(RESULTS)]
    hand = int(s.dealt) | (int(s.players[seat].hand) if seat >= 0 else 0)
    spots += [f"card-{card}" for card in cards_in(hand)] + ["ready", "window", "discard", "amulet-undo", "amulet-draw", "tile"]
    words = [label(12, LINE * (at + 1), line, 15, "#ffffff") for at, line in enumerate(lines)]
    places = [group(rect(0, 0, 1, 1, "#20303a"), data_spot=name) for name in spots]
    height = LINE * (len(lines) + 1)
    return picture("nagaraja", WIDTH, height, game.title, text, rect(0, 0, WIDTH, height, "#20303a", rx=14), *words, *places)
