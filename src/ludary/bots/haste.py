"""Bots in haste: while a game runs as plain Python, one that looks ahead is content with less."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludary.bots.greedy import Greedy, novice
from ludary.bots.ismcts import ISMCTS
from ludary.core.takeover import is_awaited

if TYPE_CHECKING:
    from ludary.bots.bot import Bot
    from ludary.core.game import Game

HASTE = 8  # so many times fewer worlds are imagined


def for_now(bot: Bot, game: Game) -> Bot:
    """The bot itself, or, until the game's compiled code is there, one in its place that answers in a moment."""
    if isinstance(bot, Greedy | ISMCTS) and bot != novice and is_awaited(game.name):
        return Greedy(worlds=max(1, game.hints.worlds // HASTE), slips=bot.slips if isinstance(bot, Greedy) else 0)
    return bot
