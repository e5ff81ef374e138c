"""The spots of the board: what can be pointed at, and what choices and events are about."""

from ludary.games.konja.cards import OFFERINGS, RELIC_PLACES, RELICS, SPELLS
from ludary.games.konja.pieces import ACTION_DICE, ANCESTORS, CLOUDS, POOL, TOKENS
from ludary.games.konja.state import SEATS
from ludary.kit import Spot

TRAY, EFFECT = Spot("tray"), Spot("effect")
POOL_DIE, DIE = (
    Spot("pool", POOL),
    Spot("die", POOL),
)  # a single die, and those that a choice would take for each other
ACTION_DIE = Spot("action", ACTION_DICE)
ANCESTOR = Spot("ancestor", ANCESTORS)
LEVEL = Spot("level", 3 + CLOUDS)
CLOUD = Spot("cloud", CLOUDS)
OFFERING = Spot("offering", OFFERINGS)
RELIC_DECK = Spot("deck-relic")
SPELL_DECK = Spot("deck-spell")
STARTER, SPELL = Spot("begin", RELICS), Spot("spell", SPELLS)
WIZARD, TOKEN = Spot("wizard", SEATS), Spot("token", SEATS, TOKENS)
RELIC, CLOUDS_HELD = Spot("relic", SEATS, RELIC_PLACES), Spot("clouds", SEATS, CLOUDS)
