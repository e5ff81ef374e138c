"""The spots of the board: what can be pointed at, and what choices and events are about."""

from ludary.games.dunjiin.box import MOST_SEATS
from ludary.games.dunjiin.cards import CARDS, TREASURES
from ludary.games.dunjiin.state import CHARACTER, HAND
from ludary.kit import Spot

DECK = Spot("deck")
GRAVEYARD = Spot("graveyard")
STORE = Spot("store")
INN = Spot("inn")
TRAPS = Spot("traps")
ENCOUNTER, MONSTER_CARD = Spot("encounter"), Spot("hand", HAND)
SEAT = Spot("seat", MOST_SEATS)
CHARACTER_CARD, EXPERIENCE = (
    Spot("character", CHARACTER),
    Spot("experience", CARDS),
)  # by the place, and by the card
MAGIC_ITEMS, TREASURE_CARD = Spot("magic"), Spot("treasure", TREASURES)  # lowest value first
