"""The lobby's lists: the caller's tables, and public tables that wait for players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludary.server.http.auth import Caller
from ludary.server.http.models.common import Card
from ludary.server.store.change import ListedTable
from ludary.server.tables.ending import listed

OPEN_FOR = 7 * 24 * 3600 * 1000  # milliseconds that a public table waits in the list


async def own_tables(caller: Caller, running: bool = False) -> list[dict[str, Any]]:
    """Return the caller's tables: first those that wait for the caller or keep a seat, then the
    newest.
    """
    if not caller.person.id:
        return []
    found = await caller.app.store.ask(
        caller.app.store.of_person, caller.person.id, running=running
    )
    cards = [card_of(caller, card) for card in found]
    return sorted(
        cards, key=lambda card: (not (card["yours"] or card["kept"]), card["status"] == "over")
    )


async def waiting_tables(caller: Caller) -> list[dict[str, Any]]:
    """Return public tables that wait for players, in the order and number of `store.py:
    waiting_tables`.
    """
    app, limits = caller.app, caller.app.settings.limits
    since = app.now() - OPEN_FOR
    cards = await app.store.ask(
        app.store.waiting_tables, since, limits.listed_person, limits.listed_address
    )
    return [card_of(caller, card) for card in cards]


def card_of(caller: Caller, card: ListedTable) -> dict[str, Any]:
    row, person = card.row, caller.person.id
    own = [one for one in card.seats if person and one["person"] == person]
    seat = next((one["seat"] for one in own if one["kind"] != "open"), -1)
    games = caller.app.catalog.games
    return {
        **{
            name: row[name] for name in Card.model_fields if name in row
        },  # columns that are shown as they are
        "title": games[row["game"]].title if row["game"] in games else row["game"],
        "players": [name_in(one) for one in card.seats],
        "seats": len(card.seats),
        "open": sum(one["kind"] == "open" for one in card.seats),
        "yours": row["status"] == "playing" and seat >= 0 and row["actor"] == seat,
        "seat": seat,
        "kept": seat < 0 and bool(own) and row["status"] == "waiting",
        "url": caller.url(f"/t/{row['id']}"),
        "since": row["touched"],
        "ending": ending_words(card.seats, seat),
    }


def ending_words(seats: Sequence[Mapping[str, Any]], own: int) -> str:
    """Return who won, as the player of one of the seats (-1: none) would say it; "" if nobody
    knows.
    """
    if any(one["outcome"] == "drew" for one in seats):
        return "A draw"
    won = [
        "You" if one["seat"] == own else name_in(one) for one in seats if one["outcome"] == "won"
    ]
    if won:
        return f"{listed(won)} won"
    return (
        "You lost" if any(one["outcome"] == "lost" for one in seats if one["seat"] == own) else ""
    )


def name_in(seat: Mapping[str, Any]) -> str:
    return str(seat["name"]) or f"Seat {seat['seat'] + 1}"
