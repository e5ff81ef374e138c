"""Tables in lists."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludary.server.http.asking import Asker
from ludary.server.store.change import Card

OPEN_FOR = 7 * 24 * 3600 * 1000  # milliseconds that a public table waits in the list


async def cards_of(asker: Asker) -> list[dict[str, Any]]:
    """The asker's tables: those that wait for the asker first, then the newest."""
    if not asker.person.id:
        return []
    cards = [as_json(asker, card) for card in await asker.hall.store.ask(asker.hall.store.of_person, asker.person.id)]
    return sorted(cards, key=lambda card: (not card["yours"], card["status"] == "over"))


async def open_cards(asker: Asker) -> list[dict[str, Any]]:
    """Public tables that wait for players."""
    hall, limits = asker.hall, asker.hall.settings.limits
    since = hall.now() - OPEN_FOR
    cards = await hall.store.ask(hall.store.open_to_all, since, limits.listed_person, limits.listed_address)
    return [as_json(asker, card) for card in cards]


def as_json(asker: Asker, card: Card) -> dict[str, Any]:
    row, person = card.row, asker.person.id
    seat = next((one["seat"] for one in card.seats if person and one["person"] == person), -1)
    games = asker.hall.shelf.games
    return {
        "id": row["id"],
        "game": row["game"],
        "title": games[row["game"]].title if row["game"] in games else row["game"],
        "status": row["status"],
        "players": [name_in(one) for one in card.seats],
        "seats": len(card.seats),
        "open": sum(one["kind"] == "open" for one in card.seats),
        "yours": row["status"] == "playing" and seat >= 0 and row["actor"] == seat,
        "seat": seat,
        "url": asker.url(f"/t/{row['id']}"),
        "since": row["touched"],
        "clock": row["clock"],
    }


def name_in(seat: Mapping[str, Any]) -> str:
    return str(seat["name"]) or f"Seat {seat['seat'] + 1}"
