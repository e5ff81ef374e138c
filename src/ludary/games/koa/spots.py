"""The spots of the board: what can be pointed at, and what choices and events are about."""

from ludary.games.koa.tiles import CLANS, SQUARES
from ludary.kit import Spot

SQUARE, CLAN = Spot("square", SQUARES), Spot("clan", CLANS)
SHARMAN = Spot("sharman")
LAVA, EARTHQUAKE = Spot("lava"), Spot("earthquake")  # supplies
