"""API: preferences at a table, such as the bots' pace; they do not affect the game."""

from __future__ import annotations

from fastapi import APIRouter, Response

from ludary.server.http.api.tables import change
from ludary.server.http.auth import CurrentCaller, answer
from ludary.server.http.middleware.attendance import ATTENDS
from ludary.server.http.models.common import Pace, Quiet, TableId, WithSnapshot
from ludary.server.tables import moves

router = APIRouter(prefix="/api", tags=["tables"], dependencies=[ATTENDS])


@router.post(
    "/tables/{id}/pace", response_model=WithSnapshot, summary="Let the bots act faster or slower"
)
async def set_pace(caller: CurrentCaller, id: TableId, body: Pace) -> Response:
    return await change(caller, id, lambda table, seat: moves.set_pace(table, seat, body.pace))


@router.post(
    "/tables/{id}/quiet",
    response_model=WithSnapshot,
    summary="Mute topics: the table passes for you at decisions about them",
)
async def be_quiet(caller: CurrentCaller, id: TableId, body: Quiet) -> Response:
    return answer(
        {
            "snapshot": await caller.snapshot(
                await caller.app.tables.be_quiet(id, caller.own_seat, body.topics)
            )
        }
    )
