"""The sheet of events, and what their fields name.

The doer of an event is a player, nobody (NOWHERE), or a creature by its figure (`text/figures.py`).
"""

from typing import Annotated

from ludary.games.zimby_mojo import spots
from ludary.games.zimby_mojo.cards import NOWHERE
from ludary.games.zimby_mojo.spots import BOARD, RITUAL, TILE
from ludary.games.zimby_mojo.text.creatures import place_words
from ludary.games.zimby_mojo.text.figures import doer, does, name_of_seat
from ludary.games.zimby_mojo.text.names import SIDES_OF_THE_MIST, ritual_name, scroll_name
from ludary.kit import EventSheet, Noun, Scene

EVENTS = EventSheet()
HOME = spots.HOME("{seat}")  # the hut of a tribe on the map
LIBRARY, THRONE = spots.LIBRARY(), spots.THRONE()


def _scroll(scene: Scene, card: int) -> str:
    return scroll_name(scene.game, card) if card != NOWHERE else "a scroll"


def _side(scene: Scene, corner: int) -> str:
    return SIDES_OF_THE_MIST[corner]


def _shrine(scene: Scene, shrine: int) -> str:
    return place_words(scene.game, scene.game.box.shrine[shrine])


Seat = Annotated[int, Noun(lambda scene, seat: name_of_seat(seat, scene.who), BOARD)]
Doer = Annotated[
    int,
    Noun(
        lambda scene, seat: doer(seat, scene.who),
        BOARD,
        does=lambda scene, seat, verb: does(seat, scene.who, verb),
    ),
]
Place = Annotated[int, Noun(lambda scene, tile: place_words(scene.game, tile), TILE)]
Scroll = Annotated[int, Noun(_scroll)]
Ritual = Annotated[int, Noun(lambda scene, ritual: ritual_name(ritual))]
Corner = Annotated[int, Noun(_side, RITUAL)]
Shrine = Annotated[int, Noun(_shrine)]
