"""Opponents: bots for the seats that nobody learns in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

import ludary
from ludary.bots.seated import CompiledOpponents, are_compiled
from ludary.core.arguments import briefly, whole

if TYPE_CHECKING:
    from ludary.core.batch.opponents import Bot
    from ludary.core.play.game import Game

    OneOrMore = Bot | str | Mapping[int, Bot | str]

MOST_GAMES = 1_000  # that end one after the other before the learner decides anything


def bots_by_seat(bots: OneOrMore, seats: int, seat: int) -> dict[int, Bot]:
    """A bot for each seat but `seat`, from one for all, or from a bot by seat; names are those of
    `ludary.bots`.

    Raises ValueError for a name that does not exist and for a seat that is missing or not there,
    TypeError for anything but a bot.
    """
    others = [one for one in range(seats) if one != seat]
    if not isinstance(bots, Mapping):
        return {one: _bot(bots) for one in others}
    chosen = {whole(one, "bots", 0, seats - 1): _bot(bot) for one, bot in bots.items()}
    if sorted(chosen) != others:
        raise ValueError(
            f"bots: give one for each of the seats {others or 'none'}, all but the learner's,"
            " not for"
            f" {sorted(chosen) or 'none'}"
        )
    return chosen


def opponents_of(
    game: Game, seats: int, bots: Mapping[int, Bot]
) -> Mapping[int, Bot] | CompiledOpponents:
    """The bots, together in compiled code where all can play there; else as they are, to be asked
    one by one.
    """
    return (
        CompiledOpponents(game, seats, bots) if bots and are_compiled(list(bots.values())) else bots
    )


def _bot(bot: Bot | str) -> Bot:
    if isinstance(bot, str):
        return ludary.bots.bot_named(bot)
    if not isinstance(bot, Callable):  # type: ignore[arg-type] # a callable of whatever kind
        raise TypeError(f"bots: {briefly(bot)} is neither the name of a bot nor a callable")
    return bot
