"""Sharing: the cards that other sites and messengers show for a link.

They tell only what strangers may know.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ludary.server.http.auth import Caller
from ludary.server.http.files import FOLDER, address
from ludary.server.tables.table import Table

LOBBY = (
    "Play board games in your browser: at once against bots, or with friends who open your link. No"
    " account, nothing to install."
)
CARDS = FOLDER / "share"  # pictures of 1200x630, made by `python -m tests.web.share_cards`


@dataclass(frozen=True)
class ShareCard:
    """The card of a page."""

    title: str
    words: str
    picture: str  # where it is


def of_lobby(caller: Caller) -> ShareCard:
    return ShareCard("Ludary: board games in your browser", LOBBY, picture(caller, ""))


def of_game(caller: Caller, card: dict[str, Any], title: str = "") -> ShareCard:
    """Return the card of a game, for its rules or the form for a table."""
    minutes = f", {card['minutes'][0]} to {card['minutes'][1]} minutes" if card["minutes"] else ""
    seats = [card["seats"][0], card["seats"][-1]]
    players = f"{seats[0]} to {seats[1]} players" if seats[0] < seats[1] else f"{seats[0]} players"
    return ShareCard(
        title or card["title"],
        f"{card['about']} {players}{minutes}.",
        picture(caller, card["name"]),
    )


def of_table(caller: Caller, table: Table) -> ShareCard:
    """Return the card of a table: its players and its status."""
    names = [table.names[at] for at, chair in enumerate(table.chairs) if chair.kind != "open"]
    open_seats = len(table.chairs) - len(names)
    if table.status == "waiting":
        seats = "A seat is" if open_seats == 1 else f"{open_seats} seats are"
        words = f"{seats} open at this table: take one, or watch. {table.game.about}"
    else:
        words = (
            f"{'Watch how it went' if table.status == 'over' else 'Watch the game'}."
            f" {table.game.about}"
        )
    with_whom = " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)
    return ShareCard(
        f"{table.title}: {with_whom}" if names else table.title,
        words,
        picture(caller, table.setup.game),
    )


def picture(caller: Caller, game: str) -> str:
    """Return the address of a game's card picture, or of the general one."""
    name = game if (CARDS / f"{game}.png").is_file() else "ludary"
    return caller.url(f"{address()}/share/{name}.png")
