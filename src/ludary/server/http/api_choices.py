"""The API's part about choices: what a bot would do, and what a choice would touch on the board."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Annotated, Any, TypeVar

from fastapi import APIRouter, Query, Request, Response

from ludary.server.errors import Late, Refused
from ludary.server.http.asking import Asking, answer
from ludary.server.http.models import Hint, Hinted, Marked, TableId
from ludary.server.marking import marks
from ludary.server.shelf import best_level, level

T = TypeVar("T")
router = APIRouter(prefix="/api", tags=["tables"])
ActionId = Annotated[int, Query(ge=0, le=2**31 - 1, description="the `id` of one of your decision's `actions`")]
Version = Annotated[int, Query(ge=0, le=2**31 - 1, description="the Look's `version` that has this action")]


@router.post("/tables/{id}/hint", response_model=Hinted, summary="What a bot would do in your place")
async def hint(asker: Asking, id: TableId, wish: Hint) -> Response:
    table = await asker.hall.tables.get(id)
    bot = level(wish.bot or best_level(table.game), table.game)
    action = await unless_gone(asker.request, asker.hall.hints.give(table, asker.own_seat(table), bot, asker.owner))
    return answer({"id": action.id, "notation": action.notation, "words": action.words, "bot": bot})


@router.get("/tables/{id}/marks", response_model=Marked, summary="What a choice of yours would touch on the board")
async def touched(asker: Asking, id: TableId, action: ActionId, version: Version) -> Response:
    await asker.hall.tables.catch_up(id, version)
    table = await asker.hall.tables.get(id)
    try:
        seat = asker.own_seat(table)
        return answer(await asker.hall.pools["drawing"].run(asker.owner, lambda: marks(table, seat, action, version)))
    except Late as late:
        late.more["look"] = await asker.look(table)
        raise


async def unless_gone(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """What the work comes to; it is given up when whoever asked closes the connection."""
    job, gone = asyncio.ensure_future(work), asyncio.ensure_future(disconnected(request))
    try:
        await asyncio.wait({job, gone}, return_when=asyncio.FIRST_COMPLETED)
        if not job.done():
            raise Refused("You have gone.", "gone", 409)
        return job.result()
    finally:
        job.cancel()
        gone.cancel()


async def disconnected(request: Request) -> None:
    """Until the connection is closed."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
