"""API: games, Records and replays."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Body, Path, Query, Response
from pydantic_core import to_json

from ludary.core.contract.origin import MARKS
from ludary.server.errors import Refused
from ludary.server.http.auth import CurrentCaller, answer
from ludary.server.http.models.common import (
    Created,
    Frame,
    GameName,
    Key,
    RecordText,
    ReplayHead,
    TableId,
)
from ludary.server.live.idempotency import KeyedRequest, once
from ludary.server.live.tables import AnswerFor
from ludary.server.showing import replays
from ludary.server.tables.ending import finished_match
from ludary.server.tables.table import Table

router = APIRouter(prefix="/api")
Seat = Annotated[int, Query(ge=-1, le=100, description="-1: a spectator")]


@router.get("/games", tags=["games"], summary="The games, with their options, editions and bots")
async def games(caller: CurrentCaller) -> Response:
    return answer(caller.app.catalog.cards)


@router.get(
    "/games/{game}/rules", tags=["games"], summary="A game's rules and rulings in our own words"
)
async def rules(caller: CurrentCaller, game: GameName) -> Response:
    return answer(rules_of(caller.app.catalog.game(game)))


def rules_of(game: Any) -> dict[str, Any]:
    """Return a game's ledger, without the tests."""
    public = {"id", "section", "rule", "actions", "rulings", "point", "ruling", "why", "option"}
    ledger = game.ledger.model_dump()
    return {
        "rules": [
            {key: row[key] for key in row if key in public} | {"origin": MARKS[row["says"]]}
            for row in ledger["rule"]
        ],
        "rulings": [{key: row[key] for key in row if key in public} for row in ledger["ruling"]],
    }


@router.post(
    "/records",
    tags=["records"],
    response_model=Created,
    status_code=201,
    summary="Bring a Record, to watch it and to go on from it",
)
async def bring(
    caller: CurrentCaller,
    text: Annotated[RecordText, Body(media_type="text/plain")],
    key: Annotated[Key | None, Query()] = None,
) -> Response:
    app, owner, person = caller.app, caller.owner, caller.player()

    async def grant(answer_for: AnswerFor | None) -> Table:
        app.records.check(text)
        app.public.quotas.bytes(owner, len(text.encode()))
        record = await app.pools["uploads"].run(owner, lambda: app.records.read(text))
        setup = record.setup.model_copy(update={"host": person.id})
        return await app.tables.open_record(
            record.game, setup, record.chairs, record.new_entries, owner, answer_for
        )

    created = await once(
        app.store,
        KeyedRequest(person.id, "record", key or "", text),
        lambda table: {"id": table.id},
        grant,
    )
    return answer(
        {"id": created["id"], "url": caller.url(f"/t/{created['id']}/replay"), "seat": -1}, 201
    )


@router.get(
    "/tables/{id}/record",
    tags=["records"],
    summary="The Record of a game that is over",
    response_class=Response,
)
async def record(caller: CurrentCaller, id: TableId) -> Response:
    table = await caller.app.tables.get(id)
    name = f"{table.setup.game}-{id}.ludary"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    written = await caller.app.pools["replays"].run(
        caller.owner, lambda: finished_match(table).record()
    )
    return Response(written, media_type="text/plain; charset=utf-8", headers=headers)


@router.get(
    "/tables/{id}/replay",
    tags=["records"],
    response_model=ReplayHead,
    summary="The steps of a finished game, in words",
)
async def replay(caller: CurrentCaller, id: TableId, seat: Seat = -1) -> Response:
    table = await caller.app.tables.get(id)
    checked_seat(seat, len(table.chairs))
    return Response(
        await caller.app.pools["replays"].run(
            caller.owner, lambda: to_json(replays.head(table, seat))
        ),
        media_type="application/json",
    )


@router.get(
    "/tables/{id}/frames/{step}",
    tags=["records"],
    response_model=Frame,
    summary="A position of a game that is over",
)
async def frame(
    caller: CurrentCaller,
    id: TableId,
    step: Annotated[int, Path(ge=0, le=2**31 - 1)],
    seat: Seat = -1,
) -> Response:
    table = await caller.app.tables.get(id)
    checked_seat(seat, len(table.chairs))
    return answer(
        await caller.app.pools["replays"].run(
            caller.owner, lambda: replays.frame(table, step, seat, caller.app.renderer.for_watcher)
        )
    )


def checked_seat(seat: int, seats: int) -> int:
    if seat >= seats:
        raise Refused(
            f"There is no seat {seat}: this table has seats 0 to {seats - 1}.", "no_seat", 404
        )
    return seat
