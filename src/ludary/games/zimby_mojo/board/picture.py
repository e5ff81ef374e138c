"""A View as panels: the map, the tribal boards, the story with the stack, one's hand, the piles,
and what the signs mean.

What a choice may be about is an element with `data-spot` (`spots.py` says which); what moves is one
with `data-piece`.
"""

from collections.abc import Sequence
from functools import partial

from ludary.games.zimby_mojo.board.cards import (
    ACROSS,
    HAND,
    MOST_HAND,
    PILES,
    hand,
    low_hand,
    piles,
)
from ludary.games.zimby_mojo.board.drawings.jungle import BEYOND
from ludary.games.zimby_mojo.board.drawings.parchment import SIZE
from ludary.games.zimby_mojo.board.legend import INSIDE as AID
from ludary.games.zimby_mojo.board.legend import legend
from ludary.games.zimby_mojo.board.map import map_layers
from ludary.games.zimby_mojo.board.story import story, things_to_tell
from ludary.games.zimby_mojo.board.tiles import LETTER, TABLE, size_of
from ludary.games.zimby_mojo.board.tribes import height, tribes
from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.reckoning import land_of
from ludary.games.zimby_mojo.state import State
from ludary.games.zimby_mojo.text.describe import describe, headline, named
from ludary.kit import Game
from ludary.kit.picture import Across, Board, Down, Panel, Role

# height of all that lies beside the map, whoever plays, so that the map is as large in every game
COLUMN = 702
TALLER = 45  # and how much higher it is where the hand lies below the map
LEAST = 128  # of the story, with many tribal boards above it

STORY = "The stack and the incantations"
WIDE = (
    Across("map", Down("shamans", "story", "hand", "piles")),
    Across(Down("map", "hand-low"), Down("shamans", "story-tall", "piles")),
    Down("map", Across(Down("shamans", "story"), Down("hand", "piles"))),
)
NARROW = Down("map", "hand", "story", "shamans", "piles")


def board(game: Game[Box], s: State, seat: int, who: Sequence[str]) -> Board:
    """The whole View as panels."""
    names = named(seat, who)
    stage, decides = headline(game, s, names, seat)
    wide, high = (side + 2 * BEYOND for side in size_of(game))
    shamans = height(s.seats)
    scrolls = max(HAND, min(MOST_HAND, COLUMN - shamans - LEAST - PILES))
    room, alone = max(LEAST, COLUMN - shamans - scrolls - PILES), COLUMN + TALLER - shamans - PILES
    told = partial(story, game, s, things_to_tell(game, s, names))
    panels = (
        Panel(
            "map",
            "The map",
            wide,
            high,
            map_layers(game, s, tuple(who), land_of(game, s)),
            Role.MAP,
            LETTER,
        ),
        Panel(
            "shamans",
            "The tribal boards",
            ACROSS,
            shamans,
            tribes(game, s, seat, who),
            Role.PLAYERS,
            SIZE,
        ),
        Panel("story", STORY, ACROSS, room, told(room), Role.STORY, SIZE),
        Panel("story-tall", STORY, ACROSS, alone, told(alone), Role.STORY, SIZE, shape_of="story"),
        hand(game, s, seat, scrolls),
        low_hand(game, s, seat),
        Panel("piles", "The piles and the King", ACROSS, PILES, piles(game, s), Role.SUPPLY, SIZE),
        Panel("signs", "The signs", AID, legend()[1], (legend()[0],), Role.AID, SIZE),
    )
    return Board(
        "zimby-mojo",
        stage,
        f"{decides}.",
        describe(game, s, seat, who),
        panels,
        WIDE,
        NARROW,
        TABLE,
    )
