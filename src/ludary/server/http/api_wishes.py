"""The API's part about how people wish to be served at a table; nothing here touches the game."""

from __future__ import annotations

from fastapi import APIRouter, Response

from ludary.server import moves
from ludary.server.http.api_tables import change
from ludary.server.http.asking import Asking, answer
from ludary.server.http.models import Looked, Pace, Quiet, TableId

router = APIRouter(prefix="/api", tags=["tables"])


@router.post("/tables/{id}/pace", response_model=Looked, summary="Let the bots act faster or slower")
async def set_pace(asker: Asking, id: TableId, wish: Pace) -> Response:
    return await change(asker, id, lambda table, seat: moves.set_pace(table, seat, wish.pace))


@router.post("/tables/{id}/quiet", response_model=Looked, summary="Say what you do not want to be asked: the table passes for you there")
async def be_quiet(asker: Asking, id: TableId, wish: Quiet) -> Response:
    return answer({"look": await asker.look(await asker.hall.tables.be_quiet(id, asker.own_seat, wish.topics))})
