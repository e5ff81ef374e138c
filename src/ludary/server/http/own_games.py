"""A person's own games: running ones, finished ones with results, and head-to-head, as JSON for the
API and the page.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludary.server.errors import Refused
from ludary.server.http.auth import Caller
from ludary.server.http.listing import name_in, own_tables
from ludary.server.live.table_rows import actions_of, seats_of
from ludary.server.store.faults import NoDatabase
from ludary.server.store.persons.own_games import (
    NEWEST,
    PAGE,
    FinishedGames,
    finished_games,
    without_result,
    write_results,
)

MOST_PAGES = NEWEST // PAGE
AT_ONCE = 3  # older games whose results are found out for one request
Json = dict[str, Any]


async def own_games(caller: Caller, page: int) -> Json:
    """Return the caller's games, with a page of the finished ones."""
    store, person = caller.app.store, caller.player().id
    for id in await store.ask(without_result, store.engine, person, AT_ONCE):
        await find_result(caller, id)
    found = await store.ask(finished_games, store.engine, person, page)
    return {
        "running": await own_tables(caller, running=True),
        "finished": [game_json(caller, game, found) for game in found.games],
        "count": found.count,
        "page": page,
        "pages": max(1, -(-found.count // PAGE)),
        "unknown": found.unknown,
        "by_game": [{**row, "title": title_of(caller, row["game"])} for row in found.by_game],
        "people": [
            {**row, "name": "Former players" if row["former"] else row["name"]}
            for row in found.people
        ],
        "bots": [
            {
                **row,
                "name": (
                    f"{title_of(caller, row['game'])}: {bot_title(caller, row['game'], row['bot'])}"
                ),
            }
            for row in found.bots
        ],
    }


async def find_result(caller: Caller, id: str) -> None:
    """Find out how a game ended that is older than stored results; a table that cannot go on here
    has none.
    """
    try:
        table = await caller.app.tables.get(id)
        rows, actions = ([], None) if table.trouble else (seats_of(table), actions_of(table))
    except NoDatabase:
        raise
    except Refused:
        rows, actions = [], None
    await caller.app.store.writer.run(
        lambda connection: write_results(connection, id, rows, actions)
    )


def game_json(caller: Caller, game: Mapping[str, Any], found: FinishedGames) -> Json:
    """Return a finished game."""
    others = [
        one for one in found.seats if one["table"] == game["id"] and one["seat"] != game["seat"]
    ]
    url = caller.url(f"/t/{game['id']}")
    names = [
        bot_name(caller, game["game"], one) if one["kind"] == "bot" else name_in(one)
        for one in others
    ]
    fixed = {name: game[name] for name in ("id", "game", "seat", "ended", "actions")}
    urls = {"url": url, "replay": f"{url}/replay?seat={game['seat']}"}
    return {
        **fixed,
        **urls,
        "title": title_of(caller, game["game"]),
        "outcome": game["outcome"] or "",
        "others": names,
    }


def title_of(caller: Caller, game: str) -> str:
    """Return the title of a game, which this server may no longer play."""
    games = caller.app.catalog.games
    return games[game].title if game in games else game


def bot_name(caller: Caller, game: str, seat: Mapping[str, Any]) -> str:
    return (
        f"{name_in(seat)} ({bot_title(caller, game, seat['bot'])})"
        if seat["bot"]
        else name_in(seat)
    )


def bot_title(caller: Caller, game: str, bot: str | None) -> str:
    """Return the title of a bot at a game, or its own name where it is not offered."""
    cards: list[Json] = next(
        (card["bots"] for card in caller.app.catalog.fixed_cards if card["name"] == game), []
    )
    return next((card["title"] for card in cards if card["name"] == bot), bot or "a bot")
