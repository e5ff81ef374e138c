"""The API's part about games, Records, replays, and oneself."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Body, Path, Query, Response

from ludary.server import archive
from ludary.server.errors import Refused
from ludary.server.http.asking import Asking, answer, set_cookie
from ludary.server.http.models import Created, Frame, Nothing, ReplayHead, SignIn, TableId

router = APIRouter(prefix="/api")
Name = Annotated[str, Path(max_length=200)]
Seat = Annotated[int, Query(ge=-1, le=100, description="-1: a spectator")]


@router.get("/games", tags=["games"], summary="The games, with their options, editions and bots")
async def games(asker: Asking) -> Response:
    return answer(asker.hall.shelf.cards)


@router.get("/games/{game}/rules", tags=["games"], summary="A game's rules and rulings in our own words")
async def rules(asker: Asking, game: Name) -> Response:
    return answer(rules_of(asker.hall.shelf.game(game)))


def rules_of(game: Any) -> dict[str, Any]:
    """Its ledger, without the tests."""
    kept = {"id", "section", "rule", "actions", "rulings", "point", "ruling", "why", "option"}
    ledger = game.ledger.model_dump()
    return {
        "rules": [{key: row[key] for key in row if key in kept} for row in ledger["rule"]],
        "rulings": [{key: row[key] for key in row if key in kept} for row in ledger["ruling"]],
    }


@router.post(
    "/records", tags=["records"], response_model=Created, status_code=201, summary="Bring a Record, to watch it and to go on from it"
)
async def bring(asker: Asking, text: Annotated[str, Body(media_type="text/plain", max_length=300_000)]) -> Response:
    hall = asker.hall
    match, setup, chairs = await asyncio.to_thread(archive.brought, hall.shelf, text)
    table = await hall.tables.open(match.game, setup, chairs, match)
    return answer({"id": table.id, "url": asker.url(f"/t/{table.id}/replay"), "seat": -1, "token": None}, 201)


@router.get("/tables/{id}/record", tags=["records"], summary="The Record of a game that is over", response_class=Response)
async def record(asker: Asking, id: TableId) -> Response:
    table = await asker.hall.tables.get(id)
    name = f"{table.setup.game}-{id}.ludary"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(archive.finished(table).record(), media_type="text/plain; charset=utf-8", headers=headers)


@router.get(
    "/tables/{id}/replay", tags=["records"], response_model=ReplayHead, summary="What happened in a game that is over, step by step"
)
async def replay(asker: Asking, id: TableId, seat: Seat = -1) -> Response:
    table = await asker.hall.tables.get(id)
    return answer(await asyncio.to_thread(archive.head, table, checked(seat, len(table.chairs))))


@router.get("/tables/{id}/frames/{step}", tags=["records"], response_model=Frame, summary="A position of a game that is over")
async def frame(asker: Asking, id: TableId, step: Annotated[int, Path(ge=0, le=2**31 - 1)], seat: Seat = -1) -> Response:
    table = await asker.hall.tables.get(id)
    return answer(await asyncio.to_thread(archive.frame, table, step, checked(seat, len(table.chairs))))


def checked(seat: int, seats: int) -> int:
    if seat >= seats:
        raise Refused(f"There is no seat {seat}: this table has seats 0 to {seats - 1}.", "no_seat", 404)
    return seat


@router.post("/me/link", tags=["you"], summary="A link with which you go on with on another device; it is as good as a password")
async def my_link(asker: Asking, wish: Nothing) -> Response:
    if not asker.person.id:
        raise Refused("You have no tables yet, so there is nothing to go on with.", "nobody", 409)
    return answer({"url": asker.url(f"/me#{asker.token}")})


@router.post("/me", tags=["you"], summary="Be somebody in this browser, by token")
async def sign_in(asker: Asking, wish: SignIn) -> Response:
    person = await asker.hall.people.find(wish.token)
    if not person.id:
        raise Refused("Nobody has this token here.", "bad_token", 403)
    response = answer({"name": person.name})
    set_cookie(asker, response, wish.token)
    return response
