"""The spots of the board: what can be pointed at, and what choices and events are about."""

from ludary.games.nagaraja.cards import CARDS, COLOURS, RESULTS
from ludary.games.nagaraja.state import SEATS
from ludary.games.nagaraja.temple import CELLS, PLACES, SIDES
from ludary.kit import Spot

TEMPLE, HAND = Spot("temple", SEATS), Spot("hand", SEATS)
CELL, RELIC = Spot("cell", SEATS, CELLS), Spot("relic", SEATS, PLACES)  # by whose temple it is
STICK = Spot("stick", SEATS, COLOURS, RESULTS)
CARD, TURN = Spot("card", CARDS), Spot("turn", SIDES)  # a way to lay a room
TILE, DECK, DISCARD, TRAP = Spot("tile"), Spot("deck"), Spot("discard"), Spot("trap")
READY, WINDOW = (
    Spot("ready"),
    Spot("window"),
)  # the selected cards, and the one that is being activated
AMULET_DRAW, AMULET_UNDO = Spot("amulet-draw"), Spot("amulet-undo")
