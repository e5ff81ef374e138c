"""The API's part about choices: what a bot would do, and what a choice would touch on the board."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Response

from ludary.server.errors import Late
from ludary.server.http.asking import Asking, answer
from ludary.server.http.models import Hint, Hinted, Marked, TableId
from ludary.server.marking import marks
from ludary.server.shelf import best_level, level

router = APIRouter(prefix="/api", tags=["tables"])
ActionId = Annotated[int, Query(ge=0, le=2**31 - 1, description="the `id` of one of your decision's `actions`")]
Version = Annotated[int, Query(ge=0, le=2**31 - 1, description="the Look's `version` that has this action")]


@router.post("/tables/{id}/hint", response_model=Hinted, summary="What a bot would do in your place")
async def hint(asker: Asking, id: TableId, wish: Hint) -> Response:
    table = await asker.hall.tables.get(id)
    bot = level(wish.bot or best_level(table.game))
    action = await asker.hall.bots.hint(table, asker.own_seat(table), bot)
    return answer({"id": action.id, "notation": action.notation, "words": action.words, "bot": bot})


@router.get("/tables/{id}/marks", response_model=Marked, summary="What a choice of yours would touch on the board")
async def touched(asker: Asking, id: TableId, action: ActionId, version: Version) -> Response:
    await asker.hall.tables.catch_up(id, version)
    table = await asker.hall.tables.get(id)
    try:
        return answer(marks(table, asker.own_seat(table), action, version))
    except Late as late:
        late.more["look"] = asker.look(table)
        raise
