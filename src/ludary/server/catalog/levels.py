"""Levels: the bots that a server offers for a game, and what each of them does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludary.bots.bot import SEARCHES
from ludary.bots.greedy import BLUNDER, casual
from ludary.bots.levels import titles_of
from ludary.server.errors import Refused

if TYPE_CHECKING:
    from ludary.core.play.game import Game
    from ludary.core.protocols import GameLike

ABOUT = {
    "novice": "looks a little ahead and takes any choice that seems fair",
    "casual": "takes what looks best at once, but makes {} of 100 choices as a beginner would",
    "greedy": "takes what looks best at once",
    "learned": "takes what looks best at once to a judge that learnt from millions of positions",
    "careless": (
        "looks one choice ahead, and sometimes gives away up to {} points of its chance to win"
    ),
    "ismcts": "tries {} futures for each decision",
    "search": "tries {} futures for each decision, and judges them by what it learnt",
}  # by the first part of a bot's name, with what comes after it put in
WITHOUT_LEVEL = (
    "uniform",
    "novice",
    "casual",
    "greedy",
    "ismcts:1000",
    "ismcts:4000",
)  # for programs and old tables: they play here, if not offered either


def bot_cards(game: Game) -> list[dict[str, Any]]:
    """Return the bots that play a game without training, the weakest first."""
    return [
        {"name": bot, "title": title, "about": about(bot), "seats": list(game.players)}
        for bot, title in titles_of(game.hints).items()
    ]


def about(bot: str) -> str:
    """Say what a bot does."""
    name, _, effort = bot.partition(":")
    if effort.endswith("s"):
        return f"thinks {effort.removesuffix('s')} seconds about each decision"
    if name == "casual":
        return ABOUT[name].format(effort or casual.slips)
    return ABOUT[name].format(
        f"{BLUNDER * float(effort):.2g}" if name == "careless" else f"{int(effort or 0):,}"
    )


def best_level(game: GameLike) -> str:
    """Return the default bot of a game."""
    return game.hints.levels[-1]


def level(bot: str, game: Game) -> str:
    """Return a bot that may play the game here; Refused lists them."""
    offered = [one["name"] for one in bot_cards(game)]
    pays = any(
        one.startswith(SEARCHES) for one in offered
    )  # searching does: elsewhere it would take long for nothing
    if bot not in offered and (bot not in WITHOUT_LEVEL or (bot.startswith(SEARCHES) and not pays)):
        raise Refused(
            f"There is no bot {bot[:40]!r} for {game.title} here; bots are {', '.join(offered)}.",
            "no_bot",
        )
    return bot
