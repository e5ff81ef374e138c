"""Trained bots that the host offers, each read from its file of weights at the start.

    ludary serve --bot Ada=weights:ada.npz

Requests and logs use their names, such as `trained:Ada`, never a path, so that requests cannot read
files.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

import structlog

from ludary.bots import Weights, weights
from ludary.core.arguments import briefly
from ludary.core.play.game import Game
from ludary.core.protocols import GameLike
from ludary.server.tables.log import TRAINED

NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,23}")
KEPT = 256  # games with their boxes for which it is cached whether a bot can play them

log = structlog.get_logger()


class TrainedBots:
    """The trained bots of a server, by game, name and number of seats."""

    def __init__(self, offers: Iterable[str], games: Mapping[str, Game]) -> None:
        """`offers` are such as `Ada=weights:ada.npz`; ValueError for one that cannot sit at any
        table here.
        """
        self.bots: dict[str, dict[str, dict[int, Weights]]] = {}
        self.missed: set[tuple[str, str, int]] = set()
        self.fits = lru_cache(KEPT)(fits)
        for offer in offers:
            self._add(offer, games)

    def _add(self, offer: str, games: Mapping[str, Game]) -> None:
        name, is_one, file = offer.partition("=")
        if not is_one or not file.startswith(weights.PREFIX):
            raise ValueError(f"--bot {briefly(offer)}: should be NAME=weights:FILE.npz")
        if not NAME.fullmatch(name):
            raise ValueError(
                f"--bot {briefly(offer)}: a name has up to 24 letters, digits, dots, hyphens and"
                " underscores"
            )
        try:
            bot = Weights(file.removeprefix(weights.PREFIX))
            game, seats = str(bot.about["game"]), int(bot.about["seats"])
            if game not in games:
                raise ValueError(
                    f"bot {bot}: was trained for {briefly(game)}, which is not played here; games"
                    f" are {', '.join(games)}"
                )
            bot.check(games[game], seats)
        except ValueError as error:
            raise ValueError(f"--bot {name}: {error}") from None
        known = self.bots.setdefault(game, {}).setdefault(name, {})
        if seats in known:
            raise ValueError(
                f"--bot {name}: there are two of this name for {seats} seats of {game}:"
                f" {known[seats].path} and {bot.path}"
            )
        known[seats] = bot

    def cards(self, game: Game) -> list[dict[str, Any]]:
        """Return the bots that were trained for a game, in the order of their names."""
        return [
            {
                "name": f"{TRAINED}{name}",
                "title": name,
                "about": about(by_seats),
                "seats": sorted(by_seats),
            }
            for name, by_seats in sorted(self.bots.get(game.name, {}).items())
        ]

    def bot(self, name: str, game: GameLike, seats: int) -> Weights | None:
        """Return the bot of a name; if it cannot sit at such a table, log that and return None."""
        by_seats = self.bots.get(game.name, {}).get(name.removeprefix(TRAINED), {})
        trained = by_seats.get(seats) if name.startswith(TRAINED) else None
        if trained is not None and self.fits(trained, game, seats):
            return trained
        if (name, game.name, seats) not in self.missed:
            self.missed.add((name, game.name, seats))
            log.warning("no_such_bot", bot=name[:40], game=game.name, seats=seats)
        return None


def fits(bot: Weights, game: GameLike, seats: int) -> bool:
    """Tell whether a bot was trained on what it would see of a game with this box."""
    try:
        bot.check(game, seats)
    except ValueError:
        return False
    return True


def about(by_seats: Iterable[int]) -> str:
    """Describe a trained bot in words."""
    counts = sorted(by_seats)
    return (
        f"was trained by playing, for {' or '.join(map(str, counts))}"
        f" {'player' if counts == [1] else 'players'}"
    )
